"""What is wrong with forces as they are entered: each of them, and all together."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rules.kernel.audience import UMPIRE
from rules.kernel.choice import Choice
from rules.kernel.refusal import Refusal
from rules.nine_years.forces.entering import force_choices
from rules.nine_years.forces.supply import Supply, at_hand
from rules.nine_years.names import RESERVED, is_short_id
from rules.nine_years.sequence import Actor
from rules.nine_years.sides import SIDES, Side
from rules.nine_years.spaces import space_choices
from rules.nine_years.state import NineYears
from rules.nine_years.theatre import Theatre
from rules.nine_years.theatre_setup import MOST_FORCES, MOST_LEADERS


@dataclass(frozen=True, slots=True)
class Order:
    """A force as it is to stand on the map from now on."""

    force: str
    side: Side
    space: str
    full: int
    reduced: int
    leaders: tuple[str, ...]

    @property
    def corps(self) -> int:
        """How many corps it asks for."""
        return self.full + self.reduced


class Fault(NamedTuple):
    """What is wrong with the order of that number, or with all (`order` is None).

    The refusal's parameter `given` names what is wrong, `over` how many are too many.
    """

    order: int | None
    refusal: Refusal


@dataclass(frozen=True, slots=True)
class Case:
    """Orders that are judged together: who gives them, and what is at hand for them."""

    state: NineYears
    actor: Actor
    orders: Sequence[Order]
    supply: Supply
    leaders: frozenset[str]


def faults(state: NineYears, actor: Actor, orders: Sequence[Order]) -> Iterator[Fault]:
    """Yield what is wrong with *orders*, one by one, then with all of them.

    The forces that they name are thought away first, so that two of them may exchange
    corps and leaders.
    """
    supply = at_hand(state.theatre, (order.force for order in orders))
    case = Case(state, actor, orders, supply, all_leaders(state.theatre))
    named: set[str] = set()
    placed: set[str] = set()
    for number, order in enumerate(orders):
        found = (
            *_twice(order, named),
            *_names(case, order),
            *_place(case, order),
            *_leaders(case, order, placed),
        )
        yield from (Fault(number, refusal) for refusal in found)
        named.add(order.force)
        placed.update(order.leaders)
    yield from (Fault(None, refusal) for refusal in _numbers(case))


def all_leaders(theatre: Theatre) -> frozenset[str]:
    """Return the leaders with forces, in reserve and on the turn track."""
    return frozenset(
        (
            *(one for force in theatre.forces.values() for one in force.leaders),
            *(one for leaders in theatre.reserve.values() for one in leaders),
            *(arrival.leader for arrival in theatre.arrivals),
        )
    )


def _twice(order: Order, named: Collection[str]) -> Iterator[Refusal]:
    """Check that a force is ordered once."""
    if order.force in named:
        yield Refusal("named_twice", ("A-G-03",), given=order.force)


def _names(case: Case, order: Order) -> Iterator[Refusal]:
    """Check the force's id, and that it is its side's and the actor's to enter."""
    name, cites = order.force, ("A-G-03",)
    known = case.state.theatre.forces.get(name)
    owner = known.side if known else order.side
    if case.actor != UMPIRE and {owner, order.side} != {case.actor}:
        legal = force_choices(case.state, case.actor)
        yield Refusal("not_your_force", cites, legal, given=name, side=owner)
    elif owner != order.side:
        yield Refusal("other_sides_force", cites, given=name, side=owner)
    elif not known:
        yield from _fresh(case, name)


def _fresh(case: Case, name: str) -> Iterator[Refusal]:
    """Check that *name* will do for a force or a leader that is new."""
    theatre = case.state.theatre
    taken = (RESERVED, theatre.spaces, theatre.seas, theatre.lines, theatre.forces)
    if not is_short_id(name):
        yield Refusal("bad_id", ("A-G-03",), given=name)
    elif name in case.leaders or any(name in ids for ids in taken):
        yield Refusal("id_taken", ("A-G-03",), given=name)


def _place(case: Case, order: Order) -> Iterator[Refusal]:
    """Check that the space is on the map, and that something will stand there."""
    cites = ("A-G-03",)
    if order.space not in case.state.theatre.spaces:
        legal = space_choices(case.state)
        yield Refusal("no_such_space", cites, legal, given=order.space)
    if not order.corps and not order.leaders:
        yield Refusal("empty_force", cites, given=order.force)


def _leaders(case: Case, order: Order, placed: Collection[str]) -> Iterator[Refusal]:
    """Check that its leaders are at hand; the umpire may bring in new ones."""
    cites = ("KWW-WQ-A5", "A-G-03")
    if len(order.leaders) > MOST_LEADERS:
        most = MOST_LEADERS
        yield Refusal("too_many_leaders", cites, given=order.force, most=most)
        return
    waiting = [one for one in case.supply.leaders[order.side] if one not in placed]
    for place, leader in enumerate(order.leaders):
        if leader in order.leaders[:place]:
            yield Refusal("named_twice", cites, given=leader)
        elif leader in waiting:
            continue
        elif leader in placed or leader in case.leaders:
            legal = map(Choice, waiting)
            yield Refusal("leader_elsewhere", cites, legal, given=leader)
        elif case.actor != UMPIRE:
            legal = map(Choice, waiting)
            yield Refusal("no_such_leader", cites, legal, given=leader)
        elif any(leader == other.force for other in case.orders):
            yield Refusal("id_taken", cites, given=leader)
        else:
            yield from _fresh(case, leader)


def _numbers(case: Case) -> Iterator[Refusal]:
    """Check that the pools hold the corps asked for, and the map so many forces."""
    cites = ("KWW-WQ-A4", "A-G-03")
    for side in SIDES:
        have = case.supply.corps[side]
        need = sum(order.corps for order in case.orders if order.side == side)
        over = need - have
        if over > 0:
            yield Refusal(
                "pool_short", cites, given=side, have=have, need=need, over=over
            )
    count = len({*case.state.theatre.forces, *(one.force for one in case.orders)})
    if count > MOST_FORCES:
        yield too_many(count)


def too_many(count: int) -> Refusal:
    """Return the refusal of more forces than the map holds."""
    over = count - MOST_FORCES
    cites = ("A-G-03",)
    return Refusal(
        "too_many_forces", cites, given=str(count), most=MOST_FORCES, over=over
    )
