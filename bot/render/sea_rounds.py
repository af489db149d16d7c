"""War at Sea: the rounds of battle that a play tells of, put together from its events.

Nothing but the public view and public events goes in, so nothing else comes out.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.war_at_sea.engagement.sides import ROLES
from rules.war_at_sea.engagement.state import Engagement, Fire, Role
from rules.war_at_sea.state import Fleet, Ship, WarAtSea

Event = Mapping[str, Any]
"""An event in JSON's types, with its `kind`."""


@dataclass(slots=True)
class Round:
    """A round of a battle, or how a battle stands: then it has no dice and no damage.

    `lines` are the fleets of each side with their ships before the round, `helpers`
    those that support from beside the area; `damage` is by ship.
    """

    battle: int
    area: str
    number: int
    lines: Mapping[Role, tuple[Fleet, ...]]
    helpers: frozenset[str]
    faces: dict[Role, int] = field(default_factory=dict)
    totals: dict[Role, int] = field(default_factory=dict)
    bonus: Role | None = None
    damage: dict[str, int] = field(default_factory=dict)


def standing(view: WarAtSea, battle: Engagement) -> Round:
    """Return how an open battle stands."""
    lines = {
        role: tuple(
            view.fleets[name]
            for name in (*battle.fleets[role], *battle.helpers[role])
            if name in view.fleets
        )
        for role in ROLES
    }
    helpers = frozenset(name for role in ROLES for name in battle.helpers[role])
    made = Round(battle.id, battle.area, battle.round, lines, helpers)
    if isinstance(battle.now, Fire):
        made.totals = dict(battle.now.totals)
    return made


def told(before: WarAtSea, after: WarAtSea, events: Iterable[Event]) -> list[Round]:
    """Return the rounds that were fought, or begun, in a play with these *events*."""
    listener = _Listener(before, after)
    for event in events:
        listener.hear(event)
    return list(listener.rounds.values())


class _Listener:
    """Hears the events of a play one by one, and keeps who is where and how hurt."""

    def __init__(self, before: WarAtSea, after: WarAtSea) -> None:
        self.rounds: dict[tuple[int, int], Round] = {}
        self._fleets = _fleets(before, after)
        self._areas = {one.id: one.area for one in before.battles}
        self._lines: dict[tuple[int, Role], tuple[str, ...]] = {}
        self._helpers: set[str] = set()
        for one in before.battles:
            for role in ROLES:
                helpers = one.helpers[role]
                self._lines[one.id, role] = (*one.fleets[role], *helpers)
                self._helpers.update(helpers)

    def hear(self, event: Event) -> None:
        """Take in what happened next."""
        match event["kind"]:
            case "engagement_opened":
                self._areas[event["battle"]] = event["area"]
            case "support_lent":
                self._helpers.add(event["fleet"])
            case "line_formed":
                self._lines[event["battle"], event["side"]] = tuple(event["fleets"])
            case "bonus_rolled":
                self._rolled(event)
            case "volley_fired":
                self._fired(event)
            case _:
                pass

    def _rolled(self, event: Event) -> None:
        made = self._round(event)
        for role in ROLES:
            made.faces[role] = event[role]
            made.totals[role] = event[f"{role}_total"]
        made.bonus = event["bonus"] if event["bonus"] in ROLES else None

    def _fired(self, event: Event) -> None:
        made = self._round(event)
        made.totals[event["side"]] = event["total"]
        made.damage |= event["damage"]
        for name, fleet in self._fleets.items():
            if any(ship.id in event["damage"] for ship in fleet.ships):
                self._fleets[name] = _hurt(fleet, event["health"], event["sunk"])

    def _round(self, event: Event) -> Round:
        """Return the round of *event*; a new one has the ships as they are now."""
        battle, number = event["battle"], event["round"]
        if (battle, number) not in self.rounds:
            lines = {role: self._line(battle, role) for role in ROLES}
            self.rounds[battle, number] = Round(
                battle, self._areas[battle], number, lines, frozenset(self._helpers)
            )
        return self.rounds[battle, number]

    def _line(self, battle: int, role: Role) -> tuple[Fleet, ...]:
        names = self._lines.get((battle, role), ())
        return tuple(self._fleets[name] for name in names if name in self._fleets)


def _fleets(before: WarAtSea, after: WarAtSea) -> dict[str, Fleet]:
    """Return the fleets before a play, with the ships that have joined them in it."""
    known = {ship.id for ship in before.ships()}
    fleets = dict(before.fleets)
    for name, fleet in after.fleets.items():
        fresh = tuple(ship for ship in fleet.ships if ship.id not in known)
        if fresh:
            ships = before.fleets[name].ships if name in before.fleets else ()
            fleets[name] = fleet.evolve(ships=(*ships, *fresh))
    return fleets


def _hurt(fleet: Fleet, health: Mapping[str, int], sunk: Iterable[str]) -> Fleet:
    """Return *fleet* after a volley."""
    gone = set(sunk)

    def after(ship: Ship) -> Ship:
        return ship.evolve(health=health.get(ship.id, ship.health))

    return fleet.evolve(
        ships=tuple(after(ship) for ship in fleet.ships if ship.id not in gone)
    )
