"""KWW-SUP: colonial support, a control marker beside the King William's War marker."""

from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.nine_years.sequence import (
    Actor,
    NineYearsCommand,
    require_phase,
    require_running,
    require_side,
)
from rules.nine_years.state import NineYears, Side
from rules.nine_years.track import TOWARDS, Place, beside, place


class Support(NineYearsCommand):
    """Spend one resource point on a control marker beside the marker."""

    path = ("support",)


class SupportPlaced(Event):
    """A control marker was paid for; `resources` is what its side has left."""

    side: Side
    box: int
    value: int
    place: Place
    resources: int
    cites: tuple[str, ...]


def support_box(state: NineYears, side: Side) -> int:
    """Return the box for a control marker of *side* (KWW-SUP-2).

    By the worked example it is the next box in the direction in which that side wants
    the marker to go; by the letter, option `support_side`, the one on the other side
    (A-K-13). Raises `Refusal` if the track ends there (A-K-15).
    """
    towards = TOWARDS[side]
    step = towards if state.options.support_side == "example" else -towards
    box = beside(state.track, state.marker.box, step)
    if box is None:
        raise Refusal("no_box_beside", ("KWW-SUP-2", "A-K-13", "A-K-15"), side=side)
    return box


def check_support(state: NineYears, actor: Actor) -> tuple[Side, int]:
    """Return the side that pays and its box, or raise `Refusal` (KWW-SUP-1)."""
    require_running(state)
    side = require_side(actor)
    require_phase(state, "reinforcement", "KWW-SUP-1")
    if side in state.support:
        raise Refusal("already_supporting", ("KWW-SUP-1", "A-K-14"))
    if not state.resources[side]:
        raise Refusal("no_resource_point", ("KWW-SUP-1", "A-K-14"))
    return side, support_box(state, side)


def support(state: NineYears, command: Support) -> Result[NineYears]:
    """Place a control marker for one resource point, at most one each (A-K-14).

    It lies there until the next roll is resolved, which is next year's at the
    earliest: Events come before Reinforcement (KWW-SUP-5, A-K-10).
    """
    side, box = check_support(state, command.actor)

    resources = state.resources[side] - 1
    after = state.evolve(
        support=state.support | {side: box},
        resources=state.resources | {side: resources},
    )
    placed = SupportPlaced(
        side=side,
        box=box,
        value=state.track[box],
        place=place(state.track, box),
        resources=resources,
        cites=("KWW-SUP-1", "KWW-SUP-2", "A-K-13"),
    )
    return Result(after, (placed,))
