"""`/sea odds`: which battle is meant, what is answered, and when nothing can be."""

from fractions import Fraction
from typing import Any

import pytest

from rules.kernel.fields import shapes
from rules.kernel.refusal import Refusal
from rules.war_at_sea.battle.fire import FireEvenly
from rules.war_at_sea.battle.staying import Retreat
from rules.war_at_sea.engagement.state import Foe, Part, Place, Role
from rules.war_at_sea.odds.answer import (
    BattleOdds,
    EndOdds,
    ShipOdds,
    ends,
    odds,
    short,
)
from rules.war_at_sea.odds.outcome import Loss, Outcome
from rules.war_at_sea.odds.question import Odds
from rules.war_at_sea.sailing import MoveFleet
from rules.war_at_sea.state import Ship, ShipType, WarAtSea
from rules.war_at_sea.system import WAR_AT_SEA
from tests.rules.war_at_sea.scenes import fleet, play, position, values

RED = fleet("f1", "red", "strait", "s1:galleon s2:galleon s3:sloop", points=1)
BLUE = fleet("f2", "blue", "sound", "s11:galleon s12:frigate s13:frigate", points=0)
APART = position(RED, BLUE)
T6 = Odds(actor="red", attackers=("f1",), defenders=("f2",))

ATTACK = MoveFleet(actor="red", fleet="f1", to="sound")
FIRST = play(APART, ATTACK, (5, 3)).state
"""After round 1 of T6: both are asked whether they fight on."""


def asked(state: WarAtSea, **fields: Any) -> BattleOdds:
    return odds(state, Odds(actor="red", **fields), "red")


def percents(answer: BattleOdds) -> dict[str, float]:
    return {one.end: one.percent for one in answer.ends}


def refused(state: WarAtSea, viewer: str | None = "red", **fields: Any) -> Refusal:
    with pytest.raises(Refusal) as caught:
        odds(state, Odds(actor=viewer or "", **fields), viewer)
    assert caught.value.cites
    return caught.value


@pytest.mark.clause("SEA-BAT-2", "SEA-CAP-2", "SEA-INI-2")
def test_fleets_that_have_not_met() -> None:
    answer = odds(APART, T6, "red")

    assert (answer.battle, answer.round, answer.undecided) == (0, 0, 0)
    assert (answer.attackers, answer.defenders) == (("f1",), ("f2",))
    assert (answer.attackers_below, answer.defenders_below) == (0, 0)
    assert [(one.percent, one.fraction) for one in answer.ends] == [
        (58.33, "7/12"),
        (24.31, "35/144"),
        (17.36, "25/144"),
    ]
    assert all(
        one.exact and one.least == one.percent == one.most for one in answer.ends
    )
    assert [
        (one.side, one.type, one.brought, one.sunk, one.captured, one.gold)
        for one in answer.losses
    ] == [
        ("attack", "galleon", 2, 0.34, 0.35, 68.75),
        ("attack", "sloop", 1, 1, 0, 25),
        ("defend", "galleon", 1, 0.44, 0.31, 75.69),
        ("defend", "frigate", 2, 1.58, 0, 95),
    ]
    assert (answer.attackers_gold, answer.defenders_gold) == (93.75, 170.69)
    assert answer.lines() == (*answer.ends, *answer.losses)


def test_what_is_answered_can_be_written_down() -> None:
    answer = odds(APART, T6, "red")

    text = answer.model_dump_json()

    assert BattleOdds.model_validate_json(text) == answer
    assert {type(one) for one in answer.lines()} == {EndOdds, ShipOdds}


@pytest.mark.clause("A-S-43")
def test_a_policy_counts_only_if_it_is_to_retreat() -> None:
    plain = asked(APART, attackers=("f1",), defenders=("f2",), attackers_share=90)
    leaving = asked(
        APART,
        attackers=("f1",),
        defenders=("f2",),
        attackers_policy="retreat_below",
        attackers_share=50,
    )

    assert plain == odds(APART, T6, "red")
    assert (leaving.attackers_below, leaving.defenders_below) == (50, 0)
    assert percents(leaving) == {"attack": 58.33, "draw": 14.18, "defend": 27.49}


