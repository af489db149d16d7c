"""A-K-19: sealed orders show nothing to anybody else before both sides are done."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.kernel.audience import UMPIRE, Viewer
from rules.kernel.model import Command, Event
from rules.nine_years.sides import OTHER, SIDES, Side
from rules.nine_years.state import NineYears
from rules.nine_years.view import view
from rules.nine_years.winter.lines import RemoveLines
from rules.nine_years.winter.withdrawing import Done, NotYet, Withdraw
from tests.rules.nine_years.winter_scenes import (
    begun,
    force,
    lines,
    play,
    shown,
    taken,
    theatre,
)

IN_A = begun(
    theatre(
        a1=force("alliance", "mons", "ghent namur london"),
        a2=force("alliance", "lille", "ghent london"),
        b1=force("bourbon", "namur", "paris lille mons brest"),
        b2=force("bourbon", "ghent", "mons", "brest"),
        b3=force("bourbon", "ghent", "mons"),
    )
)
IN_B = begun(
    theatre().evolve(lines=lines(a1="ghent", a2="namur", b1="mons", b2="lille"))
)
sides = st.sampled_from(SIDES)


def outsiders(side: Side) -> tuple[Viewer, ...]:
    """Return who must not learn what *side* has sealed."""
    return (None, OTHER[side], UMPIRE)


@st.composite
def withdrawals(draw: st.DrawFn, side: Side) -> list[Command]:
    """Return legal orders for all forces of a side, in any order, some changed."""
    assert IN_A.winter is not None
    forces = IN_A.theatre.forces
    own = {
        name: to for name, to in IN_A.winter.legal.items() if forces[name].side == side
    }
    twice = draw(st.permutations([*own, *own]))
    return [
        Withdraw(actor=side, force=name, to=draw(st.sampled_from(own[name])))
        for name in twice
    ]


def removals(side: Side) -> st.SearchStrategy[list[Command]]:
    """Return two choices of lines of a side, one after the other."""
    chosen = st.lists(
        st.sampled_from([f"{side[0]}1", f"{side[0]}2"]), max_size=2, unique=True
    )
    one = chosen.map(lambda few: RemoveLines(actor=side, lines=tuple(few) or None))
    return st.lists(one, min_size=2, max_size=2)


def told(state: NineYears, commands: list[Command], viewer: Viewer) -> list[str]:
    """Return all that *viewer* learns, play by play."""
    learnt = []
    for command in commands:
        result = play(state, command)
        state = result.state
        learnt.append(f"{public(command)} {shown(state, viewer, result.events)}")
    return learnt


def public(command: Command) -> str:
    """Return what the public may be told of a command."""
    if command.public_path:
        return f"{command.public_path} {command.actor}"
    fields = command.model_dump(exclude={"actor", *command.hidden})
    return f"{command.path} {command.actor} {fields}"


@pytest.mark.clause("A-K-19", "KWW-WQ-0")
@given(side=sides, data=st.data())
@settings(max_examples=40)
def test_others_learn_nothing_of_withdrawals(side: Side, data: st.DataObject) -> None:
    end: list[Command] = [Done(actor=side), NotYet(actor=side), Done(actor=side)]
    one, other = (data.draw(withdrawals(side)) + end for _ in range(2))

    for viewer in outsiders(side):
        assert told(IN_A, one, viewer) == told(IN_A, other, viewer)


@pytest.mark.clause("A-K-19", "KWW-WQ-B3")
@given(side=sides, data=st.data())
@settings(max_examples=40)
def test_others_learn_nothing_of_lines(side: Side, data: st.DataObject) -> None:
    end: list[Command] = [Done(actor=side)]
    one, other = (data.draw(removals(side)) + end for _ in range(2))

    for viewer in outsiders(side):
        assert told(IN_B, one, viewer) == told(IN_B, other, viewer)


@pytest.mark.clause("A-K-19")
@given(
    side=sides,
    space=st.sampled_from(sorted(IN_A.theatre.spaces)),
    holder=st.sampled_from([None, *SIDES]),
    ready=st.booleans(),
    data=st.data(),
)
@settings(max_examples=60)
def test_a_change_of_facts_shows_nothing_of_them_either(
    side: Side, space: str, holder: Side | None, ready: bool, data: st.DataObject
) -> None:
    end: list[Command] = [Done(actor=side)] if ready else []
    sealed = [_played(IN_A, data.draw(withdrawals(side)) + end) for _ in range(2)]
    results = [taken(state, space, holder) for state in sealed]
    carried_out = {one.state.winter is None for one in results}

    assert len(carried_out) == 1
    for viewer in () if carried_out == {True} else outsiders(side):
        one, other = (
            shown(result.state, viewer, _seen(result.events, viewer))
            for result in results
        )
        assert one == other


@pytest.mark.clause("A-K-19")
def test_its_own_side_sees_what_it_has_ordered() -> None:
    orders = [
        Withdraw(actor="alliance", force="a1", to=to) for to in ("ghent", "london")
    ]
    one, other = (play(IN_A, order).state for order in orders)

    assert shown(one, "alliance") != shown(other, "alliance")
    assert view(one, "alliance") == one
    hidden = view(one, "bourbon").winter
    assert hidden is not None
    assert hidden.orders == {}


@pytest.mark.clause("A-K-19")
def test_a_position_without_winter_is_shown_whole() -> None:
    state = IN_A.evolve(winter=None)

    assert view(state, None) == state


def _played(state: NineYears, commands: list[Command]) -> NineYears:
    """Return the position after some commands."""
    for command in commands:
        state = play(state, command).state
    return state


def _seen(events: tuple[Event, ...], viewer: Viewer) -> list[Event]:
    """Return the events that *viewer* is told of at all."""
    return [event for event in events if event.seen_by(viewer) is not None]
