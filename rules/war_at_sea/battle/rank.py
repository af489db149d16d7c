"""A-S-52, A-S-53: the order in which ships take damage, and which are identical."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from rules.war_at_sea.battle.strength import attack
from rules.war_at_sea.options import WarAtSeaOptions
from rules.war_at_sea.state import Ship, ShipType


def by_id(name: str) -> tuple[int, str]:
    """Return the key that sorts ids from the lowest: `s9` before `s34`."""
    return len(name), name


def identical(ships: Iterable[Ship]) -> tuple[tuple[Ship, ...], ...]:
    """Return the groups of two or more ships of one type and health (A-S-53)."""
    groups = defaultdict[tuple[str, int], list[Ship]](list)
    for ship in ships:
        groups[ship.type, ship.health].append(ship)
    return tuple(tuple(group) for group in groups.values() if len(group) > 1)


def ranked(
    ships: Iterable[Ship],
    types: Mapping[str, ShipType],
    options: WarAtSeaOptions,
    first: Sequence[str] = (),
) -> tuple[Ship, ...]:
    """Return *ships* from the strongest to the weakest, the last tie by id (A-S-52).

    *first* names ships that come before others that are identical to them, in that
    order; they take no place from any other ship (A-S-53).
    """

    def strongest(ship: Ship) -> tuple[Fraction, ...]:
        keys = {
            "attack": attack(ship, types, options),
            "health": Fraction(ship.health),
            "cost": Fraction(types[ship.type].cost),
        }
        return keys[options.stronger], *keys.values()

    order = sorted(ships, key=lambda ship: by_id(ship.id))
    order.sort(key=strongest, reverse=True)
    wanted = {name: place for place, name in enumerate(first)}
    for group in identical(order) if wanted else ():
        places = [order.index(ship) for ship in group]
        chosen = sorted(group, key=lambda ship: wanted.get(ship.id, len(wanted)))
        for place, ship in zip(places, chosen, strict=True):
            order[place] = ship
    return tuple(order)
