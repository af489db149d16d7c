"""The scenarios of War at Sea that ship: whole, fair, and fit for a picture."""

import math
from itertools import combinations
from typing import Final

import pytest

from bot.scenarios import shipped
from bot.words import LANGUAGES
from rules import find_system
from rules.war_at_sea.scenario import FleetSetup, WarAtSeaScenario

SEA: Final = find_system("war_at_sea")
LONGEST_NAME: Final = 20
"""Letters of an area's name that have room on the chart."""


def scenario(name: str) -> WarAtSeaScenario:
    found = shipped(SEA, name)
    assert isinstance(found, WarAtSeaScenario)
    return found


DUEL: Final = scenario("duel")
FLAGS: Final = scenario("six-flags")
BOTH: Final = pytest.mark.parametrize("setup", [DUEL, FLAGS], ids=lambda one: one.name)


def ids(setup: WarAtSeaScenario) -> set[str]:
    """Return everything that is called something."""
    fleets = {one.name for one in setup.fleets}
    return {
        *setup.factions,
        *setup.ship_types,
        *setup.areas,
        *setup.provinces,
        *fleets,
    }


@BOTH
def test_everything_has_a_name_in_every_language(setup: WarAtSeaScenario) -> None:
    assert set(setup.names) == set(LANGUAGES) == set(setup.title)
    for language in LANGUAGES:
        names = setup.names[language]
        assert set(names) == ids(setup)
        assert len(set(names.values())) == len(names)
        assert all(len(names[area]) <= LONGEST_NAME for area in setup.areas)


@BOTH
def test_every_faction_can_hire_and_begins_off_its_own_coast(
    setup: WarAtSeaScenario,
) -> None:
    assert set(setup.treasuries) == set(setup.factions)
    for faction in setup.factions:
        own = [one for one in setup.provinces.values() if one.owner == faction]
        coast = {area for one in own for area in one.areas}
        assert any(one.port for one in own)
        assert {one.area for one in setup.fleets if one.owner == faction} <= coast


@BOTH
def test_nobody_meets_an_enemy_before_the_game_begins(setup: WarAtSeaScenario) -> None:
    wars = {frozenset(pair) for pair in setup.relations.war}
    for one, other in combinations(setup.fleets, 2):
        if one.area == other.area:
            assert frozenset((one.owner, other.owner)) not in wars


def worth(setup: WarAtSeaScenario, fleets: list[FleetSetup]) -> int:
    """Return what it costs to hire these fleets."""
    return sum(
        setup.ship_types[kind].cost * count
        for fleet in fleets
        for kind, count in fleet.ships.items()
    )


def test_the_duel_is_small_and_open() -> None:
    assert (len(DUEL.factions), len(DUEL.areas), len(DUEL.provinces)) == (2, 5, 4)
    assert DUEL.relations.war == (("red", "blue"),)
    assert len(DUEL.fleets) == 4


def test_the_duel_is_fair() -> None:
    """The same chart from both sides, and fleets of much the same worth."""
    other = {
        **dict(zip(DUEL.areas, reversed(DUEL.areas), strict=True)),
        **{"red": "blue", "blue": "red", "redport": "blueport", "redcape": "bluecape"},
    }
    for name, area in DUEL.areas.items():
        mirrored = {other[one] for one in area.neighbours}
        assert set(DUEL.areas[other[name]].neighbours) == mirrored
    for name in ("redport", "redcape"):
        mine, theirs = DUEL.provinces[name], DUEL.provinces[other[name]]
        assert {other[one] for one in mine.areas} == set(theirs.areas)
        assert mine.port == theirs.port
    red, blue = (
        worth(DUEL, [one for one in DUEL.fleets if one.owner == side])
        for side in DUEL.factions
    )
    assert abs(red - blue) <= min(one.cost for one in DUEL.ship_types.values())
    assert DUEL.treasuries["red"] == DUEL.treasuries["blue"]


