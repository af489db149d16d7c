"""Facts about the map: control, markers, the Force Pool, Beachy Head."""

from rules.kernel.fields import Id
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.nine_years.forces.supply import standing
from rules.nine_years.sequence import NineYearsCommand
from rules.nine_years.spaces import harbours, require_map, space_named
from rules.nine_years.state import Holder, NineYears, Side
from rules.nine_years.theatre import (
    Count,
    Counter,
    CounterKind,
    FleetMarker,
)
from rules.nine_years.theatre_setup import MOST_CORPS


class SetControl(NineYearsCommand):
    """Say who controls a space."""

    path = ("umpire", "control")

    space: Id
    side: Holder


class SetCounter(NineYearsCommand):
    """Say whether a marker lies on a space."""

    path = ("umpire", "counter")

    kind: CounterKind
    space: Id
    present: bool


class SetFleet(NineYearsCommand):
    """Say whether a side's Fleet marker lies in a port or a control box."""

    path = ("umpire", "fleet")

    side: Side
    place: Id
    present: bool


class SetBeachyHead(NineYearsCommand):
    """Say whether the event Beachy Head is in effect."""

    path = ("umpire", "beachy_head")

    effect: bool


class SetPool(NineYearsCommand):
    """Set how many corps a side's Force Pool holds."""

    path = ("umpire", "pool")

    side: Side
    number: Count


class ControlSet(Event):
    """Control of a space was entered."""

    space: str
    old: Holder
    new: Holder


class CounterSet(Event):
    """It was entered whether a marker lies on a space."""

    counter: CounterKind
    space: str
    old: bool
    new: bool


class FleetSet(Event):
    """It was entered whether a Fleet marker lies in a place."""

    side: Side
    place: str
    old: bool
    new: bool


class BeachyHeadSet(Event):
    """It was entered whether Beachy Head is in effect."""

    old: bool
    new: bool


class PoolSet(Event):
    """The number of corps in a Force Pool was entered."""

    side: Side
    old: int
    new: int


def set_control(state: NineYears, command: SetControl) -> Result[NineYears]:
    """Enter who controls a space (KWW-WQ-A1, KWW-WQ-C1)."""
    old = space_named(state, command.space)
    holder = None if command.side == "nobody" else command.side

    spaces = state.theatre.spaces | {command.space: old.evolve(controller=holder)}
    was: Holder = old.controller or "nobody"
    entered = ControlSet(space=command.space, old=was, new=command.side)
    return changed(state, entered, spaces=spaces)


def set_counter(state: NineYears, command: SetCounter) -> Result[NineYears]:
    """Enter whether a marker lies on a space, one of each kind at most (KWW-WQ-B1)."""
    space_named(state, command.space)

    old, marker = (
        state.theatre.counters,
        Counter(kind=command.kind, space=command.space),
    )
    others = tuple(one for one in old if one != marker)
    entered = CounterSet(
        counter=command.kind,
        space=command.space,
        old=marker in old,
        new=command.present,
    )
    counters = (*others, marker) if command.present else others
    return changed(state, entered, counters=counters)


def set_fleet(state: NineYears, command: SetFleet) -> Result[NineYears]:
    """Enter whether a Fleet marker lies in a port or a control box (KWW-WQ-B2)."""
    theatre, legal = require_map(state), harbours(state)
    if command.place not in {one.value for one in legal}:
        cites = ("KWW-WQ-B2", "A-G-03")
        if command.place in theatre.spaces:
            raise Refusal("no_port_there", cites, legal, given=command.place)
        raise Refusal("no_such_harbour", cites, legal, given=command.place)

    old, marker = theatre.fleets, FleetMarker(side=command.side, place=command.place)
    others = tuple(one for one in old if one != marker)
    entered = FleetSet(
        side=command.side,
        place=command.place,
        old=marker in old,
        new=command.present,
    )
    return changed(
        state, entered, fleets=(*others, marker) if command.present else others
    )


def set_beachy_head(state: NineYears, command: SetBeachyHead) -> Result[NineYears]:
    """Enter whether Beachy Head is in effect (KWW-WQ-C1, KWW-WQ-C2, A-K-25)."""
    entered = BeachyHeadSet(old=state.theatre.beachy_head, new=command.effect)
    return changed(state, entered, beachy_head=command.effect)


def set_pool(state: NineYears, command: SetPool) -> Result[NineYears]:
    """Enter how many corps a Force Pool holds, so that all may come back (KWW-WQ-A4).

    Corps come into the game and leave it in no other way.
    """
    theatre, side = require_map(state), command.side
    on_map = standing(theatre, side)
    if command.number + on_map > MOST_CORPS:
        cites = ("KWW-WQ-A4", "A-G-03")
        raise Refusal(
            "too_many_corps", cites, given=side, standing=on_map, most=MOST_CORPS
        )

    entered = PoolSet(side=side, old=theatre.pool.get(side, 0), new=command.number)
    return changed(state, entered, pool=theatre.pool | {side: command.number})


def changed(state: NineYears, entered: Event, **changes: object) -> Result[NineYears]:
    """Return the position with some of its theatre changed, as *entered* tells."""
    theatre = state.theatre.evolve(**changes)
    return Result(state.evolve(theatre=theatre), (entered,))
