"""Games are found as they were stored, and a channel has one at a time."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.store.protocol import Store
from bot.store.records import StaleGame
from tests.store.contract import NEW, play


def test_a_game_comes_back_as_it_was_stored(store: Store) -> None:
    game = store.open_game(NEW)

    assert game == replace(NEW, id=game.id)
    assert game.id > 0
    assert store.game_in("200") == game
    assert store.game(game.id) == game
    assert store.last_game_in("200") == game
    assert store.games() == [game]


def test_truths_and_secrets_keep_their_types(store: Store) -> None:
    game = store.open_game(replace(NEW, solo=True, scripted=True))

    found = store.game(game.id)

    assert found is not None
    assert (found.solo, found.scripted) == (True, True)
    assert isinstance(found.solo, bool)
    assert isinstance(found.secret, bytes)


def test_a_game_is_still_there_after_a_restart(reopen: Callable[[], Store]) -> None:
    game = reopen().open_game(NEW)

    assert reopen().game_in("200") == game


def test_where_there_is_no_game_none_is_found(store: Store) -> None:
    game = store.open_game(NEW)

    assert store.game_in("201") is None
    assert store.last_game_in("201") is None
    assert store.game(game.id + 1) is None


def test_a_second_game_in_a_channel_is_refused(store: Store) -> None:
    game = store.open_game(NEW)

    with pytest.raises(StaleGame):
        store.open_game(replace(NEW, umpire="999"))

    assert store.games() == [game]


def test_other_channels_have_their_own_games(store: Store) -> None:
    here = store.open_game(NEW)
    there = store.open_game(replace(NEW, channel="201"))

    assert store.game_in("200") == here
    assert store.game_in("201") == there
    assert store.games() == [here, there]


def test_an_ended_game_frees_its_channel_and_can_be_found(store: Store) -> None:
    first = store.open_game(NEW)
    end = play(first, status="ended")
    store.commit(end)

    assert store.game_in("200") is None
    assert store.last_game_in("200") == end.game

    second = store.open_game(NEW)

    assert second.id != first.id
    assert store.game_in("200") == second
    assert store.last_game_in("200") == second
    assert store.game(first.id) == end.game


def test_an_ended_game_cannot_go_on_beside_a_new_one(store: Store) -> None:
    end = play(store.open_game(NEW), status="ended")
    store.commit(end)
    second = store.open_game(NEW)

    with pytest.raises(StaleGame):
        store.commit(play(end.game, status="running"))

    assert store.game(end.game.id) == end.game
    assert store.game_in("200") == second
    assert len(store.lines(end.game.id)) == 1


def test_a_game_is_restored_under_a_new_id_with_its_journal(store: Store) -> None:
    first = play(store.open_game(NEW))
    second = play(first.game)
    assert first.line is not None
    assert second.line is not None
    lines = (first.line, second.line)

    game = store.restore(replace(second.game, channel="201"), lines)

    assert game == replace(second.game, id=game.id, channel="201")
    assert store.game_in("201") == game
    assert store.lines(game.id) == [replace(line, game=game.id) for line in lines]


def test_a_game_is_not_restored_into_a_taken_channel(store: Store) -> None:
    commit = play(store.open_game(NEW))
    assert commit.line is not None
    store.commit(commit)

    with pytest.raises(StaleGame):
        store.restore(commit.game, (commit.line,))

    assert store.games() == [commit.game]


def test_an_ended_game_is_restored_beside_a_running_one(store: Store) -> None:
    running = store.open_game(NEW)
    old = store.restore(replace(NEW, status="ended"), ())

    assert store.game_in("200") == running
    assert store.last_game_in("200") == old


def test_a_registration_is_remembered(reopen: Callable[[], Store]) -> None:
    store = reopen()
    assert store.registration() == ("", {})

    store.set_registration("abc", {"game new": "1"})
    store.set_registration("def", {"game new": "2", "nine roll": "3"})

    assert store.registration() == ("def", {"game new": "2", "nine roll": "3"})
    assert reopen().registration() == ("def", {"game new": "2", "nine roll": "3"})
