"""Facts about treasures: where one lies, and the event played once more."""

from typing import ClassVar

from rules.kernel.audience import UMPIRE, Audience, only
from rules.kernel.choice import Choice
from rules.kernel.fields import Id
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.virgin_queen.names import PLACES, POWERS
from rules.virgin_queen.sequence import VirginQueenCommand, require_closed
from rules.virgin_queen.state import VirginQueen, sorted_treasures, without


class MoveTreasure(VirginQueenCommand):
    """Put a treasure into the pool, the row, the discards, or with somebody."""

    path = ("umpire", "treasure")
    hidden: ClassVar[frozenset[str]] = frozenset({"treasure"})

    treasure: Id
    place: Id


class Reopen(VirginQueenCommand):
    """Let the event Treasure Fleet be played once more in this turn."""

    path = ("umpire", "reopen")


class TreasureMoved(Event):
    """The umpire put a treasure somewhere; he alone is told which, and whence."""

    hidden: ClassVar[frozenset[str]] = frozenset({"treasure", "old"})

    treasure: str
    old: str
    new: str
    cites: tuple[str, ...] = ("A-G-03", "A-G-04")

    def audience(self) -> Audience:
        """Return the umpire."""
        return only(UMPIRE)


class EventReopened(Event):
    """The event may be played once more in this turn."""

    turn: int
    cites: tuple[str, ...] = ("A-V-08",)


def treasures(state: VirginQueen) -> tuple[Choice, ...]:
    """Return all treasures of the game, wherever they lie: that tells nothing."""
    return tuple(map(Choice, state.values))


def treasure_places(state: VirginQueen) -> tuple[Choice, ...]:
    """Return where a treasure may lie: in a heap, with a power, in a captain's loot."""
    heaps = (Choice(heap, "heap", {"heap": heap}) for heap in PLACES)
    return (*heaps, *map(Choice, (*POWERS, *state.expeditions)))


def move_treasure(state: VirginQueen, command: MoveTreasure) -> Result[VirginQueen]:
    """Put a treasure somewhere else.

    Whether this is accepted never hangs on where it lies, or a refusal would tell that
    (A-V-10): where it lies already it may be put again, and while the event is open no
    treasure is moved at all (A-V-08).
    """
    require_closed(state, "VQ-TF-0.1")
    treasure, new = command.treasure, command.place
    if treasure not in state.values:
        legal = treasures(state)
        raise Refusal("unknown_treasure", ("A-G-03",), legal, treasure=treasure)
    places = treasure_places(state)
    if new not in {one.value for one in places}:
        raise Refusal("no_treasure_place", ("A-G-03",), places, place=new)

    old = next(where for where, heap in state.places() if treasure in heap)
    seen = state.inspected
    taken = _with_heap(state, old, without(_heap(state, old), treasure))
    after = _with_heap(taken, new, sorted_treasures(_heap(taken, new), (treasure,)))
    after = after.evolve(inspected=seen if new == "row" else without(seen, treasure))
    return Result(after, (TreasureMoved(treasure=treasure, old=old, new=new),))


def reopen(state: VirginQueen) -> Result[VirginQueen]:
    """Let the event be played once more in this turn (A-V-08)."""
    require_closed(state, "VQ-TF-0.1")
    if not state.events:
        raise Refusal("not_played_yet", ("A-V-08",), turn=state.turn)

    return Result(state.evolve(events=0), (EventReopened(turn=state.turn),))


def _heap(state: VirginQueen, place: str) -> tuple[str, ...]:
    """Return what lies in *place*."""
    return dict(state.places()).get(place, ())


def _with_heap(state: VirginQueen, place: str, heap: tuple[str, ...]) -> VirginQueen:
    """Return the position with *heap*, and nothing else, in *place*."""
    if place in PLACES:
        return state.evolve(**{place: heap})
    if place in POWERS:
        return state.evolve(holdings={**state.holdings, place: heap})
    expedition = state.expeditions[place].evolve(loot=heap)
    return state.with_expedition(place, expedition)
