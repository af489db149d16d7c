"""A force leaves the map: its corps go to the pool, its leaders into reserve."""

from rules.kernel.fields import Id
from rules.kernel.model import Event, Result
from rules.nine_years.forces.entering import force_entered
from rules.nine_years.forces.supply import at_hand, left_over
from rules.nine_years.sequence import NineYearsCommand
from rules.nine_years.sides import Side
from rules.nine_years.state import NineYears


class RemoveForce(NineYearsCommand):
    """Take a force off the map."""

    path = ("force", "remove")

    force: Id


class ForceRemoved(Event):
    """A force left the map."""

    force: str
    side: Side
    space: str
    full: int
    reduced: int
    leaders: tuple[str, ...]
    cites: tuple[str, ...] = ("A-G-03",)


def remove_force(state: NineYears, command: RemoveForce) -> Result[NineYears]:
    """Return the corps of a force to the Force Pool; its leaders wait in reserve."""
    force = force_entered(state, command.actor, command.force)
    theatre, side = state.theatre, force.side
    supply = at_hand(theatre, [command.force])

    after = theatre.evolve(
        forces={
            name: one for name, one in theatre.forces.items() if name != command.force
        },
        pool=supply.corps,
        reserve=supply.leaders,
    )
    event = ForceRemoved(
        force=command.force,
        side=side,
        space=force.space,
        full=force.full,
        reduced=force.reduced,
        leaders=force.leaders,
    )
    return Result(state.evolve(theatre=after), (event, *left_over(theatre, after)))
