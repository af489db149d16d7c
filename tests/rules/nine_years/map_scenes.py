"""Positions of Nine Years on a map: the scenario that ships, and a small one."""

import json
import tomllib
from importlib.resources import files
from typing import Any, Final

from rules.nine_years.scenario import NineYearsScenario, new_game
from rules.nine_years.sides import Side
from rules.nine_years.state import NineYears
from rules.nine_years.theatre import Force, Theatre
from tests.rules.nine_years.scenes import house_rules


def nine_years_war(**changes: Any) -> NineYearsScenario:
    """Return the scenario `nine-years`, with some keys changed."""
    path = files("rules.nine_years") / "scenarios" / "nine-years.toml"
    raw = tomllib.loads(path.read_text(encoding="utf-8")) | changes
    return NineYearsScenario.model_validate_json(json.dumps(raw))


OPENING: Final = new_game(nine_years_war(), house_rules())
CAMPAIGN: Final = OPENING.evolve(
    year=1690, phase="campaign", turn="alliance", rolled=True
)


def with_theatre(state: NineYears, **changes: Any) -> NineYears:
    """Return a position with some of its theatre changed."""
    return state.evolve(theatre=state.theatre.evolve(**changes))


def corps_of(theatre: Theatre, side: Side) -> int:
    """Return how many corps of a side there are, on the map and in its pool."""
    standing = sum(one.corps for one in theatre.forces.values() if one.side == side)
    return standing + theatre.pool.get(side, 0)


def leaders_of(theatre: Theatre, side: Side) -> list[str]:
    """Return the leaders of a side, with forces, in reserve and on the turn track."""
    return sorted(
        (
            *(
                leader
                for force in theatre.forces.values()
                if force.side == side
                for leader in force.leaders
            ),
            *theatre.reserve.get(side, ()),
            *(one.leader for one in theatre.arrivals if one.side == side),
        )
    )


def force(state: NineYears, name: str) -> Force:
    """Return the force called *name*."""
    return state.theatre.forces[name]
