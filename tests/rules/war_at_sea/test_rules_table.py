"""RULES.md: every clause stands there, with files and tests that are there too."""

from pathlib import Path

import rules.war_at_sea
from tests.rules.rules_table import RulesTable, RulesTableTests

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
    f"SEA-{name}-{n}" for name, last in SECTIONS.items() for n in range(1, last + 1)
]


def test_there_are_58_clauses() -> None:
    assert len(CLAUSES) == 58


class TestRulesTable(RulesTableTests):
    table = RulesTable(rules.war_at_sea, Path(__file__).parent)
    clauses = (
        "META-1",
        *CLAUSES,
        "META-3",
        *(f"A-S-{n:02}" for n in range(1, 61)),
        *(f"A-G-{n:02}" for n in range(1, 7)),
    )
    sought = "SEA-BLK-2"
