"""What is told of a set-up of War at Sea whose parts do not fit together."""

from collections.abc import Mapping
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.scenarios import read
from bot.words import LANGUAGES
from rules import find_system
from tests.scenarios.sound import Sound

SEA: Final = find_system("war_at_sea")

SOUND: Final = """\
system = "war_at_sea"
name = "small"
factions = ["red", "blue"]

[treasuries]
red = 10
blue = 20

[relations]
war = [["red", "blue"]]

[ship_types]
sloop = { cost = 25, health = 4, attack = 2 }

[areas]
bay = { x = 0, y = 0, neighbours = ["gulf"] }
gulf = { x = 9, y = 0, neighbours = ["bay"] }

[provinces]
fort = { owner = "red", areas = ["bay"], port = true }

[[fleets]]
name = "first"
owner = "red"
area = "bay"
ships = { sloop = 3 }

[[fleets]]
name = "second"
owner = "blue"
area = "gulf"
ships = { sloop = 4 }

[names.en]
bay = "The Bay"
"""


SET_UP: Final = Sound(SEA, SOUND)
changed, faults = SET_UP.changed, SET_UP.faults


def test_the_set_up_that_is_broken_below_is_sound() -> None:
    assert read(SEA, SOUND).name == "small"


BROKEN: Final[Mapping[str, tuple[tuple[str, str], str, str]]] = {
    "an area that touches nothing": (
        ("[provinces]", "pool = { x = 5, y = 5, neighbours = [] }\n[provinces]"),
        "areas.pool.neighbours (19)",
        "alone",
    ),
    "adjacency in one way": (
        ('neighbours = ["bay"]', "neighbours = []"),
        "areas.bay.neighbours.0 (16)",
        "one_way",
    ),
    "an area beside itself": (
        ('neighbours = ["bay"]', 'neighbours = ["bay", "gulf"]'),
        "areas.gulf.neighbours.1 (17)",
        "itself",
    ),
    "a neighbour named twice": (
        ('neighbours = ["bay"]', 'neighbours = ["bay", "bay"]'),
        "areas.gulf.neighbours.1 (17)",
        "named_twice",
    ),
    "an unknown neighbour": (
        ('neighbours = ["bay"]', 'neighbours = ["bay", "bey"]'),
        "areas.gulf.neighbours.1 (17)",
        "no_such_area",
    ),
    "a province on an unknown sea": (
        ('areas = ["bay"]', 'areas = ["bay", "sea"]'),
        "provinces.fort.areas.1 (20)",
        "no_such_area",
    ),
    "a province on no sea": (
        ('areas = ["bay"]', "areas = []"),
        "provinces.fort.areas (20)",
        "too_short",
    ),
    "a province of an unknown faction": (
        ('fort = { owner = "red"', 'fort = { owner = "rad"'),
        "provinces.fort.owner (20)",
        "no_such_faction",
    ),
    "a ship with health below 2": (
        ("health = 4", "health = 1"),
        "ship_types.sloop.health (13)",
        "greater_than_equal",
    ),
    "a negative price": (
        ("cost = 25", "cost = -25"),
        "ship_types.sloop.cost (13)",
        "greater_than_equal",
    ),
    "a negative attack": (
        ("attack = 2", "attack = -2"),
        "ship_types.sloop.attack (13)",
        "greater_than_equal",
    ),
    "a negative treasury": (
        ("blue = 20", "blue = -20"),
        "treasuries.blue (7)",
        "greater_than_equal",
    ),
    "a treasury of an unknown faction": (
        ("blue = 20", "blue = 20\ngreen = 5"),
        "treasuries.green (8)",
        "no_such_faction",
    ),
    "more than 20 ships in a fleet": (
        ("sloop = 4 }", "sloop = 21 }"),
        "fleets.1.ships (32)",
        "fleet_full",
    ),
    "a fleet without ships": (
        ("sloop = 4 }", "}"),
        "fleets.1.ships (32)",
        "too_short",
    ),
    "no ships of a type": (
        ("sloop = 4 }", "sloop = 0 }"),
        "fleets.1.ships.sloop (32)",
        "greater_than_equal",
    ),
    "ships of an unknown type": (
        ("sloop = 4 }", "sloop = 4, brig = 1 }"),
        "fleets.1.ships.brig (32)",
        "no_such_type",
    ),
    "a fleet of an unknown faction": (
        ('owner = "blue"', 'owner = "pirates"'),
        "fleets.1.owner (30)",
        "no_such_faction",
    ),
    "a fleet on an unknown sea": (
        ('area = "gulf"', 'area = "golf"'),
        "fleets.1.area (31)",
        "no_such_area",
    ),
    "an id given twice in one table": (
        ("[provinces]", "bay = { x = 5, y = 5, neighbours = [] }\n[provinces]"),
        "areas.bay (19)",
        "twice",
    ),
    "a whole table given twice": (
        ("[provinces]", "[areas]\npool = 3\n[provinces]"),
        "areas (19)",
        "twice",
    ),
    "an id for two things": (
        ("fort = {", "gulf = {"),
        "provinces.gulf (20)",
        "taken",
    ),
    "two fleets of one name": (
        ('name = "second"', 'name = "first"'),
        "fleets.1.name (29)",
        "taken",
    ),
    "a word that is taken already": (
        ("fort = {", "umpire = {"),
        "provinces.umpire (20)",
        "reserved",
    ),
    "an id that nobody can type": (
        ("fort = {", '"Old Fort" = {'),
        "provinces.Old Fort (20)",
        "string_pattern_mismatch",
    ),
    "a relation with oneself": (
        ('["red", "blue"]]', '["red", "blue"], ["red", "red"]]'),
        "relations.war.1 (10)",
        "itself",
    ),
    "a relation told twice": (
        ("[ship_types]", 'alliance = [["blue", "red"]]\n[ship_types]'),
        "relations.alliance.0 (12)",
        "named_twice",
    ),
    "a relation of an unknown faction": (
        ('["red", "blue"]]', '["red", "green"]]'),
        "relations.war.0.1 (10)",
        "no_such_faction",
    ),
    "a relation that there is not": (
        ("war = ", "peace = "),
        "relations.peace (10)",
        "extra_forbidden",
    ),
    "a name for nothing": (
        ('bay = "The Bay"', 'bey = "The Bay"'),
        "names.en.bey (35)",
        "no_such_id",
    ),
    "a misspelt key": (
        ("[provinces]", "[provnces]"),
        "provnces (19)",
        "misspelt",
    ),
    "a misspelt key within": (
        ('fort = { owner = "red"', 'fort = { ownr = "red"'),
        "provinces.fort.ownr (20)",
        "misspelt",
    ),
    "a misspelt key in a list": (
        ('area = "gulf"', 'area = "gulf"\nshps = { sloop = 1 }'),
        "fleets.1.shps (32)",
        "misspelt",
    ),
    "a misspelt house rule": (
        ("[names.en]", "[options]\ndice_side = 8\n[names.en]"),
        "options.dice_side (35)",
        "misspelt",
    ),
    "a wrong house rule": (
        ("[names.en]", "[options]\ndice_sides = 1\n[names.en]"),
        "options.dice_sides (35)",
        "greater_than_equal",
    ),
    "a word for a number": (
        ("x = 9", 'x = "nine"'),
        "areas.gulf.x (17)",
        "int_type",
    ),
    "a number for a table": (
        ('bay = { x = 0, y = 0, neighbours = ["gulf"] }', "bay = 7"),
        "areas.bay (16)",
        "model_type",
    ),
}


