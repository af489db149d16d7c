"""What the store holds, as frozen values."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Status = Literal["lobby", "running", "ended"]


@dataclass(frozen=True, slots=True)
class Game:
    """One game in one channel; Discord's ids are decimal text.

    `id` numbers the games of this store; `code` is the game's own for ever, in exports
    and buttons and under its dice: the id of the interaction that opened it.
    `revision` is the number of journal lines so far, `head` the hash of the last one
    (of the opening before the first), `throws` the number of the last throw.
    `state` is the position's JSON under `schema`. `secret` keys the public dice,
    `hidden_secret` the hidden draws (32 bytes each). `opened` is in seconds since
    1970, UTC.
    """

    id: int
    code: str
    guild: str
    channel: str
    system: str
    scenario: str
    setup: str
    options: Mapping[str, Any]
    language: str
    status: Status
    umpire: str
    solo: bool
    scripted: bool
    secret: bytes
    hidden_secret: bytes
    schema: int
    state: str
    revision: int
    takebacks: int
    throws: int
    head: str
    opened: int
    seats: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a journal: its public and private parts are canonical JSON."""

    game: int
    number: int
    previous: str
    public: str
    private: str
    hash: str


@dataclass(frozen=True, slots=True)
class Letter:
    """One message, or edit of a message, that is to go out: a row of the outbox.

    `answer`: the answer to interaction `interaction`; `post`: a message in the
    channel; `strip`: take the buttons off the message that the newest letter before it
    became. `body` is JSON. `message` is the id of the message that it became, None
    before; `id` is 0 until it is stored.
    """

    id: int
    game: int
    channel: str
    play: int
    kind: Literal["answer", "post", "strip"]
    body: str
    interaction: str = ""
    sent: bool = False
    message: str | None = None
    written: int = 0


Marks = Mapping[int, str | None]
"""Letters that are out, by their ids, and the message that each became, if any."""


@dataclass(frozen=True, slots=True)
class Commit:
    """All that one transaction stores: the game after a line, the line, its letters.

    `marks` of earlier letters ride along.
    `before` is the revision that the game must still have. `faces_used` and
    `items_used` are how many scripted faces and items of the channel the line took.
    """

    before: int
    game: Game
    line: Line | None
    letters: tuple[Letter, ...] = ()
    faces_used: int = 0
    items_used: int = 0
    marks: Marks = field(default_factory=dict)


class StaleGame(Exception):
    """The game has moved on since it was read; nothing was stored."""


class DatabaseInUse(Exception):
    """Another process has this database open."""
