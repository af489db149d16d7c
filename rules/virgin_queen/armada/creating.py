"""VQ-AR-1: the Spanish Armada is created by the home card of its name."""

from rules.kernel.choice import Choice
from rules.kernel.fields import Id
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.virgin_queen.armada.commanding import require_owner
from rules.virgin_queen.armada.state import LEAST, PORTS, Armada
from rules.virgin_queen.names import Actor
from rules.virgin_queen.sequence import VirginQueenCommand, require_impulse
from rules.virgin_queen.state import SPAIN, VirginQueen


class CreateArmada(VirginQueenCommand):
    """Play the home card Spanish Armada and put the Armada into a port."""

    path = ("armada", "create")

    port: Id


class ArmadaCreated(Event):
    """The Armada was created, perhaps `again`."""

    port: str
    strength: int
    again: bool
    cites: tuple[str, ...]


def check_create(state: VirginQueen, actor: Actor) -> None:
    """Raise `Refusal` unless Spain may create the Armada somewhere (VQ-AR-1.1).

    There is only one (VQ-AR-1.4); a destroyed one waits for a later turn (A-V-44).
    """
    require_owner(state, actor, "VQ-AR-1.1")
    require_impulse(state, "VQ-AR-1.1")
    if state.armada is not None:
        cites = ("VQ-AR-1.1", "VQ-AR-1.4", "A-V-32")
        raise Refusal("armada_exists", cites, place=state.armada.place)
    if state.track is not None and state.track > state.turn:
        raise Refusal("armada_on_track", ("VQ-AR-5.7", "A-V-44"), turn=state.track)


def create_armada(state: VirginQueen, command: CreateArmada) -> Result[VirginQueen]:
    """Create the Armada at strength 2; CP of the card come by `AddCp` (A-V-31)."""
    check_create(state, command.actor)
    _require_port(state, command.port)

    after = state.evolve(armada=Armada(strength=LEAST, place=command.port), track=None)
    again = state.track is not None
    created = ArmadaCreated(
        port=command.port,
        strength=LEAST,
        again=again,
        cites=("VQ-AR-1.1", *(("VQ-AR-5.7",) if again else ()), "A-V-31"),
    )
    return Result(after, (created,))


def creation_ports(state: VirginQueen) -> tuple[Choice, ...]:
    """Return where the Armada can be created (VQ-AR-1.2, VQ-AR-1.3)."""
    return tuple(Choice(name) for name in PORTS if _is_fit(state, name))


def _is_fit(state: VirginQueen, name: str) -> bool:
    space = state.spaces.get(name)
    return space is not None and space.controller == SPAIN and not space.unrest


def _require_port(state: VirginQueen, name: str) -> None:
    """Raise `Refusal` unless the Armada can be created in the space *name*."""
    legal = creation_ports(state)
    if name not in PORTS or name not in state.spaces:
        raise Refusal("not_armada_port", ("VQ-AR-1.2",), legal, port=name)
    space = state.spaces[name]
    if space.controller != SPAIN:
        holder = space.controller or "nobody"
        raise Refusal(
            "port_not_spanish", ("VQ-AR-1.3",), legal, port=name, power=holder
        )
    if space.unrest:
        raise Refusal("port_in_unrest", ("VQ-AR-1.3",), legal, port=name)
