"""The umpire corrects the calendar, and ends the game."""

from typing import Annotated

from pydantic import Field

from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.virgin_queen.calendar import (
    begin,
    begin_turn,
    end_game,
    give_impulse,
    require_no_excess,
)
from rules.virgin_queen.names import Holder, Power
from rules.virgin_queen.sequence import (
    VirginQueenCommand,
    require_closed,
    require_phase,
)
from rules.virgin_queen.state import Phase, VirginQueen

MOST_TURNS = 99


class SetTurn(VirginQueenCommand):
    """Begin the Spring Deployment of a turn."""

    path = ("umpire", "turn")

    number: Annotated[int, Field(ge=1, le=MOST_TURNS)]


class SetPhase(VirginQueenCommand):
    """Begin a phase of this turn."""

    path = ("umpire", "phase")

    phase: Phase


class SetImpulse(VirginQueenCommand):
    """Say whose impulse it is."""

    path = ("umpire", "impulse")

    power: Power


class EndGame(VirginQueenCommand):
    """End the game."""

    path = ("umpire", "end")


class CalendarSet(Event):
    """The umpire has put turn, phase or impulse elsewhere."""

    old_turn: int
    new_turn: int
    old_phase: Phase
    new_phase: Phase
    old_impulse: Holder
    new_impulse: Holder
    cites: tuple[str, ...] = ("A-G-03",)


def set_turn(state: VirginQueen, command: SetTurn) -> Result[VirginQueen]:
    """Begin a turn of this game with its Spring Deployment (A-G-03)."""
    if command.number > state.last_turn:
        raise Refusal(
            "no_such_turn", ("A-G-03",), number=command.number, last=state.last_turn
        )
    require_calm(state)
    return _told(state, begin_turn(state, command.number))


def set_phase(state: VirginQueen, command: SetPhase) -> Result[VirginQueen]:
    """Begin a phase of this turn; what was dealt and played stands (A-G-03)."""
    require_calm(state)
    return _told(state, begin(state, command.phase))


def set_impulse(state: VirginQueen, command: SetImpulse) -> Result[VirginQueen]:
    """Give a power its impulse (A-G-03)."""
    require_phase(state, "action", "A-G-03")
    require_calm(state)
    return _told(state, give_impulse(state, command.power))


def end(state: VirginQueen) -> Result[VirginQueen]:
    """End the game as it stands."""
    return end_game(state, "umpire")


def require_calm(state: VirginQueen) -> None:
    """Raise `Refusal` while the event is open or losses must still be named."""
    require_closed(state, "VQ-TF-0.1")
    require_no_excess(state)


def _told(before: VirginQueen, after: Result[VirginQueen]) -> Result[VirginQueen]:
    """Tell old and new once, in place of what the calendar would tell by itself."""
    told = CalendarSet(
        old_turn=before.turn,
        new_turn=after.state.turn,
        old_phase=before.phase,
        new_phase=after.state.phase,
        old_impulse=before.impulse or "nobody",
        new_impulse=after.state.impulse or "nobody",
    )
    return Result(after.state, (told,))
