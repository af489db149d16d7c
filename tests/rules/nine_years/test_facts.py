"""The umpire's commands: facts from outside (A-G-03)."""

from typing import Any

import pytest
from pydantic import ValidationError

from rules.kernel.model import Command, Event
from rules.nine_years.calendar import PhaseBegan
from rules.nine_years.facts.calendar import PhaseSet, SetPhase, SetYear, YearSet
from rules.nine_years.facts.colonies import (
    MarkerSet,
    SetMarker,
    SetSupport,
    SupportSet,
)
from rules.nine_years.facts.holdings import (
    AtlanticSet,
    CardsSet,
    InitiativeSet,
    ResourcesSet,
    SetAtlantic,
    SetCards,
    SetInitiative,
    SetResources,
    SetVictoryPoints,
    VictoryPointsSet,
)
from rules.nine_years.state import PHASES
from tests.rules.nine_years.scenes import (
    ALLIANCE_TURN,
    BOURBON_TURN,
    EVENTS,
    LAST,
    LEFT_MINUS_1,
    LEFT_PLUS_1,
    OPENING,
    OVER,
    REINFORCEMENT,
    RIGHT_MINUS_1,
    WINTER,
    house_rules,
    marker,
    next_phases,
    play,
    refusal,
)

pytestmark = pytest.mark.clause("A-G-03")

FACTS: list[tuple[Any, dict[str, Any]]] = [
    (SetAtlantic, {"side": "alliance"}),
    (SetCards, {"side": "alliance", "number": 3}),
    (SetResources, {"side": "alliance", "number": 3}),
    (SetVictoryPoints, {"number": 3}),
    (SetInitiative, {"side": "alliance"}),
    (SetPhase, {"phase": "campaign"}),
    (SetYear, {"year": 1690}),
    (SetMarker, {"side": "alliance"}),
    (SetSupport, {"side": "alliance"}),
]


@pytest.mark.parametrize(("fact", "fields"), FACTS)
def test_only_the_umpire_enters_facts(fact: Any, fields: dict[str, Any]) -> None:
    assert fact.path[0] == "umpire"
    assert play(EVENTS, fact(actor="umpire", **fields)).events
    for side in ("alliance", "bourbon"):
        no = refusal(EVENTS, fact(actor=side, **fields))
        assert (no.code, no.cites) == ("not_the_umpire", ("A-G-03",))


@pytest.mark.parametrize(("fact", "fields"), FACTS)
def test_nothing_is_entered_after_the_end(fact: Any, fields: dict[str, Any]) -> None:
    no = refusal(OVER, fact(actor="umpire", **fields))

    assert (no.code, no.params) == ("game_over", {"year": 1697})


@pytest.mark.parametrize(
    ("command", "changes", "event"),
    [
        pytest.param(
            SetAtlantic(actor="umpire", side="alliance"),
            {"atlantic": "alliance"},
            AtlanticSet(old="nobody", new="alliance"),
            id="the Atlantic",
        ),
        pytest.param(
            SetInitiative(actor="umpire", side="alliance"),
            {"initiative": "alliance"},
            InitiativeSet(old="bourbon", new="alliance"),
            id="initiative; the turn stays",
        ),
        pytest.param(
            SetVictoryPoints(actor="umpire", number=-999),
            {"vp": -999},
            VictoryPointsSet(old=20, new=-999),
            id="victory points",
        ),
        pytest.param(
            SetCards(actor="umpire", side="alliance", number=0),
            {"cards": {"alliance": 0, "bourbon": 5}},
            CardsSet(side="alliance", old=5, new=0),
            id="cards",
        ),
        pytest.param(
            SetResources(actor="umpire", side="bourbon", number=99),
            {"resources": {"alliance": 5, "bourbon": 99}},
            ResourcesSet(side="bourbon", old=5, new=99),
            id="resource points",
        ),
    ],
)
def test_a_holding_is_set_to_the_new_value(
    command: Command, changes: dict[str, Any], event: Event
) -> None:
    result = play(BOURBON_TURN, command)

    assert result.state == BOURBON_TURN.evolve(**changes)
    assert result.events == (event,)


@pytest.mark.clause("A-K-07")
def test_the_atlantic_can_be_taken_from_everybody() -> None:
    before = EVENTS.evolve(atlantic="bourbon")

    result = play(before, SetAtlantic(actor="umpire", side="nobody"))

    assert result.state == EVENTS
    assert result.events == (AtlanticSet(old="bourbon", new="nobody"),)


@pytest.mark.parametrize(
    ("fact", "field", "values"),
    [
        (SetCards, "number", (-1, 100)),
        (SetResources, "number", (-1, 100)),
        (SetVictoryPoints, "number", (-1000, 1000)),
        (SetAtlantic, "side", ("france",)),
        (SetCards, "side", ("nobody",)),
        (SetPhase, "phase", ("spring",)),
    ],
)
def test_values_out_of_range_are_no_commands(
    fact: Any, field: str, values: tuple[Any, ...]
) -> None:
    usual: dict[str, Any] = next(fields for one, fields in FACTS if one is fact)
    for value in values:
        with pytest.raises(ValidationError, match=field):
            fact(actor="umpire", **usual | {field: value})


@pytest.mark.parametrize("phase", PHASES)
def test_a_phase_is_begun_afresh(phase: Any) -> None:
    before = BOURBON_TURN.evolve(
        initiative="alliance", done=("alliance",), flip_closed=True, decision=7
    )

    result = play(before, SetPhase(actor="umpire", phase=phase))

    turn = "alliance" if phase == "campaign" else None
    assert result.state == before.evolve(
        phase=phase,
        turn=turn,
        done=(),
        decision=8,
        wintered=phase == "winter_quarters",
    )
    assert result.events[0] == PhaseSet(old="campaign", new=phase)
    (began,) = result.events[1:]
    assert isinstance(began, PhaseBegan)
    assert (began.year, began.phase, began.roll) == (1690, phase, "made")


