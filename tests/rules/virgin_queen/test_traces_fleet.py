"""The worked traces T1 and T2 of the Treasure Fleet, step by step."""

import pytest

from rules.virgin_queen.state import Expedition
from rules.virgin_queen.treasure_fleet.attack import Attack, FleetAttacked
from rules.virgin_queen.treasure_fleet.damage import ExpeditionDestroyed
from rules.virgin_queen.treasure_fleet.homing import ReturnHome
from rules.virgin_queen.treasure_fleet.payout import TreasuresDelivered
from rules.virgin_queen.treasure_fleet.rewards import RewardsTaken, Take, splits
from rules.virgin_queen.treasure_fleet.selecting import SelectTreasures
from rules.virgin_queen.treasure_fleet.starting import Start
from tests.rules.virgin_queen.fleet_scenes import (
    awaited,
    event_of,
    fleet_of,
    kinds,
    play,
)
from tests.rules.virgin_queen.scenes import DRAKE, in_action

FRENCH = Expedition(power="france", rating=1, zone="b", damaged=True, loot=("t9",))


@pytest.mark.clause(
    *("VQ-TF-0.1", "VQ-TF-1.1", "VQ-TF-2.2", "VQ-TF-2.3", "VQ-TF-3.1", "VQ-TF-4.1"),
    *("VQ-TF-4.2", "VQ-TF-4.4", "VQ-TF-4.5", "VQ-TF-4.6", "VQ-TF-4.7", "VQ-TF-4.8"),
    *("VQ-TF-4.9", "VQ-TF-4.10", "VQ-TF-4.12", "VQ-TF-4.15", "VQ-TF-4.16"),
    *("VQ-TF-4.18", "VQ-TF-5.1", "VQ-TF-6.1", "A-V-18", "A-V-27", "A-V-28"),
)
def test_trace_t1() -> None:
    expeditions = {"drake": DRAKE, "captain-x": FRENCH}
    state = in_action(escort=2, galleons=2, expeditions=expeditions)

    result = play(state, Start(actor="ottoman"), items=["t5"])
    assert len(result.state.row) == 5
    assert awaited(result.state) == [("spain", "fleet_select")]

    select = SelectTreasures(actor="spain", treasures=("t1", "t4", "t5"))
    result = play(result.state, select, [4])
    assert fleet_of(result.state).zone == "b"
    assert kinds(result) == ["treasures_selected", "zone_rolled", "pirates_gathered"]
    assert awaited(result.state) == [("england", "fleet_attack")]

    strike = Attack(actor="england", expedition="drake")
    result = play(result.state, strike, [5, 6, 2, 5, 6, 1, 2])
    fought = event_of(result, FleetAttacked)
    assert (fought.hits, fought.fleet_hits, fought.net) == (3, 1, 2)

    rewards = Take(actor="england", treasures=1, galleons=1)
    result = play(result.state, rewards, items=["t4"])
    assert fleet_of(result.state).selected == ("t1", "t5")
    assert event_of(result, RewardsTaken).escort == 1
    assert awaited(result.state) == [("france", "fleet_attack")]

    strike = Attack(actor="france", expedition="captain-x")
    result = play(result.state, strike, [1, 4, 5, 6])
    fought = event_of(result, FleetAttacked)
    assert (fought.hits, fought.fleet_hits, fought.net) == (0, 2, -2)
    assert event_of(result, ExpeditionDestroyed).loot == 1
    assert result.state.discard == ("t9",)
    assert event_of(result, TreasuresDelivered).number == 2
    assert result.state.held("spain") == ("t1", "t5")
    assert result.state.row == ("t2", "t3")
    assert awaited(result.state) == [("england", "fleet_home")]

    home = ReturnHome(actor="england", expedition="drake")
    state = play(result.state, home).state
    assert state.fleet is None
    assert state.held("england") == ("t4",)
    assert (state.expeditions["drake"].zone, state.escort) == ("home", 1)


T2 = [
    (2, (3, None, 2), ((1, 1, 0), (1, 0, 1), (0, 1, 1))),
    (3, (3, None, 2), ((1, 1, 1),)),
    (4, (3, None, 2), ((2, 1, 1), (1, 2, 1), (1, 1, 2))),
    (5, (3, None, 2), ((2, 2, 1), (2, 1, 2), (1, 2, 2))),
    (2, (3, None, 0), ((1, 1, 0),)),
    (4, (1, None, 0), ((1, 3, 0),)),
    (5, (1, None, 1), ((1, 3, 1),)),
]


@pytest.mark.clause("VQ-TF-4.9", "VQ-TF-4.14", "A-V-20", "A-V-23")
@pytest.mark.parametrize(("net", "limits", "legal"), T2)
def test_trace_t2(
    net: int,
    limits: tuple[int, int | None, int],
    legal: tuple[tuple[int, int, int], ...],
) -> None:
    assert splits(net, *limits) == legal
