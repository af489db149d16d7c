"""The door: commands, choices, views, offers, and who is awaited."""

from typing import Any

import pytest

from rules import SYSTEMS, find_system
from rules.kernel.dice import ScriptedDice
from rules.kernel.fields import shapes
from rules.kernel.model import Command
from rules.kernel.offers import Awaited
from rules.kernel.refusal import Refusal
from rules.kernel.system import System
from rules.nine_years.calendar import Next
from rules.nine_years.facts.colonies import SetMarker, SetSupport
from rules.nine_years.facts.holdings import SetCards
from rules.nine_years.odds import Odds
from rules.nine_years.state import NineYears
from rules.nine_years.system import NINE_YEARS
from tests.rules.nine_years.scenes import (
    ALLIANCE_TURN,
    BOURBON_TURN,
    EVENTS,
    OPENING,
    OVER,
    REINFORCEMENT,
    WINTER,
    marker,
)


def test_the_system_is_found_by_its_id() -> None:
    system: System[NineYears] = NINE_YEARS

    assert find_system("nine_years") is system
    assert system.root == "nine"
    assert system in SYSTEMS
    with pytest.raises(LookupError, match="'chess'"):
        find_system("chess")


def test_every_command_and_question_can_be_asked_for() -> None:
    paths = [request.path for request in (*NINE_YEARS.commands, *NINE_YEARS.questions)]

    assert paths == [
        ("roll",),
        ("flip",),
        ("support",),
        ("pass",),
        ("next",),
        ("retreat",),
        ("done",),
        ("not_yet",),
        ("remove",),
        ("umpire", "destinations"),
        ("force", "put"),
        ("force", "move"),
        ("force", "remove"),
        ("force", "table"),
        ("umpire", "atlantic"),
        ("umpire", "cards"),
        ("umpire", "resources"),
        ("umpire", "vp"),
        ("umpire", "initiative"),
        ("umpire", "phase"),
        ("umpire", "year"),
        ("umpire", "marker"),
        ("umpire", "support"),
        ("umpire", "control"),
        ("umpire", "counter"),
        ("umpire", "fleet"),
        ("umpire", "line"),
        ("umpire", "beachy_head"),
        ("umpire", "pool"),
        ("odds",),
        ("force", "list"),
    ]
    for request in (*NINE_YEARS.commands, *NINE_YEARS.questions):
        assert [shape.name for shape in shapes(request)] == list(request.fields())


def test_a_command_of_another_system_is_a_fault() -> None:
    class Sail(Command):
        path = ("sail",)

    with pytest.raises(AssertionError, match="Sail"):
        NINE_YEARS.apply(OPENING, Sail(actor="umpire"), ScriptedDice())


def test_both_sides_are_seated_the_alliance_first() -> None:
    assert NINE_YEARS.sides(OPENING) == ("alliance", "bourbon")
    assert NINE_YEARS.scenario.sides == ("alliance", "bourbon")


@pytest.mark.parametrize("viewer", ["alliance", "bourbon", "umpire", None])
def test_nothing_is_secret(viewer: str | None) -> None:
    assert NINE_YEARS.view(BOURBON_TURN, viewer) == BOURBON_TURN


@pytest.mark.clause("KWW-TRK-1")
def test_boxes_are_offered_as_they_are_typed() -> None:
    def values(command: Any, typed: str) -> list[str]:
        found = NINE_YEARS.choices(OPENING, "umpire", command, {}, "box", typed)
        return [choice.value for choice in found]

    assert values(SetMarker, "") == [str(box) for box in range(13)]
    assert values(SetMarker, "1") == ["1", "10", "11", "12"]
    assert values(SetMarker, "off") == []
    assert values(SetSupport, "o") == ["off"]
    assert values(SetSupport, "")[-2:] == ["12", "off"]


@pytest.mark.parametrize(
    ("command", "field"), [(SetMarker, "side"), (SetCards, "box"), (Odds, "up")]
)
def test_no_other_field_has_choices_of_its_own(command: Any, field: str) -> None:
    assert NINE_YEARS.choices(OPENING, None, command, {}, field, "") == ()


CAN_ANSWER = BOURBON_TURN.evolve(marker=marker(side="alliance"))


