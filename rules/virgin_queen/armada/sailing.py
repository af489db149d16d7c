"""VQ-AR-4: the Armada moves as a naval unit, alone or in a stack."""

from typing import Annotated, Final

from pydantic import Field

from rules.kernel.choice import Choice
from rules.kernel.fields import Id
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.virgin_queen.armada.commanding import ordered
from rules.virgin_queen.armada.cp import spend
from rules.virgin_queen.armada.state import Armada
from rules.virgin_queen.sequence import VirginQueenCommand
from rules.virgin_queen.state import VirginQueen

FARE: Final = 1
"""CP for a naval move (VQ-AR-4.1)."""

MOST_SHIPS: Final = 20


class Sail(VirginQueenCommand):
    """Move the Armada to a sea beside it or into a port, perhaps with other units."""

    path = ("armada", "sail")

    to: Id
    ships: Annotated[int, Field(ge=0, le=MOST_SHIPS)] = 0


class ArmadaSailed(Event):
    """The Armada moved with all aboard, and `ships` other Spanish naval units with it.

    `units` are the land units aboard, `left` Spain's CP now.
    """

    origin: str
    to: str
    ships: int
    units: int
    left: int
    cites: tuple[str, ...]


def sail(state: VirginQueen, command: Sail) -> Result[VirginQueen]:
    """Move one step for 1 CP, which pays for the whole stack (VQ-AR-4.1, VQ-AR-4.2).

    What the map forbids beyond that (foreign ports, enemies in the way) are base rules
    that the table keeps.
    """
    armada = ordered(state, command.actor, "VQ-AR-4.1")
    legal = harbours(state)
    if command.to not in {one.value for one in legal}:
        place = armada.place
        raise Refusal("no_way_there", ("VQ-AR-4.1",), legal, to=command.to, place=place)

    paid = spend(state, FARE, "VQ-AR-4.1")
    sailed = ArmadaSailed(
        origin=armada.place,
        to=command.to,
        ships=command.ships,
        units=armada.cargo.units,
        left=paid.cp,
        cites=("VQ-AR-4.1", *(("VQ-AR-4.2",) if command.ships else ())),
    )
    return Result(paid.evolve(armada=armada.evolve(place=command.to)), (sailed,))


def harbours(state: VirginQueen) -> tuple[Choice, ...]:
    """Return the seas and ports that are one naval move from the Armada."""
    return tuple(map(Choice, _beside(state, state.armada) if state.armada else ()))


def _beside(state: VirginQueen, armada: Armada) -> tuple[str, ...]:
    """Return the seas of its port, or from a sea the seas and ports beside it."""
    if armada.place in state.spaces:
        return state.spaces[armada.place].seas
    ports = (name for name, one in state.spaces.items() if armada.place in one.seas)
    return (*state.seas.get(armada.place, ()), *ports)
