"""RULES.md: every clause stands there, with files and tests that are there too."""

from pathlib import Path

import rules.nine_years
from tests.rules.rules_table import RulesTable, RulesTableTests


class TestRulesTable(RulesTableTests):
    table = RulesTable(rules.nine_years, Path(__file__).parent)
    clauses = (
        "META-1",
        "KWW-TRK-1",
        *(f"KWW-FLIP-{n}" for n in range(1, 7)),
        *(f"KWW-ROLL-{n}" for n in range(1, 10)),
        *(f"KWW-SUP-{n}" for n in range(1, 7)),
        "KWW-WQ-0",
        *(f"KWW-WQ-A{n}" for n in range(1, 9)),
        *(f"KWW-WQ-B{n}" for n in range(1, 4)),
        *(f"KWW-WQ-C{n}" for n in range(1, 6)),
        *(f"A-K-{n:02}" for n in range(1, 28)),
        *(f"A-G-{n:02}" for n in range(1, 7)),
    )
    sought = "KWW-FLIP-3"
