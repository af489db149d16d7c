"""Who fights on which side of an open engagement, and who is whose enemy (A-S-26)."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from rules.war_at_sea.chart import neighbours
from rules.war_at_sea.engagement.state import Engagement, Role, Step
from rules.war_at_sea.relations import enemies
from rules.war_at_sea.state import Fleet, WarAtSea

ROLES: Final[tuple[Role, ...]] = ("attack", "defend")
"""Attackers come first: in dice, in posts, in the order of questions."""

OTHER: Final[Mapping[Role, Role]] = MappingProxyType(
    {"attack": "defend", "defend": "attack"}
)


def here(state: WarAtSea, battle: Engagement, role: Role) -> tuple[Fleet, ...]:
    """Return the fleets of a side that are still in the area of the engagement."""
    found = (state.fleets.get(name) for name in battle.fleets[role])
    return tuple(one for one in found if one is not None and one.area == battle.area)


def helpers(state: WarAtSea, battle: Engagement, role: Role) -> tuple[Fleet, ...]:
    """Return the fleets that support a side from beside the area (SEA-AID-1)."""
    found = (state.fleets.get(name) for name in battle.helpers[role])
    return tuple(one for one in found if one is not None)


def party(state: WarAtSea, battle: Engagement, role: Role) -> tuple[Fleet, ...]:
    """Return all fleets of a side, its supporters last."""
    return (*here(state, battle, role), *helpers(state, battle, role))


def owners(fleets: Iterable[Fleet]) -> tuple[str, ...]:
    """Return who owns ships in *fleets*, each once."""
    return tuple(dict.fromkeys(owner for one in fleets for owner in one.owners))


def ids(fleets: Iterable[Fleet]) -> tuple[str, ...]:
    """Return the ids of *fleets*, in order."""
    return tuple(one.id for one in fleets)


def names(fleets: Iterable[Fleet]) -> tuple[str, ...]:
    """Return what *fleets* are called, in order."""
    return tuple(one.name for one in fleets)


def by_age(fleets: Iterable[Fleet]) -> tuple[Fleet, ...]:
    """Return *fleets* in the order of their creation."""
    return tuple(sorted(fleets, key=lambda one: one.created))


def largest(fleets: Iterable[Fleet]) -> Fleet:
    """Return the fleet with most ships, of several the first created (A-S-58)."""
    return max(by_age(fleets), key=lambda one: len(one.ships))


def hostile(state: WarAtSea, one: Fleet, other: Fleet) -> bool:
    """Tell whether two fleets fight when they meet: at war, and under no truce."""
    return enemies(state, one, other) and not any(
        one.id in truce.fleets
        and other.id in truce.fleets
        and state.turn <= truce.until_turn
        for truce in state.truces
    )


def hostile_here(state: WarAtSea, fleet: Fleet) -> tuple[Fleet, ...]:
    """Return the fleets in the area of *fleet* that fight it, the oldest first."""
    return tuple(
        one for one in state.fleets_in(fleet.area) if hostile(state, fleet, one)
    )


def free_of_enemies(state: WarAtSea, fleet: Fleet, area: str) -> bool:
    """Tell whether *area* holds nobody at war with *fleet*, pirates too (A-S-35)."""
    return not any(enemies(state, fleet, one) for one in state.fleets_in(area))


def free_areas(state: WarAtSea, fleet: Fleet) -> tuple[str, ...]:
    """Return the areas beside *fleet* that are free of its enemies (SEA-RET-3)."""
    return tuple(
        area
        for area in neighbours(state, fleet.area)
        if free_of_enemies(state, fleet, area)
    )


def open_home(state: WarAtSea, battle: Engagement, fleet: Fleet) -> str | None:
    """Return where an attacker came from, if no enemies are there (SEA-RET-2)."""
    origin = battle.origins.get(fleet.id)
    if origin is None or not free_of_enemies(state, fleet, origin):
        return None
    return origin


def with_battle(state: WarAtSea, battle: Engagement) -> WarAtSea:
    """Return the position with an engagement as it is now."""
    after = (battle if one.id == battle.id else one for one in state.battles)
    return state.evolve(battles=tuple(after))


def ask(state: WarAtSea, battle: Engagement, now: Step) -> WarAtSea:
    """Go on to the step *now* of an engagement: a new decision with its own id."""
    decision = state.decision + 1
    asked = battle.evolve(now=now, decision=decision, joint={})
    return with_battle(state.evolve(decision=decision), asked)
