"""Set-ups: what a file gives, what the first position is, and what is refused."""

import json
import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from pydantic import ValidationError

from rules.virgin_queen.armada.state import PORTS
from rules.virgin_queen.names import HOME, POWERS
from rules.virgin_queen.options import VirginQueenOptions
from rules.virgin_queen.scenario import VirginQueenScenario, new_game
from rules.virgin_queen.state import CAPITALS, Expedition, Space, VirginQueen
from rules.virgin_queen.troops import Troops
from tests.rules.virgin_queen.scenes import treasures

Raw = dict[str, Any]


def shipped() -> Raw:
    path = files("rules.virgin_queen") / "scenarios" / "house-fleet.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def read(raw: Raw) -> VirginQueenScenario:
    return VirginQueenScenario.model_validate_json(json.dumps(raw))


def begun(raw: Raw) -> VirginQueen:
    """Return the first position of a set-up, with its own house rules."""
    chosen = json.dumps(raw.get("options", {}))
    return new_game(read(raw), VirginQueenOptions.model_validate_json(chosen))


def changed(**changes: Any) -> Raw:
    """Return the shipped set-up with other values."""
    return {**shipped(), **changes}


def faults(change: Callable[[Raw], object]) -> list[tuple[str, str]]:
    """Return code and place of every fault of the shipped set-up, changed."""
    raw = shipped()
    change(raw)
    with pytest.raises(ValidationError) as caught:
        read(raw)
    return [
        (error["type"], ".".join(map(str, error["loc"])))
        for error in caught.value.errors()
    ]


def test_the_shipped_set_up_begins_in_spring_with_nothing_dealt() -> None:
    state = begun(shipped())

    assert (state.turn, state.phase, state.impulse) == (1, "spring", None)
    assert (state.dealt, state.events, state.row, state.escort) == (False, 0, (), 0)
    assert (state.armada, state.track, state.fleet) == (None, None, None)
    assert not state.over
    assert VirginQueen.model_validate_json(state.model_dump_json()) == state


@pytest.mark.clause("VQ-TR-1", "A-V-03")
def test_all_treasures_begin_in_the_pool_in_an_order_that_tells_nothing() -> None:
    raw = shipped()
    raw["treasures"] = dict(reversed(raw["treasures"].items()))

    state = begun(raw)

    assert len(state.pool) == 24
    assert treasures(state) == list(state.pool) == sorted(state.values)
    assert state.pool == begun(shipped()).pool


@pytest.mark.clause("VQ-CAP-1", "VQ-AR-1.2")
def test_the_spaces_that_the_rules_name_are_there() -> None:
    state = begun(shipped())

    assert {*CAPITALS, *PORTS} <= set(state.spaces)
    assert all(state.spaces[port].seas for port in PORTS)


@pytest.mark.clause("A-V-12", "VQ-TF-3.1")
def test_the_shipped_zone_table_has_three_zones_twice_each() -> None:
    state = begun(shipped())

    table = state.options.zone_table
    assert [table.count(zone) for zone in state.zones] == [2, 2, 2]
    assert table == tuple(zone for zone in state.zones for _ in range(2))


@pytest.mark.clause("A-V-12")
def test_the_shipped_numbers_are_labelled_as_made_up() -> None:
    title = shipped()["title"]

    assert "not those of the printed game" in title["en"]
    assert "не из печатной игры" in title["ru"]


@pytest.mark.clause("VQ-TF-3.2", "A-V-30")
def test_expeditions_begin_at_home_and_england_has_an_informant() -> None:
    state = begun(shipped())

    assert {one.zone for one in state.expeditions.values()} == {HOME}
    assert state.spies("england", "spain")
    assert not state.spies("france", "spain")
    assert "england" in {one.power for one in state.expeditions.values()}


def test_what_a_file_says_of_a_space_is_in_the_position() -> None:
    raw = shipped()
    raw["spaces"]["milan"] = {
        "controller": "france",
        "unrest": True,
        "besieged": True,
        "transport": False,
        "enterable": False,
        "seas": ["biscay"],
        "regulars": 3,
        "mercenaries": 2,
        "leaders": ["alba"],
    }

    assert begun(raw).spaces["milan"] == Space(
        controller="france",
        unrest=True,
        besieged=True,
        transport=False,
        enterable=False,
        seas=("biscay",),
        troops=Troops(regulars=3, mercenaries=2),
        leaders=("alba",),
    )


