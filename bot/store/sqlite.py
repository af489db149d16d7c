"""SQLite behind the store: a play is plain SQL, what is rare goes by sqlite-utils."""

import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Any, Final, cast

from sqlite_utils import Database

from bot.store import rows
from bot.store.migrations import bring_up_to_date
from bot.store.only_process import OnlyProcess
from bot.store.records import Commit, Game, Letter, Line, Marks, StaleGame
from bot.store.transaction import savepoint, transaction, unhurried_transaction

REMEMBERED: Final = 4096
"""Games of which it is remembered what hardly a play changes."""


class SqliteStore:
    """The store in one SQLite file, which this process alone has open.

    A commit is one transaction and one fsync (WAL, synchronous=FULL); the work of
    SQLite's checkpoint comes on top once in a hundred commits. Used and closed by one
    thread only, whichever is the first to ask for something. Raises `DatabaseInUse`
    if another process, or this one, has the file open.
    """

    def __init__(self, path: Path) -> None:
        self._path = path.resolve()
        self._only = OnlyProcess(self._path)
        try:
            bring_up_to_date(self._path)
        except BaseException:
            self._only.close()
            raise
        self._settled: dict[int, tuple[dict[str, Any], dict[str, str]]] = {}

    @cached_property
    def _db(self) -> Database:
        db = Database(self._path, execute_plugins=False)
        db.conn.execute("PRAGMA synchronous = FULL")
        db.conn.execute("PRAGMA busy_timeout = 5000")
        db.conn.execute("PRAGMA foreign_keys = ON")
        return db

    def close(self) -> None:
        """Let go of the database."""
        self._db.close()
        self._only.close()

    def open_game(self, game: Game) -> Game:
        """Store a new game in the lobby and return it with its id.

        Raises `StaleGame` if the channel has a game that has not ended.
        """
        return self.restore(game, ())

    def game_in(self, channel: str) -> Game | None:
        """Return the game of *channel* that has not ended, with its seats."""
        return self._one_game("WHERE channel = ? AND status <> 'ended'", channel)

    def game(self, number: int) -> Game | None:
        """Return one game, ended or not."""
        return self._one_game("WHERE id = ?", number)

    def last_game_in(self, channel: str) -> Game | None:
        """Return the newest game of *channel*, ended or not."""
        return self._one_game("WHERE channel = ? ORDER BY id DESC LIMIT 1", channel)

    def games(self) -> Sequence[Game]:
        """Return all games by id; for exports, never on a command's way."""
        found = self._read(rows.GAME + "ORDER BY id")
        return [rows.game_of(row, self._seats(row["id"])) for row in found]

    def commit(self, commit: Commit) -> tuple[Letter, ...]:
        """Store one step of a game whole; return its letters with their ids.

        Compare-and-swap on the revision: raises `StaleGame` and stores nothing if it
        is no longer `commit.before`. Seats are stored as `commit.game` has them; its
        code, system, scenario, set-up and time of opening stay as they were.
        """
        with self._transaction():
            return self._step(commit)

    def commit_all(
        self, commits: Sequence[Commit]
    ) -> Sequence[tuple[Letter, ...] | StaleGame]:
        """Store steps of several games in one transaction, with one fsync for all.

        Each is stored whole or not at all: for one that is stale its `StaleGame` is
        returned, and the others stand.
        """
        outcomes: list[tuple[Letter, ...] | StaleGame] = []
        with self._transaction():
            for commit in commits:
                try:
                    with savepoint(self._db.conn):
                        outcomes.append(self._step(commit))
                except StaleGame as stale:
                    outcomes.append(stale)
        return outcomes

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        """Keep all that is written inside, or nothing; then nothing is known either."""
        try:
            with transaction(self._db.conn):
                yield
        except BaseException:
            self._settled.clear()
            raise

    def _step(self, commit: Commit) -> tuple[Letter, ...]:
        """Store one step within a transaction."""
        game, conn = commit.game, self._db.conn
        self._mark(commit.marks)
        step = {**rows.played(game), "id": game.id, "before": commit.before}
        if conn.execute(rows.PLAY, step).rowcount == 0:
            raise StaleGame(f"game {game.id} is not at {commit.before} any more")
        self._settle(game)
        if commit.line is not None:
            conn.execute(rows.WRITE_LINE, rows.columns_of_line(commit.line))
        letters = self._write(commit.letters)
        self._use_up(game.channel, "face", commit.faces_used)
        self._use_up(game.channel, "item", commit.items_used)
        return letters

    def lines(self, game: int, after: int = 0) -> Sequence[Line]:
        """Return the journal of *game* after line *after*, in order."""
        found = self._read(
            "SELECT * FROM lines WHERE game = ? AND number > ? ORDER BY number",
            game,
            after,
        )
        return [rows.line_of(row) for row in found]

    def mark(self, marks: Marks) -> None:
        """Note which letters are out, and as which messages.

        It waits for no fsync. A mark that is lost with the machine's power does no
        harm: before a letter is sent again, its message is looked for.
        """
        with unhurried_transaction(self._db.conn):
            self._mark(marks)

    def letter(self, number: int) -> Letter | None:
        """Return one letter."""
        return self._one_letter("SELECT * FROM outbox WHERE id = ?", number)

    def carrier(self, game: int, before: int) -> Letter | None:
        """Return the newest letter of *game* with an id below *before* but strips.

        That is the one whose buttons the strip with id *before* takes off.
        """
        return self._one_letter(rows.CARRIER, game, before)

    def unsent(self) -> Sequence[Letter]:
        """Return what was stored and not marked, oldest first."""
        found = self._read("SELECT * FROM outbox WHERE sent = 0 ORDER BY id")
        return [rows.letter_of(row) for row in found]

    def set_faces(self, channel: str, faces: Sequence[int]) -> None:
        """Append scripted faces to those that wait for *channel*."""
        self._set(channel, "face", faces)

    def set_items(self, channel: str, items: Sequence[str]) -> None:
        """Append scripted items to those that wait for *channel*."""
        self._set(channel, "item", items)

    def scripted(self, channel: str) -> tuple[tuple[int, ...], tuple[str, ...]]:
        """Return the faces and the items that wait for *channel*, in order."""
        faces = self._waiting(channel, "face")
        return tuple(int(face) for face in faces), self._waiting(channel, "item")

    def left_over(self) -> Mapping[str, tuple[tuple[int, ...], tuple[str, ...]]]:
        """Return what waits for any channel at all."""
        found = self._read("SELECT DISTINCT channel FROM scripted ORDER BY channel")
        return {row["channel"]: self.scripted(row["channel"]) for row in found}

    def registration(self) -> tuple[str, Mapping[str, str]]:
        """Return the hash of the commands last registered, and their ids by name.

        An empty hash and no ids before the first registration.
        """
        for row in self._read("SELECT digest, ids FROM registration"):
            return row["digest"], json.loads(row["ids"])
        return "", {}

    def set_registration(self, digest: str, ids: Mapping[str, str]) -> None:
        """Remember what was registered."""
        row = {"id": 1, "digest": digest, "ids": json.dumps(dict(ids))}
        self._db.table("registration").upsert(row, pk="id")

    def restore(self, game: Game, lines: Sequence[Line]) -> Game:
        """Store a whole game from an export under a new id; return it.

        Raises `StaleGame` if its channel has a game that has not ended.
        """
        row = {**rows.born(game), **rows.settled(game), **rows.played(game)}
        conn = self._db.conn
        with transaction(conn):
            number = cast("int", self._db.table("games").insert(row).last_pk)
            self._db.table("setups").insert({"game": number, "setup": game.setup})
            stored = replace(game, id=number)
            self._seat(stored)
            for line in lines:
                of_this = replace(line, game=number)
                conn.execute(rows.WRITE_LINE, rows.columns_of_line(of_this))
        return stored

    def _read(self, query: str, *parameters: str | int) -> list[sqlite3.Row]:
        cursor = self._db.conn.cursor()
        cursor.row_factory = sqlite3.Row
        return cursor.execute(query, parameters).fetchall()

    def _one_game(self, where: str, parameter: str | int) -> Game | None:
        for row in self._read(rows.GAME + where, parameter):
            return rows.game_of(row, self._seats(row["id"]))
        return None

    def _one_letter(self, query: str, *parameters: int) -> Letter | None:
        for row in self._read(query, *parameters):
            return rows.letter_of(row)
        return None

    def _seats(self, game: int) -> dict[str, str]:
        found = self._db.conn.execute(
            "SELECT side, holder FROM seats WHERE game = ? ORDER BY side", (game,)
        )
        return dict(found.fetchall())

    def _settle(self, game: Game) -> None:
        """Write what hardly a play changes, where it did change.

        What stands in the file is known once it was read: no other process writes.
        """
        now = (rows.settled(game), dict(game.seats))
        if self._settled.get(game.id) == now:
            return
        (stored,) = self._read(rows.SETTLED, game.id)
        if dict(stored) != now[0]:
            self._db.conn.execute(rows.SETTLE, {**now[0], "id": game.id})
        self._seat(game)
        if len(self._settled) >= REMEMBERED:
            self._settled.clear()
        self._settled[game.id] = now

    def _seat(self, game: Game) -> None:
        """Write who sits where, if it changed."""
        if self._seats(game.id) == game.seats:
            return
        conn = self._db.conn
        conn.execute("DELETE FROM seats WHERE game = ?", (game.id,))
        conn.executemany(
            "INSERT INTO seats (game, side, holder) VALUES (?, ?, ?)",
            [(game.id, side, holder) for side, holder in game.seats.items()],
        )

    def _mark(self, marks: Marks) -> None:
        """Note which letters are out, within a transaction."""
        if not marks:
            return
        self._db.conn.executemany(
            rows.MARK, [(message, letter) for letter, message in marks.items()]
        )

    def _write(self, letters: Sequence[Letter]) -> tuple[Letter, ...]:
        """Put letters into the outbox and return them with their ids.

        One statement gives them ids one after the other.
        """
        if not letters:
            return ()
        values = ", ".join([rows.LETTER] * len(letters))
        columns = [one for letter in letters for one in rows.columns_of_letter(letter)]
        written = self._db.conn.execute(rows.WRITE_LETTERS + values, columns)
        first = cast("int", written.lastrowid) - len(letters) + 1
        return tuple(
            replace(letter, id=number) for number, letter in enumerate(letters, first)
        )

    def _set(self, channel: str, kind: str, values: Sequence[int | str]) -> None:
        self._db.table("scripted").insert_all(
            {"channel": channel, "kind": kind, "value": str(value)} for value in values
        )

    def _waiting(self, channel: str, kind: str) -> tuple[str, ...]:
        found = self._read(
            "SELECT value FROM scripted WHERE channel = ? AND kind = ? ORDER BY id",
            channel,
            kind,
        )
        return tuple(row["value"] for row in found)

    def _use_up(self, channel: str, kind: str, count: int) -> None:
        if count:
            self._db.conn.execute(rows.USE_UP, (channel, kind, count))
