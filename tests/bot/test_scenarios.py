"""Scenarios and house rules: read, or refused with every fault worded in its place."""

import json
from collections.abc import Mapping
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.denial import Denial
from bot.faults import BadFile, fault_text, place
from bot.scenarios import options_of, read, shipped, typed_options
from bot.toml_places import Places
from bot.words import LANGUAGES, Words
from rules import SYSTEMS
from rules.kernel.setup import typed_option
from rules.kernel.system import System
from tests import parley

ALL: Final[tuple[System[Any], ...]] = (*SYSTEMS, parley.SYSTEM)
WORDS: Final = Words.load([one.id for one in ALL], parley.LOCALES)

systems = pytest.mark.parametrize("system", ALL, ids=lambda one: one.id)
languages = pytest.mark.parametrize("language", LANGUAGES)

texts = st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=9)
values = st.recursive(
    st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | texts,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=3)
    ),
    max_leaves=6,
)
"""What may stand in a TOML file, but for dates."""


def toml(value: Any) -> str:
    """Return *value* as TOML writes it inline."""
    if isinstance(value, Mapping):
        inner = ", ".join(
            f"{json.dumps(key)} = {toml(one)}" for key, one in value.items()
        )
        return f"{{ {inner} }}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(toml(one) for one in value)}]"
    return json.dumps(value)


def written(setup: Mapping[str, Any]) -> str:
    """Return a scenario as a TOML file."""
    return "\n".join(f"{key} = {toml(value)}" for key, value in setup.items())


def first(system: System[Any]) -> dict[str, Any]:
    """Return the first scenario that ships with *system*, as plain values."""
    scenario = shipped(system, system.scenarios[0])
    plain: dict[str, Any] = scenario.model_dump(mode="json", exclude_none=True)
    return plain


@systems
def test_what_ships_can_be_played_and_is_titled_in_every_language(
    system: System[Any],
) -> None:
    for name in system.scenarios:
        scenario = shipped(system, name)
        assert (scenario.system, scenario.name) == (system.id, name)
        assert set(scenario.title) == set(LANGUAGES)
        state = system.new_game(scenario, options_of(system, scenario.options))
        assert system.awaiting(state)


def test_what_does_not_ship_is_named_with_what_does() -> None:
    with pytest.raises(Denial) as no:
        shipped(parley.SYSTEM, "../first")

    assert no.value.code == "no_such_scenario"
    assert no.value.params == {"name": "../first", "names": "first"}


@systems
def test_a_scenario_is_read_as_it_is_written(system: System[Any]) -> None:
    again = read(system, written(first(system)))

    assert again.model_dump(mode="json", exclude_none=True) == first(system)


@systems
@given(st.text())
def test_any_text_is_a_scenario_or_has_faults(system: System[Any], text: str) -> None:
    with pytest.raises(BadFile) as bad:
        read(system, text)
    assert bad.value.faults


def worded(system: System[Any], language: str, bad: BadFile) -> list[str]:
    return fault_text(WORDS, language, system.id, bad).splitlines()


def vague(language: str, line: str) -> bool:
    """Tell whether a fault is worded by the sentence that fits all of them."""
    ending = WORDS.say(language, "fault-other", given="|").rpartition("|")[2]
    return line.endswith(ending)


def check(system: System[Any], language: str, bad: BadFile) -> None:
    """Have every fault worded in a line of its own, and by what it is."""
    lines = worded(system, language, bad)
    assert len(lines) == len(bad.faults) > 0
    for line, fault in zip(lines, bad.faults, strict=True):
        assert line.startswith("- `") == bool(fault["place"])
        assert not vague(language, line), fault


@systems
@languages
@given(data=st.data())
def test_every_fault_of_a_set_up_is_worded(
    system: System[Any], language: str, data: st.DataObject
) -> None:
    setup = first(system)
    field = data.draw(st.sampled_from([*setup, "weather"]))
    setup[field] = data.draw(values)
    try:
        read(system, written(setup))
    except BadFile as bad:
        check(system, language, bad)


@systems
@languages
@given(data=st.data())
def test_every_fault_of_a_house_rule_is_worded(
    system: System[Any], language: str, data: st.DataObject
) -> None:
    name = data.draw(st.sampled_from([*system.options.model_fields, "weather"]))
    try:
        options_of(system, {name: data.draw(values)})
    except BadFile as bad:
        check(system, language, bad)


def test_a_set_up_of_another_system_is_told_so() -> None:
    with pytest.raises(BadFile) as bad:
        read(parley.SYSTEM, written(first(parley.SYSTEM) | {"system": "whist"}))

    assert worded(parley.SYSTEM, "en", bad.value) == [
        "- `system (1)`: “whist”; it has to be “parley”."
    ]


def test_a_set_up_whose_years_are_turned_is_told_so() -> None:
    (system,) = [one for one in ALL if one.id == "nine_years"]

    with pytest.raises(BadFile) as bad:
        read(system, written(first(system) | {"last_year": 1687}))

    assert worded(system, "en", bad.value) == [
        "- the last year, 1687, comes before the first, 1688."
    ]


TEXT = """\
gold = 10
harbours.north = "bergen"

[ships]
gull = "north"
"odd key" = "south"

[[fleets]]
gull = 2
[cup]
gull = 3
"""


@pytest.mark.parametrize(
    ("where", "told"),
    [
        (("gold",), "gold (1)"),
        (("harbours", "north"), "harbours.north (2)"),
        (("ships", "gull"), "ships.gull (5)"),
        (("ships", "odd key"), "ships.odd key (6)"),
        (("cup", "gull"), "cup.gull (11)"),
        (("cup", "swan"), "cup.swan (10)"),
        (("ships",), "ships (4)"),
        (("stock", "gull"), "stock.gull"),
        (("gold", 3), "gold.3 (1)"),
        ((), ""),
    ],
)
def test_a_fault_has_its_path_and_the_line_that_leads_to_it(
    where: tuple[str | int, ...], told: str
) -> None:
    assert place(where, Places(TEXT).line(where)) == told


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("3", 3),
        ("-3", -3),
        ("true", True),
        ("false", False),
        ("round", "round"),
        ("-1,0,1", [-1, 0, 1]),
        ("[-1, 0, 1]", [-1, 0, 1]),
        ("a,b", ["a", "b"]),
        (",", ["", ""]),
        ("[a, b]", "[a, b]"),
        ("null", "null"),
        ("1.5", "1.5"),
        ("{}", "{}"),
        ("[" * 9000, "[" * 9000),
    ],
)
def test_a_house_rule_is_typed_as_it_is_meant(text: str, value: Any) -> None:
    assert typed_option(text) == value


def test_a_house_rule_changes_beside_those_that_are_set() -> None:
    present = {"first_word": "north", "hand_limit": 3}

    changed = typed_options(parley.SYSTEM, present, "hand_limit", "7")

    assert changed == {"first_word": "north", "hand_limit": 7}
    assert present == {"first_word": "north", "hand_limit": 3}
    with pytest.raises(BadFile):
        typed_options(parley.SYSTEM, present, "hand_limit", "true")
    with pytest.raises(Denial) as no:
        typed_options(parley.SYSTEM, present, "limit", "7")
    assert no.value.params["names"] == "first_word, hand_limit"
