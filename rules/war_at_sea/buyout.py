"""SEA-BUY: buying crews that nobody pays any more, in the window at a turn's end."""

from collections.abc import Iterable

from rules.kernel.choice import Choice
from rules.kernel.fields import Id, Ids
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.war_at_sea.chart import near, neighbours
from rules.war_at_sea.commanding import fleet_choice, fleet_named
from rules.war_at_sea.money import BUYOUT, half_up, pay, price, require_gold
from rules.war_at_sea.sequence import WarAtSeaCommand, require_phase, require_side
from rules.war_at_sea.ships import add_to, form_fleet, ships_named
from rules.war_at_sea.state import MOST_SHIPS, Claim, Fleet, Sale, Ship, WarAtSea


class Buy(WarAtSeaCommand):
    """Buy crews with a fleet in the same or an adjacent area, ships and all."""

    path = ("ship", "buy")

    ships: Ids
    fleet: Id


class CrewsClaimed(Event):
    """A fleet bids for ships; who gets them is settled when all are done (A-S-18)."""

    faction: str
    fleet: str
    name: str
    ships: tuple[str, ...]
    gold: int
    cites: tuple[str, ...] = ("SEA-BUY-1", "A-S-18")


class CrewsBought(Event):
    """Ships have a new owner and joined his fleet, or form a new one."""

    faction: str
    ships: tuple[str, ...]
    area: str
    fleet: str
    name: str
    new: bool
    cites: tuple[str, ...]


def for_sale(state: WarAtSea, faction: str) -> tuple[Sale, ...]:
    """Return what *faction* may buy: not what it gave up, nor has claimed already."""
    claimed = {ship for one in state.claims if one.by == faction for ship in one.ships}
    within = {
        area
        for fleet in buying_fleets(state, faction)
        for area in (fleet.area, *neighbours(state, fleet.area))
    }
    return tuple(
        sale
        for sale in state.sales
        if sale.ship.owner != faction
        and sale.ship.id not in claimed
        and sale.area in within
    )


def buying_fleets(state: WarAtSea, faction: str) -> tuple[Fleet, ...]:
    """Return the fleets with which *faction* may buy: those that hold its ships."""
    return tuple(one for one in state.fleets.values() if faction in one.owners)


def free_gold(state: WarAtSea, faction: str) -> int:
    """Return the gold of *faction* that its open claims do not bind."""
    bound = sum(
        price(state, _ships(state, one.ships), BUYOUT)
        for one in state.claims
        if one.by == faction
    )
    return state.treasuries[faction] - bound


def affordable(state: WarAtSea, faction: str) -> tuple[Sale, ...]:
    """Return what *faction* may buy and has the gold for, each by itself."""
    gold = free_gold(state, faction)
    cheap = {
        name
        for name, one in state.ship_types.items()
        if half_up(BUYOUT * one.cost) <= gold
    }
    return tuple(sale for sale in for_sale(state, faction) if sale.ship.type in cheap)


def affordable_with(state: WarAtSea, faction: str, fleet: Fleet) -> tuple[Sale, ...]:
    """Return what *faction* has the gold for in reach of one of its fleets."""
    return tuple(
        sale
        for sale in affordable(state, faction)
        if near(state, sale.area, fleet.area)
    )


def buyers(state: WarAtSea) -> tuple[str, ...]:
    """Return the factions that may still buy something and are not done (A-S-13)."""
    return tuple(
        faction
        for faction in state.factions
        if faction not in state.done and affordable(state, faction)
    )


def check_buys(state: WarAtSea, actor: str, fleet_id: str) -> Fleet:
    """Return the fleet with which *actor* buys, or raise `Refusal`."""
    faction = require_side(state, actor)
    require_phase(state, "buyout", "SEA-BUY-1", "A-S-19")
    fleet = fleet_named(state, fleet_id, "SEA-BUY-1")
    if faction not in fleet.owners:
        raise Refusal(
            "no_ships_there",
            ("SEA-BUY-1", "A-S-19"),
            map(fleet_choice, buying_fleets(state, faction)),
            fleet=fleet.id,
            name=fleet.name,
        )
    return fleet


