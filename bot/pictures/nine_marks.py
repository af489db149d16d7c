"""Signs of Nine Years: fortresses, corps, leaders, withdrawals, fortified lines."""

from typing import Final

from bot.pictures.marks import ALARM
from bot.pictures.svg import INK, PAPER, box, moved, path

CORPS: Final = 9.0
"""Pixels of a corps from side to side."""


def tower(x: float, y: float) -> str:
    """Draw a tower, the sign of a fortified space, around a point."""
    walls = "M-5 6V-6H-2.6V-3.4H-1.2V-6H1.2V-3.4H2.6V-6H5V6Z"
    return moved(x, y, path(walls, fill=INK), box(-1.3, 1.4, 2.6, 4.6, fill=PAPER))


def corps(x: float, y: float, *, reduced: bool = False) -> str:
    """Draw a corps with its left at *x*: a full block, or one that is half empty."""
    block = [box(0, -4, CORPS, 8, fill=PAPER, stroke=INK, stroke_width=1.2)]
    inside = "M0 4V-4L9 4Z" if reduced else "M0-4H9V4H0Z"
    return moved(x, y, *block, path(inside, fill=INK, stroke="none"))


def star(x: float, y: float) -> str:
    """Draw a star, the sign of a leader, around a point."""
    rays = "M0-5 1.4-1.6 5-1.5 2.2.8 3.1 4.4 0 2.3-3.1 4.4-2.2.8-5-1.5-1.4-1.6Z"
    return moved(x, y, path(rays, fill=INK, stroke="none"))


def away(x: float, y: float) -> str:
    """Draw an arrow on a disc, the sign of a force that must withdraw."""
    return _disc(x, y, "M-4 0H3M0-3.2 3.4 0 0 3.2")


def lost(x: float, y: float) -> str:
    """Draw a cross on a disc, the sign of a force that has nowhere to withdraw to."""
    return _disc(x, y, "M-3-3 3 3M3-3-3 3")


def arrow(x: float, y: float) -> str:
    """Draw an arrow, the sign of where a force is sent, around a point."""
    return moved(x, y, path("M-5 0H4M1-3 4.4 0 1 3", stroke=ALARM, width=1.6))


def ramparts(x: float, y: float) -> str:
    """Draw a zigzag, the sign of a fortified line, around a point."""
    return moved(x, y, path("M-6.5 3-3.5-3 0 3 3.5-3 6.5 3", width=1.8))


def counter(x: float, y: float) -> str:
    """Draw a square on its corner, the sign of a marker, around a point."""
    return moved(x, y, path("M0-4 4 0 0 4-4 0Z", fill=PAPER, width=1.3))


def _disc(x: float, y: float, sign: str) -> str:
    """Draw a sign in white on a disc that is seen at once."""
    disc = path("M-7 0A7 7 0 0 1 7 0 7 7 0 0 1-7 0Z", fill=ALARM, stroke="none")
    return moved(x, y, disc, path(sign, stroke=PAPER, width=1.8))
