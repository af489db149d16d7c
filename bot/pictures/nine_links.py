"""Ways between the spaces of a map: none of them seems to end where it does not.

Cards stand so close that a way may lead past others. It is drawn over those, thin and
broken, and so seen to go on.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from bot.pictures.chart_layout import Place, Spot
from bot.pictures.svg import line

WAY: Final = "#4c6355"

APART: Final = 7.0
ABREAST: Final = 4
"""How far apart broken ways run that would else lie on each other, and how many."""

Span = tuple[float, float]
"""A part of a straight way: from which to which share of it."""


def ways(
    placed: Mapping[str, Spot], links: Iterable[tuple[str, str]]
) -> tuple[list[str], list[str]]:
    """Return the ways that are drawn below the cards, and those that are above them."""
    below: list[str] = []
    above: list[str] = []
    for one, other in links:
        start, end = placed[one].middle, placed[other].middle
        others = (spot for name, spot in placed.items() if name not in (one, other))
        if any(inside(spot, start, end) for spot in others):
            first, last = outside(placed[one], placed[other])
            aside = APART * (len(above) % ABREAST)
            above.append(
                broken((first[0] + aside, first[1]), (last[0] + aside, last[1]))
            )
        else:
            below.append(line(start, end, stroke=WAY, stroke_width=2))
    return below, above


def broken(start: Place, end: Place) -> str:
    """Draw a way that goes past other spaces."""
    return line(start, end, stroke=WAY, stroke_width=1.3, stroke_dasharray="2 4")


def outside(one: Spot, other: Spot) -> tuple[Place, Place]:
    """Return where the way between two cards leaves the one and enters the other."""
    start, end = one.middle, other.middle
    leaves, enters = inside(one, start, end), inside(other, start, end)
    return (
        _point(start, end, leaves[1] if leaves else 0),
        _point(start, end, enters[0] if enters else 1),
    )


def inside(spot: Spot, start: Place, end: Place) -> Span | None:
    """Return which part of a straight way lies on a card, if any (Liang and Barsky)."""
    first, last = 0.0, 1.0
    for axis, (least, size) in enumerate(
        ((spot.left, spot.width), (spot.top, spot.height))
    ):
        step = end[axis] - start[axis]
        if not step:
            if not least < start[axis] < least + size:
                return None
            continue
        shares = sorted((edge - start[axis]) / step for edge in (least, least + size))
        first, last = max(first, shares[0]), min(last, shares[1])
    return (first, last) if first < last else None


def _point(start: Place, end: Place, share: float) -> Place:
    """Return the point at a share of the way."""
    (x, y), (to_x, to_y) = start, end
    return x + (to_x - x) * share, y + (to_y - y) * share
