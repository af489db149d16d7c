"""SEA-CAP-1, SEA-CAP-2: ships that are out, who is beaten, and the prizes."""

from typing import Any

import pytest

from rules.war_at_sea.battle.bonus import BonusRolled
from rules.war_at_sea.battle.capture import PrizesTaken, SideBeaten, prize_owner
from rules.war_at_sea.battle.draw import BattleDrawn
from rules.war_at_sea.battle.muster import LineFormed
from rules.war_at_sea.battle.staying import FightOn, Retreat
from rules.war_at_sea.battle.volley import VolleyFired
from rules.war_at_sea.engagement.support import LendSupport
from rules.war_at_sea.state import Fleet, ShipType, WarAtSea
from tests.rules.war_at_sea.battle_scenes import (
    attacker,
    both,
    defender,
    events_of,
    follow,
    healths,
    met,
    sail,
)
from tests.rules.war_at_sea.scenes import (
    TYPES,
    awaited,
    combined,
    event_of,
    fleet,
    house_rules,
    kinds,
    play,
    position,
)


def many(number: int, kind: str, first: int = 1) -> str:
    """Return a list of ships of one kind, as `fleet` takes it."""
    return " ".join(f"s{n}:{kind}" for n in range(first, first + number))


@pytest.mark.clause("SEA-CAP-1", "A-S-45")
def test_a_ship_with_one_health_has_fired_and_leaves_after_the_round() -> None:
    before = position(attacker("s1:galleon"), defender("s4:galleon s5:sloop"))
    first = sail(before, (1, 1))
    assert event_of(first, BonusRolled).defend_total == 8
    assert [one.out for one in events_of(first, VolleyFired)] == [("s5",), ()]

    red, blue = both(FightOn)
    second = follow(first.state, red, (blue, (1, 1)))

    assert event_of(second, BonusRolled).defend_total == 6
    assert events_of(second, VolleyFired)[0].damage == {"s4": 3}


@pytest.mark.clause("SEA-CAP-1", "A-S-45")
def test_ships_that_are_out_neither_fire_nor_are_hit() -> None:
    state = met(
        attacker("s1:galleon s2:sloop=1"),
        defender("s4:galleon s5:frigate=1"),
        faces=(1, 1),
    )

    assert healths(state, "f1") == {"s1": 6, "s2": 1}
    assert healths(state, "f2") == {"s4": 6, "s5": 1}


@pytest.mark.clause("A-S-47")
def test_ships_that_come_with_one_health_are_out_from_the_beginning() -> None:
    result = sail(
        position(attacker("s1:galleon s2:sloop=1"), defender("s4:galleon")), (1, 1)
    )

    red, blue = events_of(result, LineFormed)
    assert (red.ships, red.out) == (1, ("s2",))
    assert (blue.ships, blue.out) == (1, ())


@pytest.mark.clause("A-S-46", "A-S-47", "SEA-CAP-2", "SEA-RET-1")
def test_all_defenders_at_one_health_are_taken_without_a_round() -> None:
    lame = defender("s4:galleon=1 s5:frigate=1")

    result = sail(position(attacker(), lame))

    assert kinds(result)[-5:] == [
        *("line_formed", "line_formed", "side_beaten", "prizes_taken"),
        "engagement_closed",
    ]
    assert event_of(result, SideBeaten).why == "no_ship_left"
    assert "f2" not in result.state.fleets
    assert healths(result.state, "f1")["s4"] == 1


@pytest.mark.clause("A-S-46")
def test_both_sides_out_with_ships_afloat_is_a_draw() -> None:
    state = position(attacker("s1:galleon=1"), defender("s4:galleon=1"))

    result = sail(state)

    assert event_of(result, BattleDrawn).why == "no_ship_left"
    assert result.state.fleets["f1"].area == "strait"
    assert {ship.owner for ship in result.state.fleets["f2"].ships} == {"blue"}


@pytest.mark.clause("A-S-46")
def test_if_one_of_them_has_nothing_afloat_the_other_has_won() -> None:
    state = position(attacker("s1:frigate=4"), defender("s4:frigate=5"))
    dealt = {**TYPES, "frigate": ShipType(cost=60, health=5, attack=4)}

    result = sail(state.evolve(ship_types=dealt), (1, 1))

    beaten = event_of(result, SideBeaten)
    assert (beaten.side, beaten.cites) == ("attack", ("A-S-46",))
    assert healths(result.state, "f2") == {"s4": 1}
    assert "f1" not in result.state.fleets


@pytest.mark.clause("A-S-46", "A-S-39")
def test_nothing_afloat_on_either_side_is_a_draw() -> None:
    state = position(attacker("s1:sloop=2"), defender("s4:sloop=2"))
    dealt = {**TYPES, "sloop": ShipType(cost=25, health=2, attack=2)}

    result = sail(state.evolve(ship_types=dealt), (1, 1))

    assert event_of(result, BattleDrawn).why == "no_ship_left"
    assert result.state.fleets == {}
    assert result.state.battles == ()


@pytest.mark.clause("A-S-48")
def test_the_victor_keeps_his_own_lamed_ships() -> None:
    result = sail(
        position(attacker("s1:galleon s2:galleon=1"), defender("s4:sloop=2")), (1, 1)
    )

    assert healths(result.state, "f1") == {"s1": 11, "s2": 1}


def won(red: Fleet, blue: Fleet, *others: Fleet, **changes: Any) -> WarAtSea:
    """Return the position after red has taken blue's lame ships without a round."""
    return sail(position(red, blue, *others, **changes)).state


