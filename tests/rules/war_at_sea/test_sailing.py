"""SEA-MOVE: sailing to an adjacent area for one point."""

import pytest

from rules.kernel.model import Command
from rules.war_at_sea.sailing import FleetMoved, MoveFleet
from rules.war_at_sea.state import WarAtSea
from rules.war_at_sea.turn import EndTurn
from tests.rules.war_at_sea.scenes import (
    barred,
    combined,
    event_of,
    fleet,
    keys,
    kinds,
    offer,
    play,
    play_all,
    position,
    refusal,
)

SHIP = fleet("f1", "red", "anchorage", "s1:galleon")
ALONE = position(SHIP)
PIRATES = position(fleet("f1", "pirates", "anchorage", "s1:galleon"))
JOINT = position(combined(SHIP, fleet("f2", "green", "anchorage", "s2:brig"), None))


def move(to: str, actor: str = "red", name: str = "f1") -> MoveFleet:
    return MoveFleet(actor=actor, fleet=name, to=to)


@pytest.mark.clause("SEA-MOVE-1", "SEA-MOVE-2")
def test_each_area_costs_a_point_until_none_is_left() -> None:
    state = play_all(ALONE, move("strait"), move("sound"))

    assert state.fleets["f1"].area == "sound"
    assert state.fleets["f1"].points == 1
    assert event_of(play(state, move("gulf")), FleetMoved) == FleetMoved(
        fleet="f1", name="f1", origin="sound", to="gulf", points=0
    )


@pytest.mark.clause("SEA-MOVE-1", "A-S-01")
def test_a_new_turn_gives_three_points_and_none_are_carried_over() -> None:
    state = play_all(ALONE, move("strait"))
    ended = [EndTurn(actor=one) for one in ALONE.factions]

    assert play_all(state, *ended).fleets["f1"].points == 3
    assert play_all(ALONE, *ended).fleets["f1"].points == 3


@pytest.mark.clause("SEA-PIR-1", "SEA-PIR-2")
def test_the_umpire_moves_pirates() -> None:
    assert play(PIRATES, move("strait", "umpire")).state.fleets["f1"].points == 2


@pytest.mark.parametrize(
    ("before", "command", "code", "cites"),
    [
        barred(
            "not adjacent",
            "not_adjacent",
            ("SEA-MOVE-2",),
            ALONE,
            move("gulf"),
        ),
        barred(
            "no points",
            "no_points",
            ("SEA-MOVE-1", "A-S-01"),
            position(SHIP.evolve(points=0)),
            move("strait"),
        ),
        barred("no area", "no_such_area", ("SEA-MOVE-2",), ALONE, move("styx")),
        barred(
            "no fleet", "no_such_fleet", ("SEA-MOVE-2",), ALONE, move("sound", name="x")
        ),
        barred(
            "another's",
            "not_your_fleet",
            ("SEA-ALLY-2", "A-S-11"),
            ALONE,
            move("strait", "green"),
        ),
        barred(
            "the umpire must name the side",
            "not_your_fleet",
            ("SEA-ALLY-2", "A-S-11"),
            ALONE,
            move("strait", "umpire"),
        ),
        barred(
            "pirates obey nobody",
            "not_your_fleet",
            ("SEA-PIR-1", "SEA-PIR-2"),
            PIRATES,
            move("strait"),
        ),
        barred(
            "before the game",
            "wrong_phase",
            ("SEA-MOVE-1", "A-S-01"),
            ALONE.evolve(phase="setup"),
            move("strait"),
        ),
    ],
)
def test_refused(
    before: WarAtSea, command: Command, code: str, cites: tuple[str, ...]
) -> None:
    no = refusal(before, command)

    assert (no.code, no.cites) == (code, cites)


@pytest.mark.clause("SEA-MOVE-2")
def test_the_refusal_lists_where_one_can_go() -> None:
    legal = refusal(position(fleet("f1", "red", "strait", "s1:galleon")), move("reach"))

    assert [one.value for one in legal.legal] == ["anchorage", "sound", "bay"]


@pytest.mark.clause("SEA-ALLY-2", "A-S-11")
def test_under_joint_command_all_owners_give_the_same_order() -> None:
    first = play(JOINT, move("strait", "red"))
    agreed = play(first.state, move("strait", "green"))

    assert kinds(first) == ["joint_order_given"]
    assert first.state.fleets["f1"].area == "anchorage"
    assert agreed.state.fleets["f1"].area == "strait"
    assert agreed.state.fleets["f1"].points == 2
    assert not agreed.state.orders


@pytest.mark.clause("SEA-MOVE-2")
def test_moves_are_offered_while_there_are_points() -> None:
    assert "move-f1" in keys(ALONE, "red")
    assert "move-f1" not in keys(position(SHIP.evolve(points=0)), "red")
    sail = offer(ALONE, "red", "move-f1").complete("strait")
    assert play(ALONE, sail).state.fleets["f1"].area == "strait"
