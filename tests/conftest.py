"""For all tests: clause ids as keywords, and no deadlines on a busy machine.

`pytest -k KWW-FLIP-3` runs the tests of that clause.
"""

import pytest
from hypothesis import settings

settings.register_profile("quarterdeck", deadline=None)
settings.load_profile("quarterdeck")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the flags that write down anew what is reviewed by reading."""
    parser.addoption(
        "--regen-review",
        action="store_true",
        help="write tests/bot/review/*.txt anew: every message in all its forms",
    )
    parser.addoption(
        "--regen-golden",
        action="store_true",
        help="write tests/golden/war_at_sea/demo.*.txt anew: all that the demo shows",
    )


def pytest_itemcollected(item: pytest.Item) -> None:
    """Let `-k` find a test by the clauses and rulings that it is marked with."""
    for mark in item.iter_markers("clause"):
        item.extra_keyword_matches.update(mark.args)
