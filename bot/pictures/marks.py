"""Signs of pictures: ships, anchors, swords, locks, dice. The font has none of them."""

from collections.abc import Sequence
from typing import Final

from bot.pictures.flags import Flag, flag
from bot.pictures.svg import INK, PAPER, box, element, moved, path, text

WOOD: Final = "#5a3b1c"
ALARM: Final = "#9d1127"

PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
"""Where the pips of a die stand, from its middle."""

CUBE: Final = 6

FLAG: Final = 12.0
"""Pixels of a flag over a hull."""

LAP: Final = 9.0
"""Pixels from one flag to the next over a hull of several owners."""


def fleet_width(owners: int) -> float:
    """Return how wide a fleet's sign is, with a flag for each owner."""
    return FLAG + LAP * (owners - 1) + 4


def fleet(owners: Sequence[Flag], x: float, y: float) -> str:
    """Draw a hull under its owners' flags; *x* is its left, *y* its middle."""
    width = fleet_width(len(owners))
    hull = f"M0 0H{width:g}L{width - 4:g} 5H4Z"
    flags = (
        flag(one, x + 2 + FLAG / 2 + LAP * at, y - 2.5, FLAG)
        for at, one in enumerate(owners)
    )
    return moved(x, y + 3.5, path(hull, fill=WOOD)) + "".join(flags)


def anchor(x: float, y: float, *, closed: bool = False) -> str:
    """Draw an anchor, the sign of a port, around a point; a closed one struck out."""
    shank = "M0-3V5M-3-1H3M-4.5 1.5Q-4 5 0 5 4 5 4.5 1.5"
    parts = [
        element("circle", cx=0, cy=-4.4, r=1.5, fill="none", stroke=INK),
        path(shank, width=1.4),
    ]
    if closed:
        parts.append(path("M-5-5 5 5M5-5-5 5", stroke=ALARM, width=2))
    return moved(x, y, *parts)


def swords(x: float, y: float, colour: str = PAPER) -> str:
    """Draw crossed swords, the sign of a battle, around a point."""
    blades = "M-5-5 4 4M5-5-4 4M1 4.6 4.6 1M-1 4.6-4.6 1"
    return moved(x, y, path(blades, stroke=colour, width=1.5))


def hourglass(x: float, y: float, colour: str = INK) -> str:
    """Draw an hourglass, the sign of what waits, around a point."""
    return moved(x, y, path("M-4-5H4L-4 5H4L-4-5Z", stroke=colour, width=1.3))


def padlock(x: float, y: float) -> str:
    """Draw a padlock, the sign of what a battle locks, around a point."""
    return moved(
        x,
        y,
        path("M-2.4 0V-2.2A2.4 2.4 0 0 1 2.4-2.2V0", width=1.3),
        box(-3.6, -0.4, 7.2, 5.4, rx=1, fill=INK),
    )


def coin(x: float, y: float) -> str:
    """Draw a coin, the sign of what is for sale, around a point."""
    ring = element("circle", cx=0, cy=0, r=4.6, fill=PAPER, stroke=INK)
    return moved(
        x, y, ring, element("circle", cx=0, cy=0, r=2.2, stroke=INK, fill="none")
    )


def die(face: int, sides: int, x: float, y: float, size: float) -> str:
    """Draw a thrown die around a point: pips on a cube, else a number."""
    square = box(-8, -8, 16, 16, rx=3, fill=PAPER, stroke=INK)
    if sides == CUBE:
        inside = "".join(
            element("circle", cx=4.4 * across, cy=4.4 * down, r=1.7, fill=INK)
            for across, down in PIPS[face]
        )
    else:
        inside = text((0, 3.6), str(face), 10, bold=True, anchor="middle")
    return moved(x, y, square, inside, scale=size / 16)
