"""VQ-AR-1: creating the Armada."""

import pytest

from rules.kernel.model import Command
from rules.virgin_queen.armada.creating import (
    ArmadaCreated,
    CreateArmada,
    creation_ports,
)
from rules.virgin_queen.armada.state import Armada
from rules.virgin_queen.armada.upgrading import Upgrade
from rules.virgin_queen.names import Actor
from rules.virgin_queen.state import VirginQueen
from tests.rules.virgin_queen.armada_scenes import (
    Expected,
    armada,
    barred,
    card,
    event_of,
    play,
    play_all,
    refusal,
    the,
    told,
    values,
    with_space,
)
from tests.rules.virgin_queen.scenes import in_action, position

OPEN = in_action()
ALL_PORTS = with_space(OPEN, "lisbon", controller="spain")


def create(port: str = "seville", actor: Actor = "spain") -> CreateArmada:
    return CreateArmada(actor=actor, port=port)


@pytest.mark.parametrize("port", ["seville", "corunna", "lisbon"])
@pytest.mark.clause("VQ-AR-1.1", "VQ-AR-1.2", "VQ-AR-1.3", "VQ-AR-1.4", "A-V-31")
def test_it_is_created_at_strength_2_in_each_of_three_ports(port: str) -> None:
    result = play(ALL_PORTS, create(port))

    assert result.state.armada == Armada(strength=2, place=port)
    assert event_of(result, ArmadaCreated) == ArmadaCreated(
        port=port, strength=2, again=False, cites=("VQ-AR-1.1", "A-V-31")
    )
    assert values(creation_ports(ALL_PORTS)) == ["seville", "corunna", "lisbon"]


@pytest.mark.clause("A-V-31", "VQ-AR-2.1")
def test_the_cp_of_the_card_upgrade_it_at_once() -> None:
    rich = OPEN.evolve(purses=card(3))

    assert the(play_all(rich, create(), Upgrade(actor="spain", cp=3))).strength == 4


@pytest.mark.clause("VQ-AR-5.7", "A-V-44")
def test_after_its_destruction_it_comes_again_in_a_later_turn_at_strength_2() -> None:
    destroyed = in_action(turn=4, track=5)
    no = refusal(destroyed, create())

    result = play(destroyed.evolve(turn=5), create("corunna"))

    assert (no.code, no.cites) == ("armada_on_track", ("VQ-AR-5.7", "A-V-44"))
    assert no.params == {"turn": 5}
    assert the(result.state).strength == 2
    assert result.state.track is None
    assert event_of(result, ArmadaCreated).again


@pytest.mark.parametrize(
    ("before", "command", "expected"),
    [
        barred(
            "exists",
            "armada_exists",
            ("VQ-AR-1.1", "VQ-AR-1.4", "A-V-32"),
            OPEN.evolve(armada=armada(2, "gulf")),
            create(),
        ),
        barred(
            "another power",
            "not_spain",
            ("VQ-AR-1.1", "VQ-AR-9.1"),
            OPEN,
            create(actor="hre"),
        ),
        barred(
            "another port",
            "not_armada_port",
            ("VQ-AR-1.2",),
            OPEN,
            create("barcelona"),
            ["seville", "corunna"],
        ),
        barred(
            "unknown",
            "not_armada_port",
            ("VQ-AR-1.2",),
            OPEN,
            create("atlantis"),
            ["seville", "corunna"],
        ),
        barred(
            "nobody's port",
            "port_not_spanish",
            ("VQ-AR-1.3",),
            OPEN,
            create("lisbon"),
            ["seville", "corunna"],
        ),
        barred(
            "another's port",
            "port_not_spanish",
            ("VQ-AR-1.3",),
            with_space(OPEN, "corunna", controller="england"),
            create("corunna"),
            ["seville"],
        ),
        barred(
            "unrest",
            "port_in_unrest",
            ("VQ-AR-1.3",),
            with_space(OPEN, "seville", unrest=True),
            create(),
            ["corunna"],
        ),
        barred("in spring", "wrong_phase", ("VQ-AR-1.1",), position(), create()),
        barred(
            "another's impulse",
            "not_your_impulse",
            ("VQ-AR-1.1",),
            in_action(impulse="england"),
            create(),
        ),
        barred(
            "after the end",
            "game_over",
            ("A-G-03",),
            OPEN.evolve(over=True),
            create(),
        ),
    ],
)
def test_refused(before: VirginQueen, command: Command, expected: Expected) -> None:
    assert told(refusal(before, command)) == expected


@pytest.mark.clause("VQ-AR-1.4")
@pytest.mark.parametrize("strength", [0, 1, 3, 5, 7, 9, 10])
def test_no_other_strength_than_the_counters_show(strength: int) -> None:
    with pytest.raises(ValueError, match="2, 4, 6 or 8"):
        armada(strength)
