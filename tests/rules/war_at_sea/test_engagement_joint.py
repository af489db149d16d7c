"""A-S-11, A-S-58: who answers for a fleet, and for a side."""

import pytest

from rules.war_at_sea.battle.fire import FireEvenly, OrderShips
from rules.war_at_sea.battle.muster import LineFormed
from rules.war_at_sea.battle.sealing import AnswerSealed
from rules.war_at_sea.battle.staying import AnswersRevealed, FightOn, OfferDraw, Retreat
from rules.war_at_sea.engagement.answering import OwnerAnswered
from rules.war_at_sea.engagement.declining import FleetWithdrew, Stand, Withdraw
from rules.war_at_sea.engagement.foes import NameFoe
from rules.war_at_sea.engagement.support import LendSupport, StayOut, SupportLent
from rules.war_at_sea.state import Fleet, WarAtSea
from tests.rules.war_at_sea.battle_scenes import (
    T6,
    attacker,
    battle_of,
    defender,
    events_of,
    follow,
    met,
    sail,
)
from tests.rules.war_at_sea.scenes import (
    awaited,
    combined,
    event_of,
    fleet,
    kinds,
    play,
    position,
    refusal,
)

ALLIES = {"red|blue": "war", "blue|green": "alliance"}


def joint(**more: object) -> Fleet:
    """Return blue's fleet with a ship of green, under joint command."""
    green = fleet("f3", "green", "sound", "s6:frigate")
    return combined(defender("s4:galleon s5:frigate"), green, None).evolve(**more)


def declining() -> WarAtSea:
    """Return the position in which blue and green must agree to stand or withdraw."""
    return met(attacker(points=3), joint(points=1), relations=ALLIES)


@pytest.mark.clause("A-S-11", "SEA-ALLY-2")
def test_joint_command_needs_the_same_answer_of_every_owner() -> None:
    state = declining()
    assert awaited(state) == [("blue", "decline"), ("green", "decline")]

    first = play(state, Withdraw(actor="blue", to="bay"))
    noted = event_of(first, OwnerAnswered)
    assert (noted.fleet, noted.faction, noted.missing) == ("f2", "blue", ("green",))
    assert awaited(first.state) == [("green", "decline")]

    second = play(first.state, Withdraw(actor="green", to="bay"))
    assert event_of(second, FleetWithdrew).to == "bay"


@pytest.mark.clause("A-S-11")
def test_answers_that_differ_leave_the_decision_open_and_can_be_changed() -> None:
    differing = follow(
        declining(),
        Withdraw(actor="blue", to="bay"),
        Withdraw(actor="green", to="gulf"),
    )
    assert event_of(differing, OwnerAnswered).missing == ("blue", "green")
    assert awaited(differing.state) == [("blue", "decline"), ("green", "decline")]

    agreed = play(differing.state, Withdraw(actor="green", to="bay"))
    assert kinds(agreed) == ["fleet_withdrew", "engagement_closed"]


@pytest.mark.clause("A-S-11", "A-G-02")
def test_the_umpire_may_take_it() -> None:
    state = play(declining(), Withdraw(actor="blue", to="bay")).state

    result = play(state, Stand(actor="umpire", fleet="f2"))

    assert kinds(result) == ["fleet_stood"]
    assert awaited(result.state) == [("red", "decline")]


@pytest.mark.clause("A-S-11", "SEA-ALLY-2")
def test_under_common_command_one_decides_for_all() -> None:
    common = joint(points=1, commander="green")
    state = met(attacker(points=3), common, relations=ALLIES)

    assert awaited(state) == [("green", "decline")]
    assert refusal(state, Stand(actor="blue")).code == "nothing_asked"
    assert refusal(state, Stand(actor="blue", fleet="f2")).code == "not_your_fleet"
    assert kinds(play(state, Stand(actor="green"))) == ["fleet_stood"]


@pytest.mark.clause("A-S-11", "A-S-21")
def test_a_combined_fleet_is_at_war_with_everybody_that_an_owner_is_at_war_with() -> (
    None
):
    state = met(attacker(points=3), joint(points=1), relations={"red|green": "war"})

    assert battle_of(state).fleets["defend"] == ("f2",)


@pytest.mark.clause("A-S-11", "SEA-AID-1")
def test_joint_owners_agree_on_support() -> None:
    helper = joint(area="bay", points=0)
    blue = defender(name="f4", points=0)
    state = met(attacker(), blue, helper, relations=ALLIES)

    one = play(state, LendSupport(actor="blue")).state
    assert awaited(one) == [("green", "support")]
    assert play(one, StayOut(actor="green")).state.battles[0].joint["f2"] == {
        "blue": "support defend",
        "green": "stay_out",
    }
    lent = play(one, LendSupport(actor="green"), (6, 1))
    assert event_of(lent, SupportLent).side == "defend"


