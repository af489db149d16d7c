"""Which positions of a round are followed when there are too many for all of them."""

from bisect import bisect_left
from heapq import nlargest
from typing import Final, TypeAlias

from rules.war_at_sea.odds.line import Line

Position: TypeAlias = tuple[Line, Line, int]
"""The attackers' line, the defenders' line, successive rounds without damage."""

Level: TypeAlias = dict[Position, int]
"""The positions in which a battle can be at one time, each with its weight."""

FINE: Final = 1 << 32
"""Steps in which the balance of a position is measured."""


def likeliest(level: Level, width: int) -> Level:
    """Return the *width* positions of *level* with the highest weights."""
    return dict(nlargest(width, level.items(), key=lambda item: item[1]))


def merged(level: Level, width: int) -> Level:
    """Return about *width* positions of *level*, with all of its weight.

    They are chosen by the balance of both sides. Each other one is shared out between
    the two whose balance is next to its own, so that the mean balance does not change.
    """
    kept = chosen(level, width)
    marks = [balance(position) for position in kept]
    after = {position: level[position] for position in kept}
    for position, weight in level.items():
        if position not in after:
            mark = balance(position)
            above = bisect_left(marks, mark)
            below = max(above - 1, 0)
            gap = marks[above] - marks[below]
            up = weight * (mark - marks[below]) // gap if gap else weight
            after[kept[above]] += up
            after[kept[below]] += weight - up
    return after


def chosen(level: Level, width: int) -> list[Position]:
    """Return the positions in the middle of each of *width* equal parts of all weight.

    They are in the order of their balance; the first and the last of all are there.
    """
    order = sorted(level, key=balance)
    whole = sum(level.values())
    kept = [order[0]]
    upto = parts = 0
    for position in order[:-1]:
        upto += level[position]
        passed = (2 * upto * width + whole) // (2 * whole)
        if passed > parts and position != order[0]:
            kept.append(position)
        parts = passed
    return [*kept, order[-1]]


def balance(position: Position) -> int:
    """Return how much stronger the attackers are, in `FINE` steps to either side.

    A side counts for its attack times the health of its ships in the battle.
    """
    attack, defend, _ = position
    ours, theirs = (
        line.attack * sum(hull.health for hull in line.ships)
        for line in (attack, defend)
    )
    return (ours - theirs) * FINE // max(ours + theirs, 1)
