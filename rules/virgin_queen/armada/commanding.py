"""Who commands the Armada, and where it lies (VQ-AR-1.7, VQ-AR-9.1)."""

from typing import Final

from rules.kernel.choice import Choice
from rules.kernel.refusal import Refusal
from rules.virgin_queen.armada.state import Armada
from rules.virgin_queen.calendar import require_no_excess
from rules.virgin_queen.formation import Formation
from rules.virgin_queen.names import Actor
from rules.virgin_queen.sequence import (
    require_impulse,
    require_power,
    require_running,
    require_spain,
)
from rules.virgin_queen.state import SPAIN, Space, VirginQueen

ABOARD: Final = "armada"
"""Stands for the Armada where else a space is named."""


def require_owner(state: VirginQueen, actor: Actor, *cites: str) -> None:
    """Raise `Refusal` unless Spain acts: nobody else ever commands it (VQ-AR-9.1)."""
    require_running(state)
    require_spain(require_power(actor, (SPAIN,)), *cites, "VQ-AR-9.1")


def afloat(state: VirginQueen, actor: Actor, *cites: str) -> Armada:
    """Return the Armada, which *actor* wants to command.

    Raises `Refusal`, citing *cites*, unless Spain acts and the Armada is on the map.
    Nothing is done with it before its lost units are named (VQ-AR-5.5).
    """
    require_owner(state, actor, *cites)
    if state.armada is None:
        raise Refusal("no_armada", cites)
    require_no_excess(state)
    return state.armada


def ordered(state: VirginQueen, actor: Actor, *cites: str) -> Armada:
    """Return the Armada in Spain's impulse, or raise `Refusal` (A-V-38)."""
    require_owner(state, actor, *cites)
    require_impulse(state, *cites)
    return afloat(state, actor, *cites)


def port_of(state: VirginQueen, armada: Armada, *cites: str) -> Space:
    """Return the space in whose port the Armada lies; raise `Refusal` at sea."""
    if armada.place not in state.spaces:
        raise Refusal("armada_at_sea", cites, sea=armada.place)
    return state.spaces[armada.place]


def require_room(armada: Armada, units: int, *cites: str) -> None:
    """Raise `Refusal` if *units* more are too many; leaders do not count (A-V-37)."""
    if units > room(armada):
        cites = (*cites, "VQ-AR-1.7", "A-V-37")
        raise Refusal("armada_full", cites, room=room(armada), units=units)


def room(armada: Armada) -> int:
    """Return how many land units it can still take aboard (VQ-AR-1.7)."""
    return max(0, armada.strength - armada.cargo.units)


def aboard(armada: Armada) -> Formation:
    """Return who is aboard."""
    return Formation(troops=armada.cargo, leaders=armada.leaders, beaten=armada.beaten)


def with_aboard(
    state: VirginQueen, armada: Armada, formation: Formation
) -> VirginQueen:
    """Return the position with *formation*, and nobody else, aboard."""
    return state.evolve(
        armada=armada.evolve(
            cargo=formation.troops,
            leaders=formation.leaders,
            beaten=formation.beaten,
        )
    )


def leaders_aboard(state: VirginQueen) -> tuple[Choice, ...]:
    """Return the army leaders who can leave the Armada."""
    return tuple(map(Choice, state.armada.leaders if state.armada else ()))
