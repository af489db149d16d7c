"""Facts about the track: the marker and the control markers."""

from typing import Final, Literal

from rules.kernel.choice import Choice
from rules.kernel.fields import Id
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.nine_years.sequence import NineYearsCommand
from rules.nine_years.state import Marker, NineYears, Side
from rules.nine_years.support import support_box
from rules.nine_years.track import Place, box_choices, named_box, place

OFF: Final = "off"
"""Names no box: the control marker leaves the track."""


class SetMarker(NineYearsCommand):
    """Put the marker on a box, turn it to a side, or both."""

    path = ("umpire", "marker")

    box: Id | None = None
    side: Side | None = None


class SetSupport(NineYearsCommand):
    """Put a side's control marker on a box, or take it off the track."""

    path = ("umpire", "support")

    side: Side
    box: Id | None = None


class MarkerSet(Event):
    """The marker's box and side were entered."""

    old_box: int
    old_value: int
    old_place: Place
    old_side: Side
    new_box: int
    new_value: int
    new_place: Place
    new_side: Side


class SupportSet(Event):
    """The place of a control marker was entered; off the track it has value 0."""

    side: Side
    old_box: int | None
    old_value: int
    old_place: Place | Literal["off"]
    new_box: int | None
    new_value: int
    new_place: Place | Literal["off"]


def set_marker(state: NineYears, command: SetMarker) -> Result[NineYears]:
    """Enter where the marker lies or which side is up; this is no flip and no move.

    The victory points stay as they are: they are a fact of their own.
    """
    old, track = state.marker, state.track
    if command.box is None and command.side is None:
        raise Refusal("nothing_to_set", ("A-G-03",))
    box = (
        old.box if command.box is None else named_box(command.box, marker_boxes(state))
    )

    new = Marker(box=box, side=command.side or old.side)
    entered = MarkerSet(
        old_box=old.box,
        old_value=track[old.box],
        old_place=place(track, old.box),
        old_side=old.side,
        new_box=new.box,
        new_value=track[new.box],
        new_place=place(track, new.box),
        new_side=new.side,
    )
    return Result(state.evolve(marker=new), (entered,))


def set_support(state: NineYears, command: SetSupport) -> Result[NineYears]:
    """Enter where a control marker lies, free of charge and in any phase.

    Without a box it is the one where the side itself would place it (KWW-SUP-2).
    """
    side, old = command.side, state.support.get(command.side)
    new = _box_for(state, command)

    others = {one: box for one, box in state.support.items() if one != side}
    support = others if new is None else others | {side: new}
    old_value, old_place = _described(state, old)
    new_value, new_place = _described(state, new)
    entered = SupportSet(
        side=side,
        old_box=old,
        old_value=old_value,
        old_place=old_place,
        new_box=new,
        new_value=new_value,
        new_place=new_place,
    )
    return Result(state.evolve(support=support), (entered,))


def marker_boxes(state: NineYears) -> tuple[Choice, ...]:
    """Return where the marker can be put."""
    return box_choices(state.track)


def support_boxes(state: NineYears) -> tuple[Choice, ...]:
    """Return where a control marker can be put, off the track included."""
    return (*box_choices(state.track), Choice(OFF, OFF))


def _box_for(state: NineYears, command: SetSupport) -> int | None:
    """Return the box that *command* means; raise `Refusal` if there is none such."""
    if command.box is None:
        return support_box(state, command.side)
    if command.box == OFF:
        return None
    return named_box(command.box, support_boxes(state))


def _described(state: NineYears, box: int | None) -> tuple[int, Place | Literal["off"]]:
    """Return value and place of *box*, or what says that there is none."""
    if box is None:
        return 0, OFF
    return state.track[box], place(state.track, box)
