"""The house rules: exactly those that a table may settle."""

from typing import Any, get_args

import pytest
from pydantic import ValidationError

from rules.war_at_sea.options import WarAtSeaOptions
from tests.rules.war_at_sea.scenes import house_rules

DEFAULTS = {
    "dice_sides": 6,
    "overkill": "respread",
    "half_rule": "step",
    "stronger": "attack",
    "support_mode": "full",
    "both_retreat": "higher",
    "bonus_tie": "none",
    "closed_origin": "as_defender",
    "disband_unsold": "removed",
    "buyout_priority": "first",
    "new_fleet_mp": 3,
    "max_rounds": 0,
}
"""`ship_types` and `map` are options by being in the scenario (A-S-04, A-S-05)."""


@pytest.mark.clause("A-G-01", "A-S-08", "A-S-17", "A-S-18")
def test_the_defaults_are_those_of_the_rulings() -> None:
    assert WarAtSeaOptions().model_dump() == DEFAULTS


@pytest.mark.parametrize("name", DEFAULTS)
def test_an_option_says_what_it_decides(name: str) -> None:
    cites = WarAtSeaOptions().cites(name)

    assert any(one.startswith("SEA-") for one in cites)
    assert any(one.startswith("A-") for one in cites)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("dice_sides", 2),
        ("dice_sides", 100),
        ("max_rounds", 5),
        *(
            (name, value)
            for name, info in WarAtSeaOptions.model_fields.items()
            for value in get_args(info.annotation)
        ),
    ],
)
def test_what_may_be_chosen(name: str, value: Any) -> None:
    assert getattr(house_rules(**{name: value}), name) == value


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("dice_sides", 1),
        ("dice_sides", 101),
        ("half_rule", "proportional"),
        ("new_fleet_mp", 2),
        ("max_rounds", -1),
        ("decline_cost", 1),
    ],
)
def test_what_may_not(name: str, value: Any) -> None:
    with pytest.raises(ValidationError):
        house_rules(**{name: value})
