"""Ships as the odds see them: what a ship is worth at a health, found once (A-S-52)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import groupby

from rules.war_at_sea.battle.rank import by_id
from rules.war_at_sea.battle.strength import halvings
from rules.war_at_sea.options import WarAtSeaOptions
from rules.war_at_sea.state import Ship, ShipType


@dataclass(slots=True, eq=False)
class Hull:
    """A ship of some kind at some health.

    `attack` is in the parts of its kind. A stronger ship has the higher `merit`, and
    no two hulls have the same: there is one of each, compared as objects.
    """

    kind: "Kind"
    health: int
    attack: int
    merit: tuple[int, ...]


@dataclass(slots=True, eq=False)
class Kind:
    """Ships that may stand for one another: at the same health they fare the same.

    `place` is its own among all kinds; `parts` of attack make one point.
    """

    type: str
    sound: ShipType
    place: int
    parts: int
    options: WarAtSeaOptions
    hulls: dict[int, Hull] = field(default_factory=dict)

    def at(self, health: int) -> Hull:
        """Return the ship of this kind that has *health* left."""
        hull = self.hulls.get(health)
        if hull is None:
            hull = self.hulls[health] = self._at(health)
        return hull

    def _at(self, health: int) -> Hull:
        halved = halvings(health, self.sound.health, self.options)
        attack = self.sound.attack * self.parts >> halved
        keys = {"attack": attack, "health": health, "cost": self.sound.cost}
        merit = (keys[self.options.stronger], *keys.values(), -self.place)
        return Hull(self, health, attack, merit)


def kinds_of(
    ships: Iterable[Ship], types: Mapping[str, ShipType], options: WarAtSeaOptions
) -> dict[str, Kind]:
    """Return the kind of each ship, by ship id.

    Only ships that cost the same can tie in all but their ids (A-S-52). So the ships
    of one price are taken by id, and those of one type that follow each other are of
    one kind: where a price has but one type, all of them.
    """
    order = sorted(ships, key=lambda ship: (types[ship.type].cost, by_id(ship.id)))
    most = max((types[ship.type].health for ship in order), default=1)
    parts = 1 << most.bit_length()
    kinds = dict[str, Kind]()
    runs = groupby(order, key=lambda ship: (types[ship.type].cost, ship.type))
    for place, ((_, name), run) in enumerate(runs):
        kind = Kind(name, types[name], place, parts, options)
        kinds |= {ship.id: kind for ship in run}
    return kinds
