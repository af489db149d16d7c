"""Where corps and leaders of forces come from, and what becomes of those left over.

Corps come from the Force Pool of their side and go back there; leaders wait in
reserve until they stand with a force.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from rules.kernel.model import Event
from rules.nine_years.sides import SIDES, Side
from rules.nine_years.theatre import Theatre


@dataclass(frozen=True, slots=True)
class Supply:
    """What each side has at hand: a number of corps, and leaders."""

    corps: dict[Side, int]
    leaders: dict[Side, tuple[str, ...]]


class PoolCounted(Event):
    """The number of corps in a side's Force Pool changed."""

    side: Side
    old: int
    new: int
    cites: tuple[str, ...] = ("KWW-WQ-A4",)


class LeadersWaiting(Event):
    """Other leaders than before wait in reserve; these do now."""

    side: Side
    leaders: tuple[str, ...]


def at_hand(theatre: Theatre, lifted: Iterable[str]) -> Supply:
    """Return what is at hand when the forces *lifted* are taken off the map."""
    forces = [
        theatre.forces[name] for name in dict.fromkeys(lifted) if name in theatre.forces
    ]
    return Supply(
        corps={
            side: theatre.pool.get(side, 0)
            + sum(force.corps for force in forces if force.side == side)
            for side in SIDES
        },
        leaders={
            side: (
                *theatre.reserve.get(side, ()),
                *(
                    leader
                    for force in forces
                    if force.side == side
                    for leader in force.leaders
                ),
            )
            for side in SIDES
        },
    )


def standing(theatre: Theatre, side: Side) -> int:
    """Return how many corps of *side* stand on the map."""
    return sum(force.corps for force in theatre.forces.values() if force.side == side)


def left_over(before: Theatre, after: Theatre) -> tuple[Event, ...]:
    """Return what changed in pool and reserve between two positions."""
    events: list[Event] = []
    for side in SIDES:
        old, new = before.pool.get(side, 0), after.pool.get(side, 0)
        if old != new:
            events.append(PoolCounted(side=side, old=old, new=new))
        leaders = after.reserve.get(side, ())
        if set(leaders) != set(before.reserve.get(side, ())):
            events.append(LeadersWaiting(side=side, leaders=leaders))
    return tuple(events)
