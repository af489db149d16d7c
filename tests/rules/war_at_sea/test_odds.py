"""The odds of battles: exact, within bounds of work, and the same from both sides."""

from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.war_at_sea.battle.spread import spread
from rules.war_at_sea.odds.contest import contest
from rules.war_at_sea.odds.hulls import kinds_of
from rules.war_at_sea.odds.line import depth
from rules.war_at_sea.odds.outcome import Loss, Outcome, estimate, outcome
from rules.war_at_sea.odds.rounds import LONGEST, Rounds
from rules.war_at_sea.state import Ship, ShipType
from tests.rules.war_at_sea.odds_scenes import (
    T6,
    TWENTY,
    WORN,
    against,
    chances,
    meeting,
)
from tests.rules.war_at_sea.scenes import TYPES, house_rules

STOUT = {name: one.evolve(health=3 * one.health) for name, one in TYPES.items()}
"""Types that last three times as long: twenty against twenty fight ten rounds."""

ENDLESS = {
    "hulk": ShipType(cost=1, health=999, attack=5),
    "raft": ShipType(cost=1, health=9, attack=0),
    "cog": ShipType(cost=1, health=9, attack=1),
}


def ends(found: Outcome) -> tuple[Any, ...]:
    return found.attack, found.draw, found.defend


def lost(loss: Loss) -> tuple[object, ...]:
    return loss.type, loss.brought, loss.sunk, loss.captured


@pytest.mark.clause("SEA-INI-2", "SEA-BAT-2", "SEA-CAP-2", "A-S-45")
def test_the_odds_of_t6() -> None:
    found = chances(*T6)

    assert ends(found) == (Fraction(7, 12), Fraction(35, 144), Fraction(25, 144))
    assert found.undecided == 0
    assert [lost(one) for one in found.losses["attack"]] == [
        ("galleon", 2, Fraction(49, 144), Fraction(50, 144)),
        ("sloop", 1, Fraction(1), Fraction(0)),
    ]
    assert [lost(one) for one in found.losses["defend"]] == [
        ("galleon", 1, Fraction(64, 144), Fraction(45, 144)),
        ("frigate", 2, Fraction(228, 144), Fraction(0)),
    ]


@pytest.mark.parametrize(
    ("fleets", "expected"),
    [
        (TWENTY, (Fraction(7, 12), Fraction(5, 12), Fraction(0))),
        (WORN, (Fraction(35, 144), Fraction(39, 144), Fraction(70, 144))),
    ],
    ids=["whole", "worn"],
)
def test_the_odds_of_twenty_against_twenty(
    fleets: tuple[str, str], expected: tuple[Fraction, Fraction, Fraction]
) -> None:
    assert ends(chances(*fleets)) == expected


@pytest.mark.parametrize("fleets", [T6, TWENTY, WORN], ids=["T6", "whole", "worn"])
def test_few_positions_are_followed(fleets: tuple[str, str]) -> None:
    """Identical ships, and throws that lead to the same, are counted together."""
    rounds = Rounds(meeting(*fleets))
    rounds.follow()

    assert rounds.round == 3
    assert rounds.followed <= 13 < sum(3**before for before in range(3)) * 3


SHARES = st.sampled_from([0, 40, 50, 60])
FLEETS = st.lists(
    st.sampled_from(
        [
            f"1 {name}={left}"
            for name, one in TYPES.items()
            for left in (1, 3, one.health)
        ]
    ),
    min_size=1,
    max_size=6,
).map(", ".join)


@given(one=FLEETS, other=FLEETS, shares=st.tuples(SHARES, SHARES))
def test_chances_sum_to_1_and_no_more_is_lost_than_was_brought(
    one: str, other: str, shares: tuple[int, int]
) -> None:
    found = chances(one, other, shares)

    assert sum(ends(found)) == 1
    assert all(chance >= 0 for chance in ends(found))
    for loss in (*found.losses["attack"], *found.losses["defend"]):
        assert 0 <= loss.sunk + loss.captured <= loss.brought
        assert loss.open == 0


