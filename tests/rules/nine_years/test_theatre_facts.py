"""Facts about the map, as the umpire enters them (A-G-03)."""

from typing import Any

import pytest

from rules.kernel.choice import Choice
from rules.kernel.model import Event
from rules.nine_years.facts.lines import LineSet, SetLine
from rules.nine_years.facts.theatre import (
    BeachyHeadSet,
    ControlSet,
    CounterSet,
    FleetSet,
    PoolSet,
    SetBeachyHead,
    SetControl,
    SetCounter,
    SetFleet,
    SetPool,
)
from rules.nine_years.forces.choices import VALUES
from rules.nine_years.forces.removing import RemoveForce
from rules.nine_years.sides import Holder
from rules.nine_years.theatre import COUNTERS, Counter, FleetMarker, Line
from tests.rules.nine_years.map_scenes import (
    CAMPAIGN,
    OPENING,
    corps_of,
    with_theatre,
)
from tests.rules.nine_years.scenes import EVENTS, play, refusal

pytestmark = pytest.mark.clause("A-G-03")

FACTS: list[tuple[Any, dict[str, Any]]] = [
    (SetControl, {"space": "london", "side": "bourbon"}),
    (SetCounter, {"kind": "demoralized", "space": "mons", "present": True}),
    (SetFleet, {"side": "bourbon", "place": "atlantic", "present": True}),
    (SetLine, {"line": "brabant-line", "side": "nobody"}),
    (SetBeachyHead, {"effect": True}),
    (SetPool, {"side": "alliance", "number": 0}),
]
MAPPED = [one for one in FACTS if one[0] is not SetBeachyHead]


@pytest.mark.parametrize(("fact", "fields"), FACTS)
def test_only_the_umpire_enters_facts_of_the_map(
    fact: Any, fields: dict[str, Any]
) -> None:
    assert fact.path[0] == "umpire"
    for state in (OPENING, CAMPAIGN):
        assert play(state, fact(actor="umpire", **fields)).events
    for side in ("alliance", "bourbon"):
        no = refusal(CAMPAIGN, fact(actor=side, **fields))
        assert (no.code, no.cites) == ("not_the_umpire", ("A-G-03",))
    over = CAMPAIGN.evolve(over=True)
    assert refusal(over, fact(actor="umpire", **fields)).code == "game_over"


@pytest.mark.parametrize(("fact", "fields"), MAPPED)
def test_without_a_map_they_are_refused(fact: Any, fields: dict[str, Any]) -> None:
    assert refusal(EVENTS, fact(actor="umpire", **fields)).code == "no_map"


@pytest.mark.clause("KWW-WQ-C2", "A-K-25")
def test_beachy_head_needs_no_map() -> None:
    result = play(EVENTS, SetBeachyHead(actor="umpire", effect=True))

    assert result.state == with_theatre(EVENTS, beachy_head=True)
    assert result.events == (BeachyHeadSet(old=False, new=True),)


@pytest.mark.clause("KWW-WQ-A1", "KWW-WQ-C1")
def test_control_of_a_space_goes_from_hand_to_hand() -> None:
    state = CAMPAIGN
    told: list[Event] = []
    sides: tuple[Holder, ...] = ("bourbon", "nobody", "alliance")
    for side in sides:
        result = play(state, SetControl(actor="umpire", space="london", side=side))
        told += result.events
        state = result.state
        controller = None if side == "nobody" else side
        assert state.theatre.spaces["london"].controller == controller

    assert state == CAMPAIGN
    assert told == [
        ControlSet(space="london", old="alliance", new="bourbon"),
        ControlSet(space="london", old="bourbon", new="nobody"),
        ControlSet(space="london", old="nobody", new="alliance"),
    ]


