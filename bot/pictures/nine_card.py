"""The card of a space: its name, who controls it, what stands and lies there."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from bot.pictures.flags import Flag, flag
from bot.pictures.font import lines, width
from bot.pictures.marks import anchor, fleet, fleet_width
from bot.pictures.nine_marks import (
    CORPS,
    arrow,
    away,
    corps,
    counter,
    lost,
    ramparts,
    star,
    tower,
)
from bot.pictures.svg import PAPER, box, text

LAND: Final = "#f8f1dd"
BORDER: Final = "#7d6123"

PAD: Final = 4.0
NAME: Final = (11.5, 10.5, 9.5, 8.5)
"""Sizes for the name of a space, the largest first."""

NAME_LINES: Final = 3
NAME_ROW: Final = 12.5
SMALL: Final = 11.0
WORDS: Final = (10.5, 9.5, 8.5)
"""Sizes for leaders, markers and orders, of which there may be many words."""

WORD_LINES: Final = 4
WORD_ROW: Final = 12.0
ROW: Final = 17.0
IDS: Final = (11.0, 9.5, 8.5)
"""Sizes for the name of a force, by which it is told what to do."""

ID_LINES: Final = 2

LOWER: Final = 14.0
"""How much lower a second row of a force is."""

DROP: Final = 3.8
"""How far below the middle of a row its text stands."""

INDENT: Final = 13.0
"""Where words begin that have a sign before them."""


@dataclass(frozen=True, slots=True)
class ForceSign:
    """A force: its side, its name, its corps, its leaders, and whether it must go.

    `stranded` is one that must and cannot; `ordered` says where its own side sends it,
    for that side's eyes.
    """

    side: Flag
    label: str
    full: int
    reduced: int
    leaders: str = ""
    leaves: bool = False
    stranded: bool = False
    ordered: str = ""

    @property
    def numbers(self) -> tuple[tuple[str, bool], ...]:
        """How many corps it has, and whether those are the reduced ones."""
        both = ((self.full, False), (self.reduced, True))
        return tuple((str(number), reduced) for number, reduced in both if number)

    @property
    def head(self) -> float:
        """How wide flag, name and the sign of withdrawal are."""
        signed = self.leaves or self.stranded
        return 16 + width(self.label, SMALL, bold=True) + 16.0 * signed

    @property
    def counts(self) -> float:
        """How wide the counts of its corps are."""
        return sum(CORPS + 7 + width(number, SMALL) for number, _ in self.numbers)

    @property
    def width(self) -> float:
        """How wide all of it is in one row."""
        return self.head + 5 + self.counts


@dataclass(frozen=True, slots=True)
class SpaceCard:
    """A space as its card shows it; `lines` are fortified lines, with whose they are.

    `counters` are the markers that lie here, in words.
    """

    name: str
    owner: Flag | None = None
    fortified: bool = False
    port: bool = False
    forces: tuple[ForceSign, ...] = ()
    counters: tuple[str, ...] = ()
    fleets: tuple[Flag, ...] = ()
    lines: tuple[tuple[Flag, str], ...] = ()

    @property
    def before(self) -> float:
        """How much room the flag takes before the name."""
        return 15.0 if self.owner is not None else 0.0

    @property
    def after(self) -> float:
        """How much room the signs take after the name."""
        return 13.0 * self.fortified + 12.0 * self.port


Drawing = Callable[[float], str]
"""Draws a row of a card, given the row's top."""

Row = tuple[float, Drawing]
"""How high a row is, and what draws it."""


def needed(card: SpaceCard, most: float) -> tuple[float, float]:
    """Return the width and the height that *card* needs; it is at most *most* wide."""
    room = most - 2 * PAD - card.before - card.after
    names, size = lines(card.name, room, NAME, NAME_LINES, bold=True)
    named = max(width(one, size, bold=True) for one in names)
    words = (
        *(one.leaders for one in card.forces),
        *(one.ordered for one in card.forces),
        *card.counters,
    )
    widths = [
        named + card.before + card.after,
        *(one.width for one in card.forces),
        *(INDENT + width(one, WORDS[0]) for one in words if one),
        fleet_width(len(card.fleets)) if card.fleets else 0,
        *(34 + width(label, SMALL) for _, label in card.lines),
    ]
    across = min(max(widths) + 2 * PAD + 1, most)
    return across, 2 * PAD + sum(high for high, _ in _rows(card, across))


