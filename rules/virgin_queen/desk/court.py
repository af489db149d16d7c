"""Facts about Spain's court: her card bonus and her administrative rating."""

from typing import Annotated, Final

from pydantic import Field

from rules.kernel.choice import Choice
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.virgin_queen.philip import BONUS, RATING
from rules.virgin_queen.sequence import VirginQueenCommand
from rules.virgin_queen.state import VirginQueen

MOST: Final = 9
Digit = Annotated[int, Field(ge=0, le=MOST)]

LEFT: Final = {"card_bonus": BONUS, "admin_rating": RATING}
"""What Spain has once Philip II is dead, for good (VQ-PH-1, VQ-PH-2, A-V-52)."""


class SetBonus(VirginQueenCommand):
    """Set Spain's card bonus."""

    path = ("umpire", "bonus")

    number: Digit


class SetRating(VirginQueenCommand):
    """Set Spain's administrative rating."""

    path = ("umpire", "rating")

    number: Digit


class BonusSet(Event):
    """Spain's card bonus was entered."""

    old: int
    new: int
    cites: tuple[str, ...] = ("A-G-03",)


class RatingSet(Event):
    """Spain's administrative rating was entered."""

    old: int
    new: int
    cites: tuple[str, ...] = ("A-G-03",)


def set_bonus(state: VirginQueen, command: SetBonus) -> Result[VirginQueen]:
    """Enter the card bonus; without Philip II there is none (VQ-PH-1)."""
    _require_philip(state, "card_bonus", command.number, "VQ-PH-1")

    event = BonusSet(old=state.card_bonus, new=command.number)
    return Result(state.evolve(card_bonus=command.number), (event,))


def set_rating(state: VirginQueen, command: SetRating) -> Result[VirginQueen]:
    """Enter the administrative rating; without Philip II it is 1 (VQ-PH-2)."""
    _require_philip(state, "admin_rating", command.number, "VQ-PH-2")

    event = RatingSet(old=state.admin_rating, new=command.number)
    return Result(state.evolve(admin_rating=command.number), (event,))


def _require_philip(state: VirginQueen, what: str, number: int, clause: str) -> None:
    """Raise `Refusal` for any *number* but the one that his death leaves (A-V-52)."""
    left = LEFT[what]
    if state.philip_dead and number != left:
        cites, legal = (clause, "A-V-52"), (Choice(str(left)),)
        raise Refusal("philip_is_dead", cites, legal, what=what, left=left)
