"""What may be called what: short ids, and words that mean something already."""

import re
from typing import Annotated, Final

from pydantic import StringConstraints

from rules.kernel.audience import UMPIRE
from rules.war_at_sea.state import PIRATES

NOBODY: Final = "nobody"
"""The owner of a province that belongs to no faction, as players type it."""

RESERVED: Final = frozenset({UMPIRE, PIRATES, NOBODY, "none"})
"""Words that mean somebody, or nobody, already."""

SHORT: Final = r"^[a-z][a-z0-9_-]{0,15}$"

ShortId = Annotated[str, StringConstraints(pattern=SHORT)]
"""The id of a faction, an area, a province or a ship type."""


def is_short_id(text: str) -> bool:
    """Tell whether *text* will do as an id that players type and buttons carry."""
    return re.match(SHORT, text) is not None
