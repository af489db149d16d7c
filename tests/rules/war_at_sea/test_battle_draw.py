"""A-S-39: draws."""

import pytest

from rules.war_at_sea.battle.capture import PrizesTaken
from rules.war_at_sea.battle.draw import BattleDrawn, TruceBegan
from rules.war_at_sea.battle.fire import AimFire
from rules.war_at_sea.battle.leaving import AttackOnward, Go, Surrender
from rules.war_at_sea.battle.placing import FleetRetreated
from rules.war_at_sea.battle.staying import FightOn, OfferDraw
from rules.war_at_sea.engagement.forming import EngagementOpened
from rules.war_at_sea.engagement.support import LendSupport
from rules.war_at_sea.sailing import MoveFleet
from rules.war_at_sea.state import Fleet, WarAtSea
from rules.war_at_sea.turn import EndTurn
from tests.rules.war_at_sea.battle_scenes import (
    HARDY,
    attacker,
    battle_of,
    both,
    defender,
    events_of,
    follow,
    hulks,
    met,
)
from tests.rules.war_at_sea.scenes import (
    awaited,
    event_of,
    fleet,
    house_rules,
    keys,
    kinds,
    play,
    refusal,
    values,
)

RED = attacker("s1:hulk=40 s2:hulk=40", debt=3)
BLUE = defender("s4:hulk=40 s5:hulk=40 s6:sloop=1", debt=3)


def drawn(*others: Fleet, red: Fleet = RED, closed: bool = False) -> WarAtSea:
    """Return the position after both have offered a draw, the origin closed or not."""
    state = met(red, BLUE, *others, faces=(1, 1), ship_types=HARDY)
    if closed:
        guard = fleet("f9", "blue", "strait", "s90:sloop", points=3, debt=3)
        state = state.evolve(fleets={**state.fleets, "f9": guard})
    return follow(state, *both(OfferDraw)).state


def guard(name: str, area: str) -> Fleet:
    """Return a fleet of blue that closes an area."""
    return fleet(name, "blue", area, f"s{name[1:]}0:sloop", points=0, debt=3)


@pytest.mark.clause("A-S-39", "A-S-43")
def test_a_draw_captures_nothing_and_sends_the_attacker_home_for_nothing() -> None:
    state = met(RED, BLUE, faces=(1, 1), ship_types=HARDY)

    result = follow(state, *both(OfferDraw))

    assert kinds(result)[-3:] == [
        *("battle_drawn", "fleet_retreated", "engagement_closed")
    ]
    gone = event_of(result, FleetRetreated)
    assert (gone.to, gone.why, gone.cites) == ("strait", "home", ("A-S-39",))
    assert events_of(result, PrizesTaken) == []
    assert result.state.fleets["f1"].points == 0
    assert result.state.fleets["f2"].area == "sound"
    assert len(result.state.fleets["f2"].ships) == 3


@pytest.mark.clause("A-S-39")
def test_supporters_stay() -> None:
    state = met(RED, BLUE, fleet("f3", "red", "bay", "s7:tug=40"), ship_types=HARDY)
    begun = play(state, LendSupport(actor="red"), (1, 1)).state

    result = follow(begun, *both(OfferDraw)).state

    assert result.fleets["f3"].area == "bay"


@pytest.mark.clause("A-S-39")
def test_with_his_origin_closed_the_attacker_chooses_a_free_area() -> None:
    state = drawn(closed=True)
    assert awaited(state) == [("red", "part")]
    assert keys(state, "red")[:1] == ["go-f1"]

    assert (
        refusal(state, AttackOnward(actor="red", to="strait")).code == "not_attackable"
    )
    no = refusal(state, Surrender(actor="red"))
    assert (no.code, values(no.legal)) == ("can_still_leave", ["bay", "gulf"])
    result = play(state, Go(actor="red", to="gulf"))
    assert kinds(result) == ["fleet_retreated", "engagement_closed"]
    assert result.state.fleets["f1"].area == "gulf"


@pytest.mark.clause("A-S-39")
def test_an_only_free_area_is_taken_without_asking() -> None:
    state = drawn(guard("f7", "bay"), closed=True)

    assert state.fleets["f1"].area == "gulf"
    assert state.battles == ()


def truce() -> WarAtSea:
    """Return the position after a draw that leaves the attacker nowhere to go."""
    return drawn(guard("f7", "bay"), guard("f8", "gulf"), closed=True)


