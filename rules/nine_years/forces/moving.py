"""A force goes to another space of the map."""

from rules.kernel.fields import Id
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.nine_years.forces.entering import force_entered
from rules.nine_years.sequence import NineYearsCommand
from rules.nine_years.sides import Side
from rules.nine_years.spaces import space_named
from rules.nine_years.state import NineYears


class MoveForce(NineYearsCommand):
    """Say that a force stands in another space."""

    path = ("force", "move")

    force: Id
    to: Id


class ForceMoved(Event):
    """A force went from one space to another."""

    force: str
    side: Side
    old: str
    new: str
    cites: tuple[str, ...] = ("A-G-03",)


def move_force(state: NineYears, command: MoveForce) -> Result[NineYears]:
    """Move a force to any space: the rules of movement are not in the text.

    Its list of destinations is forgotten: it was that of the space which it left
    (A-K-21).
    """
    force = force_entered(state, command.actor, command.force)
    space_named(state, command.to)
    if command.to == force.space:
        raise Refusal(
            "stands_there", ("A-G-03",), given=command.force, space=command.to
        )

    moved = force.evolve(space=command.to, destinations=None)
    forces = state.theatre.forces | {command.force: moved}
    event = ForceMoved(
        force=command.force, side=force.side, old=force.space, new=command.to
    )
    return Result(state.evolve(theatre=state.theatre.evolve(forces=forces)), (event,))
