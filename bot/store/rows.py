"""The statements of the SQLite store, and its values as columns and back."""

import json
import sqlite3
from collections.abc import Mapping
from typing import Any, Final

from bot.store.records import Game, Letter, Line

GAME: Final = """
SELECT games.*, setup FROM games JOIN setups ON setups.game = games.id
"""

PLAY: Final = """
UPDATE games SET revision = :revision, takebacks = :takebacks, throws = :throws,
    head = :head, state = :state
WHERE id = :id AND revision = :before
"""

SETTLED: Final = """
SELECT guild, channel, options, language, status, umpire, solo, scripted, secret,
    hidden_secret, schema
FROM games WHERE id = ?
"""

SETTLE: Final = """
UPDATE games SET guild = :guild, channel = :channel, options = :options,
    language = :language, status = :status, umpire = :umpire, solo = :solo,
    scripted = :scripted, secret = :secret, hidden_secret = :hidden_secret,
    schema = :schema
WHERE id = :id
"""

WRITE_LINE: Final = """
INSERT INTO lines (game, number, previous, public, private, hash)
VALUES (?, ?, ?, ?, ?, ?)
"""

WRITE_LETTERS: Final = """
INSERT INTO outbox (game, channel, play, kind, interaction, written, sent, message,
    body)
VALUES """

LETTER: Final = "(?, ?, ?, ?, ?, ?, ?, ?, ?)"

MARK: Final = "UPDATE outbox SET sent = 1, message = ? WHERE id = ?"

CARRIER: Final = """
SELECT * FROM outbox WHERE game = ? AND id < ? AND kind <> 'strip'
ORDER BY id DESC LIMIT 1
"""

USE_UP: Final = """
DELETE FROM scripted WHERE id IN (
    SELECT id FROM scripted WHERE channel = ? AND kind = ? ORDER BY id LIMIT ?
)
"""


def born(game: Game) -> dict[str, Any]:
    """Return the columns of `games` that stay as they are for good."""
    return {
        "code": game.code,
        "system": game.system,
        "scenario": game.scenario,
        "opened": game.opened,
    }


def settled(game: Game) -> dict[str, Any]:
    """Return the columns of `games` that hardly a play changes."""
    return {
        "guild": game.guild,
        "channel": game.channel,
        "options": json.dumps(dict(game.options), ensure_ascii=False, sort_keys=True),
        "language": game.language,
        "status": game.status,
        "umpire": game.umpire,
        "solo": int(game.solo),
        "scripted": int(game.scripted),
        "secret": game.secret,
        "hidden_secret": game.hidden_secret,
        "schema": game.schema,
    }


def played(game: Game) -> dict[str, Any]:
    """Return the columns of `games` that every play may change."""
    return {
        "revision": game.revision,
        "takebacks": game.takebacks,
        "throws": game.throws,
        "head": game.head,
        "state": game.state,
    }


def game_of(row: sqlite3.Row, seats: Mapping[str, str]) -> Game:
    """Return the game in a row of `games` with the `setup` that belongs to it."""
    columns = {
        **dict(row),
        "options": json.loads(row["options"]),
        "solo": bool(row["solo"]),
        "scripted": bool(row["scripted"]),
    }
    return Game(**columns, seats=seats)


def line_of(row: sqlite3.Row) -> Line:
    """Return the line in a row of `lines`."""
    return Line(**dict(row))


def letter_of(row: sqlite3.Row) -> Letter:
    """Return the letter in a row of `outbox`."""
    return Letter(**{**dict(row), "sent": bool(row["sent"])})


def columns_of_line(line: Line) -> tuple[int | str, ...]:
    """Return a row of `lines`."""
    return (
        line.game,
        line.number,
        line.previous,
        line.public,
        line.private,
        line.hash,
    )


def columns_of_letter(letter: Letter) -> tuple[int | str | None, ...]:
    """Return a row of `outbox` but for its id."""
    return (
        letter.game,
        letter.channel,
        letter.play,
        letter.kind,
        letter.interaction,
        letter.written,
        int(letter.sent),
        letter.message,
        letter.body,
    )
