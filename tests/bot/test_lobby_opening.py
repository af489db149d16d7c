"""`/game new`: what is opened, in whose language, where, and what the bot needs."""

import pytest

from bot.lobby.permissions import IN_THREADS, NEEDED
from tests.replies import labels
from tests.tables import SIDES, Company, House

pytestmark = pytest.mark.asyncio(loop_scope="module")

PARLEY = SIDES["parley"]


def strangers(house: House) -> Company:
    """Return people in a channel without a game."""
    return Company(house, house.room(), PARLEY)


async def test_it_opens_the_usual_scenario_with_its_opener_as_umpire(
    house: House,
) -> None:
    company = strangers(house)

    reply = await company.type(company.uma, "/game new", system="parley")

    game = (await company.position()).game
    assert (game.umpire, game.scenario) == (str(company.uma.id), "first")
    assert (game.status, game.seats, game.solo) == ("lobby", {}, False)
    assert reply.posted.content.splitlines() == [
        f"**A new game.** <@{company.uma.id}> opens it and is its umpire.",
        "**Parley** · First parley",
        f"Umpire: <@{company.uma.id}>",
        "North: *free*",
        "South: *free*",
        f"-# №{game.id}",
    ]
    assert labels(reply.posted) == ["Play North", "Play South"]
    assert reply.posted.pings == ()


async def test_it_speaks_the_language_of_its_opener(house: House) -> None:
    company = strangers(house)

    reply = await company.type(company.ben, "/game new", system="parley")

    assert reply.posted.content.startswith("**Новая игра.**")
    assert "Первые переговоры" in reply.posted.content
    assert labels(reply.posted) == ["Играть за Север", "Играть за Юг"]


async def test_or_the_one_that_is_asked_for(house: House) -> None:
    company = strangers(house)

    reply = await company.type(company.ben, "/game new", system="parley", language="en")

    assert reply.posted.content.startswith("**A new game.**")


async def test_all_seats_may_be_taken_to_try_it_alone(house: House) -> None:
    company = strangers(house)

    reply = await company.type(company.carl, "/game new", system="parley", solo=True)

    game = (await company.position()).game
    assert game.seats == dict.fromkeys(PARLEY, str(company.carl.id))
    assert game.solo
    assert labels(reply.posted) == ["Start"]
    await company.press(company.carl, "Start")
    for side in ("North", "South"):
        reply = await company.press(company.carl, f"{side}: Throw 2 dice")
        assert f"**{side} throws 2 dice.**" in reply.posted.content


async def test_there_is_one_game_to_a_channel_and_any_number_to_a_server(
    house: House,
) -> None:
    one, another = await house.company(), await house.company()
    before = house.stored()

    reply = await one.type(one.carl, "/game new", system="parley")

    assert reply.refused == "game_here"
    assert f"Its umpire is <@{one.uma.id}>" in reply.told
    assert house.stored() == before
    assert (await one.position()).game.id != (await another.position()).game.id


async def test_a_thread_is_a_table_of_its_own(house: House) -> None:
    channel = house.room()
    above = await house.company(channel=channel)
    thread = house.loopback.thread(channel, "war")

    below = await house.company("nine_years", channel=thread)

    assert (await above.position()).system.id == "parley"
    assert (await below.position()).system.id == "nine_years"
    reply = await below.type(below.anna, "/nine next")
    assert reply.posted == below.newest
    assert "Parley" not in "".join(one.content for one in below.posts())


async def test_a_new_game_may_follow_on_one_that_has_ended(house: House) -> None:
    company = await house.company()
    first = (await company.position()).game
    await company.type(company.uma, "/game end")
    await company.press(company.uma, "End the game")

    await company.type(company.carl, "/game new", system="nine_years")

    second = (await company.position()).game
    assert (second.umpire, second.system) == (str(company.carl.id), "nine_years")
    assert second.id != first.id
    assert second.code != first.code
    assert second.secret != first.secret


async def test_a_scenario_that_does_not_ship_is_named_with_those_that_do(
    house: House,
) -> None:
    company = strangers(house)

    reply = await company.type(
        company.uma, "/game new", system="parley", scenario="last"
    )

    assert reply.refused == "no_such_scenario"
    assert reply.told == "There is no scenario “last”. Possible: first."


async def test_scenarios_are_suggested_by_name_and_title(house: House) -> None:
    company = strangers(house)
    command = "/game new"

    english = await company.complete(
        company.anna, command, "scenario", system="nine_years"
    )
    russian = await company.complete(
        company.ben, command, "scenario", "ВОЙНА", system="nine_years"
    )

    assert english[0] == ("The colonial war, 1688-1697", "colonial-war")
    assert russian[0] == ("Колониальная война, 1688-1697", "colonial-war")
    assert (
        await company.complete(
            company.anna, command, "scenario", "x", system="nine_years"
        )
        == []
    )
    assert await company.complete(company.anna, command, "scenario") == []


@pytest.mark.parametrize("lacking", [*NEEDED[1:], IN_THREADS])
async def test_a_permission_that_is_missing_is_named(
    house: House, lacking: str
) -> None:
    channel = house.room()
    house.loopback.deny(channel, lacking)
    if lacking == IN_THREADS:
        channel = house.loopback.thread(channel, "war")
    company = Company(house, channel, PARLEY)
    named = house.bot.client.words.say("en", f"permission-{lacking}")
    before = house.stored()

    reply = await company.type(company.uma, "/game new", system="parley")

    assert reply.refused == "permissions"
    assert f"lacks a permission in this channel: {named}." in reply.told
    assert house.stored() == before


async def test_all_that_are_missing_are_named_at_once(house: House) -> None:
    company = strangers(house)
    house.loopback.deny(company.channel, *NEEDED[1:])

    reply = await company.type(company.ben, "/game new", system="parley")

    assert "не хватает 4 прав" in reply.told
    assert "Встраивать ссылки, Прикреплять файлы" in reply.told
    house.loopback.allow(company.channel, *NEEDED)
    reply = await company.type(company.ben, "/game new", system="parley")
    assert reply.refused is None
