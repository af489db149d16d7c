"""What a play costs in SQLite: one transaction, one fsync, no scan over tables."""

import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from bot.bench.syncs import counted_syncs
from bot.store.migrations import bring_up_to_date
from bot.store.records import Commit, Game, Letter, StaleGame
from bot.store.sqlite import SqliteStore
from tests.store.contract import NEW, play, post

Act = Callable[[SqliteStore, Game], object]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


@pytest.fixture
def store(path: Path) -> Iterator[SqliteStore]:
    with closing(SqliteStore(path)) as store:
        yield store


@pytest.fixture
def game(store: SqliteStore) -> Game:
    """Return a running game with a play behind it, among a few others."""
    for number in range(5):
        other = store.open_game(replace(NEW, channel=str(number)))
        store.commit(play(other, post(other)))
    commit = play(store.open_game(NEW), status="running")
    (letter,) = store.commit(replace(commit, letters=(post(commit.game),)))
    store.mark({letter.id: "555"})
    return commit.game


def statements(store: SqliteStore, act: Callable[[], object]) -> list[str]:
    """Return what SQLite is told, one statement each, while *act* runs."""
    said: list[str] = []
    store._db.conn.set_trace_callback(said.append)
    try:
        act()
    finally:
        store._db.conn.set_trace_callback(None)
    return [" ".join(one.split()) for one in said]


SCAN: Final = re.compile(r"^SCAN (?!\d+ CONSTANT ROWS)|\(rowid[<>]")


def scans(store: SqliteStore, act: Callable[[], object]) -> list[str]:
    """Return which steps of the query plans of *act* go through a whole table.

    A search for all rows with a lower id is a scan by another name; the rows of the
    statement itself are no table.
    """
    found: list[str] = []
    for statement in statements(store, act):
        if statement.startswith(("SELECT", "UPDATE", "INSERT", "DELETE")):
            plan = store._db.conn.execute(f"EXPLAIN QUERY PLAN {statement}")
            steps = [step for *_, step in plan]
            found += [one for one in steps if SCAN.search(one)]
    return found


def whole_play(game: Game) -> Commit:
    """Return a play with all that a play can have."""
    letters = (post(game, kind="answer"), post(game, kind="strip"), post(game))
    return replace(play(game, *letters), faces_used=2, items_used=1)


def test_a_play_is_one_transaction_that_writes_what_changed(
    store: SqliteStore, game: Game
) -> None:
    said = statements(store, lambda: store.commit(play(game, post(game))))

    assert said[0] == "BEGIN IMMEDIATE"
    assert said[-1] == "COMMIT"
    writing = [one.split("(")[0] for one in said[1:-1] if not one.startswith("SELECT")]
    (update, line, letter) = writing
    assert update.startswith("UPDATE games SET revision = ")
    assert line == "INSERT INTO lines "
    assert letter == "INSERT INTO outbox "


@pytest.mark.parametrize(
    "act",
    [
        pytest.param(lambda store, game: store.commit(whole_play(game)), id="commit"),
        pytest.param(
            lambda store, game: store.commit(
                play(game, seats={"north": "1"}, status="ended")
            ),
            id="commit of all",
        ),
        pytest.param(lambda store, game: store.open_game(away()), id="open_game"),
        pytest.param(lambda store, game: store.mark({1: "555"}), id="mark"),
    ],
)
def test_whatever_is_stored_is_one_transaction(
    store: SqliteStore, game: Game, act: Act
) -> None:
    said = statements(store, lambda: act(store, game))

    assert [one for one in said if one.startswith("BEGIN")] == ["BEGIN IMMEDIATE"]
    assert [one for one in said if one.startswith("COMMIT")] == ["COMMIT"]


def away() -> Game:
    return replace(NEW, channel="299")


