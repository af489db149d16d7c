"""Who may do what in Winter Quarters: scenes of `nine-years`, a row for each command.

The signs are those of `test_who.py`; the first side is the Alliance.
"""

from typing import Final

SCENARIO: Final = "nine-years"

CAMPAIGN: Final = ("/nine umpire phase phase:campaign",)
WINTER: Final = (*CAMPAIGN, "/nine umpire phase phase:winter_quarters")
ORDERED: Final = (
    *WINTER,
    "/nine retreat force:ulster to:london seat:alliance",
    "/nine retreat force:imperial to:cologne seat:alliance",
)
DONE: Final = (*ORDERED, "/nine done seat:alliance")
LINES: Final = (
    *DONE,
    "/nine retreat force:flanders to:paris seat:bourbon",
    "/nine done seat:bourbon",
)

SCENES: Final[dict[str, tuple[str, ...]]] = {
    "army": CAMPAIGN,
    "quarters": WINTER,
    "ordered": ORDERED,
    "said": DONE,
    "lines": LINES,
}

ROWS: Final = [
    ("quarters", "/nine retreat force:ulster to:london", ".1!!!"),
    ("ordered", "/nine done", ".1!!!"),
    ("said", "/nine not-yet", ".1!!!"),
    ("lines", "/nine remove lines:brabant-line", ".1!!!"),
    ("quarters", "/nine umpire destinations force:ulster sea:london", "...uu"),
    ("army", "/nine force put force:guards space:paris full:1", ".12!2"),
    ("army", "/nine force move force:dutch to:liege", ".1!u!"),
    ("army", "/nine force remove force:dutch", ".1!u!"),
    ("army", "/nine force table table:FILE", ".1!u!"),
    ("army", "/nine force list", "?????"),
    ("army", "/nine umpire control space:mons side:bourbon", "...uu"),
    ("army", "/nine umpire counter kind:demoralized space:mons present:true", "...uu"),
    ("army", "/nine umpire fleet side:bourbon place:atlantic present:true", "...uu"),
    ("army", "/nine umpire line line:new side:bourbon space:paris", "...uu"),
    ("army", "/nine umpire beachy-head effect:true", "...uu"),
    ("army", "/nine umpire pool side:bourbon number:9", "...uu"),
]
FILE: Final = b"dutch alliance liege 2 0\n"
