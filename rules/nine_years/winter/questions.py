"""KWW-WQ-0: who is asked what, and who may still answer (A-K-19)."""

from rules.kernel.model import Event
from rules.kernel.refusal import Refusal
from rules.nine_years.sequence import (
    Actor,
    require_phase,
    require_running,
    require_side,
)
from rules.nine_years.state import NineYears, Side
from rules.nine_years.winter.state import Step, Winter


class OrderSealed(Event):
    """A side has ordered something, or otherwise; the event does not say what."""

    side: Side
    step: Step
    cites: tuple[str, ...]


def winter_of(state: NineYears, *cites: str) -> Winter:
    """Return what Winter asks; raise `Refusal` while it asks nothing."""
    require_running(state)
    require_phase(state, "winter_quarters", *cites)
    if state.winter is None:
        raise Refusal("winter_closed", (*cites, "KWW-WQ-0"))
    return state.winter


def answering(
    state: NineYears, actor: Actor, step: Step, *cites: str
) -> tuple[Side, Winter]:
    """Return the side that answers in *step*, or raise `Refusal`.

    Whoever is done must take that back before he orders anything else.
    """
    side, winter = require_side(actor), winter_of(state, *cites)
    if winter.step != step:
        raise Refusal("other_winter_step", cites, step=winter.step, needed=step)
    if side in winter.done:
        if not chooses(state, winter, side):
            raise Refusal("nothing_to_choose", ("A-K-19",), step=step)
        raise Refusal("done_with_step", ("A-K-19",), step=step)
    return side, winter


def withdrawing(state: NineYears, winter: Winter, side: Side) -> tuple[str, ...]:
    """Return the forces for which *side* has to choose where they go."""
    forces = state.theatre.forces
    return tuple(
        name
        for name, legal in winter.legal.items()
        if legal and name in forces and forces[name].side == side
    )


def unordered(state: NineYears, winter: Winter, side: Side) -> tuple[str, ...]:
    """Return the forces of *side* that still lack an order."""
    forces = withdrawing(state, winter, side)
    return tuple(name for name in forces if name not in winter.orders)


def chooses(state: NineYears, winter: Winter, side: Side) -> bool:
    """Tell whether *side* has anything to choose in the present step (A-K-19)."""
    if winter.step == "lines":
        return bool(winter.own_lines.get(side))
    return bool(withdrawing(state, winter, side))