def drawn(card: SpaceCard, across: float) -> str:
    """Draw *card* with its left upper corner at 0, so wide."""
    parts: list[str] = []
    y = PAD
    for high, drawing in _rows(card, across):
        parts.append(drawing(y))
        y += high
    y += PAD
    land = box(0, 0, across, y, rx=3, fill=LAND, stroke=BORDER, stroke_width=1.4)
    return land + "".join(parts)


def _rows(card: SpaceCard, across: float) -> Iterator[Row]:
    """Yield the rows of a card of this width, from top to bottom."""
    yield _head(card, across)
    for force in card.forces:
        yield _force(force, across)
        if force.leaders:
            yield _words(force.leaders, across, star)
        if force.ordered:
            yield _words(force.ordered, across, arrow)
    for said in card.counters:
        yield _words(said, across, counter)
    if card.fleets:
        yield ROW, lambda top: fleet(card.fleets, PAD, top + ROW / 2)
    for one, label in card.lines:
        yield _line(one, label, across)


def _head(card: SpaceCard, across: float) -> Row:
    """Draw the name, the flag of who controls the space, and its signs."""
    room = across - 2 * PAD - card.before - card.after
    names, size = lines(card.name, room, NAME, NAME_LINES, bold=True)
    high = max(NAME_ROW * len(names), 14.0) + 1

    def draw(top: float) -> str:
        middle = top + high / 2 - 0.5
        parts = []
        if card.owner is not None:
            parts.append(flag(card.owner, PAD + 6, middle, 12))
        first = middle - NAME_ROW * (len(names) - 1) / 2 + DROP
        parts += [
            text((PAD + card.before, first + NAME_ROW * at), one, size, bold=True)
            for at, one in enumerate(names)
        ]
        x = across - PAD - 5
        if card.fortified:
            parts.append(tower(x, middle))
            x -= 13
        if card.port:
            parts.append(anchor(x, middle))
        return "".join(parts)

    return high, draw


def _force(force: ForceSign, across: float) -> Row:
    """Draw a force in one row, or its corps below its name where room is short."""
    abreast = force.width <= across - 2 * PAD
    signed = 16.0 * (force.leaves or force.stranded)
    made: tuple[str, ...] = (force.label,)
    size = SMALL
    if not abreast:
        room = across - 2 * PAD - 16 - signed
        made, size = lines(force.label, room, IDS, ID_LINES, bold=True)
    below = 0 if abreast else LOWER * len(made)
    high = ROW + LOWER * (len(made) - 1) + (LOWER * bool(force.numbers and not abreast))

    def draw(top: float) -> str:
        first = top + ROW / 2
        x = PAD + 16.0
        parts = [
            box(2, top + 0.5, across - 4, high - 1, rx=2, fill=PAPER),
            flag(force.side, PAD + 6, first, 12),
        ]
        parts += [
            text((x, first + DROP + LOWER * at), one, size, bold=True)
            for at, one in enumerate(made)
        ]
        if signed:
            sign = lost if force.stranded else away
            parts.append(sign(across - PAD - 7, first))
        x += width(made[0], SMALL, bold=True) + 5 if abreast else 0
        for number, reduced in force.numbers:
            parts.append(corps(x, first + below, reduced=reduced))
            x += CORPS + 3
            parts.append(text((x, first + below + DROP), number, SMALL))
            x += 4 + width(number, SMALL)
        return "".join(parts)

    return high, draw


def _words(said: str, across: float, sign: Callable[[float, float], str]) -> Row:
    """Draw words over as many lines as they take, with a sign before them."""
    made, size = lines(said, across - 2 * PAD - INDENT, WORDS, WORD_LINES)

    def draw(top: float) -> str:
        first = top + WORD_ROW / 2
        return sign(PAD + 6, first) + "".join(
            text((PAD + INDENT, first + DROP + WORD_ROW * at), one, size)
            for at, one in enumerate(made)
        )

    return WORD_ROW * len(made) + 1, draw


def _line(one: Flag, label: str, across: float) -> Row:
    made, size = lines(label, across - 2 * PAD - 32, WORDS, ID_LINES)

    def draw(top: float) -> str:
        middle = top + ROW / 2
        return (
            ramparts(PAD + 7, middle)
            + flag(one, PAD + 22, middle, 11)
            + "".join(
                text((PAD + 31, middle + DROP + WORD_ROW * at), said, size)
                for at, said in enumerate(made)
            )
        )

    return ROW + WORD_ROW * (len(made) - 1), draw