@pytest.mark.clause("A-S-49", "SEA-FLEET-1")
def test_prizes_fill_the_main_fleet_in_order_of_id_then_new_ones_without_points() -> (
    None
):
    red = attacker(many(18, "sloop"))
    lame = " ".join(f"s{n}:sloop=1" for n in (110, 30, 101, 29, 31))

    result = sail(position(red, defender(lame)))

    taken = event_of(result, PrizesTaken)
    assert taken.ships == ("s29", "s30", "s31", "s101", "s110")
    assert taken.into == ("f1", "f100")
    assert [ship.id for ship in result.state.fleets["f1"].ships][18:] == ["s29", "s30"]
    new = result.state.fleets["f100"]
    assert [ship.id for ship in new.ships] == ["s31", "s101", "s110"]
    assert (new.area, new.points, new.commander) == ("sound", 0, "red")
    assert {ship.health for ship in new.ships} == {1}


@pytest.mark.clause("A-S-49", "SEA-FLEET-1")
def test_no_new_fleet_has_more_than_twenty_ships() -> None:
    lame = [
        defender(
            " ".join(f"s{n}:sloop=1" for n in range(100 * k, 100 * k + 20)), f"f{k}"
        )
        for k in (2, 3)
    ]
    result = sail(position(attacker(many(20, "sloop")), *lame))

    sizes = {name: len(one.ships) for name, one in result.state.fleets.items()}
    assert sizes == {"f1": 20, "f100": 20, "f101": 20}


@pytest.mark.clause("A-S-11", "A-S-49")
@pytest.mark.parametrize(
    ("main", "owner"),
    [
        pytest.param(attacker(), "red", id="its commander"),
        pytest.param(
            combined(
                attacker("s1:sloop"),
                fleet("f9", "green", "bay", "s8:brig s9:brig"),
                "red",
            ),
            "red",
            id="common command",
        ),
        pytest.param(
            combined(
                attacker("s1:sloop"),
                fleet("f9", "green", "bay", "s8:brig s9:brig"),
                None,
            ),
            "green",
            id="joint: who has most ships",
        ),
        pytest.param(
            combined(
                attacker("s1:sloop"), fleet("f9", "green", "bay", "s8:brig"), None
            ).evolve(host="green"),
            "green",
            id="joint: who made the offer",
        ),
        pytest.param(
            fleet("f1", "pirates", "bay", "s1:sloop"), "pirates", id="pirates"
        ),
    ],
)
def test_to_whom_prizes_belong(main: Fleet, owner: str) -> None:
    assert prize_owner(main) == owner


@pytest.mark.clause("A-S-49", "SEA-PIR-4")
def test_pirates_take_prizes_and_are_taken() -> None:
    pirates = fleet("f1", "pirates", "strait", "s1:galleon", points=1)

    state = sail(position(pirates, defender("s4:sloop=1")), who="umpire").state
    assert {ship.owner for ship in state.ships()} == {"pirates"}

    caught = defender("s4:sloop=1", owner="pirates")
    assert {one.owner for one in sail(position(attacker(), caught)).state.ships()} == {
        "red"
    }


@pytest.mark.clause("A-S-49", "A-S-58")
def test_victors_who_all_stand_elsewhere_form_new_fleets_in_the_area() -> None:
    helpers = (
        fleet("f3", "red", "bay", "s30:galleon s31:galleon"),
        fleet("f4", "green", "gulf", "s40:galleon s41:galleon s42:galleon"),
    )
    relations = {"red|blue": "war", "blue|green": "war"}
    blue = defender("s4:galleon s5:galleon s6:galleon=1")
    state = met(attacker("s1:sloop=2"), blue, *helpers, relations=relations)
    lent = play(state, LendSupport(actor="red")).state

    result = play(lent, LendSupport(actor="green"), (6, 1))

    assert "f1" not in result.state.fleets
    taken = event_of(result, PrizesTaken)
    assert (taken.owner, taken.ships, taken.into) == ("green", ("s6",), ("f100",))
    new = result.state.fleets["f100"]
    assert (new.area, new.commander, new.points) == ("sound", "green", 0)
    assert len(result.state.fleets["f4"].ships) == 3


GALLEONS = attacker("s1:galleon s2:galleon")
LAME_HELP = fleet("f3", "blue", "bay", "s30:galleon=1 s31:galleon")


@pytest.mark.clause("A-S-32", "SEA-CAP-2")
def test_supporters_of_the_beaten_lose_their_lamed_ships_and_stay() -> None:
    state = met(GALLEONS, defender("s4:galleon"), LAME_HELP)
    begun = play(state, LendSupport(actor="blue"), (1, 1)).state

    result = follow(begun, FightOn(actor="red"), (Retreat(actor="blue"), (1, 2)))

    assert event_of(result, PrizesTaken).ships == ("s30",)
    helper = result.state.fleets["f3"]
    assert (helper.area, healths(result.state, "f3")) == ("bay", {"s31": 6})
    assert awaited(result.state) == [("blue", "retreat_to")]


@pytest.mark.clause("A-S-32")
def test_attack_only_supporters_are_not_captured() -> None:
    options = house_rules(support_mode="attack_only")
    state = met(GALLEONS, defender("s4:galleon"), LAME_HELP, options=options)

    result = play(state, LendSupport(actor="blue"), (1, 1))

    assert event_of(result, SideBeaten).side == "defend"
    assert events_of(result, PrizesTaken) == []
    assert healths(result.state, "f3") == {"s30": 1, "s31": 12}


@pytest.mark.clause("A-S-14")
def test_a_prize_is_no_longer_a_ship_that_its_owner_would_not_pay() -> None:
    state = won(attacker(), defender("s4:galleon=1"), unpaid=("s4",))

    assert state.unpaid == ()
