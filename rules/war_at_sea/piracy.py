"""SEA-PIR: unpaid ships that nobody bought turn pirate; disbanded ones are gone."""

from rules.kernel.model import Event, Result
from rules.war_at_sea.ships import form_fleet
from rules.war_at_sea.state import PIRATES, POINTS, Sale, Ship, WarAtSea


class ShipsTurnedPirate(Event):
    """The unsold ships of one former fleet are a pirate fleet in that area."""

    fleet: str
    name: str
    origin: str
    area: str
    ships: tuple[str, ...]
    cites: tuple[str, ...]


class ShipsBrokenUp(Event):
    """Disbanded ships that nobody bought are gone."""

    area: str
    ships: tuple[str, ...]
    cites: tuple[str, ...] = ("A-S-17",)


def settle_unsold(state: WarAtSea) -> Result[WarAtSea]:
    """Turn what is unsold pirate, or remove it, and close the sale (A-S-13).

    The unpaid ships of one fleet form one pirate fleet with 3 points (A-S-15). With
    the option `disband_unsold` = `pirate` disbanded ships go with them (A-S-17).
    """
    removed = state.options.disband_unsold == "removed"
    gone: dict[str, list[Ship]] = {}
    pirates: dict[tuple[str, str], list[Sale]] = {}
    for sale in state.sales:
        if sale.why == "disbanded" and removed:
            gone.setdefault(sale.area, []).append(sale.ship)
        else:
            pirates.setdefault((sale.fleet, sale.area), []).append(sale)

    events: list[Event] = [
        ShipsBrokenUp(area=area, ships=tuple(ship.id for ship in ships))
        for area, ships in gone.items()
    ]
    state = state.evolve(sales=())
    formed = []
    for (origin, area), sales in pirates.items():
        free = tuple(one.ship.evolve(owner=PIRATES) for one in sales)
        state, fleet_id = form_fleet(state, area, free, PIRATES, POINTS)
        formed.append(fleet_id)
        disbanded = any(one.why == "disbanded" for one in sales)
        events.append(
            ShipsTurnedPirate(
                fleet=fleet_id,
                name=state.fleets[fleet_id].name,
                origin=origin,
                area=area,
                ships=tuple(ship.id for ship in free),
                cites=(
                    "SEA-UPK-2",
                    "SEA-PIR-1",
                    "A-S-15",
                    *(("A-S-17",) if disbanded else ()),
                ),
            )
        )
    after = state.evolve(newcomers=(*state.newcomers, *formed))
    return Result(after, tuple(events))
