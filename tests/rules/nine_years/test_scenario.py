"""Set-ups, the first position, and positions that cannot be."""

import json
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from rules.kernel.document import current
from rules.kernel.system import schema
from rules.nine_years.scenario import new_game
from rules.nine_years.state import NineYears
from rules.nine_years.system import NINE_YEARS
from rules.nine_years.theatre import Theatre
from rules.nine_years.upcasts import NO_MAP
from tests.rules.nine_years.scenes import (
    OPENING,
    colonial_war,
    house_rules,
    marker,
    opening,
)

DOCUMENTS = Path(__file__).parents[2] / "documents" / "nine_years"


@pytest.mark.clause("KWW-FLIP-5")
def test_the_marker_starts_on_nought_with_the_bourbon_side_up() -> None:
    other_track = new_game(colonial_war(), house_rules(track=[-1, 0, 1, 2]))

    assert OPENING.track[OPENING.marker.box] == 0
    assert other_track.marker == marker(1)
    assert OPENING.marker.side == other_track.marker.side == "bourbon"
    assert OPENING.flipped == ()


@pytest.mark.clause("A-K-11", "A-K-12", "A-K-14")
def test_the_shipped_scenario() -> None:
    exported = json.loads(OPENING.model_dump_json())

    other = house_rules(scenario="other")
    assert exported["options"] == other.model_dump(mode="json")
    del exported["options"]
    assert exported == {
        "first_year": 1688,
        "last_year": 1697,
        "track": [-3, -3, -2, -2, -1, -1, 0, 1, 1, 2, 2, 3, 3],
        "year": 1688,
        "phase": "events",
        "turn": None,
        "initiative": "bourbon",
        "vp": 20,
        "marker": {"box": 6, "side": "bourbon"},
        "support": {},
        "resources": {"alliance": 5, "bourbon": 5},
        "cards": {"alliance": 5, "bourbon": 5},
        "atlantic": None,
        "flipped": [],
        "flip_closed": False,
        "rolled": False,
        "done": [],
        "decision": 1,
        "over": False,
        "names": {},
        "theatre": NO_MAP,
        "winter": None,
        "wintered": False,
    }


def test_the_shipped_scenarios_load_and_start() -> None:
    assert [*NINE_YEARS.scenarios] == ["colonial-war", "nine-years"]
    scenario = colonial_war()
    options = house_rules(**scenario.options)

    assert scenario.name == NINE_YEARS.scenarios[0]
    assert NINE_YEARS.new_game(scenario, options) == opening(scenario="other")
    assert set(scenario.title) == {"en", "ru"}


def test_a_scenario_may_give_the_atlantic_to_a_side() -> None:
    started = new_game(colonial_war(atlantic="alliance"), house_rules())

    assert started.atlantic == "alliance"


@pytest.mark.parametrize(
    ("key", "value", "fault"),
    [
        ("last_year", 1687, "years_turned"),
        ("first_year", 0, "greater_than_equal"),
        ("last_year", 10000, "less_than_equal"),
        ("vp", 1000, "less_than_equal"),
        ("vp", "20", "int_type"),
        ("initiative", "nobody", "literal_error"),
        ("atlantic", "france", "literal_error"),
        ("resources", {"alliance": 5}, "too_short"),
        ("cards", {"alliance": 5, "bourbon": 100}, "less_than_equal"),
        ("cards", {"alliance": 5, "bourbon": -1}, "greater_than_equal"),
        ("system", "virgin_queen", "literal_error"),
        ("fleets", 3, "tuple_type"),
        ("ships", 3, "extra_forbidden"),
    ],
)
def test_a_wrong_scenario_is_told_what_is_wrong(
    key: str, value: Any, fault: str
) -> None:
    with pytest.raises(ValidationError) as caught:
        colonial_war(**{key: value})

    assert [error["type"] for error in caught.value.errors()] == [fault]


def test_the_last_year_must_not_come_first() -> None:
    with pytest.raises(ValidationError) as caught:
        colonial_war(last_year=1687)

    assert caught.value.errors()[0]["ctx"] == {"first": 1688, "last": 1687}


@pytest.mark.parametrize("years", [(1688, 1688), (1, 2), (9998, 9999)])
def test_any_years_in_their_order_may_be(years: tuple[int, int]) -> None:
    first, last = years

    assert colonial_war(first_year=first, last_year=last).last_year == last


def test_every_box_may_have_its_marker() -> None:
    small = opening(track=[-1, 0, 1])

    full = small.evolve(support={"bourbon": 0, "alliance": 2})

    assert full.support == {"bourbon": 0, "alliance": 2}


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"marker": marker(13)}, "off_track"),
        ({"marker": marker(-1)}, "off_track"),
        ({"support": {"alliance": 13}}, "off_track"),
        ({"year": 1687}, "outside_years"),
        ({"year": 1698}, "outside_years"),
        ({"turn": "alliance"}, "turn_and_phase"),
        ({"phase": "campaign"}, "turn_and_phase"),
    ],
)
def test_no_position_holds_what_cannot_be(changes: dict[str, Any], fault: str) -> None:
    with pytest.raises(ValidationError) as caught:
        OPENING.evolve(**changes)

    assert [error["type"] for error in caught.value.errors()] == [fault]


@pytest.mark.parametrize("path", sorted(DOCUMENTS.glob("*.json")), ids=lambda p: p.stem)
def test_every_saved_document_loads(path: Path) -> None:
    saved = json.loads(path.read_text(encoding="utf-8"))
    assert path.stem == f"schema_{saved['schema']}"

    raw = current(saved["state"], saved["schema"], NINE_YEARS.upcasts)
    state = NineYears.model_validate_json(json.dumps(raw))

    assert (state.year, state.phase, state.turn) == (1691, "campaign", "alliance")
    assert NINE_YEARS.awaiting(state)


@pytest.mark.parametrize(
    ("phase", "wintered"), [("campaign", False), ("winter_quarters", True)]
)
def test_a_position_without_a_map_gets_an_empty_one(phase: str, wintered: bool) -> None:
    """The Winter of schema 1 asked nobody anything, so it is over where it began."""
    saved = json.loads((DOCUMENTS / "schema_1.json").read_text(encoding="utf-8"))
    turn = "alliance" if phase == "campaign" else None
    old = saved["state"] | {"phase": phase, "turn": turn}

    raw = current(old, 1, NINE_YEARS.upcasts)
    state = NineYears.model_validate_json(json.dumps(raw))

    assert (state.theatre, state.winter, state.names) == (Theatre(), None, {})
    assert state.wintered == wintered
    assert state.options.wq_sealed
    assert state.options.scenario == old["options"]["scenario"] == "other"
    assert "theatre" not in old


def test_there_is_a_document_of_every_schema() -> None:
    schemas = {path.stem for path in DOCUMENTS.glob("*.json")}

    assert schemas == {f"schema_{n}" for n in range(1, schema(NINE_YEARS) + 1)}


def test_todays_document_is_saved_as_it_was_read() -> None:
    path = DOCUMENTS / f"schema_{schema(NINE_YEARS)}.json"
    saved = json.loads(path.read_text(encoding="utf-8"))["state"]

    state = NineYears.model_validate_json(json.dumps(saved))

    assert json.loads(state.model_dump_json()) == saved
