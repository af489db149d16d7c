"""The umpire's commands: facts that these rules cannot derive (A-G-03).

A number or a word given is the new value; each event tells the old one too.
"""

from typing import assert_never

from rules.kernel.model import Result
from rules.nine_years.facts.calendar import SetPhase, SetYear, set_phase, set_year
from rules.nine_years.facts.colonies import (
    SetMarker,
    SetSupport,
    set_marker,
    set_support,
)
from rules.nine_years.facts.holdings import (
    SetAtlantic,
    SetCards,
    SetInitiative,
    SetResources,
    SetVictoryPoints,
    set_atlantic,
    set_cards,
    set_initiative,
    set_resources,
    set_victory_points,
)
from rules.nine_years.facts.lines import SetLine, set_line
from rules.nine_years.facts.theatre import (
    SetBeachyHead,
    SetControl,
    SetCounter,
    SetFleet,
    SetPool,
    set_beachy_head,
    set_control,
    set_counter,
    set_fleet,
    set_pool,
)
from rules.nine_years.sequence import require_running, require_umpire
from rules.nine_years.state import NineYears

AnyTheatreFact = SetControl | SetCounter | SetFleet | SetLine | SetBeachyHead | SetPool

AnyFact = (
    SetAtlantic
    | SetCards
    | SetResources
    | SetVictoryPoints
    | SetInitiative
    | SetPhase
    | SetYear
    | SetMarker
    | SetSupport
    | AnyTheatreFact
)


def enter(state: NineYears, fact: AnyFact) -> Result[NineYears]:  # noqa: PLR0911 - one return for each fact
    """Enter one fact; raise `Refusal` for anybody but the umpire."""
    require_running(state)
    require_umpire(fact.actor)
    match fact:
        case SetAtlantic():
            return set_atlantic(state, fact)
        case SetCards():
            return set_cards(state, fact)
        case SetResources():
            return set_resources(state, fact)
        case SetVictoryPoints():
            return set_victory_points(state, fact)
        case SetInitiative():
            return set_initiative(state, fact)
        case SetPhase():
            return set_phase(state, fact)
        case SetYear():
            return set_year(state, fact)
        case SetMarker():
            return set_marker(state, fact)
        case SetSupport():
            return set_support(state, fact)
        case _:
            return _enter_theatre(state, fact)


def _enter_theatre(state: NineYears, fact: AnyTheatreFact) -> Result[NineYears]:
    """Enter one fact about the map."""
    match fact:
        case SetControl():
            return set_control(state, fact)
        case SetCounter():
            return set_counter(state, fact)
        case SetFleet():
            return set_fleet(state, fact)
        case SetLine():
            return set_line(state, fact)
        case SetBeachyHead():
            return set_beachy_head(state, fact)
        case SetPool():
            return set_pool(state, fact)
        case _:
            assert_never(fact)
