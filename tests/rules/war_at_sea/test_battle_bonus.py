"""SEA-INI: the roll before each round."""

import pytest

from rules.kernel.dice import Roll, ScriptedDice, Tally
from rules.war_at_sea.battle.bonus import BonusRolled
from rules.war_at_sea.battle.staying import FightOn
from rules.war_at_sea.sailing import MoveFleet
from rules.war_at_sea.system import WAR_AT_SEA
from tests.rules.war_at_sea.battle_scenes import (
    attacker,
    both,
    defender,
    events_of,
    follow,
    met,
    sail,
)
from tests.rules.war_at_sea.scenes import event_of, house_rules, position

FLEETS = (attacker(), defender())


@pytest.mark.clause("SEA-INI-1", "A-G-01", "A-G-04")
def test_both_sides_throw_a_die_of_their_own_the_attacker_first() -> None:
    dice = Tally(ScriptedDice((5, 3)))

    WAR_AT_SEA.apply(
        position(*FLEETS), MoveFleet(actor="red", fleet="f1", to="sound"), dice
    )

    assert dice.made == (
        Roll(purpose="bonus_attack", sides=6, faces=(5,)),
        Roll(purpose="bonus_defend", sides=6, faces=(3,)),
    )


@pytest.mark.clause("A-G-01")
def test_dice_have_as_many_sides_as_the_game_says() -> None:
    state = position(*FLEETS, options=house_rules(dice_sides=20))

    assert event_of(sail(state, (20, 19)), BonusRolled).attack == 20


@pytest.mark.clause("SEA-INI-2", "SEA-INI-3")
@pytest.mark.parametrize(
    ("faces", "bonus", "totals"),
    [((5, 3), "attack", (15, 14)), ((1, 2), "defend", (14, 15))],
)
def test_the_higher_die_adds_a_tenth(
    faces: tuple[int, int], bonus: str, totals: tuple[int, int]
) -> None:
    rolled = event_of(sail(position(*FLEETS), faces), BonusRolled)

    assert (rolled.bonus, rolled.ties) == (bonus, 0)
    assert (rolled.attack_total, rolled.defend_total) == totals
    assert rolled.cites == ("SEA-INI-1", "SEA-INI-2", "SEA-INI-3")


@pytest.mark.clause("A-S-56", "SEA-INI-2")
def test_of_equal_dice_nobody_has_it() -> None:
    rolled = event_of(sail(position(*FLEETS), (4, 4)), BonusRolled)

    assert (rolled.bonus, rolled.attack_total, rolled.defend_total) == (
        "nobody",
        14,
        14,
    )
    assert rolled.cites == ("SEA-INI-1", "A-S-56")


@pytest.mark.clause("A-S-56")
def test_with_the_option_equal_dice_are_thrown_again() -> None:
    state = position(*FLEETS, options=house_rules(bonus_tie="reroll"))

    rolled = event_of(sail(state, (4, 4, 1, 1, 5, 3)), BonusRolled)

    assert (rolled.attack, rolled.defend, rolled.ties) == (5, 3, 2)
    assert rolled.cites[-1] == "A-S-56"


@pytest.mark.clause("SEA-INI-1", "SEA-INI-2", "SEA-BAT-2")
def test_each_round_has_its_own_roll() -> None:
    red, blue = both(FightOn)

    second = follow(met(*FLEETS, faces=(5, 3)), red, (blue, (2, 6)))

    (rolled,) = events_of(second, BonusRolled)
    assert (rolled.round, rolled.bonus, rolled.attack_total) == (2, "defend", 12)
