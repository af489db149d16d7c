"""The parts of a map, and of what stands on it, as a scenario's file gives them."""

from typing import Annotated

from pydantic import Field

from rules.kernel.model import Model
from rules.nine_years.sides import Holder, Side
from rules.nine_years.theatre import (
    Count,
    CounterKind,
    Destinations,
    Force,
    ShortId,
    Space,
)

MOST_BESIDE = 24
MOST_SPACES = 200
MOST_SEAS = 24
MOST_FORCES = 200
MOST_MARKERS = 200
MOST_LEADERS = 24
MOST_CORPS = 99
"""Corps of a side, on the map and in its pool: all of them may end in the pool."""

LARGEST = 99_999

Spot = Annotated[int, Field(ge=-LARGEST, le=LARGEST)]
Several = Annotated[tuple[ShortId, ...], Field(max_length=MOST_BESIDE)]
Leaders = Annotated[tuple[ShortId, ...], Field(max_length=MOST_LEADERS)]
Many = Annotated[tuple[ShortId, ...], Field(max_length=MOST_SPACES)]
Name = Annotated[str, Field(min_length=1, max_length=32)]


class SpaceSetup(Model):
    """A space: who controls it, its fortress, its port, and what it touches.

    `seas` are the sea zones of its port. Every neighbour names it in turn. `x` goes to
    the right and `y` down.
    """

    controller: Holder = "nobody"
    fortified: bool = False
    seas: Several = ()
    neighbours: Several = ()
    limit: Count | None = None
    x: Spot
    y: Spot

    def space(self) -> Space:
        """Return the space as it stands on the map."""
        controller = None if self.controller == "nobody" else self.controller
        return Space(**dict(self) | {"controller": controller})


class ForceSetup(Model):
    """Corps and leaders that stand together at the start.

    `land` and `sea` are the destinations that rule 16.4 would give them in Winter;
    where neither is given, the umpire is asked for them (A-K-21).
    """

    side: Side
    space: ShortId
    full: Count = 0
    reduced: Count = 0
    leaders: Leaders = ()
    land: Many | None = None
    sea: Many | None = None

    def force(self) -> Force:
        """Return the force as it stands on the map."""
        listed = self.land is not None or self.sea is not None
        return Force(
            side=self.side,
            space=self.space,
            full=self.full,
            reduced=self.reduced,
            leaders=self.leaders,
            destinations=Destinations(land=self.land or (), sea=self.sea or ())
            if listed
            else None,
        )


class CounterSetup(Model):
    """A marker that lies on a space (KWW-WQ-B1)."""

    kind: CounterKind
    space: ShortId


class FleetSetup(Model):
    """A Fleet marker: in a port, or in the control box of a sea zone (KWW-WQ-B2)."""

    side: Side
    place: ShortId


class LineSetup(Model):
    """A Fortified Line marker (KWW-WQ-B3)."""

    side: Side
    space: ShortId
