"""VQ-AR-8.1: what the Armada counts for in a blockade; and all that is known of it."""

from rules.kernel.model import Answer, Question
from rules.virgin_queen.armada.commanding import room
from rules.virgin_queen.armada.state import Armada
from rules.virgin_queen.state import VirginQueen


class AskArmada(Question):
    """Ask how strong the Armada is, where it lies and whom it carries."""

    path = ("armada", "show")


class ArmadaShown(Answer):
    """The Armada as everybody may know it.

    `beaten` of the units aboard lost a battle in this impulse; `room` units more can
    be carried. `blockade` is the number of naval units that it counts for before an
    assault; it supports no ordinary naval transport (VQ-AR-7.6). `cp` are those that
    Spain has left, `banked` those kept in the Armada.
    """

    strength: int
    place: str
    regulars: int
    mercenaries: int
    leaders: tuple[str, ...]
    beaten: int
    room: int
    excess: int
    blockade: int
    banked: int
    cp: int
    cites: tuple[str, ...] = ("VQ-AR-1.4", "VQ-AR-7.6", "VQ-AR-8.1", "A-V-48")


class NoArmadaShown(Answer):
    """There is no Armada; from `turn` on it may be created, if Spain has the card."""

    turn: int
    cp: int
    cites: tuple[str, ...] = ("VQ-AR-1.1", "VQ-AR-5.7")


def blockade_units(strength: int) -> int:
    """Return for how many naval units an Armada of *strength* blockades (VQ-AR-8.1)."""
    return strength // 2


def armada_shown(state: VirginQueen) -> ArmadaShown | NoArmadaShown:
    """Answer with all about the Armada; none of it is secret."""
    armada = state.armada
    if armada is None:
        return NoArmadaShown(turn=max(state.track or 0, state.turn), cp=state.cp)
    return _shown(armada, state.cp)


def _shown(armada: Armada, cp: int) -> ArmadaShown:
    return ArmadaShown(
        strength=armada.strength,
        place=armada.place,
        regulars=armada.cargo.regulars,
        mercenaries=armada.cargo.mercenaries,
        leaders=armada.leaders,
        beaten=armada.beaten.units,
        room=room(armada),
        excess=armada.excess,
        blockade=blockade_units(armada.strength),
        banked=armada.banked,
        cp=cp,
    )
