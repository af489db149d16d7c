"""Disbanding crews: the ship is for sale until the turn closes (A-S-17)."""

from rules.kernel.fields import Ids
from rules.kernel.model import Event, Result
from rules.war_at_sea.locks import require_unlocked
from rules.war_at_sea.sequence import WarAtSeaCommand, require_phase, require_side
from rules.war_at_sea.ships import holding, ships_named, take
from rules.war_at_sea.state import Sale, WarAtSea


class Disband(WarAtSeaCommand):
    """Disband crews; others may buy them when the turn ends."""

    path = ("ship", "disband")

    ships: Ids


class CrewsDisbanded(Event):
    """Ships left a fleet and are for sale at the end of the turn."""

    faction: str
    fleet: str
    name: str
    area: str
    ships: tuple[str, ...]
    cites: tuple[str, ...] = ("SEA-BUY-1", "A-S-17")


def disband(state: WarAtSea, command: Disband) -> Result[WarAtSea]:
    """Take own ships out of their fleets at once: they do nothing and cost nothing."""
    faction = require_side(state, command.actor)
    require_phase(state, "turn", "A-S-17", "A-S-01")
    own = (ship for ship in state.ships() if ship.owner == faction)
    ids = {ship.id for ship in ships_named(state, own, command.ships, "A-S-17")}
    fleets = holding(state, ids)
    for fleet in fleets:
        require_unlocked(state, fleet.area, "A-S-17")

    after, _ = take(state, ids)
    sales, events = list(state.sales), []
    for fleet in fleets:
        leaving = [ship for ship in fleet.ships if ship.id in ids]
        sales += [
            Sale(ship=ship, area=fleet.area, fleet=fleet.id, why="disbanded")
            for ship in leaving
        ]
        events.append(
            CrewsDisbanded(
                faction=faction,
                fleet=fleet.id,
                name=fleet.name,
                area=fleet.area,
                ships=tuple(ship.id for ship in leaving),
            )
        )
    return Result(after.evolve(sales=tuple(sales)), tuple(events))
