"""The sealed choice of both sides (PAR-SEAL)."""

from rules.kernel.audience import only
from rules.kernel.dice import Dice
from rules.kernel.model import Command, Event, Result
from rules.kernel.offers import Offer
from tests.parley.day import begin_day, day_of, side_of
from tests.parley.setup import SIDES, Side
from tests.parley.state import Parley, Stance
from tests.parley.talks import begin_talks

STANCES: tuple[Stance, ...] = ("attack", "hold", "leave")


class Seal(Command):
    """Choose in secret; until the other side has chosen it may be changed."""

    path = ("seal",)
    hidden = frozenset({"choice"})

    choice: Stance


class ChoiceSealed(Event):
    """A side has sealed a choice, or changed it; the event does not say which."""

    side: Side


class ChoicesRevealed(Event):
    """Both choices are in and lie open."""

    north: Stance
    south: Stance


def seal(state: Parley, command: Seal, dice: Dice) -> Result[Parley]:
    """Put the choice aside, or reveal both at once with the last one (PAR-SEAL-1).

    Somebody attacks and nobody leaves: talks follow, else the next day (PAR-SEAL-2).
    """
    side, day = side_of(command.actor), day_of(state)

    sealed = {**day.sealed, side: command.choice}
    event = ChoiceSealed(side=side)
    if len(sealed) < len(SIDES):
        return Result(state.evolve(phase=day.evolve(sealed=sealed)), (event,))
    revealed = ChoicesRevealed.model_validate(sealed)
    met = "attack" in sealed.values() and "leave" not in sealed.values()
    then = begin_talks(state) if met else begin_day(state)
    return Result(then.state, (event, revealed, *then.events))


def offered(state: Parley, side: Side) -> tuple[Offer, ...]:
    """Return the three choices: offered to their side alone, sealed already or not."""
    return tuple(
        Offer(
            key=f"seal-{stance}",
            side=side,
            decision=state.decision,
            command=Seal,
            filled={"choice": stance},
            audience=only(side),
            label=f"seal_{stance}",
        )
        for stance in STANCES
    )
