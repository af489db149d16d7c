"""What may be called what: the six powers, and short ids for everything else."""

import re
from typing import Annotated, Final, Literal

from pydantic import StringConstraints

from rules.kernel.audience import UMPIRE

Power = Literal["ottoman", "spain", "england", "france", "hre", "protestant"]
Holder = Literal["ottoman", "spain", "england", "france", "hre", "protestant", "nobody"]
Actor = Literal["ottoman", "spain", "england", "france", "hre", "protestant", "umpire"]

POWERS: Final[tuple[Power, ...]] = (
    "ottoman",
    "spain",
    "england",
    "france",
    "hre",
    "protestant",
)

ACTORS: Final[tuple[Actor, ...]] = (*POWERS, UMPIRE)

HOME: Final = "home"
"""Where an expedition is that is in no ocean zone (A-V-30)."""

NOBODY: Final = "nobody"

UNSEEN: Final = "?"
"""A treasure of which the viewer may know that it is there, not which it is."""

PLACES: Final = ("pool", "row", "discard")
"""Where a treasure may lie but with a power or an expedition."""

RESERVED: Final = frozenset(
    {UMPIRE, HOME, NOBODY, "none", "armada", "selected", *POWERS, *PLACES}
)
"""Words that mean somebody, or a place, already."""

SHORT: Final = r"^[a-z][a-z0-9_-]{0,15}$"

ShortId = Annotated[str, StringConstraints(pattern=SHORT)]
"""The id of a treasure, a space, a sea, an ocean zone, a captain or a leader."""


def is_short_id(text: str) -> bool:
    """Tell whether *text* will do as an id that players type and buttons carry."""
    return re.match(SHORT, text) is not None
