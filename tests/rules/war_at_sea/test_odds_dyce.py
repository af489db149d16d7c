"""The odds against dyce, a calculator of dice that knows nothing of battles."""

from fractions import Fraction
from typing import Any

import pytest
from dyce import H

from rules.war_at_sea.state import ShipType
from tests.rules.war_at_sea.odds_scenes import chances

TYPES = {"carrack": ShipType(cost=10, health=40, attack=10)}


def chance(histogram: H[Any], outcome: object) -> Fraction:
    return Fraction(histogram[outcome], histogram.total)


@pytest.mark.parametrize("sides", [2, 6, 20, 100])
@pytest.mark.clause("SEA-INI-2", "SEA-INI-3", "SEA-BAT-6", "SEA-CAP-1", "A-G-01")
def test_a_duel_is_won_by_four_bonuses_in_five_rounds(sides: int) -> None:
    """Two carracks deal 10, 10, 5, 5, 5, 5; each bonus is worth 1.

    So the fifth round brings one to 35 and its enemy's bonuses. With 4 of them it is
    out with 1 health, with 5 sunk; the sixth round sinks both if neither has so many.
    """
    die: H[int] = H(sides)
    bonuses = 5 @ die.gt(die)
    out, sunk = chance(bonuses, 4), chance(bonuses, 5)

    found = chances("1 carrack", "1 carrack", types=TYPES, dice_sides=sides)

    assert found.attack == found.defend == out + sunk
    (loss,) = found.losses["defend"]
    assert loss.captured == out
    assert loss.sunk == sunk + found.draw


@pytest.mark.parametrize("sides", [2, 6, 20, 100])
@pytest.mark.clause("SEA-BAT-9", "SEA-BAT-10", "A-S-44", "A-G-01")
def test_a_retreat_is_tried_until_the_die_is_higher(sides: int) -> None:
    """T7: three attempts, as the fourth round is the last."""
    die: H[int] = H(sides)
    tries = 3 @ die.gt(die)

    found = chances(
        "1 carrack",
        "1 carrack",
        (100, 0),
        types={"carrack": ShipType(cost=10, health=40, attack=1)},
        dice_sides=sides,
        max_rounds=4,
    )

    assert found.draw == chance(tries, 0)
    assert found.defend == 1 - found.draw
