"""KWW-WQ-A1 to A3: forces leave enemy spaces, all at the same time."""

from collections.abc import Mapping

from rules.kernel.model import Event, Result
from rules.nine_years.state import NineYears, Side
from rules.nine_years.theatre import Force, Theatre
from rules.nine_years.winter.snapshot import Way, closed, way_to
from rules.nine_years.winter.state import Winter


class ForceWithdrew(Event):
    """A force went from an enemy space to a friendly one; `way` tells how."""

    force: str
    side: Side
    old: str
    new: str
    way: Way
    corps: int
    leaders: tuple[str, ...]
    cites: tuple[str, ...]


def with_forces(state: NineYears, changed: Mapping[str, Force]) -> NineYears:
    """Return *state* with some forces replaced, in the order in which they stand."""
    forces = state.theatre.forces | dict(changed)
    return state.evolve(theatre=state.theatre.evolve(forces=forces))


def withdrew(
    theatre: Theatre, name: str, old: str, new: str, shut: frozenset[str]
) -> ForceWithdrew:
    """Tell of a withdrawal from *old* to *new*, and what allows it."""
    force = theatre.forces[name]
    way = way_to(force, new)
    by_sea = ("KWW-WQ-A6",) if way == "sea" else ()
    only_option = ("KWW-WQ-A8", "A-K-24") if new in shut else ()
    return ForceWithdrew(
        force=name,
        side=force.side,
        old=old,
        new=new,
        way=way,
        corps=force.corps,
        leaders=force.leaders,
        cites=("KWW-WQ-A1", "KWW-WQ-A2", *by_sea, *only_option, "A-K-21"),
    )


def leave_openly(
    state: NineYears, winter: Winter, name: str, to: str
) -> Result[NineYears]:
    """Let a force go at once, for all to see; the snapshot stays as it is.

    Until its side is done it may go elsewhere instead: from where it stood.
    """
    theatre = state.theatre
    force, shut = theatre.forces[name], closed(theatre, winter.left)
    old = winter.left.get(name, force.space)
    gone = with_forces(state, {name: force.evolve(space=to)})
    ordered = winter.with_order(name, to)
    after = gone.evolve(winter=ordered.evolve(left=winter.left | {name: old}))
    return Result(after, (withdrew(theatre, name, old, to, shut),))


def leave_together(state: NineYears, winter: Winter) -> Result[NineYears]:
    """Carry out the orders of both sides at once (KWW-WQ-0, A-K-19).

    The stacking limit does not matter (KWW-WQ-A3, A-K-22). The list that a force has
    used was made for the space that it left, and is dropped.
    """
    theatre, shut = state.theatre, closed(state.theatre, winter.left)
    gone = {name: to for name in winter.legal if (to := winter.orders.get(name))}
    events = tuple(
        withdrew(theatre, name, theatre.forces[name].space, to, shut)
        for name, to in gone.items()
        if name not in winter.left
    )
    moved = {
        name: theatre.forces[name].evolve(space=to, destinations=None)
        for name, to in gone.items()
    }
    return Result(with_forces(state, moved), events)
