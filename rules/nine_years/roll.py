"""KWW-ROLL: the yearly roll for King William's War, and where it moves the marker."""

from collections.abc import Mapping
from typing import Literal

from rules.kernel.dice import Dice
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.nine_years.sequence import (
    Actor,
    NineYearsCommand,
    require_phase,
    require_running,
)
from rules.nine_years.state import SIDES, Holder, Marker, NineYears, Side
from rules.nine_years.track import TOWARDS, Place, landing, place


class Roll(NineYearsCommand):
    """Roll one die for each side."""

    path = ("roll",)


class WarRolled(Event):
    """Both dice fell; `atlantic` names who added 1, `decided_by` what told."""

    alliance: int
    bourbon: int
    atlantic: Holder
    alliance_total: int
    bourbon_total: int
    winner: Side
    decided_by: Literal["total", "side_up"]
    cites: tuple[str, ...]


class MarkerMoved(Event):
    """The winner's move; `skipped` counts the boxes that control markers occupied."""

    winner: Side
    old_box: int
    old_value: int
    old_place: Place
    new_box: int
    new_value: int
    new_place: Place
    skipped: int
    cites: tuple[str, ...]


class MarkerStayed(Event):
    """The winner had no box left to move to."""

    winner: Side
    box: int
    value: int
    place: Place
    cites: tuple[str, ...]


class VictoryPointsChanged(Event):
    """The new box is worth more or less than the old one."""

    old: int
    new: int
    cites: tuple[str, ...]


class SupportRemoved(Event):
    """The control markers left the track."""

    sides: tuple[Side, ...]
    cites: tuple[str, ...]


def has_roll(state: NineYears) -> bool:
    """Tell whether this year has a roll at all (KWW-ROLL-2, A-K-08)."""
    return state.turn_of_game >= state.options.first_roll_turn


def roll_due(state: NineYears) -> bool:
    """Tell whether the Events Phase waits for its roll (KWW-ROLL-1, A-K-09)."""
    return state.phase == "events" and has_roll(state) and not state.rolled


def totals(faces: Mapping[Side, int], atlantic: Side | None) -> dict[Side, int]:
    """Return each side's die, plus 1 for control of the Atlantic (KWW-ROLL-3)."""
    return {side: faces[side] + (side == atlantic) for side in SIDES}


def winner_of(sums: Mapping[Side, int], up: Side) -> Side:
    """Return the side with the higher total, on a tie the one whose side is *up*.

    Whoever flipped last dominates the colonies, the Bourbons at first (KWW-ROLL-4 to
    KWW-ROLL-6): that is the side face up, also where the umpire turned it (A-K-06).
    """
    if sums["alliance"] == sums["bourbon"]:
        return up
    return max(SIDES, key=lambda side: sums[side])


def box_after(state: NineYears, winner: Side) -> int:
    """Return the box to which the marker goes if *winner* wins the roll."""
    occupied = state.support.values()
    return landing(state.track, state.marker.box, TOWARDS[winner], occupied)


def vp_after(state: NineYears, box: int) -> int:
    """Return the victory points once the marker lies on *box* (KWW-ROLL-9, A-K-12)."""
    return state.vp + state.track[box] - state.track[state.marker.box]


def check_roll(state: NineYears, actor: Actor) -> None:
    """Raise `Refusal` unless a roll is due; either side or the umpire may roll."""
    require_running(state)
    require_phase(state, "events", "KWW-ROLL-1")
    if not has_roll(state):
        first = state.first_year + state.options.first_roll_turn - 1
        raise Refusal("no_roll_this_year", ("KWW-ROLL-2", "A-K-08"), first=first)
    if state.rolled:
        raise Refusal("already_rolled", ("KWW-ROLL-1", "A-K-09"), year=state.year)


def roll(state: NineYears, command: Roll, dice: Dice) -> Result[NineYears]:
    """Roll for both sides and move the marker one box for the winner.

    The Alliance's die is thrown first. Afterwards no control marker stays on the
    track, whoever won (KWW-SUP-4).
    """
    check_roll(state, command.actor)

    (alliance,) = dice.roll(1, "kww_alliance")
    (bourbon,) = dice.roll(1, "kww_bourbon")
    sums = totals({"alliance": alliance, "bourbon": bourbon}, state.atlantic)
    winner = winner_of(sums, state.marker.side)
    box = box_after(state, winner)

    after = state.evolve(
        rolled=True,
        marker=Marker(box=box, side=state.marker.side),
        vp=vp_after(state, box),
        support={},
    )
    tie = sums["alliance"] == sums["bourbon"]
    rolled = WarRolled(
        alliance=alliance,
        bourbon=bourbon,
        atlantic=state.atlantic or "nobody",
        alliance_total=sums["alliance"],
        bourbon_total=sums["bourbon"],
        winner=winner,
        decided_by="side_up" if tie else "total",
        cites=_cites_of_roll(state, tie),
    )
    return Result(after, (rolled, *_consequences(state, after, winner)))


def _cites_of_roll(state: NineYears, tie: bool) -> tuple[str, ...]:
    """Return what decided the roll."""
    bonus = ("KWW-ROLL-3", "A-K-07") if state.atlantic else ()
    if not tie:
        return ("KWW-ROLL-1", *bonus, "KWW-ROLL-4")
    at_first = state.marker.side == "bourbon" and not state.flipped
    return (
        "KWW-ROLL-1",
        *bonus,
        "KWW-ROLL-6" if at_first else "KWW-ROLL-5",
        "A-K-06",
    )


def _consequences(
    before: NineYears, after: NineYears, winner: Side
) -> tuple[Event, ...]:
    """Tell what the roll did to the marker, the points and the control markers."""
    events: list[Event] = [_movement(before, after.marker.box, winner)]
    if after.vp != before.vp:
        cites = ("KWW-ROLL-9", "A-K-11", "A-K-12")
        events.append(VictoryPointsChanged(old=before.vp, new=after.vp, cites=cites))
    if before.support:
        sides = tuple(side for side in SIDES if side in before.support)
        events.append(SupportRemoved(sides=sides, cites=("KWW-SUP-4",)))
    return tuple(events)


def _movement(before: NineYears, box: int, winner: Side) -> MarkerMoved | MarkerStayed:
    """Tell where the marker went, and which clause or ruling sent it there."""
    old, track = before.marker.box, before.track
    direction = "KWW-ROLL-7" if winner == "alliance" else "KWW-ROLL-8"
    if box == old:
        return MarkerStayed(
            winner=winner,
            box=box,
            value=track[box],
            place=place(track, box),
            cites=(direction, "A-K-17"),
        )
    skipped = abs(box - old) - 1
    jump = ("KWW-SUP-3", "A-K-16") if skipped else ()
    end = ("A-K-17",) if box in before.support.values() else ()
    return MarkerMoved(
        winner=winner,
        old_box=old,
        old_value=track[old],
        old_place=place(track, old),
        new_box=box,
        new_value=track[box],
        new_place=place(track, box),
        skipped=skipped,
        cites=(direction, *jump, *end),
    )