def test_six_flags_have_twenty_five_seas() -> None:
    assert (len(FLAGS.factions), len(FLAGS.areas)) == (6, 25)


def test_six_flags_are_worth_the_same() -> None:
    for faction in FLAGS.factions:
        fleets = [one for one in FLAGS.fleets if one.owner == faction]
        assert len(fleets) == 3
        assert worth(FLAGS, fleets) + FLAGS.treasuries[faction] == 1000


def test_the_ships_of_six_flags_fight_for_what_they_cost() -> None:
    """Gold for gold no type is much better than another.

    Equal fleets under even fire last as their numbers squared, times what a ship deals
    and what it can take before it leaves with health 1.
    """
    power = [
        one.attack * (one.health - 1) / one.cost**2 for one in FLAGS.ship_types.values()
    ]
    assert max(power) < 1.12 * min(power)


def turned(steps: int, mirrored: bool) -> dict[str, str]:
    """Return where each area and faction goes when the chart is turned or mirrored.

    The file has the eye, then five rings of six, each in the order of the factions; a
    gate lies between a faction's road and the next one's.
    """
    eye, *rest = FLAGS.areas
    isles, roads, gates, waters = (rest[start : start + 6] for start in (0, 6, 12, 18))
    moved = {eye: eye}
    for ring in (isles, roads, waters, FLAGS.factions):
        for place, name in enumerate(ring):
            there = 1 - place if mirrored else place
            moved[name] = ring[(there + steps) % 6]
    for place, name in enumerate(gates):
        there = -place if mirrored else place
        moved[name] = gates[(there + steps) % 6]
    return moved


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("steps", [0, 2, 4])
def test_six_flags_see_the_same_chart(steps: int, mirrored: bool) -> None:
    moved = turned(steps, mirrored)

    for name, area in FLAGS.areas.items():
        there = FLAGS.areas[moved[name]].neighbours
        assert {moved[one] for one in area.neighbours} == set(there)
    coasts = {
        (one.owner, frozenset(one.areas), one.port) for one in FLAGS.provinces.values()
    }
    assert coasts == {
        (owner and moved[owner], frozenset(moved[one] for one in areas), port)
        for owner, areas, port in coasts
    }
    for pairs in (FLAGS.relations.war, FLAGS.relations.alliance):
        kept = {frozenset(pair) for pair in pairs}
        assert {frozenset(moved[one] for one in pair) for pair in pairs} == kept


def test_each_of_six_flags_can_take_the_place_of_each_other() -> None:
    first = FLAGS.factions[0]
    turns = [turned(steps, flip) for steps in (0, 2, 4) for flip in (False, True)]

    assert {one[first] for one in turns} == set(FLAGS.factions)


@BOTH
def test_the_chart_has_room_for_its_names(setup: WarAtSeaScenario) -> None:
    """Areas stand apart by a tenth of the chart, and no link runs through a third."""
    spots = {name: (one.x, one.y) for name, one in setup.areas.items()}
    size = max(max(one) for one in spots.values())
    for one, other in combinations(spots.values(), 2):
        assert math.dist(one, other) > size / 10
    for name, area in setup.areas.items():
        for beside in area.neighbours:
            for third in set(spots) - {name, beside}:
                gap = distance(spots[third], spots[name], spots[beside])
                assert gap > size / 20, (third, name, beside)


def distance(
    spot: tuple[int, int], start: tuple[int, int], end: tuple[int, int]
) -> float:
    """Return how far *spot* is from the line between two others."""
    run = (end[0] - start[0], end[1] - start[1])
    way = (spot[0] - start[0], spot[1] - start[1])
    share = (way[0] * run[0] + way[1] * run[1]) / (run[0] ** 2 + run[1] ** 2)
    share = min(1.0, max(0.0, share))
    return math.dist(spot, (start[0] + share * run[0], start[1] + share * run[1]))
