"""What fits a field of an answer: fleets, areas, groups of foes, ships."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from rules.kernel.audience import Viewer
from rules.kernel.choice import Choice, matching
from rules.kernel.model import Request
from rules.war_at_sea.battle.fire import (
    AimFire,
    FireEvenly,
    OrderShips,
    asked_to_fire,
    unequal,
)
from rules.war_at_sea.battle.leaving import (
    AttackOnward,
    Go,
    Surrender,
    asked_to_leave,
    open_areas,
)
from rules.war_at_sea.battle.lines import targets
from rules.war_at_sea.battle.placing import ways_out
from rules.war_at_sea.battle.sealing import role_of
from rules.war_at_sea.battle.staying import FightOn, OfferDraw, Retreat, asked_to_stay
from rules.war_at_sea.chart import neighbours
from rules.war_at_sea.commanding import commands, fleet_choice
from rules.war_at_sea.engagement.declining import Stand, Withdraw, asked_to_decline
from rules.war_at_sea.engagement.foes import NameFoe
from rules.war_at_sea.engagement.sides import OTHER
from rules.war_at_sea.engagement.state import Engagement, Foe, Step
from rules.war_at_sea.engagement.support import (
    LendSupport,
    StayOut,
    asked_for_support,
)
from rules.war_at_sea.ships import ship_choice
from rules.war_at_sea.state import Fleet, Ship, WarAtSea

Asked = tuple[Engagement, Step, Fleet]
Values = Callable[[WarAtSea, Engagement, Any, Fleet], Iterable[Choice]]

ASKED: Final[Mapping[type[Request], Callable[[WarAtSea], Sequence[Asked]]]] = (
    MappingProxyType(
        {
            Stand: asked_to_decline,
            Withdraw: asked_to_decline,
            LendSupport: asked_for_support,
            StayOut: asked_for_support,
            AimFire: asked_to_fire,
            FireEvenly: asked_to_fire,
            OrderShips: asked_to_fire,
            FightOn: asked_to_stay,
            Retreat: asked_to_stay,
            OfferDraw: asked_to_stay,
            Go: asked_to_leave,
            AttackOnward: asked_to_leave,
            Surrender: asked_to_leave,
        }
    )
)
"""Of which fleets each command is an answer."""


def choices(
    state: WarAtSea,
    viewer: Viewer,
    command: type[Request],
    filled: Mapping[str, Any],
    field: str,
    typed: str,
) -> tuple[Choice, ...]:
    """Return the values for *field* that hold *typed*, for fleets of *viewer*."""
    if command is NameFoe:
        return matching(_groups(state), typed)
    mine = [
        one
        for one in ASKED[command](state)
        if viewer is not None and commands(state, one[2], viewer)
    ]
    if field == "fleet":
        return matching(tuple(fleet_choice(fleet) for *_, fleet in mine), typed)
    values = VALUES.get((command, field))
    if values is None:
        return ()
    meant = [one for one in mine if filled.get("fleet") in {None, one[2].id}]
    found = (
        (one.value, one)
        for battle, now, fleet in meant
        for one in values(state, battle, now, fleet)
    )
    return matching(tuple(dict(found).values()), typed)


def _groups(state: WarAtSea) -> tuple[Choice, ...]:
    """Return the groups of foes, each under its first fleet (A-S-26)."""
    return tuple(
        fleet_choice(state.fleets[group[0]])
        for battle in state.battles
        if isinstance(battle.now, Foe)
        for group in battle.now.groups
    )


def _beside(
    state: WarAtSea, battle: Engagement, now: Any, fleet: Fleet
) -> Iterable[Choice]:
    return map(Choice, neighbours(state, fleet.area))


def _free(
    state: WarAtSea, battle: Engagement, now: Any, fleet: Fleet
) -> Iterable[Choice]:
    return map(Choice, open_areas(state, battle, now, fleet))


def _attackable(
    state: WarAtSea, battle: Engagement, now: Any, fleet: Fleet
) -> Iterable[Choice]:
    return map(Choice, ways_out(state, battle, fleet)[1])


def _enemy(
    state: WarAtSea, battle: Engagement, now: Any, fleet: Fleet
) -> Iterable[Choice]:
    role = OTHER[role_of(state, battle, fleet)]
    return (ship_choice(state, ship) for ship in targets(state, battle, role))


def _unequal(
    state: WarAtSea, battle: Engagement, now: Any, fleet: Fleet
) -> Iterable[Choice]:
    role = role_of(state, battle, fleet)
    ships: tuple[Ship, ...] = unequal(state, battle, role, now.totals[role])
    return (ship_choice(state, ship) for ship in ships)


VALUES: Final[Mapping[tuple[type[Request], str], Values]] = MappingProxyType(
    {
        (Withdraw, "to"): _beside,
        (Go, "to"): _free,
        (AttackOnward, "to"): _attackable,
        (AimFire, "targets"): _enemy,
        (OrderShips, "ships"): _unequal,
    }
)
"""What the other fields of an answer are chosen from."""
