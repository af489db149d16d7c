"""A-K-19: the umpire changes a fact in Winter, and the snapshot is taken again."""

import pytest

from rules.kernel.audience import UMPIRE
from rules.kernel.offers import Awaited
from rules.nine_years.theatre import Destinations, Line
from rules.nine_years.winter.flow import ForcesObliged, ListsMissing
from rules.nine_years.winter.leaving import ForceWithdrew
from rules.nine_years.winter.lines import LinesRemoved, RemoveLines
from rules.nine_years.winter.lists import ListDestinations
from rules.nine_years.winter.resnapshot import AwaitedAgain, OrdersStruck
from tests.rules.nine_years.winter_scenes import (
    awaited,
    begun,
    done,
    europe_of,
    events_of,
    force,
    lines,
    order,
    play,
    play_all,
    taken,
    theatre,
    where,
)

EUROPE = theatre(
    a=force("alliance", "lille", "ghent namur"),
    b=force("bourbon", "ghent", "paris brest"),
)
SEALED = play_all(begun(EUROPE), *order("alliance", a="namur"), *done("alliance"))
"""The Alliance is done, the Bourbons are not."""


@pytest.mark.clause("A-K-19")
def test_illegal_orders_are_struck_out_and_their_side_is_awaited_again() -> None:
    result = taken(SEALED, "namur", "bourbon")

    assert result.events == (
        OrdersStruck(side="alliance", orders=("a",)),
        AwaitedAgain(sides=("alliance",)),
    )
    assert result.state.winter is not None
    assert result.state.winter.orders == {}
    assert {one.side for one in awaited(result.state)} == {"alliance", "bourbon"}
    assert result.state.decision == 7
    end = play_all(
        result.state,
        *order("alliance", a="ghent"),
        *order("bourbon", b="paris"),
        *done("alliance", "bourbon"),
    )
    assert where(end) == {"a": "ghent", "b": "paris"}


@pytest.mark.clause("A-K-19")
def test_only_its_own_side_is_told_which_orders_were_struck() -> None:
    struck, again = taken(SEALED, "namur", "bourbon").events

    assert struck.seen_by("alliance") is not None
    for viewer in ("bourbon", UMPIRE, None):
        assert struck.seen_by(viewer) is None
        assert again.seen_by(viewer) is not None


@pytest.mark.clause("A-K-19")
def test_whether_an_order_was_struck_does_not_show() -> None:
    other = play_all(begun(EUROPE), *order("alliance", a="ghent"), *done("alliance"))

    result = taken(other, "namur", "bourbon")

    assert result.events == (AwaitedAgain(sides=("alliance",)),)
    assert result.state.winter is not None
    assert result.state.winter.orders == {"a": "ghent"}
    end = play_all(
        result.state,
        *done("alliance"),
        *order("bourbon", b="paris"),
        *done("bourbon"),
    )
    assert where(end)["a"] == "ghent"


@pytest.mark.clause("A-K-19")
def test_a_side_that_loses_nothing_stays_done() -> None:
    trier = taken(SEALED, "trier", "alliance")
    paris = taken(SEALED, "paris", "alliance")

    for result in (trier, paris):
        assert result.events == ()
        assert awaited(result.state) == (Awaited("bourbon", "withdrawals", 7),)
    assert paris.state.winter is not None
    assert paris.state.winter.legal["b"] == ("brest",)


@pytest.mark.clause("A-K-19", "KWW-WQ-A1")
def test_a_force_that_must_withdraw_only_now_needs_an_order() -> None:
    forces = SEALED.theatre.forces | {"c": force("alliance", "paris", "london")}

    result = europe_of(SEALED, forces=forces)

    assert result.events == (
        AwaitedAgain(sides=("alliance",)),
        ForcesObliged(
            side="alliance",
            forces=("c",),
            stranded=(),
            cites=("KWW-WQ-A1", "A-K-20"),
        ),
    )
    assert result.state.winter is not None
    assert result.state.winter.orders == {"a": "namur"}


@pytest.mark.clause("A-K-19")
def test_a_force_that_need_not_withdraw_any_more_is_not_asked() -> None:
    result = taken(SEALED, "lille", "alliance")

    assert events_of(result, OrdersStruck) == [
        OrdersStruck(side="alliance", orders=("a",))
    ]
    assert awaited(result.state) == (Awaited("bourbon", "withdrawals", 7),)


