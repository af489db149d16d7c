"""SEA-BAT-7, SEA-CAP-1: what becomes of ships that are hit."""

import pytest

from rules.war_at_sea.battle.damage import in_battle, struck
from tests.rules.war_at_sea.scenes import ships

LINE = ships("blue", "s1:galleon s2:frigate s3:sloop s4:sloop")


@pytest.mark.clause("SEA-BAT-7", "SEA-CAP-1", "A-S-45")
def test_ships_fight_on_are_out_or_sink() -> None:
    fighting, out, sunk = struck(LINE, {"s1": 10, "s2": 7, "s3": 4})

    assert [(ship.id, ship.health) for ship in fighting] == [("s1", 2), ("s4", 4)]
    assert [(ship.id, ship.health) for ship in out] == [("s2", 1)]
    assert [(ship.id, ship.health) for ship in sunk] == [("s3", 4)]


@pytest.mark.clause("SEA-BAT-7")
def test_more_than_its_health_sinks_a_ship_too() -> None:
    assert struck(LINE[:1], {"s1": 99}) == ((), (), LINE[:1])


@pytest.mark.clause("SEA-CAP-1")
def test_with_one_health_a_ship_is_out() -> None:
    assert [in_battle(one) for one in ships("red", "s1:sloop=1 s2:sloop=2")] == [
        False,
        True,
    ]
    assert struck(ships("red", "s1:sloop=1"), {})[1] == ships("red", "s1:sloop=1")
