"""Where the marker lies after several rolls: exact, by the rules of the roll itself."""

from collections import Counter
from itertools import product
from math import comb
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from rules.nine_years.forecast import TrackForecast, percent, rolls_to_come
from rules.nine_years.odds import Odds, odds
from rules.nine_years.options import NineYearsOptions
from rules.nine_years.roll import Roll
from rules.nine_years.state import NineYears
from tests.rules.nine_years.scenes import (
    CENTRE,
    EVENTS,
    LAST,
    LAST_WINTER,
    LEFT_MINUS_1,
    LEFT_PLUS_1,
    OPENING,
    OVER,
    REINFORCEMENT,
    RIGHT_MINUS_1,
    RIGHT_PLUS_1,
    marker,
    play,
)

THROWS = tuple(product(range(1, 7), repeat=2))
LONG = tuple(range(-20, 20))


def later(state: NineYears, years: int, **assumed: Any) -> TrackForecast:
    """Return what is told of so many rolls."""
    found = odds(state, Odds(actor="alliance", years=years, **assumed)).later
    assert found is not None
    return found


def counted(found: TrackForecast) -> dict[int, int]:
    """Return the boxes that may be reached, with their throws."""
    return {end.box: end.count for end in found.ends if end.count}


def thrown_out(state: NineYears, rolls: int) -> dict[int, int]:
    """Play every throw of every roll, and count where the marker comes to lie."""
    if not rolls:
        return {state.marker.box: 1}
    ends: Counter[int] = Counter()
    known: dict[str, dict[int, int]] = {}
    for faces in THROWS:
        after = play(state, Roll(actor="umpire"), faces).state.evolve(rolled=False)
        text = after.model_dump_json()
        if text not in known:
            known[text] = thrown_out(after, rolls - 1)
        ends.update(known[text])
    return dict(ends)


SITUATIONS = [
    pytest.param(EVENTS, id="nothing on the track"),
    pytest.param(
        EVENTS.evolve(support={"bourbon": RIGHT_MINUS_1}, atlantic="alliance"),
        id="KWW-SUP-3 over a control marker",
        marks=pytest.mark.clause("KWW-SUP-3", "A-K-16"),
    ),
    pytest.param(
        EVENTS.evolve(
            support={"bourbon": RIGHT_MINUS_1, "alliance": LEFT_PLUS_1},
            marker=marker(side="alliance"),
        ),
        id="KWW-SUP-4 both control markers leave after the first roll",
        marks=pytest.mark.clause("KWW-SUP-4", "KWW-SUP-5"),
    ),
    pytest.param(
        EVENTS.evolve(marker=marker(LAST - 1, "alliance"), support={"alliance": LAST}),
        id="A-K-17 at the end of the track",
        marks=pytest.mark.clause("A-K-17"),
    ),
    pytest.param(
        EVENTS.evolve(marker=marker(0), atlantic="bourbon"),
        id="A-K-17 at the other end",
        marks=pytest.mark.clause("A-K-17"),
    ),
]


@pytest.mark.parametrize("rolls", [1, 2, 4])
@pytest.mark.parametrize("before", SITUATIONS)
def test_it_is_what_all_throws_lead_to(before: NineYears, rolls: int) -> None:
    found = later(before, rolls)

    assert counted(found) == thrown_out(before, rolls)
    assert found.throws == 36**rolls


@pytest.mark.clause("KWW-SUP-3", "KWW-SUP-4")
def test_a_control_marker_lasts_for_one_roll() -> None:
    before = EVENTS.evolve(support={"bourbon": RIGHT_MINUS_1})

    assert counted(later(before, 1)) == {LEFT_PLUS_1: 15, LEFT_MINUS_1: 21}
    assert counted(later(before, 2)) == {
        RIGHT_PLUS_1: 15 * 15,
        CENTRE: 15 * 21,
        RIGHT_MINUS_1: 21 * 15,
        LEFT_MINUS_1 - 1: 21 * 21,
    }


@pytest.mark.clause("KWW-ROLL-7", "KWW-ROLL-8")
def test_twenty_rolls_in_the_open_are_binomial() -> None:
    before = EVENTS.evolve(track=LONG, marker=marker(20))
    inner = later(before, 19)

    assert counted(inner) == {
        20 + 2 * won - 19: comb(19, won) * 15**won * 21 ** (19 - won)
        for won in range(20)
    }
    assert inner.throws == 36**19


