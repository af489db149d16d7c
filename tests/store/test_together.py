"""Commits that wait together: one sync for all, each whole or not at all."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot.bench.syncs import counted_syncs
from bot.store.protocol import Store
from bot.store.records import StaleGame
from bot.store.sqlite import SqliteStore
from bot.store.thread import StoreThread
from tests.store.contract import NEW, play, post


def test_one_that_is_stale_leaves_the_others_standing(store: Store) -> None:
    games = [store.open_game(replace(NEW, channel=f"{n}")) for n in range(3)]
    commits = [play(one, post(one)) for one in games]
    stale = replace(commits[1], before=7)

    first, refused, third = store.commit_all([commits[0], stale, commits[2]])

    assert isinstance(refused, StaleGame)
    assert isinstance(first, tuple)
    assert isinstance(third, tuple)
    found = [store.game(one.id) for one in games]
    assert [one.revision for one in found if one] == [1, 0, 1]
    assert [len(store.lines(one.id)) for one in games] == [1, 0, 1]
    assert [one.game for one in store.unsent()] == [games[0].id, games[2].id]


async def test_those_who_wait_together_share_a_sync(tmp_path: Path) -> None:
    with counted_syncs() as syncs:
        thread = StoreThread(await asyncio.to_thread(SqliteStore, tmp_path / "a.db"))
        store = thread.store
        games = [
            await thread.do(store.open_game, replace(NEW, channel=f"{n}"))
            for n in range(20)
        ]
        before = syncs.count
        stored = await asyncio.gather(
            *(thread.commit(play(one, post(one))) for one in games)
        )
        made = syncs.count - before
        await thread.close()

    assert [letters[0].game for letters in stored] == [one.id for one in games]
    assert 1 <= made < len(games)


async def test_each_is_told_what_became_of_his_own(tmp_path: Path) -> None:
    thread = StoreThread(await asyncio.to_thread(SqliteStore, tmp_path / "a.db"))
    games = [
        await thread.do(thread.store.open_game, replace(NEW, channel=f"{n}"))
        for n in range(2)
    ]
    good, stale = play(games[0]), replace(play(games[1]), before=9)

    told = await asyncio.gather(
        thread.commit(good), thread.commit(stale), return_exceptions=True
    )

    assert told[0] == ()
    with pytest.raises(StaleGame):
        raise told[1] if isinstance(told[1], BaseException) else AssertionError
    await thread.close()