@given(one=FLEETS, other=FLEETS, shares=st.tuples(SHARES, SHARES))
def test_the_sides_can_be_exchanged(
    one: str, other: str, shares: tuple[int, int]
) -> None:
    found = chances(one, other, shares)
    turned = chances(other, one, shares[::-1])

    assert ends(found) == ends(turned)[::-1]
    assert found.losses["attack"] == turned.losses["defend"]
    assert found.losses["defend"] == turned.losses["attack"]


@pytest.mark.parametrize("more", ["sloop", "frigate", "galleon"])
def test_each_ship_more_helps(more: str) -> None:
    rising = [
        chances(f"1 galleon, {count} {more}", "2 galleon, 3 frigate")
        for count in range(1, 12)
    ]

    assert all(before.attack <= after.attack for before, after in pairwise(rising))
    assert all(before.defend >= after.defend for before, after in pairwise(rising))
    assert rising[0].attack < rising[-1].attack


@given(damage=st.integers(0, 60), healths=st.lists(st.integers(2, 9), min_size=1))
@pytest.mark.clause("SEA-DMG-1", "A-S-41")
def test_the_depth_of_a_spread(damage: int, healths: list[int]) -> None:
    types = {"hulk": ShipType(cost=1, health=9, attack=0)}
    ships = tuple(
        Ship(id=f"s{place}", type="hulk", owner="red", health=health)
        for place, health in enumerate(healths)
    )
    dealt = spread(damage, ships, types, house_rules()).values()

    share, odd = depth(damage, healths)

    assert sum(dealt) == sum(min(share, health) for health in healths) + odd
    assert max(dealt) in {share, share + 1} or share > max(healths)
    assert odd < len(healths)


@pytest.mark.clause("A-S-52")
def test_ships_that_tie_but_for_their_ids_stay_apart() -> None:
    types = {
        "cog": ShipType(cost=10, health=6, attack=2),
        "hulk": ShipType(cost=10, health=12, attack=4),
        "raft": ShipType(cost=9, health=6, attack=2),
    }
    ships = [
        Ship(id=name, type=kind, owner="red", health=6)
        for name, kind in (
            ("s10", "cog"),
            ("s2", "raft"),
            ("s9", "hulk"),
            ("s1", "cog"),
            ("s3", "cog"),
            ("s11", "raft"),
        )
    ]

    kinds = kinds_of(ships, types, house_rules())

    assert kinds["s1"] is kinds["s3"]
    assert kinds["s1"] is not kinds["s10"]
    assert kinds["s2"] is kinds["s11"]
    order = [kinds[name].at(6).merit for name in ("s1", "s9", "s10", "s2")]
    assert order == sorted(order, reverse=True)


@pytest.mark.parametrize("sides", [2, 6, 20, 100])
@pytest.mark.clause("SEA-BAT-9", "SEA-BAT-10", "A-S-44", "A-G-01")
def test_a_retreat_needs_the_higher_die(sides: int) -> None:
    """T7: after a round that is surely even the attackers leave, 15 times in 36."""
    found = chances("1 cog", "1 cog", (100, 0), ENDLESS, dice_sides=sides, max_rounds=2)

    assert found.defend == Fraction(sides - 1, 2 * sides)
    assert found.attack == 0


@pytest.mark.clause("A-S-43")
def test_of_two_that_retreat_the_higher_die_gets_away() -> None:
    found = chances("1 cog", "1 cog", (100, 100), ENDLESS, max_rounds=2)

    assert ends(found) == (Fraction(5, 12), Fraction(1, 6), Fraction(5, 12))


@pytest.mark.clause("A-S-43")
def test_of_two_that_retreat_neither_wins_by_the_house_rule() -> None:
    found = chances("1 cog", "1 cog", (100, 100), ENDLESS, both_retreat="draw")

    assert ends(found) == (0, 1, 0)


@pytest.mark.parametrize(
    ("attack", "defend", "end"),
    [
        ("1 galleon=1", "1 sloop", (0, 0, 1)),
        ("1 sloop", "1 galleon=1, 3 sloop=1", (1, 0, 0)),
        ("1 galleon=1", "1 sloop=1", (0, 1, 0)),
    ],
)
@pytest.mark.clause("A-S-46", "A-S-47")
def test_ships_with_1_health_are_out_from_the_beginning(
    attack: str, defend: str, end: tuple[int, int, int]
) -> None:
    assert ends(chances(attack, defend)) == end


