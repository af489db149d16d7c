"""What Spain is offered for the Armada, and that whatever it plays loses nothing."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.kernel.dice import ScriptedDice
from rules.kernel.offers import Offer
from rules.kernel.refusal import Refusal
from rules.virgin_queen.armada.building import Build
from rules.virgin_queen.armada.cp import AddCp
from rules.virgin_queen.armada.creating import creation_ports
from rules.virgin_queen.armada.crossing import Disembark, Embark
from rules.virgin_queen.armada.loading import Load, Unload
from rules.virgin_queen.armada.losses import Hits, Lose
from rules.virgin_queen.armada.offers import awaiting, offers
from rules.virgin_queen.armada.retreating import Retreat
from rules.virgin_queen.armada.sailing import Sail, harbours
from rules.virgin_queen.armada.state import LEAST, MOST, STEP
from rules.virgin_queen.armada.upgrading import Upgrade
from rules.virgin_queen.state import VirginQueen
from tests.rules.virgin_queen.armada_scenes import (
    carried_out,
    play,
    sailing_with,
    the,
    troops,
    values,
    with_space,
)
from tests.rules.virgin_queen.scenes import in_action, position, treasures


def keys(state: VirginQueen) -> list[str]:
    return [one.key.removeprefix("armada-") for one in offers(state, "spain")]


def completed(state: VirginQueen, one: Offer) -> list[Any]:
    """Return the commands of an offer, one for each choice if a field is open."""
    if one.opening is None:
        return [one.complete()]
    fits = creation_ports(state) if one.opening.field == "port" else harbours(state)
    return [one.complete(value) for value in values(fits)]


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        pytest.param(in_action(), ["create"], id="none yet"),
        pytest.param(
            with_space(
                with_space(in_action(), "seville", unrest=True),
                "corunna",
                controller="france",
            ),
            [],
            id="nowhere to create it",
        ),
        pytest.param(in_action(track=2), [], id="on the Turn Track"),
        pytest.param(
            sailing_with(4, cp=6),
            ["upgrade-3", "upgrade-6", "load", "sail"],
            id="in port",
        ),
        pytest.param(
            sailing_with(8, cp=0, cargo=troops(8)),
            ["unload"],
            id="full and without CP",
        ),
        pytest.param(
            sailing_with(4, "channel", cp=1, cargo=troops(2)),
            [
                "embark-antwerp",
                "disembark-antwerp",
                "disembark-calais",
                "disembark-plymouth",
                "sail",
            ],
            id="at sea",
        ),
        pytest.param(
            sailing_with(4, "channel", cp=0, cargo=troops(2)), [], id="becalmed"
        ),
        pytest.param(
            sailing_with(4).evolve(impulse="england"), [], id="another's impulse"
        ),
        pytest.param(sailing_with(4).evolve(over=True), [], id="after the end"),
        pytest.param(
            sailing_with(2, cargo=troops(2, 1), excess=1),
            ["lose-0-1", "lose-1-0"],
            id="units to be lost",
        ),
    ],
)
@pytest.mark.clause("VQ-AR-1.1", "VQ-AR-2.3", "VQ-AR-3.2", "VQ-AR-5.5", "VQ-AR-7.1")
def test_what_is_offered(state: VirginQueen, expected: list[str]) -> None:
    assert keys(state) == expected
    assert not awaiting(state.evolve(over=True))


@pytest.mark.clause("VQ-AR-7.3", "VQ-AR-7.4", "VQ-AR-3.5")
def test_a_crossing_takes_as_many_as_may_go_together() -> None:
    led = with_space(
        sailing_with(8, "channel"),
        "antwerp",
        troops=troops(6, 3),
        beaten=troops(1),
        leaders=("alba",),
    )
    leaderless = with_space(led, "antwerp", leaders=())

    (up, *_) = offers(led, "spain")
    assert (up.filled["regulars"], up.filled["mercenaries"]) == (5, 3)
    (up, *_) = offers(leaderless, "spain")
    assert (up.filled["regulars"], up.filled["mercenaries"]) == (5, 0)


@pytest.mark.clause("VQ-AR-3.2", "VQ-AR-7.1")
def test_nobody_is_landed_where_no_more_units_can_be_noted() -> None:
    in_port = with_space(sailing_with(4, cargo=troops(1)), "seville", troops=troops(99))
    at_sea = with_space(
        sailing_with(4, "channel", cargo=troops(1)), "antwerp", troops=troops(99)
    )

    assert "unload" not in keys(in_port)
    assert "disembark-antwerp" not in keys(at_sea)


few = st.integers(0, 5)
leaders = st.sampled_from([None, ("alba",), ("parma",), ("alba", "parma")])
ports = st.sampled_from(["seville", "corunna", "lisbon", "antwerp", "calais", "madrid"])
places = st.sampled_from(["gulf", "biscay", "channel", "strait", "seville", "antwerp"])
who = {"actor": st.just("spain")}
party = {"regulars": few, "mercenaries": few, "leaders": leaders}
COMMANDS = st.one_of(
    st.builds(Load, **who, **party),
    st.builds(Unload, **who, **party),
    st.builds(Embark, **who, **party, port=ports),
    st.builds(Disembark, **who, **party, port=ports),
    st.builds(Build, **who, regulars=few, mercenaries=few, cp=few),
    st.builds(Hits, **who, number=st.integers(1, 9)),
    st.builds(Lose, **who, regulars=few, mercenaries=few),
    st.builds(Retreat, **who, port=ports),
    st.builds(Sail, **who, to=places, ships=few),
    st.builds(Upgrade, **who, cp=st.integers(1, 9)),
    st.builds(AddCp, **who, source=st.just("other_card"), points=st.integers(1, 9)),
    st.builds(AddCp, **who, source=st.just("treasure"), treasure=st.just("t9")),
)


@st.composite
def positions(draw: st.DrawFn) -> VirginQueen:
    """Draw Spain's impulse with an Armada and troops, some of them beaten."""
    strength = draw(st.sampled_from([2, 4, 6, 8]))
    regulars = draw(st.integers(0, strength))
    cargo = troops(regulars, draw(st.integers(0, strength - regulars)))
    state = sailing_with(
        strength,
        draw(places),
        cp=draw(st.integers(0, 12)),
        cargo=cargo,
        leaders=draw(st.sampled_from([(), ("alba",)])),
        beaten=draw(st.sampled_from([troops(), cargo])),
    ).evolve(holdings={"spain": ("t9",)}, pool=())
    for name in ("seville", "antwerp"):
        stand = troops(draw(few), draw(few))
        beaten = draw(st.sampled_from([troops(), stand.at_most(troops(1, 1))]))
        state = with_space(state, name, troops=stand, beaten=beaten)
    return with_space(state, "antwerp", leaders=("parma",))


