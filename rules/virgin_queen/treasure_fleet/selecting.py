"""VQ-TF-2.1 to VQ-TF-2.5: Spain looks at the row and chooses what is shipped."""

from typing import ClassVar

from rules.kernel.audience import Audience, Viewer, only
from rules.kernel.choice import Choice
from rules.kernel.dice import Dice
from rules.kernel.fields import Ids
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.virgin_queen.row import take_from_row
from rules.virgin_queen.sequence import VirginQueenCommand, require_spain
from rules.virgin_queen.state import (
    MOST_ESCORT,
    SPAIN,
    VirginQueen,
    sorted_treasures,
)
from rules.virgin_queen.treasure_fleet.steps import open_fleet, require_step
from rules.virgin_queen.treasure_fleet.zone import roll_zone


class SelectTreasures(VirginQueenCommand):
    """Choose the treasures of the row that are shipped to Europe."""

    path = ("select",)
    hidden: ClassVar[frozenset[str]] = frozenset({"treasures"})

    treasures: Ids


class RowInspected(Event):
    """Spain has seen the row; `count` of its `number` treasures are to be shipped."""

    hidden: ClassVar[frozenset[str]] = frozenset({"treasures"})

    number: int
    count: int
    escort: int
    treasures: tuple[str, ...]
    cites: tuple[str, ...]

    def audience(self) -> Audience:
        """Return Spain."""
        return only(SPAIN)


class TreasuresSelected(Event):
    """So many treasures sail; `row` stay behind. `whole` if there was no choice."""

    hidden: ClassVar[frozenset[str]] = frozenset({"treasures"})

    number: int
    row: int
    whole: bool
    treasures: tuple[str, ...]
    cites: tuple[str, ...]

    def audience(self) -> Audience:
        """Return Spain."""
        return only(SPAIN)


def count_to_select(escort: int) -> int:
    """Return how many treasures Spain ships: 3 with two galleons, otherwise 2."""
    return 3 if escort == MOST_ESCORT else 2


def begin_selecting(state: VirginQueen, dice: Dice) -> Result[VirginQueen]:
    """Show Spain the row; a row that is no larger sails whole (VQ-TF-2.5, A-V-11)."""
    fleet, row = open_fleet(state), state.row
    seen = state.evolve(inspected=row)
    inspected = RowInspected(
        number=len(row),
        count=min(fleet.count, len(row)),
        escort=state.escort,
        treasures=row,
        cites=("VQ-TF-2.1", _clause(fleet.count), "A-V-10"),
    )
    if len(row) > fleet.count:
        return Result(seen.asking(), (inspected,))
    sailing = _selected(seen, row, dice, whole=True)
    return Result(sailing.state, (inspected, *sailing.events))


def select_treasures(
    state: VirginQueen, command: SelectTreasures, dice: Dice
) -> Result[VirginQueen]:
    """Ship exactly as many treasures as the escort allows (VQ-TF-2.2 to VQ-TF-2.4).

    Which they are stays secret; only their number is told (A-V-10).
    """
    fleet = require_step(state, "select", "VQ-TF-2.2")
    require_spain(command.actor, "VQ-TF-2.2")
    chosen, legal = command.treasures, selectable(state, SPAIN)
    for treasure in chosen:
        if treasure not in state.row:
            raise Refusal("not_in_row", ("VQ-TF-2.2",), legal, treasure=treasure)
        if chosen.count(treasure) > 1:
            raise Refusal("treasure_twice", ("VQ-TF-2.2",), legal, treasure=treasure)
    if len(chosen) != fleet.count:
        raise Refusal(
            "wrong_number_selected",
            (_clause(fleet.count), "A-V-11"),
            legal,
            number=len(chosen),
            count=fleet.count,
        )

    return _selected(state, chosen, dice, whole=False)


def selectable(state: VirginQueen, viewer: Viewer) -> tuple[Choice, ...]:
    """Return the treasures that may be selected: only Spain is told them."""
    fleet = state.fleet
    if viewer != SPAIN or fleet is None or fleet.step != "select":
        return ()
    return tuple(
        Choice(one, "treasure", {"treasure": one, "cp": state.values[one]})
        for one in state.row
    )


def _selected(
    state: VirginQueen, chosen: tuple[str, ...], dice: Dice, *, whole: bool
) -> Result[VirginQueen]:
    """Let the *chosen* treasures sail, and roll where they appear."""
    sailing = sorted_treasures(chosen)
    fleet = open_fleet(state).evolve(selected=sailing)
    after = take_from_row(state, sailing).evolve(fleet=fleet)
    rulings = ("VQ-TF-2.5", "A-V-11") if whole else ("VQ-TF-2.2",)
    selected = TreasuresSelected(
        number=len(sailing),
        row=len(after.row),
        whole=whole,
        treasures=sailing,
        cites=(*rulings, "A-V-10"),
    )
    rolled = roll_zone(after, dice)
    return Result(rolled.state, (selected, *rolled.events))


def _clause(count: int) -> str:
    """Return the clause that sets this number."""
    return "VQ-TF-2.3" if count == count_to_select(MOST_ESCORT) else "VQ-TF-2.4"
