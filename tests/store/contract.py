"""The stores that must keep the contract, and games to keep it with."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot import journal
from bot.store.protocol import Store
from bot.store.records import Commit, Game, Letter
from bot.store.sqlite import SqliteStore

Opener = Callable[[Path], Store]
"""Opens the store whose data is in a folder, anew or again."""


def sqlite(folder: Path) -> Store:
    return SqliteStore(folder / "games.sqlite")


STORES = [pytest.param(sqlite, id="sqlite")]

NEW = Game(
    id=0,
    code="400",
    guild="100",
    channel="200",
    system="parley",
    scenario="spring",
    setup='{"name":"spring","title":{"ru":"Весна"}}',
    options={"open": True, "limit": 3, "house": ["a", "b"]},
    language="ru",
    status="lobby",
    umpire="300",
    solo=False,
    scripted=False,
    secret=bytes(range(32)),
    hidden_secret=bytes(range(32, 64)),
    schema=1,
    state='{"turn":0}',
    revision=0,
    takebacks=0,
    throws=0,
    head="0" * 64,
    opened=1_767_225_600,
    seats={"north": "301", "south": "302"},
)


def post(game: Game, body: str = "{}", **changes: Any) -> Letter:
    """Return a letter about the play after *game*, not yet stored."""
    letter = Letter(
        id=0,
        game=game.id,
        channel=game.channel,
        play=game.revision + 1,
        kind="post",
        body=body,
    )
    return replace(letter, **changes)


def play(game: Game, *letters: Letter, **changes: Any) -> Commit:
    """Return the next play of *game*: a line, a new state, and *letters*."""
    number = game.revision + 1
    line = journal.line(
        game.id, number, game.head, {"play": number}, {"salt": f"{number:032x}"}
    )
    after = replace(
        game,
        state=json.dumps({"turn": number}),
        revision=number,
        throws=game.throws + 2,
        head=line.hash,
        **changes,
    )
    return Commit(game.revision, after, line, letters)
