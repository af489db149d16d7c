"""What the table waits for, and what each side may do about it."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rules.kernel.offers import Awaited, Offer
from rules.nine_years.calendar import Next, Pass, check_next, check_pass
from rules.nine_years.flip import Flip, check_flip
from rules.nine_years.roll import Roll, check_roll, roll_due
from rules.nine_years.sequence import ACTORS, Check, NineYearsCommand, is_open
from rules.nine_years.state import SIDES, NineYears, Phase, Side
from rules.nine_years.support import Support, check_support

CHECKS: Final[Mapping[type[NineYearsCommand], Check]] = MappingProxyType(
    {
        Roll: check_roll,
        Flip: check_flip,
        Support: check_support,
        Pass: check_pass,
        Next: check_next,
    }
)
"""What is offered, in the order of the buttons, and what must hold for it."""

END_OF: Final[Mapping[Phase, str]] = MappingProxyType(
    {
        "events": "end_events",
        "reinforcement": "end_reinforcement",
        "campaign": "end_campaign",
        "winter_quarters": "end_winter",
    }
)


def awaiting(state: NineYears) -> tuple[Awaited, ...]:
    """Return each side that has not said the end of the phase, and for what.

    Where the yearly roll is due both sides are: either may roll (A-K-09). A phase that
    both have ended is over at once, so somebody is awaited until the game ends.
    """
    if state.over:
        return ()
    return tuple(
        Awaited(side, _what(state, side), state.decision)
        for side in SIDES
        if side not in state.done
    )


def offers(state: NineYears, side: str) -> tuple[Offer, ...]:
    """Return what *side*, or the umpire, may do now; nothing of it is secret."""
    return tuple(
        Offer(
            key=command.path[0],
            side=actor,
            decision=state.decision,
            command=command,
            label=command.path[0],
        )
        for actor in ACTORS
        if actor == side
        for command, check in CHECKS.items()
        if is_open(check, state, actor)
    )


def _what(state: NineYears, side: Side) -> str:
    """Return the code of what *side* is awaited for."""
    if roll_due(state):
        return "roll"
    if state.turn == side:
        return "campaign_turn"
    return END_OF[state.phase]
