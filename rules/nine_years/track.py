"""KWW-TRK: the King William's War track, a row of boxes with victory points.

To the right it goes well for the Alliance, to the left for the Bourbons.
"""

from collections.abc import Collection
from typing import Final, Literal

from rules.kernel.choice import Choice
from rules.kernel.refusal import Refusal
from rules.nine_years.options import Track
from rules.nine_years.state import Side

TOWARDS: Final[dict[Side, int]] = {"alliance": +1, "bourbon": -1}
"""The step along the track that favours a side (KWW-ROLL-7, KWW-ROLL-8)."""

Place = Literal["only", "left", "middle", "right"]
"""Which of the boxes of one value: values may occur more than once (KWW-TRK-1)."""

_PLACES: Final[dict[tuple[bool, bool], Place]] = {
    (False, False): "only",
    (False, True): "left",
    (True, True): "middle",
    (True, False): "right",
}


def centre(track: Track) -> int:
    """Return the box that is worth 0."""
    return track.index(0)


def place(track: Track, box: int) -> Place:
    """Tell which one *box* is among the boxes of its value."""
    value = track[box]
    return _PLACES[value in track[:box], value in track[box + 1 :]]


def beside(track: Track, box: int, step: int) -> int | None:
    """Return the box next to *box* in the direction of *step*, if any (A-K-15)."""
    neighbour = box + step
    return neighbour if 0 <= neighbour < len(track) else None


def landing(track: Track, box: int, step: int, occupied: Collection[int]) -> int:
    """Return where a marker on *box* comes to lie after one move along *step*.

    That is the next box that no control marker occupies (KWW-SUP-3, A-K-16); if there
    is none, the last box of the track in that direction (A-K-17).
    """
    last = len(track) - 1 if step > 0 else 0
    ahead = range(box + step, last + step, step)
    return next((one for one in ahead if one not in occupied), last)


def box_choice(track: Track, box: int) -> Choice:
    """Return *box* as a choice; its value is its index as text."""
    where: dict[str, str | int] = {
        "box": box,
        "value": track[box],
        "place": place(track, box),
    }
    return Choice(str(box), "box", where)


def box_choices(track: Track) -> tuple[Choice, ...]:
    """Return all boxes as choices, from left to right."""
    return tuple(box_choice(track, box) for box in range(len(track)))


def named_box(text: str, choices: tuple[Choice, ...]) -> int:
    """Return the box among *choices* that *text* names, or raise `Refusal`."""
    if text not in {choice.value for choice in choices}:
        raise Refusal("no_such_box", ("KWW-TRK-1",), choices, box=text)
    return int(text)
