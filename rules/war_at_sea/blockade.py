"""SEA-BLK: closing a hostile port, and how a blockade ends."""

from typing import Literal

from rules.kernel.choice import Choice
from rules.kernel.fields import Id
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.war_at_sea.chart import province_named
from rules.war_at_sea.commanding import commanded, joint_order
from rules.war_at_sea.locks import require_unlocked
from rules.war_at_sea.moving import replaced, spend
from rules.war_at_sea.relations import at_war
from rules.war_at_sea.sequence import WarAtSeaCommand, require_phase
from rules.war_at_sea.state import Fleet, WarAtSea

Why = Literal["lifted", "left", "gone", "not_hostile"]


class Blockade(WarAtSeaCommand):
    """Close a hostile port with a fleet that lies off its coast."""

    path = ("fleet", "blockade")

    fleet: Id
    port: Id


class LiftBlockade(WarAtSeaCommand):
    """Give up a blockade."""

    path = ("fleet", "lift")

    fleet: Id


class PortBlockaded(Event):
    """A fleet closes a port from now on; `points` are left to it (SEA-BLK-3)."""

    fleet: str
    name: str
    area: str
    port: str
    owner: str
    points: int
    cites: tuple[str, ...] = ("SEA-BLK-1", "SEA-BLK-2", "A-S-22")


class BlockadeEnded(Event):
    """A fleet closes a port no longer; `reopened` unless another fleet still does."""

    fleet: str
    name: str
    port: str
    why: Why
    reopened: bool
    cites: tuple[str, ...]


def hostile_ports(state: WarAtSea, fleet: Fleet) -> tuple[str, ...]:
    """Return the ports on the area of *fleet* whose owners are at war with it."""
    return tuple(
        name for name in state.provinces if is_hostile_port(state, fleet, name)
    )


def is_hostile_port(state: WarAtSea, fleet: Fleet, name: str) -> bool:
    """Tell whether *fleet* lies off the port *name* of an enemy (A-S-21)."""
    province = state.provinces[name]
    return (
        province.port
        and fleet.area in province.areas
        and province.owner is not None
        and at_war(state, fleet.owners, (province.owner,))
    )


def check_blockades(state: WarAtSea, actor: str, fleet_id: str) -> Fleet:
    """Return the fleet if it may begin a blockade somewhere, or raise `Refusal`."""
    fleet = commanded(state, actor, fleet_id, "SEA-BLK-1")
    require_phase(state, "turn", "SEA-BLK-1", "A-S-01")
    require_unlocked(state, fleet.area, "SEA-BLK-1")
    if fleet.blockades is not None:
        raise Refusal(
            "blockades_already",
            ("A-S-22",),
            fleet=fleet.id,
            name=fleet.name,
            port=fleet.blockades,
        )
    if not fleet.points:
        raise Refusal(
            "no_points", ("SEA-BLK-2", "A-S-22"), fleet=fleet.id, name=fleet.name
        )
    return fleet


def blockade(state: WarAtSea, command: Blockade) -> Result[WarAtSea]:
    """Close the port of an enemy for one point, once (SEA-BLK-1, SEA-BLK-2).

    For every rule the fleet still lies in its area (SEA-BLK-3, A-S-23).
    """
    fleet = check_blockades(state, command.actor, command.fleet)
    province = province_named(state, command.port, "SEA-BLK-1")
    legal = map(Choice, hostile_ports(state, fleet))
    if not province.port or fleet.area not in province.areas:
        cites = ("SEA-BLK-1", "A-S-22")
        raise Refusal("no_such_port", cites, legal, port=command.port, area=fleet.area)
    if not is_hostile_port(state, fleet, command.port):
        cites = ("SEA-BLK-1", "A-S-21")
        owner = province.owner or "nobody"
        raise Refusal("port_not_hostile", cites, legal, port=command.port, owner=owner)

    waits = joint_order(state, fleet, command.actor, "blockade", command.port)
    if waits is not None:
        return waits
    spent = spend(state, fleet.id)
    closing = spent.fleets[fleet.id].evolve(blockades=command.port)
    closed = PortBlockaded(
        fleet=fleet.id,
        name=fleet.name,
        area=fleet.area,
        port=command.port,
        owner=province.owner or "nobody",
        points=closing.points,
    )
    return Result(replaced(spent, closing), (closed,))


def check_lifts(state: WarAtSea, actor: str, fleet_id: str) -> Fleet:
    """Return the fleet if it has a blockade to give up, or raise `Refusal`."""
    fleet = commanded(state, actor, fleet_id, "A-S-22")
    require_phase(state, "turn", "A-S-22", "A-S-01")
    require_unlocked(state, fleet.area, "A-S-22")
    if fleet.blockades is None:
        raise Refusal("no_blockade", ("A-S-22",), fleet=fleet.id, name=fleet.name)
    return fleet


def lift_blockade(state: WarAtSea, command: LiftBlockade) -> Result[WarAtSea]:
    """Give up a blockade without leaving the area; it costs no point (A-S-22)."""
    fleet = check_lifts(state, command.actor, command.fleet)

    waits = joint_order(state, fleet, command.actor, "lift")
    if waits is not None:
        return waits
    return Result(replaced(state, fleet.evolve(blockades=None)))


def without_cause(state: WarAtSea) -> WarAtSea:
    """Lift the blockades of ports that are no longer hostile (A-S-22)."""
    idle = [
        fleet.evolve(blockades=None)
        for fleet in state.fleets.values()
        if fleet.blockades and not is_hostile_port(state, fleet, fleet.blockades)
    ]
    return state.with_fleets(idle) if idle else state


def ended(before: WarAtSea, after: WarAtSea) -> tuple[BlockadeEnded, ...]:
    """Tell which blockades of *before* are over in *after*, and why.

    One that a fleet has taken over from a fleet that joined it goes on.
    """
    closed = {one.id: one.blockades for one in before.fleets.values()}
    still = {one.blockades for one in after.fleets.values()}
    taken_over = {
        one.blockades
        for one in after.fleets.values()
        if closed.get(one.id) != one.blockades
    }
    events = []
    for old in before.fleets.values():
        new = after.fleets.get(old.id)
        port = old.blockades
        if port is None or (new and new.blockades == port):
            continue
        if new is None and port in taken_over:
            continue
        why, cites = _why(after, old, new)
        events.append(
            BlockadeEnded(
                fleet=old.id,
                name=old.name,
                port=port,
                why=why,
                reopened=port not in still,
                cites=cites,
            )
        )
    return tuple(events)


def _why(after: WarAtSea, old: Fleet, new: Fleet | None) -> tuple[Why, tuple[str, ...]]:
    """Return why a blockade ended, and what decides it."""
    if new is None:
        return "gone", ("SEA-BLK-4", "A-S-22")
    if new.area != old.area:
        return "left", ("SEA-BLK-4", "A-S-24")
    if old.blockades and is_hostile_port(after, new, old.blockades):
        return "lifted", ("A-S-22", "A-S-24")
    return "not_hostile", ("A-S-21", "A-S-22")
