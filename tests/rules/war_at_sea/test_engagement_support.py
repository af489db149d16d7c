"""SEA-AID: support from adjacent areas."""

from typing import Any

import pytest

from rules.kernel.model import Command
from rules.war_at_sea.battle.muster import LineFormed
from rules.war_at_sea.battle.staying import FightOn
from rules.war_at_sea.battle.volley import VolleyFired
from rules.war_at_sea.desk.calendar import Close, EndBattle
from rules.war_at_sea.engagement.declining import Stand, Withdraw
from rules.war_at_sea.engagement.support import (
    LendSupport,
    StayedOut,
    StayOut,
    SupportLent,
)
from rules.war_at_sea.sailing import MoveFleet
from rules.war_at_sea.standing import LeaveStanding
from rules.war_at_sea.state import Fleet, WarAtSea
from rules.war_at_sea.turn import EndTurn
from tests.rules.war_at_sea.battle_scenes import (
    T6,
    attacker,
    battle_of,
    defender,
    events_of,
    follow,
    met,
    now,
    sail,
)
from tests.rules.war_at_sea.scenes import (
    awaited,
    barred,
    combined,
    event_of,
    fleet,
    house_rules,
    keys,
    play,
    position,
    refusal,
    values,
)

RED, BLUE = attacker(), defender()
EVEN = (1, 1)
"""Dice with which nobody is asked about his fire."""


def aid(owner: str = "red", area: str = "bay", name: str = "f3", **more: Any) -> Fleet:
    """Return a fleet beside the battle, with no point left."""
    return fleet(name, owner, area, f"s{name[1:]}0:frigate", **({"points": 0} | more))


def asked(*fleets: Fleet, **changes: Any) -> WarAtSea:
    """Return the position in which support is asked."""
    return met(RED, BLUE, *fleets, **changes)


@pytest.mark.clause("SEA-AID-1", "SEA-AID-2", "A-S-30")
def test_a_fleet_beside_the_battle_joins_for_a_point_of_its_next_turn() -> None:
    state = asked(aid())
    assert awaited(state) == [("red", "support")]

    result = play(state, LendSupport(actor="red"), EVEN)

    lent = event_of(result, SupportLent)
    assert (lent.fleet, lent.side, lent.debt) == ("f3", "attack", 1)
    helper = result.state.fleets["f3"]
    assert (helper.area, helper.points, helper.debt) == ("bay", 0, 1)
    assert battle_of(result.state).helpers == {"attack": ("f3",), "defend": ()}
    first, second = events_of(result, VolleyFired)
    assert first.total == 18
    assert second.damage == {"s1": 4, "s2": 4, "s30": 3, "s3": 3}


@pytest.mark.clause("SEA-AID-2", "A-S-01")
def test_the_next_turn_starts_with_a_point_less() -> None:
    state = asked(aid(points=3))
    lent = play(state, LendSupport(actor="red"), EVEN).state
    calm = play(lent, EndBattle(actor="umpire", battle=1)).state

    ended = follow(calm, *(EndTurn(actor=side) for side in calm.factions)).state

    assert (ended.fleets["f3"].points, ended.fleets["f3"].debt) == (2, 0)
    assert ended.fleets["f1"].points == 3


@pytest.mark.clause("A-S-30")
def test_a_debt_of_three_is_the_most() -> None:
    state = asked(aid(debt=3), aid(name="f4", debt=2))

    assert keys(state, "red")[:2] == ["support-f4-attack", "stay_out-f4"]
    assert refusal(state, LendSupport(actor="red", fleet="f3")).code == "not_asked"
    lent = play(state, LendSupport(actor="red"), EVEN).state
    assert lent.fleets["f4"].debt == 3


@pytest.mark.clause("A-S-28", "A-S-30")
def test_support_is_asked_when_both_sides_stand_and_before_the_first_die() -> None:
    state = met(attacker(points=3), defender(points=1), aid(), aid("blue", name="f4"))
    assert awaited(state) == [("blue", "decline")]
    stood = follow(state, Stand(actor="blue"), Stand(actor="red")).state
    assert awaited(stood) == [("red", "support"), ("blue", "support")]

    one = play(stood, StayOut(actor="blue")).state
    assert awaited(one) == [("red", "support")]
    assert battle_of(one).round == 0
    assert battle_of(play(one, StayOut(actor="red"), T6).state).round == 1


@pytest.mark.clause("A-S-30")
def test_an_answer_is_final() -> None:
    state = asked(aid(), aid(name="f4", area="gulf"))
    once = play(state, StayOut(actor="red", fleet="f3")).state

    no = refusal(once, LendSupport(actor="red", fleet="f3"))

    assert (no.code, values(no.legal)) == ("not_asked", ["f4"])


