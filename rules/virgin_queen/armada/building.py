"""VQ-AR-3.1: land units are built directly on the Armada."""

from typing import Annotated, Final

from pydantic import Field

from rules.kernel.choice import Choice
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.virgin_queen.armada.commanding import (
    aboard,
    ordered,
    require_room,
    with_aboard,
)
from rules.virgin_queen.armada.cp import spend
from rules.virgin_queen.armada.state import Armada
from rules.virgin_queen.formation import Formation
from rules.virgin_queen.names import Actor
from rules.virgin_queen.sequence import Few, VirginQueenCommand
from rules.virgin_queen.state import MOST_CP, VirginQueen
from rules.virgin_queen.troops import Troops

LISBON: Final = "lisbon"


class Build(VirginQueenCommand):
    """Build regulars and mercenaries on the Armada for so many CP together."""

    path = ("armada", "build")

    cp: Annotated[int, Field(ge=0, le=MOST_CP)]
    regulars: Few = 0
    mercenaries: Few = 0


class UnitsBuilt(Event):
    """Units were built on the Armada; `left` are Spain's CP now.

    `units` of `strength` that it can carry are aboard.
    """

    port: str
    regulars: int
    mercenaries: int
    cp: int
    left: int
    units: int
    strength: int
    cites: tuple[str, ...] = ("VQ-AR-3.1", "A-V-36")


def building_ports(state: VirginQueen) -> tuple[str, ...]:
    """Return Spain's home ports, as the table has listed them, and Lisbon (A-V-36)."""
    return tuple(dict.fromkeys((*state.options.home_ports, LISBON)))


def check_build(state: VirginQueen, actor: Actor) -> Armada:
    """Return the Armada if units can be built on it here, or raise `Refusal`."""
    armada = ordered(state, actor, "VQ-AR-3.1")
    ports = building_ports(state)
    if armada.place not in ports:
        cites, legal = ("VQ-AR-3.1", "A-V-36"), map(Choice, ports)
        raise Refusal("not_home_port", cites, legal, place=armada.place)
    return armada


def build(state: VirginQueen, command: Build) -> Result[VirginQueen]:
    """Build units for the CP that the player enters, up to the capacity (A-V-36)."""
    armada = check_build(state, command.actor)
    troops = Troops(regulars=command.regulars, mercenaries=command.mercenaries)
    if not troops.units:
        raise Refusal("nothing_named", ("VQ-AR-3.1",))
    require_room(armada, troops.units, "VQ-AR-3.1")

    paid = spend(state, command.cp, "VQ-AR-3.1", "A-V-36")
    crowd = aboard(armada).joined(Formation(troops=troops))
    built = UnitsBuilt(
        port=armada.place,
        regulars=troops.regulars,
        mercenaries=troops.mercenaries,
        cp=command.cp,
        left=paid.cp,
        units=crowd.troops.units,
        strength=armada.strength,
    )
    return Result(with_aboard(paid, armada, crowd), (built,))
