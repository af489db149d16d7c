"""Fleets whose odds are asked."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any, Final

from rules.war_at_sea.engagement.state import Role
from rules.war_at_sea.odds.contest import Contest, contest
from rules.war_at_sea.odds.outcome import Outcome, outcome
from rules.war_at_sea.state import Ship, ShipType
from tests.rules.war_at_sea.scenes import TYPES, house_rules

Sides = dict[Role, tuple[Ship, ...]]

Ending = tuple[str, frozenset[str], frozenset[str]]
"""The end, the ids of the ships that are sunk, and of those that are captured."""

Endings = Iterator[tuple[Ending, Fraction]]
"""Every ending that can be thrown, with the chance of its throws."""

T6: Final = ("2 galleon, 1 sloop", "1 galleon, 2 frigate")
"""The fleets of trace T6, attackers first."""

TWENTY: Final = (
    "6 galleon, 8 frigate, 6 sloop",
    "4 galleon, 12 frigate, 4 sloop",
)
"""Twenty ships against twenty, all of them whole."""

WORN: Final = (
    "3 galleon, 2 galleon=9, 3 frigate, 4 frigate=7, 2 frigate=5, 4 sloop, 2 sloop=3",
    "2 galleon, 3 galleon=10, 5 frigate, 4 frigate=6, 2 frigate=3, 3 sloop, 1 sloop=2",
)
"""Twenty ships against twenty that have been in battles before."""


def listed(side: str, fleet: str, types: Mapping[str, ShipType] = TYPES) -> Any:
    """Return ships listed as `2 galleon, 1 sloop=3` (health 3), ids from `side`1."""
    made = list[Ship]()
    for one in fleet.split(", "):
        number, _, kind = one.partition(" ")
        name, _, health = kind.partition("=")
        left = int(health) if health else types[name].health
        made += [
            Ship(id=f"{side}{len(made) + more}", type=name, owner=side, health=left)
            for more in range(1, int(number) + 1)
        ]
    return tuple(made)


def against(attack: str, defend: str, types: Mapping[str, ShipType] = TYPES) -> Sides:
    """Return the ships of both sides; the attackers' ids begin with `r`, else `b`."""
    return {
        "attack": listed("r", attack, types),
        "defend": listed("b", defend, types),
    }


def meeting(
    attack: str,
    defend: str,
    below: tuple[int, int] = (0, 0),
    types: Mapping[str, ShipType] = TYPES,
    **options: Any,
) -> Contest:
    """Return the contest of two fleets, under some house rules."""
    return contest(
        against(attack, defend, types),
        types,
        house_rules(**options),
        {"attack": below[0], "defend": below[1]},
    )


def chances(attack: str, defend: str, *more: Any, **options: Any) -> Outcome:
    """Return how two fleets fare that meet."""
    return outcome(meeting(attack, defend, *more, **options))


def thrown_out(endings: Endings, brought: Sides) -> dict[Any, Fraction]:
    """Return the chance of each end, and what each side loses of each type."""
    counted = defaultdict[Any, Fraction](Fraction)
    for (end, sunk, captured), chance in endings:
        counted[end] += chance
        for role, ships in brought.items():
            for ship in ships:
                counted[role, ship.type, "sunk"] += chance * (ship.id in sunk)
                counted[role, ship.type, "captured"] += chance * (ship.id in captured)
    return {key: chance for key, chance in counted.items() if chance}


def told(found: Outcome) -> dict[Any, Fraction]:
    """Return the same of an outcome."""
    assert not found.undecided
    counted: dict[Any, Fraction] = {
        "attack": found.attack,
        "draw": found.draw,
        "defend": found.defend,
    }
    for role, losses in found.losses.items():
        for loss in losses:
            counted[role, loss.type, "sunk"] = loss.sunk
            counted[role, loss.type, "captured"] = loss.captured
    return {key: chance for key, chance in counted.items() if chance}
