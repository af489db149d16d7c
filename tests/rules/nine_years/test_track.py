"""KWW-TRK: the track."""

import pytest

from rules.kernel.refusal import Refusal
from rules.nine_years.track import (
    TOWARDS,
    beside,
    box_choices,
    centre,
    landing,
    named_box,
    place,
)
from tests.rules.nine_years.scenes import CENTRE, LAST, OPENING

TRACK = OPENING.track


@pytest.mark.clause("KWW-TRK-1", "A-K-11")
def test_boxes_around_the_centre_are_told_apart() -> None:
    around = [(place(TRACK, box), TRACK[box]) for box in range(CENTRE - 2, CENTRE + 3)]

    assert centre(TRACK) == CENTRE
    assert around == [
        ("left", -1),
        ("right", -1),
        ("only", 0),
        ("left", 1),
        ("right", 1),
    ]


@pytest.mark.clause("KWW-TRK-1")
def test_three_boxes_of_one_value_have_a_middle_one() -> None:
    assert [place((0, 2, 2, 2, 5), box) for box in range(5)] == [
        "only",
        "left",
        "middle",
        "right",
        "only",
    ]


@pytest.mark.clause("KWW-TRK-1", "KWW-ROLL-7", "KWW-ROLL-8")
def test_right_is_good_for_the_alliance_and_left_for_the_bourbons() -> None:
    assert TRACK[CENTRE + TOWARDS["alliance"]] > 0 > TRACK[CENTRE + TOWARDS["bourbon"]]


@pytest.mark.clause("A-K-15")
def test_the_track_has_no_box_beyond_its_ends() -> None:
    assert beside(TRACK, CENTRE, +1) == CENTRE + 1
    assert beside(TRACK, CENTRE, -1) == CENTRE - 1
    assert beside(TRACK, 1, -1) == 0
    assert beside(TRACK, 0, -1) is None
    assert beside(TRACK, LAST - 1, +1) == LAST
    assert beside(TRACK, LAST, +1) is None


@pytest.mark.parametrize(
    ("box", "step", "occupied", "landed"),
    [
        pytest.param(6, -1, (), 5, id="free: one box to the left"),
        pytest.param(6, +1, (), 7, id="free: one box to the right"),
        pytest.param(6, -1, (5,), 4, id="KWW-SUP-3: skips one"),
        pytest.param(6, +1, (7, 8), 9, id="A-K-16: skips any number"),
        pytest.param(6, +1, (5,), 7, id="A-K-16: one behind does not matter"),
        pytest.param(11, +1, (12,), 12, id="A-K-17: to the occupied last box"),
        pytest.param(10, +1, (11, 12), 12, id="A-K-17: over an occupied one to it"),
        pytest.param(10, +1, (12,), 11, id="A-K-17: not while a box is free"),
        pytest.param(1, -1, (0,), 0, id="A-K-17: likewise on the left"),
        pytest.param(12, +1, (), 12, id="A-K-17: stays on the last box"),
        pytest.param(0, -1, (), 0, id="A-K-17: stays on the first box"),
    ],
)
@pytest.mark.clause("KWW-SUP-3", "A-K-16", "A-K-17")
def test_a_move_ends_on_the_next_free_box(
    box: int, step: int, occupied: tuple[int, ...], landed: int
) -> None:
    assert landing(TRACK, box, step, occupied) == landed


@pytest.mark.clause("KWW-TRK-1")
def test_boxes_are_named_by_their_index() -> None:
    choices = box_choices(TRACK)

    assert [choice.value for choice in choices] == [str(n) for n in range(13)]
    assert choices[4].code == "box"
    assert choices[4].params == {"box": 4, "value": -1, "place": "left"}
    assert named_box("4", choices) == 4


@pytest.mark.parametrize("text", ["13", "-1", "04", "left", "٤", ""])
@pytest.mark.clause("KWW-TRK-1")
def test_other_names_are_refused_with_the_boxes_there_are(text: str) -> None:
    choices = box_choices(TRACK)

    with pytest.raises(Refusal) as caught:
        named_box(text, choices)

    assert caught.value.code == "no_such_box"
    assert caught.value.cites == ("KWW-TRK-1",)
    assert caught.value.params == {"box": text}
    assert caught.value.legal == choices
