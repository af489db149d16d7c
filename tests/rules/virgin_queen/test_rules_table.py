"""RULES.md: every clause stands there, with files and tests that are there too."""

from pathlib import Path

import rules.virgin_queen
from tests.rules.rules_table import RulesTable, RulesTableTests

SECTIONS = {
    "TR-": 3,
    "TF-0.": 1,
    "TF-1.": 1,
    "TF-2.": 5,
    "TF-3.": 4,
    "TF-4.": 19,
    "TF-5.": 1,
    "TF-6.": 1,
    "AR-1.": 7,
    "AR-2.": 8,
    "AR-3.": 7,
    "AR-4.": 2,
    "AR-5.": 7,
    "AR-6.": 1,
    "AR-7.": 6,
    "AR-8.": 1,
    "AR-9.": 1,
    "CAP-": 4,
    "PH-": 2,
}
CLAUSES = [
    f"VQ-{name}{n}" for name, last in SECTIONS.items() for n in range(1, last + 1)
]
RULINGS = [f"A-V-{n:02}" for n in range(1, 55)]


def test_there_are_81_clauses() -> None:
    assert len(CLAUSES) == 81


class TestRulesTable(RulesTableTests):
    table = RulesTable(rules.virgin_queen, Path(__file__).parent)
    clauses = (
        "META-1",
        *CLAUSES,
        "META-2",
        *RULINGS,
        *(f"A-G-{n:02}" for n in range(1, 7)),
    )
    sought = "VQ-TF-2.3"
