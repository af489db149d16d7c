"""Forces put on the map as they were ordered: one of them, or a whole table."""

from collections.abc import Sequence

from rules.kernel.model import Event, Result
from rules.nine_years.forces.judging import Order
from rules.nine_years.forces.supply import at_hand, left_over
from rules.nine_years.sides import SIDES, Side
from rules.nine_years.state import NineYears
from rules.nine_years.theatre import Force


class ForcePut(Event):
    """A force stands as it was entered; `old_space` is None if it is new."""

    force: str
    side: Side
    old_space: str | None
    old_full: int
    old_reduced: int
    old_leaders: tuple[str, ...]
    space: str
    full: int
    reduced: int
    leaders: tuple[str, ...]
    cites: tuple[str, ...] = ("A-G-03",)


def arranged(state: NineYears, orders: Sequence[Order]) -> Result[NineYears]:
    """Put the forces of *orders*, in which there is no fault, on the map.

    What they had before goes back to pool and reserve, and what they have now is
    taken from there.
    """
    theatre = state.theatre
    supply = at_hand(theatre, (order.force for order in orders))
    stands = {leader for order in orders for leader in order.leaders}
    corps = {
        side: sum(order.corps for order in orders if order.side == side)
        for side in SIDES
    }
    put = {
        order.force: _force(theatre.forces.get(order.force), order) for order in orders
    }
    after = theatre.evolve(
        forces=theatre.forces | put,
        pool={side: supply.corps[side] - corps[side] for side in SIDES},
        reserve={
            side: tuple(one for one in supply.leaders[side] if one not in stands)
            for side in SIDES
        },
    )
    events = (
        _put(theatre.forces.get(name), name, force)
        for name, force in put.items()
        if theatre.forces.get(name) != force
    )
    return Result(state.evolve(theatre=after), (*events, *left_over(theatre, after)))


def _force(old: Force | None, order: Order) -> Force:
    """Return the force of *order*; listed destinations belong to where it stands."""
    stays = old is not None and old.space == order.space
    return Force(
        side=order.side,
        space=order.space,
        full=order.full,
        reduced=order.reduced,
        leaders=order.leaders,
        destinations=old.destinations if old is not None and stays else None,
    )


def _put(old: Force | None, name: str, new: Force) -> ForcePut:
    """Return how *old* became *new*."""
    return ForcePut(
        force=name,
        side=new.side,
        old_space=old.space if old else None,
        old_full=old.full if old else 0,
        old_reduced=old.reduced if old else 0,
        old_leaders=old.leaders if old else (),
        space=new.space,
        full=new.full,
        reduced=new.reduced,
        leaders=new.leaders,
    )
