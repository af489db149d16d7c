"""VQ-PH: the death of Philip II."""

from typing import Final

from rules.kernel.model import Event, Result
from rules.virgin_queen.sequence import (
    VirginQueenCommand,
    require_running,
    require_umpire,
)
from rules.virgin_queen.state import VirginQueen

BONUS: Final = 0
"""Spain's card bonus after his death (VQ-PH-1)."""

RATING: Final = 1
"""Spain's administrative rating after his death (VQ-PH-2)."""


class SetPhilip(VirginQueenCommand):
    """Enter whether Philip II is dead."""

    path = ("umpire", "philip")

    dead: bool


class PhilipSet(Event):
    """Whether Philip II is dead was entered, with what Spain had and has by it."""

    old: bool
    new: bool
    old_bonus: int
    new_bonus: int
    old_rating: int
    new_rating: int
    cites: tuple[str, ...] = ("VQ-PH-1", "VQ-PH-2", "A-V-52")


def set_philip(state: VirginQueen, command: SetPhilip) -> Result[VirginQueen]:
    """Let Philip II be dead: no card bonus, rating 1, at once and for good (A-V-52).

    Any death counts, and the rating is set, not lowered. That he lives is a correction
    of the flag alone: bonus and rating are facts that the umpire enters.
    """
    require_running(state)
    require_umpire(command.actor)

    bonus, rating = state.card_bonus, state.admin_rating
    if command.dead:
        bonus, rating = BONUS, RATING
    after = state.evolve(
        philip_dead=command.dead, card_bonus=bonus, admin_rating=rating
    )
    entered = PhilipSet(
        old=state.philip_dead,
        new=command.dead,
        old_bonus=state.card_bonus,
        new_bonus=bonus,
        old_rating=state.admin_rating,
        new_rating=rating,
    )
    return Result(after, (entered,))
