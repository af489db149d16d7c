"""Ways between spaces on the map: each seems to end where it does."""

import re

from bot.pictures.chart_layout import Spot
from bot.pictures.nine_links import inside, outside, ways

TOP = Spot(0, 0, 40, 20)
MIDDLE = Spot(0, 30, 40, 20)
FOOT = Spot(0, 60, 40, 20)
ASIDE = Spot(100, 30, 40, 20)
PLACED = {"top": TOP, "middle": MIDDLE, "foot": FOOT, "aside": ASIDE}


def test_a_way_past_another_space_is_broken_and_above_it() -> None:
    below, above = ways(PLACED, [("top", "middle"), ("foot", "top")])

    assert len(below) == len(above) == 1
    assert "dasharray" in above[0]
    assert "dasharray" not in below[0]


def test_broken_ways_do_not_lie_on_each_other() -> None:
    placed = PLACED | {"last": Spot(0, 90, 40, 20)}
    _, above = ways(placed, [("foot", "top"), ("last", "top"), ("last", "middle")])

    assert len({re.findall(r'x1="([\d.]+)"', one)[0] for one in above}) == 3


def test_a_broken_way_covers_neither_of_its_own_spaces() -> None:
    assert outside(TOP, FOOT) == ((20, 20), (20, 60))
    assert outside(FOOT, TOP) == ((20, 60), (20, 20))


def test_what_lies_beside_a_way_does_not_break_it() -> None:
    assert inside(ASIDE, TOP.middle, FOOT.middle) is None
    assert inside(MIDDLE, TOP.middle, FOOT.middle) is not None
    assert inside(MIDDLE, TOP.middle, ASIDE.middle) is None
    assert inside(TOP, TOP.middle, ASIDE.middle) == (0, 0.2)
    assert inside(MIDDLE, (0, 0), (-50, 80)) is None