@pytest.mark.parametrize("kind", COUNTERS)
@pytest.mark.clause("KWW-WQ-B1")
def test_a_marker_of_a_kind_lies_on_a_space_once_or_not(kind: Any) -> None:
    def entered(state: Any, present: bool) -> Any:
        fields = {"kind": kind, "space": "mons", "present": present}
        return play(state, SetCounter(actor="umpire", **fields))

    marker, siege = Counter(kind=kind, space="mons"), CAMPAIGN.theatre.counters
    once = entered(CAMPAIGN, present=True)
    twice = entered(once.state, present=True)
    gone = entered(twice.state, present=False)

    assert once.state.theatre.counters == (*siege, marker)
    assert once.events == (CounterSet(counter=kind, space="mons", old=False, new=True),)
    assert twice.state == once.state
    assert twice.events[0].old
    assert gone.state == CAMPAIGN
    assert gone.events == (CounterSet(counter=kind, space="mons", old=True, new=False),)


@pytest.mark.parametrize("place", ["atlantic", "channel", "dublin", "dunkirk"])
@pytest.mark.clause("KWW-WQ-B2")
def test_a_fleet_lies_in_a_port_or_in_a_control_box(place: str) -> None:
    fields: Any = {"side": "alliance", "place": place}
    there = play(CAMPAIGN, SetFleet(actor="umpire", present=True, **fields))
    gone = play(there.state, SetFleet(actor="umpire", present=False, **fields))

    marker = FleetMarker(side="alliance", place=place)
    assert there.state.theatre.fleets == (*CAMPAIGN.theatre.fleets, marker)
    assert there.events == (FleetSet(old=False, new=True, **fields),)
    assert gone.state == CAMPAIGN
    assert gone.events == (FleetSet(old=True, new=False, **fields),)


@pytest.mark.parametrize(
    ("place", "code"), [("namur", "no_port_there"), ("baltic", "no_such_harbour")]
)
@pytest.mark.clause("KWW-WQ-B2")
def test_a_fleet_lies_nowhere_else(place: str, code: str) -> None:
    fleet = SetFleet(actor="umpire", side="alliance", place=place, present=True)

    no = refusal(CAMPAIGN, fleet)

    assert (no.code, no.params) == (code, {"given": place})
    assert [one.value for one in no.legal] == [
        *("atlantic", "channel", "north-sea"),
        *("dublin", "london", "hague", "dunkirk", "brest"),
    ]


@pytest.mark.parametrize(
    ("fields", "lies", "event"),
    [
        pytest.param(
            {"line": "new-line", "side": "bourbon", "space": "mons"},
            Line(side="bourbon", space="mons"),
            ("nobody", None, "bourbon", "mons"),
            id="a new one",
        ),
        pytest.param(
            {"line": "brabant-line", "side": "alliance", "space": "mons"},
            Line(side="alliance", space="mons"),
            ("alliance", "brussels", "alliance", "mons"),
            id="one that moves",
        ),
        pytest.param(
            {"line": "brabant-line", "side": "bourbon"},
            Line(side="bourbon", space="brussels"),
            ("alliance", "brussels", "bourbon", "brussels"),
            id="one that changes hands",
        ),
        pytest.param(
            {"line": "brabant-line", "side": "nobody"},
            None,
            ("alliance", "brussels", "nobody", None),
            id="one that goes",
        ),
    ],
)
@pytest.mark.clause("KWW-WQ-B3")
def test_a_line_lies_where_it_was_said(
    fields: dict[str, Any], lies: Line | None, event: tuple[Any, ...]
) -> None:
    result = play(CAMPAIGN, SetLine(actor="umpire", **fields))

    others = {
        name: one
        for name, one in CAMPAIGN.theatre.lines.items()
        if name != fields["line"]
    }
    expected = others if lies is None else others | {fields["line"]: lies}
    assert result.state == with_theatre(CAMPAIGN, lines=expected)
    old, old_space, new, new_space = event
    assert result.events == (
        LineSet(
            line=fields["line"],
            old=old,
            old_space=old_space,
            new=new,
            new_space=new_space,
        ),
    )


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"line": "meuse-line", "side": "nobody"}, "no_such_line"),
        ({"line": "meuse-line", "side": "alliance"}, "line_needs_space"),
        ({"line": "meuse-line", "side": "alliance", "space": "x"}, "no_such_space"),
        ({"line": "Meuse", "side": "alliance", "space": "mons"}, "bad_id"),
        ({"line": "namur", "side": "alliance", "space": "mons"}, "id_taken"),
        ({"line": "dutch", "side": "alliance", "space": "mons"}, "id_taken"),
        ({"line": "eugene", "side": "alliance", "space": "mons"}, "id_taken"),
        ({"line": "off", "side": "alliance", "space": "mons"}, "id_taken"),
    ],
)
@pytest.mark.clause("KWW-WQ-B3")
def test_line_refused(fields: dict[str, Any], code: str) -> None:
    assert refusal(CAMPAIGN, SetLine(actor="umpire", **fields)).code == code


