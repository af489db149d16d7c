"""Virgin Queen: the set-up that ships, and what is told of one that does not fit."""

from collections.abc import Mapping
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.scenarios import read, shipped
from bot.words import LANGUAGES
from rules.virgin_queen.scenario import VirginQueenScenario
from rules.virgin_queen.system import VIRGIN_QUEEN
from tests.scenarios.sound import Sound

LONGEST_NAME: Final = 24

SOUND: Final = """\
system = "virgin_queen"
name = "small"
order = ["ottoman", "spain", "england", "france", "hre", "protestant"]
last_turn = 3
zones = ["near", "far"]
galleons = 2
card_bonus = 1
admin_rating = 2

[treasures]
t1 = 1
t2 = 2

[seas]
bay = { neighbours = ["strait"] }
strait = { neighbours = ["bay"] }

[spaces]
madrid = { controller = "spain", regulars = 2, leaders = ["alba"] }
milan = { controller = "spain" }
seville = { controller = "spain", seas = ["strait"] }
corunna = { controller = "spain", seas = ["bay"] }
lisbon = { seas = ["bay", "strait"] }

[expeditions]
drake = { power = "england", rating = 2, zone = "near" }

[[informants]]
spy = "england"
target = "spain"

[piracy_vp]
england = 1

[names.en]
bay = "The Bay"

[options]
zone_table = ["near", "near", "near", "far", "far", "far"]
"""


SET_UP: Final = Sound(VIRGIN_QUEEN, SOUND)
changed, faults = SET_UP.changed, SET_UP.faults


def test_the_set_up_that_is_broken_below_is_sound() -> None:
    assert read(VIRGIN_QUEEN, SOUND).name == "small"


BROKEN: Final[Mapping[str, tuple[tuple[str, str], str, str]]] = {
    "a power twice in the order": (
        ('"hre", "protestant"]', '"hre", "protestant", "spain"]'),
        "order.6 (3)",
        "named_twice",
    ),
    "a power left out of the order": (
        ('"hre", "protestant"]', '"protestant"]'),
        "order (3)",
        "powers_missing",
    ),
    "a power that there is not in the order": (
        ('"hre", "protestant"]', '"hre", "papacy"]'),
        "order.5 (3)",
        "literal_error",
    ),
    "no treasures": (
        ("[treasures]\nt1 = 1\nt2 = 2\n", "treasures = {}\n"),
        "treasures (10)",
        "too_short",
    ),
    "a treasure worth too much": (
        ("t2 = 2", "t2 = 10"),
        "treasures.t2 (12)",
        "less_than_equal",
    ),
    "an id that nobody can type": (
        ("t2 = 2", '"Big Pearl" = 2'),
        "treasures.Big Pearl (12)",
        "string_pattern_mismatch",
    ),
    "a word that is taken already": (
        ("t2 = 2", "umpire = 2"),
        "treasures.umpire (12)",
        "reserved",
    ),
    "a treasure that is called a place": (
        ("t2 = 2", "row = 2"),
        "treasures.row (12)",
        "reserved",
    ),
    "a captain who is called the Armada": (
        ("drake = {", "armada = {"),
        "expeditions.armada (26)",
        "reserved",
    ),
    "a zone twice": (
        ('zones = ["near", "far"]', 'zones = ["near", "far", "near"]'),
        "zones.2 (5)",
        "taken",
    ),
    "an id for two things": (
        ("drake = {", "bay = {"),
        "expeditions.bay (26)",
        "taken",
    ),
    "a leader in two places": (
        ('milan = { controller = "spain" }', 'milan = { leaders = ["alba"] }'),
        "spaces.milan.leaders.0 (20)",
        "taken",
    ),
    "adjacency in one way": (
        ('neighbours = ["bay"]', "neighbours = []"),
        "seas.bay.neighbours.0 (15)",
        "one_way",
    ),
    "a sea beside itself": (
        ('neighbours = ["bay"]', 'neighbours = ["bay", "strait"]'),
        "seas.strait.neighbours.1 (16)",
        "itself",
    ),
    "a sea that touches nothing": (
        ("[spaces]", "lake = { neighbours = [] }\n[spaces]"),
        "seas.lake.neighbours (18)",
        "alone",
    ),
    "an unknown neighbour": (
        ('neighbours = ["bay"]', 'neighbours = ["bay", "bey"]'),
        "seas.strait.neighbours.1 (16)",
        "no_such_sea",
    ),
    "a space on an unknown sea": (
        ('seas = ["bay", "strait"]', 'seas = ["bay", "straight"]'),
        "spaces.lisbon.seas.1 (23)",
        "no_such_sea",
    ),
    "a capital left out": (
        ('milan = { controller = "spain" }\n', ""),
        "spaces (18)",
        "space_missing",
    ),
    "a port of the Armada left out": (
        ('lisbon = { seas = ["bay", "strait"] }\n', ""),
        "spaces (18)",
        "space_missing",
    ),
    "a port of the Armada without a sea": (
        ('corunna = { controller = "spain", seas = ["bay"] }', "corunna = {}"),
        "spaces.corunna (22)",
        "no_port",
    ),
    "a space of an unknown power": (
        ('milan = { controller = "spain" }', 'milan = { controller = "papacy" }'),
        "spaces.milan.controller (20)",
        "literal_error",
    ),
    "an expedition of an unknown power": (
        ('power = "england"', 'power = "pirates"'),
        "expeditions.drake.power (26)",
        "literal_error",
    ),
    "an expedition in an unknown zone": (
        ('zone = "near"', 'zone = "nera"'),
        "expeditions.drake.zone (26)",
        "no_such_zone",
    ),
    "an expedition in a sea of Europe": (
        ('zone = "near"', 'zone = "bay"'),
        "expeditions.drake.zone (26)",
        "no_such_zone",
    ),
    "an informant with his own power": (
        ('target = "spain"', 'target = "england"'),
        "informants.0 (28)",
        "spies_on_itself",
    ),
    "an informant told twice": (
        ("[piracy_vp]", '[[informants]]\nspy="england"\ntarget="spain"\n[piracy_vp]'),
        "informants.1 (32)",
        "named_twice",
    ),
    "VP of an unknown power": (
        ("[piracy_vp]\nengland = 1", "[piracy_vp]\nengland = 1\npapacy = 1"),
        "piracy_vp.papacy (34)",
        "literal_error",
    ),
    "a name for nothing": (
        ('bay = "The Bay"', 'bey = "The Bay"'),
        "names.en.bey (36)",
        "no_such_id",
    ),
    "a zone table with an unknown zone": (
        ('"far", "far", "far"]', '"far", "far", "fra"]'),
        "options.zone_table.5 (39)",
        "no_such_zone",
    ),
    "a zone table with too few faces": (
        ('"far", "far", "far"]', '"far"]'),
        "options.zone_table (39)",
        "too_few_faces",
    ),
    "a zone table with too many faces": (
        ('"far", "far", "far"]', '"far", "far", "far", "far"]'),
        "options.zone_table (39)",
        "too_long",
    ),
    "a home port that there is not": (
        ("[options]", '[options]\nhome_ports = ["seville", "cadiz"]'),
        "options.home_ports.1 (39)",
        "no_such_space",
    ),
    "three galleons in the convoy": (
        ("galleons = 2", "galleons = 2\nescort = 3"),
        "escort (7)",
        "less_than_equal",
    ),
    "a misspelt key": (
        ("[piracy_vp]", "[piracy_pv]"),
        "piracy_pv (32)",
        "misspelt",
    ),
    "a misspelt key within": (
        ('milan = { controller = "spain" }', 'milan = { controler = "spain" }'),
        "spaces.milan.controler (20)",
        "misspelt",
    ),
    "a misspelt house rule": (
        ("[options]", "[options]\nrow_mod = 'add'"),
        "options.row_mod (39)",
        "misspelt",
    ),
    "a number for a table": (
        ('drake = { power = "england", rating = 2, zone = "near" }', "drake = 7"),
        "expeditions.drake (26)",
        "model_type",
    ),
}


