"""VQ-TF-4.1 to VQ-TF-4.8, VQ-TF-4.16 to VQ-TF-4.19: who attacks, and how it ends."""

import pytest

from rules.kernel.dice import ScriptedDice, Tally
from rules.virgin_queen.sequence import VirginQueenCommand
from rules.virgin_queen.state import Expedition, Purse, VirginQueen
from rules.virgin_queen.treasure_fleet.attack import (
    Attack,
    FleetAttacked,
    FleetPassedBy,
    PassBy,
    asked_attackers,
    attack,
    hits,
)
from rules.virgin_queen.treasure_fleet.damage import (
    ExpeditionDamaged,
    ExpeditionDestroyed,
)
from rules.virgin_queen.treasure_fleet.payout import TreasuresDelivered
from rules.virgin_queen.treasure_fleet.rewards import RewardsTaken
from tests.rules.virgin_queen.fleet_scenes import (
    HAWKINS,
    LECLERC,
    attacking,
    awaited,
    barred,
    event_of,
    fleet_of,
    keys,
    kinds,
    offer,
    play,
    refusal,
)
from tests.rules.virgin_queen.scenes import DRAKE

TWO = {"drake": DRAKE, "hawkins": HAWKINS}
BOTH = {"drake": DRAKE, "leclerc": LECLERC}
QUEUE = ("england", "france")
FLEET_HITS = [6, 6, 6]


def strike(captain: str = "drake", actor: str = "england") -> Attack:
    return Attack.model_validate({"actor": actor, "expedition": captain})


def let_go(captain: str = "drake", actor: str = "england") -> PassBy:
    return PassBy.model_validate({"actor": actor, "expedition": captain})


@pytest.mark.clause("VQ-TF-4.4", "VQ-TF-4.5", "VQ-TF-4.6", "A-V-17", "A-G-01")
@pytest.mark.parametrize(
    ("damaged", "rating", "escort", "dice", "fleet"),
    [
        (False, 2, 2, 4, 3),
        (True, 2, 2, 3, 3),
        (False, 0, 0, 2, 1),
        (True, 0, 1, 1, 2),
        (True, 1, 0, 2, 1),
    ],
)
def test_dice_of_both_sides(
    damaged: bool, rating: int, escort: int, dice: int, fleet: int
) -> None:
    drake = DRAKE.evolve(damaged=damaged, rating=rating)
    before = attacking({"drake": drake}, escort=escort)
    thrown = Tally(ScriptedDice([1] * (dice + fleet)))

    result = attack(before, strike(), thrown)

    assert [(one.purpose, len(one.model_dump()["faces"])) for one in thrown.made] == [
        ("expedition", dice),
        ("fleet", fleet),
    ]
    fought = event_of(result, FleetAttacked)
    assert (fought.base, fought.rating) == (1 if damaged else 2, rating)
    assert (len(fought.faces), len(fought.fleet_faces)) == (dice, fleet)
    assert fought.escort == escort


@pytest.mark.clause("VQ-TF-4.7")
@pytest.mark.parametrize(
    ("faces", "count"),
    [((5, 6, 2, 5), 3), ((4, 4, 1), 0), ((5,), 1), ((6,), 1), ((4,), 0), ((), 0)],
)
def test_fives_and_sixes_hit(faces: tuple[int, ...], count: int) -> None:
    assert hits(faces) == count


@pytest.mark.clause("VQ-TF-4.7", "VQ-TF-4.8")
@pytest.mark.parametrize(
    ("faces", "fleet_faces", "net"),
    [
        pytest.param([5, 6, 2, 5], [6, 1, 2], 2, id="3 - 1"),
        pytest.param([1, 2, 3, 4], [5, 6, 4], -2, id="0 - 2"),
        pytest.param([5, 6, 1, 1], [5, 6, 1], 0, id="2 - 2"),
        pytest.param([6, 6, 6, 6], [4, 4, 4], 4, id="4 - 0"),
    ],
)
def test_the_fleets_hits_are_taken_off(
    faces: list[int], fleet_faces: list[int], net: int
) -> None:
    result = play(
        attacking({"drake": DRAKE}),
        strike(),
        [*faces, *fleet_faces],
    )

    assert event_of(result, FleetAttacked).net == net


@pytest.mark.clause("VQ-TF-4.1", "A-V-16")
def test_it_is_optional_and_costs_no_cp() -> None:
    purse = Purse(source="other_card", points=3)
    before = attacking(BOTH, QUEUE, purses=(purse,))

    fought = play(before, strike(), [5, 1, 1, 1, 5, 1, 1]).state
    passed = play(fought, let_go("leclerc", "france"))

    assert fleet_of(fought).attacked == ("drake",)
    assert event_of(passed, FleetPassedBy).expedition == "leclerc"
    assert passed.state.cp == 3
    assert fleet_of(passed.state).attacked == ("drake",)


