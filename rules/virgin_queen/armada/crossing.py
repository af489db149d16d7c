"""VQ-AR-7: from the Armada at sea to a port beside it, and back, for 1 CP."""

from typing import Final, Literal

from rules.kernel.choice import Choice
from rules.kernel.fields import Id, Ids
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.virgin_queen.armada.commanding import (
    ABOARD,
    aboard,
    ordered,
    require_owner,
    require_room,
    with_aboard,
)
from rules.virgin_queen.armada.cp import spend
from rules.virgin_queen.armada.loading import require_boarding
from rules.virgin_queen.armada.state import Armada
from rules.virgin_queen.formation import (
    Formation,
    picked,
    placed,
    require_space_for,
    standing,
)
from rules.virgin_queen.names import Actor
from rules.virgin_queen.sequence import Few, VirginQueenCommand
from rules.virgin_queen.state import VirginQueen

FARE: Final = 1
"""CP for each crossing of a formation (A-V-46)."""

LEADERLESS: Final = 5
"""Units that cross without an army leader (VQ-AR-7.4)."""

Way = Literal["embarked", "disembarked"]


class Embark(VirginQueenCommand):
    """Bring a formation from a port to the Armada at sea."""

    path = ("armada", "embark")

    port: Id
    regulars: Few = 0
    mercenaries: Few = 0
    leaders: Ids | None = None


class Disembark(VirginQueenCommand):
    """Bring a formation from the Armada at sea to a port."""

    path = ("armada", "disembark")

    port: Id
    regulars: Few = 0
    mercenaries: Few = 0
    leaders: Ids | None = None


class FormationCrossed(Event):
    """A formation went from a port to the Armada at sea, or the other way.

    `left` are Spain's CP now; `units` of the `strength` that the Armada can carry are
    aboard.
    """

    way: Way
    port: str
    sea: str
    regulars: int
    mercenaries: int
    leaders: tuple[str, ...]
    left: int
    units: int
    strength: int
    cites: tuple[str, ...]


def check_cross(state: VirginQueen, actor: Actor) -> Armada:
    """Return the Armada if it lies in a sea zone, or raise `Refusal` (VQ-AR-7.1)."""
    armada = ordered(state, actor, "VQ-AR-7.1")
    if armada.place not in state.seas:
        raise Refusal("armada_in_port", ("VQ-AR-7.1",), port=armada.place)
    return armada


def check_embark(state: VirginQueen, actor: Actor) -> Armada:
    """Return the Armada if it can be boarded at sea now, or raise `Refusal`."""
    require_owner(state, actor, "VQ-AR-7.1")
    require_boarding(state)
    return check_cross(state, actor)


def embark(state: VirginQueen, command: Embark) -> Result[VirginQueen]:
    """Bring a formation aboard for 1 CP; it may stay there (VQ-AR-7.5).

    Never above the capacity, with a leader or without (A-V-47).
    """
    armada = check_embark(state, command.actor)
    _require_landing(state, armada, command.port)
    ashore = standing(state.spaces[command.port])
    going = picked(ashore, command, command.port, "VQ-AR-7.1")
    _require_able(going)
    require_room(armada, going.troops.units, "VQ-AR-7.3", "A-V-47")

    paid = spend(state, FARE, "VQ-AR-7.1", "A-V-46")
    crowd = aboard(armada).joined(going)
    after = with_aboard(placed(paid, command.port, ashore.parted(going)), armada, crowd)
    crossed = _told("embarked", after, command.port, going, "VQ-AR-7.5")
    return Result(after, (crossed,))


def disembark(state: VirginQueen, command: Disembark) -> Result[VirginQueen]:
    """Bring a formation ashore for 1 CP (VQ-AR-7.1, A-V-46)."""
    armada = check_cross(state, command.actor)
    _require_landing(state, armada, command.port)
    going = picked(aboard(armada), command, ABOARD, "VQ-AR-7.1")
    _require_able(going)
    ashore = standing(state.spaces[command.port])
    require_space_for(ashore, going, command.port, "VQ-AR-7.1")

    paid = spend(state, FARE, "VQ-AR-7.1", "A-V-46")
    crowd = aboard(armada).parted(going)
    after = with_aboard(placed(paid, command.port, ashore.joined(going)), armada, crowd)
    return Result(after, (_told("disembarked", after, command.port, going),))


def landing_ports(state: VirginQueen) -> tuple[Choice, ...]:
    """Return the ports to and from which a formation can cross (VQ-AR-7.2)."""
    if state.armada is None:
        return ()
    return tuple(
        Choice(name)
        for name, space in state.spaces.items()
        if state.armada.place in space.seas and space.transport
    )


def _require_landing(state: VirginQueen, armada: Armada, port: str) -> None:
    """Raise `Refusal` unless *port* is beside the Armada and fit for naval transport.

    Whether it is fit is a flag that the umpire sets (A-V-46).
    """
    space, legal = state.spaces.get(port), landing_ports(state)
    if space is None or armada.place not in space.seas:
        cites = ("VQ-AR-7.1",)
        raise Refusal("port_not_beside", cites, legal, port=port, sea=armada.place)
    if not space.transport:
        raise Refusal("port_not_fit", ("VQ-AR-7.2", "A-V-46"), legal, port=port)


def _require_able(going: Formation) -> None:
    """Raise `Refusal` for beaten units (VQ-AR-3.5), and for too many without leader."""
    if going.beaten.units:
        cites = ("VQ-AR-3.5", "A-V-38")
        raise Refusal("units_beaten", cites, units=going.beaten.units)
    if going.troops.units > LEADERLESS and not going.leaders:
        cites = ("VQ-AR-7.4", "A-V-47")
        raise Refusal("leader_needed", cites, most=LEADERLESS)


def _told(
    way: Way, after: VirginQueen, port: str, going: Formation, *cites: str
) -> FormationCrossed:
    """Return who crossed, under which clauses, and what is left in *after*."""
    armada = after.armada
    assert armada is not None  # noqa: S101 - it has just been boarded or left
    led = ("VQ-AR-7.3", "A-V-47") if going.troops.units > LEADERLESS else ()
    return FormationCrossed(
        way=way,
        port=port,
        sea=armada.place,
        regulars=going.troops.regulars,
        mercenaries=going.troops.mercenaries,
        leaders=going.leaders,
        left=after.cp,
        units=armada.cargo.units,
        strength=armada.strength,
        cites=("VQ-AR-7.1", *cites, *led, "A-V-46"),
    )
