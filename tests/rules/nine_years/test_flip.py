"""KWW-FLIP: turning the marker to one's side."""

import pytest

from rules.nine_years.calendar import Pass, TurnHandedOver
from rules.nine_years.flip import Flip, MarkerFlipped
from rules.nine_years.sequence import Actor
from rules.nine_years.state import NineYears
from tests.rules.nine_years.scenes import (
    ALLIANCE_TURN,
    BOURBON_TURN,
    EVENTS,
    OPENING,
    OVER,
    REINFORCEMENT,
    WINTER,
    barred,
    events_of,
    house_rules,
    marker,
    next_phases,
    play,
    play_all,
    refusal,
)

ALLIANCE_FLIPPED = ALLIANCE_TURN.evolve(
    marker=marker(side="alliance"), flipped=("alliance",), flip_closed=True
)
BY_ROUND = house_rules(flip_lock="round")


@pytest.mark.clause("KWW-FLIP-1", "KWW-FLIP-6", "A-K-04")
def test_a_flip_turns_the_marker_for_one_card_and_keeps_the_turn() -> None:
    before = ALLIANCE_TURN.evolve(cards={"alliance": 4, "bourbon": 2})

    result = play(before, Flip(actor="alliance"))

    assert result.state == before.evolve(
        marker=marker(side="alliance"),
        cards={"alliance": 3, "bourbon": 2},
        flipped=("alliance",),
        flip_closed=True,
    )
    cites = ("KWW-FLIP-1", "A-K-04")
    assert result.events == (MarkerFlipped(side="alliance", cards=3, cites=cites),)


@pytest.mark.clause("KWW-FLIP-1")
def test_the_last_card_can_be_discarded() -> None:
    before = ALLIANCE_TURN.evolve(cards={"alliance": 1, "bourbon": 0})

    assert play(before, Flip(actor="alliance")).state.cards["alliance"] == 0


PHASE = ("KWW-FLIP-1",)
TURN = ("KWW-FLIP-1", "KWW-FLIP-2", "A-K-01")
CARD = ("KWW-FLIP-1", "A-K-04")
NO_CARDS = ALLIANCE_TURN.evolve(cards={"alliance": 0, "bourbon": 5})
FLIPPED_BACK = ALLIANCE_TURN.evolve(flipped=("alliance", "bourbon"))
ANSWERED = ALLIANCE_FLIPPED.evolve(turn="bourbon")


@pytest.mark.parametrize(
    ("before", "actor", "code", "cites"),
    [
        barred("in Events", "wrong_phase", PHASE, EVENTS, "alliance"),
        barred("in Reinforcement", "wrong_phase", PHASE, REINFORCEMENT, "alliance"),
        barred("in Winter", "wrong_phase", PHASE, WINTER, "alliance"),
        barred("not your turn", "not_your_turn", TURN, BOURBON_TURN, "alliance"),
        barred("no card", "no_card", CARD, NO_CARDS, "alliance"),
        barred("again", "flipped_before", ("KWW-FLIP-3",), FLIPPED_BACK, "alliance"),
        barred(
            "same turn", "flip_closed", ("KWW-FLIP-4", "A-K-02"), ANSWERED, "bourbon"
        ),
        barred(
            "own side up",
            "side_already_up",
            ("KWW-FLIP-6", "A-K-03"),
            BOURBON_TURN,
            "bourbon",
        ),
        barred("no side named", "name_a_side", ("A-G-02",), ALLIANCE_TURN, "umpire"),
        barred("after the end", "game_over", ("A-K-10",), OVER, "alliance"),
    ],
)
def test_refused(
    before: NineYears, actor: Actor, code: str, cites: tuple[str, ...]
) -> None:
    no = refusal(before, Flip(actor=actor))

    assert (no.code, no.cites) == (code, cites)


def test_refusals_say_what_is_needed_to_understand_them() -> None:
    out_of_phase = refusal(EVENTS, Flip(actor="alliance"))
    out_of_turn = refusal(BOURBON_TURN, Flip(actor="alliance"))
    closed = refusal(ALLIANCE_FLIPPED.evolve(turn="bourbon"), Flip(actor="bourbon"))
    no_side = refusal(ALLIANCE_TURN, Flip(actor="umpire"))

    assert out_of_phase.params == {"phase": "events", "needed": "campaign"}
    assert out_of_turn.params == {"turn": "bourbon"}
    assert closed.params == {"lock": "game_turn"}
    assert [choice.value for choice in no_side.legal] == ["alliance", "bourbon"]


