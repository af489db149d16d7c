"""SEA-BLK: closing a hostile port, and how that ends."""

import pytest

from rules.kernel.model import Command
from rules.war_at_sea.battle.leaving import Go
from rules.war_at_sea.battle.staying import FightOn, OfferDraw, Retreat
from rules.war_at_sea.blockade import (
    Blockade,
    BlockadeEnded,
    LiftBlockade,
    PortBlockaded,
    Why,
)
from rules.war_at_sea.chart import open_ports
from rules.war_at_sea.desk.factions import SetOwner, SetRelation
from rules.war_at_sea.desk.ships import RemoveShips
from rules.war_at_sea.disband import Disband
from rules.war_at_sea.engagement.declining import Withdraw
from rules.war_at_sea.fleets import SplitFleet
from rules.war_at_sea.merging import MergeFleets
from rules.war_at_sea.sailing import MoveFleet
from rules.war_at_sea.state import WarAtSea
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
)

FLEET = fleet("f1", "red", "sound", "s1:galleon s2:sloop")
OFF_PORT = position(FLEET)
CLOSING = position(FLEET.evolve(blockades="bluefort", points=2))


def close(port: str = "bluefort", actor: str = "red", name: str = "f1") -> Blockade:
    return Blockade(actor=actor, fleet=name, port=port)


@pytest.mark.clause("SEA-BLK-1", "SEA-BLK-2", "SEA-BLK-3", "A-S-22", "A-S-23")
def test_a_blockade_costs_one_point_and_closes_the_port_in_all_its_areas() -> None:
    assert open_ports(OFF_PORT, "blue", "gulf") == ("bluefort",)

    result = play(OFF_PORT, close())

    closing = result.state.fleets["f1"]
    assert (closing.points, closing.blockades) == (2, "bluefort")
    assert closing.area == "sound"
    assert open_ports(result.state, "blue", "gulf") == ()
    assert open_ports(result.state, "blue", "sound") == ("blueport",)
    assert event_of(result, PortBlockaded).owner == "blue"


@pytest.mark.clause("A-S-22")
def test_a_blockade_lasts_without_further_cost() -> None:
    ended = [EndTurn(actor=one) for one in CLOSING.factions]

    state = play_all(CLOSING, *ended)

    assert state.fleets["f1"].blockades == "bluefort"
    assert state.fleets["f1"].points == 3


@pytest.mark.clause("SEA-BLK-1", "SEA-PIR-4", "A-S-21")
def test_pirates_may_blockade_anybody() -> None:
    pirates = position(fleet("f1", "pirates", "bay", "s1:sloop"))

    result = play(pirates, close("greenport", "umpire"))

    assert result.state.fleets["f1"].blockades == "greenport"


@pytest.mark.parametrize(
    ("command", "why", "cites"),
    [
        pytest.param(
            LiftBlockade(actor="red", fleet="f1"),
            "lifted",
            ("A-S-22", "A-S-24"),
            id="A-S-22 lifted",
        ),
        pytest.param(
            MoveFleet(actor="red", fleet="f1", to="strait"),
            "left",
            ("SEA-BLK-4", "A-S-24"),
            id="A-S-24 left",
        ),
        pytest.param(
            SetRelation(actor="umpire", one="red", other="blue", relation="neutral"),
            "not_hostile",
            ("A-S-21", "A-S-22"),
            id="A-S-22 peace",
        ),
        pytest.param(
            SetOwner(actor="umpire", province="bluefort", owner="green"),
            "not_hostile",
            ("A-S-21", "A-S-22"),
            id="A-S-22 another owner",
        ),
        pytest.param(
            RemoveShips(actor="umpire", ships=("s1", "s2")),
            "gone",
            ("SEA-BLK-4", "A-S-22"),
            id="A-S-22 destroyed",
        ),
        pytest.param(
            Disband(actor="red", ships=("s1", "s2")),
            "gone",
            ("SEA-BLK-4", "A-S-22"),
            id="A-S-17 disbanded",
        ),
    ],
)
@pytest.mark.clause("A-S-17", "A-S-21", "A-S-22", "A-S-24")
def test_a_blockade_ends(command: Command, why: Why, cites: tuple[str, ...]) -> None:
    result = play(CLOSING, command)

    assert event_of(result, BlockadeEnded) == BlockadeEnded(
        fleet="f1",
        name="f1",
        port="bluefort",
        why=why,
        reopened=True,
        cites=cites,
    )
    assert "bluefort" not in [one.blockades for one in result.state.fleets.values()]


