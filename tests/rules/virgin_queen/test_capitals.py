"""VQ-CAP: Madrid and Milan, in spring and in Winter."""

from typing import Any

import pytest

from rules.kernel.model import Command
from rules.virgin_queen.capitals import (
    CapitalsReinforced,
    GoHome,
    Reinforce,
    SpringMove,
    is_capital,
    offered,
    open_capitals,
    reinforced,
)
from rules.virgin_queen.marching import (
    FormationMoved,
    all_spaces,
    garrisons,
    leaders_in,
)
from rules.virgin_queen.options import VirginQueenOptions
from rules.virgin_queen.state import VirginQueen
from tests.rules.virgin_queen.armada_scenes import (
    Expected,
    barred,
    event_of,
    play,
    play_all,
    refusal,
    space,
    told,
    troops,
    values,
    with_space,
)
from tests.rules.virgin_queen.scenes import position

SPRING = with_space(position(escort=2), "milan", leaders=("alba",))
WINTER = with_space(position(phase="winter"), "antwerp", leaders=("parma",))
STAND = ["madrid", "milan", "seville", "antwerp"]


def move(origin: str, to: str, *units: int, **more: Any) -> SpringMove:
    named = troops(*units).model_dump()
    actor = more.pop("actor", "spain")
    return SpringMove(actor=actor, origin=origin, to=to, **named, **more)


def home(origin: str, capital: str, *units: int, **more: Any) -> GoHome:
    named = troops(*units).model_dump()
    return GoHome(actor="spain", origin=origin, capital=capital, **named, **more)


@pytest.mark.clause("VQ-CAP-1")
def test_spain_has_two_capitals_and_nobody_else_has_them() -> None:
    assert is_capital("spain", "madrid")
    assert is_capital("spain", "milan")
    assert not is_capital("spain", "seville")
    assert not is_capital("france", "milan")


@pytest.mark.parametrize("capital", ["madrid", "milan"])
@pytest.mark.clause("VQ-CAP-4", "A-V-51", "A-V-05")
def test_the_one_spring_move_starts_from_either_capital(capital: str) -> None:
    result = play(SPRING, move(capital, "antwerp", 2))

    assert space(result.state, "antwerp").troops == troops(8)
    assert result.state.sprung
    assert result.state.escort == 2
    assert event_of(result, FormationMoved) == FormationMoved(
        phase="spring",
        origin=capital,
        to="antwerp",
        regulars=2,
        mercenaries=0,
        leaders=(),
        cites=("VQ-CAP-4", "A-V-51"),
    )


@pytest.mark.clause("VQ-CAP-4")
def test_two_capitals_give_no_second_spring_move() -> None:
    moved = play_all(SPRING, move("milan", "naples", 1, leaders=("alba",)))

    assert space(moved, "naples").leaders == ("alba",)
    no = refusal(moved, move("madrid", "seville", 1))
    assert told(no) == ("sprung_before", ("VQ-CAP-4",), [])


@pytest.mark.clause("VQ-CAP-2", "A-V-49")
def test_each_stack_returns_to_the_capital_of_its_choice() -> None:
    state = play_all(
        WINTER,
        home("antwerp", "milan", 4, leaders=("parma",)),
        home("antwerp", "madrid", 2),
        home("seville", "milan", 3),
    )

    assert space(state, "milan").troops == troops(9)
    assert space(state, "milan").leaders == ("parma",)
    assert space(state, "madrid").troops == troops(5)
    assert space(state, "antwerp").troops == troops()


@pytest.mark.clause("VQ-CAP-3", "A-V-50")
def test_each_capital_gets_a_regular_once_a_winter() -> None:
    result = play(WINTER, Reinforce(actor="spain"))

    assert space(result.state, "madrid").troops == troops(4)
    assert space(result.state, "milan").troops == troops(3)
    assert event_of(result, CapitalsReinforced) == CapitalsReinforced(
        capitals=("madrid", "milan"), missed=()
    )
    no = refusal(result.state, Reinforce(actor="spain"))
    assert told(no) == ("reinforced_before", ("VQ-CAP-3",), [])
    again = reinforced(result.state)
    assert (again.state, again.events) == (result.state, ())


@pytest.mark.parametrize(
    "trouble", [{"controller": "france"}, {"controller": None}, {"besieged": True}]
)
@pytest.mark.clause("VQ-CAP-3", "A-V-50")
def test_a_lost_or_besieged_capital_gets_none(trouble: dict[str, Any]) -> None:
    troubled = with_space(WINTER, "milan", **trouble)
    anyway = troubled.evolve(
        options=VirginQueenOptions(capital_regular_needs_control=False)
    )

    result = play(troubled, Reinforce(actor="spain"))

    assert space(result.state, "milan").troops == troops(2)
    assert event_of(result, CapitalsReinforced) == CapitalsReinforced(
        capitals=("madrid",), missed=("milan",)
    )
    state = play_all(anyway, Reinforce(actor="spain"))
    assert space(state, "milan").troops == troops(3)


