"""KWW-SUP: colonial support."""

import pytest

from rules.nine_years.options import NineYearsOptions
from rules.nine_years.roll import Roll
from rules.nine_years.sequence import Actor
from rules.nine_years.state import NineYears, Side
from rules.nine_years.support import Support, SupportPlaced
from tests.rules.nine_years.scenes import (
    ALLIANCE_TURN,
    EVENTS,
    LAST,
    LEFT_PLUS_1,
    OVER,
    REINFORCEMENT,
    RIGHT_MINUS_1,
    WINTER,
    barred,
    house_rules,
    marker,
    next_phases,
    opening,
    play,
    play_all,
    refusal,
)

USUAL = house_rules()
LITERAL = house_rules(support_side="literal")


@pytest.mark.clause("KWW-SUP-1", "KWW-SUP-2")
def test_a_control_marker_costs_one_resource_point() -> None:
    result = play(REINFORCEMENT, Support(actor="bourbon"))

    assert result.state == REINFORCEMENT.evolve(
        support={"bourbon": RIGHT_MINUS_1}, resources={"alliance": 5, "bourbon": 4}
    )
    assert result.events == (
        SupportPlaced(
            side="bourbon",
            box=RIGHT_MINUS_1,
            value=-1,
            place="right",
            resources=4,
            cites=("KWW-SUP-1", "KWW-SUP-2", "A-K-13"),
        ),
    )


@pytest.mark.parametrize(
    ("options", "side", "box"),
    [
        pytest.param(USUAL, "bourbon", RIGHT_MINUS_1, id="example: Bourbons left"),
        pytest.param(USUAL, "alliance", LEFT_PLUS_1, id="example: Alliance right"),
        pytest.param(LITERAL, "bourbon", LEFT_PLUS_1, id="literal: Bourbons right"),
        pytest.param(LITERAL, "alliance", RIGHT_MINUS_1, id="literal: Alliance left"),
    ],
)
@pytest.mark.clause("KWW-SUP-2", "A-K-13", "A-K-15")
def test_it_goes_into_the_next_box_on_its_side(
    options: NineYearsOptions, side: Side, box: int
) -> None:
    before = REINFORCEMENT.evolve(options=options)

    assert play(before, Support(actor=side)).state.support == {side: box}


@pytest.mark.clause("KWW-SUP-1", "A-K-14")
def test_both_sides_may_place_one_in_any_order() -> None:
    one = play_all(REINFORCEMENT, Support(actor="alliance"), Support(actor="bourbon"))
    other = play_all(REINFORCEMENT, Support(actor="bourbon"), Support(actor="alliance"))

    assert one == other
    assert one.support == {"alliance": LEFT_PLUS_1, "bourbon": RIGHT_MINUS_1}
    assert one.resources == {"alliance": 4, "bourbon": 4}


@pytest.mark.clause("KWW-SUP-1")
def test_the_last_resource_point_can_be_spent() -> None:
    before = REINFORCEMENT.evolve(resources={"alliance": 1, "bourbon": 0})

    assert play(before, Support(actor="alliance")).state.resources["alliance"] == 0


PHASE = ("KWW-SUP-1",)
ONE_EACH = ("KWW-SUP-1", "A-K-14")
NO_BOX = ("KWW-SUP-2", "A-K-13", "A-K-15")
PLACED = REINFORCEMENT.evolve(support={"bourbon": RIGHT_MINUS_1})
POOR = REINFORCEMENT.evolve(resources={"alliance": 5, "bourbon": 0})
AT_LEFT_END = REINFORCEMENT.evolve(marker=marker(0))
AT_RIGHT_END = REINFORCEMENT.evolve(marker=marker(LAST))


@pytest.mark.parametrize(
    ("before", "actor", "code", "cites"),
    [
        barred("in Events", "wrong_phase", PHASE, EVENTS, "bourbon"),
        barred("in Campaign", "wrong_phase", PHASE, ALLIANCE_TURN, "bourbon"),
        barred("in Winter", "wrong_phase", PHASE, WINTER, "bourbon"),
        barred("a second one", "already_supporting", ONE_EACH, PLACED, "bourbon"),
        barred("no point", "no_resource_point", ONE_EACH, POOR, "bourbon"),
        barred("left end", "no_box_beside", NO_BOX, AT_LEFT_END, "bourbon"),
        barred("right end", "no_box_beside", NO_BOX, AT_RIGHT_END, "alliance"),
        barred("no side named", "name_a_side", ("A-G-02",), REINFORCEMENT, "umpire"),
        barred("after the end", "game_over", ("A-K-10",), OVER, "bourbon"),
    ],
)
def test_refused(
    before: NineYears, actor: Actor, code: str, cites: tuple[str, ...]
) -> None:
    no = refusal(before, Support(actor=actor))

    assert (no.code, no.cites) == (code, cites)


def test_refusals_say_what_is_needed_to_understand_them() -> None:
    out_of_phase = refusal(EVENTS, Support(actor="bourbon"))
    at_the_end = refusal(
        REINFORCEMENT.evolve(marker=marker(0)), Support(actor="bourbon")
    )

    assert out_of_phase.params == {"phase": "events", "needed": "reinforcement"}
    assert at_the_end.params == {"side": "bourbon"}


@pytest.mark.clause("KWW-SUP-5", "A-K-10")
def test_support_acts_on_the_roll_of_the_next_year() -> None:
    events = EVENTS.evolve(marker=marker(6))
    rolled = play(events, Roll(actor="alliance"), (6, 1)).state
    placed = play_all(next_phases(rolled, 1), Support(actor="alliance"))
    assert (placed.marker.box, placed.support) == (7, {"alliance": 8})

    next_year = next_phases(placed, 3)

    assert (next_year.year, next_year.support) == (1691, {"alliance": 8})
    jumped = play(next_year, Roll(actor="alliance"), (6, 1)).state
    assert jumped.marker.box == 9


@pytest.mark.clause("KWW-SUP-4", "A-K-14")
def test_support_must_be_paid_for_again_after_the_roll() -> None:
    before = EVENTS.evolve(
        support={"bourbon": RIGHT_MINUS_1}, resources={"alliance": 5, "bourbon": 4}
    )
    rolled = play(before, Roll(actor="bourbon"), (1, 6)).state
    assert rolled.resources["bourbon"] == 4

    placed = play_all(next_phases(rolled, 1), Support(actor="bourbon"))

    assert placed.support == {"bourbon": 3}
    assert placed.resources["bourbon"] == 3


@pytest.mark.clause("A-K-16")
def test_control_markers_lie_through_a_year_without_a_roll() -> None:
    first = next_phases(opening(first_roll_turn=3), 1)
    placed = play_all(first, Support(actor="bourbon"))

    second = next_phases(placed, 4)

    assert (second.year, second.phase) == (1689, "reinforcement")
    assert second.support == {"bourbon": RIGHT_MINUS_1}
    assert refusal(second, Support(actor="bourbon")).code == "already_supporting"