@pytest.mark.clause("A-S-22")
def test_a_port_stays_closed_while_another_fleet_closes_it() -> None:
    both = position(
        FLEET.evolve(blockades="bluefort"),
        fleet("f2", "red", "gulf", "s3:sloop", blockades="bluefort"),
    )

    result = play(both, LiftBlockade(actor="red", fleet="f1"))

    assert not event_of(result, BlockadeEnded).reopened
    assert open_ports(result.state, "blue", "gulf") == ()


@pytest.mark.clause("A-S-22", "A-S-55")
def test_after_a_split_the_old_fleet_keeps_the_blockade() -> None:
    result = play(CLOSING, SplitFleet(actor="red", fleet="f1", ships=("s1",)))

    assert result.state.fleets["f1"].blockades == "bluefort"
    assert result.state.fleets["f100"].blockades is None


@pytest.mark.clause("A-S-22", "A-S-55")
def test_a_merged_fleet_keeps_at_most_one_blockade() -> None:
    other = fleet("f2", "red", "sound", "s3:sloop")
    merge = MergeFleets(actor="red", fleet="f1", into="f2")
    takes_over = position(FLEET.evolve(blockades="bluefort"), other)
    keeps_own = position(
        FLEET.evolve(blockades="bluefort"), other.evolve(blockades="blueport")
    )

    taken = play(takes_over, merge)
    kept = play(keeps_own, merge)

    assert taken.state.fleets["f2"].blockades == "bluefort"
    assert [one.kind() for one in taken.events] == ["fleets_merged"]
    assert kept.state.fleets["f2"].blockades == "blueport"
    assert event_of(kept, BlockadeEnded).port == "bluefort"


@pytest.mark.parametrize(
    ("before", "command", "code", "cites"),
    [
        barred(
            "no points",
            "no_points",
            ("SEA-BLK-2", "A-S-22"),
            position(FLEET.evolve(points=0)),
            close(),
        ),
        barred(
            "not hostile",
            "port_not_hostile",
            ("SEA-BLK-1", "A-S-21"),
            position(fleet("f1", "blue", "bay", "s1:sloop")),
            close("greenport", "blue"),
        ),
        barred(
            "nobody's",
            "port_not_hostile",
            ("SEA-BLK-1", "A-S-21"),
            position(fleet("f1", "red", "reach", "s1:sloop")),
            close("freeport"),
        ),
        barred(
            "not on this area",
            "no_such_port",
            ("SEA-BLK-1", "A-S-22"),
            position(fleet("f1", "red", "strait", "s1:sloop")),
            close("bluefort"),
        ),
        barred(
            "no port",
            "no_such_port",
            ("SEA-BLK-1", "A-S-22"),
            position(fleet("f1", "blue", "bay", "s1:sloop")),
            close("redcoast", "blue"),
        ),
        barred(
            "no province",
            "no_such_province",
            ("SEA-BLK-1",),
            OFF_PORT,
            close("atlantis"),
        ),
        barred(
            "one port each",
            "blockades_already",
            ("A-S-22",),
            CLOSING,
            close("blueport"),
        ),
        barred(
            "nothing to lift",
            "no_blockade",
            ("A-S-22",),
            OFF_PORT,
            LiftBlockade(actor="red", fleet="f1"),
        ),
        barred(
            "another's",
            "not_your_fleet",
            ("SEA-ALLY-2", "A-S-11"),
            OFF_PORT,
            close(actor="green"),
        ),
    ],
)
def test_refused(
    before: WarAtSea, command: Command, code: str, cites: tuple[str, ...]
) -> None:
    no = refusal(before, command)

    assert (no.code, no.cites) == (code, cites)


