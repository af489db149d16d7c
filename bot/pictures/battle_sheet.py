"""The sheet of a battle: both lines of ships with their health, dice and losses."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.pictures.chart_layout import MARGIN, WIDTH
from bot.pictures.flags import Flag, flag
from bot.pictures.font import fitted, lines, width
from bot.pictures.marks import ALARM, die, fleet, fleet_width
from bot.pictures.sea_card import SEA, SHALLOW, SHORE
from bot.pictures.svg import INK, PAPER, box, document, element, line, moved, path, text

COLUMN: Final = (WIDTH - 3 * MARGIN) / 2
"""Pixels of the line of one side."""

TITLE: Final = 16.0
SMALL: Final = 11.0
NAMES: Final = (11.0, 10.0, 9.0)
"""Sizes for the names of fleets and ships, the largest first."""

HEAD: Final = 46.0
TALLY: Final = 30.0
FLEET: Final = 18.0
SHIP: Final = 16.0
DROP: Final = 3.8

BAR: Final = 46.0
BAR_HIGH: Final = 9.0
LOSS: Final = 22.0
HEALTH: Final = 30.0

SOUND: Final = "#17456b"
LOST: Final = "#f3b7a6"


@dataclass(frozen=True, slots=True)
class ShipLine:
    """A ship before and after a round; `full` is its health when it is sound.

    `owner` is shown where the ships of its fleet have several.
    """

    owner: Flag | None
    name: str
    full: int
    before: int
    after: int

    @property
    def sunk(self) -> bool:
        """Whether nothing is left of it (SEA-BAT-7)."""
        return self.after == 0

    @property
    def out(self) -> bool:
        """Whether it has left the battle, with 1 health (SEA-CAP-1)."""
        return self.after == 1


@dataclass(frozen=True, slots=True)
class FleetLines:
    """The ships of one fleet; `label` names it, and says so if it only supports."""

    owners: tuple[Flag, ...]
    label: str
    ships: tuple[ShipLine, ...]


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a battle: its line, its die if it has thrown, and what it deals."""

    title: str
    face: int | None
    total: str
    fleets: tuple[FleetLines, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """A round of a battle, or how it stands; `dice_sides` says how its dice look.

    `key` says what the signs mean: health, lost in this round, out, sunk.
    """

    title: str
    subtitle: str
    sides: tuple[Side, Side]
    dice_sides: int
    key: Sequence[str]


def battle_sheet(sheet: Sheet) -> str:
    """Return the picture of *sheet* as SVG."""
    parts = [
        text(
            (MARGIN, 20),
            fitted(sheet.title, WIDTH - 2 * MARGIN, TITLE, bold=True),
            TITLE,
            bold=True,
        ),
        text((MARGIN, 37), sheet.subtitle, 12.5),
    ]
    lowest = HEAD
    tally = any(side.total or side.face for side in sheet.sides)
    for at, side in enumerate(sheet.sides):
        drawing, high = _side(side, sheet.dice_sides, tally=tally)
        parts.append(moved(MARGIN + at * (COLUMN + MARGIN), HEAD, drawing))
        lowest = max(lowest, HEAD + high)
    key, high = _key(sheet.key)
    parts.append(moved(MARGIN, lowest + MARGIN, key))
    return document(
        WIDTH, lowest + high + 2 * MARGIN, "".join(parts), background=SHALLOW
    )


def _side(side: Side, dice_sides: int, *, tally: bool) -> tuple[str, float]:
    """Draw one side, with a row for die and total or without; return it, its height."""
    parts = [
        text((6, 16), fitted(side.title, COLUMN - 12, 12.5, bold=True), 12.5, bold=True)
    ]
    x, y = 6.0, 22.0
    if side.face is not None:
        parts.append(die(side.face, dice_sides, x + 10, y + 11, 20))
        x += 26
    parts.append(text((x, y + 15), side.total, 12.5))
    y += TALLY if tally else 0
    for one in side.fleets:
        parts.append(_fleet(one, y))
        y += FLEET
        for ship in one.ships:
            parts.append(_ship(ship, y))
            y += SHIP
    y += 4
    frame = box(0, 0, COLUMN, y, rx=4, fill=SEA, stroke=SHORE, stroke_width=1.3)
    return frame + "".join(parts), y


def _fleet(one: FleetLines, top: float) -> str:
    x = 6 + fleet_width(len(one.owners)) + 3
    (label,), size = lines(one.label, COLUMN - x - 4, NAMES, 1, bold=True)
    middle = top + FLEET / 2
    return fleet(one.owners, 6, middle) + text(
        (x, middle + DROP), label, size, bold=True
    )


def _ship(ship: ShipLine, top: float) -> str:
    """Draw a ship: whose, which, its health as a bar and in numbers, what it lost."""
    middle = top + SHIP / 2
    right = COLUMN - 6
    bar = right - LOSS - HEALTH - BAR
    x = 20 if ship.owner else 6
    (name,), size = lines(ship.name, bar - x - 4, NAMES, 1)
    parts = [
        flag(ship.owner, 11, middle, 11) if ship.owner else "",
        text((x, middle + DROP), name, size),
        _bar(ship, bar, middle),
        _number(ship, bar + BAR + 3, middle),
    ]
    if ship.sunk:
        parts.append(line((x, middle), (x + width(name, size), middle), stroke=INK))
    if lost := ship.before - ship.after:
        parts.append(
            text(
                (right, middle + DROP),
                f"−{lost}",
                SMALL,
                bold=True,
                anchor="end",
                fill=ALARM,
            )
        )
    return "".join(parts)


def _number(ship: ShipLine, x: float, middle: float) -> str:
    """Draw health in numbers, or the sign of a ship that is sunk or out of it."""
    if ship.sunk:
        return _cross(x + 7, middle)
    if ship.out:
        return _white_flag(x + 4, middle)
    return text((x, middle + DROP), f"{ship.after}/{ship.full}", SMALL)


def _bar(ship: ShipLine, x: float, middle: float) -> str:
    """Draw health: what is left, what this round took, what was lost before."""
    top = middle - BAR_HIGH / 2
    left, lost = (BAR * part / ship.full for part in (ship.after, ship.before))
    hatch = "".join(
        f"M{x + at:.1f} {top + BAR_HIGH:.1f}l3-{BAR_HIGH:.0f}"
        for at in _steps(left, lost - 3)
    )
    return (
        box(x, top, BAR, BAR_HIGH, fill=PAPER)
        + box(x, top, lost, BAR_HIGH, fill=LOST)
        + path(hatch, stroke=ALARM, width=1)
        + box(x, top, left, BAR_HIGH, fill=SOUND)
        + box(x, top, BAR, BAR_HIGH, fill="none", stroke=INK)
    )


def _steps(start: float, end: float) -> Sequence[float]:
    """Return places from *start* to *end*, three pixels apart."""
    return [start + 3 * at for at in range(max(int((end - start) / 3) + 1, 0))]


def _cross(x: float, y: float) -> str:
    return moved(x, y, path("M-4-4 4 4M4-4-4 4", stroke=INK, width=2))


def _white_flag(x: float, y: float) -> str:
    return moved(
        x, y, path("M-3 6V-6", width=1.4), path("M-3-6H6L4-3 6 0H-3Z", fill=PAPER)
    )


def _key(words: Sequence[str]) -> tuple[str, float]:
    """Draw what the signs mean, in two rows; return it, and how high it is."""
    sample = ShipLine(None, "", 46, 40, 40)
    lost = ShipLine(None, "", 46, 46, 0)
    signs = (
        element("g", _bar(sample, 0, 8)),
        element("g", _bar(lost, 0, 8)),
        _white_flag(40, 8),
        _cross(40, 8),
    )
    parts = []
    for at, (sign, said) in enumerate(zip(signs, words, strict=True)):
        x, y = (at % 2) * (COLUMN + MARGIN), (at // 2) * SHIP
        parts.append(moved(x, y, sign, text((BAR + 7, 8 + DROP), said, SMALL)))
    return "".join(parts), 2 * SHIP
