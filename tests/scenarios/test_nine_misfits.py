"""What is told of a set-up of Nine Years whose parts do not fit together."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from bot.cli.checking import check
from bot.scenarios import read
from bot.words import LANGUAGES
from rules import find_system
from tests.scenarios.sound import Sound

NINE: Final = find_system("nine_years")

SOUND: Final = """\
system = "nine_years"
name = "small"
first_year = 1689
last_year = 1691
vp = 20
initiative = "bourbon"
atlantic = "nobody"
seas = ["atlantic", "channel"]
resources = { alliance = 5, bourbon = 5 }
cards = { alliance = 5, bourbon = 5 }
pool = { alliance = 2, bourbon = 2 }
reserve = { alliance = ["eugene"] }
victory = { alliance = 30, bourbon = 5 }

[spaces]
london = { controller = "alliance", seas = ["channel"], x = 0, y = 0 }
namur = { fortified = true, neighbours = ["paris"], x = 5, y = 5 }
paris = { controller = "bourbon", neighbours = ["namur"], x = 9, y = 9 }

[forces]
guards = { side = "bourbon", space = "paris", full = 2, leaders = ["boufflers"] }
dutch = { side="alliance", space="paris", full=1, land = ["namur"], sea = ["london"] }

[lines]
senne = { side = "bourbon", space = "namur" }

[[counters]]
kind = "demoralized"
space = "namur"

[[fleets]]
side = "alliance"
place = "london"

[[fleets]]
side = "bourbon"
place = "atlantic"