def buy(state: WarAtSea, command: Buy) -> Result[WarAtSea]:
    """Buy any part of what is for sale near a fleet, for half the upkeep (SEA-BUY-2).

    Anybody's fleet may but the seller's (A-S-19); nobody receives the price (A-S-20).
    With `buyout_priority` = `nearest_then_roll` it is a claim at first (A-S-18).
    """
    faction = command.actor
    fleet = check_buys(state, faction, command.fleet)
    sales = _sales_named(state, faction, fleet, command.ships)
    ships = tuple(sale.ship for sale in sales)
    gold = price(state, ships, BUYOUT)
    bound = state.treasuries[faction] - free_gold(state, faction)
    require_gold(state, faction, bound + gold, "SEA-BUY-2", "A-S-10")

    if state.options.buyout_priority == "first":
        return sell(state, faction, fleet.id, sales)
    claim = Claim(by=faction, fleet=fleet.id, ships=tuple(one.id for one in ships))
    claimed = CrewsClaimed(
        faction=faction, fleet=fleet.id, name=fleet.name, ships=claim.ships, gold=gold
    )
    return Result(state.evolve(claims=(*state.claims, claim)), (claimed,))


def sell(
    state: WarAtSea, faction: str, fleet_id: str, sales: tuple[Sale, ...]
) -> Result[WarAtSea]:
    """Let *faction* pay once for *sales* and take them over with a fleet.

    In the fleet's own area they join it while there is room; the rest, and those of
    an adjacent area, form new fleets there without points (A-S-19).
    """
    ids = {sale.ship.id for sale in sales}
    gold = price(state, (sale.ship for sale in sales), BUYOUT)
    paid = pay(state, faction, "buyout", gold, "SEA-BUY-2", "A-S-10", "A-S-20")
    left = tuple(one for one in state.sales if one.ship.id not in ids)
    state, events = paid.state.evolve(sales=left), list(paid.events)
    by_area: dict[str, list[Ship]] = {}
    for sale in sales:
        bought = sale.ship.evolve(owner=faction)
        by_area.setdefault(sale.area, []).append(bought)
    for area, ships in by_area.items():
        taken = _taken_over(state, faction, fleet_id, area, tuple(ships))
        state = taken.state
        events += taken.events
    return Result(state, tuple(events))


def _sales_named(
    state: WarAtSea, faction: str, fleet: Fleet, ids: Iterable[str]
) -> tuple[Sale, ...]:
    """Return the sales of these ships; raise `Refusal` for one not to be had."""
    known = {sale.ship.id: sale for sale in for_sale(state, faction)}
    ships = ships_named(
        state, (sale.ship for sale in known.values()), ids, "SEA-BUY-1", "A-S-19"
    )
    for ship in ships:
        if not near(state, known[ship.id].area, fleet.area):
            raise Refusal(
                "too_far",
                ("SEA-BUY-1", "A-S-19"),
                ship=ship.id,
                area=known[ship.id].area,
                name=fleet.name,
                there=fleet.area,
            )
    return tuple(known[ship.id] for ship in ships)


def _ships(state: WarAtSea, ids: Iterable[str]) -> tuple[Ship, ...]:
    """Return the ships for sale with these ids."""
    wanted = set(ids)
    return tuple(sale.ship for sale in state.sales if sale.ship.id in wanted)


def _taken_over(
    state: WarAtSea, faction: str, fleet_id: str, area: str, ships: tuple[Ship, ...]
) -> Result[WarAtSea]:
    """Put bought ships of one area into the buyer's fleet there, or into new ones."""
    events = []
    fleet = state.fleets[fleet_id]
    room = MOST_SHIPS - len(fleet.ships) if fleet.area == area else 0
    joining, ships = ships[:room], ships[room:]
    if joining:
        state = add_to(state, fleet_id, joining)
        events.append(_bought(state, faction, joining, fleet_id, new=False))
    while ships:
        forming, ships = ships[:MOST_SHIPS], ships[MOST_SHIPS:]
        state, new_id = form_fleet(state, area, forming, faction, points=0)
        state = state.evolve(newcomers=(*state.newcomers, new_id))
        events.append(_bought(state, faction, forming, new_id, new=True))
    return Result(state, tuple(events))


def _bought(
    state: WarAtSea, faction: str, ships: tuple[Ship, ...], fleet_id: str, *, new: bool
) -> CrewsBought:
    fleet = state.fleets[fleet_id]
    return CrewsBought(
        faction=faction,
        ships=tuple(ship.id for ship in ships),
        area=fleet.area,
        fleet=fleet.id,
        name=fleet.name,
        new=new,
        cites=("SEA-BUY-1", "A-S-19"),
    )


def sale_choices(state: WarAtSea, sales: Iterable[Sale]) -> tuple[Choice, ...]:
    """Return ships for sale as values to choose, with their price and place."""
    return tuple(
        Choice(
            sale.ship.id,
            "sale",
            {
                "ship": sale.ship.id,
                "type": sale.ship.type,
                "health": sale.ship.health,
                "area": sale.area,
                "gold": price(state, (sale.ship,), BUYOUT),
            },
        )
        for sale in sales
    )
