"""SEA-SETUP: placing fleets off one's own coasts before the first turn (A-S-12)."""

from rules.kernel.choice import Choice
from rules.kernel.dice import Dice
from rules.kernel.fields import Id, Ids
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.war_at_sea.chart import area_named, coasts
from rules.war_at_sea.commanding import commanded, commander_of, joint_order
from rules.war_at_sea.meeting import attackers_named
from rules.war_at_sea.moving import put
from rules.war_at_sea.sequence import (
    WarAtSeaCommand,
    require_phase,
    require_umpire,
)
from rules.war_at_sea.state import Fleet, WarAtSea
from rules.war_at_sea.turn import begin_turn


class PlaceFleet(WarAtSeaCommand):
    """Place a fleet off one of your own coasts before the first turn."""

    path = ("fleet", "place")

    fleet: Id
    area: Id


class StartGame(WarAtSeaCommand):
    """Begin the first turn; name the attackers where enemies share an area."""

    path = ("umpire", "start")

    attackers: Ids | None = None


class FleetPlaced(Event):
    """A fleet lies elsewhere before the game begins."""

    fleet: str
    name: str
    old: str
    new: str
    cites: tuple[str, ...] = ("SEA-SETUP-1", "A-S-12")


def placeable(state: WarAtSea, fleet: Fleet) -> tuple[str, ...]:
    """Return the areas where *fleet* may be placed: off coasts of who commands it."""
    return tuple(
        area
        for area in state.areas
        if all(coasts(state, owner, area) for owner in commander_of(fleet))
    )


def check_places(state: WarAtSea, actor: str, fleet_id: str) -> Fleet:
    """Return the fleet that may be placed, or raise `Refusal`."""
    fleet = commanded(state, actor, fleet_id, "SEA-SETUP-1")
    require_phase(state, "setup", "SEA-SETUP-1")
    return fleet


def place_fleet(state: WarAtSea, command: PlaceFleet) -> Result[WarAtSea]:
    """Place a fleet in an area that an own province borders, port or not (A-S-12)."""
    fleet = check_places(state, command.actor, command.fleet)
    area = area_named(state, command.area, "SEA-SETUP-1")
    legal = placeable(state, fleet)
    if area not in legal:
        cites = ("SEA-SETUP-1", "A-S-12")
        raise Refusal("not_your_coast", cites, map(Choice, legal), area=area)

    waits = joint_order(state, fleet, command.actor, "place", area)
    if waits is not None:
        return waits
    placed = FleetPlaced(fleet=fleet.id, name=fleet.name, old=fleet.area, new=area)
    return Result(put(state, fleet.id, area), (placed,))


def start_game(state: WarAtSea, command: StartGame, dice: Dice) -> Result[WarAtSea]:
    """Begin turn 1; the umpire names who attacks enemies in his area (A-S-12)."""
    require_umpire(command.actor)
    require_phase(state, "setup", "A-S-12")
    queued = attackers_named(state, command.attackers or (), "A-S-12")

    return begin_turn(queued, dice)
