"""The common pool of treasures, and what becomes of it when it runs out (A-V-09).

What is drawn is told to nobody but those who may see it (A-G-04).
"""

from dataclasses import dataclass

from rules.kernel.dice import Dice
from rules.virgin_queen.state import VirginQueen, without


@dataclass(frozen=True, slots=True)
class Drawn:
    """Treasures that were drawn and lie nowhere in `state`, until they are laid down.

    `reshuffled` discards went into the pool on the way; `short` is how many treasures
    were wanted that there are not.
    """

    state: VirginQueen
    treasures: tuple[str, ...]
    reshuffled: int = 0
    short: int = 0


def draw_treasures(state: VirginQueen, number: int, purpose: str, dice: Dice) -> Drawn:
    """Draw *number* treasures from the pool, and from the discards once it is empty.

    Discards are shuffled back only when the pool does not reach; where both together
    are too few, all of them are drawn (A-V-09).
    """
    first = _out_of_pool(state, number, purpose, dice)
    if not first.short or not first.state.discard:
        return first
    discard = first.state.discard
    filled = first.state.evolve(pool=discard, discard=())
    second = _out_of_pool(filled, first.short, purpose, dice)
    treasures = (*first.treasures, *second.treasures)
    return Drawn(second.state, treasures, len(discard), second.short)


def _out_of_pool(state: VirginQueen, number: int, purpose: str, dice: Dice) -> Drawn:
    """Draw *number* treasures, or as many as the pool has."""
    there = min(number, len(state.pool))
    treasures = dice.draw(there, state.pool, purpose) if there else ()
    after = state.evolve(pool=without(state.pool, *treasures))
    return Drawn(after, treasures, short=number - there)