def test_a_map_holds_so_many_lines_and_no_more() -> None:
    line = Line(side="alliance", space="mons")
    before = with_theatre(CAMPAIGN, lines={f"l{n}": line for n in range(200)})

    more = SetLine(actor="umpire", line="more", side="alliance", space="mons")

    assert refusal(before, more).code == "too_many_lines"
    assert play(before, more.evolve(line="l3", space="namur")).events


@pytest.mark.clause("KWW-WQ-A4")
def test_the_pool_is_set_to_the_new_value() -> None:
    result = play(CAMPAIGN, SetPool(actor="umpire", side="bourbon", number=12))

    assert result.state.theatre.pool == {"alliance": 6, "bourbon": 12}
    assert result.events == (PoolSet(side="bourbon", old=7, new=12),)


@pytest.mark.clause("KWW-WQ-A4")
def test_all_corps_of_a_side_can_come_back_to_its_pool() -> None:
    standing = corps_of(CAMPAIGN.theatre, "bourbon") - 7

    no = refusal(CAMPAIGN, SetPool(actor="umpire", side="bourbon", number=85))

    assert (no.code, no.cites) == ("too_many_corps", ("KWW-WQ-A4", "A-G-03"))
    assert no.params == {"given": "bourbon", "standing": standing, "most": 99}
    full = play(CAMPAIGN, SetPool(actor="umpire", side="bourbon", number=84)).state
    names = [name for name, one in full.theatre.forces.items() if one.side == "bourbon"]
    for name in names:
        full = play(full, RemoveForce(actor="umpire", force=name)).state
    assert full.theatre.pool["bourbon"] == 99


@pytest.mark.parametrize("fact", [SetControl, SetCounter])
def test_a_space_has_to_be_on_the_map(fact: Any) -> None:
    fields = next(one for kind, one in FACTS if kind is fact)

    no = refusal(CAMPAIGN, fact(actor="umpire", **fields | {"space": "berlin"}))

    assert (no.code, no.params) == ("no_such_space", {"given": "berlin"})
    assert Choice("namur") in no.legal


def test_every_fact_tells_what_was_and_what_is() -> None:
    for fact, fields in FACTS:
        (event,) = play(CAMPAIGN, fact(actor="umpire", **fields)).events
        assert isinstance(event, Event)
        assert {"old", "new"} <= set(type(event).model_fields)


@pytest.mark.parametrize(
    ("command", "field", "some"),
    [
        (SetControl, "space", "namur"),
        (SetCounter, "space", "namur"),
        (SetFleet, "place", "channel"),
        (SetLine, "line", "brabant-line"),
        (SetLine, "space", "namur"),
    ],
)
def test_fields_of_facts_are_filled_with_what_there_is(
    command: Any, field: str, some: str
) -> None:
    values = [one.value for one in VALUES[command, field](CAMPAIGN, "umpire", {})]

    assert some in values
    for value in values:
        fields = next(one for kind, one in FACTS if kind is command)
        play(CAMPAIGN, command(actor="umpire", **fields | {field: value}))
