"""Pieces in rows: each takes the place after the one before, or begins a new row."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.pictures.font import fitted, width
from bot.pictures.svg import text

SMALL: Final = 11.0
"""Size of what is written beside a sign."""

DROP: Final = 3.8
"""How far below the middle of a row its text stands."""

BETWEEN: Final = 6.0

Drawing = Callable[[float, float], str]
"""Draws a piece, given its left and the middle of its row."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that stands in a row: how wide and high it is, and what draws it."""

    width: float
    drawing: Drawing
    height: float = 18.0


def word(said: str, *, bold: bool = False, fill: str | None = None) -> Piece:
    """Return a piece of writing."""
    ink = {} if fill is None else {"fill": fill}

    def draw(x: float, y: float) -> str:
        return text((x, y + DROP), said, SMALL, bold=bold, **ink)

    return Piece(width(said, SMALL, bold=bold), draw)


def sign(drawn: Callable[[float, float], str], wide: float) -> Piece:
    """Return a sign that is drawn around its middle."""
    return Piece(wide, lambda x, y: drawn(x + wide / 2, y))


def joined(parts: Sequence[Piece], apart: float = 3.0) -> Piece:
    """Return pieces that stay together as one."""

    def draw(x: float, y: float) -> str:
        drawn = []
        for part in parts:
            drawn.append(part.drawing(x, y))
            x += part.width + apart
        return "".join(drawn)

    wide = sum(part.width for part in parts) + apart * (len(parts) - 1)
    return Piece(wide, draw, max(part.height for part in parts))


def within(said: str, room: float, *, bold: bool = False) -> Piece:
    """Return a piece of writing that is cut to the room there is."""
    return word(fitted(said, room, SMALL, bold=bold), bold=bold)


def flowed(pieces: Iterable[Piece], left: float, room: float) -> tuple[str, float]:
    """Draw *pieces* in rows of this width from the top; return them, their height."""
    rows: list[list[Piece]] = []
    free = 0.0
    for piece in pieces:
        if not rows or piece.width > free:
            rows.append([])
            free = room
        rows[-1].append(piece)
        free -= piece.width + BETWEEN
    drawn, y = [], 0.0
    for row in rows:
        x, high = left, max(piece.height for piece in row)
        for piece in row:
            drawn.append(piece.drawing(x, y + high / 2))
            x += piece.width + BETWEEN
        y += high
    return "".join(drawn), y
