"""T3 of the clauses: what is left of the Armada after hits."""

from typing import Any

import pytest

from rules.virgin_queen.armada.losses import Hits
from rules.virgin_queen.armada.state import Armada
from tests.rules.virgin_queen.armada_scenes import play, sailing_with, troops


def after(strength: Any, number: int, units: int = 0) -> Armada | None:
    """Return the Armada after one allotment of hits, or None."""
    before = sailing_with(strength, "gulf", cargo=troops(units))
    return play(before, Hits(actor="spain", number=number)).state.armada


@pytest.mark.clause("VQ-AR-5.3", "VQ-AR-5.4", "VQ-AR-5.6", "A-V-42")
def test_t3_of_strength_8() -> None:
    left = [after(8, number) for number in (1, 2, 3, 4, 8)]

    assert [one and one.strength for one in left] == [6, 6, 4, 4, None]


@pytest.mark.clause("VQ-AR-5.5", "A-V-43")
def test_t3_of_units_aboard() -> None:
    left = after(6, 3, units=5)

    assert left is not None
    assert (left.strength, left.cargo.units) == (2, 2)


@pytest.mark.parametrize(("strength", "number"), [(4, 3), (2, 1)])
@pytest.mark.clause("VQ-AR-5.4", "VQ-AR-5.6")
def test_t3_of_the_end(strength: int, number: int) -> None:
    assert after(strength, number) is None