@pytest.mark.clause("A-S-39")
def test_with_no_free_area_he_stays_under_a_truce() -> None:
    state = met(
        RED,
        BLUE,
        guard("f7", "bay"),
        guard("f8", "gulf"),
        faces=(1, 1),
        ship_types=HARDY,
    )
    closed = state.evolve(fleets={**state.fleets, "f9": guard("f9", "strait")})

    result = follow(closed, *both(OfferDraw))

    began = event_of(result, TruceBegan)
    assert (began.fleet, began.foes, began.turn) == ("f1", ("f2",), 1)
    assert [one.fleets for one in result.state.truces] == [("f1", "f2")]
    assert (result.state.battles, result.state.queue) == ((), ())
    assert result.state.fleets["f1"].area == "sound"


@pytest.mark.clause("A-S-39")
def test_the_truce_ends_when_one_of_them_moves() -> None:
    state = truce()
    ready = state.evolve(
        fleets={
            **{name: one for name, one in state.fleets.items() if name != "f8"},
            "f1": state.fleets["f1"].evolve(points=3),
        }
    )
    away = play(ready, MoveFleet(actor="red", fleet="f1", to="gulf")).state
    assert away.truces == ()

    back = play(away, MoveFleet(actor="red", fleet="f1", to="sound"))
    assert event_of(back, EngagementOpened).defenders == ("f2",)


@pytest.mark.clause("A-S-39", "A-S-13")
def test_the_truce_ends_with_the_turn() -> None:
    state = truce()

    ended = follow(state, *(EndTurn(actor=side) for side in state.factions))

    assert event_of(ended, EngagementOpened).area == "sound"


@pytest.mark.clause("A-S-39")
def test_who_comes_later_is_under_no_truce() -> None:
    state = truce()
    newcomer = fleet("f4", "blue", "gulf", "s41:sloop", points=3)
    more = state.evolve(fleets={**state.fleets, "f4": newcomer})

    met_again = play(more, MoveFleet(actor="blue", fleet="f4", to="sound"))

    opened = event_of(met_again, EngagementOpened)
    assert (opened.attackers, opened.defenders) == (("f4",), ("f1",))


@pytest.mark.clause("A-S-39")
def test_two_rounds_without_damage_are_a_draw() -> None:
    state = hulks(3)
    held = both(AimFire)
    once = follow(state, *held).state
    assert battle_of(once).silent == 1
    assert awaited(once) == [("red", "stay"), ("blue", "stay")]
    red, blue = both(FightOn)

    twice = follow(once, red, (blue, (1, 1)), *held)

    assert event_of(twice, BattleDrawn).why == "silence"
    assert twice.state.battles == ()


@pytest.mark.clause("A-S-39")
def test_damage_between_them_counts_anew() -> None:
    held = both(AimFire)
    red, blue = both(FightOn)
    once = follow(hulks(3), *held, red, (blue, (1, 1))).state

    shot = follow(once, AimFire(actor="red", targets={"s11": 1}), held[1]).state

    assert battle_of(shot).silent == 0


@pytest.mark.clause("A-S-39", "SEA-BAT-2")
def test_unarmed_fleets_part_after_two_rounds() -> None:
    state = met(
        attacker("s1:tug=40"), defender("s4:tug=40"), faces=(1, 1), ship_types=HARDY
    )
    red, blue = both(FightOn)

    result = follow(state, red, (blue, (1, 1)))

    assert event_of(result, BattleDrawn).why == "silence"


@pytest.mark.clause("A-S-39", "SEA-BAT-2")
def test_the_last_round_ends_as_a_draw() -> None:
    options = house_rules(max_rounds=2)
    state = met(RED, BLUE, faces=(1, 1), ship_types=HARDY, options=options)
    assert battle_of(state).round == 1
    red, blue = both(FightOn)

    result = follow(state, red, (blue, (1, 1)))

    assert event_of(result, BattleDrawn).why == "last_round"


@pytest.mark.clause("A-S-39")
def test_several_attackers_go_home_first_then_one_by_one() -> None:
    joiners = (
        fleet("f3", "red", "sound", "s7:hulk=40", points=0, debt=3),
        fleet("f4", "red", "sound", "s8:hulk=40", points=0, debt=3),
    )
    state = met(RED, BLUE, faces=(1, 1), ship_types=HARDY)
    (battle,) = state.battles
    more = state.evolve(
        fleets={**state.fleets, **{one.id: one for one in joiners}},
        battles=(
            battle.evolve(
                fleets={"attack": ("f3", "f1", "f4"), "defend": ("f2",)},
                origins={"f3": None, "f1": "strait", "f4": None},
            ),
        ),
    )

    result = follow(more, *both(OfferDraw))

    assert event_of(result, FleetRetreated).fleet == "f1"
    assert awaited(result.state) == [("red", "part")]
    first = play(result.state, Go(actor="red", to="bay"))
    assert event_of(first, FleetRetreated).fleet == "f3"
    last = play(first.state, Go(actor="red", to="gulf"))
    assert event_of(last, FleetRetreated).fleet == "f4"
    assert last.state.battles == ()
