"""An invented system that has one of everything, to prove the rules' contract."""

from pathlib import Path
from typing import Final

from tests.parley.system import ParleySystem

SYSTEM: Final = ParleySystem()
LOCALES: Final = Path(__file__).with_name("locales")
"""The system's catalogues, one folder per language."""

SCENARIOS: Final = Path(__file__).with_name("scenarios")
"""The system's set-ups, one TOML file each."""
