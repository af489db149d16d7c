"""Many at once: in one channel at Discord's own pace, and two at one button."""

import asyncio

import pytest

from bot.loopback import Call, Upload
from tests.bot.gate import ANSWER, Gate
from tests.replies import labels, play_of
from tests.tables import Company, House, opened

pytestmark = pytest.mark.asyncio(loop_scope="module")

AT_ONCE = 10
IN_TIME = 3
"""Seconds that Discord gives for an acknowledgement."""


async def type_at_once(company: Company) -> list[Call]:
    """Have both sides throw dice, ten times at the same instant."""
    both = (company.anna, company.ben)
    return await asyncio.gather(
        *(
            both[number % 2].slash(company.channel, "/parley roll", {"number": "1"})
            for number in range(AT_ONCE)
        )
    )


async def write_at_once(company: Company) -> list[Call]:
    """Have both sides write letters, whose posts cannot be the answers."""
    both = (company.anna, company.ben)
    return await asyncio.gather(
        *(
            both[number % 2].slash(
                company.channel,
                "/parley write",
                {"letter": Upload("letter.txt", b"%d" % number)},
            )
            for number in range(AT_ONCE)
        )
    )


async def test_ten_plays_at_once_are_acknowledged_and_told_in_order(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    async with opened(House(tmp_path_factory.mktemp("crowd"), limits=True)) as house:
        answered, posted = await house.company(), await house.company()

        async with asyncio.timeout(IN_TIME):
            typed, written = await asyncio.gather(
                type_at_once(answered), write_at_once(posted)
            )

        for call in (*typed, *written):
            assert call.acknowledged
            assert not call.failed
        await house.bot.idle()
        for company in (answered, posted):
            told = [one for one in company.posts() if play_of(one)]
            assert [play_of(one) for one in told] == list(range(1, AT_ONCE + 1))
            buttons = [bool(labels(one)) for one in company.posts()]
            assert buttons == [False] * (len(buttons) - 1) + [True]


async def in_talks(house: House) -> Company:
    """Return a game in which both sides have a first word to say."""
    company = await house.company()
    await company.type(company.anna, "/parley seal", choice="attack")
    await company.type(company.ben, "/parley seal", choice="attack")
    return company


async def test_a_button_pressed_twice_at_one_instant_counts_once(
    house: House, gate: Gate
) -> None:
    company = await in_talks(house)
    post, anna = company.newest, company.anna
    gate.close(ANSWER, most=1)
    presses = [
        asyncio.create_task(anna.press(post, f"North: {word}"))
        for word in ("Accept", "Accept")
    ]
    await gate.reached.wait()
    gate.open()

    replies = [await house.reply(call) for call in await asyncio.gather(*presses)]

    (played,) = [one for one in replies if one.outcome.line]
    (late,) = [one for one in replies if one.refused]
    assert late.refused == "stale_press"
    assert "**North answers: accept.**" in late.told
    assert [play_of(one) for one in company.posts()].count(3) == 1
    assert company.newest == played.posted
    assert (await company.position()).game.revision == 3


async def test_of_two_who_take_a_seat_at_one_instant_one_has_it(house: House) -> None:
    company = await house.company(seated=False)
    post = company.newest

    calls = await asyncio.gather(
        company.anna.press(post, "Play North"), company.ben.press(post, "Play North")
    )

    first, second = [await house.reply(call) for call in calls]
    assert sorted([str(first.refused), str(second.refused)]) == ["None", "seat_taken"]
    winner = second if first.refused else first
    assert winner.posted == company.newest
    seats = (await company.position()).game.seats
    assert list(seats) == ["north"]


async def test_of_two_games_opened_at_one_instant_one_is_there(house: House) -> None:
    room = house.room()
    company = Company(house, room, ("north", "south"))

    calls = await asyncio.gather(
        company.anna.slash(room, "/game new", {"system": "parley"}),
        company.ben.slash(room, "/game new", {"system": "nine_years"}),
    )

    replies = [await house.reply(call) for call in calls]
    assert sorted(str(one.refused) for one in replies) == ["None", "game_here"]
    assert len(company.posts()) == 1
