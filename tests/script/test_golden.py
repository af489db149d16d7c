"""Golden games: scripts that hold what has to come of their lines."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.script.playing import play

GOLDEN = Path(__file__).parents[1] / "golden"
SCRIPTS = {
    path.stem: path.read_text(encoding="utf-8")
    for path in sorted(GOLDEN.glob("*/*.script"))
}
FACTS, STATE = "#=", "#state"


def facts(script: str) -> Iterator[tuple[int, Any]]:
    """Yield what has to be found in the object of which line; 0 is the position."""
    above = 0
    for number, line in enumerate(script.split("\n"), 1):
        if line.startswith(FACTS):
            yield above, json.loads(line.removeprefix(FACTS))
        elif line.startswith(STATE):
            yield 0, json.loads(line.removeprefix(STATE))
        elif line.startswith("@"):
            above = number


def part_of(fact: Any, whole: Any) -> bool:
    """Tell whether *fact* is *whole*, with keys left out here and there.

    Lists are as long as each other.
    """
    if isinstance(fact, dict) and isinstance(whole, dict) and fact:
        return all(key in whole and part_of(fact[key], whole[key]) for key in fact)
    if isinstance(fact, list) and isinstance(whole, list):
        pairs = zip(fact, whole, strict=False)
        return len(fact) == len(whole) and all(part_of(*pair) for pair in pairs)
    return bool(fact == whole)


def refused(script: str) -> set[int]:
    """Return the lines that have to be refused."""
    return {line for line, fact in facts(script) if "refusal" in fact}


@pytest.mark.parametrize("script", SCRIPTS.values(), ids=SCRIPTS)
async def test_a_golden_game_goes_as_it_went(script: str, tmp_path: Path) -> None:
    played = await play(script, tmp_path)

    assert played.wrong is None
    assert played.performance.status == 0
    no = {one["line"] for one in played.records if not one["ok"]}
    assert no == refused(script)
    for line, fact in facts(script):
        whole = played[line] if line else played.exports[0]["state"]
        assert part_of(fact, whole), (line, fact, whole)


@pytest.mark.parametrize(
    ("fact", "whole", "fits"),
    [
        ({"a": 1}, {"a": 1, "b": 2}, True),
        ({"a": 2}, {"a": 1}, False),
        ({"c": None}, {"a": 1}, False),
        ({}, {}, True),
        ({}, {"a": 1}, False),
        ({"a": [{"b": 1}]}, {"a": [{"b": 1, "c": 2}]}, True),
        ([{"b": 1}], [{"b": 1}, {"b": 1}], False),
        ([], [1], False),
        ("a", "a", True),
    ],
)
def test_facts_are_parts(fact: Any, whole: Any, fits: bool) -> None:
    assert part_of(fact, whole) is fits


def test_there_is_a_golden_script() -> None:
    assert SCRIPTS
