"""Exact odds of a battle against as many simulated battles: `odds.*_ratio`."""

import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from rules.war_at_sea.engagement.state import Role
from rules.war_at_sea.odds.contest import contest
from rules.war_at_sea.odds.outcome import Outcome, outcome
from rules.war_at_sea.options import WarAtSeaOptions
from rules.war_at_sea.state import Ship, ShipType

BATTLES: Final = 5_000
"""Battles that are simulated for each exact answer."""

ROUNDS: Final = 9

TYPES: Final = {
    "galleon": ShipType(cost=100, health=12, attack=6),
    "frigate": ShipType(cost=60, health=8, attack=4),
    "sloop": ShipType(cost=25, health=4, attack=2),
}

Fleets = Mapping[Role, tuple[Ship, ...]]


def ships(side: str, listed: str) -> tuple[Ship, ...]:
    """Return ships listed as `2 galleon, 1 sloop=3` (health 3), ids from `side`1."""
    each = [
        one.partition(" ")[2].partition("=")
        for one in listed.split(", ")
        for _ in range(int(one.partition(" ")[0]))
    ]
    return tuple(
        Ship(
            id=f"{side}{place}",
            type=name,
            owner=side,
            health=int(health or TYPES[name].health),
        )
        for place, (name, _, health) in enumerate(each, start=1)
    )


FLEETS: Final[Mapping[str, tuple[str, str]]] = {
    "t6": ("2 galleon, 1 sloop", "1 galleon, 2 frigate"),
    "20v20": ("6 galleon, 8 frigate, 6 sloop", "4 galleon, 12 frigate, 4 sloop"),
    "20v20_worn": (
        "3 galleon, 2 galleon=9, 3 frigate, 4 frigate=7, 2 frigate=5, "
        "4 sloop, 2 sloop=3",
        "2 galleon, 3 galleon=10, 5 frigate, 4 frigate=6, 2 frigate=3, "
        "3 sloop, 1 sloop=2",
    ),
}
"""The fleets of trace T6; twenty against twenty, whole, and after former battles."""


def measure() -> dict[str, float]:
    """Return what an exact answer costs, as a share of the simulation's time.

    Raises `ModuleNotFoundError` if numpy is not installed.
    """
    from bot.bench import simulation  # noqa: PLC0415 - only developers have numpy

    figures: dict[str, float] = {}
    for name in FLEETS:
        fleets = against(name)
        exact, simulated = fastest(
            partial(exactly, fleets),
            partial(simulation.run, fleets, TYPES, BATTLES),
        )
        figures[f"odds.{name}_ratio"] = exact / simulated
        figures[f"odds.{name}_us"] = exact * 1e6
    return figures


def against(name: str) -> Fleets:
    """Return both sides of one of `FLEETS`."""
    attack, defend = FLEETS[name]
    return {"attack": ships("red", attack), "defend": ships("blue", defend)}


def exactly(fleets: Fleets) -> Outcome:
    """Return the exact odds of a battle, from nothing."""
    return outcome(contest(fleets, TYPES, WarAtSeaOptions()))


def fastest(*acts: Callable[[], object]) -> list[float]:
    """Return the shortest time of each of *acts*, which take turns."""
    spans = [[seconds(act) for act in acts] for _ in range(ROUNDS)]
    return [min(times) for times in zip(*spans, strict=True)]


def seconds(act: Callable[[], object]) -> float:
    """Return how long *act* takes."""
    start = time.perf_counter()
    act()
    return time.perf_counter() - start
