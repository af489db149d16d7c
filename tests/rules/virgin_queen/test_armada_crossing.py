"""VQ-AR-7: crossings between the Armada at sea and a port."""

from typing import Any

import pytest

from rules.kernel.model import Command
from rules.virgin_queen.armada.crossing import (
    Disembark,
    Embark,
    FormationCrossed,
    landing_ports,
)
from rules.virgin_queen.calendar import rested
from rules.virgin_queen.state import VirginQueen
from tests.rules.virgin_queen.armada_scenes import (
    Expected,
    barred,
    event_of,
    play,
    play_all,
    refusal,
    sailing_with,
    space,
    the,
    told,
    troops,
    values,
    with_space,
)

FULL = sailing_with(4, "channel", cargo=troops(2, 1), leaders=("parma",))
EMPTY = with_space(
    sailing_with(8, "channel"),
    "antwerp",
    troops=troops(6, 4),
    leaders=("alba",),
)


def embark(*units: int, port: str = "antwerp", leaders: Any = None) -> Embark:
    named = troops(*units).model_dump()
    return Embark(actor="spain", port=port, **named, leaders=leaders)


def disembark(*units: int, port: str = "antwerp", leaders: Any = None) -> Disembark:
    named = troops(*units).model_dump()
    return Disembark(actor="spain", port=port, **named, leaders=leaders)


@pytest.mark.clause("VQ-AR-7.1", "A-V-46")
def test_a_formation_goes_ashore_beside_the_sea_for_1_cp() -> None:
    result = play(FULL, disembark(2, 1, leaders=("parma",)))

    assert result.state.cp == 2
    assert the(result.state).cargo == troops()
    assert space(result.state, "antwerp").troops == troops(8, 1)
    assert space(result.state, "antwerp").leaders == ("parma",)
    assert event_of(result, FormationCrossed) == FormationCrossed(
        way="disembarked",
        port="antwerp",
        sea="channel",
        regulars=2,
        mercenaries=1,
        leaders=("parma",),
        left=2,
        units=0,
        strength=4,
        cites=("VQ-AR-7.1", "A-V-46"),
    )


@pytest.mark.clause("VQ-AR-7.1", "VQ-AR-7.5", "A-V-46")
def test_a_formation_embarks_and_stays_aboard_when_the_impulse_ends() -> None:
    result = play(EMPTY, embark(5))
    after = rested(result.state)

    assert the(after).cargo == troops(5)
    assert space(after, "antwerp").troops == troops(1, 4)
    assert "VQ-AR-7.5" in event_of(result, FormationCrossed).cites


@pytest.mark.clause("VQ-AR-7.1", "VQ-AR-7.6", "A-V-46", "A-V-48")
def test_each_formation_pays_for_itself_as_long_as_cp_last() -> None:
    state = play_all(EMPTY, embark(2), embark(2), disembark(1))

    assert state.cp == 0
    no = refusal(state, disembark(1))
    assert told(no) == ("cp_short", ("VQ-AR-7.1", "A-V-46"), [])


@pytest.mark.parametrize(
    ("strength", "units", "refused"),
    [
        pytest.param(8, 7, None, id="7 under a leader on 8"),
        pytest.param(8, 8, None, id="8 under a leader on 8"),
        pytest.param(8, 9, "armada_full", id="9 on 8"),
        pytest.param(6, 7, "armada_full", id="7 on 6"),
    ],
)
@pytest.mark.clause("VQ-AR-7.3", "VQ-AR-1.7", "A-V-47")
def test_under_a_leader_only_the_capacity_limits(
    strength: Any, units: int, refused: str | None
) -> None:
    before = EMPTY.evolve(armada=the(EMPTY).evolve(strength=strength))
    command = embark(6, units - 6, leaders=("alba",))

    if refused:
        no = refusal(before, command)
        cites = ("VQ-AR-7.3", "A-V-47", "VQ-AR-1.7", "A-V-37")
        assert (no.code, no.cites) == (refused, cites)
        return
    result = play(before, command)
    assert the(result.state).cargo.units == units
    assert "VQ-AR-7.3" in event_of(result, FormationCrossed).cites


