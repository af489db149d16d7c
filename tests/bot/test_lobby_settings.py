"""House rules before the start, the start itself, the language, both ways to end."""

import pytest

from bot import journal
from bot.dice.stream import commitment
from bot.plays import opening_hash
from tests.replies import labels, play_of
from tests.tables import Company, House

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def set_to(company: Company, name: str, value: str) -> str:
    """Set a house rule; return what the umpire is told if it is refused."""
    reply = await company.type(company.uma, "/game option", name=name, value=value)
    return reply.told if reply.refused else ""


@pytest.mark.parametrize(
    ("name", "typed", "stored", "told"),
    [
        ("flip_lock", "round", "round", "round (until the turn is handed over)"),
        ("flip_ends_round", "true", True, "true"),
        ("first_roll_turn", "3", 3, "3"),
        ("track", "-2,-1,0,4", [-2, -1, 0, 4], "[-2, -1, 0, 4]"),
        ("track", "[-2, -1, 0, 4]", [-2, -1, 0, 4], "[-2, -1, 0, 4]"),
    ],
)
async def test_a_house_rule_is_set_and_told(
    house: House, name: str, typed: str, stored: object, told: str
) -> None:
    company = await house.company("nine_years", seated=False)

    assert await set_to(company, name, typed) == ""

    position = await company.position()
    assert position.game.options[name] == stored
    assert position.state.model_dump(mode="json")["options"][name] == stored
    assert f"House rule `{name}` is now {told}." in company.newest.content
    assert labels(company.newest) == ["Play the Alliance", "Play the Bourbons"]


@pytest.mark.parametrize(
    ("name", "typed", "told"),
    [
        ("flip_look", "round", "There is no house rule “flip_look”. Possible: track, "),
        ("flip_lock", "never", "`flip_lock`: “never” is not possible; possible: "),
        ("flip_ends_round", "2", "`flip_ends_round`: “2”; it has to be true or false."),
        ("first_roll_turn", "0", "`first_roll_turn`: 0 is too small; at least 1."),
        ("first_roll_turn", "two", "`first_roll_turn`: “two” is no whole number."),
        ("track", "-1,1", "`track`: too short: 2; at least 3."),
        ("track", "0", "`track`: “0” is no list."),
        (
            "track",
            "-1,0,0,1",
            "`track`: exactly one box has to be worth 0; here it is 2.",
        ),
        (
            "track",
            "-1,0,1,-2",
            "`track`: box 3 (the leftmost is 0) is worth -2, less than the 1",
        ),
        ("track", "-1,0,x", "`track`"),
    ],
)
async def test_what_a_house_rule_cannot_be(
    house: House, name: str, typed: str, told: str
) -> None:
    company = await house.company("nine_years", seated=False)
    before = house.stored()

    assert told in await set_to(company, name, typed)
    assert house.stored() == before


async def test_house_rules_and_their_values_are_suggested(house: House) -> None:
    company = await house.company("nine_years", seated=False)
    values = {
        "flip_ends_round": ["true", "false"],
        "flip_lock": ["game_turn", "round"],
        "first_roll_turn": ["2"],
        "track": ["-3,-3,-2,-2,-1,-1,0,1,1,2,2,3,3"],
        "no_such": [],
    }

    names = await company.complete(company.uma, "/game option", "name", "flip")
    assert [one for _, one in names] == ["flip_lock", "flip_ends_round"]
    for name, expected in values.items():
        found = await company.complete(company.uma, "/game option", "value", name=name)
        assert [one for _, one in found] == expected
    found = await company.complete(
        company.ben, "/game option", "value", "весь", name="flip_lock"
    )
    assert found == [("game_turn (на весь год)", "game_turn")]


async def test_nothing_is_set_once_the_game_has_started(house: House) -> None:
    company = await house.company()

    reply = await company.type(
        company.uma, "/game option", name="hand_limit", value="3"
    )

    assert reply.refused == "started"


