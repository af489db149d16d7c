"""Flags: each side has a shape, a colour and a letter, any one of which tells it apart.

The colours keep apart for all kinds of colour-blindness, and in grey by their letters.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from typing import Final

from bot.pictures.svg import INK, PAPER, element, moved, path, text

SHAPES: Final = (
    "M-7-7H7V7H-7Z",  # square
    "M0-9 9 0 0 9-9 0Z",  # lozenge
    "M-7-7H7V1Q7 6 0 9-7 6-7 1Z",  # shield
    "M0-9 9 7H-9Z",  # triangle
    "M-8-7H8L4 0 8 7H-8Z",  # swallowtail
    "M-4-8H4L8 0 4 8H-4L-8 0Z",  # hexagon
    "M-3-8H3V-3H8V3H3V8H-3V3H-8V-3H-3Z",  # cross
    "M-8 0A8 8 0 0 1 8 0 8 8 0 0 1-8 0Z",  # roundel
)
"""Outlines around 0, about 16 pixels wide."""

COLOURS: Final = (
    ("#0b4f9e", PAPER),
    ("#f0b400", INK),
    ("#b3261e", PAPER),
    ("#0a6b52", PAPER),
    ("#f4a6c6", INK),
    ("#5b2a86", PAPER),
    ("#7fcdee", INK),
    ("#6b4a24", PAPER),
)
"""What fills a shape, and what its letter is written in."""

CALLED: Final = (
    "blue",
    "yellow",
    "red",
    "green",
    "pink",
    "violet",
    "azure",
    "brown",
)
"""The colours' names, in their order."""

LETTER_AT: Final = {3: 4.5}
"""Where a letter stands lower than usual: in the triangle."""

USUAL: Final = 3.0
FULL: Final = 16
"""Pixels from side to side as the shapes are drawn."""


@dataclass(frozen=True, slots=True)
class Flag:
    """The flag of a side: its number among them, its letter; pirates have none."""

    number: int
    letter: str

    @property
    def pirate(self) -> bool:
        """Whether this is the black flag."""
        return self.number < 0


BLACK: Final = Flag(-1, "")


def flags(names: Sequence[str], ids: Sequence[str] = ()) -> tuple[Flag, ...]:
    """Return a flag for each of the sides' *names*; no two have the same letter.

    A side whose letters are all taken has its number instead. One whose id is the
    name of a colour flies that colour.
    """
    given: list[str] = []
    for number, name in enumerate(names):
        letters = (sign.upper() for sign in name if sign.isalnum())
        free = (one for one in letters if one not in given)
        given.append(next(free, str(number + 1)))
    numbers = _numbers(ids or names)
    return tuple(
        Flag(number, letter) for number, letter in zip(numbers, given, strict=True)
    )


def _numbers(ids: Sequence[str]) -> tuple[int, ...]:
    """Return the flag's number of each side: its colour's, else the next one free."""
    named = {one: CALLED.index(one) for one in ids if one in CALLED}
    free = (number for number in count() if number not in named.values())
    return tuple(named[one] if one in named else next(free) for one in ids)


def flag(one: Flag, x: float, y: float, size: float) -> str:
    """Draw a flag around a point, *size* pixels from side to side."""
    scale = size / FULL
    if one.pirate:
        return moved(x, y, *_black(), scale=scale)
    kinds = len(SHAPES)
    shape = one.number % kinds
    fill, ink = COLOURS[(one.number + one.number // kinds) % kinds]
    baseline = LETTER_AT.get(shape, USUAL)
    room = 9.5 if len(one.letter) == 1 else 7
    return moved(
        x,
        y,
        path(SHAPES[shape], fill=fill, stroke=INK),
        text(
            (0, baseline + 0.4), one.letter, room, bold=True, anchor="middle", fill=ink
        ),
        scale=scale,
    )


def _black() -> tuple[str, ...]:
    """Draw skull and crossbones on a black flag."""
    bones = "M-5 1 5 7M5 1-5 7"
    return (
        path("M-8-8H8V8H-8Z", fill=INK),
        path(bones, stroke=PAPER, width=2),
        element("circle", cx=0, cy=-2.5, r=4, fill=PAPER),
        element("circle", cx=-1.6, cy=-2.6, r=1.1, fill=INK),
        element("circle", cx=1.6, cy=-2.6, r=1.1, fill=INK),
    )
