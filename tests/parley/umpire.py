"""What the umpire alone does: set gold, and end the game (PAR-UMP)."""

from typing import Annotated

from pydantic import Field

from rules.kernel.audience import UMPIRE, only
from rules.kernel.dice import Dice
from rules.kernel.model import Command, Event, Result
from rules.kernel.offers import Offer
from tests.parley.day import require_umpire
from tests.parley.setup import Side
from tests.parley.state import Over, Parley


class SetGold(Command):
    """Set the gold of a side to a new value."""

    path = ("umpire", "gold")

    side: Side
    number: Annotated[int, Field(ge=0, le=99)]


class GoldSet(Event):
    """The umpire has set the gold of a side."""

    side: Side
    old: int
    new: int


def set_gold(state: Parley, command: SetGold, dice: Dice) -> Result[Parley]:
    """Set the gold of one side, at any time of the game (PAR-UMP-1)."""
    require_umpire(command.actor)

    camp = state.camps[command.side]
    after = state.with_camp(command.side, camp.evolve(gold=command.number))
    event = GoldSet(side=command.side, old=camp.gold, new=command.number)
    return Result(after, (event,))


class Finish(Command):
    """End the game."""

    path = ("umpire", "finish")


class GameEnded(Event):
    """The game is over; what each side has in the end."""

    day: int
    north_gold: int
    south_gold: int


def finish(state: Parley, command: Finish, dice: Dice) -> Result[Parley]:
    """End the game; what was hidden stays hidden (PAR-UMP-2)."""
    require_umpire(command.actor)

    event = GameEnded(
        day=state.day,
        north_gold=state.camps["north"].gold,
        south_gold=state.camps["south"].gold,
    )
    return Result(state.evolve(phase=Over()), (event,))


def offered(state: Parley) -> tuple[Offer, ...]:
    """Return the end of the game, offered to the umpire alone."""
    return (
        Offer(
            key="finish",
            side=UMPIRE,
            decision=state.decision,
            command=Finish,
            audience=only(UMPIRE),
            label="finish",
        ),
    )
