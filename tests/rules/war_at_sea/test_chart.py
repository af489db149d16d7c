"""The chart, relations and commanders."""

import pytest

from rules.war_at_sea.chart import coasts, near, neighbours, open_ports, ports
from rules.war_at_sea.commanding import commander_of, commands
from rules.war_at_sea.relations import allied, at_war, pair, relation
from tests.rules.war_at_sea.scenes import BESIDE, fleet, position

STATE = position(fleet("f9", "pirates", "sound", "s9:sloop", blockades="blueport"))


@pytest.mark.clause("A-S-05")
def test_adjacency_is_symmetric() -> None:
    for area in BESIDE:
        for other in neighbours(STATE, area):
            assert area in neighbours(STATE, other)
            assert near(STATE, area, other)
    assert near(STATE, "bay", "bay")
    assert not near(STATE, "anchorage", "sound")


@pytest.mark.clause("A-S-05", "SEA-SETUP-1")
def test_coasts_are_ones_own_ports_an_allys_too() -> None:
    assert coasts(STATE, "red", "bay") == ("redcoast",)
    assert coasts(STATE, "green", "strait") == ()
    assert ports(STATE, "red", "bay") == ("greenport",)
    assert ports(STATE, "green", "strait") == ("redport",)
    assert ports(STATE, "blue", "bay") == ()


@pytest.mark.clause("SEA-HIRE-3", "A-S-22")
def test_a_blockaded_port_is_closed_in_every_area() -> None:
    assert ports(STATE, "blue", "sound") == ("blueport", "bluefort")
    assert open_ports(STATE, "blue", "sound") == ("bluefort",)


@pytest.mark.clause("A-S-16", "A-S-21", "SEA-PIR-4")
def test_pirates_are_at_war_with_all_but_themselves() -> None:
    for faction in STATE.factions:
        assert relation(STATE, "pirates", faction) == "war"
        assert relation(STATE, faction, "pirates") == "war"
        assert allied(STATE, faction, faction)
    assert relation(STATE, "pirates", "pirates") == "alliance"


@pytest.mark.clause("A-S-21")
def test_a_relation_is_the_same_both_ways() -> None:
    assert pair(STATE, "green", "red") == pair(STATE, "red", "green") == "red|green"
    assert relation(STATE, "blue", "red") == "war"
    assert relation(STATE, "blue", "green") == "neutral"
    assert at_war(STATE, ("green", "red"), ("blue",))
    assert not at_war(STATE, ("green",), ("blue",))


@pytest.mark.clause("SEA-PIR-1", "SEA-PIR-2")
def test_pirates_obey_the_umpire() -> None:
    pirates = STATE.fleets["f9"]

    assert commander_of(pirates) == ("umpire",)
    assert commands(STATE, pirates, "umpire")
    assert not commands(STATE, pirates, "red")
