"""`/nine force list`: what stands on the map, in the pools, and what comes back."""

from rules.kernel.audience import Viewer
from rules.kernel.model import Answer, Question
from rules.nine_years.forces.table import row_of
from rules.nine_years.sides import SIDES, Holder, Side
from rules.nine_years.spaces import require_map
from rules.nine_years.state import NineYears


class Forces(Question):
    """Ask for the forces of a side, or of both."""

    path = ("force", "list")

    side: Side | None = None


class ForceEntry(Answer):
    """A force: where it stands, and who controls that space.

    `row` is its line in the table that `/nine force table` reads.
    """

    force: str
    side: Side
    space: str
    controller: Holder
    full: int
    reduced: int
    leaders: tuple[str, ...]
    row: str


class SideReserve(Answer):
    """What of a side does not stand on the map."""

    side: Side
    pool: int
    leaders: tuple[str, ...]


class LeaderReturning(Answer):
    """A leader on the turn track."""

    leader: str
    side: Side
    year: int


class ForceList(Answer):
    """The forces that were asked for, and what stands below them."""

    count: int
    entries: tuple[ForceEntry, ...]
    reserves: tuple[SideReserve, ...]
    arrivals: tuple[LeaderReturning, ...]

    def lines(self) -> tuple[Answer, ...]:
        """Return a line for each force, then the pools, then the turn track."""
        return (*self.entries, *self.reserves, *self.arrivals)


def forces(state: NineYears, question: Forces, viewer: Viewer) -> ForceList:
    """Answer with the forces, the pools and the turn track; all lie open."""
    theatre = require_map(state)
    sides = SIDES if question.side is None else (question.side,)
    entries = tuple(
        ForceEntry(
            force=name,
            side=force.side,
            space=force.space,
            controller=theatre.spaces[force.space].controller or "nobody",
            full=force.full,
            reduced=force.reduced,
            leaders=force.leaders,
            row=row_of(name, force),
        )
        for side in sides
        for name, force in theatre.forces.items()
        if force.side == side
    )
    return ForceList(
        count=len(entries),
        entries=entries,
        reserves=tuple(
            SideReserve(
                side=side,
                pool=theatre.pool.get(side, 0),
                leaders=theatre.reserve.get(side, ()),
            )
            for side in sides
        ),
        arrivals=tuple(
            LeaderReturning(leader=one.leader, side=one.side, year=one.year)
            for one in theatre.arrivals
            if one.side in sides
        ),
    )
