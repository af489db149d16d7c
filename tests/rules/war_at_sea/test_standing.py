"""Answers left for later are their side's own secret."""

import pytest

from rules.kernel.audience import Viewer
from rules.war_at_sea.standing import (
    AskStanding,
    LeaveStanding,
    StandingAnswers,
    StandingLeft,
)
from rules.war_at_sea.state import Standing
from rules.war_at_sea.system import WAR_AT_SEA
from tests.rules.war_at_sea.scenes import event_of, play, position, refusal

LEAVE = LeaveStanding(
    actor="red", support="stay_out", even=True, rounds=5, ships=2, share=50
)


def test_answers_replace_those_before_and_can_be_taken_back() -> None:
    left = play(position(), LEAVE).state

    assert left.standing["red"] == Standing(
        support="stay_out", even=True, fight_rounds=5, fight_ships=2, fight_share=50
    )
    fewer = play(left, LeaveStanding(actor="red", even=True)).state
    assert fewer.standing["red"] == Standing(even=True)
    assert play(fewer, LeaveStanding(actor="red")).state.standing == {}


@pytest.mark.parametrize("viewer", ["blue", "umpire", None])
def test_nobody_else_sees_them(viewer: Viewer) -> None:
    result = play(position(), LEAVE)
    other = play(position(), LeaveStanding(actor="red", rounds=1))

    told = event_of(result, StandingLeft)
    assert WAR_AT_SEA.view(result.state, viewer).standing == {}
    assert told.seen_by(viewer) == {"kind": "standing_left", "side": "red"}
    assert told.seen_by(viewer) == event_of(other, StandingLeft).seen_by(viewer)
    assert set(LeaveStanding.fields()) == LeaveStanding.hidden


def test_their_side_is_told_what_stands() -> None:
    state = play(position(), LEAVE).state

    told = WAR_AT_SEA.ask(state, AskStanding(actor="red"), "red")

    assert told == StandingAnswers(
        side="red", support="stay_out", even=True, rounds=5, ships=2, share=50
    )
    assert WAR_AT_SEA.view(state, "red").standing == state.standing
    nothing = WAR_AT_SEA.ask(state, AskStanding(actor="blue"), "blue")
    assert nothing == StandingAnswers(
        side="blue", support="ask", even=False, rounds=0, ships=0, share=0
    )


@pytest.mark.clause("SEA-PIR-2")
def test_the_umpire_leaves_answers_for_the_pirates() -> None:
    state = play(position(), LeaveStanding(actor="umpire", even=True)).state

    assert WAR_AT_SEA.view(state, "umpire").standing["umpire"].even
    assert WAR_AT_SEA.view(state, "red").standing == {}


@pytest.mark.clause("A-G-02")
def test_strangers_leave_nothing() -> None:
    no = refusal(position(), LeaveStanding(actor="france", even=True))

    assert (no.code, no.cites) == ("name_a_side", ("A-G-02",))
