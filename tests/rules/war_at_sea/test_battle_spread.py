"""SEA-DMG-1 to SEA-DMG-3, SEA-BAT-5: the even spread, and whom odd points hit."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.war_at_sea.battle.rank import by_id, identical, ranked
from rules.war_at_sea.battle.spread import spread
from rules.war_at_sea.options import WarAtSeaOptions
from rules.war_at_sea.state import Ship, ShipType
from tests.rules.war_at_sea.scenes import TYPES, house_rules, ships

USUAL, WASTED = house_rules(), house_rules(overkill="wasted")
LINE = "s1:galleon s2:frigate s3:sloop"


def dealt(total: int, listed: str, options: WarAtSeaOptions = USUAL) -> list[int]:
    """Return the damage of each ship, in the order of the list."""
    line = ships("blue", listed)
    damage = spread(total, line, TYPES, options)
    return [damage[ship.id] for ship in line]


@pytest.mark.clause("SEA-BAT-5", "SEA-DMG-1")
@pytest.mark.parametrize(
    ("total", "listed", "damage"),
    [
        (15, "s1:galleon s2:frigate s3:frigate", [5, 5, 5]),
        (12, "s1:galleon s2:galleon s3:frigate s4:sloop", [3, 3, 3, 3]),
        (14, "s1:galleon s2:galleon s3:sloop", [5, 5, 4]),
        (0, LINE, [0, 0, 0]),
        (3, LINE, [1, 1, 1]),
    ],
)
def test_damage_is_even_where_it_can_be(
    total: int, listed: str, damage: list[int]
) -> None:
    assert dealt(total, listed) == damage


@pytest.mark.clause("SEA-DMG-2", "SEA-BAT-5", "A-S-52")
@pytest.mark.parametrize(
    ("total", "damage"), [(14, [5, 5, 4]), (13, [5, 4, 4]), (2, [1, 1, 0])]
)
def test_odd_points_hit_the_stronger_ships(total: int, damage: list[int]) -> None:
    assert dealt(total, LINE) == damage


@pytest.mark.clause("A-S-41", "SEA-BAT-7")
@pytest.mark.parametrize(
    ("total", "listed", "damage"),
    [
        pytest.param(12, "s1:galleon=7 s2:frigate=3 s3:frigate=3", [6, 3, 3], id="T6"),
        pytest.param(20, "s1:galleon s2:sloop", [12, 4], id="more than all have"),
        pytest.param(10, "s1:galleon s2:sloop=2", [8, 2], id="the rest goes on"),
        pytest.param(7, "s1:galleon=3 s2:frigate=5", [3, 4], id="to the weaker too"),
    ],
)
def test_what_is_too_much_for_one_ship_hits_the_others(
    total: int, listed: str, damage: list[int]
) -> None:
    assert dealt(total, listed) == damage


@pytest.mark.clause("A-S-41")
def test_the_order_is_fixed_before_the_first_point() -> None:
    assert dealt(8, "s1:galleon=7 s2:frigate=6 s3:sloop=4") == [3, 3, 2]
    assert dealt(5, "s1:galleon=7 s2:frigate s3:frigate") == [2, 2, 1]


@pytest.mark.clause("A-S-41")
@pytest.mark.parametrize(
    ("total", "listed", "damage"),
    [
        pytest.param(12, "s1:galleon=7 s2:frigate=3 s3:frigate=3", [4, 3, 3], id="T6"),
        pytest.param(14, LINE, [5, 5, 4], id="as usual"),
        pytest.param(9, "s1:galleon=2 s2:sloop=4", [2, 4], id="both wasted"),
    ],
)
def test_wasted_it_is_lost(total: int, listed: str, damage: list[int]) -> None:
    assert dealt(total, listed, WASTED) == damage


@pytest.mark.clause("A-S-52")
@pytest.mark.parametrize(
    ("listed", "order"),
    [
        pytest.param("s1:sloop s2:frigate s3:galleon", "s3 s2 s1", id="attack"),
        pytest.param("s1:galleon=6 s2:frigate=5", "s2 s1", id="current attack"),
        pytest.param("s1:brig=6 s2:galleon=6", "s2 s1", id="then cost"),
        pytest.param("s1:frigate=5 s2:frigate=7", "s2 s1", id="then current health"),
        pytest.param("s9:sloop s34:sloop s3:sloop", "s3 s9 s34", id="then lowest id"),
    ],
)
def test_who_is_stronger(listed: str, order: str) -> None:
    line = ranked(ships("blue", listed), TYPES, USUAL)

    assert [ship.id for ship in line] == order.split()


RIVALS = {
    "ram": ShipType(cost=10, health=4, attack=9),
    "hulk": ShipType(cost=20, health=20, attack=1),
    "yacht": ShipType(cost=90, health=4, attack=1),
    "cutter": ShipType(cost=20, health=20, attack=5),
}


@pytest.mark.clause("A-S-52")
@pytest.mark.parametrize(
    ("stronger", "order"),
    [
        ("attack", "ram cutter hulk yacht"),
        ("health", "cutter hulk ram yacht"),
        ("cost", "yacht cutter hulk ram"),
    ],
)
def test_stronger_by_option_ties_by_the_other_keys(stronger: str, order: str) -> None:
    line = [
        Ship(id=f"s{n}", type=kind, owner="blue", health=RIVALS[kind].health)
        for n, kind in enumerate(RIVALS)
    ]
    found = ranked(line, RIVALS, house_rules(stronger=stronger))

    assert [ship.type for ship in found] == order.split()


@pytest.mark.clause("SEA-DMG-3", "A-S-53")
def test_of_identical_ships_the_firing_side_may_choose() -> None:
    line = ships("red", "s1:galleon=7 s2:galleon=7")

    assert spread(11, line, TYPES, USUAL) == {"s1": 6, "s2": 5}
    assert spread(11, line, TYPES, USUAL, first=("s2",)) == {"s2": 6, "s1": 5}


@pytest.mark.clause("A-S-53")
def test_an_order_concerns_identical_ships_alone() -> None:
    line = ships("red", "s1:galleon s2:frigate s3:frigate s4:frigate=7")

    chosen = spread(2, line, TYPES, USUAL, first=("s4", "s3", "s1"))
    assert chosen == {"s1": 1, "s3": 1, "s2": 0, "s4": 0}
    assert [[one.id for one in group] for group in identical(line)] == [["s2", "s3"]]


@pytest.mark.clause("A-S-53")
def test_ships_that_only_look_alike_keep_their_places() -> None:
    alike = {one: ShipType(cost=9, health=6, attack=3) for one in ("dhow", "junk")}
    line = [
        Ship(id=f"s{n}", type=kind, owner="red", health=6)
        for n, kind in enumerate(["dhow", "junk", "dhow", "junk"], 1)
    ]
    found = ranked(line, alike, USUAL, first=("s3",))

    assert [ship.id for ship in found] == ["s3", "s2", "s1", "s4"]


LINES = st.lists(
    st.sampled_from(sorted(TYPES)).flatmap(
        lambda kind: st.integers(2, TYPES[kind].health).map(lambda n: f"{kind}={n}")
    ),
    max_size=12,
).map(
    lambda kinds: ships("red", " ".join(f"s{n}:{one}" for n, one in enumerate(kinds)))
)


@pytest.mark.clause("A-S-41", "SEA-DMG-1", "SEA-DMG-2")
@given(line=LINES, total=st.integers(0, 120))
def test_points_are_dealt_one_by_one_in_passes(
    line: tuple[Ship, ...], total: int
) -> None:
    order = ranked(line, TYPES, USUAL)
    left = {ship.id: ship.health for ship in order}
    points = min(total, sum(left.values()))
    while points:
        for ship in order:
            if points and left[ship.id]:
                left[ship.id] -= 1
                points -= 1

    damage = spread(total, line, TYPES, USUAL)

    assert damage == {ship.id: ship.health - left[ship.id] for ship in order}
    assert damage == spread(total, line[::-1], TYPES, USUAL)


@given(line=LINES, total=st.integers(0, 120))
def test_wasted_deals_every_ship_its_share_at_most(
    line: tuple[Ship, ...], total: int
) -> None:
    damage = spread(total, line, TYPES, WASTED)

    assert sum(damage.values()) <= total
    for ship in line:
        share = total / len(line)
        assert damage[ship.id] <= ship.health
        assert damage[ship.id] == ship.health or abs(damage[ship.id] - share) < 1


def test_ids_sort_by_number() -> None:
    assert sorted(["s10", "s9", "s100", "s1"], key=by_id) == ["s1", "s9", "s10", "s100"]
