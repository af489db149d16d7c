"""Who may speak, and when (A-G-02, A-G-03)."""

from collections.abc import Callable
from typing import Annotated

from pydantic import Field

from rules.kernel.audience import UMPIRE
from rules.kernel.choice import Choice
from rules.kernel.model import Command
from rules.kernel.refusal import Refusal
from rules.virgin_queen.names import Actor, Power
from rules.virgin_queen.state import SPAIN, Phase, VirginQueen

Few = Annotated[int, Field(ge=0, le=99)]
"""A number of units in a command."""


class VirginQueenCommand(Command):
    """A command of one of the six powers, or of the umpire."""

    actor: Actor


def require_running(state: VirginQueen) -> None:
    """Raise `Refusal` after the game's end."""
    if state.over:
        raise Refusal("game_over", ("A-G-03",), turn=state.turn)


def require_umpire(actor: Actor) -> None:
    """Raise `Refusal` unless the umpire speaks: facts are his to enter (A-G-03)."""
    if actor != UMPIRE:
        raise Refusal("not_the_umpire", ("A-G-03",))


def require_power(actor: Actor, order: tuple[Power, ...]) -> Power:
    """Return the power that acts; raise `Refusal` for the umpire, who must name one."""
    if actor == UMPIRE:
        raise Refusal("name_a_power", ("A-G-02",), map(Choice, order))
    return actor


def require_spain(actor: Actor, *cites: str) -> None:
    """Raise `Refusal`, citing *cites*, unless Spain acts."""
    if actor != SPAIN:
        raise Refusal("not_spain", cites)


def require_phase(state: VirginQueen, phase: Phase, *cites: str) -> None:
    """Raise `Refusal`, citing *cites*, in any phase but *phase*."""
    if state.phase != phase:
        raise Refusal("wrong_phase", cites, phase=state.phase, needed=phase)


def require_closed(state: VirginQueen, *cites: str) -> None:
    """Raise `Refusal` while the event is open: nothing else touches it (A-V-08)."""
    if state.fleet is not None:
        raise Refusal("fleet_open", (*cites, "A-V-08"), step=state.fleet.step)


def require_impulse(state: VirginQueen, *cites: str) -> None:
    """Raise `Refusal`, citing *cites*, outside Spain's impulse (A-V-38)."""
    require_phase(state, "action", *cites)
    if state.impulse != SPAIN:
        raise Refusal("not_your_impulse", cites, power=state.impulse or "nobody")


Check = Callable[[VirginQueen, Actor], object]
"""Finds what a command needs, or raises `Refusal`; throws no die."""


def is_open(check: Check, state: VirginQueen, actor: Actor) -> bool:
    """Tell whether *check* lets *actor* do now what it guards."""
    try:
        check(state, actor)
    except Refusal:
        return False
    return True