@pytest.mark.clause("SEA-BLK-1", "A-S-11")
def test_owners_under_joint_command_blockade_together() -> None:
    green = fleet("f2", "green", "sound", "s9:brig")
    joint = position(combined(FLEET, green, None))

    state = play_all(joint, close(actor="green"))
    assert state.fleets["f1"].blockades is None
    state = play_all(state, close(actor="red"))
    assert state.fleets["f1"].blockades == "bluefort"
    lift = [LiftBlockade(actor=one, fleet="f1") for one in ("red", "green")]
    assert play_all(state, *lift).fleets["f1"].blockades is None


@pytest.mark.clause("SEA-BLK-1")
def test_blockades_are_offered_where_a_hostile_port_lies() -> None:
    done = offer(OFF_PORT, "red", "blockade-f1").complete("blueport")

    assert play(OFF_PORT, done).state.fleets["f1"].blockades == "blueport"
    assert "lift-f1" in keys(CLOSING, "red")
    assert "blockade-f1" not in keys(CLOSING, "red")
    away = position(fleet("f1", "red", "strait", "s1:sloop"))
    assert "blockade-f1" not in keys(away, "red")


ATTACKED = position(
    fleet("f1", "red", "sound", "s1:galleon", points=0, blockades="bluefort"),
    fleet("f2", "blue", "gulf", "s2:frigate", points=1),
)
ATTACK = MoveFleet(actor="blue", fleet="f2", to="sound")


def in_battle() -> WarAtSea:
    """Return the end of the first round; the bonus roll was a tie."""
    return play(ATTACKED, ATTACK, faces=[3, 3]).state


@pytest.mark.clause("SEA-BLK-4", "A-S-24")
def test_a_beaten_blockader_leaves_and_the_port_works_again() -> None:
    state = play_all(in_battle(), FightOn(actor="blue"))
    state = play(state, Retreat(actor="red"), faces=[2, 5]).state
    assert open_ports(state, "blue", "gulf") == ()

    result = play(state, Go(actor="red", to="strait"))

    assert event_of(result, BlockadeEnded).why == "left"
    assert open_ports(result.state, "blue", "gulf") == ("bluefort",)


@pytest.mark.clause("SEA-BLK-4", "A-S-24")
def test_a_beaten_attacker_does_not_lift_it() -> None:
    state = play_all(in_battle(), FightOn(actor="red"))

    result = play(state, Retreat(actor="blue"), faces=[5, 2])

    assert result.state.fleets["f2"].area == "gulf"
    assert result.state.fleets["f1"].blockades == "bluefort"
    assert not [one for one in result.events if isinstance(one, BlockadeEnded)]


@pytest.mark.clause("A-S-24", "A-S-39")
def test_a_draw_does_not_lift_it() -> None:
    state = play_all(in_battle(), OfferDraw(actor="red"), OfferDraw(actor="blue"))

    assert state.fleets["f2"].area == "gulf"
    assert state.fleets["f1"].blockades == "bluefort"


@pytest.mark.clause("SEA-BLK-3", "A-S-23", "A-S-24")
def test_a_blockader_is_met_in_its_area_and_lifts_by_declining() -> None:
    able = ATTACKED.with_fleets((ATTACKED.fleets["f1"].evolve(points=1),))
    met = play(able, ATTACK).state
    assert awaited(met) == [("red", "decline")]

    result = play(met, Withdraw(actor="red", fleet="f1", to="strait"))

    assert event_of(result, BlockadeEnded).why == "left"
    assert not result.state.battles
