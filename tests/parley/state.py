"""The position of a parley, and what of it each viewer may know."""

from typing import Annotated, Final, Literal, Self

from pydantic import Field

from rules.kernel.audience import UMPIRE, Viewer
from rules.kernel.model import Model
from tests.parley.setup import SIDES, HouseRules, Side

UNSEEN: Final = "unseen"
"""What stands in a view for every card, choice and letter that is not shown."""

READERS: Final = (*SIDES, UMPIRE)
"""Who may read letters: all who hold a seat, and the umpire."""

Stance = Literal["attack", "hold", "leave"]
Word = Literal["accept", "press"]


class Camp(Model):
    """What one side has.

    `hand`: cards, only its own side knows which; `letter`: the last one it wrote,
    which only those who hold no seat may not read; `ships`: what each is called;
    `away`: those that come back with the next day; `hold`: units of each good.
    """

    gold: int
    harbour: str
    hand: tuple[str, ...] = ()
    letter: str = ""
    ships: dict[str, str] = Field(default_factory=dict)
    away: tuple[str, ...] = ()
    hold: dict[str, int] = Field(default_factory=dict)

    @property
    def moored(self) -> tuple[str, ...]:
        """The ships that are not away, in the order of the set-up."""
        return tuple(ship for ship in self.ships if ship not in self.away)


class Day(Model):
    """Both sides seal a choice; until the second is in, each may do other things."""

    kind: Literal["day"] = "day"
    sealed: dict[Side, Stance | Literal["unseen"]] = Field(default_factory=dict)


class FirstRound(Model):
    """Talks: each side says its first word, in any order, in the open."""

    kind: Literal["first_round"] = "first_round"
    words: dict[Side, Word] = Field(default_factory=dict)


class SecondRound(Model):
    """Talks: about a stake that a die has set, the sides speak one after the other."""

    kind: Literal["second_round"] = "second_round"
    stake: int
    speakers: Annotated[tuple[Side, ...], Field(min_length=1)]
    words: dict[Side, Word] = Field(default_factory=dict)


class Over(Model):
    """The umpire has ended the game."""

    kind: Literal["over"] = "over"


class Parley(Model):
    """The whole position.

    `decision` counts the decisions that were ever put; `worths` is what each card of
    the set-up is worth, `cup` those not drawn yet (nobody knows which), `played`
    those that lie open.
    """

    options: HouseRules
    day: int = 1
    decision: int = 1
    phase: Annotated[
        Day | FirstRound | SecondRound | Over, Field(discriminator="kind")
    ] = Day()
    worths: dict[str, int]
    cup: tuple[str, ...]
    played: tuple[str, ...] = ()
    stock: dict[str, int]
    camps: dict[Side, Camp]

    def with_camp(self, side: Side, camp: Camp) -> Self:
        """Return this position with the camp of *side* replaced."""
        return self.evolve(camps={**self.camps, side: camp})

    def paid(self, side: Side, gold: int) -> Self:
        """Return this position with *gold* more, or less but never below 0."""
        camp = self.camps[side]
        return self.with_camp(side, camp.evolve(gold=max(0, camp.gold + gold)))


def view(state: Parley, viewer: Viewer) -> Parley:
    """Return *state* without what *viewer* may not know; how much is hidden stays."""
    phase = state.phase
    if isinstance(phase, Day):
        phase = _day_seen(phase, viewer)
    return state.evolve(
        cup=(UNSEEN,) * len(state.cup),
        phase=phase,
        camps={side: _camp_seen(state.camps[side], side, viewer) for side in SIDES},
    )


def _day_seen(day: Day, viewer: Viewer) -> Day:
    return day.evolve(
        sealed={
            side: stance if side == viewer else UNSEEN
            for side, stance in day.sealed.items()
        }
    )


def _camp_seen(camp: Camp, side: Side, viewer: Viewer) -> Camp:
    hand = camp.hand if side == viewer else (UNSEEN,) * len(camp.hand)
    reads = viewer in READERS or not camp.letter
    return camp.evolve(hand=hand, letter=camp.letter if reads else UNSEEN)
