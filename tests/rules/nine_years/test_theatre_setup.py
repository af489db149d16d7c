"""The map as a scenario draws it, in the first position of a game."""

import pytest

from rules.nine_years.scenario import new_game
from rules.nine_years.theatre import (
    Counter,
    Destinations,
    FleetMarker,
    Force,
    Line,
    Space,
    Theatre,
)
from rules.nine_years.theatre_setup import SpaceSetup
from tests.rules.nine_years.map_scenes import OPENING, nine_years_war
from tests.rules.nine_years.scenes import colonial_war, house_rules


def test_a_scenario_without_a_map_has_an_empty_theatre() -> None:
    state = new_game(colonial_war(), house_rules())

    assert (state.theatre, state.names) == (Theatre(), {})
    assert state.winter is None
    assert not state.wintered


def test_everything_stands_where_the_file_puts_it() -> None:
    theatre = OPENING.theatre

    assert theatre.seas == ("atlantic", "channel", "north-sea")
    assert theatre.spaces["london"] == Space(
        controller="alliance", seas=("channel", "north-sea"), x=300, y=190
    )
    assert theatre.spaces["mons"].neighbours == (
        *("brussels", "namur", "dunkirk", "paris"),
    )
    assert theatre.spaces["mons"].fortified
    assert theatre.spaces["mons"].limit == 4
    assert theatre.forces["english"] == Force(
        side="alliance", space="london", full=2, reduced=1, leaders=("william",)
    )
    assert theatre.pool == {"alliance": 6, "bourbon": 7}
    assert theatre.reserve == {"alliance": ("eugene",), "bourbon": ("villeroy",)}
    assert theatre.counters == (Counter(kind="continuing_siege", space="mainz"),)
    assert FleetMarker(side="bourbon", place="channel") in theatre.fleets
    assert theatre.lines["rhine-line"] == Line(side="bourbon", space="strasbourg")
    assert theatre.arrivals == ()
    assert not theatre.beachy_head
    assert theatre.victory == (0, 35)
    assert OPENING.names["ru"]["hague"] == "Гаага"


@pytest.mark.clause("A-K-21")
def test_destinations_are_listed_or_the_umpire_will_be_asked() -> None:
    forces = OPENING.theatre.forces

    assert forces["flanders"].destinations == Destinations(land=("paris", "dunkirk"))
    assert forces["ulster"].destinations == Destinations(sea=("london",))
    assert forces["dutch"].destinations is None
    raw = nine_years_war().forces["dutch"].evolve(land=())
    assert raw.force().destinations == Destinations()


def test_a_space_is_nobodys_unless_the_file_says_whose() -> None:
    spaces = nine_years_war().spaces
    assert spaces["namur"].evolve(controller="nobody").space().controller is None
    assert SpaceSetup(x=0, y=0).space() == Space(controller=None)


def test_a_side_that_no_pool_is_given_for_has_an_empty_one() -> None:
    state = new_game(nine_years_war(pool={"alliance": 3}), house_rules())

    assert state.theatre.pool == {"alliance": 3, "bourbon": 0}


@pytest.mark.clause("KWW-WQ-C2")
def test_beachy_head_may_be_in_effect_from_the_beginning() -> None:
    state = new_game(nine_years_war(beachy_head=True), house_rules())

    assert state.theatre.beachy_head
