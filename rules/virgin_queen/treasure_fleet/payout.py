"""VQ-TF-5.1: what was selected and not taken comes to Spain."""

from typing import ClassVar

from rules.kernel.audience import Audience, only
from rules.kernel.model import Event, Result
from rules.virgin_queen.state import SPAIN, VirginQueen, sorted_treasures
from rules.virgin_queen.treasure_fleet.homing import begin_homing
from rules.virgin_queen.treasure_fleet.steps import open_fleet


class TreasuresDelivered(Event):
    """So many treasures reached Spain; `row` stay behind. Spain knows which."""

    hidden: ClassVar[frozenset[str]] = frozenset({"treasures"})

    number: int
    held: int
    row: int
    treasures: tuple[str, ...]
    cites: tuple[str, ...] = ("VQ-TF-5.1", "A-V-27", "A-V-28")

    def audience(self) -> Audience:
        """Return Spain."""
        return only(SPAIN)


def pay_out(state: VirginQueen) -> Result[VirginQueen]:
    """Add the selected treasures that are left to Spain's; then comes step 6.

    The printed text says "selected in step 3", which is read as step 2 (A-V-27). What
    was not selected stays in the row (A-V-28).
    """
    fleet = open_fleet(state)
    selected = fleet.selected
    held = sorted_treasures(state.held(SPAIN), selected)
    after = state.evolve(fleet=fleet.evolve(selected=(), queue=()))
    if selected:
        after = after.evolve(holdings={**after.holdings, SPAIN: held})
    delivered = TreasuresDelivered(
        number=len(selected), held=len(held), row=len(state.row), treasures=selected
    )
    homing = begin_homing(after)
    return Result(homing.state, (delivered, *homing.events))
