"""SEA-FLEET: joining fleets, one's own or combined ones, into one (A-S-03, A-S-55)."""

from itertools import combinations

from rules.kernel.fields import Id
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.war_at_sea.commanding import commander_of, fleet_choice, fleet_named
from rules.war_at_sea.fleets import require_time
from rules.war_at_sea.moving import replaced
from rules.war_at_sea.relations import allied
from rules.war_at_sea.sequence import WarAtSeaCommand
from rules.war_at_sea.ships import require_room
from rules.war_at_sea.state import Fleet, WarAtSea


class MergeFleets(WarAtSeaCommand):
    """Join one of your fleets to another in the same area."""

    path = ("fleet", "merge")

    fleet: Id
    into: Id


class FleetsMerged(Event):
    """A fleet joined another; `points` is the smaller number of both."""

    joined: str
    joined_name: str
    fleet: str
    name: str
    area: str
    ships: int
    points: int
    debt: int
    cites: tuple[str, ...]


def mergers(state: WarAtSea, fleet: Fleet, actor: str) -> tuple[Fleet, ...]:
    """Return the fleets that *fleet* may join by the word of *actor* alone."""
    return tuple(
        other
        for other in state.fleets_in(fleet.area)
        if other.id != fleet.id and commander_of(other) == (actor,)
    )


def merge_fleets(state: WarAtSea, command: MergeFleets) -> Result[WarAtSea]:
    """Join two fleets of one commander: the smaller points, the larger debt."""
    fleet = fleet_named(state, command.fleet, "A-S-55")
    into = fleet_named(state, command.into, "A-S-55")
    for one in (fleet, into):
        if commander_of(one) != (command.actor,):
            raise Refusal(
                "not_your_fleet",
                ("SEA-ALLY-2", "A-S-11"),
                map(fleet_choice, mergers(state, fleet, command.actor)),
                fleet=one.id,
                name=one.name,
                commander=commander_of(one)[0],
            )
    require_time(state, fleet)
    require_mergeable(state, fleet, into, "A-S-55")

    after = joined(state, fleet, into)
    return Result(after, (merged(after, fleet, into.id, "A-S-55"),))


def require_mergeable(state: WarAtSea, fleet: Fleet, into: Fleet, *cites: str) -> None:
    """Raise `Refusal` unless both lie in one area, are allied, and fit together."""
    if fleet.id == into.id:
        raise Refusal("same_fleet", cites, fleet=fleet.id, name=fleet.name)
    if fleet.area != into.area:
        here = (one for one in state.fleets_in(fleet.area) if one.id != fleet.id)
        raise Refusal(
            "not_together",
            ("SEA-ALLY-1", *cites),
            map(fleet_choice, here),
            name=fleet.name,
            area=fleet.area,
            other=into.name,
            there=into.area,
        )
    owners = dict.fromkeys((*fleet.owners, *into.owners))
    for one, other in combinations(owners, 2):
        if not allied(state, one, other):
            raise Refusal(
                "not_allied", ("SEA-ALLY-1", *cites), faction=one, other=other
            )
    require_room(into, len(fleet.ships), "A-S-03", *cites)


def joined(state: WarAtSea, fleet: Fleet, into: Fleet) -> WarAtSea:
    """Put the ships of *fleet* into another, which keeps at most one blockade."""
    both = into.evolve(
        ships=(*into.ships, *fleet.ships),
        points=min(into.points, fleet.points),
        debt=max(into.debt, fleet.debt),
        blockades=into.blockades or fleet.blockades,
    )
    truces = tuple(
        one.evolve(fleets=(*one.fleets, into.id))
        if fleet.id in one.fleets and into.id not in one.fleets
        else one
        for one in state.truces
    )
    return replaced(state, fleet.evolve(ships=()), both).evolve(truces=truces)


def merged(after: WarAtSea, fleet: Fleet, into: str, *cites: str) -> FleetsMerged:
    """Tell of *fleet* having joined the fleet *into*."""
    both = after.fleets[into]
    return FleetsMerged(
        joined=fleet.id,
        joined_name=fleet.name,
        fleet=both.id,
        name=both.name,
        area=both.area,
        ships=len(both.ships),
        points=both.points,
        debt=both.debt,
        cites=cites,
    )
