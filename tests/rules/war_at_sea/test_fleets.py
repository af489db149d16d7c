"""SEA-FLEET: splitting, merging and naming fleets."""

import pytest

from rules.kernel.model import Command
from rules.war_at_sea.engagement.state import Truce
from rules.war_at_sea.fleets import FleetRenamed, FleetSplit, RenameFleet, SplitFleet
from rules.war_at_sea.merging import FleetsMerged, MergeFleets
from rules.war_at_sea.state import WarAtSea
from tests.rules.war_at_sea.scenes import (
    barred,
    combined,
    event_of,
    fleet,
    play,
    play_all,
    position,
    refusal,
)

ONE = fleet("f1", "red", "strait", "s1:galleon s2:sloop s3:sloop", points=2, debt=1)
TWO = fleet("f2", "red", "strait", "s4:frigate", points=1)
FAR = fleet("f3", "red", "sound", "s5:frigate")
GREEN = fleet("f4", "green", "strait", "s6:brig")
BOTH = position(ONE, TWO, FAR, GREEN)
NINETEEN = fleet("f1", "red", "strait", " ".join(f"s{n}:sloop" for n in range(20, 39)))


def split(*ships: str, actor: str = "red", name: str | None = None) -> SplitFleet:
    return SplitFleet(actor=actor, fleet="f1", ships=ships, name=name)


def merge(fleet: str = "f1", into: str = "f2", actor: str = "red") -> MergeFleets:
    return MergeFleets(actor=actor, fleet=fleet, into=into)


@pytest.mark.clause("A-S-55")
def test_a_part_inherits_points_and_debt() -> None:
    result = play(BOTH, split("s3", "s1", name="vanguard"))

    old, new = result.state.fleets["f1"], result.state.fleets["f100"]
    assert [ship.id for ship in old.ships] == ["s2"]
    assert [ship.id for ship in new.ships] == ["s3", "s1"]
    assert (new.points, new.debt, new.area) == (2, 1, "strait")
    assert (new.name, new.commander, new.created) == ("vanguard", "red", 100)
    assert event_of(result, FleetSplit).ships == ("s3", "s1")


@pytest.mark.clause("A-S-55")
def test_merging_takes_the_smaller_points_and_the_larger_debt() -> None:
    result = play(BOTH, merge())

    both = result.state.fleets["f2"]
    assert "f1" not in result.state.fleets
    assert (both.points, both.debt, len(both.ships)) == (1, 1, 4)
    assert event_of(result, FleetsMerged).joined == "f1"


@pytest.mark.clause("SEA-FLEET-1", "A-S-03")
def test_a_fleet_of_twenty_is_full() -> None:
    full = position(NINETEEN, TWO)

    assert len(play(full, merge()).state.fleets["f2"].ships) == 20
    more = position(NINETEEN, fleet("f2", "red", "strait", "s4:frigate s5:frigate"))
    no = refusal(more, merge())
    assert (no.code, no.cites) == ("fleet_full", ("SEA-FLEET-1", "A-S-03", "A-S-55"))
    assert no.params["room"] == 18


@pytest.mark.clause("A-S-39", "A-S-55")
def test_a_truce_binds_the_parts_and_the_whole() -> None:
    foe = fleet("f9", "blue", "strait", "s9:brig")
    truce = Truce(fleets=("f1", "f9"), until_turn=1)
    state = position(ONE, TWO, foe, truces=(truce,))

    parted = play_all(state, split("s1"))
    whole = play_all(state, merge())

    assert not parted.queue
    assert set(parted.truces[0].fleets) == {"f1", "f9", "f100"}
    assert "f2" in whole.truces[0].fleets


@pytest.mark.clause("A-S-11", "A-S-55")
def test_a_common_commander_splits_off_any_ships_an_owner_only_his() -> None:
    common = position(combined(ONE, GREEN, "red"))

    any_ships = play(common, split("s1", "s6")).state
    own = play(common, split("s6", actor="green")).state

    assert any_ships.fleets["f100"].commander == "red"
    assert own.fleets["f100"].commander == "green"
    assert refusal(common, split("s1", actor="green")).code == "no_such_ship"


def test_a_fleet_is_renamed_by_its_commander() -> None:
    result = play(BOTH, RenameFleet(actor="red", fleet="f1", name="Home Fleet"))

    assert result.state.fleets["f1"].name == "Home Fleet"
    assert event_of(result, FleetRenamed).old == "f1"


@pytest.mark.clause("A-S-55", "A-S-12")
def test_fleets_may_be_regrouped_while_they_are_placed() -> None:
    setup = BOTH.evolve(phase="setup")

    assert play(setup, split("s1")).state.fleets["f100"].ships
    assert "f1" not in play(setup, merge()).state.fleets


@pytest.mark.parametrize(
    ("before", "command", "code", "cites"),
    [
        barred(
            "elsewhere",
            "not_together",
            ("SEA-ALLY-1", "A-S-55"),
            BOTH,
            merge(into="f3"),
        ),
        barred(
            "not both one's own",
            "not_your_fleet",
            ("SEA-ALLY-2", "A-S-11"),
            BOTH,
            merge(into="f4"),
        ),
        barred("itself", "same_fleet", ("A-S-55",), BOTH, merge(into="f1")),
        barred("no fleet", "no_such_fleet", ("A-S-55",), BOTH, merge(into="f8")),
        barred(
            "all its ships", "nothing_left", ("A-S-55",), BOTH, split("s1", "s2", "s3")
        ),
        barred("a ship twice", "ship_twice", ("A-S-55",), BOTH, split("s1", "s1")),
        barred("ship elsewhere", "no_such_ship", ("A-S-55",), BOTH, split("s4")),
        barred(
            "no ship of his",
            "not_your_fleet",
            ("SEA-ALLY-2", "A-S-11"),
            BOTH,
            split("s1", actor="green"),
        ),
        barred(
            "in the buy-out",
            "wrong_phase",
            ("A-S-13",),
            BOTH.evolve(phase="buyout"),
            split("s1"),
        ),
        barred(
            "another's name",
            "not_your_fleet",
            ("SEA-ALLY-2", "A-S-11"),
            BOTH,
            RenameFleet(actor="blue", fleet="f1", name="Mine"),
        ),
    ],
)
def test_refused(
    before: WarAtSea, command: Command, code: str, cites: tuple[str, ...]
) -> None:
    no = refusal(before, command)

    assert (no.code, no.cites) == (code, cites)