@pytest.mark.parametrize(
    ("state", "alliance", "bourbon", "umpire"),
    [
        pytest.param(EVENTS, "roll", "roll", "roll", id="A-K-09 roll first"),
        pytest.param(OPENING, "next", "next", "next", id="KWW-ROLL-2 no roll"),
        pytest.param(
            EVENTS.evolve(rolled=True), "next", "next", "next", id="A-K-09 rolled"
        ),
        pytest.param(
            REINFORCEMENT,
            "support next",
            "support next",
            "next",
            id="KWW-SUP-1 support",
        ),
        pytest.param(
            REINFORCEMENT.evolve(support={"bourbon": 5}, done=("alliance",)),
            "support",
            "next",
            "next",
            id="A-K-14 one each",
        ),
        pytest.param(
            ALLIANCE_TURN, "flip pass next", "next", "pass next", id="KWW-FLIP-2 turn"
        ),
        pytest.param(
            BOURBON_TURN, "next", "pass next", "pass next", id="KWW-FLIP-6 own side up"
        ),
        pytest.param(
            CAN_ANSWER, "next", "flip pass next", "pass next", id="KWW-FLIP-6 turned"
        ),
        pytest.param(WINTER, "next", "next", "next", id="Winter"),
        pytest.param(OVER, "", "", "", id="over"),
    ],
)
@pytest.mark.clause("A-K-09", "KWW-FLIP-2", "KWW-FLIP-6", "KWW-SUP-1")
def test_what_each_may_do(
    state: NineYears, alliance: str, bourbon: str, umpire: str
) -> None:
    for side, keys in (
        ("alliance", alliance),
        ("bourbon", bourbon),
        ("umpire", umpire),
    ):
        offers = NINE_YEARS.offers(state, side)
        assert " ".join(offer.key for offer in offers) == keys
        assert {offer.label for offer in offers} == set(keys.split())
        assert all(offer.side == side for offer in offers)
        assert all(offer.decision == state.decision for offer in offers)
        assert all(offer.audience.includes(None) for offer in offers)


def test_strangers_are_offered_nothing() -> None:
    assert NINE_YEARS.offers(EVENTS, "france") == ()


@pytest.mark.parametrize(
    "state", [EVENTS, OPENING, REINFORCEMENT, ALLIANCE_TURN, CAN_ANSWER, WINTER]
)
def test_what_is_not_offered_is_refused(state: NineYears) -> None:
    for side in ("alliance", "bourbon", "umpire"):
        offered = {offer.command for offer in NINE_YEARS.offers(state, side)}
        for command in NINE_YEARS.commands[:5]:
            if command not in offered:
                with pytest.raises(Refusal):
                    NINE_YEARS.apply(state, command(actor=side), ScriptedDice())


@pytest.mark.parametrize(
    ("state", "alliance", "bourbon"),
    [
        pytest.param(EVENTS, "roll", "roll", id="A-K-09 roll"),
        pytest.param(OPENING, "end_events", "end_events", id="KWW-ROLL-2 no roll"),
        pytest.param(
            EVENTS.evolve(rolled=True), "end_events", "end_events", id="A-K-09 rolled"
        ),
        pytest.param(
            REINFORCEMENT, "end_reinforcement", "end_reinforcement", id="Reinforcement"
        ),
        pytest.param(ALLIANCE_TURN, "campaign_turn", "end_campaign", id="Campaign"),
        pytest.param(WINTER, "end_winter", "end_winter", id="Winter"),
    ],
)
@pytest.mark.clause("A-K-09", "A-K-10")
def test_both_sides_are_awaited_until_they_have_said_the_end(
    state: NineYears, alliance: str, bourbon: str
) -> None:
    state = state.evolve(decision=9)
    one, other = Awaited("alliance", alliance, 9), Awaited("bourbon", bourbon, 9)

    assert NINE_YEARS.awaiting(state) == (one, other)
    if alliance != "roll":
        said = NINE_YEARS.apply(state, Next(actor="alliance"), ScriptedDice()).state
        assert NINE_YEARS.awaiting(said) == (other,)


def test_nobody_is_awaited_after_the_end() -> None:
    assert NINE_YEARS.over(OVER)
    assert not NINE_YEARS.over(WINTER)
    assert NINE_YEARS.awaiting(OVER) == ()
