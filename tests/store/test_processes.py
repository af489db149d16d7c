"""Two processes and one database: one is refused, and one may die at any moment."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot import journal
from bot.store.only_process import OnlyProcess
from bot.store.records import DatabaseInUse
from tests.store.contract import NEW, sqlite

PROJECT = Path(__file__).parents[2]


@contextmanager
def writer(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """Run a process that plays on and prints the number of each stored play."""
    process = subprocess.Popen(  # noqa: S603 - it is our own file
        [sys.executable, "-m", "tests.store.writer", str(folder)],
        cwd=PROJECT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with process:
        try:
            yield process
        finally:
            process.kill()


def played(process: subprocess.Popen[str]) -> int:
    """Wait for the next play of *process* and return its number."""
    assert process.stdout is not None
    return int(process.stdout.readline())


def test_a_second_process_is_refused_while_the_first_lives(tmp_path: Path) -> None:
    with writer(tmp_path) as process:
        played(process)
        with pytest.raises(DatabaseInUse):
            sqlite(tmp_path)
    sqlite(tmp_path).close()


def test_we_refuse_another_process(tmp_path: Path) -> None:
    store = sqlite(tmp_path)
    with writer(tmp_path) as process:
        output, errors = process.communicate()
    store.close()

    assert process.returncode == 1
    assert output == ""
    assert "DatabaseInUse" in errors


def test_a_process_killed_at_any_moment_leaves_a_whole_database(
    tmp_path: Path,
) -> None:
    ends = [0]
    for plays in (1, 2, 3, 5, 8, 13, 21, 200):
        with writer(tmp_path) as process:
            for _ in range(plays):
                told = played(process)
            process.kill()

        store = sqlite(tmp_path)
        game = store.game_in(NEW.channel)
        assert game is not None
        lines, unsent = store.lines(game.id), store.unsent()
        store.close()

        assert ends[-1] < told <= game.revision
        assert len(lines) == game.revision
        assert journal.check(NEW.head, lines, game.head) is None
        assert game.state == f'{{"turn": {game.revision}}}'
        ends.append(game.revision)
        assert {letter.play for letter in unsent} <= set(ends)
        assert count_letters(tmp_path) == game.revision


def count_letters(folder: Path) -> int:
    """Return how many letters there are, in a database that is found to be sound."""
    conn = sqlite3.connect(folder / "games.sqlite")
    try:
        assert conn.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert conn.execute("PRAGMA foreign_key_check").fetchall() == []
        return int(conn.execute("SELECT count(*) FROM outbox").fetchone()[0])
    finally:
        conn.close()


def test_one_process_opens_a_database_again_after_closing_it(tmp_path: Path) -> None:
    for _ in range(3):
        store = sqlite(tmp_path)
        with pytest.raises(DatabaseInUse):
            sqlite(tmp_path)
        store.close()


def test_a_link_to_the_database_is_the_same_database(tmp_path: Path) -> None:
    (tmp_path / "link").mkdir()
    (tmp_path / "link" / "games.sqlite").symlink_to(tmp_path / "games.sqlite")
    store = sqlite(tmp_path)

    with pytest.raises(DatabaseInUse):
        sqlite(tmp_path / "link")

    store.close()


def test_closing_frees_the_lock_though_a_child_has_the_file_open(
    tmp_path: Path,
) -> None:
    first = OnlyProcess(tmp_path / "games.sqlite")
    with pytest.raises(DatabaseInUse, match=r"games\.sqlite"):
        OnlyProcess(tmp_path / "games.sqlite")
    inherited = os.dup(first._file)

    first.close()
    first.close()

    OnlyProcess(tmp_path / "games.sqlite").close()
    os.close(inherited)
