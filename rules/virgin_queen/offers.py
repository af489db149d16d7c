"""What the table waits for, and what each power may do about it."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rules.kernel.audience import UMPIRE
from rules.kernel.offers import Awaited, Offer
from rules.virgin_queen import capitals, escort, row
from rules.virgin_queen.armada import offers as armada
from rules.virgin_queen.calendar import EndImpulse, Next, check_impulse, check_next
from rules.virgin_queen.names import ACTORS
from rules.virgin_queen.sequence import Check, VirginQueenCommand, is_open
from rules.virgin_queen.state import SPAIN, VirginQueen
from rules.virgin_queen.treasure_fleet import offers as event
from rules.virgin_queen.treasure_fleet.starting import Start, check_start

CHECKS: Final[Mapping[type[VirginQueenCommand], Check]] = MappingProxyType(
    {Start: check_start, EndImpulse: check_impulse, Next: check_next}
)
"""What belongs to the calendar, in the order of the buttons, and what must hold."""


def awaiting(state: VirginQueen) -> tuple[Awaited, ...]:
    """Return who must act now; never nobody before the game is over.

    First whom the event asks, then Spain about units that the Armada cannot carry any
    more; else the calendar: the deal, Spain's spring and winter, a power's impulse.
    """
    if state.over:
        return ()
    if state.fleet is not None:
        return event.awaiting(state)
    if losses := armada.awaiting(state):
        return losses
    if state.phase == "spring" and not state.dealt:
        return (Awaited(UMPIRE, "deal", state.opened),)
    if state.impulse is not None:
        return (Awaited(state.impulse, "impulse", state.opened),)
    return (Awaited(SPAIN, state.phase, state.opened),)


def offers(state: VirginQueen, side: str) -> tuple[Offer, ...]:
    """Return what *side*, or the umpire, may do now."""
    if state.over:
        return ()
    if state.fleet is not None:
        return event.offers(state, side)
    return (
        *row.offered(state, side),
        *escort.offered(state, side),
        *capitals.offered(state, side),
        *armada.offers(state, side),
        *_calendar(state, side),
    )


def _calendar(state: VirginQueen, side: str) -> tuple[Offer, ...]:
    """Return the event, the end of an impulse, and that of the phase."""
    return tuple(
        Offer(
            key=command.path[0],
            side=actor,
            decision=state.opened,
            command=command,
            label=command.path[0],
        )
        for actor in ACTORS
        if actor == side
        for command, check in CHECKS.items()
        if is_open(check, state, actor)
    )
