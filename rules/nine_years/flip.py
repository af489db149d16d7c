"""KWW-FLIP: strengthening one's position by turning the marker to one's side."""

from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.nine_years.calendar import hand_over
from rules.nine_years.sequence import (
    Actor,
    NineYearsCommand,
    not_your_turn,
    require_phase,
    require_running,
    require_side,
)
from rules.nine_years.state import OTHER, Marker, NineYears, Side


class Flip(NineYearsCommand):
    """Discard one action card to turn the marker to one's own side."""

    path = ("flip",)


class MarkerFlipped(Event):
    """A side turned the marker to itself; `cards` is what it has left."""

    side: Side
    cards: int
    cites: tuple[str, ...]


def check_flip(state: NineYears, actor: Actor) -> Side:
    """Return the side that flips, or raise `Refusal` (KWW-FLIP-1 to KWW-FLIP-6)."""
    require_running(state)
    side = require_side(actor)
    require_phase(state, "campaign", "KWW-FLIP-1")
    if state.turn != side:
        raise not_your_turn(OTHER[side], "KWW-FLIP-1", "KWW-FLIP-2", "A-K-01")
    if side in state.flipped:
        raise Refusal("flipped_before", ("KWW-FLIP-3",))
    if state.flip_closed:
        lock = state.options.flip_lock
        raise Refusal("flip_closed", ("KWW-FLIP-4", "A-K-02"), lock=lock)
    if state.marker.side == side:
        raise Refusal("side_already_up", ("KWW-FLIP-6", "A-K-03"))
    if not state.cards[side]:
        raise Refusal("no_card", ("KWW-FLIP-1", "A-K-04"))
    return side


def flip(state: NineYears, command: Flip) -> Result[NineYears]:
    """Turn the marker for one action card, once a game (KWW-FLIP-1, KWW-FLIP-3).

    The card is only discarded, and the turn goes on, unless the option
    `flip_ends_round` makes the flip the whole turn (A-K-04). It is open from the first
    year on (A-K-05).
    """
    side = check_flip(state, command.actor)

    cards = state.cards[side] - 1
    after = state.evolve(
        marker=Marker(box=state.marker.box, side=side),
        cards=state.cards | {side: cards},
        flipped=(*state.flipped, side),
        flip_closed=True,
    )
    flipped = MarkerFlipped(side=side, cards=cards, cites=("KWW-FLIP-1", "A-K-04"))
    if not state.options.flip_ends_round:
        return Result(after, (flipped,))
    handed = hand_over(after, side, "A-K-04")
    return Result(handed.state, (flipped, *handed.events))
