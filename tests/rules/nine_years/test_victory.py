"""Automatic victory is announced, and changes nothing (A-K-26)."""

from typing import Any

import pytest

from rules.nine_years.victory import BoundReached, announced
from tests.rules.nine_years.map_scenes import CAMPAIGN, with_theatre
from tests.rules.nine_years.scenes import ALLIANCE_TURN

BOUNDED = with_theatre(CAMPAIGN, victory=(5, 30))


def told(
    old: int, new: int, years: tuple[int, int] = (1690, 1690)
) -> list[tuple[str, int, int]]:
    """Return side, total and bound of what is announced between two totals."""
    before, after = years
    events: Any = announced(
        BOUNDED.evolve(vp=old, year=before), BOUNDED.evolve(vp=new, year=after)
    )
    return [(one.side, one.vp, one.bound) for one in events]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (29, 30, [("alliance", 30, 30)]),
        (20, 31, [("alliance", 31, 30)]),
        (28, 29, []),
        (30, 31, []),
        (31, 29, []),
        (6, 5, [("bourbon", 5, 5)]),
        (20, 3, [("bourbon", 3, 5)]),
        (7, 6, []),
        (5, 4, []),
        (4, 30, [("alliance", 30, 30)]),
        (30, 5, [("bourbon", 5, 5)]),
    ],
)
@pytest.mark.clause("A-K-26")
def test_a_bound_is_announced_when_the_total_gets_there(
    old: int, new: int, expected: list[tuple[str, int, int]]
) -> None:
    assert told(old, new) == expected


@pytest.mark.parametrize(
    ("total", "expected"),
    [(30, [("alliance", 30, 30)]), (5, [("bourbon", 5, 5)]), (29, [])],
)
@pytest.mark.clause("A-K-26")
def test_it_is_announced_again_in_each_year_that_finds_it_there(
    total: int, expected: list[tuple[str, int, int]]
) -> None:
    assert told(total, total) == []
    assert told(total, total, (1690, 1691)) == expected


@pytest.mark.clause("A-K-26")
def test_a_scenario_without_bounds_announces_nothing() -> None:
    assert announced(ALLIANCE_TURN, ALLIANCE_TURN.evolve(vp=999)) == ()


def test_the_news_cites_its_ruling() -> None:
    (event,) = announced(BOUNDED, BOUNDED.evolve(vp=30))

    assert event == BoundReached(side="alliance", vp=30, bound=30, cites=("A-K-26",))
