"""What engagements do by themselves, until somebody is awaited in each (A-S-02)."""

from typing import assert_never

from rules.kernel.dice import Dice
from rules.kernel.model import Result
from rules.kernel.refusal import Refusal
from rules.war_at_sea.battle.draw import begin_parting, settle_parting
from rules.war_at_sea.battle.fire import settle_fire
from rules.war_at_sea.battle.placing import settle_placing
from rules.war_at_sea.battle.staying import settle_staying
from rules.war_at_sea.battle.volley import fire_volleys
from rules.war_at_sea.engagement.arising import arise
from rules.war_at_sea.engagement.declining import settle_declining
from rules.war_at_sea.engagement.foes import settle_foe
from rules.war_at_sea.engagement.opening import open_next, tell_who_waits
from rules.war_at_sea.engagement.state import (
    Decline,
    Engagement,
    Fire,
    Foe,
    Part,
    Place,
    Stay,
    Support,
)
from rules.war_at_sea.engagement.support import close_support, settle_support
from rules.war_at_sea.state import WarAtSea

__all__ = ("arise", "end_support", "proceed", "umpire_draw")


def proceed(state: WarAtSea, dice: Dice) -> Result[WarAtSea]:
    """Pass through all that awaits nobody: open, roll, fire, place, close.

    Every command that may bring enemies together, or answers a question, ends with
    it. An open engagement comes before a waiting one, and that of the lower id first.
    """
    result = Result(state)
    while (step := _step(result.state, dice)) is not None:
        result = Result(step.state, (*result.events, *step.events))
    waits = tell_who_waits(result.state)
    return Result(waits.state, (*result.events, *waits.events))


def umpire_draw(state: WarAtSea, battle_id: int, dice: Dice) -> Result[WarAtSea]:
    """End an engagement as a draw, whatever it waits for (A-S-02, A-S-39).

    Raises `Refusal` where it is decided already and fleets only find their places.
    """
    battle = _battle(state, battle_id, "A-S-02", "A-S-39")
    if isinstance(battle.now, Place | Part):
        cites = ("A-S-33", "A-S-39")
        raise Refusal("battle_decided", cites, battle=battle.id, area=battle.area)

    drawn = begin_parting(state, battle, "umpire", "A-S-02", "A-S-39")
    then = proceed(drawn.state, dice)
    return Result(then.state, (*drawn.events, *then.events))


def end_support(state: WarAtSea, battle_id: int, dice: Dice) -> Result[WarAtSea]:
    """Close the window for support; who has not answered stays out (A-S-30).

    Raises `Refusal` where nobody is asked for support.
    """
    battle = _battle(state, battle_id, "A-S-30")
    if not isinstance(battle.now, Support):
        raise Refusal("no_support_asked", ("A-S-30",), battle=battle.id)

    closed = close_support(state, battle, battle.now)
    then = proceed(closed.state, dice)
    return Result(then.state, (*closed.events, *then.events))


def _battle(state: WarAtSea, battle_id: int, *cites: str) -> Engagement:
    """Return an open engagement; raise `Refusal` if there is none with this id."""
    for battle in state.battles:
        if battle.id == battle_id:
            return battle
    raise Refusal("no_such_battle", cites, battle=battle_id)


def _step(state: WarAtSea, dice: Dice) -> Result[WarAtSea] | None:
    """Take the next step that awaits nobody, or return None."""
    for battle in state.battles:
        step = _settle(state, battle, dice)
        if step is not None:
            return step
    return open_next(state)


def _settle(state: WarAtSea, battle: Engagement, dice: Dice) -> Result[WarAtSea] | None:
    """Take the next step of one engagement, or return None while it awaits somebody."""
    match battle.now:
        case Foe() as now:
            step = settle_foe(state, battle, now)
        case Decline() as now:
            step = settle_declining(state, battle, now)
        case Support() as now:
            step = settle_support(state, battle, now, dice)
        case Fire() as now if all(role in now.orders for role in now.asked):
            step = fire_volleys(state, battle, now, dice)
        case Fire() as now:
            step = settle_fire(state, battle, now)
        case Stay() as now:
            step = settle_staying(state, battle, now, dice)
        case Place() as now:
            step = settle_placing(state, battle, now)
        case Part() as now:
            step = settle_parting(state, battle, now)
        case _:
            assert_never(battle.now)
    return step
