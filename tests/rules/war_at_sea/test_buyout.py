"""SEA-BUY and SEA-PIR: crews for sale at a turn's end, and what becomes of the rest."""

from typing import Any

import pytest

from rules.kernel.model import Command
from rules.war_at_sea.buyout import Buy, CrewsBought, CrewsClaimed
from rules.war_at_sea.claims import ClaimLapsed, ClaimsRolled
from rules.war_at_sea.desk.calendar import Close
from rules.war_at_sea.desk.factions import SetTreasury
from rules.war_at_sea.desk.fleets import PutFleet
from rules.war_at_sea.desk.ships import RemoveShips
from rules.war_at_sea.disband import CrewsDisbanded, Disband
from rules.war_at_sea.money import GoldPaid
from rules.war_at_sea.piracy import ShipsBrokenUp, ShipsTurnedPirate
from rules.war_at_sea.state import Sale, WarAtSea
from rules.war_at_sea.system import WAR_AT_SEA
from rules.war_at_sea.turn import BuyoutBegan, Done
from rules.war_at_sea.upkeep import NameUnpaid
from tests.rules.war_at_sea.scenes import (
    awaited,
    barred,
    event_of,
    fleet,
    house_rules,
    keys,
    kinds,
    offer,
    play,
    play_all,
    position,
    refusal,
    ships,
    values,
)

END = Close(actor="umpire")
RED = fleet("f1", "red", "strait", "s1:galleon s2:frigate")
BLUE = fleet("f2", "blue", "bay", "s3:sloop")
GREEN = fleet("f3", "green", "strait", "s4:sloop")
FAR = fleet("f4", "green", "reach", "s5:sloop")


def on_sale(*fleets: Any, why: str = "unpaid", **changes: Any) -> WarAtSea:
    """Return a buy-out in which red's s1 and s2 are for sale in the strait."""
    sales = tuple(
        Sale.model_validate({"ship": one, "area": "strait", "fleet": "f1", "why": why})
        for one in ships("red", "s1:galleon s2:frigate=3")
    )
    return position(*fleets, phase="buyout", sales=sales, **changes)


def buy(*listed: str, fleet: str = "f2", actor: str = "blue") -> Buy:
    return Buy(actor=actor, ships=listed, fleet=fleet)


@pytest.mark.clause("A-S-17", "SEA-BUY-1")
def test_a_disbanded_ship_leaves_its_fleet_at_once_and_waits_for_the_turns_end() -> (
    None
):
    result = play(position(RED), Disband(actor="red", ships=("s1",)))

    assert [one.id for one in result.state.fleets["f1"].ships] == ["s2"]
    assert [one.ship.id for one in result.state.sales] == ["s1"]
    assert event_of(result, CrewsDisbanded).area == "strait"


@pytest.mark.clause("SEA-BUY-1", "A-S-13", "A-S-19")
def test_the_window_opens_when_somebody_else_can_buy() -> None:
    state = position(
        RED,
        BLUE,
        FAR,
        relations={},
        treasuries={"red": 100, "blue": 9, "green": 50},
    )
    state = play_all(state, NameUnpaid(actor="red", ships=("s1",)))

    result = play(state, END)

    assert result.state.phase == "buyout"
    assert event_of(result, BuyoutBegan).buyers == ("blue",)
    assert awaited(result.state) == [("blue", "buyout")]


@pytest.mark.clause("A-S-13")
def test_nobody_is_asked_where_nobody_can_buy() -> None:
    poor = {"red": 100, "blue": 4, "green": 50}
    state = position(RED, BLUE, FAR, relations={}, treasuries=poor)
    state = play_all(state, NameUnpaid(actor="red", ships=("s1",)))

    result = play(state, END)

    assert (result.state.phase, result.state.turn) == ("turn", 2)
    assert "buyout_began" not in kinds(result)


@pytest.mark.clause("SEA-BUY-2", "A-S-10", "A-S-19", "A-S-20")
def test_half_the_upkeep_buys_ship_and_crew_and_nobody_receives_it() -> None:
    state = on_sale(BLUE, GREEN, relations={})

    result = play(state, buy("s1", "s2"))

    assert event_of(result, GoldPaid).gold == 8
    assert result.state.treasuries == {"red": 200, "blue": 192, "green": 200}
    bought = event_of(result, CrewsBought)
    new = result.state.fleets[bought.fleet]
    assert (new.area, new.commander) == ("strait", "blue")
    assert [(one.owner, one.health) for one in new.ships] == [("blue", 12), ("blue", 3)]


@pytest.mark.clause("A-S-19")
def test_from_beside_they_form_a_new_fleet_without_points() -> None:
    state = on_sale(BLUE, GREEN, relations={})

    new = play(state, buy("s1")).state.fleets["f100"]

    assert (new.area, new.points) == ("strait", 0)


