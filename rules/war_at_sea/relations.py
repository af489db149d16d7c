"""Who is at war with whom, and who is allied (A-S-21, SEA-PIR-4)."""

from collections.abc import Iterable

from rules.war_at_sea.state import PIRATES, Fleet, Relation, WarAtSea


def pair(state: WarAtSea, one: str, other: str) -> str:
    """Return the key of two factions' relation."""
    first, second = sorted((one, other), key=state.factions.index)
    return f"{first}|{second}"


def relation(state: WarAtSea, one: str, other: str) -> Relation:
    """Return how two owners of ships stand to each other.

    Pirates are at war with everybody (SEA-PIR-4) and friends among themselves
    (A-S-16); who is no faction is nobody's friend or enemy.
    """
    if one == other:
        return "alliance"
    if PIRATES in (one, other):
        return "war"
    known = state.relations
    return known.get(f"{one}|{other}") or known.get(f"{other}|{one}") or "neutral"


def at_war(state: WarAtSea, these: Iterable[str], those: Iterable[str]) -> bool:
    """Tell whether any of *these* owners is at war with any of *those* (A-S-11)."""
    others = tuple(those)
    return any(
        relation(state, one, other) == "war" for one in these for other in others
    )


def enemies(state: WarAtSea, one: Fleet, other: Fleet) -> bool:
    """Tell whether two fleets are at war, whatever truce there is between them."""
    return at_war(state, one.owners, other.owners)


def allied(state: WarAtSea, one: str, other: str) -> bool:
    """Tell whether two factions are one, or allied."""
    return relation(state, one, other) == "alliance"
