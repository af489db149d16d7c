"""House rules of the colonial war."""

import json
from typing import Any

import pytest
from pydantic import ValidationError

from rules.nine_years.options import NineYearsOptions
from tests.rules.nine_years.scenes import house_rules


@pytest.mark.clause(
    "A-K-02", "A-K-04", "A-K-08", "A-K-11", "A-K-13", "A-K-19", "A-K-27"
)
def test_the_defaults_are_those_of_the_rulings() -> None:
    assert NineYearsOptions().model_dump(mode="json") == {
        "track": [-3, -3, -2, -2, -1, -1, 0, 1, 1, 2, 2, 3, 3],
        "support_side": "example",
        "flip_lock": "game_turn",
        "flip_ends_round": False,
        "first_roll_turn": 2,
        "wq_sealed": True,
        "scenario": "NY",
    }


@pytest.mark.parametrize(
    ("name", "cites"),
    [
        ("track", ("KWW-TRK-1", "A-K-11")),
        ("support_side", ("KWW-SUP-2", "A-K-13")),
        ("flip_lock", ("KWW-FLIP-4", "A-K-02")),
        ("flip_ends_round", ("KWW-FLIP-1", "A-K-04")),
        ("first_roll_turn", ("KWW-ROLL-2", "A-K-08")),
        ("wq_sealed", ("KWW-WQ-0", "A-K-19")),
        ("scenario", ("KWW-WQ-C5", "A-K-27")),
    ],
)
def test_each_option_cites_what_it_decides(name: str, cites: tuple[str, ...]) -> None:
    assert NineYearsOptions().cites(name) == cites


@pytest.mark.parametrize(
    "track",
    [
        pytest.param([-1, 0, 1], id="three boxes"),
        pytest.param([*range(-20, 20)], id="forty boxes"),
        pytest.param([0, 1, 1], id="0 at the left end"),
        pytest.param([-99, 0, 99], id="steps of any size"),
    ],
)
@pytest.mark.clause("KWW-TRK-1", "A-K-11")
def test_any_rising_track_round_a_single_nought_will_do(track: list[int]) -> None:
    assert house_rules(track=track).track == tuple(track)


def faults(option: str, value: Any) -> list[tuple[Any, str]]:
    """Return place and type of what is wrong with one option."""
    with pytest.raises(ValidationError) as caught:
        NineYearsOptions.model_validate_json(json.dumps({option: value}))
    return [(error["loc"][0], error["type"]) for error in caught.value.errors()]


@pytest.mark.parametrize(
    ("track", "fault"),
    [
        pytest.param([-1, 1, 2], "track_centre", id="no 0"),
        pytest.param([-1, 0, 0, 1], "track_centre", id="two 0"),
        pytest.param([-1, 0, 2, 1], "track_falls", id="falls"),
        pytest.param([1, 0, 2], "track_falls", id="falls to 0"),
        pytest.param([0, 1], "too_short", id="two boxes"),
        pytest.param([*range(-20, 21)], "too_long", id="41 boxes"),
        pytest.param([-100, 0, 1, 2], "greater_than_equal", id="below -99"),
        pytest.param([-1, 0, 1, 100], "less_than_equal", id="above 99"),
        pytest.param([-1, 0, 1, "2"], "int_type", id="a word"),
    ],
)
@pytest.mark.clause("KWW-TRK-1", "A-K-11")
def test_no_other_track_will_do(track: list[Any], fault: str) -> None:
    assert faults("track", track) == [("track", fault)]


@pytest.mark.parametrize("scenario", ["NY", "NPWS", "other"])
@pytest.mark.clause("KWW-WQ-C5", "A-K-27")
def test_each_scenario_can_be_chosen(scenario: str) -> None:
    assert house_rules(scenario=scenario).scenario == scenario
    assert faults("scenario", scenario.casefold() * 2) == [
        ("scenario", "literal_error")
    ]


@pytest.mark.parametrize(
    ("option", "value", "fault"),
    [
        ("support_side", "left", "literal_error"),
        ("flip_lock", "ever", "literal_error"),
        ("flip_ends_round", "no", "bool_type"),
        ("first_roll_turn", 0, "greater_than_equal"),
        ("first_roll_turn", 100, "less_than_equal"),
        ("wq_sealed", "no", "bool_type"),
        ("wq_open", True, "extra_forbidden"),
    ],
)
def test_wrong_values_are_told_apart(option: str, value: Any, fault: str) -> None:
    assert faults(option, value) == [(option, fault)]


@pytest.mark.parametrize(
    ("track", "context"),
    [
        ([-1, 0, 2, 1], {"box": 3, "left": 2, "right": 1}),
        ([-1, 0, 0, 1], {"zeros": 2}),
    ],
)
def test_a_wrong_track_tells_what_is_wrong(
    track: list[int], context: dict[str, int]
) -> None:
    with pytest.raises(ValidationError) as caught:
        house_rules(track=track)

    assert caught.value.errors()[0]["ctx"] == context
