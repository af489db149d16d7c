"""SEA-UPK: what ships cost each turn, and which of them go unpaid (A-S-13, A-S-14)."""

from rules.kernel.fields import Ids
from rules.kernel.model import Event, Result
from rules.war_at_sea.money import UPKEEP, half_up, pay, price
from rules.war_at_sea.sequence import WarAtSeaCommand, require_phase, require_side
from rules.war_at_sea.ships import ships_named, take
from rules.war_at_sea.state import Sale, Ship, WarAtSea


class NameUnpaid(WarAtSeaCommand):
    """Say which of your ships get no upkeep this turn; without a list, none."""

    path = ("ship", "unpaid")

    ships: Ids | None = None


class UnpaidNamed(Event):
    """A faction has said which of its ships it will not pay at the turn's end."""

    faction: str
    ships: tuple[str, ...]
    cites: tuple[str, ...] = ("SEA-UPK-2", "A-S-14")


class UpkeepDue(Event):
    """A faction pays for so many ships at the end of the turn."""

    faction: str
    ships: int
    cites: tuple[str, ...] = ("SEA-UPK-1", "A-S-13")


class ShipsUnpaid(Event):
    """Ships of a fleet got no upkeep: their crews are for sale (A-S-15)."""

    faction: str
    fleet: str
    name: str
    area: str
    ships: tuple[str, ...]
    named: bool
    cites: tuple[str, ...] = ("SEA-UPK-2", "SEA-BUY-1", "A-S-14", "A-S-15")


def name_unpaid(state: WarAtSea, command: NameUnpaid) -> Result[WarAtSea]:
    """Name ships that are not to be paid, instead of those named before."""
    faction = require_side(state, command.actor)
    require_phase(state, "turn", "A-S-14", "A-S-13")
    own = {ship.id: ship for ship in state.ships() if ship.owner == faction}
    ships = ships_named(state, own.values(), command.ships or (), "A-S-14")

    ids = tuple(ship.id for ship in ships)
    others = tuple(one for one in state.unpaid if one not in own)
    named = UnpaidNamed(faction=faction, ships=ids)
    return Result(state.evolve(unpaid=(*others, *ids)), (named,))


def paid_ships(state: WarAtSea, faction: str) -> tuple[Ship, ...]:
    """Return the ships that *faction* pays: all that are not named, or what it can.

    If the gold does not reach they are paid dearest first, then by lowest id; one that
    no longer fits is passed over for cheaper ones, and none is half paid (A-S-14).
    """
    own = [one for one in state.ships() if one.owner == faction]
    due = [one for one in own if one.id not in state.unpaid]
    gold = state.treasuries[faction]
    if price(state, due, UPKEEP) <= gold:
        return tuple(due)
    cost = {name: one.cost for name, one in state.ship_types.items()}
    due.sort(key=lambda one: (-cost[one.type], _number(one)))
    paid: list[Ship] = []
    total = 0
    for ship in due:
        if half_up(UPKEEP * (total + cost[ship.type])) <= gold:
            paid.append(ship)
            total += cost[ship.type]
    return tuple(paid)


def levy_upkeep(state: WarAtSea) -> Result[WarAtSea]:
    """Let every faction pay its ships; put the unpaid ones up for sale.

    Each faction's payment is one exact sum, rounded once (SEA-UPK-1, A-S-10).
    """
    events: list[Event] = []
    for faction in state.factions:
        own = [one for one in state.ships() if one.owner == faction]
        if not own:
            continue
        paid = paid_ships(state, faction)
        if paid:
            gold = price(state, paid, UPKEEP)
            payment = pay(state, faction, "upkeep", gold, "SEA-UPK-1", "A-S-10")
            state = payment.state
            due = UpkeepDue(faction=faction, ships=len(paid))
            events += (due, *payment.events)
        kept = {ship.id for ship in paid}
        unpaid = {ship.id for ship in own if ship.id not in kept}
        put_up = _put_up(state, faction, unpaid)
        events += put_up.events
        state = put_up.state
    return Result(state.evolve(unpaid=()), tuple(events))


def _put_up(state: WarAtSea, faction: str, unpaid: set[str]) -> Result[WarAtSea]:
    """Take unpaid ships out of their fleets and offer them for sale."""
    sales, events = list(state.sales), []
    for fleet in state.fleets.values():
        leaving = [ship for ship in fleet.ships if ship.id in unpaid]
        if not leaving:
            continue
        sales += [
            Sale(ship=ship, area=fleet.area, fleet=fleet.id, why="unpaid")
            for ship in leaving
        ]
        events.append(
            ShipsUnpaid(
                faction=faction,
                fleet=fleet.id,
                name=fleet.name,
                area=fleet.area,
                ships=tuple(ship.id for ship in leaving),
                named=all(ship.id in state.unpaid for ship in leaving),
            )
        )
    if not events:
        return Result(state)
    after, _ = take(state, unpaid)
    return Result(after.evolve(sales=tuple(sales)), tuple(events))


def _number(ship: Ship) -> int:
    """Return the number in a ship's id: `s9` comes before `s10`."""
    return int(ship.id[1:])
