"""VQ-AR-4, VQ-AR-6: where the Armada sails and retreats."""

from typing import Any

import pytest

from rules.kernel.model import Command
from rules.virgin_queen.armada.retreating import (
    ArmadaRetreated,
    Retreat,
    retreat_ports,
)
from rules.virgin_queen.armada.sailing import ArmadaSailed, Sail, harbours
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
    values,
    with_space,
)

AT_SEA = sailing_with(4, "gulf", cargo=troops(2), leaders=("alba",))


def sail(to: str, ships: int = 0, actor: Any = "spain") -> Sail:
    return Sail(actor=actor, to=to, ships=ships)


def retreat(port: str, actor: Any = "spain") -> Retreat:
    return Retreat(actor=actor, port=port)


@pytest.mark.parametrize(
    ("origin", "beside"),
    [
        pytest.param("seville", ["gulf"], id="from port to its sea"),
        pytest.param("lisbon", ["gulf", "biscay"], id="from a port on two seas"),
        pytest.param(
            "gulf", ["biscay", "strait", "seville", "lisbon"], id="from a sea"
        ),
    ],
)
@pytest.mark.clause("VQ-AR-4.1")
def test_it_sails_one_step(origin: str, beside: list[str]) -> None:
    before = sailing_with(place=origin)

    assert values(harbours(before)) == beside
    for to in beside:
        assert the(play_all(before, sail(to))).place == to
    no = refusal(before, sail("channel"))
    assert told(no) == ("no_way_there", ("VQ-AR-4.1",), beside)


@pytest.mark.clause("VQ-AR-4.1")
def test_it_costs_1_cp_and_the_cargo_goes_along() -> None:
    result = play(AT_SEA, sail("biscay"))

    assert result.state.cp == 2
    assert the(result.state).cargo == troops(2)
    assert event_of(result, ArmadaSailed) == ArmadaSailed(
        origin="gulf", to="biscay", ships=0, units=2, left=2, cites=("VQ-AR-4.1",)
    )


@pytest.mark.clause("VQ-AR-4.2")
def test_a_stack_sails_together_for_one_price() -> None:
    result = play(AT_SEA, sail("strait", ships=5))

    assert result.state.cp == 2
    assert event_of(result, ArmadaSailed).ships == 5
    assert event_of(result, ArmadaSailed).cites == ("VQ-AR-4.1", "VQ-AR-4.2")


@pytest.mark.clause("VQ-AR-6.1", "A-V-45")
def test_it_retreats_into_any_port_that_is_not_besieged() -> None:
    besieged = with_space(AT_SEA, "lisbon", besieged=True)

    result = play(besieged.evolve(impulse="england"), retreat("corunna"))

    assert the(result.state).place == "corunna"
    assert the(result.state).cargo == troops(2)
    assert event_of(result, ArmadaRetreated) == ArmadaRetreated(
        origin="gulf", port="corunna"
    )
    assert "lisbon" not in values(retreat_ports(besieged))
    assert "lisbon" in values(retreat_ports(AT_SEA))
    assert "madrid" not in values(retreat_ports(AT_SEA))


NEAR = ["seville", "corunna", "barcelona", "naples", "antwerp", "calais", "plymouth"]


@pytest.mark.parametrize(
    ("before", "command", "expected"),
    [
        barred(
            "no CP",
            "cp_short",
            ("VQ-AR-4.1",),
            AT_SEA.evolve(purses=()),
            sail("biscay"),
        ),
        barred(
            "another's impulse",
            "not_your_impulse",
            ("VQ-AR-4.1",),
            AT_SEA.evolve(impulse="france"),
            sail("biscay"),
        ),
        barred(
            "besieged",
            "port_besieged",
            ("VQ-AR-6.1", "A-V-45"),
            with_space(AT_SEA, "lisbon", besieged=True),
            retreat("lisbon"),
            NEAR,
        ),
        barred(
            "inland",
            "not_a_port",
            ("VQ-AR-6.1",),
            with_space(AT_SEA, "lisbon", besieged=True),
            retreat("madrid"),
            NEAR,
        ),
        barred(
            "unknown",
            "not_a_port",
            ("VQ-AR-6.1",),
            with_space(AT_SEA, "lisbon", besieged=True),
            retreat("atlantis"),
            NEAR,
        ),
        barred(
            "there already",
            "there_already",
            ("VQ-AR-6.1",),
            with_space(sailing_with(place="lisbon"), "seville", besieged=True),
            retreat("lisbon"),
            NEAR[1:],
        ),
        barred(
            "no Armada",
            "no_armada",
            ("VQ-AR-4.1",),
            AT_SEA.evolve(armada=None),
            sail("biscay"),
        ),
    ],
)
def test_refused(before: VirginQueen, command: Command, expected: Expected) -> None:
    assert told(refusal(before, command)) == expected


@pytest.mark.clause("VQ-AR-4.1")
def test_without_an_armada_there_is_nowhere_to_sail() -> None:
    assert harbours(AT_SEA.evolve(armada=None)) == ()
    assert len(retreat_ports(AT_SEA.evolve(armada=None))) == 8
