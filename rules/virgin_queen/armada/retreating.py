"""VQ-AR-6.1: where a group with the Armada can retreat to."""

from rules.kernel.choice import Choice
from rules.kernel.fields import Id
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.virgin_queen.armada.commanding import afloat
from rules.virgin_queen.sequence import VirginQueenCommand
from rules.virgin_queen.state import VirginQueen


class Retreat(VirginQueenCommand):
    """Retreat with the Armada into a port."""

    path = ("armada", "retreat")

    port: Id


class ArmadaRetreated(Event):
    """The Armada retreated with all aboard."""

    origin: str
    port: str
    cites: tuple[str, ...] = ("VQ-AR-6.1", "A-V-45")


def retreat(state: VirginQueen, command: Retreat) -> Result[VirginQueen]:
    """Go into any port that is not besieged.

    Everything else about a retreat is a matter of the base rules, and a group that has
    no such port is the umpire's to place (A-V-45).
    """
    armada = afloat(state, command.actor, "VQ-AR-6.1")
    space, legal = state.spaces.get(command.port), retreat_ports(state)
    if space is None or not space.seas:
        raise Refusal("not_a_port", ("VQ-AR-6.1",), legal, port=command.port)
    if space.besieged:
        cites = ("VQ-AR-6.1", "A-V-45")
        raise Refusal("port_besieged", cites, legal, port=command.port)
    if command.port == armada.place:
        raise Refusal("there_already", ("VQ-AR-6.1",), legal, port=command.port)

    retreated = ArmadaRetreated(origin=armada.place, port=command.port)
    after = state.evolve(armada=armada.evolve(place=command.port))
    return Result(after, (retreated,))


def retreat_ports(state: VirginQueen) -> tuple[Choice, ...]:
    """Return the ports that are not besieged, but the one where the Armada lies."""
    here = state.armada.place if state.armada else None
    return tuple(
        Choice(name)
        for name, space in state.spaces.items()
        if space.seas and not space.besieged and name != here
    )
