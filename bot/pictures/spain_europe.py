"""The Armada with its places aboard, and Spanish land units in Europe."""

from dataclasses import dataclass
from typing import Final

from bot.pictures.spain_flow import Piece, joined, sign, within, word
from bot.pictures.spain_panel import INSIDE, filling, panel
from bot.pictures.spain_signs import GOLD, UNIT, berth, galleon, mercenary, regular
from bot.pictures.svg import INK, box, moved, text

COUNTER: Final = (56.0, 46.0)


@dataclass(frozen=True, slots=True)
class Band:
    """Land units and leaders at a place, and what else is to be said of it."""

    name: str
    regulars: int
    mercenaries: int
    said: str = ""


@dataclass(frozen=True, slots=True)
class Fleet:
    """The Armada: `strength` 0 where it is not on the map; `said` is its place.

    `more` is what stands below: its leaders, and units that are too many.
    """

    label: str
    strength: int
    said: str
    regulars: int = 0
    mercenaries: int = 0
    more: str = ""


def armada_panel(fleet: Fleet) -> tuple[str, float]:
    """Draw the Armada: its counter, its place, and the places aboard."""
    if not fleet.strength:
        return panel(fleet.label, filling([within(fleet.said, INSIDE)]))
    room = INSIDE - COUNTER[0] - 10
    berths = [sign(regular, UNIT)] * fleet.regulars
    berths += [sign(mercenary, UNIT)] * fleet.mercenaries
    berths += [sign(berth, UNIT)] * (fleet.strength - len(berths))
    rows = [within(fleet.said, room, bold=True), joined(berths, 2)]
    rows += [within(fleet.more, room)] if fleet.more else []
    high = max(COUNTER[1], sum(one.height for one in rows))

    def draw(x: float, y: float) -> str:
        top = y - high / 2
        parts = [_counter(fleet.strength, x, top)]
        at = top
        for one in rows:
            parts.append(one.drawing(x + COUNTER[0] + 10, at + one.height / 2))
            at += one.height
        return "".join(parts)

    return panel(fleet.label, [Piece(INSIDE, draw, high + 2)])


def _counter(strength: int, x: float, y: float) -> str:
    """Draw the Armada's counter with its strength."""
    wide, high = COUNTER
    return moved(
        x,
        y,
        box(0, 0, wide, high, rx=3, fill=GOLD, stroke=INK, stroke_width=1.4),
        galleon(20, high / 2 + 2, 1.45),
        text((wide - 11, high / 2 + 8), str(strength), 22, bold=True, anchor="middle"),
    )


def band_piece(band: Band) -> Piece:
    """Return a place with its units, as it stands in a row."""
    parts = [within(band.name, INSIDE - 60, bold=True)]
    for drawn, count in ((regular, band.regulars), (mercenary, band.mercenaries)):
        if count:
            parts += [sign(drawn, 10), word(str(count))]
    if band.said:
        left = INSIDE - sum(one.width + 3 for one in parts)
        parts.append(within(f"({band.said})", left))
    return joined(parts)
