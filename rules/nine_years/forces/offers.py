"""What is offered about forces: a form into which many of them are pasted."""

from rules.kernel.audience import only
from rules.kernel.offers import Offer, Opening
from rules.nine_years.forces.entering import require_entering
from rules.nine_years.forces.table import ForceTable
from rules.nine_years.sequence import ACTORS, is_open
from rules.nine_years.state import NineYears


def offered(state: NineYears, side: str) -> tuple[Offer, ...]:
    """Return the form for a table, to whoever may enter forces now (A-G-03).

    A game without a map has none. It stands behind the private orders of a side: it is
    a way of writing, and waited for by nobody.
    """
    if not state.theatre.spaces:
        return ()
    return tuple(
        Offer(
            key="table",
            side=actor,
            decision=state.decision,
            command=ForceTable,
            opening=Opening("table", "form"),
            audience=only(actor),
            label="table",
        )
        for actor in ACTORS
        if actor == side and is_open(require_entering, state, actor)
    )