@pytest.mark.parametrize(
    ("change", "place", "code"), BROKEN.values(), ids=BROKEN.keys()
)
@pytest.mark.clause("A-V-12")
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


def test_several_faults_are_told_together() -> None:
    found = faults(
        changed(
            ("galleons = 2", "galleons = -2"),
            ('zone = "near" }', 'zone = "nera" }'),
            ('neighbours = ["bay"]', "neighbours = []"),
        )
    )

    assert found == [
        ("galleons (6)", "greater_than_equal"),
        ("seas.bay.neighbours.0 (15)", "one_way"),
        ("expeditions.drake.zone (26)", "no_such_zone"),
    ]


def house_fleet() -> VirginQueenScenario:
    """Return the set-up that ships."""
    found = shipped(VIRGIN_QUEEN, "house-fleet")
    assert isinstance(found, VirginQueenScenario)
    return found


HOUSE: Final = house_fleet()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_of_its_own_in_every_language(language: str) -> None:
    leaders = {one for space in HOUSE.spaces.values() for one in space.leaders}
    ids = {
        *HOUSE.treasures,
        *HOUSE.zones,
        *HOUSE.seas,
        *HOUSE.spaces,
        *HOUSE.expeditions,
        *leaders,
    }
    names = HOUSE.names[language]

    assert set(HOUSE.title) == set(HOUSE.names) == set(LANGUAGES)
    assert set(names) == ids
    assert len(set(names.values())) == len(names)
    assert max(map(len, names.values())) <= LONGEST_NAME


def test_every_sea_has_a_port_and_every_sea_can_be_reached() -> None:
    touched = {sea for space in HOUSE.spaces.values() for sea in space.seas}
    reached, todo = set[str](), ["channel"]
    while todo:
        sea = todo.pop()
        if sea not in reached:
            reached.add(sea)
            todo += HOUSE.seas[sea].neighbours

    assert touched == reached == set(HOUSE.seas)


def test_there_is_something_for_each_power_to_do() -> None:
    powers = {one.power for one in HOUSE.expeditions.values()}

    assert {"england", "france"} <= powers
    assert "spain" not in powers
    assert len(HOUSE.treasures) == 24
    assert HOUSE.galleons >= 2
