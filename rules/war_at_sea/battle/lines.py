"""The ships of each side: which fire, which can be hit, and who commands them."""

from collections.abc import Sequence

from rules.war_at_sea.battle.damage import in_battle
from rules.war_at_sea.engagement.sides import ROLES, helpers, here, largest, party
from rules.war_at_sea.engagement.state import Engagement, Role
from rules.war_at_sea.state import Fleet, Ship, WarAtSea


def firing(state: WarAtSea, battle: Engagement, role: Role) -> tuple[Ship, ...]:
    """Return the ships of a side that fire, those of its supporters too (A-S-32)."""
    return _fighting(party(state, battle, role))


def targets(state: WarAtSea, battle: Engagement, role: Role) -> tuple[Ship, ...]:
    """Return the ships of a side that are in the battle and can be hit (A-S-33)."""
    return _fighting(exposed(state, battle, role))


def exposed(state: WarAtSea, battle: Engagement, role: Role) -> tuple[Fleet, ...]:
    """Return the fleets of a side that can lose ships.

    With `support_mode` = `attack_only` supporters are neither hit nor captured, and
    do not count for who is beaten (A-S-32, A-S-33).
    """
    if state.options.support_mode == "attack_only":
        return here(state, battle, role)
    return party(state, battle, role)


def lead(state: WarAtSea, battle: Engagement, role: Role) -> Fleet | None:
    """Return the fleet that commands a side, or None if it has no fleet (A-S-58).

    It commands until it has no ship left in the battle; then the largest of the
    others that has one does, supporters last.
    """
    inside, beside = here(state, battle, role), helpers(state, battle, role)
    ranks = (
        [one for one in (*inside, *beside) if one.id == battle.main.get(role)],
        inside,
        beside,
    )
    for fleets in ranks:
        fighting = [one for one in fleets if _fighting((one,))]
        if fighting:
            return largest(fighting)
    afloat = inside or beside
    return largest(afloat) if afloat else None


def leads(
    state: WarAtSea, battle: Engagement, roles: Sequence[Role] = ROLES
) -> tuple[tuple[Role, Fleet], ...]:
    """Return *roles* that have fleets, each with the one that commands it."""
    found = ((role, lead(state, battle, role)) for role in roles)
    return tuple((role, one) for role, one in found if one is not None)


def with_leads(state: WarAtSea, battle: Engagement) -> Engagement:
    """Return *battle* with the fleets that command its sides now."""
    main = {role: one.id for role, one in leads(state, battle)}
    return battle.evolve(main=main)


def _fighting(fleets: Sequence[Fleet]) -> tuple[Ship, ...]:
    return tuple(ship for one in fleets for ship in one.ships if in_battle(ship))
