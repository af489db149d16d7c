"""SEA-ALLY: combined fleets, and ships that change hands."""

import pytest

from rules.kernel.model import Command
from rules.war_at_sea.alliance.answering import (
    Accept,
    CommandAgreed,
    Decline,
    OfferAccepted,
    ShipsHandedOver,
)
from rules.war_at_sea.alliance.offering import (
    MergerOffered,
    OfferMerger,
    OfferShips,
    ShipsOffered,
)
from rules.war_at_sea.alliance.parting import FleetParted
from rules.war_at_sea.commanding import commander_of
from rules.war_at_sea.desk.factions import SetRelation
from rules.war_at_sea.desk.ships import MakeFleet
from rules.war_at_sea.fleets import SplitFleet
from rules.war_at_sea.relations import enemies
from rules.war_at_sea.sailing import MoveFleet
from rules.war_at_sea.state import WarAtSea
from tests.rules.war_at_sea.scenes import (
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

RED = fleet("f1", "red", "strait", " ".join(f"s{n}:sloop" for n in range(1, 9)))
GREEN = fleet(
    "f2", "green", "strait", " ".join(f"s{n}:brig" for n in range(11, 18)), points=1
)
TOGETHER = position(RED, GREEN)
APART = position(RED, GREEN.evolve(area="bay"))
COMMON = position(combined(RED, GREEN, "red").evolve(blockades=None))
JOINT = position(combined(RED, GREEN, None))


def propose(**changes: str) -> OfferMerger:
    return OfferMerger.model_validate(
        {"actor": "red", "fleet": "f1", "other": "f2", **changes}
    )


def accept(state: WarAtSea, actor: str = "green") -> WarAtSea:
    return play(state, Accept(actor=actor, offer=state.proposals[0].id)).state


@pytest.mark.clause("SEA-ALLY-1", "SEA-ALLY-2", "A-S-03", "A-S-11")
def test_allied_fleets_become_one_under_a_common_commander() -> None:
    offered = play(TOGETHER, propose(commander="red"))
    result = play(
        offered.state, Accept(actor="green", offer=offered.state.proposals[0].id)
    )

    both = result.state.fleets["f2"]
    assert event_of(offered, MergerOffered).to == ("green",)
    assert len(both.ships) == 15
    assert both.points == 1
    assert commander_of(both) == ("red",)
    assert {ship.owner for ship in both.ships} == {"red", "green"}
    assert event_of(result, CommandAgreed).commanders == ("red",)
    assert not result.state.proposals


@pytest.mark.clause("SEA-ALLY-2", "A-S-11")
def test_only_the_common_commander_gives_orders() -> None:
    sail = {"fleet": "f1", "to": "bay"}

    assert play(COMMON, MoveFleet(actor="red", **sail)).state.fleets["f1"].points == 2
    assert refusal(COMMON, MoveFleet(actor="green", **sail)).code == "not_your_fleet"


@pytest.mark.clause("SEA-ALLY-2", "A-S-11")
def test_a_joint_order_may_be_changed_until_all_agree() -> None:
    state = play_all(
        JOINT,
        MoveFleet(actor="red", fleet="f1", to="bay"),
        MoveFleet(actor="green", fleet="f1", to="sound"),
    )
    assert state.fleets["f1"].area == "strait"

    state = play_all(state, MoveFleet(actor="red", fleet="f1", to="sound"))

    assert state.fleets["f1"].area == "sound"


@pytest.mark.clause("A-S-11")
def test_joint_command_is_agreed_to_by_all_owners() -> None:
    blue = fleet("f3", "blue", "strait", "s30:sloop")
    friends = {
        "red|blue": "alliance",
        "red|green": "alliance",
        "blue|green": "alliance",
    }
    three = position(combined(RED, GREEN, None), blue, relations=friends)

    offered = play_all(three, propose(other="f3", command="joint"))
    first = play(offered, Accept(actor="blue", offer=offered.proposals[0].id))
    last = accept(first.state, "green")

    assert event_of(first, OfferAccepted).missing == ("green",)
    assert commander_of(last.fleets["f3"]) == ("blue", "red", "green")
    assert last.fleets["f3"].host == "red"


@pytest.mark.clause("A-S-11")
def test_a_named_commander_without_ships_leaves_joint_command() -> None:
    fleet_of_two = combined(RED, GREEN, "blue")

    assert commander_of(fleet_of_two) == ("red", "green")
    assert commander_of(RED.evolve(commander="green")) == ("red",)


@pytest.mark.clause("A-S-11")
def test_a_combined_fleet_is_at_war_with_every_enemy_of_an_owner() -> None:
    blue = fleet("f9", "blue", "sound", "s30:sloop")

    assert enemies(JOINT, JOINT.fleets["f1"], blue)
    assert not enemies(JOINT, GREEN, blue)


@pytest.mark.clause("A-S-11")
def test_an_owner_may_take_his_ships_out_again() -> None:
    own = tuple(ship.id for ship in GREEN.ships)

    state = play_all(COMMON, SplitFleet(actor="green", fleet="f1", ships=own))

    assert commander_of(state.fleets["f100"]) == ("green",)
    assert commander_of(state.fleets["f1"]) == ("red",)


@pytest.mark.clause("A-S-11")
def test_it_parts_at_once_when_the_alliance_ends() -> None:
    common = position(
        combined(RED, GREEN, "red").evolve(points=2, debt=1, blockades=None)
    )
    result = play(
        common,
        SetRelation(actor="umpire", one="red", other="green", relation="neutral"),
    )

    parted = event_of(result, FleetParted)
    new = result.state.fleets[parted.fleet]
    assert (parted.faction, parted.ships) == ("green", 7)
    assert (new.points, new.debt, new.area) == (2, 1, "strait")
    assert result.state.fleets["f1"].owners == ("red",)


@pytest.mark.clause("A-S-11")
def test_ships_are_handed_over_between_consenting_owners() -> None:
    offered = play_all(TOGETHER, OfferShips(actor="red", ships=("s2",), fleet="f2"))
    result = play(offered, Accept(actor="green", offer=offered.proposals[0].id))

    ship = next(one for one in result.state.ships() if one.id == "s2")
    assert ship.owner == "green"
    assert ship in result.state.fleets["f2"].ships
    assert event_of(result, ShipsHandedOver).to == "green"


@pytest.mark.clause("A-S-11")
def test_within_a_combined_fleet_only_the_owner_changes() -> None:
    offered = play_all(COMMON, OfferShips(actor="green", ships=("s11",), fleet="f1"))
    state = accept(offered, "red")

    assert len(state.fleets["f1"].ships) == 15
    assert next(one for one in state.ships() if one.id == "s11").owner == "red"


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(MoveFleet(actor="green", fleet="f2", to="bay"), id="sailed"),
        pytest.param(Decline(actor="green", offer="p2"), id="declined"),
        pytest.param(Decline(actor="red", offer="p2"), id="taken back"),
        pytest.param(
            SetRelation(actor="umpire", one="red", other="green", relation="neutral"),
            id="no longer allied",
        ),
    ],
)
@pytest.mark.clause("A-S-11")
def test_an_offer_lapses(change: Command) -> None:
    offered = play_all(TOGETHER, propose())

    assert not play(offered, change).state.proposals


