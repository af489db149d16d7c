"""The calendar: the phases of a year, turns in the Campaign Phase, the last Winter.

The order is that of A-K-10. The bot runs no more of the Campaign Phase than whose turn
it is; what Winter Quarters ask is in `winter/`.
"""

from typing import Literal

from rules.kernel.audience import UMPIRE
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.nine_years.roll import has_roll, roll_due
from rules.nine_years.sequence import (
    Actor,
    NineYearsCommand,
    not_your_turn,
    require_running,
    wrong_phase,
)
from rules.nine_years.state import (
    OTHER,
    PHASES,
    SIDES,
    Holder,
    NineYears,
    Phase,
    Side,
)
from rules.nine_years.track import Place, place
from rules.nine_years.winter.elimination import arrived
from rules.nine_years.winter.flow import begin_winter


class Next(NineYearsCommand):
    """Say the end of the phase."""

    path = ("next",)


class Pass(NineYearsCommand):
    """Hand the turn to the other side."""

    path = ("pass",)


class EndSaid(Event):
    """A side has said the end of the phase."""

    side: Side
    phase: Phase


class PhaseEnded(Event):
    """Both sides, or the umpire, have ended a phase."""

    year: int
    phase: Phase


class PhaseBegan(Event):
    """A phase began, and with Events a year.

    `turn` is the side whose turn comes first in the Campaign Phase; `roll` tells of
    the roll of this year.
    """

    year: int
    phase: Phase
    turn: Holder
    roll: Literal["none", "due", "made"]
    cites: tuple[str, ...]


class TurnHandedOver(Event):
    """The turn in the Campaign Phase went from one side to the other."""

    old: Side
    new: Side
    cites: tuple[str, ...]


class GameEnded(Event):
    """The last Winter is over: the final account."""

    year: int
    vp: int
    marker_value: int
    marker_place: Place
    marker_side: Side
    alliance_resources: int
    bourbon_resources: int
    alliance_cards: int
    bourbon_cards: int
    flips: int
    flipped: tuple[Side, ...]


def begin(state: NineYears, phase: Phase) -> Result[NineYears]:
    """Enter *phase* afresh: nobody has said its end, and it is a new decision."""
    turn = state.initiative if phase == "campaign" else None
    after = state.evolve(
        phase=phase,
        turn=turn,
        done=(),
        decision=state.decision + 1,
        winter=None,
        wintered=False,
    )
    began = PhaseBegan(
        year=after.year,
        phase=phase,
        turn=turn or "nobody",
        roll=_roll_of_year(after),
        cites=_cites_of_phase(after),
    )
    if phase != "winter_quarters":
        return Result(after, (began,))
    wintering = begin_winter(after)
    return Result(wintering.state, (began, *wintering.events))


def begin_year(state: NineYears, year: int) -> Result[NineYears]:
    """Enter the Events Phase of *year*: its roll and its flip are still to come.

    Leaders whose year it is come back as reinforcements (KWW-WQ-A5).
    """
    fresh = state.evolve(year=year, rolled=False, flip_closed=False)
    began = begin(fresh, "events")
    back = arrived(began.state)
    return Result(back.state, (*began.events, *back.events))


def close(state: NineYears) -> Result[NineYears]:
    """End the phase; begin the next one, or end the game after the last Winter."""
    ended = PhaseEnded(year=state.year, phase=state.phase)
    if state.phase != PHASES[-1]:
        began = begin(state, PHASES[PHASES.index(state.phase) + 1])
    elif state.year < state.last_year:
        began = begin_year(state, state.year + 1)
    else:
        return Result(state.evolve(over=True), (ended, _final_account(state)))
    return Result(began.state, (ended, *began.events))


def check_next(state: NineYears, actor: Actor) -> None:
    """Raise `Refusal` before a due roll (A-K-09), or if *actor* has said it already."""
    require_running(state)
    if roll_due(state):
        raise Refusal("roll_first", ("KWW-ROLL-1", "A-K-09"), year=state.year)
    if state.winter is not None:
        cites = ("KWW-WQ-0", "A-K-19")
        raise Refusal("winter_open", cites, step=state.winter.step)
    if actor in state.done:
        raise Refusal("said_before", ("A-K-10",), phase=state.phase)


def say_end(state: NineYears, command: Next) -> Result[NineYears]:
    """Say the end of the phase for a side; as umpire, end it at once.

    A side that has said it may still act while the phase is open, and has not handed
    its turn over.
    """
    check_next(state, command.actor)

    if command.actor == UMPIRE:
        return close(state)
    after = state.evolve(done=(*state.done, command.actor))
    said = EndSaid(side=command.actor, phase=state.phase)
    if len(after.done) < len(SIDES):
        return Result(after, (said,))
    closed = close(after)
    return Result(closed.state, (said, *closed.events))


def check_pass(state: NineYears, actor: Actor) -> Side:
    """Return the side whose turn is handed over: by itself, or by the umpire for it.

    Raises `Refusal` for anybody else, and in other phases than Campaign.
    """
    require_running(state)
    if state.turn is None:
        raise wrong_phase(state, "campaign", "KWW-FLIP-2", "A-K-01")
    if actor not in {state.turn, UMPIRE}:
        raise not_your_turn(state.turn, "KWW-FLIP-2", "A-K-01")
    return state.turn


def pass_turn(state: NineYears, command: Pass) -> Result[NineYears]:
    """Hand the turn over, as often as the table likes (KWW-FLIP-2, A-K-01)."""
    side = check_pass(state, command.actor)

    return hand_over(state, side, "KWW-FLIP-2", "A-K-01")


def hand_over(state: NineYears, side: Side, *cites: str) -> Result[NineYears]:
    """Give the turn of *side* to the other side, citing *cites*.

    With the option `flip_lock` = `round` this opens the way for the next flip (A-K-02).
    """
    opens = state.flip_closed and state.options.flip_lock == "round"
    after = state.evolve(turn=OTHER[side], flip_closed=state.flip_closed and not opens)
    ruling = ("A-K-02",) if opens else ()
    handed = TurnHandedOver(old=side, new=OTHER[side], cites=(*cites, *ruling))
    return Result(after, (handed,))


def _roll_of_year(state: NineYears) -> Literal["none", "due", "made"]:
    """Tell whether this year's roll is due, made, or not to be made at all."""
    if not has_roll(state):
        return "none"
    return "made" if state.rolled else "due"


def _cites_of_phase(state: NineYears) -> tuple[str, ...]:
    """Return what decides the course of the present phase."""
    events = ("KWW-ROLL-1",) if has_roll(state) else ("KWW-ROLL-2", "A-K-08")
    cites: dict[Phase, tuple[str, ...]] = {
        "events": events,
        "reinforcement": ("KWW-SUP-1",),
        "campaign": ("KWW-FLIP-2", "A-K-01"),
        "winter_quarters": ("KWW-WQ-0",)
        if state.options.scenario == "NY"
        else ("KWW-WQ-C5", "A-K-27"),
    }
    return cites[state.phase]


def _final_account(state: NineYears) -> GameEnded:
    """Return what stands on the table when the game is over."""
    box = state.marker.box
    return GameEnded(
        year=state.year,
        vp=state.vp,
        marker_value=state.track[box],
        marker_place=place(state.track, box),
        marker_side=state.marker.side,
        alliance_resources=state.resources["alliance"],
        bourbon_resources=state.resources["bourbon"],
        alliance_cards=state.cards["alliance"],
        bourbon_cards=state.cards["bourbon"],
        flips=len(state.flipped),
        flipped=state.flipped,
    )
