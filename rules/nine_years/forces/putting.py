"""A force as its owner or the umpire enters it, new or changed."""

from rules.kernel.audience import UMPIRE
from rules.kernel.choice import Choice
from rules.kernel.fields import Id, Ids
from rules.kernel.model import Result
from rules.kernel.refusal import Refusal
from rules.nine_years.forces.arranging import arranged
from rules.nine_years.forces.entering import require_entering
from rules.nine_years.forces.judging import Order, faults
from rules.nine_years.forces.supply import at_hand
from rules.nine_years.sequence import NineYearsCommand
from rules.nine_years.sides import SIDES, Side
from rules.nine_years.state import NineYears
from rules.nine_years.theatre import Count


class PutForce(NineYearsCommand):
    """Say what a force is and where it stands; what is left out it has not."""

    path = ("force", "put")

    force: Id
    space: Id
    full: Count = 0
    reduced: Count = 0
    leaders: Ids | None = None
    side: Side | None = None


def put_force(state: NineYears, command: PutForce) -> Result[NineYears]:
    """Put a force on the map, or change it; corps come from the pool and go there.

    The umpire names the side of one that is new. Whether it may get there, and how
    many may stand there, is outside these rules (A-K-22).
    """
    require_entering(state, command.actor)
    order = Order(
        force=command.force,
        side=_side(state, command),
        space=command.space,
        full=command.full,
        reduced=command.reduced,
        leaders=command.leaders or (),
    )
    for fault in faults(state, command.actor, [order]):
        raise fault.refusal

    return arranged(state, [order])


def leader_choices(state: NineYears, viewer: str, force: str) -> tuple[Choice, ...]:
    """Return the leaders that *force* may have: its own, and those in reserve."""
    known = state.theatre.forces.get(force)
    sides = [known.side] if known else [one for one in SIDES if viewer in {UMPIRE, one}]
    supply = at_hand(state.theatre, [force])
    return tuple(Choice(one) for side in sides for one in supply.leaders[side])


def _side(state: NineYears, command: PutForce) -> Side:
    """Return whose force is meant; raise `Refusal` if the umpire must say so."""
    if command.side is not None:
        return command.side
    if command.actor != UMPIRE:
        return command.actor
    known = state.theatre.forces.get(command.force)
    if known is None:
        raise Refusal("name_a_side", ("A-G-02",), map(Choice, SIDES))
    return known.side
