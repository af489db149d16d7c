"""SEA-FLEET: splitting, merging and naming one's own fleets (A-S-55)."""

from rules.kernel.choice import Choice
from rules.kernel.fields import Id, Ids
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.war_at_sea.commanding import (
    commander_of,
    commands,
    fleet_choice,
    fleet_named,
)
from rules.war_at_sea.locks import require_unlocked
from rules.war_at_sea.sequence import WarAtSeaCommand
from rules.war_at_sea.ships import form_fleet, ships_named, take
from rules.war_at_sea.state import Fleet, Ship, WarAtSea


class SplitFleet(WarAtSeaCommand):
    """Form a new fleet of some ships of a fleet, in the same area."""

    path = ("fleet", "split")

    fleet: Id
    ships: Ids
    name: Id | None = None


class RenameFleet(WarAtSeaCommand):
    """Call a fleet something else."""

    path = ("fleet", "rename")

    fleet: Id
    name: Id


class FleetSplit(Event):
    """Ships left `origin` and form a new fleet beside it."""

    origin: str
    origin_name: str
    fleet: str
    name: str
    area: str
    ships: tuple[str, ...]
    points: int
    cites: tuple[str, ...] = ("SEA-FLEET-1", "A-S-55")


class FleetRenamed(Event):
    """A fleet is called something else."""

    fleet: str
    old: str
    new: str


def require_time(state: WarAtSea, fleet: Fleet) -> None:
    """Raise `Refusal` unless fleets may be regrouped in the area of *fleet* now."""
    if state.phase not in {"setup", "turn"}:
        raise Refusal("wrong_phase", ("A-S-13",), phase=state.phase, needed="turn")
    require_unlocked(state, fleet.area, "A-S-55")


def may_detach(state: WarAtSea, fleet: Fleet, actor: str) -> tuple[Ship, ...]:
    """Return the ships that *actor* may split off: all as sole commander, else his."""
    if commander_of(fleet) == (actor,):
        return fleet.ships
    return tuple(ship for ship in fleet.ships if ship.owner == actor)


def split_fleet(state: WarAtSea, command: SplitFleet) -> Result[WarAtSea]:
    """Form a new fleet; it inherits points, debt and truces, not the blockade.

    An owner may take his ships out of a combined fleet at any time (A-S-11).
    """
    fleet = fleet_named(state, command.fleet, "A-S-55")
    may_leave = may_detach(state, fleet, command.actor)
    if not may_leave:
        raise Refusal(
            "not_your_fleet",
            ("SEA-ALLY-2", "A-S-11"),
            fleet=fleet.id,
            name=fleet.name,
            commander=commander_of(fleet)[0],
        )
    require_time(state, fleet)
    leaving = ships_named(state, may_leave, command.ships, "A-S-55")
    if len(leaving) == len(fleet.ships):
        raise Refusal("nothing_left", ("A-S-55",), fleet=fleet.id, name=fleet.name)

    sole = commander_of(fleet) == (command.actor,)
    commander = fleet.commander if sole and fleet.commander else command.actor
    after, new = detached(state, fleet, leaving, commander, command.name or "")
    split = FleetSplit(
        origin=fleet.id,
        origin_name=fleet.name,
        fleet=new.id,
        name=new.name,
        area=new.area,
        ships=tuple(ship.id for ship in leaving),
        points=new.points,
    )
    return Result(after, (split,))


def detached(
    state: WarAtSea,
    fleet: Fleet,
    leaving: tuple[Ship, ...],
    commander: str,
    name: str = "",
) -> tuple[WarAtSea, Fleet]:
    """Form a new fleet of ships that leave *fleet*, as old and as bound as it is."""
    left, _ = take(state, {ship.id for ship in leaving})
    after, new_id = form_fleet(left, fleet.area, leaving, commander, fleet.points, name)
    new = after.fleets[new_id].evolve(debt=fleet.debt)
    truces = tuple(
        one.evolve(fleets=(*one.fleets, new_id)) if fleet.id in one.fleets else one
        for one in state.truces
    )
    return after.with_fleets((new,)).evolve(truces=truces), new


def rename_fleet(state: WarAtSea, command: RenameFleet) -> Result[WarAtSea]:
    """Call a fleet something else, at any time."""
    fleet = fleet_named(state, command.fleet, "A-S-55")
    if not commands(state, fleet, command.actor):
        raise Refusal(
            "not_your_fleet",
            ("SEA-ALLY-2", "A-S-11"),
            fleet=fleet.id,
            name=fleet.name,
            commander=commander_of(fleet)[0],
        )

    after = state.with_fleets((fleet.evolve(name=command.name),))
    renamed = FleetRenamed(fleet=fleet.id, old=fleet.name, new=command.name)
    return Result(after, (renamed,))


def splittable(state: WarAtSea, actor: str) -> tuple[Choice, ...]:
    """Return the fleets of which *actor* may split off ships."""
    return tuple(
        fleet_choice(one)
        for one in state.fleets.values()
        if may_detach(state, one, actor)
    )