@pytest.mark.clause("VQ-TF-4.1", "A-V-15", "A-V-29")
def test_when_all_pass_everything_comes_to_spain_and_nobody_returns() -> None:
    before = attacking(BOTH, QUEUE)

    state = play(before, let_go()).state
    result = play(state, let_go("leclerc", "france"))

    assert event_of(result, TreasuresDelivered).number == 3
    assert result.state.fleet is None
    assert set(result.state.expeditions) == {"drake", "leclerc"}


@pytest.mark.clause("VQ-TF-4.2")
def test_the_powers_attack_in_impulse_order() -> None:
    before = attacking(BOTH, QUEUE)

    no = refusal(before, strike("leclerc", "france"))
    assert (no.code, no.params) == ("not_your_attack", {"power": "england"})
    state = play(before, let_go()).state

    assert awaited(state) == [("france", "fleet_attack")]
    assert state.opened > before.opened
    assert play(state, strike("leclerc", "france"), [1, 1, 1, 1, 1, 1]).events


@pytest.mark.clause("VQ-TF-4.3", "A-V-15")
@pytest.mark.parametrize("order", [("drake", "hawkins"), ("hawkins", "drake")])
def test_one_power_chooses_the_order_and_each_rolls_alone(
    order: tuple[str, str],
) -> None:
    before = attacking(TWO)
    first, second = order
    dice = {"drake": 4, "hawkins": 3}

    state = play(before, strike(first), [1] * (dice[first] + 3)).state
    assert awaited(state) == [("england", "fleet_attack")]
    assert asked_attackers(state, "england") == (second,)
    assert state.opened > before.opened
    result = play(state, strike(second), [1] * (dice[second] + 3))

    assert fleet_of(result.state).attacked == order
    assert fleet_of(result.state).step == "home"


@pytest.mark.clause("VQ-TF-4.3", "A-V-15")
def test_of_two_one_may_attack_and_the_other_pass() -> None:
    state = play(attacking(TWO), let_go("drake")).state

    no = refusal(state, strike("drake"))
    assert (no.code, [one.value for one in no.legal]) == ("asked_before", ["hawkins"])
    result = play(state, strike("hawkins"), [1] * 6)

    assert fleet_of(result.state).attacked == ("hawkins",)


@pytest.mark.clause("VQ-TF-4.6", "VQ-TF-4.12", "A-V-18")
def test_a_destroyed_galleon_shoots_no_more_and_the_selection_stays() -> None:
    before = attacking(BOTH, QUEUE, escort=1, selected=())

    won = play(before, strike(), [5, 5, 1, 1, 1, 1])
    assert event_of(won, RewardsTaken).escort == 0
    next_one = play(won.state, strike("leclerc", "france"), [1, 1, 1, 1])

    assert event_of(next_one, FleetAttacked).escort == 0
    assert len(event_of(next_one, FleetAttacked).fleet_faces) == 1
    assert fleet_of(won.state).count == 3


@pytest.mark.clause("VQ-TF-4.16", "VQ-TF-4.17", "A-V-17", "VQ-TF-4.15")
def test_a_single_hit_damages_an_undamaged_expedition() -> None:
    before = attacking({"drake": DRAKE.evolve(loot=("t9",))})

    result = play(before, strike(), [1, 1, 1, 1, 5, 1, 1])

    drake = result.state.expeditions["drake"]
    assert drake == DRAKE.evolve(loot=("t9",), damaged=True)
    assert event_of(result, ExpeditionDamaged).loot == 1
    assert event_of(result, FleetAttacked).cites[-1] == "VQ-TF-4.16"
    assert fleet_of(result.state).home == ("drake",)


