"""RULES.md: every clause stands there, with files and tests that are there too."""

from collections import defaultdict
from pathlib import Path

import pytest

import rules.war_at_sea

RULES = Path(rules.war_at_sea.__file__).parent
TESTS = Path(__file__).parent
SETTLED = ("done", "not here", "nothing", "heading", "a note")

SECTIONS = {
    "FLEET": 1,
    "MOVE": 2,
    "HIRE": 5,
    "REP": 1,
    "ALLY": 2,
    "SETUP": 1,
    "UPK": 2,
    "PIR": 4,
    "BUY": 2,
    "BLK": 4,
    "ENG": 4,
    "AID": 2,
    "RET": 7,
    "BAT": 10,
    "CAP": 4,
    "DMG": 4,
    "INI": 3,
}
CLAUSES = [
    "META-1",
    *(f"SEA-{name}-{n}" for name, last in SECTIONS.items() for n in range(1, last + 1)),
    "META-3",
    *(f"A-S-{n:02}" for n in range(1, 61)),
    *(f"A-G-{n:02}" for n in range(1, 7)),
]


def rows() -> list[list[str]]:
    """Return the cells of the table: clause, files, tests, status."""
    text = (RULES / "RULES.md").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines[2:]]


class Collected:
    """Notes the clauses that each collected test is marked with."""

    def __init__(self) -> None:
        self.clauses: defaultdict[str, set[str]] = defaultdict(set)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            name = item.name.partition("[")[0]
            for mark in item.iter_markers("clause"):
                self.clauses[f"{item.path.name}::{name}"].update(mark.args)


def collect(*options: str) -> dict[str, set[str]]:
    """Collect the tests of this folder, as pytest itself does."""
    seen = Collected()
    quietly = ("--collect-only", "-qq", "-p", "no:cacheprovider")
    status = pytest.main([*quietly, *options, str(TESTS)], plugins=[seen])
    assert status is pytest.ExitCode.OK
    return seen.clauses


@pytest.fixture(scope="module")
def collected() -> dict[str, set[str]]:
    """Return all tests, each with its clauses."""
    return collect()


def test_there_are_58_clauses() -> None:
    assert sum(SECTIONS.values()) == 58


def test_every_clause_and_ruling_has_its_line() -> None:
    assert [clause for clause, *_ in rows()] == CLAUSES


@pytest.mark.parametrize("row", rows(), ids=lambda row: row[0])
def test_a_line_names_what_is_there(
    row: list[str], collected: dict[str, set[str]]
) -> None:
    clause, names, tests, status = row
    named = tests.replace("`", "").split()

    assert status.startswith(SETTLED)
    assert status.startswith("done") == bool(names) == bool(named)
    for name in filter(None, names.split(", ")):
        assert (RULES / name).exists()
    for name in named:
        assert clause in collected.get(name, set()), name


def test_no_test_is_about_what_is_not_done(collected: dict[str, set[str]]) -> None:
    done = {clause for clause, _, _, status in rows() if status.startswith("done")}

    assert set().union(*collected.values()) == done


def test_a_clause_finds_its_tests() -> None:
    found = collect("-k", "SEA-BLK-2")

    name = "test_a_blockade_costs_one_point_and_closes_the_port_in_all_its_areas"
    assert f"test_blockade.py::{name}" in found
    assert all("SEA-BLK-2" in clauses for clauses in found.values())
