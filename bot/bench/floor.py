"""The least that a stored play can cost: sqlite3 and json with nothing between."""

import json
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

TABLES = """
CREATE TABLE positions (id INTEGER PRIMARY KEY, body TEXT);
CREATE TABLE journal (number INTEGER PRIMARY KEY, body TEXT);
"""


def floor_play(path: Path, state: str, line: str) -> Callable[[], None]:
    """Return a floor play on *path*, with bodies like *state* and *line*.

    It selects, loads, changes, dumps, and commits a position and a journal row; the
    body changes each time, because SQLite skips pages that stay as they are.
    """
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.executescript(TABLES)
    db.execute("INSERT INTO positions VALUES (1, ?)", (state,))
    row = json.loads(line)

    def play() -> None:
        (body,) = db.execute("SELECT body FROM positions WHERE id = 1").fetchone()
        position = json.loads(body)
        position["vp"] = -position["vp"] or 1
        position["decision"] += 1
        row["at"] += 1
        db.execute("BEGIN IMMEDIATE")
        db.execute(
            "UPDATE positions SET body = ? WHERE id = 1", (json.dumps(position),)
        )
        db.execute("INSERT INTO journal (body) VALUES (?)", (json.dumps(row),))
        db.execute("COMMIT")

    return play


def timed(act: Callable[[], None], times: int) -> list[float]:
    """Return the seconds that each of *times* calls of *act* took."""
    spans = []
    for _ in range(times):
        start = time.perf_counter()
        act()
        spans.append(time.perf_counter() - start)
    return spans
