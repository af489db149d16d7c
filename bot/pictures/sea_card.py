"""The card of a sea area: its name, battle, fleets, and its coasts with their ports."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from bot.pictures.flags import Flag, flag
from bot.pictures.font import fitted, lines, width
from bot.pictures.marks import (
    ALARM,
    anchor,
    coin,
    fleet,
    fleet_width,
    hourglass,
    padlock,
    swords,
)
from bot.pictures.svg import PAPER, box, path, text

SEA: Final = "#eef7fb"
SHALLOW: Final = "#cfe6f2"
SHORE: Final = "#2c5a74"
LAND: Final = "#ecd9a4"
COAST: Final = "#7d6123"

PAD: Final = 4.0
NAME: Final = (11.5, 10.5, 9.5, 8.5)
"""Sizes for the name of an area, the largest first."""

SMALL: Final = 11.0
COAST_NAME: Final = (11.0, 10.0, 9.0, 8.5)
"""Sizes for the name of a coast: there is little room beside its signs."""

COAST_LINES: Final = 2
COAST_ROW: Final = 10.5

DROP: Final = 3.8
"""How far below the middle of a row its text stands."""

NAME_LINES: Final = 3
NAME_ROW: Final = 12.5
ROW: Final = 18.0
BAR: Final = 17.0
STRIP: Final = 16.0
INLET: Final = 21.0
"""How much higher a coast is that a fleet enters."""

BETWEEN: Final = 5.0
"""Pixels between two fleets of one row."""


@dataclass(frozen=True, slots=True)
class FleetSign:
    """A fleet: the flags of its owners, and what is written beside them."""

    owners: tuple[Flag, ...]
    label: str

    @property
    def width(self) -> float:
        """How wide sign and label are."""
        return fleet_width(len(self.owners)) + 2 + width(self.label, SMALL)

    def drawn(self, x: float, y: float, drop: float = DROP) -> str:
        """Draw the fleet; *x* is its left, *y* its middle, *drop* its text's below."""
        beside = x + fleet_width(len(self.owners)) + 2
        return fleet(self.owners, x, y) + text((beside, y + drop), self.label, SMALL)


@dataclass(frozen=True, slots=True)
class Coast:
    """A province's coast, its port if it has one, and the fleets that close it here."""

    name: str
    owner: Flag | None
    port: bool
    closed: bool = False
    entering: tuple[FleetSign, ...] = ()


@dataclass(frozen=True, slots=True)
class Card:
    """A sea area as its card shows it.

    `battle` is written on a dark bar when one is open there, `waiting` on a light one;
    `locked` tells that a battle here or beside it keeps everybody where he is
    (A-S-02); `sale` is how many ships may be bought there.
    """

    name: str
    fleets: tuple[FleetSign, ...] = ()
    coasts: tuple[Coast, ...] = ()
    battle: str = ""
    waiting: str = ""
    locked: bool = False
    sale: int = 0


Drawing = Callable[[float], str]
"""Draws a row of a card, given the row's top."""

Row = tuple[float, Drawing]
"""How high a row is, and what draws it."""


def needed(card: Card, most: float) -> tuple[float, float]:
    """Return the width and the height that *card* needs; it is at most *most* wide."""
    names, size = lines(card.name, most - 2 * PAD, NAME, NAME_LINES, bold=True)
    bars = (card.battle, card.waiting)
    widths = [
        *(width(one, size, bold=True) for one in names),
        *(width(one, SMALL, bold=True) + 16 for one in bars if one),
        *(one.width for one in card.fleets),
        *(_coast_width(one) for one in card.coasts),
        *(one.width for coast in card.coasts for one in coast.entering),
    ]
    across = min(max(widths) + 2 * PAD, most)
    return across, PAD + sum(high for high, _ in _rows(card, across))


def drawn(card: Card, across: float) -> str:
    """Draw *card* with its left upper corner at 0, so wide."""
    parts: list[str] = []
    y = PAD
    for high, drawing in _rows(card, across):
        parts.append(drawing(y))
        y += high
    edge: dict[str, str | float] = {"stroke": SHORE, "stroke_width": 1.4}
    if card.battle:
        edge = {"stroke": ALARM, "stroke_width": 3.5}
    sea = box(0, 0, across, y, rx=3, fill=SEA)
    shore = box(0, 0, across, y, rx=3, fill="none", **edge)
    lock = padlock(across - 2, 2) if card.locked else ""
    return "".join([sea, *parts, shore, lock])