@pytest.mark.clause("VQ-CAP-3")
def test_a_capital_that_is_full_gets_none() -> None:
    full = with_space(WINTER, "madrid", troops=troops(99))

    result = play(full, Reinforce(actor="spain"))

    assert event_of(result, CapitalsReinforced).missed == ("madrid",)


@pytest.mark.parametrize(
    ("before", "command", "expected"),
    [
        barred(
            "not from a capital",
            "not_a_capital",
            ("VQ-CAP-1", "A-V-51"),
            SPRING,
            move("seville", "madrid", 1),
            ["madrid", "milan"],
        ),
        barred(
            "not in spring",
            "wrong_phase",
            ("VQ-CAP-4",),
            WINTER,
            move("madrid", "seville", 1),
        ),
        barred(
            "another power",
            "not_spain",
            ("VQ-CAP-4",),
            SPRING,
            move("madrid", "seville", 1, actor="hre"),
        ),
        barred(
            "nowhere",
            "no_such_space",
            ("VQ-CAP-4", "A-V-51"),
            SPRING,
            move("madrid", "atlantis", 1),
            list(SPRING.spaces),
        ),
        barred(
            "on the spot",
            "same_space",
            ("VQ-CAP-4", "A-V-51"),
            SPRING,
            move("madrid", "madrid", 1),
        ),
        barred(
            "nobody",
            "nothing_named",
            ("VQ-CAP-4", "A-V-51"),
            SPRING,
            move("madrid", "seville"),
        ),
        barred(
            "no capital",
            "not_a_capital",
            ("VQ-CAP-1", "VQ-CAP-2"),
            WINTER,
            home("antwerp", "naples", 1),
            ["madrid", "milan"],
        ),
        barred(
            "closed",
            "capital_closed",
            ("VQ-CAP-2", "A-V-49"),
            with_space(WINTER, "milan", enterable=False),
            home("antwerp", "milan", 1),
            ["madrid"],
        ),
        barred(
            "not in Winter",
            "wrong_phase",
            ("VQ-CAP-2",),
            SPRING,
            home("antwerp", "milan", 1),
        ),
        barred(
            "from nowhere",
            "no_such_space",
            ("VQ-CAP-2", "A-V-49"),
            WINTER,
            home("atlantis", "milan", 1),
            STAND,
        ),
        barred(
            "more than stand there",
            "units_short",
            ("VQ-CAP-2", "A-V-49"),
            WINTER,
            home("antwerp", "milan", 7),
        ),
        barred(
            "too many for the map",
            "too_many_units",
            ("VQ-CAP-2", "A-V-49"),
            with_space(WINTER, "milan", troops=troops(99)),
            home("antwerp", "milan", 1),
        ),
        barred(
            "regulars before Winter",
            "wrong_phase",
            ("VQ-CAP-3",),
            SPRING,
            Reinforce(actor="spain"),
        ),
    ],
)
def test_refused(before: VirginQueen, command: Command, expected: Expected) -> None:
    assert told(refusal(before, command)) == expected


@pytest.mark.clause("VQ-CAP-2", "VQ-CAP-3", "A-V-49")
def test_in_winter_new_regulars_and_the_way_home_are_offered() -> None:
    found = offered(WINTER, "spain")

    assert [one.key for one in found] == ["regulars", "home-seville", "home-antwerp"]
    assert play(WINTER, found[0].complete()).state.reinforced
    for one in found[1:]:
        for capital in values(open_capitals(WINTER)):
            state = play(WINTER, one.complete(capital)).state
            assert one.filled["origin"] not in values(garrisons(state))
    assert offered(WINTER, "england") == ()
    assert offered(SPRING, "spain") == ()
    closed = with_space(WINTER, "milan", enterable=False)
    closed = with_space(closed, "madrid", enterable=False)
    assert [one.key for one in offered(closed, "spain")] == ["regulars"]
    once = WINTER.evolve(reinforced=True)
    assert "regulars" not in [one.key for one in offered(once, "spain")]


@pytest.mark.clause("VQ-CAP-2")
def test_what_fits_the_fields() -> None:
    assert values(garrisons(WINTER)) == STAND
    assert values(all_spaces(WINTER)) == list(WINTER.spaces)
    assert values(leaders_in(WINTER, "antwerp")) == ["parma"]
    assert leaders_in(WINTER, "atlantis") == ()
