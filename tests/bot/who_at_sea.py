"""Who may do what in War at Sea: scenes of `duel`, and a row for every command.

The signs are those of `test_who.py`; the first side is red, the second blue.
"""

from typing import Final

TURN: Final = ("/sea umpire start",)
CONTACT: Final = (*TURN, "/sea umpire put fleet:f1 area:bluewater attackers:f1")
BESIDE: Final = (*CONTACT, "/sea stand seat:blue", "/sea stand seat:red")
FIGHT: Final = (*BESIDE, "/sea stay-out seat:red", "/sea stay-out seat:blue")

SCENES: Final[dict[str, tuple[str, ...]]] = {
    "anchor": (),
    "turn": TURN,
    "contact": CONTACT,
    "beside": BESIDE,
    "fight": FIGHT,
    "after": (*FIGHT, "/sea even seat:red"),
}
FACES: Final = (3,) * 12
"""Equal dice: nobody's attack is raised, and red is asked which frigate to hit."""

ROWS: Final = [
    ("anchor", "/sea fleet place fleet:f1 area:narrows", ".1!!!"),
    ("turn", "/sea fleet move fleet:f1 to:narrows", ".1!!!"),
    ("turn", "/sea fleet split fleet:f1 ships:s1 name:new", ".1!!!"),
    ("turn", "/sea fleet merge fleet:f1 into:f2", ".!!!!"),
    ("turn", "/sea fleet rename fleet:f1 name:Swift", ".1!!!"),
    ("turn", "/sea fleet blockade fleet:f1 port:blueport", ".!!!!"),
    ("turn", "/sea fleet lift fleet:f1", ".!!!!"),
    ("turn", "/sea ship hire type:sloop area:redwater number:1", ".1!!!"),
    ("turn", "/sea ship repair fleet:f1", ".!!!!"),
    ("turn", "/sea ship disband ships:s1", ".1!!!"),
    ("turn", "/sea ship unpaid ships:s1", ".1!!!"),
    ("turn", "/sea ship buy ships:s1 fleet:f3", ".!!!!"),
    ("turn", "/sea ally merge fleet:f1 other:f3", ".!!!!"),
    ("turn", "/sea ally give ships:s1 fleet:f3", ".!!!!"),
    ("turn", "/sea ally accept offer:o1", ".!!!!"),
    ("turn", "/sea ally decline offer:o1", ".!!!!"),
    ("turn", "/sea standing support:stay_out", ".12u2"),
    ("turn", "/sea answers", "!????"),
    ("turn", "/sea ledger", "!??!?"),
    ("turn", "/sea odds attackers:f1 defenders:f3", "?????"),
    ("turn", "/sea end-turn", ".12!2"),
    ("turn", "/sea done", ".!!!!"),
    ("turn", "/sea foe group:f3", ".!!!!"),
    ("contact", "/sea stand", ".!2!2"),
    ("contact", "/sea withdraw fleet:f3 to:shoals", ".!2u2"),
    ("beside", "/sea support fleet:f4 side:defend", ".!2u2"),
    ("beside", "/sea stay-out", ".12!2"),
    ("fight", "/sea fire targets:s6=1", ".!!!!"),
    ("fight", "/sea even", ".1!!!"),
    ("fight", "/sea order ships:s7,s8", ".1!!!"),
    ("after", "/sea fight-on", ".12!2"),
    ("after", "/sea retreat", ".12!2"),
    ("after", "/sea offer-draw", ".12!2"),
    ("after", "/sea go to:shoals", ".!!!!"),
    ("after", "/sea attack to:shoals", ".!!!!"),
    ("after", "/sea surrender", ".!!!!"),
    ("anchor", "/sea umpire start", "...uu"),
    ("turn", "/sea umpire close", "...uu"),
    ("fight", "/sea umpire draw battle:1", "...uu"),
    ("turn", "/sea umpire end", "...uu"),
    ("turn", "/sea umpire faction faction:green gold:50", "...uu"),
    ("turn", "/sea umpire treasury faction:red gold:50", "...uu"),
    ("turn", "/sea umpire relation one:red other:blue relation:neutral", "...uu"),
    ("turn", "/sea umpire owner province:redport owner:blue", "...uu"),
    ("turn", "/sea umpire fleet owner:red area:reach ships:sloop=1", "...uu"),
    ("turn", "/sea umpire give fleet:f1 ships:sloop=1 owner:blue", "...!!"),
    ("turn", "/sea umpire remove ships:s1", "...uu"),
    ("turn", "/sea umpire health ship:s1 health:5", "...uu"),
    ("turn", "/sea umpire put fleet:f1 area:reach", "...uu"),
    ("turn", "/sea umpire points fleet:f1 points:1", "...uu"),
]
