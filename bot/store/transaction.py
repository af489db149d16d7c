"""A transaction of the SQLite store: all of it is kept, or nothing."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from bot.store.records import StaleGame

STEP: Final = "step"
"""The savepoint of one step among several."""


@contextmanager
def transaction(conn: sqlite3.Connection) -> Iterator[None]:
    """Keep all that is written inside, or nothing of it; on the disk at the end.

    Raises `StaleGame` if a channel would have two games that have not ended: that
    is the one thing which the tables want to be unique.
    """
    conn.execute("BEGIN IMMEDIATE")
    try:
        yield
        conn.execute("COMMIT")
    except sqlite3.IntegrityError as error:
        conn.rollback()
        if error.sqlite_errorname == "SQLITE_CONSTRAINT_UNIQUE":
            raise StaleGame("the channel has another game") from error
        raise
    except BaseException:
        conn.rollback()
        raise


@contextmanager
def savepoint(conn: sqlite3.Connection) -> Iterator[None]:
    """Within a transaction, keep all that is written inside, or nothing of it."""
    conn.execute(f"SAVEPOINT {STEP}")
    try:
        yield
    except BaseException:
        conn.execute(f"ROLLBACK TO {STEP}")
        raise
    finally:
        conn.execute(f"RELEASE {STEP}")


@contextmanager
def unhurried_transaction(conn: sqlite3.Connection) -> Iterator[None]:
    """Do the same without waiting for the disk: a power cut may undo the whole."""
    conn.execute("PRAGMA synchronous = NORMAL")
    try:
        with transaction(conn):
            yield
    finally:
        conn.execute("PRAGMA synchronous = FULL")
