"""The calendar: phases, turns, the end of the game."""

import pytest

from rules.nine_years.calendar import (
    EndSaid,
    GameEnded,
    Next,
    Pass,
    PhaseBegan,
    PhaseEnded,
    TurnHandedOver,
)
from rules.nine_years.flip import Flip
from rules.nine_years.roll import Roll
from rules.nine_years.sequence import Actor
from rules.nine_years.state import PHASES, NineYears
from tests.rules.nine_years.scenes import (
    ALLIANCE_TURN,
    BOURBON_TURN,
    EVENTS,
    LAST_WINTER,
    LEFT_MINUS_1,
    OPENING,
    OVER,
    REINFORCEMENT,
    WINTER,
    barred,
    marker,
    next_phases,
    opening,
    play,
    play_all,
    refusal,
)

UMPIRE_NEXT = Next(actor="umpire")
BOTH_NEXT = (Next(actor="alliance"), Next(actor="bourbon"))


@pytest.mark.clause("A-K-10")
def test_a_year_has_four_phases_in_this_order() -> None:
    states = [next_phases(OPENING, count) for count in range(5)]

    assert [(state.year, state.phase) for state in states] == [
        (1688, "events"),
        (1688, "reinforcement"),
        (1688, "campaign"),
        (1688, "winter_quarters"),
        (1689, "events"),
    ]


@pytest.mark.parametrize("before", [REINFORCEMENT, ALLIANCE_TURN, WINTER])
@pytest.mark.clause("A-K-10")
def test_a_phase_ends_when_both_sides_have_said_so(before: NineYears) -> None:
    said = play(before, Next(actor="bourbon"))

    assert said.state == before.evolve(done=("bourbon",))
    assert said.events == (EndSaid(side="bourbon", phase=before.phase),)

    ended = play(said.state, Next(actor="alliance"))

    assert ended.state.phase != before.phase
    assert ended.state.done == ()
    assert [type(event) for event in ended.events] == [EndSaid, PhaseEnded, PhaseBegan]
    assert ended.events[1] == PhaseEnded(year=1690, phase=before.phase)


@pytest.mark.clause("A-K-10")
def test_the_umpire_ends_a_phase_at_once() -> None:
    result = play(REINFORCEMENT, UMPIRE_NEXT)

    assert result.state == REINFORCEMENT.evolve(
        phase="campaign", turn="bourbon", decision=2
    )
    assert result.events == (
        PhaseEnded(year=1690, phase="reinforcement"),
        PhaseBegan(
            year=1690,
            phase="campaign",
            turn="bourbon",
            roll="made",
            cites=("KWW-FLIP-2", "A-K-01"),
        ),
    )


@pytest.mark.clause("A-K-10")
def test_the_umpire_ends_a_phase_that_one_side_has_ended() -> None:
    said = play_all(WINTER, Next(actor="alliance"))

    assert (next_phases(said, 1).year, next_phases(said, 1).done) == (1691, ())


@pytest.mark.parametrize("phase", PHASES[1:])
@pytest.mark.clause("A-K-10")
def test_each_phase_is_a_new_decision(phase: str) -> None:
    turn = "bourbon" if phase == "campaign" else None
    before = OPENING.evolve(phase=phase, turn=turn, decision=41)

    assert next_phases(before, 1).decision == 42
    assert play_all(before, Next(actor="alliance")).decision == 41


ROLL_FIRST = ("KWW-ROLL-1", "A-K-09")
SAID = REINFORCEMENT.evolve(done=("alliance",))


@pytest.mark.parametrize(
    ("before", "actor", "code", "cites"),
    [
        barred("Alliance, no roll yet", "roll_first", ROLL_FIRST, EVENTS, "alliance"),
        barred("Bourbons, no roll yet", "roll_first", ROLL_FIRST, EVENTS, "bourbon"),
        barred("umpire, no roll yet", "roll_first", ROLL_FIRST, EVENTS, "umpire"),
        barred("a second time", "said_before", ("A-K-10",), SAID, "alliance"),
        barred("after the end", "game_over", ("A-K-10",), OVER, "umpire"),
    ],
)
def test_next_refused(
    before: NineYears, actor: Actor, code: str, cites: tuple[str, ...]
) -> None:
    no = refusal(before, Next(actor=actor))

    assert (no.code, no.cites) == (code, cites)


def test_refusals_say_what_is_needed_to_understand_them() -> None:
    assert refusal(EVENTS, UMPIRE_NEXT).params == {"year": 1690}
    assert refusal(SAID, Next(actor="alliance")).params == {"phase": "reinforcement"}
    assert refusal(OVER, UMPIRE_NEXT).params == {"year": 1697}
    out_of_phase = refusal(EVENTS, Pass(actor="umpire"))
    assert out_of_phase.params == {"phase": "events", "needed": "campaign"}
    assert refusal(BOURBON_TURN, Pass(actor="alliance")).params == {"turn": "bourbon"}


@pytest.mark.clause("A-K-09", "KWW-ROLL-2")
def test_events_can_be_ended_after_the_roll_and_in_a_year_without_one() -> None:
    rolled = play(EVENTS, Roll(actor="umpire"), (6, 1)).state

    assert play_all(rolled, *BOTH_NEXT).phase == "reinforcement"
    assert play_all(OPENING, *BOTH_NEXT).phase == "reinforcement"


@pytest.mark.clause("KWW-ROLL-1", "KWW-FLIP-4", "A-K-02")
def test_a_new_year_has_its_own_roll_and_its_own_flip() -> None:
    before = WINTER.evolve(flip_closed=True)

    result = play(before, UMPIRE_NEXT)

    assert result.state == before.evolve(
        year=1691, phase="events", rolled=False, flip_closed=False, decision=2
    )
    assert result.events[1] == PhaseBegan(
        year=1691, phase="events", turn="nobody", roll="due", cites=("KWW-ROLL-1",)
    )


