"""VQ-AR-2.3 to VQ-AR-2.8: making the Armada stronger."""

from typing import Any

import pytest

from rules.kernel.model import Command
from rules.virgin_queen.armada.losses import Hits
from rules.virgin_queen.armada.sailing import Sail
from rules.virgin_queen.armada.upgrading import ArmadaUpgraded, Upgrade
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
    with_space,
)

BANKING = VirginQueenOptions(armada_bank_cp=True)


def put(cp: int, actor: Any = "spain") -> Upgrade:
    return Upgrade(actor=actor, cp=cp)


def banking(strength: int = 2, banked: int = 0, cp: int = 9) -> VirginQueen:
    return sailing_with(strength, cp=cp, banked=banked).evolve(options=BANKING)


@pytest.mark.parametrize(
    ("strength", "cp", "new"),
    [(2, 3, 4), (2, 6, 6), (2, 9, 8), (4, 3, 6), (4, 6, 8), (6, 3, 8)],
)
@pytest.mark.clause("VQ-AR-2.3", "VQ-AR-2.4", "VQ-AR-2.5")
def test_three_cp_are_a_level_and_a_level_is_2(
    strength: int, cp: int, new: int
) -> None:
    result = play(sailing_with(strength, cp=10), put(cp))

    assert the(result.state).strength == new
    assert result.state.cp == 10 - cp
    assert event_of(result, ArmadaUpgraded) == ArmadaUpgraded(
        cp=cp,
        old=strength,
        new=new,
        banked=0,
        left=10 - cp,
        cites=("VQ-AR-2.3", "VQ-AR-2.4"),
    )


@pytest.mark.parametrize("port", ["seville", "corunna", "lisbon"])
@pytest.mark.clause("VQ-AR-2.6")
def test_it_is_done_in_each_of_three_ports(port: str) -> None:
    assert the(play_all(sailing_with(place=port), put(3))).strength == 6


@pytest.mark.parametrize(
    "trouble", [{"besieged": True}, {"unrest": True}, {"controller": "england"}]
)
@pytest.mark.clause("A-V-35")
def test_only_the_place_counts(trouble: dict[str, Any]) -> None:
    troubled = with_space(sailing_with(), "seville", **trouble)

    assert the(play_all(troubled, put(3))).strength == 6


@pytest.mark.clause("VQ-AR-2.7")
def test_losses_of_this_turn_do_not_matter() -> None:
    state = play_all(sailing_with(6), Hits(actor="spain", number=2), put(3))

    assert the(state).strength == 6


@pytest.mark.clause("VQ-AR-2.8")
def test_a_move_of_this_impulse_does_not_matter() -> None:
    at_sea = sailing_with(place="gulf", cp=4)

    state = play_all(at_sea, Sail(actor="spain", to="lisbon"), put(3))

    assert (the(state).place, the(state).strength, state.cp) == ("lisbon", 6, 0)


@pytest.mark.parametrize(
    ("before", "command", "expected"),
    [
        barred(
            "2 CP",
            "cp_no_level",
            ("VQ-AR-2.3", "A-V-34"),
            sailing_with(2),
            put(2),
            ["3", "6", "9"],
        ),
        barred(
            "4 CP",
            "cp_no_level",
            ("VQ-AR-2.3", "A-V-34"),
            sailing_with(4, cp=9),
            put(4),
            ["3", "6"],
        ),
        barred("at 8", "armada_at_most", ("VQ-AR-2.5",), sailing_with(8), put(3)),
        barred(
            "past 8",
            "past_most",
            ("VQ-AR-2.5", "A-V-34"),
            sailing_with(6, cp=6),
            put(6),
            ["3"],
        ),
        barred(
            "too few CP",
            "cp_short",
            ("VQ-AR-2.3", "A-V-34"),
            sailing_with(2, cp=5),
            put(6),
        ),
        barred(
            "at sea",
            "armada_not_in_yard",
            ("VQ-AR-2.6", "A-V-35"),
            sailing_with(place="gulf"),
            put(3),
            ["seville", "corunna", "lisbon"],
        ),
        barred(
            "in another port",
            "armada_not_in_yard",
            ("VQ-AR-2.6", "A-V-35"),
            sailing_with(place="barcelona"),
            put(3),
            ["seville", "corunna", "lisbon"],
        ),
        barred(
            "another's impulse",
            "not_your_impulse",
            ("VQ-AR-2.3",),
            sailing_with().evolve(impulse="hre"),
            put(3),
        ),
        barred(
            "banking past 8",
            "past_most",
            ("VQ-AR-2.5", "A-V-34"),
            banking(6, banked=1),
            put(5),
            ["2"],
        ),
        barred("banking at 8", "armada_at_most", ("VQ-AR-2.5",), banking(8), put(1)),
    ],
)
def test_refused(before: VirginQueen, command: Command, expected: Expected) -> None:
    assert told(refusal(before, command)) == expected


@pytest.mark.clause("A-V-34")
def test_with_the_option_a_rest_is_kept_for_the_next_level() -> None:
    first = play(banking(), put(5))
    second = play(first.state, put(1))

    assert (the(first.state).strength, the(first.state).banked) == (4, 2)
    assert (the(second.state).strength, the(second.state).banked) == (6, 0)
    assert second.state.cp == 3
    assert event_of(first, ArmadaUpgraded).banked == 2
    assert event_of(first, ArmadaUpgraded).cites[-1] == "A-V-34"
