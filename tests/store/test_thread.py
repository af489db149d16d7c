"""All calls of the store run on its one thread, one after the other."""

import asyncio
import logging
import sqlite3
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from bot.store.records import Game, StaleGame
from bot.store.thread import StoreThread
from tests.store.contract import NEW, Opener, play, post, sqlite


async def test_calls_run_in_order_on_one_other_thread(
    opener: Opener, tmp_path: Path
) -> None:
    thread = StoreThread(opener(tmp_path))
    done: list[int] = []

    def act(number: int) -> int:
        done.append(number)
        return threading.get_ident()

    threads = await asyncio.gather(*(thread.do(act, number) for number in range(200)))
    await thread.close()

    assert done == list(range(200))
    assert len(set(threads)) == 1
    assert threading.get_ident() not in threads


async def test_many_channels_at_once_are_all_stored(
    opener: Opener, tmp_path: Path
) -> None:
    thread = StoreThread(opener(tmp_path))
    store = thread.store

    async def played(channel: int) -> Game:
        new = replace(NEW, channel=str(channel))
        game = await thread.do(store.open_game, new)
        for _ in range(10):
            commit = play(game, post(game))
            await thread.do(store.commit, commit)
            game = commit.game
        return game

    games = await asyncio.gather(*(played(channel) for channel in range(30)))

    for game in games:
        assert await thread.do(store.game_in, game.channel) == game
        assert len(await thread.do(store.lines, game.id)) == game.revision
    assert len(await thread.do(store.unsent)) == 30 * 10
    await thread.close()


async def test_of_many_plays_on_one_revision_one_is_stored(
    opener: Opener, tmp_path: Path
) -> None:
    thread = StoreThread(opener(tmp_path))
    store = thread.store
    game = await thread.do(store.open_game, NEW)

    outcomes = await asyncio.gather(
        *(thread.do(store.commit, play(game, post(game))) for _ in range(50)),
        return_exceptions=True,
    )

    assert [type(one) for one in outcomes] == [tuple] + [StaleGame] * 49
    assert len(await thread.do(store.lines, game.id)) == 1
    assert len(await thread.do(store.unsent)) == 1
    await thread.close()


async def test_close_waits_for_what_was_asked_for(
    opener: Opener, tmp_path: Path
) -> None:
    thread = StoreThread(opener(tmp_path))
    game = await thread.do(thread.store.open_game, NEW)
    letters = await thread.do(thread.store.commit, play(game, *[post(game)] * 20))
    for letter in letters:
        thread.later(thread.store.mark, {letter.id: "555"})

    await thread.close()

    again = opener(tmp_path)
    assert again.unsent() == []
    again.close()
    with pytest.raises(RuntimeError):
        await thread.do(again.unsent)


async def test_a_failure_in_the_background_is_logged(
    opener: Opener, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    thread = StoreThread(opener(tmp_path))
    await thread.do(thread.store.open_game, NEW)

    with caplog.at_level(logging.ERROR, "bot.store.thread"):
        thread.later(thread.store.open_game, NEW)
        await thread.close()

    (record,) = caplog.records
    assert record.exc_info is not None
    assert record.exc_info[0] is StaleGame


async def test_sqlite_is_closed_to_all_threads_but_its_own(tmp_path: Path) -> None:
    thread = StoreThread(sqlite(tmp_path))
    await thread.do(thread.store.open_game, NEW)

    with pytest.raises(sqlite3.ProgrammingError):
        thread.store.game_in("200")

    assert await thread.do(thread.store.game_in, "200") is not None
    await thread.close()
