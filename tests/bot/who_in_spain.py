"""Who may do what in Virgin Queen: scenes of `house-fleet`, a row for every command.

The signs are those of `test_who.py`; the first side is England, the second Spain.
"""

from typing import Final

DEALT: Final = ("/spain umpire deal number:4",)
ACTION: Final = (
    *DEALT,
    "/spain escort galleons:2 seat:spain",
    "/spain next seat:spain",
    "/spain umpire expedition captain:drake power:england rating:2 zone:sargasso",
)
IMPULSE: Final = (
    *ACTION,
    "/spain umpire impulse power:spain",
    "/spain cp source:other_card points:9 seat:spain",
)
PORT: Final = (*IMPULSE, "/spain armada create port:seville seat:spain")
AFLOAT: Final = (
    *PORT,
    "/spain armada load regulars:2 seat:spain",
    "/spain armada sail to:cadiz seat:spain",
)
FULL: Final = (
    *PORT,
    "/spain armada upgrade cp:3 seat:spain",
    "/spain umpire troops space:armada regulars:2 mercenaries:2",
    "/spain armada hits number:1 seat:spain",
)
SELECT: Final = (*ACTION, "/spain start seat:england")
REROLL: Final = (*SELECT, "/spain select treasures:t1,t2,t3 seat:spain")
ATTACK: Final = (*REROLL, "/spain keep seat:england")
REWARD: Final = (*ATTACK, "/spain attack expedition:drake seat:england")
HOME: Final = (*REWARD, "/spain take treasures:0 vp:1 galleons:0 seat:england")

SCENES: Final[dict[str, tuple[str, ...]]] = {
    "quay": (),
    "dealt": DEALT,
    "action": ACTION,
    "impulse": IMPULSE,
    "port": PORT,
    "afloat": AFLOAT,
    "full": FULL,
    "select": SELECT,
    "reroll": REROLL,
    "zone": ATTACK,
    "reward": REWARD,
    "homeward": HOME,
    "sailed": (*HOME, "/spain stay expedition:drake seat:england"),
    "winter": (*ACTION, "/spain umpire phase phase:winter"),
}
FACES: Final = (3, 5, 1, 1, 1, 2, 2, 2)
ITEMS: Final = ("t1", "t2", "t3", "t4")

ROWS: Final = [
    ("dealt", "/spain escort galleons:1", ".!2!2"),
    ("dealt", "/spain spring origin:madrid to:seville regulars:1", ".!2!2"),
    ("dealt", "/spain next", ".!2u2"),
    ("action", "/spain plunder expedition:drake number:1", ".1!!!"),
    ("action", "/spain impulse", ".!!u!"),
    ("action", "/spain start", ".12u2"),
    ("select", "/spain select treasures:t1,t2,t3", ".!2!2"),
    ("reroll", "/spain keep", ".1!!!"),
    ("reroll", "/spain reroll", ".1!!!"),
    ("zone", "/spain attack expedition:drake", ".1!!!"),
    ("zone", "/spain pass expedition:drake", ".1!!!"),
    ("reward", "/spain take treasures:0 vp:1 galleons:0", ".1!!!"),
    ("homeward", "/spain return expedition:drake", ".1!!!"),
    ("homeward", "/spain stay expedition:drake", ".1!!!"),
    ("dealt", "/spain treasures", "?????"),
    ("dealt", "/spain odds", "?????"),
    ("impulse", "/spain cp source:other_card points:1", ".!2!2"),
    ("impulse", "/spain armada create port:seville", ".!2!2"),
    ("port", "/spain armada upgrade cp:3", ".!2!2"),
    ("port", "/spain armada build regulars:1 cp:1", ".!2!2"),
    ("port", "/spain armada load regulars:1", ".!2!2"),
    ("port", "/spain armada unload regulars:1", ".!!!!"),
    ("afloat", "/spain armada embark port:lisbon regulars:1", ".!!!!"),
    ("afloat", "/spain armada disembark port:seville regulars:1", ".!2!2"),
    ("afloat", "/spain armada sail to:biscay", ".!2!2"),
    ("afloat", "/spain armada roll purpose:combat", ".!2!2"),
    ("afloat", "/spain armada hits number:1", ".!2!2"),
    ("full", "/spain armada lose regulars:1 mercenaries:1", ".!2!2"),
    ("afloat", "/spain armada retreat port:lisbon", ".!2!2"),
    ("dealt", "/spain armada show", "?????"),
    ("winter", "/spain home origin:antwerp capital:milan regulars:1", ".!2!2"),
    ("winter", "/spain regulars", ".!2!2"),
    ("quay", "/spain umpire deal number:4", "...uu"),
    ("dealt", "/spain umpire control space:lisbon power:spain", "...uu"),
    ("dealt", "/spain umpire unrest space:seville unrest:true", "...uu"),
    ("dealt", "/spain umpire siege space:seville besieged:true", "...uu"),
    ("dealt", "/spain umpire transport space:seville allowed:false", "...uu"),
    ("dealt", "/spain umpire enterable space:milan enterable:false", "...uu"),
    ("dealt", "/spain umpire troops space:milan regulars:5 mercenaries:0", "...uu"),
    ("dealt", "/spain umpire beaten place:milan regulars:1 mercenaries:0", "...uu"),
    ("dealt", "/spain umpire leader leader:alba place:madrid", "...uu"),
    ("dealt", "/spain umpire galleons number:5", "...uu"),
    ("dealt", "/spain umpire escort number:1", "...uu"),
    (
        "dealt",
        "/spain umpire expedition captain:drake power:england rating:3 zone:azores",
        "...uu",
    ),
    ("dealt", "/spain umpire remove captain:drake", "...uu"),
    ("dealt", "/spain umpire armada strength:4 place:seville", "...uu"),
    ("dealt", "/spain umpire informant spy:france target:spain present:true", "...uu"),
    ("dealt", "/spain umpire vp power:england number:3", "...uu"),
    ("dealt", "/spain umpire bonus number:0", "...uu"),
    ("dealt", "/spain umpire rating number:1", "...uu"),
    ("dealt", "/spain umpire philip dead:true", "...uu"),
    ("dealt", "/spain umpire treasure treasure:t24 place:discard", "...uu"),
    ("sailed", "/spain umpire reopen", "...uu"),
    ("dealt", "/spain umpire turn number:2", "...uu"),
    ("dealt", "/spain umpire phase phase:winter", "...uu"),
    ("impulse", "/spain umpire impulse power:hre", "...uu"),
    ("dealt", "/spain umpire end", "...uu"),
]