@pytest.mark.clause("SEA-CAP-2", "A-S-48")
def test_the_beaten_lose_the_ships_that_are_out_and_the_victors_keep_theirs() -> None:
    found = chances("1 sloop, 1 brig=1", "1 galleon=1, 3 sloop=1")

    assert [lost(one)[2:] for one in found.losses["attack"]] == [(0, 0), (0, 0)]
    assert [lost(one)[2:] for one in found.losses["defend"]] == [(0, 1), (0, 3)]


@pytest.mark.clause("A-S-39")
def test_two_rounds_without_damage_are_a_draw() -> None:
    rounds = Rounds(meeting("1 raft", "2 raft", types=ENDLESS))
    rounds.follow()

    assert rounds.round == 2
    assert ends(chances("1 raft", "2 raft", types=ENDLESS)) == (0, 1, 0)


@pytest.mark.clause("A-S-39")
def test_the_last_round_is_a_draw() -> None:
    assert ends(chances(*TWENTY, max_rounds=2)) == (0, 1, 0)
    assert ends(chances(*TWENTY, max_rounds=3)) == ends(chances(*TWENTY))


@pytest.mark.clause("A-S-56")
def test_equal_dice_are_thrown_again_by_the_house_rule() -> None:
    usual, again = (chances(*T6, bonus_tie=tie) for tie in ("none", "reroll"))

    assert ends(again) != ends(usual)
    assert again.attack.denominator in {2, 4, 8}


BOUNDS: list[Any] = [
    pytest.param(TWENTY, STOUT, id="whole"),
    pytest.param(WORN, STOUT, id="worn"),
]


@pytest.mark.parametrize(("fleets", "types"), BOUNDS)
@pytest.mark.parametrize("most", [50, 1_000, 4_000])
def test_a_battle_that_is_too_long_has_bounds(
    fleets: tuple[str, str], types: dict[str, ShipType], most: int
) -> None:
    long = meeting(*fleets, types=types)
    exact = outcome(long)

    found = outcome(long, most)

    assert exact.undecided == 0
    assert found.undecided > 0
    assert sum(ends(found)) + found.undecided == 1
    for least, true in zip(ends(found), ends(exact), strict=True):
        assert least <= true <= least + found.undecided
    for role, all_ in found.losses.items():
        for loss, true_loss in zip(all_, exact.losses[role], strict=True):
            certain = loss.sunk + loss.captured
            assert certain <= true_loss.sunk + true_loss.captured
            assert true_loss.sunk + true_loss.captured <= certain + loss.open


@pytest.mark.parametrize(("fleets", "types"), BOUNDS)
def test_an_estimate_is_near(
    fleets: tuple[str, str], types: dict[str, ShipType]
) -> None:
    long = meeting(*fleets, types=types)
    exact = outcome(long)

    found = estimate(long, 4_000)

    assert found.undecided == 0
    assert sum(ends(found)) == 1
    for likely, true in zip(ends(found), ends(exact), strict=True):
        assert abs(likely - true) < Fraction(1, 50)


def test_an_estimate_of_equal_fleets_is_nearly_even() -> None:
    found = estimate(meeting("20 hulk", "20 hulk", types=ENDLESS), 2_000)

    assert found.undecided == 0
    assert abs(found.attack - found.defend) < Fraction(1, 1000)


@pytest.mark.parametrize("merge", [False, True])
def test_no_battle_is_followed_for_ever(merge: bool) -> None:
    types = {"hulk": ShipType(cost=1, health=999, attack=1)}
    rounds = Rounds(meeting("9 hulk", "8 hulk", types=types), 300, merge=merge)

    rounds.follow()

    assert rounds.length <= LONGEST
    assert rounds.followed <= 3 * 300
    assert sum(rounds.tally.endings().values()) == rounds.tally.whole


def test_what_is_asked_twice_is_the_same() -> None:
    fleets = against(*WORN, STOUT)
    first, second = (
        outcome(contest(fleets, STOUT, house_rules()), most=500) for _ in range(2)
    )

    assert first == second
