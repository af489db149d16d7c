"""VQ-TR-3: galleons that Spain withdraws in Spring Deployment to convoy the fleet."""

from typing import Annotated

from pydantic import Field

from rules.kernel.choice import Choice
from rules.kernel.model import Event, Result
from rules.kernel.offers import Offer
from rules.kernel.refusal import Refusal
from rules.virgin_queen.names import Actor
from rules.virgin_queen.sequence import (
    VirginQueenCommand,
    is_open,
    require_closed,
    require_phase,
    require_running,
    require_spain,
)
from rules.virgin_queen.state import MOST_ESCORT, SPAIN, VirginQueen


class Escort(VirginQueenCommand):
    """Say how many galleons convoy the Treasure Fleet in this turn."""

    path = ("escort",)

    galleons: Annotated[int, Field(ge=0, le=9)]


class EscortSet(Event):
    """Spain said how many galleons convoy the fleet; `galleons` are left to her."""

    old: int
    new: int
    galleons: int
    cites: tuple[str, ...] = ("VQ-TR-3", "A-V-05", "A-V-06", "A-V-07")


def check_escort(state: VirginQueen, actor: Actor) -> None:
    """Raise `Refusal` unless *actor* may settle the escort now (VQ-TR-3, A-V-07)."""
    require_running(state)
    require_spain(actor, "VQ-TR-3")
    require_closed(state, "VQ-TR-3")
    require_phase(state, "spring", "VQ-TR-3", "A-V-07")


def open_escorts(state: VirginQueen) -> tuple[int, ...]:
    """Return the sizes of escort that Spain has the galleons for."""
    return tuple(range(min(MOST_ESCORT, state.galleons + state.escort) + 1))


def escort(state: VirginQueen, command: Escort) -> Result[VirginQueen]:
    """Withdraw galleons, or recall them, until Spring Deployment closes (A-V-07).

    It is no move between spaces, so Spain keeps her spring move (A-V-05).
    """
    check_escort(state, command.actor)
    new, old = command.galleons, state.escort
    legal = [Choice(str(one)) for one in open_escorts(state) if one != old]
    if new > MOST_ESCORT:
        raise Refusal("escort_too_large", ("VQ-TR-3",), legal, most=MOST_ESCORT)
    if new not in open_escorts(state):
        there = state.galleons + old
        raise Refusal("too_few_galleons", ("VQ-TR-3", "A-V-06"), legal, there=there)
    if new == old:
        raise Refusal("escort_unchanged", ("VQ-TR-3", "A-V-07"), legal, galleons=old)

    after = state.evolve(escort=new, galleons=state.galleons + old - new)
    return Result(after, (EscortSet(old=old, new=new, galleons=after.galleons),))


def offered(state: VirginQueen, side: str) -> tuple[Offer, ...]:
    """Return each other size of escort that Spain may settle on now."""
    if side != SPAIN or not is_open(check_escort, state, SPAIN):
        return ()
    return tuple(
        Offer(
            key=f"escort-{number}",
            side=SPAIN,
            decision=state.opened,
            command=Escort,
            filled={"galleons": number},
            label="escort",
        )
        for number in open_escorts(state)
        if number != state.escort
    )
