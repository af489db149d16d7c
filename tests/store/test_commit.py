"""A commit stores all of a step, or, if the game has moved on, nothing."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot import journal
from bot.store.protocol import Store
from bot.store.records import Commit, Game, StaleGame
from tests.store.contract import NEW, play, post


def everything(store: Store) -> Any:
    """Return all that can be asked of *store*."""
    games = store.games()
    return (
        games,
        [store.lines(game.id) for game in games],
        store.unsent(),
        store.left_over(),
        store.registration(),
    )


def test_a_commit_stores_state_line_and_letters(store: Store) -> None:
    game = store.open_game(NEW)
    commit = play(game, post(game, '{"text":"Ход"}'))

    letters = store.commit(commit)

    assert store.game_in("200") == commit.game
    assert store.lines(game.id) == [commit.line]
    assert store.unsent() == list(letters)


def test_plays_follow_one_another_and_outlive_a_restart(
    reopen: Callable[[], Store],
) -> None:
    store = reopen()
    game = opened = store.open_game(NEW)
    for _ in range(5):
        commit = play(game)
        store.commit(commit)
        game = commit.game

    store = reopen()

    lines = store.lines(game.id)
    assert store.game_in("200") == game
    assert [line.number for line in lines] == [1, 2, 3, 4, 5]
    assert journal.check(opened.head, lines, game.head) is None
    assert store.lines(game.id, after=3) == lines[3:]
    assert store.lines(game.id, after=5) == []


def test_the_lines_of_one_game_are_not_those_of_another(store: Store) -> None:
    here = play(store.open_game(NEW))
    there = play(store.open_game(replace(NEW, channel="201")))

    store.commit(here)
    store.commit(there)

    assert store.lines(here.game.id) == [here.line]
    assert store.lines(there.game.id) == [there.line]


@pytest.mark.parametrize(
    "changes",
    [
        pytest.param({"guild": "101", "channel": "209"}, id="moved"),
        pytest.param({"options": {"open": False}}, id="options"),
        pytest.param({"language": "en"}, id="language"),
        pytest.param({"status": "running"}, id="started"),
        pytest.param({"umpire": "999"}, id="umpire"),
        pytest.param({"solo": True}, id="solo"),
        pytest.param({"scripted": True}, id="scripted"),
        pytest.param({"secret": b"a" * 32, "hidden_secret": b"b" * 32}, id="secrets"),
        pytest.param({"schema": 2}, id="schema"),
        pytest.param({"takebacks": 1}, id="takebacks"),
        pytest.param({"seats": {"north": "301"}}, id="a seat freed"),
        pytest.param({"seats": {"north": "1", "south": "2"}}, id="seats handed over"),
        pytest.param({"seats": {}}, id="no seats"),
    ],
)
def test_what_a_step_changes_is_stored(store: Store, changes: dict[str, Any]) -> None:
    commit = play(store.open_game(NEW), **changes)

    store.commit(commit)

    assert store.game(commit.game.id) == commit.game


def test_a_step_without_a_line_leaves_the_revision(store: Store) -> None:
    game = replace(store.open_game(NEW), seats={"north": "399"})

    store.commit(Commit(0, game, None))

    assert store.game_in("200") == game
    assert store.lines(game.id) == []


def other_step(game: Game) -> Commit:
    """Return a step that would change all there is to change."""
    step = play(
        game,
        post(game),
        status="ended",
        seats={"south": "1"},
        options={},
        umpire="7",
    )
    return replace(step, faces_used=1, items_used=1)


def test_a_stale_commit_stores_nothing(store: Store) -> None:
    game = store.open_game(NEW)
    store.set_faces("200", (5, 3))
    store.set_items("200", ("t4", "t1"))
    store.commit(play(game, post(game)))
    before = everything(store)

    with pytest.raises(StaleGame):
        store.commit(other_step(game))

    assert everything(store) == before


def test_a_commit_to_an_unknown_game_is_stale(store: Store) -> None:
    game = replace(store.open_game(NEW), id=99)
    before = everything(store)

    with pytest.raises(StaleGame):
        store.commit(other_step(game))

    assert everything(store) == before


def test_scripted_faces_and_items_wait_in_order(reopen: Callable[[], Store]) -> None:
    store = reopen()
    store.set_faces("200", (5, 3))
    store.set_faces("200", (6,))
    store.set_items("200", ("t4", "t1"))
    store.set_faces("201", (1,))
    store.set_items("202", ())

    store = reopen()

    assert store.scripted("200") == ((5, 3, 6), ("t4", "t1"))
    assert store.scripted("999") == ((), ())
    assert store.left_over() == {"200": ((5, 3, 6), ("t4", "t1")), "201": ((1,), ())}


def test_a_commit_uses_up_the_scripted_faces_it_took(store: Store) -> None:
    game = store.open_game(NEW)
    store.set_faces("200", (5, 3, 6))
    store.set_items("200", ("t4", "t1"))
    store.set_faces("201", (2,))

    store.commit(replace(play(game), faces_used=2, items_used=1))

    assert store.scripted("200") == ((6,), ("t1",))
    assert store.scripted("201") == ((2,), ())

    store.set_faces("200", (1,))

    assert store.scripted("200") == ((6, 1), ("t1",))