def test_the_only_open_battle_need_not_be_named() -> None:
    answer = asked(FIRST)

    assert (answer.battle, answer.round) == (1, 1)
    assert answer == asked(FIRST, battle=1)
    assert percents(answer) == {"attack": 100, "draw": 0, "defend": 0}
    assert [one.brought for one in answer.losses] == [2, 1, 2]


@pytest.mark.clause("A-S-43")
def test_a_sealed_answer_changes_nothing() -> None:
    sealed = play(FIRST, Retreat(actor="blue")).state

    assert sealed.battles[0].now != FIRST.battles[0].now
    assert asked(sealed) == asked(FIRST)


EVEN = position(
    fleet("f1", "red", "strait", "s1:brig s2:brig s3:brig", points=1),
    fleet("f2", "blue", "sound", "s11:sloop s12:frigate=7 s13:frigate=7", points=0),
)
ROLLED = play(EVEN, ATTACK, (6, 1)).state
"""10 hit two equal frigates, 10 three brigs: both are asked who takes the odd point."""


@pytest.mark.clause("SEA-INI-1", "A-S-51", "A-S-53")
def test_a_roll_that_has_been_made_counts_and_a_sealed_order_does_not() -> None:
    before = asked(EVEN, attackers=("f1",), defenders=("f2",))
    rolled = asked(ROLLED)
    sealed = play(ROLLED, FireEvenly(actor="red")).state

    assert (rolled.battle, rolled.round) == (1, 1)
    assert [one.fraction for one in before.ends] == ["5/12", "1/6", "5/12"]
    assert percents(rolled)["attack"] == 100
    assert percents(asked(play(EVEN, ATTACK, (1, 6)).state))["defend"] == 100
    assert sealed.battles[0].now != ROLLED.battles[0].now
    assert asked(sealed) == rolled


SECOND = FIRST.battles[0].evolve(
    id=2, area="reach", fleets={"attack": ("f3",), "defend": ("f4",)}
)
TWO = FIRST.evolve(
    battles=(*FIRST.battles, SECOND),
    fleets={
        **FIRST.fleets,
        "f3": fleet("f3", "green", "reach", "s31:galleon"),
        "f4": fleet("f4", "blue", "reach", "s41:sloop"),
    },
)
"""Two open battles: red against blue, and green against blue."""


def test_the_only_battle_of_the_viewers_own_need_not_be_named() -> None:
    assert asked(TWO).battle == 1
    assert odds(TWO, Odds(actor="green"), "green").battle == 2
    assert asked(TWO, battle=2).battle == 2


@pytest.mark.parametrize("viewer", ["blue", "umpire", None])
def test_one_of_several_battles_must_be_named(viewer: str | None) -> None:
    no = refused(TWO, viewer)

    assert no.code == "which_battle"
    assert values(no.legal) == ["1", "2"]
    assert no.legal[1].params == {"battle": 2, "area": "reach"}


DRAWN = FIRST.evolve(battles=(FIRST.battles[0].evolve(now=Part(fleets=("f1",))),))
BEATEN = FIRST.evolve(
    battles=(FIRST.battles[0].evolve(now=Place(victors="attack", fleets=("f2",))),)
)
UNFORMED = FIRST.evolve(
    battles=(FIRST.battles[0].evolve(now=Foe(groups=(("f2",), ("f9",)))),)
)


