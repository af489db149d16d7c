"""Winters at random: nobody is stuck, no corps is lost, what is offered is accepted."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.nine_years.sides import SIDES, Side
from rules.nine_years.state import NineYears
from rules.nine_years.theatre import (
    COUNTERS,
    Counter,
    Destinations,
    FleetMarker,
    Force,
    Line,
    Space,
    Theatre,
)
from rules.nine_years.winter.flow import begin_winter
from rules.nine_years.winter.resnapshot import changed
from tests.rules.nine_years.winter_scenes import (
    all_offers,
    awaited,
    before,
    completions,
    corps,
    keys,
    play,
    taken,
)

PLACES = ("london", "s1", "s2", "s3", "s4", "s5")
sides = st.sampled_from(SIDES)
holders = st.sampled_from([None, *SIDES])
places = st.sampled_from(PLACES)
some = st.lists(places, max_size=3, unique=True).map(tuple)
lists = st.none() | st.builds(Destinations, land=some, sea=some)


def forces(name: str) -> st.SearchStrategy[Force]:
    """Return a force with at most two corps of each kind and one leader."""
    return st.builds(
        Force,
        side=sides,
        space=places,
        full=st.integers(0, 2),
        reduced=st.integers(0, 2),
        leaders=st.sampled_from([(), (f"leader-{name}",)]),
        destinations=lists,
    )


theatres = st.builds(
    Theatre,
    spaces=st.fixed_dictionaries(
        {
            name: st.builds(Space, controller=holders, fortified=st.booleans())
            for name in PLACES
        }
    ),
    seas=st.just(("channel", "atlantic")),
    forces=st.fixed_dictionaries(
        {}, optional={name: forces(name) for name in ("f1", "f2", "f3", "f4", "f5")}
    ),
    pool=st.just({"alliance": 3, "bourbon": 4}),
    counters=st.lists(
        st.builds(Counter, kind=st.sampled_from(COUNTERS), space=places), max_size=3
    ).map(tuple),
    fleets=st.lists(
        st.builds(
            FleetMarker,
            side=sides,
            place=st.sampled_from(["channel", "atlantic", "s1"]),
        ),
        max_size=3,
    ).map(tuple),
    lines=st.fixed_dictionaries(
        {},
        optional={name: st.builds(Line, side=sides, space=places) for name in "lmn"},
    ),
    beachy_head=st.booleans(),
)


def leaders(state: NineYears) -> list[str]:
    """Return all leaders, wherever they are."""
    europe = state.theatre
    there = [one for each in europe.forces.values() for one in each.leaders]
    waiting = [one.leader for one in europe.arrivals]
    back = [one for each in europe.reserve.values() for one in each]
    return sorted([*there, *waiting, *back])


def tally(state: NineYears) -> tuple[Any, ...]:
    """Return what no Winter may change."""
    return (*(corps(state, side) for side in SIDES), leaders(state))


def check(state: NineYears) -> None:
    """Assert that somebody is awaited, and that he has something to do about it."""
    assert awaited(state)
    if state.winter is None:
        assert state.wintered
        return
    for one in awaited(state):
        assert keys(state, one.side)
        assert one.id == state.decision
    found = [(one.side, one.key) for one in all_offers(state)]
    assert len(found) == len(set(found))
    for offer in all_offers(state):
        for command in completions(state, offer):
            play(state, command)


@pytest.mark.clause("KWW-WQ-0", "KWW-WQ-A4", "A-K-19")
@given(
    europe=theatres,
    openly=st.booleans(),
    scenario=st.sampled_from(["NY", "other"]),
    data=st.data(),
)
@settings(max_examples=70, suppress_health_check=[HealthCheck.too_slow])
def test_every_winter_ends_and_loses_nobody(
    europe: Theatre, openly: bool, scenario: str, data: st.DataObject
) -> None:
    autumn = before(europe, wq_sealed=not openly, scenario=scenario)
    state = begin_winter(autumn).state
    for _ in range(60):
        check(state)
        assert tally(state) == tally(autumn)
        if state.winter is None:
            break
        state = _onwards(state, data)
    else:
        state = _to_the_end(state)

    assert state.wintered
    for one in state.theatre.forces.values():
        enemy = state.theatre.spaces[one.space].controller not in {None, one.side}
        assert not enemy
    assert state.theatre.counters == ()
    assert tally(state) == tally(autumn)


@pytest.mark.clause("A-K-19")
@given(
    europe=theatres,
    openly=st.booleans(),
    changes=st.lists(st.tuples(places, holders, st.integers(0, 3)), max_size=6),
    data=st.data(),
)
@settings(max_examples=50, suppress_health_check=[HealthCheck.too_slow])
def test_whatever_the_umpire_changes_nobody_is_stuck(
    europe: Theatre,
    openly: bool,
    changes: list[tuple[str, Side | None, int]],
    data: st.DataObject,
) -> None:
    state = begin_winter(before(europe, wq_sealed=not openly)).state
    for space, holder, plays in changes:
        state = taken(state, space, holder).state
        check(state)
        assert changed(state).state == state
        for _ in range(plays if state.winter else 0):
            state = _onwards(state, data) if state.winter else state
            check(state)

    assert _to_the_end(state).winter is None


def _onwards(state: NineYears, data: st.DataObject) -> NineYears:
    """Play one of the offers; an order may be repeated, and done taken back."""
    offers = [
        one
        for one in all_offers(state)
        if any(one.side == w.side for w in awaited(state))
    ]
    offer = data.draw(st.sampled_from(offers))
    command = data.draw(st.sampled_from(list(completions(state, offer))))
    return play(state, command).state


def _to_the_end(state: NineYears) -> NineYears:
    """Let all who are awaited do the first thing that brings them on."""
    for _ in range(40):
        if state.winter is None:
            return state
        side = awaited(state)[0].side
        offers = [one for one in all_offers(state) if one.side == side]
        first = next((one for one in offers if one.key == "done"), offers[0])
        command, *_ = completions(state, first)
        state = play(state, command).state
    raise AssertionError(keys(state, awaited(state)[0].side))