@pytest.mark.clause("A-S-31", "SEA-AID-1")
@pytest.mark.parametrize(
    ("helper", "relations", "sides"),
    [
        pytest.param(aid("green"), {"blue|green": "war"}, ["attack"], id="at war"),
        pytest.param(aid("green"), {"red|green": "war"}, ["defend"], id="the other"),
        pytest.param(aid("green"), {"red|green": "alliance"}, [], id="ally at peace"),
        pytest.param(aid("green"), {}, [], id="neutral"),
        pytest.param(
            aid("green"), {"red|green": "war", "blue|green": "war"}, [], id="both"
        ),
        pytest.param(aid("pirates"), {}, [], id="pirates"),
        pytest.param(aid("red", "reach"), {}, [], id="not beside"),
        pytest.param(aid("red"), {}, ["attack"], id="own"),
        pytest.param(aid("blue", "gulf"), {}, ["defend"], id="the enemy's own"),
    ],
)
def test_who_may_support_whom(
    helper: Fleet, relations: dict[str, str], sides: list[str]
) -> None:
    war = {"red|blue": "war", **relations}
    faces = () if sides else T6
    state = met(RED, BLUE, helper, relations=war, faces=faces)

    (owner,) = helper.owners
    offered = [one for one in keys(state, owner) if one.startswith("support")]
    assert offered == [f"support-f3-{side}" for side in sides]


@pytest.mark.clause("A-S-31", "A-S-16")
def test_pirates_support_pirates() -> None:
    pirates = defender(owner="pirates")
    state = met(RED, pirates, aid("pirates"))

    assert awaited(state) == [("umpire", "support")]
    assert keys(state, "umpire")[0] == "support-f3-defend"


@pytest.mark.clause("A-S-31")
def test_no_owner_on_the_side_it_helps_may_be_an_enemy_nor_a_supporter() -> None:
    factions = ("red", "blue", "green", "white")
    relations = {"red|blue": "war", "blue|green": "war", "blue|white": "war"}
    enemies = {**relations, "green|white": "war"}
    helpers = (aid("green"), aid("white", name="f4"))

    state = asked(*helpers, relations=enemies, factions=factions)
    assert awaited(state) == [("green", "support"), ("white", "support")]
    lent = play(state, LendSupport(actor="green"), T6).state

    assert battle_of(lent).helpers["attack"] == ("f3",)
    assert battle_of(lent).round == 1


@pytest.mark.clause("A-S-31", "SEA-AID-1")
def test_nobody_supports_both_sides() -> None:
    relations = {"red|blue": "war", "red|green": "war", "blue|green": "war"}
    crowd = combined(aid("red"), aid("green", name="f9"), "red")
    state = met(RED, BLUE, crowd, relations={**relations, "red|green": "alliance"})

    assert keys(state, "red")[:2] == ["support-f3-attack", "stay_out-f3"]
    no = refusal(state, LendSupport(actor="red", side="defend"))
    assert (no.code, values(no.legal)) == ("cannot_support", ["attack"])


@pytest.mark.clause("A-S-31")
def test_who_fights_elsewhere_or_has_withdrawn_is_not_asked() -> None:
    state = met(RED, defender(points=2), defender("s7:sloop", "f3"), aid(name="f5"))
    state = play(state, Withdraw(actor="blue", fleet="f2", to="gulf")).state
    assert awaited(state) == [("red", "support")]

    staying = defender("s7:galleon s8:galleon", "f3")
    state = met(RED, defender(points=2), staying, aid(name="f5"))
    state = play(state, Withdraw(actor="blue", fleet="f2", to="bay"), (2, 1)).state
    assert [one.causes for one in state.queue] == [("f2",)]
    assert battle_of(state).helpers == {"attack": (), "defend": ()}


@pytest.mark.clause("A-S-30", "A-G-02")
def test_the_umpire_closes_the_window() -> None:
    state = asked(aid(), aid("blue", "gulf", "f4"))

    result = play(state, Close(actor="umpire", battle=1), T6)

    out = events_of(result, StayedOut)
    assert [(one.fleet, one.why) for one in out] == [("f3", "closed"), ("f4", "closed")]
    assert battle_of(result.state).round == 1


@pytest.mark.clause("A-S-30")
def test_standing_answers_keep_out_when_the_question_comes() -> None:
    before = position(RED, BLUE, aid(), aid("blue", "gulf", "f4"))
    left = play(before, LeaveStanding(actor="red", support="stay_out")).state
    assert left.battles == ()

    result = sail(left)

    (out,) = events_of(result, StayedOut)
    assert (out.fleet, out.why) == ("f3", "standing")
    assert awaited(result.state) == [("blue", "support")]


