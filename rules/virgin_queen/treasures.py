"""What may be known of the treasures: counts by all, some of them by their owners."""

from collections.abc import Iterator
from typing import Literal

from pydantic import Field

from rules.kernel.audience import Viewer
from rules.kernel.model import Answer, Question
from rules.virgin_queen.names import UNSEEN, Power
from rules.virgin_queen.state import SPAIN, VirginQueen
from rules.virgin_queen.view import view

Where = Literal["row", "selected", "holdings", "loot"]


class Treasures(Question):
    """Ask where the treasures lie, and which of them one may know."""

    path = ("treasures",)


class HoldingCounted(Answer):
    """How many treasures a power has brought home."""

    power: Power
    number: int


class LootCounted(Answer):
    """How many treasures an expedition carries."""

    expedition: str
    power: Power
    number: int


class TreasureKnown(Answer):
    """A treasure that the asker may know; `holder` is a power or a captain."""

    treasure: str
    cp: int
    where: Where
    holder: str


class TreasuresCounted(Answer):
    """How many treasures lie where; what the asker may know beyond that follows."""

    pool: int
    row: int
    discard: int
    selected: int
    told: tuple[HoldingCounted | LootCounted | TreasureKnown, ...] = Field(
        default=(), exclude=True
    )

    def lines(self) -> tuple[Answer, ...]:
        """Return holdings and loot, and the treasures that the asker may know."""
        return self.told


def treasures(state: VirginQueen, viewer: Viewer) -> TreasuresCounted:
    """Count all treasures, and name those that *viewer* may know (A-V-03, A-V-26).

    Spain knows the row as far as she has seen it, what she selected, and what was
    taken from her while it is at sea; everybody knows his own.
    """
    seen = view(state, viewer)
    return TreasuresCounted(
        pool=len(seen.pool),
        row=len(seen.row),
        discard=len(seen.discard),
        selected=len(_selected(seen)),
        told=(*_counts(seen), *_known(seen)),
    )


def _selected(seen: VirginQueen) -> tuple[str, ...]:
    """Return what sails with the Treasure Fleet."""
    return () if seen.fleet is None else seen.fleet.selected


def _counts(seen: VirginQueen) -> Iterator[HoldingCounted | LootCounted]:
    """Yield who has how many treasures; that is public."""
    for power in seen.order:
        if seen.held(power):
            yield HoldingCounted(power=power, number=len(seen.held(power)))
    for captain, one in seen.expeditions.items():
        if one.loot:
            number = len(one.loot)
            yield LootCounted(expedition=captain, power=one.power, number=number)


def _heaps(seen: VirginQueen) -> Iterator[tuple[Where, str, tuple[str, ...]]]:
    """Yield the heaps of which somebody may know more than the number."""
    yield "row", SPAIN, seen.row
    yield "selected", SPAIN, _selected(seen)
    for power in seen.order:
        yield "holdings", power, seen.held(power)
    for captain, one in seen.expeditions.items():
        yield "loot", captain, one.loot


def _known(seen: VirginQueen) -> Iterator[TreasureKnown]:
    """Yield each treasure that is no secret in the position as it is *seen*."""
    for where, holder, heap in _heaps(seen):
        for treasure in heap:
            if treasure != UNSEEN:
                cp = seen.values[treasure]
                yield TreasureKnown(
                    treasure=treasure, cp=cp, where=where, holder=holder
                )