@pytest.mark.parametrize(
    ("state", "fields", "code"),
    [
        pytest.param(APART, {}, "which_battle", id="none is open"),
        pytest.param(FIRST, {"battle": 7}, "no_such_battle", id="not that one"),
        pytest.param(DRAWN, {}, "battle_decided", id="drawn"),
        pytest.param(BEATEN, {"battle": 1}, "battle_decided", id="lost"),
        pytest.param(UNFORMED, {}, "no_sides_yet", id="no foe named"),
        pytest.param(
            FIRST,
            {"battle": 1, "attackers": ("f1",)},
            "battle_or_fleets",
            id="a battle and fleets",
        ),
        pytest.param(APART, {"attackers": ("f1",)}, "name_both_sides", id="no foe"),
        pytest.param(APART, {"defenders": ("f2",)}, "name_both_sides", id="nobody"),
        pytest.param(
            APART,
            {"attackers": ("f1",), "defenders": ("f7",)},
            "no_such_fleet",
            id="unknown",
        ),
        pytest.param(
            APART,
            {"attackers": ("f1", "f2"), "defenders": ("f2",)},
            "on_both_sides",
            id="against itself",
        ),
    ],
)
def test_what_has_no_odds_is_refused(
    state: WarAtSea, fields: dict[str, Any], code: str
) -> None:
    assert refused(state, **fields).code == code


def test_a_fleet_that_is_named_twice_counts_once() -> None:
    twice = asked(APART, attackers=("f1", "f1"), defenders=("f2",))

    assert twice == odds(APART, T6, "red")


def test_a_battle_that_is_too_long_is_estimated_within_bounds() -> None:
    types = {"hulk": ShipType(cost=30, health=400, attack=9)}
    hulks = {
        name: tuple(
            Ship(id=f"{name}{place}", type="hulk", owner=name, health=400 - place)
            for place in range(20)
        )
        for name in ("red", "blue")
    }
    state = position(
        RED.evolve(ships=hulks["red"]),
        BLUE.evolve(ships=hulks["blue"]),
        ship_types=types,
    )

    answer = odds(state, T6, "red")

    assert answer.undecided > 0
    for one in answer.ends:
        assert not one.exact
        assert one.fraction == ""
        assert 0 <= one.least <= one.percent <= one.most <= 100
    assert abs(sum(one.percent for one in answer.ends) - 100) < 0.05


def outcome_of(*chances: int, undecided: int = 0) -> Outcome:
    """Return an outcome whose chances are in percent."""
    attack, draw, defend, open_ = (Fraction(one, 100) for one in (*chances, undecided))
    losses: dict[Role, tuple[Loss, ...]] = {"attack": (), "defend": ()}
    return Outcome(attack, draw, defend, open_, losses)


@pytest.mark.parametrize(
    ("about", "percents"),
    [
        ((35, 12, 53), [35, 12, 53]),
        ((20, 20, 60), [30, 15, 55]),
        ((30, 10, 50), [30, 10, 50]),
    ],
    ids=["inside", "below what is certain", "nothing beyond it"],
)
def test_an_estimate_keeps_to_what_is_certain(
    about: tuple[int, int, int], percents: list[int]
) -> None:
    found = ends(outcome_of(30, 10, 50, undecided=10), outcome_of(*about))

    assert [(one.least, one.most) for one in found] == [(30, 40), (10, 20), (50, 60)]
    assert [one.percent for one in found] == percents


def test_a_long_fraction_is_left_out() -> None:
    assert short(Fraction(123_456_789_012, 1_234_567_890_127)) == ""
    assert short(Fraction(35, 144)) == "35/144"


def test_the_table_can_ask() -> None:
    assert WAR_AT_SEA.ask(APART, T6, "red") == odds(APART, T6, "red")
    assert WAR_AT_SEA.ask(FIRST, Odds(actor=""), None) == asked(FIRST)
    assert values(WAR_AT_SEA.choices(APART, "red", Odds, {}, "defenders", "f2")) == [
        "f2"
    ]


def test_all_fields_can_be_asked_for_on_discord() -> None:
    assert {one.name: one.kind for one in shapes(Odds)} == {
        "battle": "int",
        "attackers": "ids",
        "defenders": "ids",
        "attackers_policy": "choice",
        "attackers_share": "int",
        "defenders_policy": "choice",
        "defenders_share": "int",
    }