@pytest.mark.clause("A-S-32")
def test_a_supporter_takes_damage_and_its_blockade_goes_on() -> None:
    state = asked(aid("red", "gulf", blockades="bluefort"))

    lent = play(state, LendSupport(actor="red"), EVEN).state

    assert lent.fleets["f3"].blockades == "bluefort"
    assert lent.fleets["f3"].ships[0].health == 5


@pytest.mark.clause("A-S-32", "A-S-33")
def test_attack_only_supporters_are_not_hit() -> None:
    state = asked(aid(), options=house_rules(support_mode="attack_only"))

    result = play(state, LendSupport(actor="red"), EVEN)

    first, second = events_of(result, VolleyFired)
    assert first.total == 18
    assert second.damage == {"s1": 5, "s2": 5, "s3": 4}
    assert result.state.fleets["f3"].ships[0].health == 8


@pytest.mark.clause("A-S-33", "A-S-32")
def test_attack_only_supporters_do_not_save_a_side() -> None:
    frail = attacker("s1:sloop", points=1)
    options = house_rules(support_mode="attack_only")
    state = met(frail, BLUE, aid(), options=options)

    result = play(state, LendSupport(actor="red"), (5, 3))

    assert result.state.battles == ()
    assert "f1" not in result.state.fleets
    assert result.state.fleets["f3"].area == "bay"


@pytest.mark.clause("A-S-32", "A-S-58", "A-S-33")
def test_supporters_fight_on_alone_and_command_then() -> None:
    frail = attacker("s1:sloop", points=1)
    state = met(frail, BLUE, fleet("f3", "red", "bay", "s30:galleon"))

    result = play(state, LendSupport(actor="red"), (5, 3))

    assert "f1" not in result.state.fleets
    assert battle_of(result.state).main["attack"] == "f3"
    assert awaited(result.state) == [("red", "stay"), ("blue", "stay")]
    sealed = play(result.state, FightOn(actor="red")).state
    assert now(sealed).answers == {"attack": "fight_on"}


@pytest.mark.clause("A-S-58")
def test_the_line_tells_its_fleets_and_who_commands() -> None:
    result = play(asked(aid()), LendSupport(actor="red"), (5, 3))

    red, blue = events_of(result, LineFormed)
    assert (red.fleets, red.main, red.ships) == (("f1", "f3"), "f1", 4)
    assert (blue.fleets, blue.main, blue.ships) == (("f2",), "f2", 3)


SUPPORT = ("SEA-AID-1", "A-S-30", "A-S-31")


@pytest.mark.parametrize(
    ("before", "command", "code", "cites"),
    [
        barred(
            "not beside",
            "not_asked",
            SUPPORT,
            asked(aid(), aid("red", "reach", "f4")),
            LendSupport(actor="red", fleet="f4"),
        ),
        barred(
            "no battle",
            "nothing_asked",
            SUPPORT,
            position(RED),
            LendSupport(actor="red"),
        ),
        barred(
            "which fleet",
            "which_fleet",
            SUPPORT,
            asked(aid(), aid(name="f4")),
            LendSupport(actor="red"),
        ),
        barred(
            "wrong side",
            "cannot_support",
            SUPPORT,
            asked(aid()),
            LendSupport(actor="red", side="defend"),
        ),
        barred(
            "nobody asks",
            "nothing_asked",
            ("A-S-30",),
            met(RED, BLUE, faces=T6),
            StayOut(actor="red"),
        ),
        barred(
            "no window",
            "no_support_asked",
            ("A-S-30",),
            met(RED, BLUE, faces=T6),
            Close(actor="umpire", battle=1),
        ),
    ],
)
def test_refused(
    before: WarAtSea, command: Command, code: str, cites: tuple[str, ...]
) -> None:
    no = refusal(before, command)

    assert (no.code, no.cites) == (code, cites)


@pytest.mark.clause("A-S-02", "A-S-30")
def test_between_two_battles_a_fleet_is_asked_about_the_older_first() -> None:
    state = position(
        fleet("f1", "red", "anchorage", "s1:galleon", points=1),
        fleet("f2", "blue", "strait", "s2:galleon", points=0),
        fleet("f3", "red", "sound", "s3:frigate", points=0),
        fleet("f4", "blue", "gulf", "s4:galleon", points=0),
        fleet("f5", "red", "reach", "s5:galleon", points=1),
    )
    for name, to in (("f1", "strait"), ("f5", "gulf")):
        state = play(state, MoveFleet(actor="red", fleet=name, to=to)).state
    older, younger = state.battles
    assert [type(one.now).__name__ for one in (older, younger)] == ["Support"] * 2

    assert keys(state, "red").count("support-f3-attack") == 1
    later = play(state, StayOut(actor="red"), EVEN).state

    assert "support-f3-attack" in keys(later, "red")
    lent = play(later, LendSupport(actor="red", side="attack"), EVEN)
    assert event_of(lent, SupportLent).battle == younger.id