@pytest.mark.clause("KWW-FLIP-4", "A-K-02")
def test_within_a_year_a_new_phase_opens_neither() -> None:
    before = ALLIANCE_TURN.evolve(flip_closed=True)

    winter = next_phases(before, 1)

    assert winter.rolled
    assert winter.flip_closed


@pytest.mark.clause("KWW-ROLL-2", "A-K-08")
def test_a_year_without_a_roll_says_so() -> None:
    before = opening(first_roll_turn=3).evolve(phase="winter_quarters")

    began = play(before, UMPIRE_NEXT).events[1]

    assert began == PhaseBegan(
        year=1689,
        phase="events",
        turn="nobody",
        roll="none",
        cites=("KWW-ROLL-2", "A-K-08"),
    )


@pytest.mark.clause("KWW-WQ-C5", "A-K-27")
def test_winter_changes_neither_atlantic_nor_points() -> None:
    for scenario in ("other", "NPWS"):
        winter = opening(scenario=scenario).evolve(phase="campaign", turn="bourbon")
        for atlantic in ("alliance", "bourbon", None):
            before = winter.evolve(atlantic=atlantic)
            began = play(before, UMPIRE_NEXT)
            assert isinstance(began.events[1], PhaseBegan)
            assert began.events[1].cites == ("KWW-WQ-C5", "A-K-27")
            after = next_phases(began.state, 1)
            assert (after.atlantic, after.vp) == (atlantic, before.vp)


@pytest.mark.parametrize("initiative", ["alliance", "bourbon"])
@pytest.mark.clause("KWW-FLIP-2", "A-K-01")
def test_the_side_with_the_initiative_begins_the_campaign(initiative: str) -> None:
    campaign = next_phases(REINFORCEMENT.evolve(initiative=initiative), 1)

    assert campaign.turn == initiative
    assert next_phases(campaign, 1).turn is None


@pytest.mark.parametrize("actor", ["bourbon", "umpire"])
@pytest.mark.clause("KWW-FLIP-2", "A-K-01", "A-G-02")
def test_the_turn_is_handed_over_by_its_side_or_by_the_umpire(actor: Actor) -> None:
    result = play(BOURBON_TURN, Pass(actor=actor))

    assert result.state == BOURBON_TURN.evolve(turn="alliance")
    assert result.events == (
        TurnHandedOver(old="bourbon", new="alliance", cites=("KWW-FLIP-2", "A-K-01")),
    )


@pytest.mark.clause("A-K-01")
def test_the_turn_goes_to_and_fro_as_often_as_the_table_likes() -> None:
    passes = (Pass(actor="bourbon"), Pass(actor="alliance"))

    assert play_all(BOURBON_TURN, *passes, *passes) == BOURBON_TURN


@pytest.mark.clause("A-K-02")
def test_handing_over_does_not_open_the_flip_of_this_year() -> None:
    before = ALLIANCE_TURN.evolve(flip_closed=True)

    result = play(before, Pass(actor="alliance"))

    assert result.state.flip_closed
    assert isinstance(result.events[0], TurnHandedOver)
    assert result.events[0].cites == ("KWW-FLIP-2", "A-K-01")


TURNS = ("KWW-FLIP-2", "A-K-01")


@pytest.mark.parametrize(
    ("before", "actor", "code", "cites"),
    [
        barred("not your turn", "not_your_turn", TURNS, BOURBON_TURN, "alliance"),
        barred("in Events", "wrong_phase", TURNS, EVENTS, "alliance"),
        barred("in Reinforcement", "wrong_phase", TURNS, REINFORCEMENT, "bourbon"),
        barred("in Winter", "wrong_phase", TURNS, WINTER, "umpire"),
        barred("after the end", "game_over", ("A-K-10",), OVER, "umpire"),
    ],
)
def test_pass_refused(
    before: NineYears, actor: Actor, code: str, cites: tuple[str, ...]
) -> None:
    no = refusal(before, Pass(actor=actor))

    assert (no.code, no.cites) == (code, cites)


@pytest.mark.clause("A-K-01", "A-K-10")
def test_who_has_said_the_end_keeps_his_turn_and_may_still_act() -> None:
    said = play_all(ALLIANCE_TURN, Next(actor="alliance"))

    assert said.turn == "alliance"
    assert play_all(said, Flip(actor="alliance")).marker.side == "alliance"
    assert play_all(said, Pass(actor="alliance")).turn == "bourbon"


@pytest.mark.clause("A-K-10")
def test_the_last_winter_ends_the_game_with_an_account() -> None:
    before = LAST_WINTER.evolve(
        vp=19,
        marker=marker(LEFT_MINUS_1, "alliance"),
        resources={"alliance": 1, "bourbon": 2},
        cards={"alliance": 3, "bourbon": 4},
        flipped=("alliance",),
    )

    result = play(before, UMPIRE_NEXT)

    assert result.state == before.evolve(over=True)
    assert result.events == (
        PhaseEnded(year=1697, phase="winter_quarters"),
        GameEnded(
            year=1697,
            vp=19,
            marker_value=-1,
            marker_place="left",
            marker_side="alliance",
            alliance_resources=1,
            bourbon_resources=2,
            alliance_cards=3,
            bourbon_cards=4,
            flips=1,
            flipped=("alliance",),
        ),
    )


@pytest.mark.clause("A-K-10")
def test_both_sides_end_the_game_like_any_phase() -> None:
    assert play_all(LAST_WINTER, *BOTH_NEXT).over
    assert not play_all(WINTER, *BOTH_NEXT).over