@pytest.mark.clause("A-S-11")
def test_each_of_two_offers_is_answered_by_itself() -> None:
    third = fleet("f3", "red", "strait", "s30:sloop")
    state = play_all(position(RED, GREEN, third), propose(), propose(fleet="f3"))

    declined = play(state, Decline(actor="green", offer="p3")).state
    accepted = play(state, Accept(actor="green", offer="p3")).state

    assert [one.id for one in declined.proposals] == ["p2"]
    assert [one.id for one in accepted.proposals] == ["p2"]
    assert "f3" not in accepted.fleets
    assert "f3" in declined.fleets


@pytest.mark.clause("A-S-11")
def test_under_joint_command_the_host_receives_ships() -> None:
    blue = fleet("f3", "blue", "strait", "s30:sloop")
    joint = combined(combined(GREEN, blue, None), RED, None).evolve(host="blue")
    friends = {
        "red|blue": "alliance",
        "red|green": "alliance",
        "blue|green": "alliance",
    }
    state = position(joint, relations=friends)

    offered = play(state, OfferShips(actor="red", ships=("s1",), fleet="f2"))

    assert event_of(offered, ShipsOffered).to == "blue"


@pytest.mark.clause("A-S-11")
def test_an_offer_that_cannot_be_carried_out_now_can_only_be_declined() -> None:
    offered = play_all(TOGETHER, propose()).evolve(phase="buyout")
    battle = play_all(
        position(RED, GREEN, fleet("f9", "blue", "sound", "s30:sloop", points=0)),
        propose(),
    )
    war = play(
        battle,
        MakeFleet(actor="umpire", owner="red", area="sound", ships={"sloop": 1}),
    ).state

    assert refusal(offered, Accept(actor="green", offer="p2")).code == "wrong_phase"
    assert refusal(war, Accept(actor="green", offer="p2")).code == "locked"
    assert "accept-p2" not in keys(war, "green")
    assert "decline-p2" in keys(war, "green")


