"""SEA-DMG: the even spread of a side's total over the ships of the enemy."""

from collections.abc import Iterable, Mapping, Sequence

from rules.war_at_sea.battle.rank import ranked
from rules.war_at_sea.options import WarAtSeaOptions
from rules.war_at_sea.state import Ship, ShipType


def spread(
    total: int,
    ships: Iterable[Ship],
    types: Mapping[str, ShipType],
    options: WarAtSeaOptions,
    first: Sequence[str] = (),
) -> dict[str, int]:
    """Return the damage of each ship, by id, the strongest first.

    As even as possible, odd points to the stronger ships (SEA-DMG-1, SEA-DMG-2); of
    identical ones those named in *first* before the others (SEA-DMG-3). No ship takes
    more than its health: what is too much goes on to the others, or is lost with
    `overkill` = `wasted` (A-S-41).
    """
    targets = ranked(ships, types, options, first)
    if options.overkill == "wasted":
        return _wasted(total, targets)
    return _respread(total, targets)


def _respread(total: int, targets: Sequence[Ship]) -> dict[str, int]:
    """Deal point by point in passes over the ships that still have health."""
    left = {ship.id: ship.health for ship in targets}
    while total and (afloat := [name for name, health in left.items() if health]):
        passes = min(total // len(afloat), *(left[name] for name in afloat))
        hit = afloat if passes else afloat[:total]
        for name in hit:
            left[name] -= max(passes, 1)
        total -= max(passes, 1) * len(hit)
    return {ship.id: ship.health - left[ship.id] for ship in targets}


def _wasted(total: int, targets: Sequence[Ship]) -> dict[str, int]:
    """Divide once; what a share has above a ship's health is lost."""
    share, odd = divmod(total, len(targets)) if targets else (0, 0)
    return {
        ship.id: min(ship.health, share + (place < odd))
        for place, ship in enumerate(targets)
    }