@pytest.mark.clause("A-K-19", "KWW-WQ-0")
def test_when_nobody_is_asked_any_more_winter_goes_on() -> None:
    result = taken(SEALED, "ghent", "bourbon")
    assert awaited(result.state) == (Awaited("alliance", "withdrawals", 7),)

    safe = play_all(begun(EUROPE), *order("alliance", a="namur"), *done("alliance"))
    moved = europe_of(
        safe, forces=safe.theatre.forces | {"b": force("bourbon", "paris")}
    )

    assert [one.force for one in events_of(moved, ForceWithdrew)] == ["a"]
    assert moved.state.wintered
    assert moved.state.decision == 8


@pytest.mark.clause("A-K-19", "A-K-24", "KWW-WQ-A8")
def test_what_is_closed_is_judged_anew() -> None:
    europe = theatre(
        besieger=force("alliance", "mons", "ghent"),
        raiders=force("bourbon", "ghent", "mons paris"),
    )
    state = play_all(begun(europe), *order("bourbon", raiders="paris"))

    alone = taken(state, "paris", None).state

    assert alone.winter is not None
    assert alone.winter.legal["raiders"] == ("mons",)
    assert alone.winter.orders == {}


@pytest.mark.clause("A-K-21", "A-K-19")
def test_a_list_that_is_missing_again_is_asked_for_and_orders_are_kept() -> None:
    forces = SEALED.theatre.forces | {"c": force("bourbon", "ghent", None)}
    result = europe_of(SEALED, forces=forces)

    assert events_of(result, ListsMissing) == [ListsMissing(forces=("c",))]
    assert awaited(result.state) == (Awaited("umpire", "destinations", 8),)
    command = ListDestinations(actor="umpire", force="c", land=("paris",))
    listed = play(result.state, command).state
    assert awaited(listed) == (Awaited("bourbon", "withdrawals", 9),)
    assert listed.winter is not None
    assert listed.winter.orders == {"a": "namur"}


@pytest.mark.clause("A-K-21", "A-K-19")
def test_orders_struck_while_a_list_was_missing_are_told_when_it_is_there() -> None:
    forces = SEALED.theatre.forces | {"c": force("bourbon", "ghent", None)}
    asked = europe_of(SEALED, forces=forces).state
    asked = taken(asked, "namur", "bourbon").state

    command = ListDestinations(actor="umpire", force="c", land=("paris",))
    listed = play(asked, command)

    assert [one.kind() for one in listed.events] == [
        "destinations_listed",
        "orders_struck",
        "awaited_again",
        "forces_obliged",
    ]


@pytest.mark.clause("A-K-21", "A-K-19")
def test_a_shorter_list_strikes_orders_out() -> None:
    shorter = force("alliance", "lille", "ghent")
    result = europe_of(SEALED, forces=SEALED.theatre.forces | {"a": shorter})

    assert events_of(result, AwaitedAgain) == [AwaitedAgain(sides=("alliance",))]
    assert shorter.destinations == Destinations(land=("ghent",))


LINED = play_all(
    begun(theatre().evolve(lines=lines(a1="ghent", a2="namur", b1="mons"))),
    RemoveLines(actor="alliance", lines=("a1",)),
    *done("alliance"),
)


@pytest.mark.clause("KWW-WQ-B3", "A-K-19")
def test_a_chosen_line_that_is_gone_is_struck_out() -> None:
    result = europe_of(LINED, lines=lines(a2="namur", b1="mons"))

    assert result.events == (
        OrdersStruck(side="alliance", orders=("a1",)),
        AwaitedAgain(sides=("alliance",)),
    )
    end = play_all(result.state, *done("alliance", "bourbon"))
    assert set(end.theatre.lines) == {"a2", "b1"}


@pytest.mark.clause("KWW-WQ-B3", "A-K-19")
def test_new_lines_are_a_question_only_for_whoever_had_none() -> None:
    more = europe_of(LINED, lines=LINED.theatre.lines | lines(a3="london"))
    assert awaited(more.state) == (Awaited("bourbon", "lines", 7),)

    state = begun(theatre().evolve(lines=lines(a1="ghent")))
    new = Line(side="bourbon", space="mons")
    asked = europe_of(state, lines=state.theatre.lines | {"b1": new})
    assert {one.side for one in awaited(asked.state)} == {"alliance", "bourbon"}
    assert asked.events == (AwaitedAgain(sides=("bourbon",)),)


@pytest.mark.clause("KWW-WQ-B3", "KWW-WQ-0")
def test_without_any_line_to_wait_for_winter_goes_on() -> None:
    result = europe_of(LINED, lines=lines(a1="ghent", a2="namur"))

    assert [one.lines for one in events_of(result, LinesRemoved)] == [("a1",)]
    assert result.state.wintered
