"""VQ-AR-3.2 to VQ-AR-3.7: in port, units and leaders go aboard and ashore freely."""

from typing import Literal

from rules.kernel.choice import Choice
from rules.kernel.fields import Ids
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.virgin_queen.armada.commanding import (
    ABOARD,
    aboard,
    ordered,
    port_of,
    require_owner,
    require_room,
    with_aboard,
)
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

Way = Literal["aboard", "ashore"]


class Load(VirginQueenCommand):
    """Bring units and leaders of the port aboard."""

    path = ("armada", "load")

    regulars: Few = 0
    mercenaries: Few = 0
    leaders: Ids | None = None


class Unload(VirginQueenCommand):
    """Put units and leaders ashore in the port."""

    path = ("armada", "unload")

    regulars: Few = 0
    mercenaries: Few = 0
    leaders: Ids | None = None


class PartyTransferred(Event):
    """Units and leaders went aboard or ashore in port, free of CP.

    `beaten` of the units take no move in this impulse. `units` of the `strength` that
    the Armada can carry are aboard now.
    """

    way: Way
    port: str
    regulars: int
    mercenaries: int
    leaders: tuple[str, ...]
    beaten: int
    units: int
    strength: int
    cites: tuple[str, ...]


def require_boarding(state: VirginQueen) -> None:
    """Raise `Refusal` in Winter, when nobody boards (VQ-AR-3.7, A-V-39)."""
    if state.phase == "winter":
        raise Refusal("no_boarding_in_winter", ("VQ-AR-3.7", "A-V-39"))


def check_load(state: VirginQueen, actor: Actor) -> Armada:
    """Return the Armada if it can be boarded in port now, or raise `Refusal`."""
    require_owner(state, actor, "VQ-AR-3.2")
    require_boarding(state)
    return check_unload(state, actor)


def check_unload(state: VirginQueen, actor: Actor) -> Armada:
    """Return the Armada if it can be left in port now, or raise `Refusal` (A-V-38).

    Who is aboard may stay there as long as Spain likes, Winter included (VQ-AR-3.6).
    """
    armada = ordered(state, actor, "VQ-AR-3.2", "A-V-38")
    port_of(state, armada, "VQ-AR-3.2")
    return armada


def load(state: VirginQueen, command: Load) -> Result[VirginQueen]:
    """Take units aboard without CP, never above the capacity (VQ-AR-3.3).

    Units that lost a field battle in this impulse may go too (VQ-AR-3.4); those that
    did not go first.
    """
    armada = check_load(state, command.actor)
    port = armada.place
    ashore = standing(state.spaces[port])
    going = picked(ashore, command, port, "VQ-AR-3.2")
    require_room(armada, going.troops.units, "VQ-AR-3.3")

    crowd = aboard(armada).joined(going)
    after = with_aboard(placed(state, port, ashore.parted(going)), armada, crowd)
    return Result(after, (_told("aboard", armada, going, crowd),))


def unload(state: VirginQueen, command: Unload) -> Result[VirginQueen]:
    """Put units ashore without CP; beaten ones still may not march (A-V-38)."""
    armada = check_unload(state, command.actor)
    port = armada.place
    going = picked(aboard(armada), command, ABOARD, "VQ-AR-3.2")
    ashore = standing(state.spaces[port])
    require_space_for(ashore, going, port, "VQ-AR-3.2")

    crowd = aboard(armada).parted(going)
    after = with_aboard(placed(state, port, ashore.joined(going)), armada, crowd)
    return Result(after, (_told("ashore", armada, going, crowd),))


def leaders_ashore(state: VirginQueen) -> tuple[Choice, ...]:
    """Return the army leaders who can board in the port where the Armada lies."""
    port = state.spaces.get(state.armada.place) if state.armada else None
    return tuple(map(Choice, port.leaders if port else ()))


def _told(
    way: Way, armada: Armada, going: Formation, crowd: Formation
) -> PartyTransferred:
    """Return who went, and how full the Armada is with *crowd* aboard."""
    clause = "VQ-AR-3.4" if way == "aboard" else "VQ-AR-3.5"
    cites = ("VQ-AR-3.2", *((clause, "A-V-38") if going.beaten.units else ()))
    return PartyTransferred(
        way=way,
        port=armada.place,
        regulars=going.troops.regulars,
        mercenaries=going.troops.mercenaries,
        leaders=going.leaders,
        beaten=going.beaten.units,
        units=crowd.troops.units,
        strength=armada.strength,
        cites=cites,
    )
