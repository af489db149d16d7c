"""The odds of attacks on the Treasure Fleet."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.kernel.refusal import Refusal
from rules.virgin_queen.names import POWERS
from rules.virgin_queen.odds.answer import (
    AttackOdds,
    FleetOdds,
    HomeOdds,
    NetOdds,
    SplitOdds,
    odds,
)
from rules.virgin_queen.odds.hits import hits, nets
from rules.virgin_queen.odds.prospect import expeditions_in_prospect, prospects
from rules.virgin_queen.odds.question import Odds, inquiries
from rules.virgin_queen.state import Expedition, VirginQueen
from rules.virgin_queen.treasure_fleet.state import TreasureFleet
from rules.virgin_queen.view import view
from tests.rules.virgin_queen.forking import commands, outcomes
from tests.rules.virgin_queen.odds_scenes import SMALL, X, ask, at_sea, attacking
from tests.rules.virgin_queen.scenes import DRAKE, OPTIONS, TREASURES


def only_attack(state: VirginQueen, expedition: str) -> AttackOdds:
    (attack,) = ask(state, expedition).attacks
    assert isinstance(attack, AttackOdds)
    return attack


@pytest.mark.clause("VQ-TF-4.7", "A-G-01")
@pytest.mark.parametrize("dice", range(5))
def test_a_die_hits_with_five_and_six(dice: int) -> None:
    counted = [0] * (dice + 1)
    for faces in product(range(1, 7), repeat=dice):
        counted[sum(face in {5, 6} for face in faces)] += 1

    assert [ways * 2**dice for ways in hits(dice)] == counted


@pytest.mark.clause("VQ-TF-4.8", "VQ-TF-4.7")
@pytest.mark.parametrize(("attack", "fleet"), [(1, 1), (2, 3), (3, 1), (4, 3)])
def test_net_results_are_those_of_all_throws(attack: int, fleet: int) -> None:
    counted = dict.fromkeys(range(-fleet, attack + 1), 0)
    for faces in product((0, 0, 1), repeat=attack + fleet):
        counted[sum(faces[:attack]) - sum(faces[attack:])] += 1

    assert dict(nets(attack, fleet)) == counted
    assert sum(counted.values()) == 3 ** (attack + fleet)


@pytest.mark.clause(
    "VQ-TF-4.4", "VQ-TF-4.5", "VQ-TF-4.6", "VQ-TF-4.16", "VQ-TF-4.17", "VQ-TF-4.18",
    "VQ-TF-4.19", "A-V-17", "A-V-18",
)  # fmt: skip
@pytest.mark.parametrize("damaged", [False, True])
@pytest.mark.parametrize("rating", [0, 2])
@pytest.mark.parametrize("escort", [0, 1, 2])
def test_the_odds_are_those_of_the_attack_itself(
    escort: int, rating: int, damaged: bool
) -> None:
    one = SMALL.evolve(rating=rating, damaged=damaged)
    state = attacking(("england",), expeditions={"hawkins": one}, escort=escort)
    fates = dict.fromkeys(("won", "nothing", "damaged", "destroyed"), Fraction(0))
    (attack, _) = commands(state)
    for chance, after in outcomes(state, attack):
        fates[_fate(state, after)] += chance

    found = only_attack(state, "hawkins")

    of = found.of
    assert (found.dice, found.fleet_dice) == (2 - damaged + rating, 1 + escort)
    assert of == 3 ** (found.dice + found.fleet_dice)
    for name, chance in fates.items():
        assert Fraction(getattr(found, name), of) == chance
        assert getattr(found, f"{name}_percent") == round(float(chance * 100), 2)
    assert sum(one.ways for one in found.nets) == found.won


def _fate(before: VirginQueen, after: VirginQueen) -> str:
    """Return what happened to Hawkins, as the position after it tells."""
    hawkins = after.expeditions.get("hawkins")
    if hawkins is None:
        return "destroyed"
    if hawkins.damaged != before.expeditions["hawkins"].damaged:
        return "damaged"
    asked = after.fleet is not None and after.fleet.step == "reward"
    return "won" if asked or hawkins.loot or after.piracy_vp else "nothing"


@pytest.mark.clause("VQ-TF-4.9", "VQ-TF-4.14", "A-V-20", "A-V-23")
def test_each_win_tells_what_can_be_taken() -> None:
    found = only_attack(attacking(), "drake")

    assert [one.net for one in found.nets] == [1, 2, 3, 4]
    assert [
        [(one.treasures, one.vp, one.galleons) for one in net.splits]
        for net in found.nets
    ] == [
        [(1, 0, 0), (0, 1, 0), (0, 0, 1)],
        [(1, 1, 0), (1, 0, 1), (0, 1, 1)],
        [(1, 1, 1)],
        [(2, 1, 1), (1, 2, 1), (1, 1, 2)],
    ]
    bare = only_attack(attacking(selected=(), escort=0), "drake")
    assert [one.splits for one in bare.nets] == [
        (SplitOdds(treasures=0, vp=number, galleons=0),) for number in (1, 2, 3, 4)
    ]


@pytest.mark.clause("VQ-TF-4.11", "A-V-21")
def test_points_for_piracy_are_counted_up_to_their_cap() -> None:
    options = OPTIONS.evolve(piracy_vp_cap=5)
    state = attacking(options=options, piracy_vp={"england": 4}, escort=0)

    nets_ = only_attack(state, "drake").nets

    assert [one.splits[0].vp for one in nets_] == [0, 1, 1, 1]
    assert nets_[-1].splits == (SplitOdds(treasures=3, vp=1, galleons=0),)
    full = only_attack(state.evolve(piracy_vp={"england": 7}), "drake").nets
    assert {split.vp for one in full for split in one.splits} == {0}


@pytest.mark.clause("VQ-TF-4.1", "VQ-TF-4.2", "A-V-14")
def test_all_at_sea_but_spains_may_attack_before_the_zone_is_known() -> None:
    others = {
        "menendez": Expedition(power="spain", rating=1, zone="b"),
        "x": X,
        "drake": DRAKE,
        "uluc": Expedition(power="ottoman", rating=1, zone="a"),
        "hawkins": SMALL.evolve(zone="home"),
    }
    state = at_sea(expeditions=others)

    assert prospects(state) == ("uluc", "drake", "x")
    select = TreasureFleet(step="select", count=3)
    assert prospects(state.evolve(fleet=select)) == ("uluc", "drake", "x")
    assert [one.value for one in expeditions_in_prospect(state)] == [
        "uluc",
        "drake",
        "x",
    ]
    assert [one.expedition for one in ask(state).attacks] == ["uluc", "drake", "x"]
    assert only_attack(state, "hawkins").dice == 2


@pytest.mark.clause("VQ-TF-4.1", "A-V-15")
def test_in_the_event_those_of_the_zone_that_were_not_asked() -> None:
    far = SMALL.evolve(zone="a")
    expeditions = {"drake": DRAKE, "hawkins": SMALL, "far": far, "x": X}
    state = attacking(expeditions=expeditions, asked=("drake",))

    assert prospects(state) == ("hawkins", "x")
    assert prospects(attacking((), step="home", home=("drake",))) == ()
    assert ask(attacking((), step="home")).expeditions == 0
    for late in ("drake", "far"):
        with pytest.raises(Refusal) as refused:
            ask(state, late)
        assert refused.value.code == "odds_too_late"
        assert [one.value for one in refused.value.legal] == ["hawkins", "x"]


@pytest.mark.clause("VQ-TF-4.1", "A-V-14")
def test_there_are_no_odds_of_an_attack_by_nobody_or_by_spain() -> None:
    spanish = Expedition(power="spain", rating=1, zone="b")
    state = at_sea(expeditions={"drake": DRAKE, "menendez": spanish})

    for named, code in (("nobody", "odds_of_whom"), ("menendez", "odds_of_spain")):
        with pytest.raises(Refusal) as refused:
            ask(state, named)
        assert refused.value.code == code
        assert [one.value for one in refused.value.legal] == ["drake"]


@pytest.mark.clause("VQ-TF-4.2", "VQ-TF-4.3")
def test_the_asked_powers_expeditions_have_a_button() -> None:
    expeditions = {"x": X, "drake": DRAKE, "hawkins": SMALL}
    state = attacking(expeditions=expeditions)

    assert [(one.key, one.filled) for one in inquiries(state)] == [
        ("odds-drake", {"expedition": "drake"}),
        ("odds-hawkins", {"expedition": "hawkins"}),
    ]
    for one in inquiries(state):
        assert odds(state, Odds(actor="", **one.filled), None).expeditions == 1
    for silent in (at_sea(), attacking(step="reward", winner="drake", due=2)):
        assert inquiries(silent) == ()


def test_one_attack_is_told_with_its_results_several_are_not() -> None:
    one, all_ = ask(attacking(), "x", "spain"), ask(attacking(), None, None)

    kinds = [type(line) for line in one.lines()]
    assert kinds == [
        AttackOdds,
        *(NetOdds, SplitOdds, SplitOdds, SplitOdds) * 2,
        *(HomeOdds,) * 4,
    ]
    assert [type(line) for line in all_.lines()] == [AttackOdds] * 2


expeditions = st.builds(
    Expedition,
    power=st.sampled_from(POWERS),
    rating=st.integers(0, 3),
    zone=st.sampled_from(("a", "b", "c", "home")),
    damaged=st.booleans(),
)


@settings(max_examples=60, deadline=None)
@given(
    st.dictionaries(
        st.sampled_from(("e1", "e2", "e3", "e4", "e5")), expeditions, max_size=5
    ),
    st.integers(0, 2),
    st.integers(0, 6),
)
def test_odds_are_whole_and_depend_on_counts_alone(
    fleet: dict[str, Expedition], escort: int, row: int
) -> None:
    state = at_sea(expeditions=fleet, escort=escort, row=TREASURES[:row])
    swapped = at_sea(
        expeditions=fleet,
        escort=escort,
        row=TREASURES[-row:] if row else (),
        values={one: at for at, one in enumerate(TREASURES)},
    )

    told = ask(state, None, "spain")

    for attack in told.attacks:
        fates = (attack.won, attack.nothing, attack.damaged, attack.destroyed)
        assert sum(fates) == attack.of == 3 ** (attack.dice + attack.fleet_dice)
    if told.homes:
        assert sum(one.lowest for one in told.homes) <= told.homes[0].of
        assert sum(one.highest for one in told.homes) >= told.homes[0].of
    assert ask(swapped, None, "spain") == told
    for viewer in ("spain", "england", None):
        assert isinstance(told, FleetOdds)
        assert ask(view(state, viewer), None, "spain") == told
