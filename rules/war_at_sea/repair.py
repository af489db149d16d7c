"""SEA-REP: repairing ships off an own or allied port that is open."""

from rules.kernel.fields import Id, Ids
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.war_at_sea.chart import cites_of_port, port_for
from rules.war_at_sea.commanding import fleet_named
from rules.war_at_sea.locks import require_unlocked
from rules.war_at_sea.money import REPAIR, pay, price, require_gold
from rules.war_at_sea.sequence import WarAtSeaCommand, require_phase, require_side
from rules.war_at_sea.ships import changed, full_health, ships_named
from rules.war_at_sea.state import Ship, WarAtSea


class Repair(WarAtSeaCommand):
    """Repair ships of a fleet; without a list all of yours that are damaged."""

    path = ("ship", "repair")

    fleet: Id
    ships: Ids | None = None


class ShipsRepaired(Event):
    """Ships are at full health again; `healed` tells by how much, ship by ship."""

    faction: str
    fleet: str
    name: str
    area: str
    port: str
    healed: dict[str, int]
    cites: tuple[str, ...]


def damaged(state: WarAtSea, faction: str, fleet_id: str) -> tuple[Ship, ...]:
    """Return the ships of *faction* in a fleet that are below full health."""
    return tuple(
        ship
        for ship in state.fleets[fleet_id].ships
        if ship.owner == faction and ship.health < full_health(state, ship)
    )


def check_repairs(state: WarAtSea, actor: str, fleet_id: str) -> str:
    """Return the port where a fleet's ships may be repaired, or raise `Refusal`."""
    side = require_side(state, actor)
    fleet = fleet_named(state, fleet_id, "SEA-HIRE-4")
    require_phase(state, "turn", "SEA-HIRE-4", "A-S-01")
    require_unlocked(state, fleet.area, "A-S-09")
    port = port_for(state, side, fleet.area)
    if not damaged(state, side, fleet.id):
        raise Refusal(
            "nothing_damaged",
            ("SEA-REP-1", "A-S-09"),
            fleet=fleet.id,
            name=fleet.name,
        )
    return port


def repair(state: WarAtSea, command: Repair) -> Result[WarAtSea]:
    """Repair ships wholly, each at half its hire cost, however little is missing.

    It costs no points (A-S-09); the sum is rounded once (SEA-REP-1, A-S-10).
    """
    faction = command.actor
    port = check_repairs(state, faction, command.fleet)
    fleet = state.fleets[command.fleet]
    ships = damaged(state, faction, fleet.id)
    if command.ships is not None:
        ships = ships_named(state, ships, command.ships, "SEA-REP-1", "A-S-09")
    gold = price(state, ships, REPAIR)
    require_gold(state, faction, gold, "SEA-REP-1")

    whole = [ship.evolve(health=full_health(state, ship)) for ship in ships]
    paid = pay(changed(state, whole), faction, "repair", gold, "SEA-REP-1", "A-S-10")
    repaired = ShipsRepaired(
        faction=faction,
        fleet=fleet.id,
        name=fleet.name,
        area=fleet.area,
        port=port,
        healed={
            old.id: new.health - old.health
            for old, new in zip(ships, whole, strict=True)
        },
        cites=("SEA-HIRE-4", *cites_of_port(state, faction, port)[1:], "A-S-09"),
    )
    return Result(paid.state, (repaired, *paid.events))
