"""Corps and leaders on the map, as their owner or the umpire enters them."""

from typing import assert_never

from rules.kernel.model import Result
from rules.nine_years.forces.moving import MoveForce, move_force
from rules.nine_years.forces.putting import PutForce, put_force
from rules.nine_years.forces.removing import RemoveForce, remove_force
from rules.nine_years.forces.table import ForceTable, force_table
from rules.nine_years.state import NineYears

AnyForce = PutForce | MoveForce | RemoveForce | ForceTable


def enter_forces(state: NineYears, command: AnyForce) -> Result[NineYears]:
    """Carry out a command about forces, or raise `Refusal`."""
    match command:
        case PutForce():
            return put_force(state, command)
        case MoveForce():
            return move_force(state, command)
        case RemoveForce():
            return remove_force(state, command)
        case ForceTable():
            return force_table(state, command)
        case _:
            assert_never(command)