@pytest.mark.clause("A-S-11")
def test_offers_are_answered_by_button() -> None:
    offered = play_all(TOGETHER, propose())

    assert {"accept-p2", "decline-p2"} <= set(keys(offered, "green"))
    assert "accept-p2" not in keys(offered, "red")
    done = play(offered, offer(offered, "green", "accept-p2").complete())
    assert list(done.state.fleets) == ["f2"]


@pytest.mark.parametrize(
    ("before", "command", "code", "cites"),
    [
        barred("elsewhere", "not_together", ("SEA-ALLY-1", "A-S-11"), APART, propose()),
        barred(
            "not allied",
            "not_allied",
            ("SEA-ALLY-1", "A-S-11"),
            TOGETHER.evolve(relations={}),
            propose(),
        ),
        barred(
            "too many",
            "fleet_full",
            ("SEA-FLEET-1", "A-S-03", "A-S-11"),
            position(
                RED,
                fleet(
                    "f2",
                    "green",
                    "strait",
                    " ".join(f"s{n}:brig" for n in range(11, 24)),
                ),
            ),
            propose(),
        ),
        barred(
            "not an owner",
            "no_such_commander",
            ("SEA-ALLY-2", "A-S-11"),
            TOGETHER,
            propose(commander="blue"),
        ),
        barred(
            "no ships of his",
            "no_ships_there",
            ("SEA-ALLY-1",),
            TOGETHER,
            propose(actor="blue"),
        ),
        barred(
            "all one's own",
            "own_fleets",
            ("A-S-55",),
            position(RED, fleet("f2", "red", "strait", "s11:brig")),
            propose(),
        ),
        barred(
            "no such offer",
            "no_such_offer",
            ("A-S-11",),
            TOGETHER,
            Accept(actor="green", offer="p9"),
        ),
        barred(
            "ship elsewhere",
            "ship_elsewhere",
            ("A-S-11",),
            APART,
            OfferShips(actor="red", ships=("s1",), fleet="f2"),
        ),
        barred(
            "to oneself",
            "no_receiver",
            ("A-S-11",),
            TOGETHER,
            OfferShips(actor="red", ships=("s1",), fleet="f1"),
        ),
        barred(
            "not his ship",
            "no_such_ship",
            ("A-S-11",),
            TOGETHER,
            OfferShips(actor="red", ships=("s11",), fleet="f2"),
        ),
        barred(
            "the umpire names a side",
            "name_a_side",
            ("A-G-02",),
            TOGETHER,
            propose(actor="umpire"),
        ),
    ],
)
def test_refused(
    before: WarAtSea, command: Command, code: str, cites: tuple[str, ...]
) -> None:
    no = refusal(before, command)

    assert (no.code, no.cites) == (code, cites)
