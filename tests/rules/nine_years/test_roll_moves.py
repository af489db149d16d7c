"""KWW-ROLL and KWW-SUP: what the roll does to marker, points and control markers."""

import pytest

from rules.kernel.model import Result
from rules.nine_years.roll import (
    MarkerMoved,
    MarkerStayed,
    Roll,
    SupportRemoved,
    VictoryPointsChanged,
)
from rules.nine_years.state import NineYears, Side
from tests.rules.nine_years.scenes import (
    EVENTS,
    LAST,
    LEFT_MINUS_1,
    LEFT_PLUS_1,
    RIGHT_MINUS_1,
    RIGHT_PLUS_1,
    events_of,
    marker,
    play,
)


def roll(state: NineYears, alliance: int, bourbon: int) -> Result[NineYears]:
    return play(state, Roll(actor="alliance"), (alliance, bourbon))


@pytest.mark.clause("KWW-ROLL-7")
def test_the_alliance_moves_the_marker_one_box_to_the_right() -> None:
    result = roll(EVENTS, 4, 2)

    assert result.state.marker == marker(LEFT_PLUS_1)
    assert events_of(result, MarkerMoved) == [
        MarkerMoved(
            winner="alliance",
            old_box=6,
            old_value=0,
            old_place="only",
            new_box=LEFT_PLUS_1,
            new_value=1,
            new_place="left",
            skipped=0,
            cites=("KWW-ROLL-7",),
        )
    ]


@pytest.mark.clause("KWW-ROLL-8")
def test_the_bourbons_move_the_marker_one_box_to_the_left() -> None:
    result = roll(EVENTS, 2, 4)

    assert result.state.marker == marker(RIGHT_MINUS_1)
    (moved,) = events_of(result, MarkerMoved)
    assert isinstance(moved, MarkerMoved)
    assert moved.cites == ("KWW-ROLL-8",)


@pytest.mark.parametrize("side", ["alliance", "bourbon"])
@pytest.mark.clause("KWW-ROLL-7", "KWW-ROLL-8")
def test_a_move_does_not_turn_the_marker(side: Side) -> None:
    before = EVENTS.evolve(marker=marker(side=side))

    assert roll(before, 6, 1).state.marker.side == side


@pytest.mark.parametrize(
    ("box", "faces", "vp"),
    [
        pytest.param(6, (1, 6), 19, id="0 to right -1"),
        pytest.param(RIGHT_MINUS_1, (1, 6), 20, id="right -1 to left -1: no change"),
        pytest.param(RIGHT_MINUS_1, (6, 1), 21, id="right -1 back to 0"),
        pytest.param(LEFT_PLUS_1, (6, 1), 20, id="left +1 to right +1: no change"),
        pytest.param(RIGHT_PLUS_1, (6, 1), 21, id="right +1 to left +2"),
    ],
)
@pytest.mark.clause("KWW-ROLL-9", "A-K-12")
def test_points_change_by_the_difference_of_the_boxes(
    box: int, faces: tuple[int, int], vp: int
) -> None:
    result = roll(EVENTS.evolve(marker=marker(box)), *faces)

    assert result.state.vp == vp
    cites = ("KWW-ROLL-9", "A-K-11", "A-K-12")
    changed = [VictoryPointsChanged(old=20, new=vp, cites=cites)] if vp != 20 else []
    assert events_of(result, VictoryPointsChanged) == changed


@pytest.mark.clause("KWW-SUP-3", "A-K-16")
def test_the_marker_jumps_over_a_control_marker_of_either_side() -> None:
    for side in ("alliance", "bourbon"):
        before = EVENTS.evolve(support={side: RIGHT_MINUS_1})

        result = roll(before, 1, 6)

        (moved,) = events_of(result, MarkerMoved)
        assert isinstance(moved, MarkerMoved)
        assert result.state.marker.box == LEFT_MINUS_1
        assert moved.skipped == 1
        assert moved.cites == ("KWW-ROLL-8", "KWW-SUP-3", "A-K-16")


@pytest.mark.clause("KWW-SUP-3")
def test_a_control_marker_on_the_other_side_is_not_in_the_way() -> None:
    before = EVENTS.evolve(support={"bourbon": RIGHT_MINUS_1})

    assert roll(before, 6, 1).state.marker.box == LEFT_PLUS_1


@pytest.mark.parametrize("faces", [(6, 1), (1, 6)])
@pytest.mark.clause("KWW-SUP-4")
def test_all_control_markers_leave_whoever_won(faces: tuple[int, int]) -> None:
    both = {"bourbon": RIGHT_MINUS_1, "alliance": LEFT_PLUS_1}

    result = roll(EVENTS.evolve(support=both), *faces)

    assert result.state.support == {}
    assert events_of(result, SupportRemoved) == [
        SupportRemoved(sides=("alliance", "bourbon"), cites=("KWW-SUP-4",))
    ]


@pytest.mark.clause("KWW-SUP-4")
def test_nothing_is_removed_where_nothing_lay() -> None:
    assert events_of(roll(EVENTS, 6, 1), SupportRemoved) == []


@pytest.mark.parametrize(
    ("box", "faces", "winner", "direction"),
    [(LAST, (6, 1), "alliance", "KWW-ROLL-7"), (0, (1, 6), "bourbon", "KWW-ROLL-8")],
)
@pytest.mark.clause("A-K-17", "KWW-ROLL-7", "KWW-ROLL-8")
def test_on_the_last_box_the_marker_stays(
    box: int, faces: tuple[int, int], winner: Side, direction: str
) -> None:
    before = EVENTS.evolve(marker=marker(box))

    result = roll(before, *faces)

    assert result.state == before.evolve(rolled=True)
    assert result.events[1:] == (
        MarkerStayed(
            winner=winner,
            box=box,
            value=before.track[box],
            place="right" if box else "left",
            cites=(direction, "A-K-17"),
        ),
    )


@pytest.mark.clause("A-K-17")
def test_the_marker_goes_to_an_occupied_last_box_if_no_other_is_left() -> None:
    before = EVENTS.evolve(marker=marker(LAST - 1), support={"alliance": LAST})

    result = roll(before, 6, 1)

    (moved,) = events_of(result, MarkerMoved)
    assert isinstance(moved, MarkerMoved)
    assert result.state.marker.box == LAST
    assert (moved.skipped, moved.cites) == (0, ("KWW-ROLL-7", "A-K-17"))
