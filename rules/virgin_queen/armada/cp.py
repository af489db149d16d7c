"""VQ-AR-2.1, VQ-AR-2.2: the CP that Spain has to spend in an impulse."""

from typing import Annotated, Literal

from pydantic import Field

from rules.kernel.choice import Choice
from rules.kernel.fields import Id
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.virgin_queen.armada.commanding import require_owner
from rules.virgin_queen.names import UNSEEN
from rules.virgin_queen.sequence import VirginQueenCommand, require_impulse
from rules.virgin_queen.state import (
    MOST_CP,
    SPAIN,
    Purse,
    VirginQueen,
    sorted_treasures,
    without,
)

Source = Literal["spanish_armada", "armada_indulgence", "other_card", "treasure"]
"""What CP come from; the label must always be told (A-V-33)."""

OWN_CARDS = ("spanish_armada", "armada_indulgence")
"""The cards that give CP for the Armada by themselves (VQ-AR-2.1)."""


class AddCp(VirginQueenCommand):
    """Enter CP that a card gives Spain, or spend a treasure for its CP."""

    path = ("cp",)

    source: Source
    points: Annotated[int, Field(ge=1, le=MOST_CP)] | None = None
    treasure: Id | None = None


class CpAdded(Event):
    """Spain has more CP in this impulse; `cp` is what it has now.

    A treasure that was spent lies openly in the discard.
    """

    source: Source
    points: int
    treasure: str | None
    cp: int
    cites: tuple[str, ...]


def add_cp(state: VirginQueen, command: AddCp) -> Result[VirginQueen]:
    """Add CP to those of this impulse, whatever their source (A-V-33, A-V-34)."""
    cites = cites_of(command.source)
    require_owner(state, command.actor, *cites)
    require_impulse(state, *cites)
    if command.source == "treasure":
        return _spend_treasure(state, command, *cites)
    if command.treasure is not None:
        raise Refusal("card_without_treasure", cites, source=command.source)
    if command.points is None:
        raise Refusal("cp_unknown", cites)
    return _added(state, command.source, command.points, None, *cites)


def cites_of(source: Source) -> tuple[str, ...]:
    """Return what lets Spain spend CP of this source."""
    return ("VQ-AR-2.1" if source in OWN_CARDS else "VQ-AR-2.2", "A-V-33")


def spend(state: VirginQueen, points: int, *cites: str) -> VirginQueen:
    """Return the position after *points* CP were spent, of what came first first.

    Raises `Refusal`, citing *cites*, if there are too few.
    """
    if points > state.cp:
        raise Refusal("cp_short", cites, points=points, left=state.cp)
    purses = []
    for purse in state.purses:
        taken = min(points, purse.points)
        points -= taken
        if purse.points > taken:
            purses.append(purse.evolve(points=purse.points - taken))
    return state.evolve(purses=tuple(purses))


def treasures_to_spend(state: VirginQueen) -> tuple[Choice, ...]:
    """Return the treasures of Spain's set, as far as they are seen, with their CP."""
    return tuple(
        Choice(one, "treasure_cp", {"treasure": one, "cp": state.values[one]})
        for one in state.held(SPAIN)
        if one != UNSEEN and state.values[one]
    )


def _spend_treasure(
    state: VirginQueen, command: AddCp, *cites: str
) -> Result[VirginQueen]:
    """Discard a treasure of Spain's for as many CP as it is worth (VQ-AR-2.2)."""
    legal, treasure = treasures_to_spend(state), command.treasure
    if treasure is None:
        raise Refusal("treasure_unnamed", cites, legal)
    if treasure not in state.held(SPAIN):
        raise Refusal("treasure_not_held", cites, legal, treasure=treasure)
    worth = state.values[treasure]
    if command.points not in {None, worth}:
        raise Refusal("treasure_worth", cites, treasure=treasure, cp=worth)
    if not worth:
        raise Refusal("treasure_worthless", cites, legal, treasure=treasure)

    held = without(state.held(SPAIN), treasure)
    after = state.evolve(
        holdings={**state.holdings, SPAIN: held},
        discard=sorted_treasures(state.discard, (treasure,)),
    )
    return _added(after, "treasure", worth, treasure, *cites)


def _added(
    state: VirginQueen, source: Source, points: int, treasure: str | None, *cites: str
) -> Result[VirginQueen]:
    """Put CP into a purse of their own."""
    purse = Purse(source=source, points=points)
    after = state.evolve(purses=(*state.purses, purse))
    added = CpAdded(
        source=source, points=points, treasure=treasure, cp=after.cp, cites=cites
    )
    return Result(after, (added,))
