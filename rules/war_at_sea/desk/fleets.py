"""Facts about fleets: where they lie, and what points they have left."""

from typing import Annotated

from pydantic import Field

from rules.kernel.dice import Dice
from rules.kernel.fields import Id, Ids
from rules.kernel.model import Event, Result
from rules.war_at_sea.chart import area_named
from rules.war_at_sea.commanding import fleet_named
from rules.war_at_sea.engagement.flow import proceed
from rules.war_at_sea.locks import require_unlocked
from rules.war_at_sea.meeting import meets
from rules.war_at_sea.moving import put
from rules.war_at_sea.sequence import WarAtSeaCommand
from rules.war_at_sea.state import POINTS, WarAtSea


class PutFleet(WarAtSeaCommand):
    """Put a fleet somewhere else; by default it attacks enemies there."""

    path = ("umpire", "put")

    fleet: Id
    area: Id
    attackers: Ids | None = None


class SetPoints(WarAtSeaCommand):
    """Set the movement points that a fleet has left."""

    path = ("umpire", "points")

    fleet: Id
    points: Annotated[int, Field(ge=0, le=POINTS)]


class FleetPut(Event):
    """The umpire put a fleet somewhere else."""

    fleet: str
    name: str
    old: str
    new: str
    cites: tuple[str, ...] = ("A-G-03",)


class PointsSet(Event):
    """The umpire entered the points of a fleet."""

    fleet: str
    name: str
    old: int
    new: int
    cites: tuple[str, ...] = ("A-G-03",)


def put_fleet(state: WarAtSea, command: PutFleet, dice: Dice) -> Result[WarAtSea]:
    """Put a fleet into any area; it has no origin to retreat to (A-S-27)."""
    fleet = fleet_named(state, command.fleet, "A-G-03")
    area = area_named(state, command.area, "A-G-03")
    require_unlocked(state, fleet.area, "A-G-03")
    require_unlocked(state, area, "A-G-03")
    after = meets(put(state, fleet.id, area), fleet.id, command.attackers, "A-S-27")

    met = proceed(after, dice)
    event = FleetPut(fleet=fleet.id, name=fleet.name, old=fleet.area, new=area)
    return Result(met.state, (event, *met.events))


def set_points(state: WarAtSea, command: SetPoints) -> Result[WarAtSea]:
    """Enter what points a fleet has left this turn."""
    fleet = fleet_named(state, command.fleet, "A-G-03")
    require_unlocked(state, fleet.area, "A-G-03")

    after = state.with_fleets((fleet.evolve(points=command.points),))
    event = PointsSet(
        fleet=fleet.id, name=fleet.name, old=fleet.points, new=command.points
    )
    return Result(after, (event,))