def _rows(card: Card, across: float) -> Iterator[Row]:
    """Yield the rows of a card of this width, from top to bottom."""
    room = across - 2 * PAD
    names, size = lines(card.name, room, NAME, NAME_LINES, bold=True)
    for one in names:
        yield NAME_ROW, _name(one, size, across)
    yield 2, lambda _: ""
    if card.battle:
        yield BAR, _bar(card.battle, across, ALARM, PAPER, swords)
    if card.waiting:
        yield BAR, _bar(card.waiting, across, PAPER, ALARM, hourglass)
    for row in _abreast(card.fleets, room):
        yield ROW, _fleets(row)
    if card.sale:
        yield ROW, _sale(card.sale)
    yield 2, lambda _: ""
    for coast in card.coasts:
        yield _coast(coast, across)


def _name(name: str, size: float, across: float) -> Drawing:
    def draw(top: float) -> str:
        at = across / 2, top + NAME_ROW - 2.5
        return text(at, name, size, bold=True, anchor="middle")

    return draw


def _bar(
    said: str, across: float, fill: str, ink: str, sign: Callable[..., str]
) -> Drawing:
    def draw(top: float) -> str:
        middle = top + BAR / 2 - 1
        shown = fitted(said, across - 22, SMALL, bold=True)
        return (
            box(2, top, across - 4, BAR - 2, fill=fill, stroke=ALARM)
            + sign(10, middle, ink)
            + text((18, middle + DROP), shown, SMALL, bold=True, fill=ink)
        )

    return draw


def _fleets(row: list[FleetSign]) -> Drawing:
    def draw(top: float) -> str:
        x, parts = PAD, []
        for sign in row:
            parts.append(sign.drawn(x, top + ROW / 2))
            x += sign.width + BETWEEN
        return "".join(parts)

    return draw


def _sale(ships: int) -> Drawing:
    def draw(top: float) -> str:
        middle = top + ROW / 2
        return coin(PAD + 6, middle) + text(
            (PAD + 15, middle + DROP), str(ships), SMALL
        )

    return draw


def _coast(coast: Coast, across: float) -> Row:
    """Draw a coast below its water line; a blockader lies across it (SEA-BLK-3)."""
    beside = PAD + _signs_width(coast)
    named, size = lines(coast.name, across - 2 - beside, COAST_NAME, COAST_LINES)
    land = STRIP + COAST_ROW * (len(named) - 1)
    inlet = INLET if coast.entering else 0.0

    def draw(top: float) -> str:
        line = top + inlet * 0.6
        middle = top + inlet + land / 2
        parts = [_land(line, across, top + inlet + land)]
        if coast.port:
            parts.append(anchor(PAD + 4, middle, closed=coast.closed))
        if coast.owner:
            parts.append(flag(coast.owner, beside - 7, middle, 11))
        for at, one in enumerate(named):
            y = top + inlet + STRIP / 2 + COAST_ROW * at + DROP
            parts.append(text((beside, y), one, size))
        x = across - PAD
        for sign in coast.entering:
            x -= sign.width
            parts.append(sign.drawn(x, line - 2, drop=-1))
            x -= BETWEEN
        return "".join(parts)

    return inlet + land, draw


def _coast_width(coast: Coast) -> float:
    return _signs_width(coast) + width(coast.name, COAST_NAME[0])


def _signs_width(coast: Coast) -> float:
    return 13 * (coast.owner is not None) + 11 * coast.port


def _land(top: float, across: float, bottom: float) -> str:
    """Draw land with a wavy upper edge."""
    waves = max(round(across / 12), 1)
    step = across / waves
    shore = f"M0 {top:.2f}" + f"q{step / 2:.2f}-3 {step:.2f} 0" * waves
    land = path(f"{shore}V{bottom:.2f}H0Z", fill=LAND, stroke="none")
    return land + path(shore, stroke=COAST, width=1.2)


def _abreast(signs: tuple[FleetSign, ...], room: float) -> list[list[FleetSign]]:
    """Return fleets in rows that fit into the card."""
    rows: list[list[FleetSign]] = []
    left = 0.0
    for sign in signs:
        if not rows or sign.width > left:
            rows.append([])
            left = room
        rows[-1].append(sign)
        left -= sign.width + BETWEEN
    return rows
