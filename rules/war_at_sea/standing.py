"""Answers left for questions to come; nobody else sees them before (flows.md, 4.1)."""

from typing import Annotated, Literal

from pydantic import Field

from rules.kernel.audience import UMPIRE, Audience, Viewer, only
from rules.kernel.dice import Dice
from rules.kernel.model import Answer, Event, Question, Result
from rules.kernel.refusal import Refusal
from rules.war_at_sea.engagement.flow import proceed
from rules.war_at_sea.sequence import WarAtSeaCommand, require_running
from rules.war_at_sea.state import Standing, WarAtSea

MOST_ROUNDS = 99
MOST_LEFT = 400
ALL = 100


class LeaveStanding(WarAtSeaCommand):
    """Leave answers for later; without any, take back those left before."""

    path = ("standing",)
    hidden = frozenset({"support", "even", "rounds", "ships", "share"})

    support: Literal["ask", "stay_out"] = "ask"
    even: bool = False
    rounds: Annotated[int, Field(ge=0, le=MOST_ROUNDS)] = 0
    ships: Annotated[int, Field(ge=0, le=MOST_LEFT)] = 0
    share: Annotated[int, Field(ge=0, le=ALL)] = 0


class StandingLeft(Event):
    """A side has left answers, or taken them back; only it knows which."""

    hidden = frozenset({"support", "even", "rounds", "ships", "share"})

    side: str
    support: Literal["ask", "stay_out"]
    even: bool
    rounds: int
    ships: int
    share: int

    def audience(self) -> Audience:
        """Return the side alone."""
        return only(self.side)


class AskStanding(Question):
    """Ask which answers you have left."""

    path = ("answers",)


class StandingAnswers(Answer):
    """What a side has left: `ask` and 0 stand for a question that it is asked."""

    side: str
    support: Literal["ask", "stay_out"]
    even: bool
    rounds: int
    ships: int
    share: int


def leave_standing(
    state: WarAtSea, command: LeaveStanding, dice: Dice
) -> Result[WarAtSea]:
    """Leave answers instead of those before; the umpire leaves them for pirates.

    `support` stays out of battles beside a fleet, `even` spreads the fire evenly.
    `rounds`, `ships` and `share` fight on until so many rounds are over, or while the
    side has at least so many ships, or so much of the strength in percent; what is 0
    does not matter, and if all three are the side is asked. They answer questions
    that are open already, too.
    """
    require_running(state)
    side = _side(state, command.actor)

    left = Standing(
        support=command.support,
        even=command.even,
        fight_rounds=command.rounds,
        fight_ships=command.ships,
        fight_share=command.share,
    )
    others = {name: one for name, one in state.standing.items() if name != side}
    standing = others if left == Standing() else {**others, side: left}
    said = StandingLeft(
        side=side,
        support=command.support,
        even=command.even,
        rounds=command.rounds,
        ships=command.ships,
        share=command.share,
    )
    then = proceed(state.evolve(standing=standing), dice)
    return Result(then.state, (said, *then.events))


def standing_of(state: WarAtSea, viewer: Viewer) -> StandingAnswers:
    """Return what *viewer* has left; raise `Refusal` for somebody without a side."""
    side = _side(state, viewer)
    left = state.standing.get(side, Standing())
    return StandingAnswers(
        side=side,
        support=left.support,
        even=left.even,
        rounds=left.fight_rounds,
        ships=left.fight_ships,
        share=left.fight_share,
    )


def _side(state: WarAtSea, viewer: Viewer) -> str:
    """Return the faction, or the umpire for the pirates; else raise `Refusal`."""
    if viewer is None or viewer not in {*state.factions, UMPIRE}:
        raise Refusal("name_a_side", ("A-G-02",))
    return viewer
