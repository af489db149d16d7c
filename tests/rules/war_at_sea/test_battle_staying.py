"""SEA-BAT-8 to SEA-BAT-10: fight on, retreat, or offer a draw."""

from typing import Any

import pytest

from rules.kernel.dice import Roll, ScriptedDice, Tally
from rules.kernel.model import Command
from rules.war_at_sea.battle.bonus import BonusRolled
from rules.war_at_sea.battle.capture import PrizesTaken, SideBeaten
from rules.war_at_sea.battle.draw import BattleDrawn
from rules.war_at_sea.battle.placing import FleetRetreated
from rules.war_at_sea.battle.staying import (
    AnswersRevealed,
    FightOn,
    OfferDraw,
    Retreat,
    RetreatRolled,
)
from rules.war_at_sea.standing import LeaveStanding
from rules.war_at_sea.state import WarAtSea
from rules.war_at_sea.system import WAR_AT_SEA
from tests.rules.war_at_sea.battle_scenes import (
    attacker,
    defender,
    events_of,
    follow,
    met,
    sail,
)
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
    position,
    refusal,
)

BIG = (attacker("s1:galleon s2:galleon"), defender("s4:galleon s5:galleon"))
STAY = ("SEA-BAT-8", "A-S-43")


def stay(**changes: Any) -> WarAtSea:
    """Return the position after a first round of galleons, all at half health."""
    return met(*BIG, faces=(1, 1), **changes)


def answered(
    state: WarAtSea, red: type[Command], blue: type[Command], *faces: int
) -> Any:
    """Return what follows from these answers and dice."""
    return follow(state, red(actor="red"), (blue(actor="blue"), faces))


@pytest.mark.clause("SEA-BAT-8", "A-S-43")
def test_after_a_round_both_are_asked_and_nothing_shows_until_both_have_answered() -> (
    None
):
    state = stay()
    assert awaited(state) == [("red", "stay"), ("blue", "stay")]
    assert keys(state, "red")[:3] == ["fight_on-f1", "retreat-f1", "offer_draw-f1"]

    one = play(state, Retreat(actor="red"))
    assert kinds(one) == ["answer_sealed"]
    assert "retreat" not in str(one.events)
    assert awaited(one.state) == [("blue", "stay")]

    changed = play(one.state, FightOn(actor="red"))
    assert kinds(changed) == ["answer_sealed"]
    revealed = event_of(
        play(changed.state, FightOn(actor="blue"), (1, 1)), AnswersRevealed
    )
    assert (revealed.attack, revealed.defend) == ("fight_on", "fight_on")


@pytest.mark.clause("SEA-BAT-8")
def test_before_the_first_round_is_fought_there_is_no_retreat() -> None:
    declining = met(attacker(points=3), defender(points=1))
    no = refusal(declining, Retreat(actor="blue"))
    assert (no.code, no.cites) == ("nothing_asked", STAY)

    ordering = met(attacker("s1:galleon s2:galleon"), defender(), faces=(1, 2))
    assert awaited(ordering) == [("blue", "order")]
    assert refusal(ordering, Retreat(actor="blue")).code == "nothing_asked"


@pytest.mark.clause("SEA-BAT-9", "A-S-44")
def test_both_throw_and_the_higher_die_of_the_retreater_gets_him_away() -> None:
    state = play(stay(), Retreat(actor="blue")).state
    dice = Tally(ScriptedDice((3, 5)))

    result = WAR_AT_SEA.apply(state, FightOn(actor="red"), dice)

    assert dice.made == (
        Roll(purpose="retreat_attack", sides=6, faces=(3,)),
        Roll(purpose="retreat_defend", sides=6, faces=(5,)),
    )
    rolled = event_of(result, RetreatRolled)
    assert (rolled.tried, rolled.away) == (("defend",), "defend")
    beaten = event_of(result, SideBeaten)
    assert (beaten.side, beaten.why) == ("defend", "retreated")
    assert awaited(result.state) == [("blue", "retreat_to")]


