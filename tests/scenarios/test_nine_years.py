"""The map of Nine Years that ships: whole, labelled, and fit for a picture."""

import math
from importlib.resources import files
from itertools import combinations
from typing import Final

import pytest

from bot.scenarios import shipped
from bot.words import LANGUAGES
from rules import find_system
from rules.nine_years.options import NineYearsOptions
from rules.nine_years.scenario import NineYearsScenario
from rules.nine_years.sides import OTHER, SIDES
from rules.nine_years.theatre import ATLANTIC, LONDON
from tests.scenarios.test_shipped import distance

NINE: Final = find_system("nine_years")
LONGEST_NAME: Final = 20
"""Letters of a name that have room on the map."""


def scenario(name: str) -> NineYearsScenario:
    found = shipped(NINE, name)
    assert isinstance(found, NineYearsScenario)
    return found


WAR: Final = scenario("nine-years")


def ids(setup: NineYearsScenario) -> set[str]:
    """Return everything that is called something."""
    leaders = {one for force in setup.forces.values() for one in force.leaders}
    waiting = {one for some in setup.reserve.values() for one in some}
    return {
        *setup.seas,
        *setup.spaces,
        *setup.forces,
        *setup.lines,
        *leaders,
        *waiting,
    }


def test_it_says_that_its_map_and_its_values_are_made_up() -> None:
    path = files("rules.nine_years") / "scenarios" / "nine-years.toml"
    head = path.read_text(encoding="utf-8").partition("system =")[0]

    assert "SYNTHETIC MAP WITH HOUSE VALUES" in head
    assert "not those of the printed game" in head


def test_everything_has_a_name_in_every_language() -> None:
    assert set(WAR.names) == set(LANGUAGES) == set(WAR.title)
    for language in LANGUAGES:
        names = WAR.names[language]
        assert set(names) == ids(WAR)
        assert len(set(names.values())) == len(names)
        assert all(len(name) <= LONGEST_NAME for name in names.values())


def test_it_has_all_that_winter_asks_about() -> None:
    assert WAR.options["scenario"] == NineYearsOptions().scenario == "NY"
    assert LONDON in WAR.spaces
    assert ATLANTIC in WAR.seas
    assert len(WAR.seas) == 3
    assert any(space.fortified for space in WAR.spaces.values())
    for side in SIDES:
        assert WAR.pool[side]
        assert WAR.reserve[side]
        assert any(line.side == side for line in WAR.lines.values())
        obliged = [
            force
            for force in WAR.forces.values()
            if force.side == side and WAR.spaces[force.space].controller == OTHER[side]
        ]
        assert obliged
        for force in obliged:
            assert (force.land or ()) + (force.sea or ())
    assert any(force.sea for force in WAR.forces.values())
    boxes = {fleet.place in WAR.seas for fleet in WAR.fleets}
    assert boxes == {False, True}


@pytest.mark.parametrize("side", SIDES)
def test_each_force_can_go_where_its_list_says(side: str) -> None:
    """By land to a neighbour that is its own; by sea from a port to an own port."""
    for force in WAR.forces.values():
        if force.side != side:
            continue
        for space in (*(force.land or ()), *(force.sea or ())):
            assert WAR.spaces[space].controller == side
        for space in force.land or ():
            assert space in WAR.spaces[force.space].neighbours
        for space in force.sea or ():
            assert WAR.spaces[space].seas
            assert WAR.spaces[force.space].seas


def test_the_game_begins_between_the_bounds() -> None:
    assert WAR.victory["bourbon"] < WAR.vp < WAR.victory["alliance"]


def test_the_colonial_war_has_no_map_still() -> None:
    colonial = scenario("colonial-war")

    assert ids(colonial) == set()
    assert colonial.options["scenario"] == "other"
    assert colonial.victory == {}


SPOTS: Final = {name: (one.x, one.y) for name, one in WAR.spaces.items()}
LINKS: Final = sorted(
    {
        (name, other)
        for name, space in WAR.spaces.items()
        for other in space.neighbours
        if name < other
    }
)


def test_the_map_has_room_for_its_names() -> None:
    """Spaces stand apart by a tenth of the map, and no way runs through a third."""
    size = max(max(one) for one in SPOTS.values())
    for one, other in combinations(SPOTS.values(), 2):
        assert math.dist(one, other) > size / 10
    for name, beside in LINKS:
        for third in set(SPOTS) - {name, beside}:
            gap = distance(SPOTS[third], SPOTS[name], SPOTS[beside])
            assert gap > size / 20, (third, name, beside)


def turn(one: str, other: str, third: str) -> int:
    """Return on which side of the way from *one* to *other* a third space lies."""
    (ax, ay), (bx, by), (cx, cy) = SPOTS[one], SPOTS[other], SPOTS[third]
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)


def test_no_two_ways_cross() -> None:
    for (a, b), (c, d) in combinations(LINKS, 2):
        if len({a, b, c, d}) == 4:
            apart = turn(a, b, c) * turn(a, b, d) > 0
            assert apart or turn(c, d, a) * turn(c, d, b) > 0, (a, b, c, d)
