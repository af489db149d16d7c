"""The fleets that the bench measures, and the simulation that the odds are held to."""

from math import sqrt

import pytest

from bot.bench import odds as bench
from bot.bench import simulation
from rules.war_at_sea.engagement.sides import ROLES
from tests.rules.war_at_sea.odds_scenes import T6, TWENTY, WORN, against
from tests.rules.war_at_sea.scenes import TYPES

BATTLES = 20_000


def test_the_bench_measures_these_fleets() -> None:
    assert bench.BATTLES == 5_000
    assert bench.FLEETS == {"t6": T6, "20v20": TWENTY, "20v20_worn": WORN}
    assert {name: TYPES[name] for name in bench.TYPES} == bench.TYPES
    for name, fleets in bench.FLEETS.items():
        measured = bench.against(name)
        expected = against(*fleets)
        for role in ROLES:
            assert [(one.type, one.health) for one in measured[role]] == [
                (one.type, one.health) for one in expected[role]
            ]
        assert name == "t6" or all(len(measured[role]) == 20 for role in ROLES)


@pytest.mark.parametrize("name", bench.FLEETS)
def test_the_simulation_comes_near_the_odds(name: str) -> None:
    fleets = bench.against(name)
    exact = bench.exactly(fleets)
    simulated = simulation.run(fleets, bench.TYPES, BATTLES)

    for share, true in zip(
        simulated, (exact.attack, exact.draw, exact.defend), strict=True
    ):
        error = sqrt(true * (1 - true) / BATTLES)
        assert abs(share - true) <= 4 * error


def test_what_the_bench_tells() -> None:
    figures = bench.measure()

    assert set(figures) == {
        f"odds.{name}_{what}" for name in bench.FLEETS for what in ("ratio", "us")
    }
    assert all(figure > 0 for figure in figures.values())
