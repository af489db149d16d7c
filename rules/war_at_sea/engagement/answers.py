"""The commands that answer what engagements ask, and what follows from each."""

from typing import assert_never

from rules.kernel.dice import Dice
from rules.kernel.model import Result
from rules.war_at_sea.battle.fire import AimFire, FireEvenly, OrderShips, order_fire
from rules.war_at_sea.battle.leaving import AttackOnward, Go, Surrender, leave
from rules.war_at_sea.battle.staying import FightOn, OfferDraw, Retreat, answer_stay
from rules.war_at_sea.engagement.declining import Stand, Withdraw, stand, withdraw
from rules.war_at_sea.engagement.flow import proceed
from rules.war_at_sea.engagement.foes import NameFoe, name_foe
from rules.war_at_sea.engagement.support import (
    LendSupport,
    StayOut,
    lend_support,
    stay_out,
)
from rules.war_at_sea.state import WarAtSea

AnyAnswer = (
    NameFoe
    | Stand
    | Withdraw
    | LendSupport
    | StayOut
    | AimFire
    | FireEvenly
    | OrderShips
    | FightOn
    | Retreat
    | OfferDraw
    | Go
    | AttackOnward
    | Surrender
)


def answer(state: WarAtSea, command: AnyAnswer, dice: Dice) -> Result[WarAtSea]:
    """Carry out an answer, and then all for which nobody is awaited.

    Raises `Refusal`; dice fall after the last one.
    """
    given = _given(state, command)
    then = proceed(given.state, dice)
    return Result(then.state, (*given.events, *then.events))


def _given(state: WarAtSea, command: AnyAnswer) -> Result[WarAtSea]:
    """Take the answer itself."""
    match command:
        case NameFoe():
            given = name_foe(state, command)
        case Stand():
            given = stand(state, command)
        case Withdraw():
            given = withdraw(state, command)
        case LendSupport():
            given = lend_support(state, command)
        case StayOut():
            given = stay_out(state, command)
        case AimFire() | FireEvenly() | OrderShips():
            given = order_fire(state, command)
        case FightOn() | Retreat() | OfferDraw():
            given = answer_stay(state, command)
        case Go() | AttackOnward() | Surrender():
            given = leave(state, command)
        case _:
            assert_never(command)
    return given