async def test_it_starts_when_all_sit_and_the_umpire_says_so(house: House) -> None:
    company = await house.company(started=False)
    seated = await company.position()
    await company.type(company.anna, "/game leave")

    reply = await company.type(company.uma, "/game start")
    assert reply.refused == "seats_free"
    assert reply.told.startswith("Nobody sits here yet: North.")
    await company.press(company.anna, "Play North")
    reply = await company.press(company.anna, "Start")
    assert reply.refused == "not_umpire"
    reply = await company.press(company.uma, "Start")

    game = (await company.position()).game
    assert (game.status, game.revision) == ("running", 0)
    assert game.head == opening_hash(seated)
    assert commitment(game.secret) in reply.posted.content
    assert commitment(game.hidden_secret) in reply.posted.content
    assert game.secret.hex() not in reply.posted.content
    assert set(reply.posted.pings) == {company.anna.id, company.ben.id}
    assert play_of(reply.posted) == 0
    assert "Your orders" in labels(reply.posted)
    reply = await company.type(company.uma, "/game start")
    assert reply.refused == "started"


async def test_the_language_changes_from_one_post_to_the_next(house: House) -> None:
    company = await house.company()

    reply = await company.type(company.uma, "/game language", language="ru")
    told = reply.posted.content.splitlines()[0]
    assert told == "Дальше сообщения будут на русском языке."
    assert "Мои приказы" in labels(reply.posted)
    reply = await company.type(company.anna, "/parley roll", number=2)
    assert "🎲 №1" in reply.posted.content
    assert (await company.position()).game.revision == 2

    await company.type(company.uma, "/game language", language="en")
    reply = await company.type(company.ben, "/game log")
    assert "Дальше сообщения будут на русском языке." in reply.told
    assert "Дальше сообщения будут на английском языке." in reply.told


async def test_the_language_can_be_chosen_before_the_start(house: House) -> None:
    company = await house.company(seated=False)

    reply = await company.type(company.uma, "/game language", language="ru")

    assert labels(reply.posted) == ["Играть за Север", "Играть за Юг"]
    assert reply.outcome.line is None


async def test_to_end_it_the_umpire_is_asked_once_more(house: House) -> None:
    company = await house.company()
    start = await company.position()
    before = house.stored()

    asked = await company.type(company.uma, "/game end")
    assert "Do you really want to end this game?" in asked.told
    assert house.stored() == before
    reply = await company.press(company.uma, "End the game")

    game = start.game
    lines = reply.posted.content.splitlines()
    assert lines[0] == f"**The game is over:** <@{company.uma.id}> has ended it."
    assert game.secret.hex() in reply.posted.content
    assert game.hidden_secret.hex() in reply.posted.content
    assert not any(labels(one) for one in company.posts())
    assert reply.outcome.line is not None
    assert journal.check(opening_hash(start), [reply.outcome.line]) is None
    reply = await company.press(company.uma, "End the game", on=asked.messages[0])
    assert reply.refused == "other_game"
    reply = await company.type(company.anna, "/parley roll", number=1)
    assert reply.refused == "no_game"


async def test_a_game_that_never_started_can_be_ended(house: House) -> None:
    company = await house.company(seated=False)

    await company.type(company.uma, "/game end")
    reply = await company.press(company.uma, "End the game")

    assert reply.outcome.line is None
    assert "has ended it" in reply.posted.content
    assert labels(reply.posted) == []
    reply = await company.type(company.anna, "/game status")
    assert reply.refused == "no_game"


async def test_the_last_play_gives_the_final_account_and_frees_the_channel(
    house: House,
) -> None:
    company = await house.company("nine_years")
    start = (await company.position()).game
    umpire = "/nine umpire"
    await company.type(company.uma, f"{umpire} year", year=1697)
    await company.type(company.uma, f"{umpire} vp", number=17)
    await company.type(company.uma, f"{umpire} phase", phase="winter_quarters")
    await company.type(company.anna, "/nine next")

    reply = await company.type(company.ben, "/nine next")

    content = reply.posted.content
    assert "The game ended with the Winter of 1697: 17 VP." in content
    assert start.secret.hex() in content
    assert start.hidden_secret.hex() in content
    assert labels(reply.posted) == []
    assert reply.posted.pings == ()
    reply = await company.type(company.carl, "/game new", system="parley")
    assert reply.refused is None
