"""What a viewer may know: counts for all, treasures for those that have seen them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.kernel.audience import UMPIRE, Viewer
from rules.virgin_queen.names import POWERS, UNSEEN
from rules.virgin_queen.state import Expedition, VirginQueen
from rules.virgin_queen.system import VIRGIN_QUEEN
from rules.virgin_queen.treasure_fleet.state import TreasureFleet
from tests.rules.virgin_queen.scenes import OPTIONS, TREASURES, in_action

VIEWERS: tuple[Viewer, ...] = (*POWERS, UMPIRE, None)
STRANGERS: tuple[Viewer, ...] = ("ottoman", "hre", "protestant", UMPIRE, None)


def lying(order: tuple[str, ...], *, row_open: bool = False) -> VirginQueen:
    """Return a position in which treasures in *order* lie in every place there is."""
    heaps = iter(order)

    def next_ones(count: int) -> tuple[str, ...]:
        return tuple(sorted(next(heaps) for _ in range(count)))

    inspected = next_ones(2)
    return in_action(
        options=OPTIONS.evolve(row_open=row_open),
        row=(*inspected, *next_ones(1)),
        inspected=inspected,
        discard=next_ones(2),
        holdings={"spain": next_ones(2), "england": next_ones(1)},
        expeditions={
            "drake": Expedition(power="england", rating=2, zone="b", loot=next_ones(2)),
            "sores": Expedition(power="france", rating=1, zone="b", loot=next_ones(1)),
        },
        fleet=TreasureFleet(
            step="attack",
            count=3,
            selected=next_ones(3),
            die=4,
            zone="b",
            queue=("england", "france"),
        ),
        pool=next_ones(6),
    )


@given(
    one=st.permutations(TREASURES).map(tuple),
    other=st.permutations(TREASURES).map(tuple),
    viewer=st.sampled_from(STRANGERS),
)
@pytest.mark.clause("VQ-TR-1", "A-V-03", "A-V-10", "A-V-26")
def test_to_those_who_know_nothing_all_positions_look_alike(
    one: tuple[str, ...], other: tuple[str, ...], viewer: Viewer
) -> None:
    first, second = lying(one), lying(other)

    assert VIRGIN_QUEEN.view(first, viewer) == VIRGIN_QUEEN.view(second, viewer)
    assert VIRGIN_QUEEN.awaiting(first) == VIRGIN_QUEEN.awaiting(second)
    for side in (*POWERS, UMPIRE):
        assert VIRGIN_QUEEN.offers(first, side) == VIRGIN_QUEEN.offers(second, side)


@given(order=st.permutations(TREASURES).map(tuple), viewer=st.sampled_from(VIEWERS))
def test_counts_are_open_to_all(order: tuple[str, ...], viewer: Viewer) -> None:
    state = lying(order)

    seen = VIRGIN_QUEEN.view(state, viewer)

    counts = {where: len(heap) for where, heap in state.places()}
    assert {where: len(heap) for where, heap in seen.places()} == counts
    known = [one for _, heap in seen.places() for one in heap if one != UNSEEN]
    assert set(known) <= set(TREASURES)


def known(state: VirginQueen, viewer: Viewer) -> dict[str, tuple[str, ...]]:
    """Return the treasures of each place that *viewer* can tell; none left out."""
    heaps = {
        where: tuple(one for one in heap if one != UNSEEN)
        for where, heap in VIRGIN_QUEEN.view(state, viewer).places()
    }
    return {where: heap for where, heap in heaps.items() if heap}


@pytest.mark.clause("VQ-TF-2.1", "A-V-03", "A-V-10", "A-V-26")
def test_who_knows_what() -> None:
    state = lying(TREASURES)
    places = dict(state.places())
    loot = {"drake": places["drake"], "sores": places["sores"]}

    assert known(state, "spain") == {
        "row": state.inspected,
        "selected": places["selected"],
        "spain": places["spain"],
        **loot,
    }
    assert known(state, "england") == {
        "england": places["england"],
        "drake": loot["drake"],
    }
    assert known(state, "france") == {"sores": loot["sores"]}
    for viewer in STRANGERS:
        assert known(state, viewer) == {}


@pytest.mark.clause("A-V-03")
def test_an_open_row_is_covered_while_the_event_is_open() -> None:
    state = lying(TREASURES, row_open=True)

    assert "row" not in known(state, None)
    assert known(state.evolve(fleet=None), None) == {"row": state.row}
    assert known(state, "spain")["row"] == state.row
