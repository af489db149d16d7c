"""Whom engagements await, for what, and what each side may answer."""

from typing import NamedTuple, assert_never

from rules.kernel.audience import UMPIRE
from rules.kernel.offers import Awaited, Offer
from rules.war_at_sea.battle import fire, leaving, placing, staying
from rules.war_at_sea.battle.lines import leads
from rules.war_at_sea.commanding import commands
from rules.war_at_sea.engagement import declining, foes, support
from rules.war_at_sea.engagement.answering import speakers
from rules.war_at_sea.engagement.choices import choices
from rules.war_at_sea.engagement.sides import here
from rules.war_at_sea.engagement.state import (
    Decline,
    Engagement,
    Fire,
    Foe,
    Part,
    Place,
    Role,
    Stay,
    Support,
)
from rules.war_at_sea.state import Fleet, WarAtSea

__all__ = ("Asked", "asked", "awaiting", "choices", "offers")


class Asked(NamedTuple):
    """What is asked of a fleet's commander; not `open` once he has sealed an answer."""

    what: str
    fleet: Fleet
    open: bool = True


def awaiting(state: WarAtSea) -> tuple[Awaited, ...]:
    """Return who must answer now, and for what, engagement by engagement.

    Of owners under joint command those are awaited who have said nothing yet, or all
    where their answers differ (A-S-11).
    """
    found = (
        Awaited(side, one.what, battle.decision)
        for battle in state.battles
        for one in asked(state, battle)
        if one.open
        for side in _awaited(battle, one.fleet)
    )
    return tuple(dict.fromkeys(found))


def offers(state: WarAtSea, side: str) -> tuple[Offer, ...]:
    """Return what *side*, or the umpire for pirates, may answer in engagements."""
    return tuple(
        offer
        for battle in state.battles
        for one in asked(state, battle)
        if _answers(state, battle, one.fleet, side)
        for offer in _offered(state, battle, one.fleet, side)
    )


def asked(state: WarAtSea, battle: Engagement) -> tuple[Asked, ...]:
    """Return what *battle* asks, fleet by fleet."""
    match battle.now:
        case Foe():
            return tuple(Asked("foe", one) for one in here(state, battle, "attack")[:1])
        case Decline() as now:
            fleets = declining.undecided(state, battle, now)
            return tuple(Asked("decline", one) for one in fleets)
        case Support() as now:
            fleets = support.asked_now(state, battle, now)
            return tuple(Asked("support", one) for one in fleets)
        case Fire() as now:
            what = "order" if battle.round < fire.FREE_FROM else "fire"
            return tuple(
                Asked(what, one, role not in now.orders)
                for role, one in leads(state, battle, now.asked)
            )
        case Stay() as now:
            return tuple(
                Asked(_stay(state, battle, role), one, role not in now.answers)
                for role, one in leads(state, battle)
            )
        case Place() | Part():
            return tuple(
                Asked(_leave(state, battle, one), one)
                for name in battle.now.fleets[:1]
                if (one := state.fleets.get(name)) is not None
            )
        case _:
            assert_never(battle.now)


def _stay(state: WarAtSea, battle: Engagement, role: Role) -> str:
    """Return the question after a round; it warns where retreat is no way out."""
    return "stay_cornered" if staying.cornered(state, battle, role) else "stay"


def _leave(state: WarAtSea, battle: Engagement, fleet: Fleet) -> str:
    """Return the question to a fleet that must leave: where to, or how else."""
    if isinstance(battle.now, Part):
        return "part"
    free, _ = placing.ways_out(state, battle, fleet)
    return "retreat_to" if free else "attack_or_surrender"


def _awaited(battle: Engagement, fleet: Fleet) -> tuple[str, ...]:
    """Return who must still speak for *fleet*; at set-up the umpire (A-S-26)."""
    if isinstance(battle.now, Foe) and battle.now.umpire_names:
        return (UMPIRE,)
    return speakers(battle, fleet)


def _answers(state: WarAtSea, battle: Engagement, fleet: Fleet, side: str) -> bool:
    """Tell whether *side* answers for *fleet*, alone or with others."""
    if isinstance(battle.now, Foe) and battle.now.umpire_names:
        return side == UMPIRE
    return commands(state, fleet, side)


def _offered(
    state: WarAtSea, battle: Engagement, fleet: Fleet, side: str
) -> tuple[Offer, ...]:
    """Return what *side* may answer for *fleet*."""
    match battle.now:
        case Foe() as now:
            return foes.offered(state, battle, now, side)
        case Decline():
            return declining.offered(state, battle, fleet, side)
        case Support():
            return support.offered(state, battle, fleet, side)
        case Fire() as now:
            return fire.offered(state, battle, now, fleet, side)
        case Stay():
            return staying.offered(state, battle, fleet, side)
        case Place() | Part() as now:
            return leaving.offered(state, battle, now, fleet, side)
        case _:
            assert_never(battle.now)
