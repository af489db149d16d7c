"""The position without what a viewer may not know (A-V-03, A-V-10, A-V-26).

Hidden are the treasures in pool, row and discard, those that Spain selected, loot and
holdings; how many they are is known to all. Spain knows the row as far as she has
inspected it, what she selected, and what was captured; a power its own.
"""

from rules.kernel.audience import Viewer
from rules.virgin_queen.names import UNSEEN, Power
from rules.virgin_queen.state import SPAIN, Expedition, VirginQueen
from rules.virgin_queen.treasure_fleet.state import TreasureFleet


def view(state: VirginQueen, viewer: Viewer) -> VirginQueen:
    """Return the position as *viewer* may know it."""
    return state.evolve(
        pool=unseen(state.pool),
        row=_row(state, viewer),
        inspected=state.inspected if viewer == SPAIN else (),
        discard=unseen(state.discard),
        holdings={
            power: heap if viewer == power else unseen(heap)
            for power, heap in state.holdings.items()
        },
        expeditions={
            captain: _expedition(one, viewer)
            for captain, one in state.expeditions.items()
        },
        fleet=_fleet(state.fleet, viewer),
    )


def unseen(heap: tuple[str, ...]) -> tuple[str, ...]:
    """Return as many treasures that nobody can tell apart."""
    return (UNSEEN,) * len(heap)


def _row(state: VirginQueen, viewer: Viewer) -> tuple[str, ...]:
    """Return the row: open, or as far as Spain has inspected it (A-V-03).

    An open row is covered while the event is, or it would tell what was selected.
    """
    if state.options.row_open and (viewer == SPAIN or state.fleet is None):
        return state.row
    if viewer == SPAIN:
        seen = tuple(one for one in state.row if one in state.inspected)
        return (*seen, *(UNSEEN,) * (len(state.row) - len(seen)))
    return unseen(state.row)


def _expedition(expedition: Expedition, viewer: Viewer) -> Expedition:
    """Return an expedition; its loot is known to its power and to Spain (A-V-26)."""
    knowing: tuple[Power, ...] = (expedition.power, SPAIN)
    if viewer in knowing:
        return expedition
    return expedition.evolve(loot=unseen(expedition.loot))


def _fleet(fleet: TreasureFleet | None, viewer: Viewer) -> TreasureFleet | None:
    """Return the event; what sails is known to Spain alone (A-V-10)."""
    if fleet is None or viewer == SPAIN:
        return fleet
    return fleet.evolve(selected=unseen(fleet.selected))