@pytest.mark.clause("A-S-11", "A-S-26")
def test_joint_owners_agree_on_the_first_foe() -> None:
    red = attacker("s1:galleon", points=3)
    mover = combined(red, fleet("f9", "green", "strait", "s9:brig"), None)
    relations = {"red|blue": "war", "red|white": "war", "blue|white": "war"}
    state = met(
        mover.evolve(commander="red"),
        defender(points=1),
        fleet("f4", "white", "sound", "s7:sloop"),
        factions=("red", "blue", "green", "white"),
        relations={**relations, "red|green": "alliance"},
    )
    under = state.evolve(
        fleets={**state.fleets, "f1": state.fleets["f1"].evolve(commander=None)}
    )

    assert awaited(under) == [("red", "foe"), ("green", "foe")]
    one = play(under, NameFoe(actor="red", group="f4")).state
    named = play(one, NameFoe(actor="green", group="f4")).state
    assert battle_of(named).fleets["defend"] == ("f4",)


def staying() -> WarAtSea:
    """Return the position after a round of blue and green against red."""
    return met(attacker(), joint(points=0), faces=T6, relations=ALLIES)


@pytest.mark.clause("A-S-11", "A-S-43")
def test_a_sealed_answer_needs_every_owner_too() -> None:
    state = staying()
    assert awaited(state) == [("red", "stay"), ("blue", "stay"), ("green", "stay")]

    one = play(state, Retreat(actor="blue"))
    assert kinds(one) == ["owner_answered"]
    assert awaited(one.state) == [("red", "stay"), ("green", "stay")]

    both = play(one.state, Retreat(actor="green"))
    assert event_of(both, AnswerSealed).side == "defend"
    assert awaited(both.state) == [("red", "stay")]


@pytest.mark.clause("A-S-11", "A-S-43")
def test_a_sealed_answer_falls_if_an_owner_changes_his() -> None:
    sealed = follow(staying(), Retreat(actor="blue"), Retreat(actor="green")).state

    changed = play(sealed, FightOn(actor="blue"))

    assert event_of(changed, OwnerAnswered).missing == ("blue", "green")
    assert awaited(changed.state) == [
        ("red", "stay"),
        ("blue", "stay"),
        ("green", "stay"),
    ]
    again = follow(
        changed.state, FightOn(actor="green"), (OfferDraw(actor="red"), (1, 1))
    )
    assert event_of(again, AnswersRevealed).defend == "fight_on"


@pytest.mark.clause("A-S-11", "A-S-53")
def test_joint_owners_agree_on_fire_orders() -> None:
    mover = attacker("s1:galleon s2:galleon", points=1)
    pair = combined(
        defender("s4:galleon"), fleet("f3", "green", "sound", "s6:brig"), None
    )
    state = met(mover, pair, faces=(1, 1), relations=ALLIES)
    assert awaited(state) == [("blue", "order"), ("green", "order")]

    one = play(state, OrderShips(actor="blue", ships=("s2",))).state
    assert awaited(one) == [("green", "order")]
    other = play(one, FireEvenly(actor="green")).state
    assert awaited(other) == [("blue", "order"), ("green", "order")]
    fired = play(other, OrderShips(actor="green", ships=("s2",)))
    assert event_of(fired, AnswerSealed).side == "defend"
    assert events_of(fired, AnswersRevealed) == []
    assert {ship.id: ship.health for ship in fired.state.fleets["f1"].ships} == {
        "s1": 8,
        "s2": 7,
    }


@pytest.mark.clause("A-S-58")
def test_the_largest_defending_fleet_commands_of_equals_the_oldest() -> None:
    small = defender("s4:galleon", "f2")
    large = defender("s5:frigate s6:frigate", "f3", owner="green")
    equal = defender("s7:brig s8:brig", "f4")
    relations = {"red|blue": "war", "red|green": "war"}

    state = met(attacker(), small, large, equal, faces=(1, 1), relations=relations)

    assert battle_of(state).main == {"attack": "f1", "defend": "f3"}


@pytest.mark.clause("A-S-58")
def test_without_ships_in_the_battle_the_next_largest_commands() -> None:
    large = defender("s4:sloop=1 s5:sloop=1 s6:sloop=1", "f2")
    other = defender("s7:galleon s8:galleon", "f3", owner="green")
    relations = {"red|blue": "war", "red|green": "war"}
    mover = attacker("s1:galleon s2:galleon")

    state = met(mover, large, other, faces=(1, 1), relations=relations)

    assert battle_of(state).main["defend"] == "f3"
    assert awaited(state) == [("red", "stay"), ("green", "stay")]


@pytest.mark.clause("A-S-58", "A-S-26")
def test_the_mover_commands_even_if_those_who_join_him_are_more() -> None:
    joiner = fleet("f3", "red", "sound", "s2:brig s3:brig", points=0)
    before = position(attacker("s1:galleon"), joiner, defender("s4:galleon s5:galleon"))

    state = sail(before, (1, 1)).state

    assert battle_of(state).fleets["attack"] == ("f1", "f3")
    assert battle_of(state).main["attack"] == "f1"


@pytest.mark.clause("A-S-58")
def test_when_the_mover_has_gone_the_next_largest_commands() -> None:
    joiner = fleet("f3", "red", "sound", "s2:brig s3:brig", points=0)
    fleets = (attacker("s1:galleon", points=2), joiner, defender())

    gone = play(sail(position(*fleets)).state, Withdraw(actor="red", to="bay"), (5, 3))

    assert [one.main for one in events_of(gone, LineFormed)] == ["f3", "f2"]
