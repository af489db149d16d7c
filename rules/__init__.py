"""The rules: pure functions on frozen values; no Discord, clock, chance or language."""

from typing import Any, Final

from rules.kernel.system import System
from rules.nine_years.system import NINE_YEARS
from rules.virgin_queen.system import VIRGIN_QUEEN
from rules.war_at_sea.system import WAR_AT_SEA

SYSTEMS: Final[tuple[System[Any], ...]] = (NINE_YEARS, WAR_AT_SEA, VIRGIN_QUEEN)


def find_system(id: str) -> System[Any]:
    """Return the system with this id; raise `LookupError` if there is none."""
    for system in SYSTEMS:
        if system.id == id:
            return system
    raise LookupError(f"no system is called {id!r}")