@pytest.mark.clause("VQ-AR-7.4", "A-V-47")
def test_without_a_leader_in_the_formation_5_units_cross() -> None:
    no = refusal(EMPTY, embark(6))

    assert told(no) == ("leader_needed", ("VQ-AR-7.4", "A-V-47"), [])
    assert no.params == {"most": 5}
    assert the(play_all(EMPTY, embark(3, 2))).cargo == troops(3, 2)


@pytest.mark.clause("VQ-AR-7.3", "VQ-AR-7.4", "A-V-47")
def test_the_limit_holds_ashore_too_and_a_leader_lifts_it() -> None:
    full = sailing_with(8, "channel", cargo=troops(8), leaders=("parma",))

    assert refusal(full, disembark(6)).code == "leader_needed"
    state = play_all(full, disembark(8, leaders=("parma",)))
    assert the(state).cargo == troops()


@pytest.mark.clause("VQ-AR-7.4", "A-V-47")
def test_the_capacity_binds_without_a_leader_as_well() -> None:
    small = EMPTY.evolve(armada=the(EMPTY).evolve(strength=4))

    assert refusal(small, embark(5)).code == "armada_full"


@pytest.mark.clause("A-V-47")
def test_leaders_alone_may_cross() -> None:
    state = play_all(EMPTY, embark(leaders=("alba",)))

    assert the(state).leaders == ("alba",)


@pytest.mark.clause("VQ-AR-7.2", "A-V-46")
def test_what_port_will_do_is_a_flag() -> None:
    barred_port = with_space(EMPTY, "antwerp", transport=False)

    assert values(landing_ports(EMPTY)) == ["antwerp", "calais", "plymouth"]
    assert values(landing_ports(barred_port)) == ["calais", "plymouth"]
    assert landing_ports(EMPTY.evolve(armada=None)) == ()


@pytest.mark.parametrize(
    ("before", "command", "expected"),
    [
        barred(
            "not fit",
            "port_not_fit",
            ("VQ-AR-7.2", "A-V-46"),
            with_space(FULL, "antwerp", transport=False),
            disembark(1),
            ["calais", "plymouth"],
        ),
        barred(
            "not beside",
            "port_not_beside",
            ("VQ-AR-7.1",),
            FULL,
            disembark(1, port="seville"),
            ["antwerp", "calais", "plymouth"],
        ),
        barred(
            "unknown",
            "port_not_beside",
            ("VQ-AR-7.1",),
            EMPTY,
            embark(1, port="atlantis"),
            ["antwerp", "calais", "plymouth"],
        ),
        barred(
            "in port",
            "armada_in_port",
            ("VQ-AR-7.1",),
            sailing_with(cargo=troops(1)),
            disembark(1, port="seville"),
        ),
        barred(
            "beaten ashore",
            "units_beaten",
            ("VQ-AR-3.5", "A-V-38"),
            with_space(EMPTY, "antwerp", beaten=troops(3)),
            embark(4),
        ),
        barred(
            "beaten aboard",
            "units_beaten",
            ("VQ-AR-3.5", "A-V-38"),
            sailing_with(4, "channel", cargo=troops(1, 1), beaten=troops(0, 1)),
            disembark(1, 1),
        ),
        barred(
            "no CP",
            "cp_short",
            ("VQ-AR-7.1", "A-V-46"),
            FULL.evolve(purses=()),
            disembark(1),
        ),
        barred(
            "in Winter",
            "no_boarding_in_winter",
            ("VQ-AR-3.7", "A-V-39"),
            EMPTY.evolve(phase="winter", impulse=None),
            embark(1),
        ),
        barred("more than aboard", "units_short", ("VQ-AR-7.1",), FULL, disembark(3)),
        barred(
            "too many for the map",
            "too_many_units",
            ("VQ-AR-7.1",),
            with_space(FULL, "antwerp", troops=troops(98)),
            disembark(2),
        ),
    ],
)
def test_refused(before: VirginQueen, command: Command, expected: Expected) -> None:
    assert told(refusal(before, command)) == expected