@pytest.mark.clause("VQ-TF-4.16", "VQ-TF-4.18", "A-V-24", "A-V-25")
@pytest.mark.parametrize(
    ("damaged", "fleet_faces"),
    [
        pytest.param(True, [5, 1, 1], id="one hit on a damaged one"),
        pytest.param(False, [5, 6, 1], id="two hits"),
        pytest.param(False, [5, 6, 5], id="three hits"),
        pytest.param(True, [5, 6, 1], id="two on a damaged one"),
    ],
)
def test_all_else_destroys_it_and_its_loot_is_discarded(
    damaged: bool, fleet_faces: list[int]
) -> None:
    drake = DRAKE.evolve(damaged=damaged, rating=0, loot=("t9", "t8"))
    before = attacking(
        {"drake": drake, "leclerc": LECLERC}, QUEUE, discard=("t20",), pool=("t6",)
    )
    base = 1 if damaged else 2

    result = play(before, strike(), [*[1] * base, *fleet_faces])

    state = result.state
    assert set(state.expeditions) == {"leclerc"}
    assert state.discard == ("t20", "t8", "t9")
    assert state.pool == ("t6",)
    assert (state.row, fleet_of(state).selected) == (("t2", "t3"), ("t1", "t4", "t5"))
    event = event_of(result, ExpeditionDestroyed)
    assert (event.loot, event.damaged) == (2, damaged)
    assert {"A-V-24", "A-V-25"} <= set(event.cites)
    assert awaited(state) == [("france", "fleet_attack")]
    no = refusal(state, strike())
    assert no.code == "not_your_attack"


@pytest.mark.clause("VQ-TF-4.18", "VQ-TF-6.1")
def test_with_the_last_one_destroyed_nobody_is_asked_to_return() -> None:
    result = play(attacking({"drake": DRAKE}), strike(), [1, 1, 1, 1, 5, 5, 1])

    assert result.state.fleet is None
    assert kinds(result) == [
        "fleet_attacked",
        "expedition_destroyed",
        "treasures_delivered",
        "treasure_fleet_ended",
    ]


@pytest.mark.clause("VQ-TF-4.19", "A-V-19")
def test_a_net_result_of_0_changes_nothing() -> None:
    drake = DRAKE.evolve(loot=("t9",))
    before = attacking({"drake": drake}, piracy_vp={"england": 3})

    result = play(before, strike(), [5, 6, 1, 1, 5, 6, 1])

    state = result.state
    assert state.expeditions == {"drake": drake}
    assert (state.escort, state.piracy_vp) == (2, {"england": 3})
    assert event_of(result, TreasuresDelivered).number == 3
    assert awaited(state) == [("england", "fleet_home")]
    assert event_of(result, FleetAttacked).cites[-2:] == ("VQ-TF-4.19", "A-V-19")


AWAY = {**BOTH, "away": DRAKE.evolve(zone="a"), "home": DRAKE.evolve(zone="home")}


@pytest.mark.parametrize(
    ("before", "command", "code", "cites"),
    [
        barred(
            "elsewhere",
            "not_in_zone",
            ("VQ-TF-4.1", "A-V-14"),
            attacking(AWAY, QUEUE),
            strike("away"),
        ),
        barred(
            "at home",
            "not_in_zone",
            ("VQ-TF-4.1", "A-V-14"),
            attacking(AWAY, QUEUE),
            let_go("home"),
        ),
        barred(
            "out of turn",
            "not_your_attack",
            ("VQ-TF-4.1", "VQ-TF-4.2"),
            attacking(BOTH, QUEUE),
            strike("leclerc", "france"),
        ),
        barred(
            "Spain",
            "not_your_attack",
            ("VQ-TF-4.1", "VQ-TF-4.2"),
            attacking(
                BOTH | {"alba": Expedition(power="spain", rating=1, zone="b")}, QUEUE
            ),
            strike("alba", "spain"),
        ),
        barred(
            "another's",
            "not_your_expedition",
            ("VQ-TF-4.1",),
            attacking(BOTH, QUEUE),
            strike("leclerc"),
        ),
        barred(
            "unknown",
            "no_such_expedition",
            ("VQ-TF-4.1",),
            attacking(BOTH, QUEUE),
            let_go("frobisher"),
        ),
    ],
)
def test_refused(
    before: VirginQueen,
    command: VirginQueenCommand,
    code: str,
    cites: tuple[str, ...],
) -> None:
    no = refusal(before, command)

    assert (no.code, no.cites) == (code, cites)


@pytest.mark.clause("VQ-TF-4.1", "VQ-TF-4.3", "A-V-15")
def test_each_expedition_is_offered_to_attack_or_pass() -> None:
    before = attacking({**TWO, **AWAY}, QUEUE)

    assert keys(before, "england") == [
        *("attack-drake", "pass-drake", "attack-hawkins", "pass-hawkins"),
    ]
    assert keys(before, "france") == []
    assert asked_attackers(before, "france") == ()
    done = offer(before, "england", "attack-hawkins").complete()
    assert isinstance(done, Attack)
    assert play(before, done, [1] * 6).events
    passed = offer(before, "england", "pass-drake").complete()
    assert isinstance(passed, PassBy)
    assert play(before, passed).events
