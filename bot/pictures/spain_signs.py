"""Signs of Virgin Queen's board: treasures, galleons, units. No two have one shape."""

from typing import Final

from bot.pictures.font import lines
from bot.pictures.marks import ALARM
from bot.pictures.svg import INK, PAPER, box, moved, path, text

GOLD: Final = "#f0b400"
NIGHT: Final = "#17456b"
WOOD: Final = "#8a5a24"
LEAF: Final = "#fff3cf"

FACE: Final = (57.0, 44.0)
"""Width and height of a treasure whose face is seen: its value and its name."""

BACK: Final = (27.0, 34.0)
"""Width and height of a treasure that lies face down."""

TILE_NAME: Final = (10.0, 9.0, 8.5)
VALUE: Final = 13.5
UNIT: Final = 12.0
"""Pixels of a land unit's place aboard."""


def chest(x: float, y: float, scale: float = 1) -> str:
    """Draw a chest, the sign of a treasure, around a point, 12 pixels wide."""
    return moved(
        x,
        y,
        path("M-6-1Q-6-6 0-6 6-6 6-1Z", fill=GOLD),
        box(-6, -1, 12, 6.5, fill=WOOD, stroke=INK),
        box(-1.5, -1.5, 3, 3.5, fill=PAPER, stroke=INK),
        scale=scale,
    )


def galleon(x: float, y: float, scale: float = 1) -> str:
    """Draw a galleon under two crossed sails around a point, 22 pixels wide."""
    sails = "M-10-8Q-5-10 0-8L-1 0Q-5-2-9 0ZM1-9Q6-11 11-9L10 0Q6-2 2 0Z"
    return moved(
        x,
        y,
        path("M-5 3V-10M6 3V-11", width=1.4),
        path(sails, fill=PAPER),
        path("M-5-8V-2M-8-5H-2M6-9V-3M3-6H9", stroke=ALARM, width=1.4),
        path("M-11 2H12L9 8H-8Z", fill=WOOD),
        scale=scale,
    )


def burst(x: float, y: float) -> str:
    """Draw a burst, the sign of damage, around a point, 12 pixels wide."""
    rays = (
        "M0-6 1.6-2.2 5.5-3.4 3 0 5.5 3.4 1.6 2.2"
        "L0 6-1.6 2.2-5.5 3.4-3 0-5.5-3.4-1.6-2.2Z"
    )
    return moved(x, y, path(rays, fill=ALARM))


def turn_mark(x: float, y: float) -> str:
    """Draw the pointer to the power whose impulse it is, around a point."""
    return moved(x, y, path("M-3-4.5 4 0-3 4.5Z", fill=INK))


def regular(x: float, y: float) -> str:
    """Draw a regular around a point: a filled square."""
    return box(x - 4, y - 4, 8, 8, fill=NIGHT, stroke=INK)


def mercenary(x: float, y: float) -> str:
    """Draw a mercenary around a point: a light triangle."""
    return moved(x, y, path("M0-5 5 4.5H-5Z", fill=GOLD))


def berth(x: float, y: float) -> str:
    """Draw a free place aboard around a point: a small ring of dashes."""
    return box(
        x - 4, y - 4, 8, 8, fill="none", stroke=INK, stroke_dasharray="2 2", rx=2
    )


def back(x: float, y: float) -> str:
    """Draw a treasure face down; *x*, *y* is its left upper corner."""
    wide, high = BACK
    return moved(
        x,
        y,
        box(0, 0, wide, high, rx=3, fill=NIGHT, stroke=INK),
        box(2.5, 2.5, wide - 5, high - 5, rx=1.5, fill="none", stroke=PAPER),
        chest(wide / 2, high / 2, 1.2),
    )


def face(x: float, y: float, value: str, name: str) -> str:
    """Draw a treasure whose face is seen: what it is worth, and its name below."""
    wide, high = FACE
    named, size = lines(name, wide - 5, TILE_NAME, 2)
    low = high - 5 - (size + 0.5) * (len(named) - 1)
    return moved(
        x,
        y,
        box(0, 0, wide, high, rx=3, fill=LEAF, stroke=INK, stroke_width=1.4),
        chest(11, 12),
        text((wide / 2 + 8, 17), value, VALUE, bold=True, anchor="middle"),
        *(
            text((wide / 2, low + at * (size + 0.5)), one, size, anchor="middle")
            for at, one in enumerate(named)
        ),
    )