@pytest.mark.parametrize(
    ("change", "place", "code"), BROKEN.values(), ids=BROKEN.keys()
)
@pytest.mark.clause("A-S-04", "A-S-05")
def test_what_does_not_fit_is_told_in_its_place(
    change: tuple[str, str], place: str, code: str
) -> None:
    assert (place, code) in faults(changed(change))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("change", [one[0] for one in BROKEN.values()], ids=BROKEN)
def test_what_does_not_fit_is_worded(change: tuple[str, str], language: str) -> None:
    SET_UP.assert_worded(language, SET_UP.refused(changed(change)))


@pytest.mark.parametrize("language", LANGUAGES)
@given(data=st.data())
def test_whatever_stands_anywhere_is_judged_and_worded(
    language: str, data: st.DataObject
) -> None:
    SET_UP.judge_anything(language, data)


@pytest.mark.clause("SEA-FLEET-1")
def test_twenty_ships_of_several_types_are_counted_together() -> None:
    corvette = ("[areas]", "corvette = { cost = 9, health = 2, attack = 0 }\n[areas]")
    twenty = ("sloop = 4 }", "sloop = 10, corvette = 10 }")
    more = ("sloop = 4 }", "sloop = 10, corvette = 11 }")

    assert read(SEA, changed(corvette, twenty)).name == "small"
    assert faults(changed(corvette, more)) == [("fleets.1.ships (33)", "fleet_full")]


def test_what_stands_in_a_table_given_twice_is_not_told() -> None:
    again = changed(("[provinces]", "[areas]\npool = 3\npool = 4\n[provinces]"))

    assert faults(again) == [("areas (19)", "twice")]


def test_everything_is_told_at_once_in_the_order_of_the_lines() -> None:
    text = changed(
        ('name = "small"', 'name = "Small War"'),
        ("cost = 25, health = 4", "cost = -1, health = 0"),
        ('neighbours = ["bay"]', "neighbours = []"),
        ("[provinces]", "gulf = 3\n[provinces]"),
        ('fort = { owner = "red"', 'fort = { ownr = "red"'),
        ("sloop = 4 }", "sloop = 44 }"),
        ("[names.en]", "[options]\ndice_sides = 1\n[names.en]"),
    )

    assert faults(text) == [
        ("name (2)", "string_pattern_mismatch"),
        ("ship_types.sloop.cost (13)", "greater_than_equal"),
        ("ship_types.sloop.health (13)", "greater_than_equal"),
        ("areas.bay.neighbours.0 (16)", "one_way"),
        ("areas.gulf (19)", "twice"),
        ("provinces.fort.ownr (21)", "misspelt"),
        ("fleets.1.ships (33)", "fleet_full"),
        ("options.dice_sides (36)", "greater_than_equal"),
    ]
