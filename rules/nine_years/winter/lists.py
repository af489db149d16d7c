"""KWW-WQ-A2, A6: where rule 16.4 lets a force withdraw to, as the umpire lists it."""

from rules.kernel.choice import Choice
from rules.kernel.fields import Id, Ids
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.nine_years.sequence import (
    NineYearsCommand,
    require_running,
    require_umpire,
)
from rules.nine_years.state import NineYears, Side
from rules.nine_years.theatre import Destinations
from rules.nine_years.winter.leaving import with_forces
from rules.nine_years.winter.resnapshot import changed

CITES = ("KWW-WQ-A2", "A-K-21")


class ListDestinations(NineYearsCommand):
    """List where a force may withdraw to, by land and by sea; perhaps nowhere."""

    path = ("umpire", "destinations")

    force: Id
    land: Ids | None = None
    sea: Ids | None = None


class DestinationsListed(Event):
    """The destinations of a force were listed; only friendly ones will count."""

    force: str
    side: Side
    land: tuple[str, ...]
    sea: tuple[str, ...]
    cites: tuple[str, ...]


def list_destinations(state: NineYears, command: ListDestinations) -> Result[NineYears]:
    """Enter the destinations of a force, in any phase (A-K-21).

    The umpire answers here for rule 16.4, which these rules do not have. An empty
    list stands for a force that can go nowhere.
    """
    require_running(state)
    require_umpire(command.actor)
    force = state.theatre.forces.get(command.force)
    if force is None:
        known = map(Choice, state.theatre.forces)
        raise Refusal("no_force_to_list", CITES, known, force=command.force)
    land, sea = (_spaces(state, names) for names in (command.land, command.sea))

    listed = force.evolve(destinations=Destinations(land=land, sea=sea))
    by_sea = ("KWW-WQ-A6",) if sea else ()
    entered = DestinationsListed(
        force=command.force,
        side=force.side,
        land=land,
        sea=sea,
        cites=("KWW-WQ-A2", *by_sea, "A-K-21"),
    )
    then = changed(with_forces(state, {command.force: listed}))
    return Result(then.state, (entered, *then.events))


def _spaces(state: NineYears, names: tuple[str, ...] | None) -> tuple[str, ...]:
    """Return the spaces named, each once; raise `Refusal` for one not on the map."""
    named = tuple(dict.fromkeys(names or ()))
    for name in named:
        if name not in state.theatre.spaces:
            known = map(Choice, state.theatre.spaces)
            raise Refusal("no_space_to_list", CITES, known, space=name)
    return named