@pytest.mark.clause("KWW-FLIP-2", "A-K-01")
def test_initiative_orders_the_turns_in_which_one_may_flip() -> None:
    campaign = next_phases(OPENING.evolve(initiative="bourbon"), 2)

    assert campaign.turn == "bourbon"
    assert refusal(campaign, Flip(actor="alliance")).code == "not_your_turn"
    handed = play_all(campaign, Pass(actor="bourbon"))
    assert play(handed, Flip(actor="alliance")).state.marker.side == "alliance"


@pytest.mark.clause("KWW-FLIP-4", "A-K-02")
def test_the_other_side_may_flip_back_next_year_but_not_in_this_one() -> None:
    flipped = play_all(ALLIANCE_TURN, Flip(actor="alliance"), Pass(actor="alliance"))
    assert refusal(flipped, Flip(actor="bourbon")).code == "flip_closed"

    next_year = next_phases(flipped, 2)
    rolled = next_phases(next_year.evolve(rolled=True), 2)

    assert (rolled.year, rolled.phase, rolled.turn) == (1691, "campaign", "bourbon")
    back = play_all(rolled, Flip(actor="bourbon"))
    assert back.marker.side == "bourbon"
    assert back.flipped == ("alliance", "bourbon")


@pytest.mark.clause("KWW-FLIP-3", "KWW-FLIP-6", "A-K-03")
def test_there_are_at_most_two_flips_in_a_game() -> None:
    both = ALLIANCE_FLIPPED.evolve(flipped=("alliance", "bourbon"), flip_closed=False)

    for side in ("alliance", "bourbon"):
        for up in ("alliance", "bourbon"):
            before = both.evolve(turn=side, marker=marker(side=up))
            assert refusal(before, Flip(actor=side)).code == "flipped_before"


@pytest.mark.clause("KWW-FLIP-6", "A-K-03")
def test_a_refused_flip_uses_nothing_up() -> None:
    refusal(BOURBON_TURN, Flip(actor="bourbon"))

    turned = BOURBON_TURN.evolve(marker=marker(side="alliance"))
    assert play(turned, Flip(actor="bourbon")).state.cards["bourbon"] == 4


@pytest.mark.clause("A-K-05")
def test_the_marker_can_be_flipped_in_the_first_year() -> None:
    campaign = next_phases(OPENING.evolve(initiative="alliance"), 2)

    assert campaign.year == 1688
    assert play(campaign, Flip(actor="alliance")).state.marker.side == "alliance"


@pytest.mark.clause("A-K-02", "KWW-FLIP-4")
def test_by_round_a_flip_is_answered_once_the_turn_is_handed_over() -> None:
    before = ALLIANCE_FLIPPED.evolve(options=BY_ROUND)

    handed = play(before, Pass(actor="alliance"))

    (event,) = events_of(handed, TurnHandedOver)
    assert event == TurnHandedOver(
        old="alliance", new="bourbon", cites=("KWW-FLIP-2", "A-K-01", "A-K-02")
    )
    assert play(handed.state, Flip(actor="bourbon")).state.marker.side == "bourbon"


@pytest.mark.clause("A-K-02", "KWW-FLIP-4")
def test_by_round_a_flip_is_not_answered_before_that() -> None:
    not_handed = ALLIANCE_FLIPPED.evolve(options=BY_ROUND, turn="bourbon")

    no = refusal(not_handed, Flip(actor="bourbon"))

    assert (no.code, no.params) == ("flip_closed", {"lock": "round"})


@pytest.mark.clause("A-K-04")
def test_with_flip_ends_round_the_turn_passes_on() -> None:
    before = ALLIANCE_TURN.evolve(options=house_rules(flip_ends_round=True))

    result = play(before, Flip(actor="alliance"))

    assert result.state.turn == "bourbon"
    assert result.state.flip_closed
    assert [type(event) for event in result.events] == [MarkerFlipped, TurnHandedOver]
    assert result.events[1] == TurnHandedOver(
        old="alliance", new="bourbon", cites=("A-K-04",)
    )


@pytest.mark.clause("A-K-02", "A-K-04")
def test_by_round_a_flip_that_ends_the_turn_can_be_answered_at_once() -> None:
    options = house_rules(flip_ends_round=True, flip_lock="round")
    before = ALLIANCE_TURN.evolve(options=options)

    state = play_all(before, Flip(actor="alliance"), Flip(actor="bourbon"))

    assert state.marker.side == "bourbon"
    assert state.turn == "alliance"
