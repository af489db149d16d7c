"""Seats: taken, left, given; before the start, and then as lines of the journal."""

import json
from typing import Any

import pytest

from bot import journal
from bot.plays import opening_hash
from tests.replies import Reply, labels, play_of
from tests.tables import Company, House

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def seats(company: Company) -> dict[str, str]:
    return dict((await company.position()).game.seats)


def noted(reply: Reply) -> dict[str, Any]:
    """Return what the journal tells of a step, without when and by which call."""
    assert reply.outcome.line is not None
    public = json.loads(reply.outcome.line.public)
    return {key: public[key] for key in public.keys() - {"at", "interaction"}}


async def test_a_seat_is_taken_by_name_or_by_button(house: House) -> None:
    company = await house.company(seated=False)

    typed = await company.type(company.anna, "/game join", side="south")
    pressed = await company.press(company.ben, "Play North")

    assert f"<@{company.anna.id}> plays **South**." in typed.posted.content
    assert labels(pressed.posted) == ["Start"]
    assert typed.outcome.line is pressed.outcome.line is None
    assert await seats(company) == {
        "north": str(company.ben.id),
        "south": str(company.anna.id),
    }


@pytest.mark.parametrize(
    ("taken", "side", "refused", "told"),
    [
        pytest.param((), None, "which_seat", "mean: North, South.", id="which"),
        pytest.param(("north",), "north", "seat_taken", "Free: South.", id="taken"),
        pytest.param(
            ("north", "south"),
            "north",
            "seat_taken",
            "No seat is free.",
            id="all taken",
        ),
        pytest.param(("north", "south"), None, "no_free_seat", "No seat", id="none"),
        pytest.param(
            (), "west", "no_such_seat", "Possible: North, South.", id="no such"
        ),
    ],
)
async def test_a_seat_that_cannot_be_taken(
    house: House, taken: tuple[str, ...], side: str | None, refused: str, told: str
) -> None:
    company = await house.company(seated=False)
    for one in taken:
        await company.type(company.anna, "/game join", side=one)
    before = house.stored()

    options = {} if side is None else {"side": side}
    reply = await company.type(company.carl, "/game join", **options)

    assert reply.refused == refused
    assert told in reply.told
    assert house.stored() == before


async def test_the_only_free_seat_needs_no_name(house: House) -> None:
    company = await house.company(seated=False)
    await company.type(company.anna, "/game join", side="north")

    await company.type(company.anna, "/game join")

    assert await seats(company) == dict.fromkeys(
        ("north", "south"), str(company.anna.id)
    )


async def test_sides_are_suggested_in_the_own_language(house: House) -> None:
    company = await house.company(seated=False)

    for command in ("/game join", "/game leave", "/game assign"):
        found = await company.complete(company.ben, command, "side", "ю")
        assert found == [("Юг", "south")]
    assert await company.complete(company.anna, "/game join", "side") == [
        ("North", "north"),
        ("South", "south"),
    ]


async def test_who_has_several_seats_says_which_he_leaves(house: House) -> None:
    company = await house.company(seated=False)
    for side in ("north", "south"):
        await company.type(company.anna, "/game join", side=side)

    reply = await company.type(company.anna, "/game leave")
    assert reply.refused == "which_seat"
    await company.type(company.anna, "/game leave", side="north")
    await company.type(company.anna, "/game leave")

    assert await seats(company) == {}


async def test_the_umpire_gives_a_seat_whoever_had_it(house: House) -> None:
    company = await house.company()
    carl = company.carl.id

    reply = await company.type(
        company.uma, "/game assign", side="north", user=f"<@{carl}>"
    )

    assert (await seats(company))["north"] == str(carl)
    assert noted(reply) == {
        "kind": "seated",
        "side": "north",
        "user": str(carl),
        "by": str(company.uma.id),
    }
    assert reply.posted.pings == (carl,)
    reply = await company.press(company.anna, "North: Throw 2 dice")
    assert reply.refused == "not_your_button"
    reply = await company.press(company.carl, "North: Throw 2 dice")
    assert play_of(reply.posted) == 2


async def test_the_umpire_can_be_another(house: House) -> None:
    company = await house.company()
    carl = company.carl.id

    reply = await company.type(company.uma, "/game umpire", user=f"<@{carl}>")

    assert reply.posted.content.startswith(f"<@{carl}> is the umpire now.")
    assert (await company.position()).game.umpire == str(carl)
    reply = await company.type(
        company.uma, "/parley umpire gold", side="north", number=1
    )
    assert reply.refused == "not_umpire"
    assert f"The umpire here is <@{carl}>." in reply.told


async def test_for_a_seat_that_was_left_the_umpire_answers(house: House) -> None:
    company = await house.company()

    reply = await company.type(company.anna, "/game leave")

    uma = company.uma.id
    assert reply.posted.pings == (uma,)
    assert f"**North** <@{uma}>" in reply.posted.content
    assert "until somebody takes the seat the umpire answers" in reply.posted.content
    reply = await company.press(company.uma, "North: Throw 2 dice")
    assert f"umpire <@{uma}> for North" in reply.posted.content
    assert noted(reply)["for_side"] is True
    reply = await company.type(company.carl, "/parley roll", number=1)
    assert reply.refused == "no_seat"


async def test_anybody_may_take_a_seat_that_was_left(house: House) -> None:
    company = await house.company()
    await company.type(company.anna, "/game leave")

    reply = await company.type(company.carl, "/game join")

    assert reply.posted.pings == (company.carl.id,)
    reply = await company.press(company.carl, "North: Throw 2 dice")
    assert play_of(reply.posted) == 3
    reply = await company.press(company.uma, "North: Throw 2 dice")
    assert reply.refused == "not_your_button"


async def test_after_the_start_seats_are_lines_of_the_journal(house: House) -> None:
    company = await house.company()
    start = await company.position()

    replies = [
        await company.type(company.anna, "/game leave"),
        await company.type(company.carl, "/game join"),
        await company.type(company.uma, "/game umpire", user=f"<@{company.ben.id}>"),
    ]

    after = await company.position()
    lines = [one.outcome.line for one in replies if one.outcome.line is not None]
    assert [play_of(one.posted) for one in replies] == [1, 2, 3]
    assert journal.check(opening_hash(start), lines, after.game.head) is None
    assert after.state == start.state
    assert [bool(labels(one)) for one in company.posts()[-3:]] == [False, False, True]
