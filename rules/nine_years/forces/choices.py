"""What fits the fields of commands about forces and the map."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from rules.kernel.choice import Choice
from rules.kernel.model import Request
from rules.nine_years.facts.lines import SetLine, line_choices
from rules.nine_years.facts.theatre import (
    SetControl,
    SetCounter,
    SetFleet,
)
from rules.nine_years.forces.entering import force_choices
from rules.nine_years.forces.moving import MoveForce
from rules.nine_years.forces.putting import PutForce, leader_choices
from rules.nine_years.forces.removing import RemoveForce
from rules.nine_years.spaces import harbours, space_choices
from rules.nine_years.state import NineYears

Filled = Mapping[str, Any]
Values = Callable[[NineYears, str, Filled], tuple[Choice, ...]]
"""What fits a field: for a position, a viewer, and the fields filled so far."""


def _forces(state: NineYears, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    return force_choices(state, viewer)


def _spaces(state: NineYears, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    return space_choices(state)


def _elsewhere(state: NineYears, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    force = state.theatre.forces.get(str(filled.get("force", "")))
    here = force.space if force else None
    return tuple(one for one in space_choices(state) if one.value != here)


def _leaders(state: NineYears, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    return leader_choices(state, viewer, str(filled.get("force", "")))


def _harbours(state: NineYears, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    return harbours(state)


def _lines(state: NineYears, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    return line_choices(state)


VALUES: Final[Mapping[tuple[type[Request], str], Values]] = MappingProxyType(
    {
        (PutForce, "force"): _forces,
        (PutForce, "space"): _spaces,
        (PutForce, "leaders"): _leaders,
        (MoveForce, "force"): _forces,
        (MoveForce, "to"): _elsewhere,
        (RemoveForce, "force"): _forces,
        (SetControl, "space"): _spaces,
        (SetCounter, "space"): _spaces,
        (SetFleet, "place"): _harbours,
        (SetLine, "line"): _lines,
        (SetLine, "space"): _spaces,
    }
)
"""By command and field; an owner is shown his own forces, the umpire all."""
