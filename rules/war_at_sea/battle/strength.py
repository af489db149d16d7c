"""SEA-BAT, SEA-INI: what ships deal in a round, exactly, and the total of a side."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import floor
from typing import Final

from rules.war_at_sea.options import WarAtSeaOptions
from rules.war_at_sea.state import Ship, ShipType

BONUS: Final = Fraction(11, 10)
"""What the higher die makes of a side's total in this round (SEA-INI-2)."""

HALF: Final = Fraction(1, 2)


def halvings(health: int, most: int, options: WarAtSeaOptions) -> int:
    """Return how often a ship's attack is halved at *health* out of *most*.

    Once at half of its health or less; with `half_rule` = `repeated` again at a
    quarter, an eighth and so on (SEA-BAT-6, A-S-42).
    """
    times = max(most // health, 1).bit_length() - 1
    return times if options.half_rule == "repeated" else min(times, 1)


def attack(
    ship: Ship, types: Mapping[str, ShipType], options: WarAtSeaOptions
) -> Fraction:
    """Return the exact attack of *ship* as damaged as it is (SEA-BAT-6)."""
    sound = types[ship.type]
    return Fraction(sound.attack, 2 ** halvings(ship.health, sound.health, options))


def strength(
    ships: Iterable[Ship], types: Mapping[str, ShipType], options: WarAtSeaOptions
) -> Fraction:
    """Return the exact sum of the attacks of *ships* (SEA-BAT-3)."""
    return sum((attack(ship, types, options) for ship in ships), Fraction())


def total(
    ships: Iterable[Ship],
    types: Mapping[str, ShipType],
    options: WarAtSeaOptions,
    bonus: bool,
) -> int:
    """Return the damage that *ships* deal: the exact sum, rounded once, half up.

    With *bonus* a tenth more is dealt, before rounding (SEA-INI-3, A-S-40, A-S-57).
    """
    exact = strength(ships, types, options)
    return floor((exact * BONUS if bonus else exact) + HALF)
