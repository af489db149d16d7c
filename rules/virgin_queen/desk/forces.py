"""Spain's land units and leaders, in a space or aboard the Armada, seen as one."""

from typing import Final

from rules.kernel.choice import Choice
from rules.kernel.refusal import Refusal
from rules.virgin_queen.armada.commanding import ABOARD, aboard, with_aboard
from rules.virgin_queen.armada.state import Armada
from rules.virgin_queen.desk.known import space_named
from rules.virgin_queen.formation import Formation, placed, standing
from rules.virgin_queen.state import VirginQueen

NOWHERE: Final = "none"
"""Names no place: a leader leaves the map."""


def stations(state: VirginQueen) -> tuple[Choice, ...]:
    """Return where Spain's units may be: in spaces, and aboard the Armada."""
    afloat = () if state.armada is None else (ABOARD,)
    return tuple(map(Choice, (*state.spaces, *afloat)))


def leader_stations(state: VirginQueen) -> tuple[Choice, ...]:
    """Return where an army leader may be put, off the map included."""
    return (*stations(state), Choice(NOWHERE, "off_the_map"))


def armada_afloat(state: VirginQueen) -> Armada:
    """Return the Armada; raise `Refusal` if it is not on the map."""
    if state.armada is None:
        raise Refusal("no_armada", ("A-G-03", "VQ-AR-1.1"))
    return state.armada


def force_at(state: VirginQueen, place: str) -> Formation:
    """Return who is in a space or aboard; raise `Refusal` for any other place."""
    if place == ABOARD:
        return aboard(armada_afloat(state))
    return standing(space_named(state, place))


def with_force(state: VirginQueen, place: str, force: Formation) -> VirginQueen:
    """Return the position with *force*, and nobody else, in a space or aboard."""
    if place == ABOARD:
        return with_aboard(state, armada_afloat(state), force)
    return placed(state, place, force)


def asking_anew(before: VirginQueen, after: VirginQueen) -> VirginQueen:
    """Return *after*, with a new question if what Spain must lose is not as *before*.

    Which units that is she is asked about the Armada as it is now (VQ-AR-5.5).
    """
    return after if _excess(before) == _excess(after) else after.asking()


def _excess(state: VirginQueen) -> int:
    return 0 if state.armada is None else state.armada.excess