@pytest.mark.clause("SEA-BAT-10", "A-S-44")
@pytest.mark.parametrize("faces", [(4, 4), (6, 1)])
def test_equal_or_lower_the_battle_goes_on(faces: tuple[int, int]) -> None:
    result = answered(stay(), FightOn, Retreat, *faces, 1, 1)

    rolled = event_of(result, RetreatRolled)
    assert (rolled.away, rolled.cites) == ("nobody", ("SEA-BAT-9", "SEA-BAT-10"))
    assert event_of(result, BonusRolled).round == 2


@pytest.mark.clause("SEA-RET-1", "SEA-RET-2", "A-S-33")
def test_the_attacker_who_gets_away_is_beaten_and_goes_home() -> None:
    result = answered(stay(), Retreat, FightOn, 5, 2)

    assert event_of(result, SideBeaten).side == "attack"
    assert event_of(result, FleetRetreated).to == "strait"


@pytest.mark.clause("A-S-43")
@pytest.mark.parametrize(
    ("faces", "away"), [((5, 2), "attack"), ((2, 5), "defend"), ((3, 3), "nobody")]
)
def test_if_both_retreat_the_higher_die_gets_away(
    faces: tuple[int, int], away: str
) -> None:
    more = (1, 1) if away == "nobody" else ()

    result = answered(stay(), Retreat, Retreat, *faces, *more)

    rolled = event_of(result, RetreatRolled)
    assert (rolled.tried, rolled.away) == (("attack", "defend"), away)
    beaten = [one.side for one in events_of(result, SideBeaten)]
    assert beaten == ([] if away == "nobody" else [away])


@pytest.mark.clause("A-S-43", "A-S-39")
def test_with_the_option_both_retreats_are_a_draw() -> None:
    state = stay(options=house_rules(both_retreat="draw"))

    result = answered(state, Retreat, Retreat)

    assert event_of(result, BattleDrawn).why == "both_retreat"
    assert result.state.battles == ()


@pytest.mark.clause("A-S-43", "A-S-39")
def test_a_draw_that_both_offer_ends_the_battle() -> None:
    result = answered(stay(), OfferDraw, OfferDraw)

    assert event_of(result, BattleDrawn).why == "agreed"
    assert events_of(result, PrizesTaken) == []


@pytest.mark.clause("A-S-43")
def test_an_unmatched_offer_counts_as_fight_on() -> None:
    fought = answered(stay(), OfferDraw, FightOn, 1, 1)
    assert event_of(fought, BonusRolled).round == 2

    fled = answered(stay(), OfferDraw, Retreat, 1, 2)
    assert event_of(fled, RetreatRolled).tried == ("defend",)
    assert event_of(fled, SideBeaten).side == "defend"


@pytest.mark.clause("SEA-CAP-2", "A-S-49")
def test_who_retreats_leaves_his_ships_with_one_health_to_the_enemy() -> None:
    lame = defender("s4:galleon s5:galleon s6:sloop=1")
    state = met(BIG[0], lame, faces=(1, 1))

    result = answered(state, FightOn, Retreat, 1, 2)

    taken = event_of(result, PrizesTaken)
    assert (taken.owner, taken.ships) == ("red", ("s6",))
    assert [ship.id for ship in result.state.fleets["f2"].ships] == ["s4", "s5"]


def cornered() -> WarAtSea:
    """Return a battle in which blue's fleet has enemies in every area beside it."""
    around = (
        fleet("f5", "red", "bay", "s8:sloop", debt=3),
        fleet("f6", "red", "gulf", "s9:sloop", debt=3),
        fleet("f7", "red", "strait", "s10:sloop", debt=3),
    )
    return met(*BIG, *around, faces=(1, 1))


@pytest.mark.clause("A-S-38")
def test_the_question_warns_where_retreat_means_attack_or_surrender() -> None:
    state = cornered()

    assert awaited(state) == [("red", "stay"), ("blue", "stay_cornered")]
    assert offer(state, "blue", "retreat-f2").label == "retreat_cornered"
    assert offer(state, "red", "retreat-f1").label == "retreat"


