"""SEA-BAT-3, SEA-BAT-6, SEA-INI-3: what ships deal, exactly, and rounded once."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.war_at_sea.battle.strength import attack, strength, total
from rules.war_at_sea.state import ShipType
from tests.rules.war_at_sea.scenes import TYPES, house_rules, ships

STEP, REPEATED = house_rules(), house_rules(half_rule="repeated")
BIG = {"giant": ShipType(cost=1, health=64, attack=7)}


@pytest.mark.clause("SEA-BAT-6", "A-S-42")
@pytest.mark.parametrize(
    ("health", "dealt"), [(12, 6), (7, 6), (6, 3), (4, 3), (3, 3), (2, 3)]
)
def test_a_galleon_deals_half_from_half_its_health_down(
    health: int, dealt: int
) -> None:
    (ship,) = ships("red", f"s1:galleon={health}")

    assert attack(ship, TYPES, STEP) == dealt


@pytest.mark.clause("A-S-42")
@pytest.mark.parametrize(
    ("health", "dealt"),
    [(7, "6"), (6, "3"), (4, "3"), (3, "3/2"), (2, "3/2"), (1, "3/4")],
)
def test_repeated_it_is_halved_again_at_a_quarter(health: int, dealt: str) -> None:
    (ship,) = ships("red", f"s1:galleon={health}")

    assert attack(ship, TYPES, REPEATED) == Fraction(dealt)


@pytest.mark.clause("A-S-42")
def test_repeated_knows_no_last_halving() -> None:
    giant = ships("red", "s1:galleon=2")[0].evolve(type="giant")

    assert attack(giant, BIG, REPEATED) == Fraction(7, 32)
    assert attack(giant, BIG, STEP) == Fraction(7, 2)


@pytest.mark.clause("SEA-BAT-3")
def test_the_total_is_the_sum_of_the_attacks() -> None:
    line = ships("blue", "s4:galleon s5:frigate s6:frigate")

    assert total(line, TYPES, STEP, bonus=False) == 14
    assert total((), TYPES, STEP, bonus=True) == 0


@pytest.mark.clause("SEA-BAT-3", "A-S-40", "A-G-06")
def test_halves_are_summed_up_before_they_are_rounded() -> None:
    two = ships("red", "s1:brig=3 s2:brig=3")
    three = ships("red", "s1:brig=3 s2:brig=3 s3:brig=3")

    assert total(two, TYPES, STEP, bonus=False) == 3
    assert total(three, TYPES, STEP, bonus=False) == 5


@pytest.mark.clause("SEA-INI-3", "A-S-57", "A-G-06")
@pytest.mark.parametrize(
    ("listed", "boosted"),
    [
        pytest.param("s1:galleon s2:galleon s3:sloop", 15, id="14 to 15.4 to 15"),
        pytest.param("s1:galleon s2:galleon s3:brig", 17, id="15 to 16.5 to 17"),
        pytest.param("s1:galleon s2:frigate s3:brig=3", 13, id="11.5 to 12.65 to 13"),
        pytest.param("s1:galleon s2:frigate s3:sloop=2", 12, id="11 to 12.1 to 12"),
        pytest.param("s1:brig", 3, id="3 to 3.3 to 3"),
    ],
)
def test_the_higher_die_adds_a_tenth_to_the_exact_sum(
    listed: str, boosted: int
) -> None:
    assert total(ships("red", listed), TYPES, STEP, bonus=True) == boosted


@pytest.mark.clause("A-S-40", "A-S-57")
@given(st.lists(st.sampled_from(["galleon=6", "brig=3", "brig", "sloop=1"])))
def test_nothing_is_rounded_but_the_end(kinds: list[str]) -> None:
    line = ships("red", " ".join(f"s{n}:{one}" for n, one in enumerate(kinds)))
    exact = strength(line, TYPES, REPEATED)

    for bonus, factor in ((False, Fraction(1)), (True, Fraction(11, 10))):
        dealt = total(line, TYPES, REPEATED, bonus=bonus)
        assert dealt - exact * factor <= Fraction(1, 2)
        assert exact * factor - dealt < Fraction(1, 2)