@pytest.mark.clause("A-S-19")
def test_in_the_same_area_they_join_while_there_is_room() -> None:
    nineteen = " ".join(f"s{n}:sloop" for n in range(20, 39))
    state = on_sale(fleet("f3", "green", "strait", nineteen), BLUE, relations={})

    state = play(state, buy("s1", "s2", fleet="f3", actor="green")).state

    assert len(state.fleets["f3"].ships) == 20
    assert [one.id for one in state.fleets["f100"].ships] == ["s2"]


@pytest.mark.clause("A-S-19", "SEA-PIR-2")
def test_even_an_enemy_may_buy_but_not_pirates() -> None:
    pirates = fleet("f9", "pirates", "strait", "s9:sloop")

    assert play(on_sale(BLUE), buy("s1")).state.fleets["f100"].owners == ("blue",)
    no = refusal(on_sale(BLUE, pirates), buy("s1", fleet="f9", actor="umpire"))
    assert no.code == "name_a_side"


@pytest.mark.clause("A-S-13", "A-S-27")
def test_who_bought_attacks_enemies_whom_he_meets_in_the_next_turn() -> None:
    enemy = fleet("f9", "red", "strait", "s9:sloop", points=0)
    state = on_sale(BLUE, enemy, treasuries={"red": 0, "blue": 9, "green": 0})

    result = play_all(state, buy("s1", "s2"))

    (battle,) = result.battles
    assert battle.fleets == {"attack": ("f100",), "defend": ("f9",)}
    assert battle.origins == {"f100": None}


@pytest.mark.clause("A-S-13")
def test_the_window_closes_when_nobody_can_buy_any_more() -> None:
    state = on_sale(BLUE, relations={})

    bought = play(state, buy("s1", "s2")).state
    passed = play(state, Done(actor="blue")).state
    closed = play(state, Done(actor="umpire")).state

    assert [one.phase for one in (bought, passed, closed)] == ["turn"] * 3
    assert bought.turn == 2


@pytest.mark.clause("SEA-UPK-2", "SEA-PIR-1", "SEA-PIR-2", "A-S-15")
def test_the_unsold_unpaid_ships_of_a_fleet_are_one_pirate_fleet() -> None:
    result = play(on_sale(BLUE, relations={}), Done(actor="blue"))

    pirates = event_of(result, ShipsTurnedPirate)
    new = result.state.fleets[pirates.fleet]
    assert [one.id for one in new.ships] == ["s1", "s2"]
    assert (new.owners, new.area, new.points) == (("pirates",), "strait", 3)
    assert awaited(result.state)[-1] == ("umpire", "pirates")


@pytest.mark.clause("A-S-17")
def test_disbanded_ships_that_nobody_buys_are_gone() -> None:
    result = play(on_sale(BLUE, why="disbanded", relations={}), Done(actor="blue"))

    assert event_of(result, ShipsBrokenUp).ships == ("s1", "s2")
    assert list(result.state.fleets) == ["f2"]


@pytest.mark.clause("A-S-17")
def test_with_disband_unsold_pirate_they_turn_pirate() -> None:
    state = on_sale(
        BLUE,
        why="disbanded",
        relations={},
        options=house_rules(disband_unsold="pirate"),
    )

    result = play(state, Done(actor="blue"))

    assert "A-S-17" in event_of(result, ShipsTurnedPirate).cites


@pytest.mark.clause("SEA-PIR-4", "A-S-27")
def test_new_pirates_attack_whoever_shares_their_area() -> None:
    state = on_sale(
        GREEN.evolve(points=0), treasuries={"red": 0, "blue": 0, "green": 3}
    )

    result = play(state, Done(actor="umpire"))

    (battle,) = result.state.battles
    assert battle.fleets["attack"] == ("f100",)
    assert battle.fleets["defend"] == ("f3",)


NEAREST = house_rules(buyout_priority="nearest_then_roll")


@pytest.mark.clause("A-S-18")
def test_the_first_valid_claim_takes_the_ship() -> None:
    state = play_all(on_sale(BLUE, GREEN, relations={}), buy("s1"))

    no = refusal(state, buy("s1", fleet="f3", actor="green"))
    assert no.code == "no_such_ship"


@pytest.mark.clause("A-S-18")
def test_by_nearest_then_roll_the_same_area_comes_first() -> None:
    state = on_sale(BLUE, GREEN, relations={}, options=NEAREST)

    claimed = play(state, buy("s1", "s2"))
    state = play_all(
        claimed.state,
        buy("s1", fleet="f3", actor="green"),
        Done(actor="green"),
    )

    assert event_of(claimed, CrewsClaimed).gold == 8
    assert {one.id: one.owner for one in state.ships()} == {
        "s3": "blue",
        "s4": "green",
        "s1": "green",
        "s2": "blue",
    }
    assert state.treasuries == {"red": 200, "blue": 197, "green": 195}


