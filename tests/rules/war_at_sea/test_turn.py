"""The calendar: a turn's end, and the next turn."""

import pytest

from rules.kernel.model import Command
from rules.war_at_sea.desk.calendar import Close, TurnClosed
from rules.war_at_sea.engagement.state import Engagement, Place, Truce, Waiting
from rules.war_at_sea.sailing import MoveFleet
from rules.war_at_sea.state import WarAtSea
from rules.war_at_sea.turn import Done, DoneSaid, EndTurn, TurnBegan
from tests.rules.war_at_sea.scenes import (
    awaited,
    barred,
    combined,
    event_of,
    fleet,
    keys,
    kinds,
    offer,
    play,
    play_all,
    position,
    refusal,
)

RED = fleet("f1", "red", "anchorage", "s1:sloop", points=1)
BLUE = fleet("f2", "blue", "reach", "s2:sloop", points=0, debt=2)
STATE = position(RED, BLUE)
PIRATES = fleet("f3", "pirates", "bay", "s3:sloop")
HELD = Engagement(
    id=1,
    area="reach",
    fleets={"attack": (), "defend": ("f2",)},
    helpers={"attack": (), "defend": ()},
    origins={},
    decision=1,
    now=Place(victors="attack", fleets=("f2",)),
)
IN_BATTLE = STATE.evolve(battles=(HELD,))
IN_QUEUE = STATE.evolve(queue=(Waiting(area="reach", causes=("f2",), origins={}),))


def ends(*actors: str) -> list[Command]:
    return [EndTurn(actor=one) for one in actors]


@pytest.mark.clause("SEA-MOVE-1", "SEA-AID-2", "A-S-01")
def test_points_are_refreshed_less_the_debt_and_do_not_pile_up() -> None:
    state = play_all(STATE, *ends("red", "blue"))
    result = play(state, EndTurn(actor="green"))

    assert {one.id: one.points for one in result.state.fleets.values()} == {
        "f1": 3,
        "f2": 1,
    }
    assert not any(one.debt for one in result.state.fleets.values())
    began = event_of(result, TurnBegan)
    assert (began.turn, began.indebted) == (2, ("f2",))
    assert result.state.turn == 2


@pytest.mark.clause("A-S-13")
def test_a_turn_ends_when_all_have_said_so_or_the_umpire_says_it() -> None:
    assert awaited(STATE) == [("red", "turn"), ("blue", "turn"), ("green", "turn")]

    first = play(STATE, EndTurn(actor="blue"))

    assert event_of(first, DoneSaid).side == "blue"
    assert awaited(first.state) == [("red", "turn"), ("green", "turn")]
    closed = play(first.state, Close(actor="umpire"))
    assert event_of(closed, TurnClosed).waited_for == ("red", "green")
    assert closed.state.turn == 2
    assert awaited(closed.state) == awaited(STATE)


@pytest.mark.clause("A-S-02")
def test_who_has_ended_his_turn_may_still_act_while_it_lasts() -> None:
    state = play_all(STATE, *ends("red"))

    moved = play(state, MoveFleet(actor="red", fleet="f1", to="strait"))

    assert moved.state.fleets["f1"].area == "strait"


@pytest.mark.clause("SEA-PIR-2", "A-S-13")
def test_with_pirates_at_sea_the_umpire_has_a_turn_too() -> None:
    state = play_all(position(RED, PIRATES), *ends("red", "blue", "green"))

    assert state.turn == 1
    assert awaited(state) == [("umpire", "pirates")]
    assert play(state, EndTurn(actor="umpire")).state.turn == 2


@pytest.mark.clause("A-S-13")
def test_somebody_can_always_end_it() -> None:
    state = play_all(position(RED, PIRATES), *ends("red", "blue", "green"))
    without = state.evolve(fleets={"f1": RED})

    assert awaited(without) == [("umpire", "close")]
    assert play(without, offer(without, "umpire", "close").complete()).state.turn == 2


@pytest.mark.clause("A-S-13", "A-S-39")
def test_when_a_truce_ends_its_attacker_attacks_again() -> None:
    red = RED.evolve(area="reach")
    truce = Truce(fleets=("f1", "f2"), until_turn=1)
    state = position(red, BLUE.evolve(debt=3), truces=(truce,))

    result = play(state, Close(actor="umpire"))

    (battle,) = result.state.battles
    assert battle.fleets == {"attack": ("f1",), "defend": ("f2",)}
    assert not result.state.truces


@pytest.mark.clause("A-S-11")
def test_joint_orders_and_offers_do_not_outlive_the_turn() -> None:
    green = fleet("f4", "green", "anchorage", "s4:sloop")
    joint = position(combined(RED, green, None))
    state = play_all(joint, MoveFleet(actor="red", fleet="f1", to="strait"))

    assert state.orders
    assert not play(state, Close(actor="umpire")).state.orders


@pytest.mark.parametrize(
    ("before", "command", "code", "cites"),
    [
        barred(
            "battle open", "battle_open", ("A-S-13",), IN_BATTLE, EndTurn(actor="red")
        ),
        barred(
            "battle open, umpire",
            "battle_open",
            ("A-S-13",),
            IN_BATTLE,
            Close(actor="umpire"),
        ),
        barred(
            "battle waiting",
            "battle_waiting",
            ("A-S-13",),
            IN_QUEUE,
            EndTurn(actor="red"),
        ),
        barred(
            "said before",
            "said_before",
            ("A-S-13",),
            STATE.evolve(done=("red",)),
            EndTurn(actor="red"),
        ),
        barred(
            "in the buy-out",
            "wrong_phase",
            ("A-S-13", "A-S-01"),
            STATE.evolve(phase="buyout"),
            EndTurn(actor="red"),
        ),
        barred(
            "no pirates",
            "nothing_to_end",
            ("SEA-PIR-2",),
            STATE,
            EndTurn(actor="umpire"),
        ),
        barred("a stranger", "name_a_side", ("A-G-02",), STATE, EndTurn(actor="x")),
        barred(
            "over",
            "game_over",
            ("A-G-03",),
            STATE.evolve(phase="over"),
            Done(actor="red"),
        ),
    ],
)
def test_refused(
    before: WarAtSea, command: Command, code: str, cites: tuple[str, ...]
) -> None:
    no = refusal(before, command)

    assert (no.code, no.cites) == (code, cites)


@pytest.mark.clause("A-S-13")
def test_the_end_is_offered_unless_enemies_are_engaged() -> None:
    assert "end_turn" in keys(STATE, "red")
    assert "end_turn" not in keys(IN_BATTLE, "red")
    assert "end_turn" not in keys(STATE.evolve(done=("red",)), "red")
    assert kinds(play(STATE, offer(STATE, "red", "end_turn").complete())) == [
        "done_said"
    ]
