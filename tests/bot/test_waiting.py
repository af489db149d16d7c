"""Plays that have to wait, come too late, or whose answer is lost on the way."""

import asyncio
from typing import Any

import pytest

import bot.table
from bot.call import Unanswered
from bot.loopback import Upload
from bot.store.records import Commit, StaleGame
from bot.store.sqlite import SqliteStore
from bot.wire.calls import DiscordCall
from tests.bot.gate import ANSWER, POST, Gate, Where
from tests.replies import labels, play_of
from tests.tables import Company, House

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def slow_play(company: Company, gate: Gate) -> "asyncio.Task[Any]":
    """Have Anna play, and keep the answer to her, and so the channel, waiting."""
    gate.close(ANSWER, most=1)
    playing = asyncio.create_task(
        company.anna.slash(company.channel, "/parley roll", {"number": "1"})
    )
    await gate.reached.wait()
    return playing


def numbers(company: Company) -> list[int | None]:
    return [play_of(one) for one in company.posts() if play_of(one)]


async def test_nobody_waits_longer_than_discord_does() -> None:
    assert bot.table.PATIENCE <= 2


async def test_who_waits_long_is_acknowledged_and_finds_his_post_in_the_channel(
    house: House, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.table.PATIENCE", 0.01)
    company = await house.company()
    playing = await slow_play(company, gate)

    waiting = await company.ben.slash(company.channel, "/parley roll", {"number": "2"})

    assert waiting.answer is not None
    assert waiting.answer.loading
    gate.open()
    await playing
    reply = await house.reply(waiting)
    assert reply.told == "Готово: сообщение в канале."
    assert numbers(company) == [1, 2]
    assert "**South throws 2 dice.**" in company.newest.content
    assert company.newest.interaction_id is None
    assert [bool(labels(one)) for one in company.posts()[-2:]] == [False, True]


async def test_a_refusal_after_a_long_wait_is_as_private_as_any(
    house: House, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.table.PATIENCE", 0.01)
    company = await house.company()
    playing = await slow_play(company, gate)

    waiting = await company.ben.slash(company.channel, "/parley sail", {"to": "x"})

    gate.open()
    await playing
    reply = await house.reply(waiting)
    assert reply.refused == "no_such_harbour"
    assert "[PAR-PORT-1]" in reply.told
    assert numbers(company) == [1]


async def test_an_upload_that_waits_for_its_turn_is_acknowledged_once(
    house: House, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.table.PATIENCE", 0.01)
    company = await house.company()
    playing = await slow_play(company, gate)
    letter = Upload("letter.txt", b"Let us talk.")

    waiting = await company.ben.slash(
        company.channel, "/parley write", {"letter": letter}
    )

    await asyncio.wait({playing}, timeout=0.05)
    gate.open()
    await playing
    reply = await house.reply(waiting)
    assert reply.outcome.fault is None
    assert "Let us talk." in reply.told
    assert numbers(company) == [1, 2]


async def test_a_channel_is_free_again_after_a_wait_that_could_not_be_told(
    house: House, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.table.PATIENCE", 0.01)
    company = await house.company()
    playing, lost = await slow_play(company, gate), asyncio.Event()

    async def hold(call: DiscordCall) -> None:
        lost.set()
        raise Unanswered

    monkeypatch.setattr(DiscordCall, "hold", hold)
    waiting = asyncio.create_task(
        company.ben.slash(company.channel, "/parley roll", {"number": "2"})
    )
    await lost.wait()
    gate.open()
    await playing
    await house.bot.idle()
    waiting.cancel()

    assert numbers(company) == [1]
    reply = await company.type(company.anna, "/parley roll", number=2)
    assert play_of(reply.posted) == 2


@pytest.mark.parametrize("where", ["before", "after"])
async def test_an_answer_whose_fate_is_unknown_is_read_exactly_once(
    house: House, gate: Gate, where: Where
) -> None:
    company = await house.company()
    gate.lose(ANSWER, where)

    playing = asyncio.create_task(
        company.anna.slash(company.channel, "/parley roll", {"number": "2"})
    )
    await gate.reached.wait()
    await house.bot.idle()

    assert numbers(company) == [1]
    assert labels(company.newest)
    assert company.posts()[-2:][0].content.startswith("**The game begins.**")
    assert not labels(company.posts()[-2])
    playing.cancel()


async def test_a_post_that_waits_is_not_overtaken(
    house: House, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    company = await house.company()
    gate.close(POST)
    letter = Upload("letter.txt", b"Let us talk.")
    first = await company.anna.slash(
        company.channel, "/parley write", {"letter": letter}
    )
    await gate.reached.wait()

    second = await company.ben.slash(company.channel, "/parley roll", {"number": "2"})

    gate.open()
    await house.reply(first)
    reply = await house.reply(second)
    assert numbers(company) == [1, 2]
    assert reply.told == "Готово: сообщение в канале."


class Stale:
    """A store whose next commits find that the game has moved on."""

    def __init__(self, store: SqliteStore, times: int) -> None:
        self._commit, self.times = store.commit, times

    def commit(self, commit: Commit) -> Any:
        """Commit, unless another one came first."""
        if self.times:
            self.times -= 1
            raise StaleGame("somebody else was quicker")
        return self._commit(commit)


@pytest.mark.parametrize(("times", "played"), [(1, True), (2, False)])
async def test_a_game_that_has_moved_on_is_read_again_once(
    house: House, monkeypatch: pytest.MonkeyPatch, times: int, played: bool
) -> None:
    company = await house.company()
    before = house.stored()
    store = house.bot.store.store
    assert isinstance(store, SqliteStore)
    stale = Stale(store, times)
    monkeypatch.setattr(store, "commit", stale.commit)

    reply = await company.type(company.anna, "/parley roll", number=2)

    assert stale.times == 0
    assert (reply.outcome.line is not None) == played
    assert (house.stored() == before) != played
    if not played:
        assert reply.outcome.fault
        assert reply.outcome.fault in reply.told


async def test_a_play_on_an_old_position_is_made_on_the_new_one(house: House) -> None:
    company = await house.company()
    old = await company.position()
    await company.type(company.anna, "/parley seal", choice="hold")
    house.bot.table.positions.keep(old)

    await company.type(company.ben, "/parley seal", choice="hold")

    assert play_of(company.newest) == 2
    assert "Day 2 begins" in company.newest.content


async def test_a_store_that_fails_changes_nothing_and_the_game_goes_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    company = await house.company()
    before = house.stored()

    def broken(commit: Commit) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as full:
        full.setattr(house.bot.store.store, "commit", broken)
        reply = await company.type(company.anna, "/parley roll", number=2)

    assert reply.outcome.fault
    assert reply.outcome.fault in reply.told
    assert house.stored() == before
    reply = await company.type(company.anna, "/parley roll", number=2)
    assert "#1 omens" in reply.posted.content
