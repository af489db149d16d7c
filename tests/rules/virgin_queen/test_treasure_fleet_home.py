"""VQ-TF-5.1, VQ-TF-6.1: what reaches Spain, and who goes home."""

import pytest

from rules.virgin_queen.sequence import VirginQueenCommand
from rules.virgin_queen.state import Expedition, VirginQueen
from rules.virgin_queen.treasure_fleet.attack import PassBy
from rules.virgin_queen.treasure_fleet.homing import (
    ExpeditionReturned,
    ExpeditionStayed,
    ReturnHome,
    Stay,
    asked_home,
)
from rules.virgin_queen.treasure_fleet.payout import TreasuresDelivered
from tests.rules.virgin_queen.fleet_scenes import (
    HAWKINS,
    LECLERC,
    attacking,
    awaited,
    barred,
    event_of,
    fleet_of,
    homing,
    house_rules,
    keys,
    offer,
    play,
    refusal,
)
from tests.rules.virgin_queen.scenes import DRAKE

CAUGHT = DRAKE.evolve(loot=("t4",), damaged=True)
ALL = {"drake": CAUGHT, "hawkins": HAWKINS, "leclerc": LECLERC}
HOMEBOUND = homing(ALL, ("drake", "leclerc"))
BACK = ReturnHome(actor="england", expedition="drake")
STAY = Stay(actor="england", expedition="drake")
FRENCH_STAY = Stay(actor="france", expedition="leclerc")
PASS = PassBy(actor="england", expedition="drake")


@pytest.mark.clause("VQ-TF-5.1", "A-V-27", "A-V-28")
def test_what_was_selected_and_not_taken_comes_to_spain() -> None:
    before = attacking(
        {"drake": DRAKE.evolve(loot=("t4",))},
        selected=("t1", "t5"),
        holdings={"spain": ("t9",), "france": ("t8",)},
    )

    result = play(before, PASS)

    state = result.state
    assert state.held("spain") == ("t1", "t5", "t9")
    assert state.held("france") == ("t8",)
    assert (state.row, state.inspected) == (("t2", "t3"), ("t2", "t3"))
    event = event_of(result, TreasuresDelivered)
    assert (event.number, event.held, event.row) == (2, 3, 2)
    assert event.seen_by("spain")["treasures"] == ["t1", "t5"]
    for viewer in (None, "england", "umpire"):
        assert "treasures" not in event.seen_by(viewer)


@pytest.mark.clause("VQ-TF-5.1")
def test_nothing_comes_where_all_was_taken() -> None:
    result = play(attacking({"drake": DRAKE}, selected=()), PASS)

    assert event_of(result, TreasuresDelivered).number == 0
    assert result.state.held("spain") == ()


@pytest.mark.clause("VQ-TF-6.1", "A-V-30", "VQ-TF-4.15")
def test_returning_home_turns_loot_into_holdings() -> None:
    before = HOMEBOUND.evolve(holdings={"england": ("t9",), "spain": ("t1",)})

    result = play(before, BACK)

    state = result.state
    drake = state.expeditions["drake"]
    assert (drake.zone, drake.loot, drake.damaged) == ("home", (), True)
    assert state.holdings == {"england": ("t4", "t9"), "spain": ("t1",)}
    event = event_of(result, ExpeditionReturned)
    assert (event.loot, event.zone, event.damaged) == (1, "b", True)


@pytest.mark.clause("VQ-TF-6.1")
def test_staying_is_as_legal_and_keeps_the_loot_at_sea() -> None:
    result = play(HOMEBOUND, STAY)

    assert result.state.expeditions["drake"] == CAUGHT
    assert result.state.held("england") == ()
    assert event_of(result, ExpeditionStayed).loot == 1


@pytest.mark.clause("VQ-TF-6.1", "A-V-29")
@pytest.mark.parametrize("order", [(BACK, FRENCH_STAY), (FRENCH_STAY, BACK)])
def test_all_owners_are_asked_at_once_and_answer_in_any_order(
    order: tuple[VirginQueenCommand, VirginQueenCommand],
) -> None:
    assert awaited(HOMEBOUND) == [("england", "fleet_home"), ("france", "fleet_home")]
    first, second = order

    state = play(HOMEBOUND, first).state
    assert state.opened == HOMEBOUND.opened
    assert awaited(state) == [(second.actor, "fleet_home")]
    state = play(state, second).state

    assert state.fleet is None
    assert state.opened > HOMEBOUND.opened


@pytest.mark.clause("A-V-29", "VQ-TF-4.19")
def test_attackers_that_survived_are_asked_and_nobody_else() -> None:
    fleet = fleet_of(attacking(ALL, ("france",)))
    before = attacking(ALL, ("france",)).evolve(
        fleet=fleet.evolve(
            asked=("drake", "hawkins", "gone"), attacked=("drake", "gone")
        )
    )

    state = play(before, PassBy(actor="france", expedition="leclerc")).state

    assert fleet_of(state).home == ("drake",)


@pytest.mark.clause("A-V-29")
def test_by_house_rule_all_in_the_zone_but_spain_are_asked() -> None:
    alba = Expedition(power="spain", rating=1, zone="b")
    there = {**ALL, "alba": alba, "away": DRAKE.evolve(zone="a")}
    before = attacking(there, ("france",), options=house_rules(tf_return="zone"))
    fleet = fleet_of(before).evolve(asked=("drake", "hawkins"), attacked=("drake",))

    state = play(
        before.evolve(fleet=fleet), PassBy(actor="france", expedition="leclerc")
    ).state

    assert fleet_of(state).home == ("drake", "hawkins", "leclerc")
    assert asked_home(state, "england") == ("drake", "hawkins")
    assert asked_home(state, "spain") == ()


@pytest.mark.parametrize(
    ("before", "command", "code", "cites"),
    [
        barred(
            "passed",
            "not_asked_home",
            ("VQ-TF-6.1", "A-V-29"),
            HOMEBOUND,
            ReturnHome(actor="england", expedition="hawkins"),
        ),
        barred(
            "twice",
            "not_asked_home",
            ("VQ-TF-6.1", "A-V-29"),
            homing(ALL, ("leclerc",)),
            STAY,
        ),
        barred(
            "destroyed",
            "no_such_expedition",
            ("VQ-TF-6.1",),
            HOMEBOUND,
            ReturnHome(actor="england", expedition="frobisher"),
        ),
        barred(
            "another's",
            "not_your_expedition",
            ("VQ-TF-6.1",),
            HOMEBOUND,
            ReturnHome(actor="england", expedition="leclerc"),
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


@pytest.mark.clause("VQ-TF-6.1", "A-V-29")
def test_both_answers_are_offered_to_each_owner() -> None:
    assert keys(HOMEBOUND, "england") == ["return-drake", "stay-drake"]
    assert keys(HOMEBOUND, "france") == ["return-leclerc", "stay-leclerc"]
    assert keys(HOMEBOUND, "spain") == []
    assert asked_home(HOMEBOUND.evolve(fleet=None), "england") == ()
    for key in keys(HOMEBOUND, "england"):
        command = offer(HOMEBOUND, "england", key).complete()
        assert isinstance(command, ReturnHome | Stay)
        state = play(HOMEBOUND, command).state
        assert awaited(state) == [("france", "fleet_home")]
