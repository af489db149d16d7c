"""`/game export`: one's own view as a file, which anybody can check by its chain."""

import json
from dataclasses import replace
from typing import Any

import pytest

from bot.dice.stream import commitment, faces
from bot.exports import NotAnExport, read_back
from bot.journal import Sealed, canonical, check
from bot.loopback import Person
from bot.plays import opening_hash
from tests.tables import Company, House

pytestmark = pytest.mark.asyncio(loop_scope="module")

SECRETS = ("secret", "hidden_secret")


async def played(house: House) -> Company:
    """Return people at a game with a throw, a draw and one sealed choice in it."""
    company = await house.company()
    await company.type(company.anna, "/parley roll", number=2)
    await company.type(company.anna, "/parley draw", number=2)
    await company.type(company.ben, "/parley seal", choice="attack")
    await company.type(company.uma, "/parley umpire gold", side="north", number=7)
    return company


async def export(company: Company, who: Person) -> dict[str, Any]:
    """Return what *who* is given, privately."""
    posts = company.posts()
    reply = await company.type(who, "/game export")
    assert company.posts() == posts
    (message,) = [one for one in reply.messages if one.attachments]
    assert message.visible_to == who.id
    (file,) = message.attachments
    assert file.name in message.content
    found: dict[str, Any] = json.loads(file.bytes)
    return found


def sealed(plays: list[dict[str, Any]]) -> list[Sealed]:
    """Return the lines of an export as they can be checked."""
    return [
        Sealed(
            one["number"],
            one["previous"],
            canonical(one["public"]),
            one["private_hash"],
            one["hash"],
        )
        for one in plays
    ]


@pytest.mark.parametrize("who", ["anna", "ben", "uma", "carl"])
async def test_the_chain_of_an_export_is_whole(house: House, who: str) -> None:
    company = await played(house)
    position = await company.position()

    found = await export(company, getattr(company, who))

    start = found["plays"][0]["previous"]
    system = position.system
    scenario = system.scenario.model_validate_json(json.dumps(found["setup"]))
    options = system.options.model_validate_json(json.dumps(found["options"]))
    state = system.new_game(scenario, options).model_dump_json()
    opened = replace(position, game=replace(position.game, state=state))
    assert start == opening_hash(opened)
    assert check(start, sealed(found["plays"]), found["head"]) is None
    assert len(found["plays"]) == found["revision"] == 4


async def test_a_change_is_found(house: House) -> None:
    company = await played(house)
    found = await export(company, company.anna)
    plays = found["plays"]

    plays[1]["public"]["user"] = "1"

    assert check(plays[0]["previous"], sealed(plays), found["head"]) == 2
    assert check(plays[0]["previous"], sealed(plays[:1]), found["head"]) == 2


async def test_everybody_has_his_own_view_and_nobody_a_secret(house: House) -> None:
    company = await played(house)
    position = await company.position()
    game = position.game
    private = json.loads(game.state)

    views = {
        who: await export(company, getattr(company, who))
        for who in ("anna", "ben", "uma", "carl")
    }

    assert [one["seen_as"] for one in views.values()] == [
        "north",
        "south",
        "umpire",
        None,
    ]
    for found in views.values():
        text = json.dumps(found)
        assert found["kind"] == "player"
        assert all(one not in found["dice"] for one in SECRETS)
        assert game.secret.hex() not in text
        assert game.hidden_secret.hex() not in text
        assert found["dice"]["commitment"] == commitment(game.secret)
        assert "private" not in found["plays"][0]
        assert found["state"] == position.system.view(
            position.state, found["seen_as"]
        ).model_dump(mode="json")
    hand = private["camps"]["north"]["hand"]
    assert views["anna"]["state"]["camps"]["north"]["hand"] == hand
    assert views["carl"]["state"]["camps"]["north"]["hand"] != hand
    plays = [views[who]["plays"] for who in views]
    assert all(one == plays[0] for one in plays)


async def test_after_the_end_every_throw_can_be_computed_again(house: House) -> None:
    company = await played(house)
    game = (await company.position()).game
    await company.type(company.uma, "/game end")
    await company.press(company.uma, "End the game")

    whole = await export(company, company.carl)

    assert all(whole["dice"][one] == getattr(game, one).hex() for one in SECRETS)
    assert commitment(game.secret) == whole["dice"]["commitment"]
    assert commitment(game.hidden_secret) == whole["dice"]["hidden_commitment"]
    public = whole["plays"][0]["public"]
    (roll,) = public["rolls"]
    assert roll["faces"] == list(
        faces(
            bytes.fromhex(whole["dice"]["secret"]),
            whole["game"],
            roll["number"],
            public["interaction"],
            roll["purpose"],
            len(roll["faces"]),
            roll["sides"],
        )
    )


async def test_a_players_export_is_not_read_back(house: House) -> None:
    company = await played(house)

    with pytest.raises(NotAnExport):
        read_back(await export(company, company.anna))


async def test_before_the_start_there_is_a_game_without_plays(house: House) -> None:
    company = await house.company(seated=False)

    found = await export(company, company.carl)

    assert (found["status"], found["plays"], found["head"]) == ("lobby", [], "")
