"""VQ-AR-3.1: building units on the Armada."""

from typing import Any

import pytest

from rules.kernel.model import Command
from rules.virgin_queen.armada.building import Build, UnitsBuilt
from rules.virgin_queen.options import VirginQueenOptions
from rules.virgin_queen.state import VirginQueen
from tests.rules.virgin_queen.armada_scenes import (
    Expected,
    barred,
    event_of,
    play,
    play_all,
    refusal,
    sailing_with,
    the,
    told,
    troops,
)

ABOARD_3 = sailing_with(4, cargo=troops(2, 1), leaders=("alba", "parma"))


def build(regulars: int = 0, mercenaries: int = 0, cp: int = 1) -> Build:
    return Build(actor="spain", regulars=regulars, mercenaries=mercenaries, cp=cp)


@pytest.mark.clause("VQ-AR-3.1", "A-V-36", "A-V-37")
def test_units_are_built_aboard_for_the_cp_that_are_entered() -> None:
    result = play(ABOARD_3, build(mercenaries=1, cp=2))

    assert the(result.state).cargo == troops(2, 2)
    assert result.state.cp == 1
    assert event_of(result, UnitsBuilt) == UnitsBuilt(
        port="seville",
        regulars=0,
        mercenaries=1,
        cp=2,
        left=1,
        units=4,
        strength=4,
    )


@pytest.mark.clause("A-V-36")
def test_units_may_be_built_for_nothing_if_the_player_says_so() -> None:
    state = play_all(sailing_with(cp=0), build(regulars=1, cp=0))

    assert the(state).cargo == troops(1)


@pytest.mark.parametrize("port", ["seville", "corunna", "lisbon"])
@pytest.mark.clause("VQ-AR-3.1", "A-V-36")
def test_it_is_done_in_a_home_port_or_lisbon(port: str) -> None:
    state = play_all(sailing_with(place=port), build(regulars=1))

    assert the(state).cargo == troops(1)


@pytest.mark.clause("A-V-36")
def test_the_table_lists_the_home_ports() -> None:
    listed = VirginQueenOptions(home_ports=("barcelona",))
    before = sailing_with(place="barcelona").evolve(options=listed)
    elsewhere = sailing_with(place="corunna").evolve(options=listed)

    assert the(play_all(before, build(regulars=1))).cargo == troops(1)
    assert told(refusal(elsewhere, build(regulars=1))) == (
        "not_home_port",
        ("VQ-AR-3.1", "A-V-36"),
        ["barcelona", "lisbon"],
    )


@pytest.mark.parametrize(
    ("before", "command", "expected"),
    [
        barred(
            "no room",
            "armada_full",
            ("VQ-AR-3.1", "VQ-AR-1.7", "A-V-37"),
            ABOARD_3,
            build(regulars=1, mercenaries=1),
        ),
        barred(
            "no home port",
            "not_home_port",
            ("VQ-AR-3.1", "A-V-36"),
            sailing_with(place="calais"),
            build(regulars=1),
            ["seville", "corunna", "lisbon"],
        ),
        barred(
            "at sea",
            "not_home_port",
            ("VQ-AR-3.1", "A-V-36"),
            sailing_with(place="gulf"),
            build(regulars=1),
            ["seville", "corunna", "lisbon"],
        ),
        barred("nothing", "nothing_named", ("VQ-AR-3.1",), ABOARD_3, build()),
        barred(
            "too few CP",
            "cp_short",
            ("VQ-AR-3.1", "A-V-36"),
            ABOARD_3,
            build(regulars=1, cp=4),
        ),
        barred(
            "in Winter",
            "wrong_phase",
            ("VQ-AR-3.1",),
            ABOARD_3.evolve(phase="winter", impulse=None),
            build(regulars=1),
        ),
    ],
)
def test_refused(before: VirginQueen, command: Command, expected: Expected) -> None:
    assert told(refusal(before, command)) == expected


@pytest.mark.clause("VQ-AR-1.7", "A-V-37")
@pytest.mark.parametrize("strength", [2, 4, 6, 8])
def test_as_many_are_carried_as_it_is_strong_and_leaders_do_not_count(
    strength: Any,
) -> None:
    before = sailing_with(strength, leaders=("alba", "parma"))

    assert the(play_all(before, build(regulars=strength))).cargo.units == strength
    assert refusal(before, build(regulars=strength + 1)).params == {
        "room": strength,
        "units": strength + 1,
    }