@pytest.mark.clause("KWW-ROLL-3", "KWW-ROLL-5", "A-K-06", "A-K-07")
def test_what_is_assumed_holds_for_every_roll() -> None:
    found = later(EVENTS, 2, atlantic="alliance", up="alliance")

    assert (found.atlantic, found.up) == ("alliance", "alliance")
    assert counted(found) == {
        RIGHT_PLUS_1: 26 * 26,
        CENTRE: 2 * 26 * 10,
        LEFT_MINUS_1: 10 * 10,
    }


@given(
    box=st.integers(0, LAST),
    side=st.sampled_from(["alliance", "bourbon"]),
    support=st.dictionaries(
        st.sampled_from(["alliance", "bourbon"]), st.integers(0, LAST)
    ),
    atlantic=st.sampled_from(["alliance", "bourbon", None]),
    rolls=st.integers(1, 20),
)
@pytest.mark.clause("A-G-01")
def test_no_throw_is_lost_and_none_counted_twice(
    box: int, side: Any, support: Any, atlantic: Any, rolls: int
) -> None:
    before = EVENTS.evolve(marker=marker(box, side), support=support, atlantic=atlantic)
    found = later(before, rolls)

    assert sum(end.count for end in found.ends) == found.throws == 36**rolls
    assert found.alliance + found.unchanged + found.bourbon == found.throws
    assert [end.box for end in found.ends] == list(range(LAST + 1))
    assert abs(sum(end.percent for end in found.ends) - 100) < 0.1


@pytest.mark.clause("KWW-ROLL-9", "A-K-12")
def test_points_are_told_box_by_box_and_as_a_whole() -> None:
    found = later(EVENTS.evolve(marker=marker(LEFT_MINUS_1), vp=17), 1)

    ends = {end.box: (end.value, end.place, end.vp) for end in found.ends}
    assert ends[LEFT_MINUS_1] == (-1, "left", 17)
    assert ends[RIGHT_MINUS_1] == (-1, "right", 17)
    assert ends[CENTRE] == (0, "only", 18)
    assert (found.alliance, found.unchanged, found.bourbon) == (0, 15, 21)


def test_only_boxes_that_can_be_reached_are_listed() -> None:
    answer = odds(EVENTS, Odds(actor="alliance", years=1))

    assert answer.later is not None
    listed = answer.lines()[2:]
    assert listed[0] == answer.later
    assert listed[1:] == tuple(end for end in answer.later.ends if end.count)
    assert len(listed) == 3


def test_without_years_nothing_is_told_of_later_rolls() -> None:
    answer = odds(EVENTS, Odds(actor="alliance"))

    assert answer.later is None
    assert answer.lines() == answer.outcomes


@pytest.mark.parametrize("years", [0, 21, -1])
def test_years_are_from_1_to_20(years: int) -> None:
    with pytest.raises(ValidationError):
        Odds(actor="alliance", years=years)


@pytest.mark.parametrize(
    ("state", "left"),
    [
        pytest.param(OPENING, 9, id="KWW-ROLL-2 the first year has none"),
        pytest.param(EVENTS, 8, id="this year's is due"),
        pytest.param(EVENTS.evolve(rolled=True), 7, id="this year's is made"),
        pytest.param(REINFORCEMENT.evolve(rolled=False), 7, id="its phase is over"),
        pytest.param(LAST_WINTER, 0, id="the last Winter"),
        pytest.param(OVER, 0, id="the game is over"),
        pytest.param(
            OPENING.evolve(options=NineYearsOptions(first_roll_turn=99)),
            0,
            id="A-K-08 no year has one",
        ),
    ],
)
@pytest.mark.clause("KWW-ROLL-2", "A-K-08")
def test_it_tells_how_many_rolls_are_still_to_come(state: NineYears, left: int) -> None:
    assert rolls_to_come(state) == left
    assert later(state, 20).to_come == left


@pytest.mark.parametrize(
    ("count", "throws", "told"),
    [(1, 36, 2.78), (1, 8, 12.5), (1, 800, 0.13), (0, 36, 0), (36, 36, 100)],
)
def test_percent_is_rounded_half_up(count: int, throws: int, told: float) -> None:
    assert percent(count, throws) == told
