"""SEA-SETUP: placing fleets, and the start of the first turn."""

import pytest

from rules.kernel.model import Command
from rules.war_at_sea.setup import FleetPlaced, PlaceFleet, StartGame
from rules.war_at_sea.state import WarAtSea
from rules.war_at_sea.system import WAR_AT_SEA
from rules.war_at_sea.turn import EndTurn
from tests.rules.war_at_sea.scenes import (
    awaited,
    barred,
    combined,
    event_of,
    fleet,
    keys,
    offer,
    play,
    play_all,
    position,
    refusal,
    values,
)

RED = fleet("f1", "red", "anchorage", "s1:sloop")
BLUE = fleet("f2", "blue", "sound", "s2:sloop s3:sloop")
SETUP = position(RED, BLUE, phase="setup", turn=0)
CLASH = position(
    RED.evolve(area="sound", points=0), BLUE.evolve(points=0), phase="setup", turn=0
)


def place(area: str, actor: str = "red", name: str = "f1") -> PlaceFleet:
    return PlaceFleet(actor=actor, fleet=name, area=area)


@pytest.mark.clause("SEA-SETUP-1", "A-S-12")
def test_fleets_are_placed_off_own_coasts_port_or_not() -> None:
    result = play(SETUP, place("bay"))

    assert result.state.fleets["f1"].area == "bay"
    assert result.state.fleets["f1"].points == 3
    assert event_of(result, FleetPlaced).old == "anchorage"
    found = WAR_AT_SEA.choices(SETUP, "red", PlaceFleet, {"fleet": "f1"}, "area", "")
    assert values(found) == ["anchorage", "strait", "bay"]
    again = play(
        result.state, offer(result.state, "red", "place-f1").complete("strait")
    )
    assert again.state.fleets["f1"].area == "strait"


@pytest.mark.clause("SEA-SETUP-1", "A-S-11")
def test_a_joint_fleet_is_placed_by_all_its_owners() -> None:
    green = fleet("f3", "green", "anchorage", "s9:brig")
    provinces = {
        **SETUP.provinces,
        "greencape": SETUP.provinces["greenport"].evolve(areas=("bay", "strait")),
    }
    state = SETUP.evolve(fleets={"f1": combined(RED, green, None)}, provinces=provinces)

    first = play(state, place("strait")).state
    both = play(first, place("strait", "green")).state

    assert first.fleets["f1"].area == "anchorage"
    assert both.fleets["f1"].area == "strait"


@pytest.mark.clause("A-S-12")
def test_the_first_turn_begins_when_all_are_done() -> None:
    state = play_all(SETUP, EndTurn(actor="red"), EndTurn(actor="blue"))
    assert awaited(state) == [("green", "setup")]

    state = play_all(state, EndTurn(actor="green"))

    assert (state.phase, state.turn) == ("turn", 1)


@pytest.mark.clause("A-S-12")
def test_the_umpire_may_begin_it_sooner() -> None:
    assert play(SETUP, offer(SETUP, "umpire", "start").complete()).state.turn == 1


@pytest.mark.clause("A-S-12", "SEA-ENG-1")
def test_enemies_placed_together_fight_and_the_umpire_names_the_attacker() -> None:
    ended = [EndTurn(actor=one) for one in CLASH.factions]
    state = play_all(CLASH, *ended)
    assert state.phase == "setup"
    assert awaited(state) == [("umpire", "start")]

    start = offer(state, "umpire", "start").complete(("f2",))
    result = play(state, start)

    (battle,) = result.state.battles
    assert battle.fleets == {"attack": ("f2",), "defend": ("f1",)}
    assert battle.origins == {"f2": None}
    assert result.state.turn == 1


@pytest.mark.parametrize(
    ("before", "command", "code", "cites"),
    [
        barred(
            "an ally's coast",
            "not_your_coast",
            ("SEA-SETUP-1", "A-S-12"),
            position(fleet("f1", "green", "bay", "s1:sloop"), phase="setup"),
            place("strait", "green"),
        ),
        barred("no area", "no_such_area", ("SEA-SETUP-1",), SETUP, place("styx")),
        barred(
            "after the start",
            "wrong_phase",
            ("SEA-SETUP-1",),
            SETUP.evolve(phase="turn"),
            place("bay"),
        ),
        barred(
            "another's",
            "not_your_fleet",
            ("SEA-ALLY-2", "A-S-11"),
            SETUP,
            place("sound", "red", "f2"),
        ),
        barred(
            "attacker not named",
            "name_attacker",
            ("A-S-12",),
            CLASH,
            StartGame(actor="umpire"),
        ),
        barred(
            "both named",
            "name_attacker",
            ("A-S-12",),
            CLASH,
            StartGame(actor="umpire", attackers=("f1", "f2")),
        ),
        barred(
            "nobody to attack",
            "nobody_to_attack",
            ("A-S-12",),
            SETUP,
            StartGame(actor="umpire", attackers=("f1",)),
        ),
        barred(
            "not the umpire",
            "not_the_umpire",
            ("A-G-03",),
            SETUP,
            StartGame(actor="red"),
        ),
        barred(
            "begun already",
            "wrong_phase",
            ("A-S-12",),
            SETUP.evolve(phase="turn"),
            StartGame(actor="umpire"),
        ),
    ],
)
def test_refused(
    before: WarAtSea, command: Command, code: str, cites: tuple[str, ...]
) -> None:
    no = refusal(before, command)

    assert (no.code, no.cites) == (code, cites)


@pytest.mark.clause("SEA-SETUP-1")
def test_what_is_offered_while_fleets_are_placed() -> None:
    assert keys(SETUP, "red") == ["end_setup", "place-f1"]
    assert keys(SETUP, "umpire") == ["start"]
    landless = SETUP.evolve(provinces={})
    assert keys(landless, "red") == ["end_setup"]
    assert keys(SETUP, "france") == []
