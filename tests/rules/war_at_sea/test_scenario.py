"""Set-ups: what a file gives, what the first position is, and what is refused."""

import json
import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from pydantic import ValidationError

from rules.war_at_sea.options import WarAtSeaOptions
from rules.war_at_sea.scenario import WarAtSeaScenario, new_game
from rules.war_at_sea.state import WarAtSea
from rules.war_at_sea.system import WAR_AT_SEA

Raw = dict[str, Any]


def shipped(name: str = "duel") -> Raw:
    path = files("rules.war_at_sea") / "scenarios" / f"{name}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def read(raw: Raw) -> WarAtSeaScenario:
    return WarAtSeaScenario.model_validate_json(json.dumps(raw))


def faults(change: Callable[[Raw], object]) -> list[tuple[str, str]]:
    """Return code and place of every fault of the duel, changed."""
    raw = shipped()
    change(raw)
    with pytest.raises(ValidationError) as caught:
        read(raw)
    return [
        (error["type"], ".".join(map(str, error["loc"])))
        for error in caught.value.errors()
    ]


@pytest.mark.parametrize("name", WAR_AT_SEA.scenarios)
@pytest.mark.clause("A-S-04", "A-S-05", "SEA-FLEET-1", "A-S-12")
def test_a_shipped_set_up_begins_before_the_first_turn(name: str) -> None:
    scenario = read(shipped(name))
    state = WAR_AT_SEA.new_game(scenario, WarAtSeaOptions())

    assert (state.phase, state.turn) == ("setup", 0)
    assert WAR_AT_SEA.sides(state) == scenario.factions
    assert len(state.fleets) == len(scenario.fleets)
    ids = [ship.id for ship in state.ships()]
    assert ids == [f"s{number}" for number in range(1, len(ids) + 1)]
    for fleet in state.fleets.values():
        assert fleet.points == 3
        assert fleet.area in state.areas
        for ship in fleet.ships:
            assert ship.health == state.ship_types[ship.type].health
    assert WarAtSea.model_validate_json(state.model_dump_json()) == state


@pytest.mark.clause("A-S-21")
def test_relations_are_kept_in_the_order_of_the_factions() -> None:
    raw = shipped()
    raw["relations"] = {"war": [["blue", "red"]]}

    assert new_game(read(raw), WarAtSeaOptions()).relations == {"red|blue": "war"}


def test_a_faction_without_gold_begins_with_none() -> None:
    raw = shipped()
    del raw["treasuries"]

    assert set(new_game(read(raw), WarAtSeaOptions()).treasuries.values()) == {0}


def set_at(raw: Raw, path: str, value: object) -> None:
    *steps, last = path.split(".")
    inner: Any = raw
    for step in steps:
        inner = inner[int(step)] if step.isdigit() else inner[step]
    inner[last] = value


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        pytest.param(
            "areas.pond",
            {"x": 0, "y": 0, "neighbours": []},
            ("alone", "areas.pond.neighbours"),
            id="A-S-05 touches nothing",
        ),
        pytest.param(
            "areas.pond",
            {"x": 0, "y": 0, "neighbours": ["reach"]},
            ("one_way", "areas.pond.neighbours.0"),
            id="A-S-05 one way",
        ),
        pytest.param(
            "provinces.redport.areas",
            ["styx"],
            ("no_such_area", "provinces.redport.areas.0"),
            id="A-S-05 unknown sea",
        ),
        pytest.param(
            "provinces.redport.owner",
            "gold",
            ("no_such_faction", "provinces.redport.owner"),
            id="unknown owner",
        ),
        pytest.param(
            "ship_types.sloop.health",
            1,
            ("greater_than_equal", "ship_types.sloop.health"),
            id="A-S-47 health below 2",
        ),
        pytest.param(
            "ship_types.sloop.cost",
            -1,
            ("greater_than_equal", "ship_types.sloop.cost"),
            id="A-S-04 negative price",
        ),
        pytest.param(
            "fleets.0.ships.galleon",
            20,
            ("fleet_full", "fleets.0.ships"),
            id="SEA-FLEET-1 21 ships",
        ),
        pytest.param(
            "fleets.0.ships.raft",
            1,
            ("no_such_type", "fleets.0.ships.raft"),
            id="unknown type",
        ),
        pytest.param(
            "fleets.0.area", "styx", ("no_such_area", "fleets.0.area"), id="no area"
        ),
        pytest.param(
            "factions",
            ["red", "blue", "red"],
            ("taken", "factions.2"),
            id="twice",
        ),
        pytest.param(
            "factions",
            ["red", "blue", "pirates"],
            ("reserved", "factions.2"),
            id="reserved",
        ),
        pytest.param("trasuries", {}, ("extra_forbidden", "trasuries"), id="misspelt"),
    ],
)
@pytest.mark.clause("A-S-04", "A-S-05", "A-S-47", "SEA-FLEET-1")
def test_a_fault_is_told_with_its_place(
    path: str, value: object, fault: tuple[str, str]
) -> None:
    assert fault in faults(lambda raw: set_at(raw, path, value))


def test_all_faults_are_told_at_once() -> None:
    def spoil(raw: Raw) -> None:
        set_at(raw, "ship_types.sloop.health", 0)
        set_at(raw, "areas.pond", {"x": 0, "y": 0, "neighbours": []})
        set_at(raw, "fleets.0.ships.raft", 1)

    assert {code for code, _ in faults(spoil)} == {
        "greater_than_equal",
        "alone",
        "no_such_type",
    }
