"""Choices, and those that fit what was typed."""

import pytest

from rules.kernel.choice import Choice, matching

SHIPS = tuple(Choice(name) for name in ("golden hind", "Hind", "ark", "behind"))


def test_a_choice_is_a_name_unless_it_has_a_code() -> None:
    assert Choice("ark") == Choice("ark", "", {})


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        pytest.param("", ["golden hind", "Hind", "ark", "behind"], id="nothing typed"),
        pytest.param("hind", ["Hind", "golden hind", "behind"], id="beginnings first"),
        pytest.param("HIND", ["Hind", "golden hind", "behind"], id="any case"),
        pytest.param("ark", ["ark"], id="one"),
        pytest.param("x", [], id="none"),
    ],
)
def test_choices_that_hold_what_was_typed(typed: str, found: list[str]) -> None:
    assert [choice.value for choice in matching(SHIPS, typed)] == found
