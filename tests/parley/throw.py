"""A throw of several dice, and its odds (PAR-DICE)."""

from typing import Annotated

from pydantic import Field

from rules.kernel.dice import Dice
from rules.kernel.model import Answer, Command, Event, Question, Result
from rules.kernel.offers import Offer
from tests.parley.day import day_of, side_of
from tests.parley.setup import Side
from tests.parley.state import Parley

FACES = 6
OFFERED = 2


class Roll(Command):
    """Throw one to five dice for all to see."""

    path = ("roll",)

    number: Annotated[int, Field(ge=1, le=5)]


class DiceRolled(Event):
    """Dice have fallen; `total` is the sum of their faces."""

    side: Side
    faces: tuple[int, ...]
    total: int


def roll(state: Parley, command: Roll, dice: Dice) -> Result[Parley]:
    """Throw the dice; nothing follows from them (PAR-DICE-1)."""
    side, _ = side_of(command.actor), day_of(state)

    faces = dice.roll(command.number, "omens")

    return Result(state, (DiceRolled(side=side, faces=faces, total=sum(faces)),))


class Odds(Question):
    """Ask how often so many dice show at least so much."""

    path = ("odds",)

    number: Annotated[int, Field(ge=1, le=5)] = OFFERED
    least: Annotated[int, Field(ge=1, le=30)] = 7


class Chances(Answer):
    """In `ways` of `of` equally likely throws, `number` dice total at least `least`."""

    number: int
    least: int
    ways: int
    of: int


def chances(question: Odds) -> Chances:
    """Count the throws exactly; the answer is the same for everybody."""
    ways = {0: 1}
    for _ in range(question.number):
        further: dict[int, int] = {}
        for total, count in ways.items():
            for face in range(1, FACES + 1):
                further[total + face] = further.get(total + face, 0) + count
        ways = further
    return Chances(
        number=question.number,
        least=question.least,
        ways=sum(count for total, count in ways.items() if total >= question.least),
        of=FACES**question.number,
    )


def offered(state: Parley, side: Side) -> tuple[Offer, ...]:
    """Return a throw of two dice, for all to see."""
    return (
        Offer(
            key="roll",
            side=side,
            decision=state.decision,
            command=Roll,
            filled={"number": OFFERED},
            label="roll",
        ),
    )
