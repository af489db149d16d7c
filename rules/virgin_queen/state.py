"""The position: treasures, expeditions, spaces, the Armada, and the calendar."""

from collections.abc import Iterator
from typing import Annotated, Final, Literal, Self

from pydantic import Field

from rules.kernel.model import Model
from rules.virgin_queen.armada.state import Armada
from rules.virgin_queen.names import Power
from rules.virgin_queen.options import VirginQueenOptions
from rules.virgin_queen.treasure_fleet.state import TreasureFleet
from rules.virgin_queen.troops import NONE, Troops

SPAIN: Final = "spain"
ENGLAND: Final = "england"

CAPITALS: Final = ("madrid", "milan")
"""The official one and the military centre (VQ-CAP-1)."""

Phase = Literal["spring", "action", "winter"]

PHASES: Final[tuple[Phase, ...]] = ("spring", "action", "winter")
"""The phases of a turn: Spring Deployment, Action, Winter."""

MOST_ESCORT: Final = 2
"""Galleons that may convoy the Treasure Fleet (VQ-TR-3)."""

MOST_CP: Final = 20

Count = Annotated[int, Field(ge=0)]


class Expedition(Model):
    """A sea captain with his ships; known by his short id.

    `rating` is his piracy rating, `zone` an ocean zone or `home`. `loot` are the
    treasures that he has not brought home yet (VQ-TF-4.15).
    """

    power: Power
    rating: Annotated[int, Field(ge=0, le=9)]
    zone: str
    damaged: bool = False
    loot: tuple[str, ...] = ()


class Space(Model):
    """A space of the map of Europe, as far as these rules ask about it.

    `seas` are the sea zones that its port touches; a space without any is no port.
    `transport` tells whether it meets the rules for the end of a naval transport
    (A-V-46), `enterable` whether Spain may return home to it (A-V-49). `troops` and
    `leaders` are Spanish (A-V-53); `beaten` are those of them that lost a field battle
    in this impulse (VQ-AR-3.4).
    """

    controller: Power | None
    unrest: bool = False
    besieged: bool = False
    transport: bool = True
    enterable: bool = True
    seas: tuple[str, ...] = ()
    troops: Troops = NONE
    leaders: tuple[str, ...] = ()
    beaten: Troops = NONE


class Purse(Model):
    """CP that Spain has to spend in this impulse, with their source (A-V-33)."""

    source: Literal["spanish_armada", "armada_indulgence", "other_card", "treasure"]
    points: Annotated[int, Field(ge=1, le=MOST_CP)]


class VirginQueen(Model):
    """A position of Virgin Queen, as far as Spain's section goes.

    Every treasure of `values` lies in exactly one place: `pool`, `row`, `discard`, in
    the `holdings` of a power, in the loot of an expedition, or among the selected of
    the event. `inspected` are those of the row that Spain has seen. `impulse` is the
    power whose impulse it is in the Action Phase, else None; `order` the powers in
    impulse order. `dealt` tells whether this turn's treasures lie in the row, `events`
    how often Treasure Fleet was resolved in this turn, `sprung` and `reinforced`
    whether Spain has made its spring move and has had its new regulars. `galleons` are
    those that can still be withdrawn, `escort` those that convoy the fleet. `track` is
    the turn from which a destroyed Armada may be created again. `names` words the ids
    of the scenario, by language. `opened` is the decision that the present question
    has, `decision` the number of questions so far.
    """

    options: VirginQueenOptions
    order: tuple[Power, ...]
    values: dict[str, Count]
    zones: tuple[str, ...]
    seas: dict[str, tuple[str, ...]]
    spaces: dict[str, Space]
    last_turn: Annotated[int, Field(ge=1)]
    names: dict[str, dict[str, str]] = Field(default_factory=dict)
    turn: Annotated[int, Field(ge=1)] = 1
    phase: Phase = "spring"
    impulse: Power | None = None
    dealt: bool = False
    events: Count = 0
    pool: tuple[str, ...]
    row: tuple[str, ...] = ()
    inspected: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    holdings: dict[Power, tuple[str, ...]] = Field(default_factory=dict)
    expeditions: dict[str, Expedition] = Field(default_factory=dict)
    informants: tuple[tuple[Power, Power], ...] = ()
    piracy_vp: dict[Power, Count] = Field(default_factory=dict)
    galleons: Count
    escort: Annotated[int, Field(ge=0, le=MOST_ESCORT)] = 0
    fleet: TreasureFleet | None = None
    purses: tuple[Purse, ...] = ()
    armada: Armada | None = None
    track: Count | None = None
    sprung: bool = False
    reinforced: bool = False
    card_bonus: Count
    admin_rating: Count
    philip_dead: bool = False
    opened: Count = 1
    decision: Count = 1
    over: bool = False

    @property
    def cp(self) -> int:
        """CP that Spain has left in this impulse."""
        return sum(one.points for one in self.purses)

    def spies(self, spy: Power, target: Power) -> bool:
        """Tell whether an informant of *spy* is with *target*."""
        return (spy, target) in self.informants

    def with_expedition(self, captain: str, expedition: Expedition) -> Self:
        """Return the position with *captain*'s expedition as it is now."""
        return self.evolve(expeditions={**self.expeditions, captain: expedition})

    def with_space(self, name: str, space: Space) -> Self:
        """Return the position with one space as it is now."""
        return self.evolve(spaces={**self.spaces, name: space})

    def asking(self) -> Self:
        """Return the position with a new question."""
        return self.evolve(opened=self.decision + 1, decision=self.decision + 1)

    def held(self, power: Power) -> tuple[str, ...]:
        """Return the treasures of *power*."""
        return self.holdings.get(power, ())

    def places(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Yield each place with the treasures there; together they are all."""
        yield "pool", self.pool
        yield "row", self.row
        yield "discard", self.discard
        yield from self.holdings.items()
        for captain, expedition in self.expeditions.items():
            yield captain, expedition.loot
        if self.fleet is not None:
            yield "selected", self.fleet.selected


def sorted_treasures(*heaps: tuple[str, ...]) -> tuple[str, ...]:
    """Return treasures together in the order of their ids, which tells nothing."""
    return tuple(sorted(one for heap in heaps for one in heap))


def without(heap: tuple[str, ...], *taken: str) -> tuple[str, ...]:
    """Return *heap* without the treasures *taken*."""
    return tuple(one for one in heap if one not in taken)
