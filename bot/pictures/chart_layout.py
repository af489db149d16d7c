"""Where the cards of a chart stand: as on the map, but apart, within a phone's width.

A phone is narrow, and names and numbers must be read on it. So the cards stand in
columns: each in the one that is nearest to its place on the map, and in each column
they keep their order from top to bottom, as near to their places as they can.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

WIDTH: Final = 390.0
"""Pixels of a phone from side to side: the width of every picture."""

MARGIN: Final = 7.0
GAP: Final = 7.0
"""Pixels between two cards at least: links must be seen between them."""

COLUMNS: Final = (1, 2, 3, 4, 5)
"""Numbers of columns to try; the fewer there are, the wider are the cards."""

ASIDE: Final = 4.0
"""By how much lower a chart must become for its cards to stand a pixel aside."""

AIRY: Final = 300.0
"""Pixels up to which a chart is as high as the map would have it."""

Place = tuple[float, float]
Measure = Callable[[str, float], tuple[float, float]]
"""Tells how wide and high a card is that may have at most this width."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card stands: its left upper corner, and its size."""

    left: float
    top: float
    width: float
    height: float

    @property
    def middle(self) -> Place:
        """The point that links lead to."""
        return self.left + self.width / 2, self.top + self.height / 2


def spots(
    places: Mapping[str, Place],
    measure: Measure,
    columns: Sequence[int] = COLUMNS,
) -> dict[str, Spot]:
    """Return where each card stands, given where its area is on the map.

    Of these numbers of *columns* the one is taken that makes the chart low and moves
    no cards far aside.
    """
    across = _shares({name: x for name, (x, _) in places.items()})
    down = _shares({name: y for name, (_, y) in places.items()})
    least = min(_height(places), AIRY)

    def way(count: int) -> dict[str, Spot]:
        return _placed(_columns(across, down, count), down, measure, least)

    def cost(count: int) -> float:
        aside = sum(abs(one - _nearest(one, count)) for one in across.values())
        return depth(way(count)) + ASIDE * WIDTH * aside / len(across)

    return way(min(columns, key=cost))


def depth(placed: Mapping[str, Spot]) -> float:
    """Return how far down the lowest card reaches."""
    return max(spot.top + spot.height for spot in placed.values())


def _columns(
    across: Mapping[str, float], down: Mapping[str, float], count: int
) -> list[list[str]]:
    """Return which cards stand in which column, from top to bottom."""
    columns: list[list[str]] = [[] for _ in range(count)]
    for name in sorted(down, key=lambda one: (down[one], across[one], one)):
        columns[round(across[name] * (count - 1))].append(name)
    return columns


def _placed(
    columns: Sequence[Sequence[str]],
    down: Mapping[str, float],
    measure: Measure,
    least: float,
) -> dict[str, Spot]:
    """Return where cards stand in their columns, on a chart *least* high or higher."""
    room = (WIDTH - 2 * MARGIN - (len(columns) - 1) * GAP) / len(columns)
    sizes = {name: measure(name, room) for column in columns for name in column}
    highs = [[sizes[name][1] for name in column] for column in columns]
    lowest = max(least, *(sum(one) + GAP * (len(one) - 1) for one in highs))
    placed: dict[str, Spot] = {}
    for at, (column, heights) in enumerate(zip(columns, highs, strict=True)):
        middle = MARGIN + room / 2 + at * (room + GAP)
        tops = _stacked(heights, [down[name] for name in column], lowest)
        for name, top in zip(column, tops, strict=True):
            wide, high = sizes[name]
            placed[name] = Spot(middle - wide / 2, top, wide, high)
    return placed


def _stacked(
    heights: Sequence[float], wished: Sequence[float], lowest: float
) -> list[float]:
    """Return the tops of a column's cards, each near to what is wished for it.

    *wished* are shares of the way down to *lowest*, in ascending order.
    """
    tops: list[float] = []
    free = 0.0
    for high, share in zip(heights, wished, strict=True):
        tops.append(max(share * (lowest - high), free))
        free = tops[-1] + high + GAP
    floor = lowest
    for at in range(len(tops) - 1, -1, -1):
        tops[at] = min(tops[at], floor - heights[at])
        floor = tops[at] - GAP
    return tops


def _nearest(share: float, count: int) -> float:
    """Return where the nearest of so many columns stands, as a share of the way."""
    return round(share * (count - 1)) / (count - 1) if count > 1 else 0.5


def _height(places: Mapping[str, Place]) -> float:
    """Return how high the map would be at the picture's width."""
    across, down = ([place[axis] for place in places.values()] for axis in (0, 1))
    span = max(across) - min(across)
    return (max(down) - min(down)) / span * WIDTH if span else AIRY


def _shares(values: Mapping[str, float]) -> dict[str, float]:
    """Return how far between the least and the greatest each value lies, 0 to 1."""
    least, most = min(values.values()), max(values.values())
    span = most - least
    return {name: (one - least) / span if span else 0.5 for name, one in values.items()}
