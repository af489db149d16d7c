"""The theatre in Europe: spaces, forces, and the markers that Winter asks about."""

from typing import Annotated, Final, Literal

from pydantic import Field, StringConstraints

from rules.kernel.model import Model
from rules.nine_years.sides import Side

SHORT: Final = r"^[a-z][a-z0-9_-]{0,15}$"

ShortId = Annotated[str, StringConstraints(pattern=SHORT)]
"""The id of a space, a sea zone, a force, a leader or a fortified line."""

LONDON: Final = "london"
"""The space that step C asks about (KWW-WQ-C1, KWW-WQ-C4)."""

ATLANTIC: Final = "atlantic"
"""The sea zone whose control box step C may clear of a fleet (A-K-25)."""

CounterKind = Literal[
    "famous_victory", "continuing_siege", "weakened_fortress", "demoralized"
]
"""Markers that leave the map in step B (KWW-WQ-B1)."""

COUNTERS: Final[tuple[CounterKind, ...]] = (
    "famous_victory",
    "continuing_siege",
    "weakened_fortress",
    "demoralized",
)

Count = Annotated[int, Field(ge=0, le=99)]


class Space(Model):
    """A space of the map: who controls it, whether it is fortified, what touches it.

    `seas` are the sea zones of its port, none if it has no port. `limit` is the number
    of corps that may stand there; a withdrawal may exceed it (KWW-WQ-A3). `x` and `y`
    are its place on the picture.
    """

    controller: Side | None
    fortified: bool = False
    seas: tuple[str, ...] = ()
    neighbours: tuple[str, ...] = ()
    limit: Count | None = None
    x: int = 0
    y: int = 0


class Destinations(Model):
    """Where rule 16.4 would let a force withdraw to, by land and by sea (A-K-21)."""

    land: tuple[str, ...] = ()
    sea: tuple[str, ...] = ()


class Force(Model):
    """Corps and leaders of one side that stand together.

    `full` and `reduced` count its corps. `destinations` is None as long as nobody has
    listed them.
    """

    side: Side
    space: str
    full: Count = 0
    reduced: Count = 0
    leaders: tuple[str, ...] = ()
    destinations: Destinations | None = None

    @property
    def corps(self) -> int:
        """How many corps these are, full or reduced."""
        return self.full + self.reduced


class Counter(Model):
    """A marker that lies on a space."""

    kind: CounterKind
    space: str


class FleetMarker(Model):
    """A Fleet marker: in a port (`place` is a space) or in a sea zone's control box."""

    side: Side
    place: str


class Line(Model):
    """A Fortified Line marker on the map."""

    side: Side
    space: str


class Arrival(Model):
    """A leader on the turn track, and the year in which he comes back (KWW-WQ-A5)."""

    leader: str
    side: Side
    year: int


class Theatre(Model):
    """The map with what stands on it; without a map all of it is empty.

    `pool` counts the corps in each side's Force Pool, `arrivals` are leaders on the
    turn track, `reserve` those that have come back and are not placed yet.
    `beachy_head` tells whether that event is in effect (A-K-25).
    """

    spaces: dict[str, Space] = Field(default_factory=dict)
    seas: tuple[str, ...] = ()
    forces: dict[str, Force] = Field(default_factory=dict)
    pool: dict[Side, Count] = Field(default_factory=dict)
    arrivals: tuple[Arrival, ...] = ()
    reserve: dict[Side, tuple[str, ...]] = Field(default_factory=dict)
    counters: tuple[Counter, ...] = ()
    fleets: tuple[FleetMarker, ...] = ()
    lines: dict[str, Line] = Field(default_factory=dict)
    beachy_head: bool = False
    victory: tuple[int, int] | None = None
