"""Options, what they cite, and what a player means by the value that he types."""

from typing import Any, Literal

import pytest
from pydantic import ValidationError

from rules.kernel.setup import Options, Scenario, option, typed_option


class HouseRules(Options):
    overkill: bool = option(False, "SEA-BAT-9", "A-S-51")
    stronger: Literal["ships", "health"] = option("ships", "A-S-30")


def test_an_option_has_a_default_and_cites_what_it_decides() -> None:
    assert HouseRules().overkill is False
    assert HouseRules().cites("overkill") == ("SEA-BAT-9", "A-S-51")
    assert HouseRules(stronger="health").cites("stronger") == ("A-S-30",)


def test_there_are_no_other_options() -> None:
    with pytest.raises(ValidationError, match="extra_forbidden"):
        HouseRules.model_validate({"overkil": True})


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("3", 3),
        ("-2", -2),
        ("true", True),
        ("false", False),
        ("[-1, 0, 1]", [-1, 0, 1]),
        ("-1, 0, 1", [-1, 0, 1]),
        ("game_turn", "game_turn"),
        ("a, b", ["a", "b"]),
        ("1.5", "1.5"),
        ("null", "null"),
        ('"3"', '"3"'),
        ('{"a": 1}', '{"a": 1}'),
        ("", ""),
    ],
)
def test_what_a_player_means(text: str, value: Any) -> None:
    meant = typed_option(text)

    assert (type(meant), meant) == (type(value), value)


def test_a_scenario_is_frozen_closed_and_strict() -> None:
    scenario = Scenario(system="sea", name="first")

    with pytest.raises(ValidationError, match="frozen"):
        scenario.name = "second"  # type: ignore[misc]  # that is what is tested
    with pytest.raises(ValidationError, match="extra_forbidden"):
        Scenario.model_validate({"system": "sea", "name": "first", "fleets": 3})
    with pytest.raises(ValidationError, match="string_type"):
        Scenario.model_validate({"system": "sea", "name": b"first"})


@pytest.mark.parametrize("name", ["", "Upper", "two words", "x" * 33, "войны"])
def test_a_scenario_has_a_short_name(name: str) -> None:
    assert Scenario(system="sea", name="first-2").title == {}

    with pytest.raises(ValidationError, match="name"):
        Scenario(system="sea", name=name)
