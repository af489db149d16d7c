"""Ships and the fleets that hold them: making, taking, joining; nothing is lost."""

from collections.abc import Collection, Iterable

from rules.kernel.choice import Choice
from rules.kernel.refusal import Refusal
from rules.war_at_sea.moving import replaced
from rules.war_at_sea.state import MOST_SHIPS, Fleet, Ship, WarAtSea


def new_ships(
    state: WarAtSea, type: str, owner: str, number: int
) -> tuple[WarAtSea, tuple[Ship, ...]]:
    """Return *number* undamaged ships, with ids that no ship ever had."""
    first = state.next_ship
    health = state.ship_types[type].health
    made = tuple(
        Ship(id=f"s{first + one}", type=type, owner=owner, health=health)
        for one in range(number)
    )
    return state.evolve(next_ship=first + number), made


def form_fleet(
    state: WarAtSea,
    area: str,
    ships: tuple[Ship, ...],
    commander: str,
    points: int,
    name: str = "",
) -> tuple[WarAtSea, str]:
    """Return the position with a new fleet of *ships*, and that fleet's id.

    At most 20 ships (SEA-FLEET-1): the caller sees to it.
    """
    number = state.next_fleet
    fleet = Fleet(
        id=f"f{number}",
        name=name or f"f{number}",
        area=area,
        ships=ships,
        points=points,
        commander=commander,
        host=commander,
        created=number,
    )
    after = state.evolve(next_fleet=number + 1).with_fleets((fleet,))
    return after, fleet.id


def add_to(state: WarAtSea, fleet_id: str, ships: Iterable[Ship]) -> WarAtSea:
    """Return the position with *ships* added at the end of a fleet."""
    fleet = state.fleets[fleet_id]
    return replaced(state, fleet.evolve(ships=(*fleet.ships, *ships)))


def take(state: WarAtSea, ids: Collection[str]) -> tuple[WarAtSea, tuple[Ship, ...]]:
    """Take the ships with these *ids* out of their fleets; empty fleets are gone."""
    taken: list[Ship] = []
    changed = []
    for fleet in state.fleets.values():
        leaving = [ship for ship in fleet.ships if ship.id in ids]
        if leaving:
            taken += leaving
            staying = tuple(ship for ship in fleet.ships if ship.id not in ids)
            changed.append(fleet.evolve(ships=staying))
    return replaced(state, *changed), tuple(taken)


def changed(state: WarAtSea, ships: Iterable[Ship]) -> WarAtSea:
    """Return the position with *ships* as they are now, each in its own fleet."""
    now = {ship.id: ship for ship in ships}
    fleets = (
        fleet.evolve(ships=tuple(now.get(one.id, one) for one in fleet.ships))
        for fleet in state.fleets.values()
        if any(one.id in now for one in fleet.ships)
    )
    return state.with_fleets(fleets)


def holding(state: WarAtSea, ids: Collection[str]) -> tuple[Fleet, ...]:
    """Return the fleets in which ships with these *ids* sail."""
    return tuple(
        fleet
        for fleet in state.fleets.values()
        if any(ship.id in ids for ship in fleet.ships)
    )


def full_health(state: WarAtSea, ship: Ship) -> int:
    """Return the health of an undamaged ship of this type."""
    return state.ship_types[ship.type].health


def ship_choice(state: WarAtSea, ship: Ship) -> Choice:
    """Return *ship* as a value to choose, with its type and health."""
    return Choice(
        ship.id,
        "ship",
        {
            "ship": ship.id,
            "type": ship.type,
            "owner": ship.owner,
            "health": ship.health,
            "full": full_health(state, ship),
        },
    )


def ships_named(
    state: WarAtSea, among: Iterable[Ship], ids: Iterable[str], *cites: str
) -> tuple[Ship, ...]:
    """Return the ships with these *ids*, in that order.

    Raises `Refusal` for one that is not *among* those meant, or is named twice.
    """
    known = {ship.id: ship for ship in among}
    found: dict[str, Ship] = {}
    for one in ids:
        if one not in known:
            legal = (ship_choice(state, ship) for ship in known.values())
            raise Refusal("no_such_ship", cites, legal, ship=one)
        if one in found:
            raise Refusal("ship_twice", cites, ship=one)
        found[one] = known[one]
    return tuple(found.values())


def require_room(fleet: Fleet, number: int, *cites: str) -> None:
    """Raise `Refusal` unless *number* more ships fit into *fleet* (SEA-FLEET-1)."""
    room = MOST_SHIPS - len(fleet.ships)
    if number > room:
        raise Refusal(
            "fleet_full",
            ("SEA-FLEET-1", *cites),
            fleet=fleet.id,
            name=fleet.name,
            room=room,
            number=number,
        )


def type_named(state: WarAtSea, name: str, *cites: str) -> str:
    """Return the ship type called *name*; raise `Refusal` if there is none."""
    if name not in state.ship_types:
        raise Refusal("no_such_type", cites, map(Choice, state.ship_types), type=name)
    return name
