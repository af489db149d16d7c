"""What lifts saved positions of older schemas."""

from typing import Final

from rules.kernel.document import Raw, Upcast

NO_MAP: Final[Raw] = {
    "spaces": {},
    "seas": [],
    "forces": {},
    "pool": {},
    "arrivals": [],
    "reserve": {},
    "counters": [],
    "fleets": [],
    "lines": {},
    "beachy_head": False,
    "victory": None,
}
"""The theatre of a game that has no map."""


def with_winter(raw: Raw) -> Raw:
    """Give a position of schema 1 what Winter Quarters need: there was no map yet.

    Where the Winter had begun it is over, as it was then: nothing in it was to decide.
    """
    return {
        **raw,
        "options": {**raw["options"], "wq_sealed": True},
        "names": {},
        "theatre": dict(NO_MAP),
        "winter": None,
        "wintered": raw["phase"] == "winter_quarters",
    }


UPCASTS: Final[tuple[Upcast, ...]] = (with_winter,)
