"""The worked examples T6 and T7, played as they are told."""

import itertools
from typing import Any

import pytest

from rules.kernel.model import Result
from rules.war_at_sea.battle.bonus import BonusRolled
from rules.war_at_sea.battle.capture import PrizesTaken, SideBeaten
from rules.war_at_sea.battle.fire import FireEvenly
from rules.war_at_sea.battle.staying import FightOn, Retreat, RetreatRolled
from rules.war_at_sea.battle.volley import VolleyFired
from rules.war_at_sea.state import WarAtSea
from tests.rules.war_at_sea.battle_scenes import (
    attacker,
    both,
    defender,
    events_of,
    follow,
    healths,
    sail,
)
from tests.rules.war_at_sea.scenes import awaited, house_rules, position

T6 = pytest.mark.clause(
    *("SEA-BAT-1", "SEA-BAT-2", "SEA-BAT-3", "SEA-BAT-4", "SEA-BAT-5", "SEA-BAT-7"),
    *("SEA-INI-1", "SEA-INI-2", "SEA-INI-3", "SEA-DMG-1", "SEA-DMG-2"),
    *("SEA-CAP-1", "SEA-CAP-2", "A-S-40", "A-S-41", "A-S-45", "A-S-46", "A-S-48"),
)


def begun(**options: Any) -> Result[WarAtSea]:
    """Return the first round of T6: red rolls 5, blue 3."""
    state = position(attacker(), defender(), options=house_rules(**options))
    return sail(state, (5, 3))


def totals(result: Result[WarAtSea]) -> tuple[int, int, str]:
    """Return what each side deals, and who has the bonus."""
    (rolled,) = events_of(result, BonusRolled)
    return rolled.attack_total, rolled.defend_total, rolled.bonus


@T6
def test_t6_the_first_round() -> None:
    result = begun()

    assert totals(result) == (15, 14, "attack")
    assert healths(result.state, "f2") == {"s4": 7, "s5": 3, "s6": 3}
    assert healths(result.state, "f1") == {"s1": 7, "s2": 7}
    assert awaited(result.state) == [("red", "stay"), ("blue", "stay")]


@T6
def test_t6_the_second_round() -> None:
    red, blue = both(FightOn)
    rolled = follow(begun().state, red, (blue, (2, 6)))

    assert totals(rolled) == (12, 11, "defend")
    assert awaited(rolled.state) == [("blue", "order")]

    end = follow(rolled.state, FireEvenly(actor="blue"))
    first, second = events_of(end, VolleyFired)
    assert first.damage == {"s4": 6, "s5": 3, "s6": 3}
    assert (first.sunk, first.out) == (("s5", "s6"), ("s4",))
    assert second.damage == {"s1": 6, "s2": 5}
    assert (second.sunk, second.out) == ((), ("s1",))
    assert [one.side for one in events_of(end, SideBeaten)] == ["defend"]
    (taken,) = events_of(end, PrizesTaken)
    assert (taken.owner, taken.ships, taken.into) == ("red", ("s4",), ("f1",))
    assert end.state.battles == ()
    assert set(end.state.fleets) == {"f1"}
    assert healths(end.state, "f1") == {"s1": 1, "s2": 2, "s4": 1}
    assert {ship.owner for ship in end.state.ships()} == {"red"}


@pytest.mark.clause("A-S-41")
def test_t6_where_overkill_is_wasted() -> None:
    red, blue = both(FightOn)
    rolled = follow(begun(overkill="wasted").state, red, (blue, (2, 6)))

    end = follow(rolled.state, FireEvenly(actor="blue"))

    assert healths(end.state, "f2") == {"s4": 3}
    assert awaited(end.state) == [("red", "stay"), ("blue", "stay")]


@pytest.mark.clause("SEA-BAT-9", "SEA-BAT-10", "A-S-44")
def test_t7_a_retreat_succeeds_in_15_throws_of_36() -> None:
    state = follow(begun().state, Retreat(actor="blue")).state
    away = []
    for red, blue in itertools.product(range(1, 7), repeat=2):
        faces = (red, blue) if blue > red else (red, blue, 4, 4)
        result = follow(state, (FightOn(actor="red"), faces))
        (rolled,) = events_of(result, RetreatRolled)
        assert (rolled.attack, rolled.defend, rolled.tried) == (red, blue, ("defend",))
        rounds = [one.round for one in events_of(result, BonusRolled)]
        if rolled.away == "defend":
            away.append((red, blue))
            assert rounds == []
            assert events_of(result, SideBeaten)[0].why == "retreated"
        else:
            assert (rolled.away, rounds) == ("nobody", [2])

    assert len(away) == 15
    assert (4, 4) not in away
