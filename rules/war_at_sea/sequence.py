"""The sequence of play: who may speak, and when (A-G-02, A-G-03, A-S-01, A-S-13)."""

from collections.abc import Callable
from typing import ParamSpec

from rules.kernel.audience import UMPIRE
from rules.kernel.choice import Choice
from rules.kernel.model import Command
from rules.kernel.refusal import Refusal
from rules.war_at_sea.state import Phase, WarAtSea

P = ParamSpec("P")


class WarAtSeaCommand(Command):
    """A command of a faction, or of the umpire, who also runs the pirates."""


def require_running(state: WarAtSea) -> None:
    """Raise `Refusal` once the umpire has ended the game."""
    if state.phase == "over":
        raise Refusal("game_over", ("A-G-03",), turn=state.turn)


def require_phase(state: WarAtSea, phase: Phase, *cites: str) -> None:
    """Raise `Refusal`, citing *cites*, in any phase but *phase*."""
    if state.phase != phase:
        raise Refusal("wrong_phase", cites, phase=state.phase, needed=phase)


def require_side(state: WarAtSea, actor: str) -> str:
    """Return the faction that acts; raise `Refusal` for the umpire: he must name one.

    He may take any decision for an absent faction, as that faction (A-G-02).
    """
    if actor not in state.factions:
        legal = (Choice(side) for side in state.factions)
        raise Refusal("name_a_side", ("A-G-02",), legal)
    return actor


def require_umpire(actor: str) -> None:
    """Raise `Refusal` unless the umpire speaks: facts are his to enter (A-G-03)."""
    if actor != UMPIRE:
        raise Refusal("not_the_umpire", ("A-G-03",))


def allowed(check: Callable[P, object], *args: P.args, **named: P.kwargs) -> bool:
    """Tell whether *check* finds nothing that the rules forbid."""
    try:
        check(*args, **named)
    except Refusal:
        return False
    return True