@pytest.mark.clause("A-S-38")
def test_an_attacker_is_warned_only_if_his_origin_is_closed_too() -> None:
    others = (
        fleet("f5", "blue", "bay", "s8:sloop", debt=3),
        fleet("f6", "blue", "gulf", "s9:sloop", debt=3),
    )
    state = met(*BIG, *others, faces=(1, 1))
    assert awaited(state) == [("red", "stay"), ("blue", "stay")]

    third = fleet("f7", "blue", "strait", "s10:sloop")
    closed = state.evolve(fleets={**state.fleets, "f7": third})
    assert awaited(closed) == [("red", "stay_cornered"), ("blue", "stay")]


@pytest.mark.clause("A-S-34", "A-S-38")
def test_with_closed_origin_fight_a_closed_origin_is_enough_for_a_warning() -> None:
    state = stay(options=house_rules(closed_origin="fight"))
    assert awaited(state) == [("red", "stay"), ("blue", "stay")]

    third = fleet("f7", "blue", "strait", "s10:sloop")
    closed = state.evolve(fleets={**state.fleets, "f7": third})
    assert awaited(closed) == [("red", "stay_cornered"), ("blue", "stay")]


@pytest.mark.clause("A-S-43")
@pytest.mark.parametrize(
    ("left", "answers"),
    [
        pytest.param({"rounds": 2}, True, id="until round 2"),
        pytest.param({"rounds": 1}, False, id="until round 1"),
        pytest.param({"ships": 2}, True, id="while there are 2 ships"),
        pytest.param({"ships": 3}, False, id="while there are 3 ships"),
        pytest.param({"share": 50}, True, id="with half of the strength"),
        pytest.param({"share": 51}, False, id="with more than half"),
        pytest.param({"rounds": 9, "ships": 2, "share": 50}, True, id="all hold"),
        pytest.param({"rounds": 9, "ships": 3, "share": 50}, False, id="one fails"),
        pytest.param({"even": True}, False, id="nothing about it"),
    ],
)
def test_standing_answers_fight_on(left: dict[str, int], answers: bool) -> None:
    word = LeaveStanding.model_validate({"actor": "blue", **left})
    before = play(position(*BIG), word).state

    result = sail(before, (1, 1))

    assert kinds(result).count("answer_sealed") == int(answers)
    waiting = [("red", "stay")] if answers else [("red", "stay"), ("blue", "stay")]
    assert awaited(result.state) == waiting


@pytest.mark.clause("A-S-43")
def test_a_standing_answer_can_be_changed_until_the_other_is_in() -> None:
    left = play(position(*BIG), LeaveStanding(actor="blue", ships=1)).state
    state = sail(left, (1, 1)).state

    changed = play(state, Retreat(actor="blue")).state

    result = play(changed, FightOn(actor="red"), (1, 6))
    assert event_of(result, RetreatRolled).away == "defend"


@pytest.mark.clause("A-S-43")
def test_word_that_is_left_while_one_is_asked_answers_at_once() -> None:
    result = play(stay(), LeaveStanding(actor="blue", ships=1))

    assert kinds(result) == ["standing_left", "answer_sealed"]
    assert awaited(result.state) == [("red", "stay")]


def test_a_battle_runs_on_by_itself_while_both_have_left_word() -> None:
    state = position(*BIG)
    for side in ("red", "blue"):
        word = LeaveStanding(actor=side, ships=1, even=True)
        state = play(state, word).state

    result = sail(state, (1, 1) * 3)

    assert [one.round for one in events_of(result, BonusRolled)] == [1, 2, 3]
    assert event_of(result, BattleDrawn).why == "no_ship_left"


@pytest.mark.parametrize(
    ("before", "command", "code", "cites"),
    [
        barred(
            "no battle", "nothing_asked", STAY, position(*BIG), FightOn(actor="red")
        ),
        barred("no part", "nothing_asked", STAY, stay(), Retreat(actor="green")),
        barred(
            "not its fleet",
            "not_your_fleet",
            ("SEA-ALLY-2", "A-S-11"),
            stay(),
            Retreat(actor="red", fleet="f2"),
        ),
    ],
)
def test_refused(
    before: WarAtSea, command: Command, code: str, cites: tuple[str, ...]
) -> None:
    no = refusal(before, command)

    assert (no.code, no.cites) == (code, cites)
