"""Who may enter what stands on the map, and which force is meant (A-G-03)."""

from rules.kernel.audience import UMPIRE
from rules.kernel.choice import Choice
from rules.kernel.refusal import Refusal
from rules.nine_years.sequence import Actor, require_phase, require_running
from rules.nine_years.spaces import require_map
from rules.nine_years.state import NineYears
from rules.nine_years.theatre import Force


def require_entering(state: NineYears, actor: Actor) -> None:
    """Raise `Refusal` unless *actor* may enter forces now.

    The umpire may at any time, a side in the Campaign Phase: what its forces do there
    is outside these rules, and it tells the table where they are.
    """
    require_running(state)
    require_map(state)
    if actor != UMPIRE:
        require_phase(state, "campaign", "A-G-03")


def force_entered(state: NineYears, actor: Actor, name: str) -> Force:
    """Return the force called *name*, if *actor* may enter now what it does.

    Raises `Refusal`, also for a force of the other side.
    """
    require_entering(state, actor)
    if name not in state.theatre.forces:
        legal = force_choices(state, actor)
        raise Refusal("no_such_force", ("A-G-03",), legal, given=name)
    force = state.theatre.forces[name]
    if actor not in {UMPIRE, force.side}:
        legal = force_choices(state, actor)
        cites = ("A-G-03",)
        raise Refusal("not_your_force", cites, legal, given=name, side=force.side)
    return force


def force_choices(state: NineYears, viewer: str) -> tuple[Choice, ...]:
    """Return the forces that *viewer* may enter: a side its own, the umpire all."""
    return tuple(
        Choice(name)
        for name, force in state.theatre.forces.items()
        if viewer in {UMPIRE, force.side}
    )
