"""SEA-MOVE: sailing to an adjacent area for one movement point."""

from rules.kernel.choice import Choice
from rules.kernel.dice import Dice
from rules.kernel.fields import Id
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.war_at_sea.chart import area_named, neighbours
from rules.war_at_sea.commanding import commanded, joint_order
from rules.war_at_sea.engagement.arising import arise
from rules.war_at_sea.engagement.flow import proceed
from rules.war_at_sea.locks import locked, require_unlocked
from rules.war_at_sea.moving import put, spend
from rules.war_at_sea.sequence import WarAtSeaCommand, require_phase
from rules.war_at_sea.state import Fleet, WarAtSea


class MoveFleet(WarAtSeaCommand):
    """Move a fleet to an adjacent sea area."""

    path = ("fleet", "move")

    fleet: Id
    to: Id


class FleetMoved(Event):
    """A fleet sailed from one area into the next; `points` are left to it."""

    fleet: str
    name: str
    origin: str
    to: str
    points: int
    cites: tuple[str, ...] = ("SEA-MOVE-2",)


def check_sails(state: WarAtSea, actor: str, fleet_id: str) -> Fleet:
    """Return the fleet if it may leave where it is, or raise `Refusal`."""
    fleet = commanded(state, actor, fleet_id, "SEA-MOVE-2")
    require_phase(state, "turn", "SEA-MOVE-1", "A-S-01")
    require_unlocked(state, fleet.area, "A-S-25")
    if not fleet.points:
        raise Refusal(
            "no_points", ("SEA-MOVE-1", "A-S-01"), fleet=fleet.id, name=fleet.name
        )
    return fleet


def reachable(state: WarAtSea, fleet: Fleet) -> tuple[str, ...]:
    """Return the areas beside *fleet* that no open engagement locks."""
    closed = locked(state)
    return tuple(one for one in neighbours(state, fleet.area) if one not in closed)


def move_fleet(state: WarAtSea, command: MoveFleet, dice: Dice) -> Result[WarAtSea]:
    """Sail one area for one point, first come first served (SEA-MOVE-2, A-S-02).

    Enemies there are met at once, the mover attacking (A-S-25); it may go on with
    what points it has left when that is over.
    """
    fleet = check_sails(state, command.actor, command.fleet)
    to = area_named(state, command.to, "SEA-MOVE-2")
    if to not in neighbours(state, fleet.area):
        legal = map(Choice, reachable(state, fleet))
        raise Refusal("not_adjacent", ("SEA-MOVE-2",), legal, area=fleet.area, to=to)
    require_unlocked(state, to)

    waits = joint_order(state, fleet, command.actor, "move", to)
    if waits is not None:
        return waits
    after = put(spend(state, fleet.id), fleet.id, to)
    moved = FleetMoved(
        fleet=fleet.id,
        name=fleet.name,
        origin=fleet.area,
        to=to,
        points=after.fleets[fleet.id].points,
    )
    met = proceed(arise(after, (fleet.id,), to, {fleet.id: fleet.area}), dice)
    return Result(met.state, (moved, *met.events))