[names.en]
namur = "Namur"
"""


SET_UP: Final = Sound(NINE, SOUND)
changed, faults = SET_UP.changed, SET_UP.faults


def test_the_set_up_that_is_broken_below_is_sound() -> None:
    assert read(NINE, SOUND).name == "small"


BROKEN: Final[Mapping[str, tuple[tuple[str, str], str, str]]] = {
    "a space that nobody can get to": (
        ("[forces]", "elba = { x = 3, y = 3 }\n[forces]"),
        "spaces.elba (20)",
        "alone",
    ),
    "adjacency in one way": (
        ('neighbours = ["namur"]', "neighbours = []"),
        "spaces.namur.neighbours.0 (17)",
        "one_way",
    ),
    "a space beside itself": (
        ('neighbours = ["namur"]', 'neighbours = ["namur", "paris"]'),
        "spaces.paris.neighbours.1 (18)",
        "itself",
    ),
    "a neighbour named twice": (
        ('neighbours = ["namur"]', 'neighbours = ["namur", "namur"]'),
        "spaces.paris.neighbours.1 (18)",
        "named_twice",
    ),
    "an unknown neighbour": (
        ('neighbours = ["namur"]', 'neighbours = ["namur", "namour"]'),
        "spaces.paris.neighbours.1 (18)",
        "no_such_space",
    ),
    "a port on an unknown sea": (
        ('seas = ["channel"]', 'seas = ["chanel"]'),
        "spaces.london.seas.0 (16)",
        "no_such_sea",
    ),
    "a sea named twice at a port": (
        ('seas = ["channel"]', 'seas = ["channel", "channel"]'),
        "spaces.london.seas.1 (16)",
        "named_twice",
    ),
    "no London where NY is played": (
        ("london = {", "londres = {"),
        "spaces (15)",
        "no_london",
    ),
    "a force in an unknown space": (
        ('space = "paris", full = 2', 'space = "pris", full = 2'),
        "forces.guards.space (21)",
        "no_such_space",
    ),
    "a force of nothing": (
        ("full=1, land", "full=0, land"),
        "forces.dutch (22)",
        "empty_force",
    ),
    "more corps than can be counted": (
        ("full = 2", "full = 100"),
        "forces.guards.full (21)",
        "less_than_equal",
    ),
    "more corps than a pool can hold": (
        ("pool = { alliance = 2", "pool = { alliance = 99"),
        "forces (20)",
        "too_many_corps",
    ),
    "a way out to an unknown space": (
        ('land = ["namur"]', 'land = ["mons"]'),
        "forces.dutch.land.0 (22)",
        "no_such_space",
    ),
    "a way out that is named twice": (
        ('land = ["namur"]', 'land = ["namur", "namur"]'),
        "forces.dutch.land.1 (22)",
        "named_twice",
    ),
    "a way out to where the force stands": (
        ('land = ["namur"]', 'land = ["paris"]'),
        "forces.dutch.land.0 (22)",
        "stands_there",
    ),
    "a way out by sea to no port": (
        ('sea = ["london"]', 'sea = ["namur"]'),
        "forces.dutch.sea.0 (22)",
        "no_port",
    ),
    "a leader in two places": (
        (
            'reserve = { alliance = ["eugene"] }',
            'reserve = { alliance = ["boufflers"] }',
        ),
        "reserve.alliance.0 (12)",
        "taken",
    ),
    "an id for two things": (
        ("senne = {", "dutch = {"),
        "lines.dutch (25)",
        "taken",
    ),
    "a word that is taken already": (
        ("senne = {", "campaign = {"),
        "lines.campaign (25)",
        "reserved",
    ),
    "an id that nobody can type": (
        ("senne = {", '"La Senne" = {'),
        "lines.La Senne (25)",
        "string_pattern_mismatch",
    ),
    "a line in an unknown space": (
        (
            'senne = { side = "bourbon", space = "namur"',
            'senne = { side = "bourbon", space = "nmur"',
        ),
        "lines.senne.space (25)",
        "no_such_space",
    ),
    "a marker of an unknown kind": (
        ('kind = "demoralized"', 'kind = "tired"'),
        "counters.0.kind (28)",
        "literal_error",
    ),
    "a marker on an unknown space": (
        (
            'kind = "demoralized"\nspace = "namur"',
            'kind = "demoralized"\nspace = "nmur"',
        ),
        "counters.0.space (29)",
        "no_such_space",
    ),
    "a marker that lies there twice": (
        (
            "[[counters]]",
            '[[counters]]\nkind = "demoralized"\nspace = "namur"\n[[counters]]',
        ),
        "counters.1 (30)",
        "named_twice",
    ),
    "a fleet in an unknown place": (
        ('place = "atlantic"', 'place = "baltic"'),
        "fleets.1.place (37)",
        "no_such_space",
    ),
    "a fleet inland": (
        ('place = "atlantic"', 'place = "paris"'),
        "fleets.1.place (37)",
        "no_port",
    ),
    "a pool of nobody": (
        ("pool = { alliance", "pool = { nobody"),
        "pool.nobody (11)",
        "literal_error",
    ),
    "bounds that are turned": (
        ("victory = { alliance = 30", "victory = { alliance = 5"),
        "victory.alliance (13)",
        "bounds_turned",
    ),
    "a single bound": (
        ("victory = { alliance = 30, bourbon = 5 }", "victory = { alliance = 30 }"),
        "victory (13)",
        "single_bound",
    ),
    "a name for nothing": (
        ('namur = "Namur"', 'nmur = "Namur"'),
        "names.en.nmur (40)",
        "no_such_id",
    ),
    "a misspelt key": (
        ("fortified = true", "fortfied = true"),
        "spaces.namur.fortfied (17)",
        "misspelt",
    ),
    "a number for a table": (
        ('senne = { side = "bourbon", space = "namur" }', "senne = 7"),
        "lines.senne (25)",
        "model_type",
    ),
    "years that are turned": (
        ("last_year = 1691", "last_year = 1688"),
        "",
        "years_turned",
    ),
}


@pytest.mark.parametrize(
    ("change", "place", "code"), BROKEN.values(), ids=BROKEN.keys()
)
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


def test_everything_is_told_at_once() -> None:
    text = changed(
        ('seas = ["channel"]', 'seas = ["chanel"]'),
        ('place = "atlantic"', 'place = "paris"'),
        ("full=1, land", "full=0, land"),
        ("vp = 20", "vp = 2000"),
    )

    assert {code for _, code in faults(text)} == {
        *("no_such_sea", "no_port", "empty_force", "less_than_equal"),
    }


@pytest.mark.parametrize("chosen", ["NPWS", "other"])
@pytest.mark.clause("KWW-WQ-C5", "A-K-27")
def test_only_ny_asks_about_london(chosen: str) -> None:
    change = ("london = {", "londres = {")
    sea = ('sea = ["london"]', 'sea = ["londres"]')
    fleet = ('place = "london"', 'place = "londres"')
    option = ("[names.en]", f'[options]\nscenario = "{chosen}"\n[names.en]')

    assert faults(changed(change, sea, fleet)) == [("spaces (15)", "no_london")]
    assert read(NINE, changed(change, sea, fleet, option)).name == "small"


def test_the_command_line_names_the_faults_of_a_map(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    path = tmp_path / "own.toml"
    path.write_text(changed(('land = ["namur"]', 'land = ["nmur"]')), encoding="utf-8")

    result = CliRunner().invoke(check, [str(path)], prog_name="check")

    assert result.exit_code == 1
    assert "`forces.dutch.land.0 (22)`: there is no space “nmur”" in result.stdout
    assert "did you mean `namur`?" in result.stdout
