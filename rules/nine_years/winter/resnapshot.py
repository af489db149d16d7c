"""A-K-19: when a fact changes in Winter, the snapshot is taken again."""

from collections.abc import Iterable

from rules.kernel.audience import Audience, only
from rules.kernel.model import Event, Result
from rules.nine_years.state import SIDES, NineYears, Side
from rules.nine_years.winter.flow import as_new_decision, go_on, survey
from rules.nine_years.winter.lines import lines_by_side
from rules.nine_years.winter.snapshot import is_controlled
from rules.nine_years.winter.state import Winter


class OrdersStruck(Event):
    """Sealed orders became illegal; only their side may know which."""

    side: Side
    orders: tuple[str, ...]
    cites: tuple[str, ...] = ("A-K-19",)

    def audience(self) -> Audience:
        """Return the side whose orders they were."""
        return only(self.side)


class AwaitedAgain(Event):
    """Sides that were done are asked again: what they could choose has changed."""

    sides: tuple[Side, ...]
    cites: tuple[str, ...] = ("A-K-19",)


def changed(state: NineYears) -> Result[NineYears]:
    """Take the snapshot again after a fact or a force has changed during Winter.

    Orders that it makes illegal are struck out, and their side is awaited again.
    Nobody is asked for anything if Winter is not open.
    """
    winter = state.winter
    if winter is None:
        return Result(state)
    if winter.step == "lines":
        then = _lines_again(state, winter)
    else:
        then = survey(state, _still_left(state, winter))
    return as_new_decision(state, _told(state, winter, then))


def _still_left(state: NineYears, winter: Winter) -> dict[str, str]:
    """Return the forces that still stand where they have withdrawn to openly."""
    theatre = state.theatre
    return {
        name: old
        for name, old in winter.left.items()
        if (force := theatre.forces.get(name))
        and force.space == winter.orders.get(name)
        and is_controlled(theatre, force.space, force.side)
    }


def _lines_again(state: NineYears, winter: Winter) -> Result[NineYears]:
    """Look again which lines each side has, and go on if nobody is asked any more."""
    own = lines_by_side(state)
    lines = {
        side: tuple(one for one in chosen if one in own[side])
        for side, chosen in winter.lines.items()
    }
    done = tuple(
        side
        for side in SIDES
        if not own[side]
        or (side in winter.done and _all_there(winter.own_lines.get(side), own[side]))
    )
    again = winter.evolve(own_lines=own, lines=lines, done=done)
    return go_on(state.evolve(winter=again))


def _all_there(before: tuple[str, ...] | None, now: Iterable[str]) -> bool:
    """Tell whether a side that had lines has all of them still."""
    return bool(before) and set(before or ()) <= set(now)


def _told(
    state: NineYears, before: Winter, then: Result[NineYears]
) -> Result[NineYears]:
    """Put before the events of *then* what became of orders, and who is asked again."""
    now = then.state.winter
    if now is None or (now.step == "lines") != (before.step == "lines"):
        return then
    struck = (_struck(state, before, now, side) for side in SIDES)
    asked = tuple(side for side in before.done if side not in now.done)
    again = (AwaitedAgain(sides=asked),) if asked else ()
    private = tuple(one for one in struck if one.orders)
    return Result(then.state, (*private, *again, *then.events))


def _struck(state: NineYears, before: Winter, now: Winter, side: Side) -> OrdersStruck:
    """Tell *side* which of its sealed orders do not stand any more."""
    forces = state.theatre.forces
    orders = tuple(
        name
        for name in before.orders
        if name not in now.orders and name in forces and forces[name].side == side
    )
    lines = tuple(
        one for one in before.lines.get(side, ()) if one not in now.lines.get(side, ())
    )
    return OrdersStruck(side=side, orders=(*orders, *lines))