@pytest.mark.parametrize(
    "act",
    [
        pytest.param(lambda store, game: store.game_in("200"), id="game_in"),
        pytest.param(lambda store, game: store.game(game.id), id="game"),
        pytest.param(lambda store, game: store.last_game_in("200"), id="last_game_in"),
        pytest.param(lambda store, game: store.lines(game.id, 1), id="lines"),
        pytest.param(lambda store, game: store.commit(whole_play(game)), id="commit"),
        pytest.param(lambda store, game: store.mark({1: "555"}), id="mark"),
        pytest.param(lambda store, game: store.letter(1), id="letter"),
        pytest.param(lambda store, game: store.carrier(game.id, 9), id="carrier"),
        pytest.param(lambda store, game: store.unsent(), id="unsent"),
        pytest.param(lambda store, game: store.scripted("200"), id="scripted"),
    ],
)
def test_nothing_on_the_way_of_a_command_goes_through_a_whole_table(
    store: SqliteStore, game: Game, act: Act
) -> None:
    assert scans(store, lambda: act(store, game)) == []


def test_an_export_of_all_games_does_go_through_them(
    store: SqliteStore, game: Game
) -> None:
    assert scans(store, store.games) != []


def test_a_play_costs_one_fsync_and_a_mark_none(path: Path) -> None:
    with counted_syncs() as syncs, closing(SqliteStore(path)) as store:
        commit = play(store.open_game(NEW))
        store.commit(commit)
        for _ in range(10):
            commit = play(commit.game, post(commit.game))

            before = syncs.count
            (letter,) = store.commit(commit)
            after_commit = syncs.count
            store.mark({letter.id: "555"})

            assert after_commit - before == 1
            assert syncs.count == after_commit


def test_a_commit_after_a_mark_is_durable_again(store: SqliteStore, game: Game) -> None:
    full = 2
    assert store._db.conn.execute("PRAGMA synchronous").fetchone() == (full,)

    store.mark({1: "555"})

    assert store._db.conn.execute("PRAGMA synchronous").fetchone() == (full,)
    assert store._db.conn.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store._db.conn.execute("PRAGMA busy_timeout").fetchone()[0] > 0


def test_a_stale_commit_leaves_the_database_byte_for_byte(
    store: SqliteStore, game: Game, path: Path
) -> None:
    files = (path, path.with_name(f"{path.name}-wal"))
    before = [file.read_bytes() for file in files]

    with pytest.raises(StaleGame):
        store.commit(replace(whole_play(game), before=0))

    assert [file.read_bytes() for file in files] == before


@pytest.mark.parametrize(
    ("letter", "error"),
    [
        pytest.param(
            Letter(0, 99, "", 2, "post", "{}"), sqlite3.IntegrityError, id="of no game"
        ),
        pytest.param(
            Letter(0, 1, "", 2, "post", "\ud800"), UnicodeError, id="half a letter"
        ),
    ],
)
def test_a_fault_within_a_commit_undoes_all_of_it(
    store: SqliteStore, game: Game, letter: Letter, error: type[Exception]
) -> None:
    dump = list(store._db.conn.iterdump())

    with pytest.raises(error):
        store.commit(play(game, letter, status="ended"))

    assert list(store._db.conn.iterdump()) == dump
    store.commit(play(game))


def test_the_database_is_its_owners_alone(store: SqliteStore, path: Path) -> None:
    store.open_game(NEW)

    files = sorted(path.parent.iterdir())

    assert len(files) >= 3
    assert {file.stat().st_mode & 0o077 for file in files} == {0}


def test_a_database_of_today_is_left_as_it_is(path: Path) -> None:
    bring_up_to_date(path)
    before = path.read_bytes()

    bring_up_to_date(path)

    assert path.read_bytes() == before


def test_a_file_that_is_no_database_is_refused_and_left_alone(path: Path) -> None:
    path.write_text("certainly no database, " * 100)
    before = path.read_bytes()

    for _ in range(2):
        with pytest.raises(sqlite3.DatabaseError):
            SqliteStore(path)

    assert path.read_bytes() == before


def test_what_was_undone_is_not_taken_for_stored(
    store: SqliteStore, game: Game
) -> None:
    seated = play(game, seats={"south": "7"}, umpire="9")
    (old,) = store.lines(game.id)
    store.commit(play(game))
    again = play(seated.game, seats={"south": "7"}, umpire="9")

    with pytest.raises(sqlite3.IntegrityError):
        store.commit(replace(again, line=old))
    store.commit(again)

    stored = store.game(game.id)
    assert stored is not None
    assert (stored.seats, stored.umpire) == ({"south": "7"}, "9")