def units(state: VirginQueen) -> int:
    """Return how many units of Spain there are, ashore and afloat."""
    afloat = the(state).cargo.units if state.armada else 0
    return afloat + sum(one.troops.units for one in state.spaces.values())


def everywhere(state: VirginQueen) -> list[str]:
    """Return the leaders wherever they are."""
    ashore = [one for place in state.spaces.values() for one in place.leaders]
    return sorted([*ashore, *(the(state).leaders if state.armada else ())])


def changed(events: Any) -> int:
    """Return by how many units events say that there are more."""
    change = 0
    for one in events:
        number = getattr(one, "regulars", 0) + getattr(one, "mercenaries", 0)
        if one.kind() == "units_built":
            change += number
        elif one.kind() in {"armada_units_lost", "armada_destroyed"}:
            change -= number
    return change


def check(state: VirginQueen) -> None:
    """Check what always holds of the Armada."""
    for one in state.spaces.values():
        assert one.troops.holds(one.beaten)
    if state.armada is None:
        assert not awaiting(state)
        return
    armada = state.armada
    assert armada.strength in range(LEAST, MOST + 1, STEP)
    assert armada.cargo.units - armada.excess <= armada.strength
    assert armada.cargo.holds(armada.beaten)
    assert bool(awaiting(state)) == bool(armada.excess)


@given(positions(), st.lists(COMMANDS, max_size=25))
@settings(max_examples=150)
@pytest.mark.clause("VQ-AR-1.4", "VQ-AR-1.7", "VQ-AR-3.2", "VQ-AR-5.5", "VQ-AR-7.1")
def test_units_come_and_go_only_as_the_events_say(
    state: VirginQueen, commands: list[Any]
) -> None:
    for command in commands:
        try:
            result = carried_out(state, command, ScriptedDice())
        except Refusal:
            continue
        after = result.state
        assert units(after) == units(state) + changed(result.events)
        if after.armada is not None or state.armada is None:
            assert everywhere(after) == everywhere(state)
        assert treasures(after) == treasures(state)
        check(after)
        state = after


@given(positions(), st.integers(1, 8), st.data())
@settings(max_examples=150)
@pytest.mark.clause("VQ-AR-5.5", "VQ-AR-2.3", "VQ-AR-4.1", "VQ-AR-7.1")
def test_every_offer_is_accepted_and_nobody_is_stuck(
    state: VirginQueen, number: int, data: st.DataObject
) -> None:
    for _ in range(4):
        found = offers(state, "spain")
        assert len({one.key for one in found}) == len(found)
        assert found or not awaiting(state)
        commands = [one for offer in found for one in completed(state, offer)]
        for command in commands:
            check(play(state, command).state)
        if commands:
            state = play(state, data.draw(st.sampled_from(commands))).state
        if state.armada and not state.armada.excess:
            hits = min(number, state.armada.strength)
            state = play(state, Hits(actor="spain", number=hits)).state


@pytest.mark.clause("A-V-38")
def test_nothing_is_offered_outside_of_spains_impulse() -> None:
    afloat = the(sailing_with(cargo=troops(1)))

    assert keys(position(armada=afloat)) == []
    assert keys(position(armada=afloat, phase="winter")) == []
