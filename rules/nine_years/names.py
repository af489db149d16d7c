"""What may be called what: short ids, and words that mean something already."""

import re
from typing import Final, get_args

from rules.kernel.audience import UMPIRE
from rules.nine_years.sides import Holder
from rules.nine_years.state import PHASES
from rules.nine_years.theatre import COUNTERS, SHORT
from rules.nine_years.track import Place
from rules.nine_years.winter.state import Step

RESERVED: Final = frozenset(
    {
        *get_args(Holder),
        *get_args(Place),
        *get_args(Step),
        *PHASES,
        *COUNTERS,
        *(UMPIRE, "off", "none", "due", "made", "round", "game_turn"),
    }
)
"""Words that events and refusals use: a space of that name would take their place."""


def is_short_id(text: str) -> bool:
    """Tell whether *text* will do as an id that players type and buttons carry."""
    return re.match(SHORT, text) is not None
