"""The odds of the roll."""

from itertools import product
from typing import Literal

import pytest

from rules.nine_years.odds import Odds, RollOutcome, odds
from rules.nine_years.roll import Roll
from rules.nine_years.state import NineYears, Side
from rules.nine_years.system import NINE_YEARS
from tests.rules.nine_years.scenes import (
    EVENTS,
    LAST,
    LEFT_MINUS_1,
    LEFT_PLUS_1,
    OPENING,
    RIGHT_MINUS_1,
    marker,
    play,
)

Atlantic = Literal["alliance", "bourbon", "nobody"]

T5: list[tuple[Atlantic, Side, int]] = [
    ("nobody", "bourbon", 15),
    ("nobody", "alliance", 21),
    ("alliance", "bourbon", 21),
    ("alliance", "alliance", 26),
    ("bourbon", "bourbon", 10),
    ("bourbon", "alliance", 15),
]


@pytest.mark.parametrize(("atlantic", "up", "wins"), T5)
@pytest.mark.clause("KWW-ROLL-3", "KWW-ROLL-4", "KWW-ROLL-5", "KWW-ROLL-6", "A-G-01")
def test_t5_in_36_throws_the_alliance_wins(
    atlantic: Atlantic, up: Side, wins: int
) -> None:
    answer = odds(EVENTS, Odds(actor="alliance", atlantic=atlantic, up=up))

    assert (answer.alliance, answer.bourbon, answer.throws) == (wins, 36 - wins, 36)
    assert (answer.atlantic, answer.up) == (atlantic, up)


@pytest.mark.parametrize(("atlantic", "up", "wins"), T5)
@pytest.mark.clause("A-K-06", "A-K-07")
def test_the_odds_are_those_of_the_roll_itself(
    atlantic: Atlantic, up: Side, wins: int
) -> None:
    before = EVENTS.evolve(
        atlantic=None if atlantic == "nobody" else atlantic, marker=marker(side=up)
    )
    won = sum(
        play(before, Roll(actor="umpire"), faces).state.marker.box == LEFT_PLUS_1
        for faces in product(range(1, 7), repeat=2)
    )

    answer = odds(before, Odds(actor="bourbon"))

    assert won == answer.alliance == wins
    assert (answer.atlantic, answer.up) == (atlantic, up)


@pytest.mark.clause("KWW-SUP-3", "KWW-ROLL-9", "A-K-12")
def test_the_answer_tells_where_the_marker_would_go() -> None:
    before = EVENTS.evolve(support={"bourbon": RIGHT_MINUS_1})

    answer = odds(before, Odds(actor="alliance"))

    assert answer.lines() == (
        RollOutcome(
            winner="alliance",
            wins=15,
            throws=36,
            box=LEFT_PLUS_1,
            value=1,
            place="left",
            vp=21,
        ),
        RollOutcome(
            winner="bourbon",
            wins=21,
            throws=36,
            box=LEFT_MINUS_1,
            value=-1,
            place="left",
            vp=19,
        ),
    )


@pytest.mark.clause("A-K-17")
def test_at_the_end_of_the_track_nothing_would_change() -> None:
    answer = odds(EVENTS.evolve(marker=marker(LAST)), Odds(actor="alliance"))

    outcome = answer.outcomes[0]
    assert (outcome.box, outcome.value, outcome.vp) == (LAST, 3, 20)


@pytest.mark.parametrize("state", [OPENING, EVENTS, EVENTS.evolve(rolled=True)])
def test_the_odds_can_be_asked_at_any_time_by_anybody(state: NineYears) -> None:
    for viewer in ("alliance", "bourbon", "umpire", None):
        answer = NINE_YEARS.ask(state, Odds(actor="alliance"), viewer)
        assert answer.kind() == "roll_odds"