@pytest.mark.clause("A-V-46", "A-V-49")
def test_a_space_of_which_nothing_is_said_is_nobodys_and_open() -> None:
    raw = shipped()
    raw["spaces"]["vienna"] = {}

    assert begun(raw).spaces["vienna"] == Space(controller=None)


def test_what_a_file_says_besides_is_in_the_position() -> None:
    state = begun(
        changed(
            expeditions={
                "drake": {
                    "power": "england",
                    "rating": 3,
                    "zone": "azores",
                    "damaged": True,
                }
            },
            informants=[{"spy": "hre", "target": "france"}],
            piracy_vp={"france": 2},
            escort=2,
            galleons=0,
            card_bonus=0,
            admin_rating=9,
            last_turn=1,
            order=list(reversed(POWERS)),
            names={"en": {"drake": "Drake"}},
        )
    )

    assert state.expeditions == {
        "drake": Expedition(power="england", rating=3, zone="azores", damaged=True)
    }
    assert state.informants == (("hre", "france"),)
    assert state.piracy_vp == {**dict.fromkeys(POWERS, 0), "france": 2}
    assert (state.escort, state.galleons) == (2, 0)
    assert (state.card_bonus, state.admin_rating, state.last_turn) == (0, 9, 1)
    assert state.order == tuple(reversed(POWERS))
    assert state.names == {"en": {"drake": "Drake"}}
    assert state.seas["channel"] == ("north-sea", "irish-sea", "biscay")


@pytest.mark.clause("A-V-12")
def test_without_a_zone_table_there_is_none() -> None:
    assert begun(changed(options={})).options.zone_table == ()


def set_at(raw: Raw, path: str, value: object) -> None:
    *steps, last = path.split(".")
    inner: Any = raw
    for step in steps:
        inner = inner[int(step)] if step.isdigit() else inner[step]
    inner[last] = value


@pytest.mark.parametrize(
    ("path", "value", "code", "where"),
    [
        ("order", [*POWERS[:5], "spain"], "named_twice", "order.5"),
        ("order", [*POWERS[:5]], "powers_missing", "order"),
        ("order", [*POWERS, "papacy"], "literal_error", "order.6"),
        ("last_turn", 0, "greater_than_equal", "last_turn"),
        ("treasures", {}, "too_short", "treasures"),
        ("treasures.t1", 10, "less_than_equal", "treasures.t1"),
        ("treasures.t1", -1, "greater_than_equal", "treasures.t1"),
        ("galleons", -1, "greater_than_equal", "galleons"),
        ("escort", 3, "less_than_equal", "escort"),
        ("zones", [], "too_short", "zones"),
        ("spaces.paris", {"controller": "papacy"}, "literal_error", None),
        ("expeditions.drake.rating", 10, "less_than_equal", None),
        ("piracy_vp", {"france": 100}, "less_than_equal", "piracy_vp.france"),
    ],
)
def test_a_value_that_cannot_be_is_refused(
    path: str, value: object, code: str, where: str | None
) -> None:
    found = faults(lambda raw: set_at(raw, path, value))

    assert code in [one for one, _ in found]
    if where is not None:
        assert (code, where) in found


@pytest.mark.parametrize("name", [*CAPITALS, *PORTS])
@pytest.mark.clause("VQ-CAP-1", "VQ-AR-1.2", "VQ-AR-2.6")
def test_each_space_that_the_rules_name_is_needed(name: str) -> None:
    def drop(raw: Raw) -> None:
        del raw["spaces"][name]
        for language in raw["names"].values():
            for one in (name, "john", "alba"):
                language.pop(one)

    assert ("space_missing", "spaces") in faults(drop)


def test_a_file_without_spaces_is_told_so_once() -> None:
    found = faults(lambda raw: raw.pop("spaces"))

    assert ("missing", "spaces") in found
    assert "space_missing" not in [code for code, _ in found]