@pytest.mark.clause("A-K-09")
def test_going_back_to_events_gives_no_second_roll() -> None:
    before = next_phases(EVENTS.evolve(rolled=True), 1)

    events = play(before, SetPhase(actor="umpire", phase="events")).state

    assert events.rolled
    assert next_phases(events, 1).phase == "reinforcement"


def test_a_year_is_begun_afresh_with_its_roll_and_its_flip() -> None:
    before = ALLIANCE_TURN.evolve(done=("bourbon",), flip_closed=True, decision=7)
    for year in (1688, 1690, 1697):
        result = play(before, SetYear(actor="umpire", year=year))

        assert result.state == before.evolve(
            year=year,
            phase="events",
            turn=None,
            rolled=False,
            done=(),
            flip_closed=False,
            decision=8,
        )
        assert result.events[0] == YearSet(old=1690, new=year)
        assert isinstance(result.events[1], PhaseBegan)


@pytest.mark.parametrize("year", [1687, 1698])
def test_only_years_of_the_scenario_can_be_set(year: int) -> None:
    no = refusal(EVENTS, SetYear(actor="umpire", year=year))

    assert (no.code, no.cites) == ("year_outside", ("A-G-03",))
    assert no.params == {"first": 1688, "last": 1697}


@pytest.mark.parametrize(
    ("fields", "box", "side"),
    [
        ({"box": "4"}, LEFT_MINUS_1, "bourbon"),
        ({"side": "alliance"}, 6, "alliance"),
        ({"box": "12", "side": "alliance"}, LAST, "alliance"),
    ],
)
@pytest.mark.clause("A-K-06")
def test_the_marker_is_put_and_turned(
    fields: dict[str, Any], box: int, side: Any
) -> None:
    result = play(EVENTS, SetMarker(actor="umpire", **fields))

    assert result.state == EVENTS.evolve(marker=marker(box, side))
    (event,) = result.events
    assert isinstance(event, MarkerSet)
    assert (event.old_box, event.old_value) == (6, 0)
    assert (event.old_place, event.old_side) == ("only", "bourbon")
    assert (event.new_box, event.new_value) == (box, EVENTS.track[box])
    assert event.new_place == {4: "left", 6: "only", 12: "right"}[box]
    assert event.new_side == side


def test_a_marker_left_as_it_is_is_refused() -> None:
    no = refusal(EVENTS, SetMarker(actor="umpire"))

    assert (no.code, no.cites) == ("nothing_to_set", ("A-G-03",))


@pytest.mark.clause("KWW-TRK-1")
def test_a_marker_goes_to_no_box_that_is_not_there() -> None:
    no = refusal(EVENTS, SetMarker(actor="umpire", box="13"))

    assert (no.code, no.cites) == ("no_such_box", ("KWW-TRK-1",))
    assert [choice.value for choice in no.legal] == [str(box) for box in range(13)]


@pytest.mark.parametrize("before", [EVENTS, REINFORCEMENT, ALLIANCE_TURN, WINTER])
@pytest.mark.clause("KWW-SUP-2")
def test_a_control_marker_goes_where_the_side_would_place_it(before: Any) -> None:
    poor = before.evolve(resources={"alliance": 0, "bourbon": 0})

    result = play(poor, SetSupport(actor="umpire", side="bourbon"))

    assert result.state == poor.evolve(support={"bourbon": RIGHT_MINUS_1})
    assert result.events == (
        SupportSet(
            side="bourbon",
            old_box=None,
            old_value=0,
            old_place="off",
            new_box=RIGHT_MINUS_1,
            new_value=-1,
            new_place="right",
        ),
    )


@pytest.mark.clause("A-K-13", "A-K-15")
def test_where_there_is_none_a_box_must_be_named() -> None:
    literal = EVENTS.evolve(options=house_rules(support_side="literal"))
    at_the_end = EVENTS.evolve(marker=marker(0))
    command = SetSupport(actor="umpire", side="bourbon")

    assert play(literal, command).state.support == {"bourbon": LEFT_PLUS_1}
    assert refusal(at_the_end, command).code == "no_box_beside"


def test_a_control_marker_is_moved_and_taken_off() -> None:
    both = EVENTS.evolve(support={"alliance": 7, "bourbon": 5})

    moved = play(both, SetSupport(actor="umpire", side="bourbon", box="0"))
    off = play(moved.state, SetSupport(actor="umpire", side="bourbon", box="off"))

    assert moved.state == both.evolve(support={"alliance": 7, "bourbon": 0})
    assert off.state == both.evolve(support={"alliance": 7})
    (taken,) = off.events
    assert isinstance(taken, SupportSet)
    assert (taken.old_box, taken.old_value, taken.old_place) == (0, -3, "left")
    assert (taken.new_box, taken.new_value, taken.new_place) == (None, 0, "off")


@pytest.mark.clause("KWW-TRK-1")
def test_a_control_marker_goes_to_no_box_that_is_not_there() -> None:
    no = refusal(EVENTS, SetSupport(actor="umpire", side="bourbon", box="on"))

    assert no.code == "no_such_box"
    assert [choice.value for choice in no.legal][-2:] == ["12", "off"]


def test_the_umpires_year_keeps_the_turn_order_of_the_scenario() -> None:
    first = play(EVENTS, SetYear(actor="umpire", year=1688)).state

    assert first == OPENING.evolve(decision=2)
