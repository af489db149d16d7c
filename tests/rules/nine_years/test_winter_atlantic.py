"""KWW-WQ-C: control of the Atlantic and the price of London."""

from typing import Any

import pytest

from rules.nine_years.sides import Side
from rules.nine_years.state import NineYears
from rules.nine_years.theatre import FleetMarker, Space
from rules.nine_years.winter.atlantic import AtlanticKept, AtlanticPassed, LondonPaid
from rules.nine_years.winter.flow import begin_winter
from tests.rules.nine_years.winter_scenes import before, events_of, theatre


def at_sea(
    atlantic: Side | None,
    london: Side | None,
    *,
    beachy_head: bool = False,
    **options: Any,
) -> NineYears:
    """Return a Winter with nothing but step C in it; VP are 20."""
    spaces = {"london": Space(controller=london)}
    europe = theatre(spaces).evolve(beachy_head=beachy_head)
    return before(europe, **options).evolve(atlantic=atlantic, vp=20)


@pytest.mark.parametrize(
    ("old", "london", "beachy_head", "new", "cite"),
    [
        ("bourbon", "alliance", False, "alliance", "KWW-WQ-C1"),
        (None, "alliance", False, "alliance", "KWW-WQ-C1"),
        ("alliance", "alliance", False, "alliance", "KWW-WQ-C1"),
        ("alliance", "alliance", True, "bourbon", "KWW-WQ-C2"),
        ("alliance", "bourbon", True, "bourbon", "KWW-WQ-C2"),
        ("alliance", None, True, "bourbon", "KWW-WQ-C2"),
        ("bourbon", "alliance", True, "bourbon", "KWW-WQ-C2"),
        ("alliance", "bourbon", False, "alliance", "KWW-WQ-C3"),
        ("bourbon", "bourbon", False, "bourbon", "KWW-WQ-C3"),
        ("alliance", None, False, "alliance", "KWW-WQ-C3"),
        (None, None, False, None, "KWW-WQ-C3"),
    ],
)
@pytest.mark.clause("KWW-WQ-C1", "KWW-WQ-C2", "KWW-WQ-C3", "A-K-25", "A-K-27")
def test_who_controls_the_atlantic(
    old: Side | None,
    london: Side | None,
    beachy_head: bool,
    new: Side | None,
    cite: str,
) -> None:
    result = begin_winter(at_sea(old, london, beachy_head=beachy_head))

    assert result.state.atlantic == new
    told, *_ = events_of(result, AtlanticPassed, AtlanticKept)
    assert isinstance(told, AtlanticPassed) == (new != old)
    assert told.cites == ((cite, "A-K-25") if new != old else (cite,))


FLEETS = (
    FleetMarker(side="bourbon", place="atlantic"),
    FleetMarker(side="alliance", place="atlantic"),
    FleetMarker(side="bourbon", place="channel"),
)


@pytest.mark.clause("A-K-25", "KWW-WQ-C1")
def test_the_enemys_fleet_leaves_the_box_when_control_passes() -> None:
    state = at_sea("bourbon", "alliance")
    state = state.evolve(theatre=state.theatre.evolve(fleets=FLEETS))

    result = begin_winter(state)

    assert result.state.theatre.fleets == FLEETS[1:]
    assert events_of(result, AtlanticPassed) == [
        AtlanticPassed(
            old="bourbon", new="alliance", fleets=1, cites=("KWW-WQ-C1", "A-K-25")
        )
    ]


@pytest.mark.clause("A-K-25", "KWW-WQ-C2")
def test_a_fleet_stays_where_control_does_not_really_pass() -> None:
    state = at_sea("bourbon", "alliance", beachy_head=True)
    state = state.evolve(theatre=state.theatre.evolve(fleets=FLEETS))

    assert begin_winter(state).state.theatre.fleets == FLEETS


@pytest.mark.clause("KWW-WQ-C4", "A-K-26")
@pytest.mark.parametrize(
    ("london", "vp"), [("bourbon", 18), ("alliance", 20), (None, 20)]
)
def test_a_bourbon_london_costs_two_points(london: Side | None, vp: int) -> None:
    result = begin_winter(at_sea("bourbon", london))

    assert result.state.vp == vp
    assert [one.new for one in events_of(result, LondonPaid)] == [18] * (vp == 18)


@pytest.mark.clause("KWW-WQ-C4", "A-K-26")
def test_it_costs_them_each_winter_and_without_a_floor() -> None:
    once = begin_winter(at_sea(None, "bourbon").evolve(vp=1)).state
    twice = begin_winter(once).state

    assert (once.vp, twice.vp) == (-1, -3)


@pytest.mark.clause("KWW-WQ-C5", "A-K-27")
@pytest.mark.parametrize("scenario", ["NPWS", "other"])
def test_other_scenarios_have_no_step_c(scenario: str) -> None:
    state = at_sea("alliance", "bourbon", beachy_head=True, scenario=scenario)

    result = begin_winter(state)

    assert (result.state.atlantic, result.state.vp) == ("alliance", 20)
    assert result.events == ()


@pytest.mark.clause("KWW-WQ-C3")
def test_without_a_map_nothing_changes() -> None:
    result = begin_winter(before(theatre({})).evolve(atlantic="bourbon", vp=20))

    assert (result.state.atlantic, result.state.vp) == ("bourbon", 20)
    assert result.events == (AtlanticKept(holder="bourbon", cites=("KWW-WQ-C3",)),)
