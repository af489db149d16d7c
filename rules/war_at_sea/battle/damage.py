"""SEA-BAT-7, SEA-CAP-1: ships take their damage, sink, or leave the battle."""

from collections.abc import Iterable, Mapping

from rules.war_at_sea.state import Ship


def in_battle(ship: Ship) -> bool:
    """Tell whether *ship* fights: with 1 health left it is out (SEA-CAP-1)."""
    return ship.health > 1


def struck(
    ships: Iterable[Ship], damage: Mapping[str, int]
) -> tuple[tuple[Ship, ...], tuple[Ship, ...], tuple[Ship, ...]]:
    """Return the ships that fight on, those that are out, and those that sink.

    *damage* is by ship id. A ship that sinks is returned as it was before, the
    others as damaged as they are now (SEA-BAT-7, A-S-45).
    """
    fighting, out, sunk = list[Ship](), list[Ship](), list[Ship]()
    for ship in ships:
        health = ship.health - damage.get(ship.id, 0)
        if health <= 0:
            sunk.append(ship)
            continue
        after = ship if health == ship.health else ship.evolve(health=health)
        (fighting if in_battle(after) else out).append(after)
    return tuple(fighting), tuple(out), tuple(sunk)
