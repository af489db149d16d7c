"""The bot is stopped between a commit and the mark that its post is out, anywhere.

After the next start every post is in the channel exactly once, and only the newest has
buttons, whatever was played: by a slash command, a button or a form.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

import pytest

from bot.loopback import Call
from bot.outbox import Outbox
from bot.store.sqlite import SqliteStore
from tests.bot.gate import ANSWER, POST, STRIP, Gate, Where
from tests.replies import labels, play_of
from tests.tables import Company, House

pytestmark = pytest.mark.asyncio(loop_scope="module")

Act = Callable[[Company], Coroutine[Any, Any, Call]]


async def by_slash(company: Company) -> Act:
    """Return what plays by a slash command."""
    return lambda at: at.anna.slash(at.channel, "/parley roll", {"number": "2"})


async def by_button(company: Company) -> Act:
    """Return what plays by a button."""
    post, label = company.newest, "North: Throw 2 dice"
    return lambda at: at.anna.press(post, label)


async def by_form(company: Company) -> Act:
    """Return what plays by a form, which is open already."""
    reply = await company.press(company.anna, "North: Load goods")
    form = reply.call.form
    assert form is not None
    return lambda at: at.anna.submit(form, {"goods": "salt=2"})


WAYS: Final = [by_slash, by_button, by_form]
ANSWERED: Final = [
    pytest.param(ANSWER, "before", id="the answer is not sent"),
    pytest.param(ANSWER, "after", id="the answer is out, nobody knows"),
    pytest.param(STRIP, "before", id="old buttons are not taken off"),
    pytest.param(STRIP, "after", id="old buttons are off, nobody knows"),
]
POSTED: Final = [
    pytest.param(STRIP, "before", id="old buttons are not taken off"),
    pytest.param(STRIP, "after", id="old buttons are off, nobody knows"),
    pytest.param(POST, "before", id="the post is not sent"),
    pytest.param(POST, "after", id="the post is out, nobody knows"),
]


async def stopped_at(
    house: House, gate: Gate, act: Act, company: Company, kind: Any, where: Where
) -> None:
    """Have somebody act, stop the bot when it comes to *kind*, start it again."""
    gate.close(kind, where)
    acting = asyncio.create_task(act(company))
    await gate.reached.wait()
    await house.crash()
    gate.open(lost=True)
    acting.cancel()
    await house.launch()
    await house.bot.idle()


def under_way() -> list[str]:
    """Return the interactions that the bot has taken up and not done with."""
    names = [task.get_name() for task in asyncio.all_tasks()]
    return [one for one in names if one.startswith(("discord.py: on", "CommandTree"))]


async def all_is_said_once(house: House, company: Company) -> None:
    """Check that the one play is told once, and that the game goes on from there."""
    plays = [play_of(one) for one in company.posts()]
    assert plays.count(1) == 1
    assert play_of(company.newest) == 1
    assert [bool(labels(one)) for one in company.posts()[-2:]] == [False, True]
    assert await house.bot.store.do(house.bot.store.store.unsent) == []
    assert (await company.position()).game.revision == 1

    reply = await company.press(company.ben, "South: Throw 2 dice")
    assert play_of(reply.posted) == 2
    assert [bool(labels(one)) for one in company.posts()[-2:]] == [False, True]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("kind", "where"), ANSWERED)
async def test_an_answer_is_out_once(
    house: House, gate: Gate, way: Any, kind: Any, where: Where
) -> None:
    company = await house.company()
    act = await way(company)

    await stopped_at(house, gate, act, company, kind, where)

    await all_is_said_once(house, company)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("kind", "where"), POSTED)
async def test_a_post_is_out_once(
    house: House,
    gate: Gate,
    monkeypatch: pytest.MonkeyPatch,
    way: Any,
    kind: Any,
    where: Where,
) -> None:
    company = await house.company()
    act = await way(company)

    with monkeypatch.context() as held:
        held.setattr(Outbox, "behind", lambda outbox, channel: True)
        await stopped_at(house, gate, act, company, kind, where)

    await all_is_said_once(house, company)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("behind", [False, True], ids=["an answer", "a post"])
async def test_what_is_out_is_not_sent_again_when_its_mark_was_lost(
    house: House, monkeypatch: pytest.MonkeyPatch, way: Any, behind: bool
) -> None:
    company = await house.company()
    act = await way(company)

    with monkeypatch.context() as power_cut:
        power_cut.setattr(Outbox, "behind", lambda outbox, channel: behind)
        power_cut.setattr(SqliteStore, "mark", lambda *arguments: None)
        await house.reply(await act(company))
        await house.crash()
    await house.launch()
    await house.bot.idle()

    await all_is_said_once(house, company)


async def test_a_status_shown_to_all_is_not_taken_for_the_post_of_its_play(
    house: House, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    company = await house.company()
    with monkeypatch.context() as held:
        held.setattr(Outbox, "behind", lambda outbox, channel: True)
        gate.close(POST)
        await company.anna.slash(company.channel, "/parley roll", {"number": "2"})
        await gate.reached.wait()
        await company.carl.slash(company.channel, "/game status", {"show": "true"})
        assert play_of(company.newest) == 1
        await house.crash()
        gate.open(lost=True)
    await house.launch()
    await house.bot.idle()

    assert [play_of(one) for one in company.posts()][-2:] == [1, 1]
    assert "**North throws 2 dice.**" in company.newest.content
    assert labels(company.newest)


async def test_what_waits_for_its_turn_when_the_bot_stops_was_never_played(
    house: House, gate: Gate
) -> None:
    company = await house.company()
    act = await by_slash(company)
    post = company.newest
    gate.close(ANSWER)
    acting = asyncio.create_task(act(company))
    await gate.reached.wait()
    waiting = asyncio.create_task(company.ben.press(post, "South: Throw 2 dice"))
    for _ in range(20):
        await house.bot.store.do(house.bot.store.store.unsent)
    assert len(under_way()) == 2

    await house.crash()

    assert under_way() == []
    gate.open(lost=True)
    acting.cancel()
    waiting.cancel()
    await house.launch()
    await house.bot.idle()

    await all_is_said_once(house, company)


async def test_what_was_played_in_many_channels_is_told_in_all_of_them(
    house: House, gate: Gate
) -> None:
    companies = [await house.company() for _ in range(4)]
    gate.close(ANSWER)
    acting = [
        asyncio.create_task((await by_slash(company))(company)) for company in companies
    ]
    store = house.bot.store.store
    for _ in range(200):
        if len(await house.bot.store.do(store.unsent)) == 8:
            break
    await house.crash()
    gate.open(lost=True)
    for one in acting:
        one.cancel()
    await house.launch()
    await house.bot.idle()

    for company in companies:
        await all_is_said_once(house, company)
