"""How an attack ends: the net result over all dice of both (VQ-TF-4.4 to 4.8)."""

from collections.abc import Mapping
from functools import cache
from math import comb
from types import MappingProxyType
from typing import Final

SIDES: Final = 3
"""A die hits with two of its six faces (VQ-TF-4.7): with one in so many."""


def hits(dice: int) -> tuple[int, ...]:
    """Return in how many of `SIDES ** dice` ways so many dice hit 0, 1, 2... times."""
    misses = SIDES - 1
    return tuple(comb(dice, hit) * misses ** (dice - hit) for hit in range(dice + 1))


@cache
def nets(attack: int, fleet: int) -> Mapping[int, int]:
    """Return the ways of each net result, from the worst, for these numbers of dice.

    Together they are `SIDES ** (attack + fleet)`: hits of the expedition less hits of
    the Treasure Fleet (VQ-TF-4.8).
    """
    ways = dict.fromkeys(range(-fleet, attack + 1), 0)
    for scored, likely in enumerate(hits(attack)):
        for taken, as_likely in enumerate(hits(fleet)):
            ways[scored - taken] += likely * as_likely
    return MappingProxyType(ways)
