"""What a line of a script says, as values."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta


@dataclass(frozen=True, slots=True)
class Game:
    """`!game #NAME`: the channel for the lines below."""

    name: str


@dataclass(frozen=True, slots=True)
class Thread:
    """`!thread #NAME`: a thread in that channel, for the lines below."""

    name: str


@dataclass(frozen=True, slots=True)
class User:
    """`!user @NAME locale:ru`: the language of that user's client."""

    name: str
    locale: str


@dataclass(frozen=True, slots=True)
class Dice:
    """`!dice 5 3 6`: the next faces of this channel's game."""

    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Draw:
    """`!draw t4 t1`: the next items that this channel's game draws."""

    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Now:
    """`!now 2026-03-01T12:00Z`, or so much later than it was: `!now +2d3h`."""

    to: datetime | timedelta


@dataclass(frozen=True, slots=True)
class Restart:
    """`!restart`: the bot is stopped in order and started on the same database."""


@dataclass(frozen=True, slots=True)
class Kill:
    """`!kill`: the same without warning."""


@dataclass(frozen=True, slots=True)
class Slash:
    """`/nine support seat:alliance`: a slash command with its options."""

    command: tuple[str, ...]
    options: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Press:
    """`press "Fight on"`: a button; `on` is the line that made its message."""

    label: str
    on: int | None = None


@dataclass(frozen=True, slots=True)
class Choose:
    """`choose "Ships" a,b`: a select; `on` is the line that made its message."""

    placeholder: str
    values: tuple[str, ...]
    on: int | None = None


@dataclass(frozen=True, slots=True)
class Fill:
    """`fill "Fire order" targets:"a=3"`: the form that the user's last line opened."""

    title: str
    fields: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Complete:
    """`complete /sea fleet move fleet:al|`: autocomplete of the option with the bar."""

    command: tuple[str, ...]
    options: Mapping[str, str]
    focused: str
    typed: str


Act = (
    Game
    | Thread
    | User
    | Dice
    | Draw
    | Now
    | Restart
    | Kill
    | Slash
    | Press
    | Choose
    | Fill
    | Complete
)


@dataclass(frozen=True, slots=True)
class Line:
    """One line: its number from 1, who acts (None for `!`), what, and as written.

    `command` is the text after the user, or the whole line.
    """

    number: int
    who: str | None
    command: str
    act: Act