@pytest.mark.clause("A-S-18", "A-G-01")
def test_equally_near_claimants_roll_until_one_is_higher() -> None:
    beside = fleet("f3", "green", "sound", "s4:sloop")
    state = on_sale(BLUE, beside, relations={}, options=NEAREST)
    state = play_all(state, buy("s1"), buy("s1", fleet="f3", actor="green"))

    state = play_all(state, Done(actor="blue"))
    result = play(state, Done(actor="green"), faces=[4, 4, 2, 5])

    rolled = event_of(result, ClaimsRolled)
    assert (rolled.winner, rolled.faces) == ("green", {"blue": 2, "green": 5})
    assert next(one for one in result.state.ships() if one.id == "s1").owner == "green"


@pytest.mark.clause("A-S-18", "SEA-BUY-2")
def test_claims_bind_the_gold_that_they_may_cost() -> None:
    state = on_sale(
        BLUE,
        GREEN,
        relations={},
        options=NEAREST,
        treasuries={"red": 0, "blue": 7, "green": 50},
    )
    state = play_all(state, buy("s1"))

    assert refusal(state, buy("s2")).code == "treasury_short"
    assert awaited(state) == [("green", "buyout")]


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(RemoveShips(actor="umpire", ships=("s3",)), id="no fleet"),
        pytest.param(PutFleet(actor="umpire", fleet="f2", area="reach"), id="too far"),
        pytest.param(SetTreasury(actor="umpire", faction="blue", gold=4), id="no gold"),
    ],
)
@pytest.mark.clause("A-S-18", "SEA-BUY-1")
def test_a_claim_lapses_when_it_cannot_be_met(change: Command) -> None:
    both = position(BLUE, GREEN).fleets.values()
    state = play_all(on_sale(*both, relations={}, options=NEAREST), buy("s1"))

    result = play(state, change)

    assert not result.state.claims
    assert event_of(result, ClaimLapsed).ships == ("s1",)


STATE = on_sale(BLUE, GREEN, FAR, relations={})


@pytest.mark.parametrize(
    ("before", "command", "code", "cites"),
    [
        barred(
            "too far",
            "too_far",
            ("SEA-BUY-1", "A-S-19"),
            STATE,
            buy("s1", fleet="f4", actor="green"),
        ),
        barred(
            "not for the seller",
            "no_such_ship",
            ("SEA-BUY-1", "A-S-19"),
            on_sale(fleet("f5", "red", "strait", "s7:sloop"), BLUE),
            buy("s1", fleet="f5", actor="red"),
        ),
        barred(
            "too dear",
            "treasury_short",
            ("SEA-BUY-2", "A-S-10"),
            STATE.evolve(treasuries={"red": 0, "blue": 4, "green": 9}),
            buy("s1"),
        ),
        barred(
            "with another's fleet",
            "no_ships_there",
            ("SEA-BUY-1", "A-S-19"),
            STATE,
            buy("s1", fleet="f3"),
        ),
        barred(
            "only at the turn's end",
            "wrong_phase",
            ("SEA-BUY-1", "A-S-19"),
            STATE.evolve(phase="turn"),
            buy("s1"),
        ),
        barred(
            "not his ship",
            "no_such_ship",
            ("A-S-17",),
            position(RED),
            Disband(actor="blue", ships=("s1",)),
        ),
        barred(
            "nothing to be done with",
            "nothing_to_buy",
            ("SEA-BUY-1", "A-S-13"),
            STATE,
            Done(actor="red"),
        ),
        barred(
            "no buy-out",
            "wrong_phase",
            ("A-S-13", "A-S-19"),
            position(RED),
            Done(actor="red"),
        ),
    ],
)
def test_refused(
    before: WarAtSea, command: Command, code: str, cites: tuple[str, ...]
) -> None:
    no = refusal(before, command)

    assert (no.code, no.cites) == (code, cites)


@pytest.mark.clause("SEA-BUY-1", "SEA-BUY-2")
def test_any_part_that_the_gold_reaches_for_is_offered() -> None:
    state = STATE.evolve(treasuries={"red": 0, "blue": 5, "green": 0})
    bid = offer(state, "blue", "buy-f2")

    found = WAR_AT_SEA.choices(state, "blue", Buy, bid.filled, "ships", "")
    assert values(found) == ["s1", "s2"]
    assert bid.opening is not None
    assert bid.opening.maximum == 1
    assert play(state, bid.complete(("s1",))).state.treasuries["blue"] == 0
    assert "done" in keys(STATE, "umpire")
    assert not [key for key in keys(STATE, "green") if key == "buy-f4"]
