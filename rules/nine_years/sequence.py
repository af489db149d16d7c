"""The sequence of play: who may speak, and when (A-G-02, A-G-03, A-K-10)."""

from collections.abc import Callable
from typing import Final, Literal

from rules.kernel.audience import UMPIRE
from rules.kernel.choice import Choice
from rules.kernel.model import Command
from rules.kernel.refusal import Refusal
from rules.nine_years.state import SIDES, NineYears, Phase, Side

Actor = Literal["alliance", "bourbon", "umpire"]

ACTORS: Final[tuple[Actor, ...]] = (*SIDES, UMPIRE)


class NineYearsCommand(Command):
    """A command of one of the two sides, or of the umpire."""

    actor: Actor


def require_running(state: NineYears) -> None:
    """Raise `Refusal` after the Winter of the last year."""
    if state.over:
        raise Refusal("game_over", ("A-K-10",), year=state.year)


def require_side(actor: Actor) -> Side:
    """Return the side that acts; raise `Refusal` for the umpire, who must name one."""
    if actor == UMPIRE:
        raise Refusal("name_a_side", ("A-G-02",), (Choice(side) for side in SIDES))
    return actor


def require_umpire(actor: Actor) -> None:
    """Raise `Refusal` unless the umpire speaks: facts are his to enter (A-G-03)."""
    if actor != UMPIRE:
        raise Refusal("not_the_umpire", ("A-G-03",))


def require_phase(state: NineYears, phase: Phase, *cites: str) -> None:
    """Raise `Refusal`, citing *cites*, in any phase but *phase*."""
    if state.phase != phase:
        raise wrong_phase(state, phase, *cites)


def wrong_phase(state: NineYears, phase: Phase, *cites: str) -> Refusal:
    """Return the refusal of what belongs into *phase*, which is not the present one."""
    return Refusal("wrong_phase", cites, phase=state.phase, needed=phase)


def not_your_turn(turn: Side, *cites: str) -> Refusal:
    """Return the refusal of what waits for one's own turn while *turn* has it."""
    return Refusal("not_your_turn", cites, turn=turn)


Check = Callable[[NineYears, Actor], object]
"""Finds what a command needs, or raises `Refusal`; throws no die."""


def is_open(check: Check, state: NineYears, actor: Actor) -> bool:
    """Tell whether *check* lets *actor* do now what it guards."""
    try:
        check(state, actor)
    except Refusal:
        return False
    return True
