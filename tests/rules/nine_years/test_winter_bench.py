"""The winter that the bench measures is the one that the documents tell of."""

from bot.bench import winter as bench
from rules.nine_years.calendar import Next
from rules.nine_years.sides import SIDES
from rules.nine_years.system import NINE_YEARS
from rules.nine_years.winter.withdrawing import Withdraw


def test_all_forces_of_both_sides_withdraw() -> None:
    state = bench.autumn()
    orders = bench.winter_orders(NINE_YEARS, state)

    after = bench.played(NINE_YEARS, state, orders)

    forces = state.theatre.forces
    for side in SIDES:
        assert sum(one.side == side for one in forces.values()) == bench.FORCES == 60
    assert sum(isinstance(one, Withdraw) for one in orders) == 2 * bench.FORCES
    assert after.winter is None
    assert after.wintered
    assert after.theatre.counters == ()
    assert len(after.theatre.lines) == 2 * (bench.LINES - 2)
    for name, force in after.theatre.forces.items():
        assert force.space != forces[name].space
        assert after.theatre.spaces[force.space].controller == force.side
        assert force.corps == forces[name].corps


def test_some_listed_fortresses_are_closed_and_some_are_open() -> None:
    state = bench.played(
        NINE_YEARS, bench.autumn(), [Next(actor=side) for side in SIDES]
    )

    assert state.winter is not None
    for name, legal in state.winter.legal.items():
        destinations = state.theatre.forces[name].destinations
        assert destinations is not None
        assert 0 < len(legal) < len(destinations.land) == bench.LISTED


def test_what_the_bench_tells() -> None:
    figures = bench.measure()

    assert set(figures) == {"winter.bytes", "winter.ratio"}
    assert figures["winter.ratio"] > 0
    assert figures["winter.bytes"] <= 65_536
