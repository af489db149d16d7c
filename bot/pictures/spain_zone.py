"""The card of an ocean zone: the faces that lead there, the expeditions, the fleet."""

from dataclasses import dataclass
from functools import partial
from typing import Final, Literal

from bot.pictures.flags import Flag
from bot.pictures.font import lines
from bot.pictures.marks import ALARM, die, fleet, fleet_width, hourglass, swords
from bot.pictures.sea_card import SEA, SHORE
from bot.pictures.spain_flow import BETWEEN, Piece, flowed, joined, sign, within, word
from bot.pictures.spain_signs import burst, chest, galleon
from bot.pictures.svg import INK, PAPER, box, moved, text

PAD: Final = 5.0
NAME: Final = (12.0, 11.0, 10.0)
NAME_ROW: Final = 13.5
BAR: Final = 20.0
CAPTAIN: Final = 19.0
CUBE: Final = 6

Mark = Literal["", "asked", "attacked"]
"""What the event wants of an expedition, or knows of it."""


@dataclass(frozen=True, slots=True)
class Ship:
    """An expedition: whose, its captain, dice of its attack, treasures aboard."""

    flag: Flag
    captain: str
    dice: int
    damaged: bool
    loot: int
    mark: Mark = ""


@dataclass(frozen=True, slots=True)
class Zone:
    """An ocean zone; `fleet` is written on a dark bar while the fleet is there."""

    name: str
    faces: tuple[int, ...]
    ships: tuple[Ship, ...]
    fleet: str = ""


def zone_card(zone: Zone, across: float, least: float = 0) -> tuple[str, float]:
    """Draw *zone* so wide, and at *least* so high; return it, and how high it is."""
    room = across - 2 * PAD
    named, size = lines(zone.name, room, NAME, 2, bold=True)
    parts = []
    y = PAD
    for one in named:
        at = across / 2, y + NAME_ROW - 3
        parts.append(text(at, one, size, bold=True, anchor="middle"))
        y += NAME_ROW
    if zone.faces:
        dice = [sign(partial(_thrown, face), 14) for face in zone.faces]
        wide = min(sum(one.width + BETWEEN for one in dice) - BETWEEN, room)
        drawn, high = flowed(dice, (across - wide) / 2, room)
        parts.append(moved(0, y, drawn))
        y += high
    if zone.fleet:
        parts.append(_bar(zone.fleet, across, y))
        y += BAR + 2
    for ship in zone.ships:
        drawn, high = flowed(ship_pieces(ship, room), PAD, room)
        parts.append(moved(0, y, drawn))
        y += high + 2
    high = max(y + PAD, least)
    edge: dict[str, str | float] = {"stroke": SHORE, "stroke_width": 1.4}
    if zone.fleet:
        edge = {"stroke": ALARM, "stroke_width": 3.5}
    return box(0, 0, across, high, rx=4, fill=SEA, **edge) + "".join(parts), high


def ship_pieces(ship: Ship, room: float) -> list[Piece]:
    """Return an expedition as it stands in a row, or in two: captain, then numbers."""
    wide = fleet_width(1)
    hull = Piece(wide, lambda x, y: fleet((ship.flag,), x, y), CAPTAIN)
    captain = joined([hull, within(ship.captain, room - wide - 3, bold=True)])
    numbers = [joined([sign(blank_die, 11), word(str(ship.dice))])]
    if ship.loot:
        numbers.append(joined([sign(chest, 12), word(str(ship.loot))]))
    if ship.damaged:
        numbers.append(sign(burst, 12))
    if ship.mark == "asked":
        numbers.append(sign(lambda x, y: hourglass(x, y, ALARM), 10))
    elif ship.mark == "attacked":
        numbers.append(sign(lambda x, y: swords(x, y, INK), 11))
    return [captain, joined(numbers, 5)]


def blank_die(x: float, y: float) -> str:
    """Draw a die before it is thrown, the sign of dice to throw, around a point."""
    return box(x - 4.5, y - 4.5, 9, 9, rx=2, fill=PAPER, stroke=INK) + text(
        (x, y + 3), "?", 8.5, bold=True, anchor="middle"
    )


def _thrown(face: int, x: float, y: float) -> str:
    return die(face, CUBE, x, y, 13)


def _bar(said: str, across: float, top: float) -> str:
    """Draw the bar that tells that the fleet is here."""
    named, size = lines(said, across - 34, (11.0, 10.0, 9.0), 1, bold=True)
    return (
        box(2, top, across - 4, BAR, fill=ALARM)
        + galleon(16, top + BAR / 2 + 1, 0.75)
        + text((29, top + BAR / 2 + 3.8), named[0], size, bold=True, fill=PAPER)
    )
