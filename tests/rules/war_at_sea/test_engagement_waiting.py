"""A-S-02: what an open engagement locks, and how others wait for it."""

import pytest

from rules.kernel.dice import ScriptedDice
from rules.kernel.model import Command
from rules.war_at_sea.blockade import Blockade
from rules.war_at_sea.desk.calendar import EndBattle
from rules.war_at_sea.disband import Disband
from rules.war_at_sea.engagement.arising import arise
from rules.war_at_sea.engagement.closing import EngagementClosed
from rules.war_at_sea.engagement.declining import Withdraw
from rules.war_at_sea.engagement.flow import proceed
from rules.war_at_sea.engagement.forming import EngagementOpened
from rules.war_at_sea.engagement.opening import EngagementDropped, EngagementWaits
from rules.war_at_sea.hire import Hire
from rules.war_at_sea.merging import MergeFleets
from rules.war_at_sea.repair import Repair
from rules.war_at_sea.sailing import MoveFleet
from rules.war_at_sea.state import WarAtSea
from tests.rules.war_at_sea.battle_scenes import attacker, defender, met
from tests.rules.war_at_sea.scenes import (
    event_of,
    fleet,
    kinds,
    play,
    position,
    refusal,
)

RED, BLUE = attacker(points=3), defender(points=3)
CONSORT = fleet("f3", "red", "strait", "s7:sloop=2 s8:sloop")


def open_at(state: WarAtSea, area: str) -> WarAtSea:
    """Return *state* with the engagements that arise in *area* opened or waiting."""
    mover = state.fleets_in(area)[0].id
    arisen = arise(state, (mover,), area, {mover: None})
    return proceed(arisen, ScriptedDice()).state


@pytest.mark.clause("A-S-02")
@pytest.mark.parametrize(
    "command",
    [
        pytest.param(MoveFleet(actor="red", fleet="f3", to="bay"), id="leave"),
        pytest.param(MoveFleet(actor="red", fleet="f4", to="strait"), id="enter"),
        pytest.param(
            MoveFleet(actor="red", fleet="f1", to="gulf"), id="the fleet itself"
        ),
        pytest.param(Blockade(actor="red", fleet="f1", port="blueport"), id="blockade"),
        pytest.param(
            MergeFleets(actor="red", fleet="f3", into="f5"), id="merge beside"
        ),
        pytest.param(Hire(actor="red", area="strait", type="sloop"), id="hire"),
        pytest.param(Repair(actor="red", fleet="f3"), id="repair"),
        pytest.param(Disband(actor="red", ships=("s8",)), id="disband"),
    ],
)
def test_an_open_engagement_locks_its_area_and_those_beside_it(
    command: Command,
) -> None:
    others = (
        fleet("f4", "red", "anchorage", "s9:sloop"),
        fleet("f5", "red", "strait", "s10:sloop"),
    )
    state = met(RED, BLUE, CONSORT, *others)

    no = refusal(state, command)

    assert (no.code, no.cites[0]) == ("locked", "A-S-02")
    assert (no.params["battle"], no.params["at"]) == (1, "sound")


@pytest.mark.clause("A-S-02")
def test_two_areas_away_life_goes_on() -> None:
    far = fleet("f4", "red", "reach", "s9:sloop")
    state = met(RED, BLUE, far)

    assert (
        refusal(state, MoveFleet(actor="red", fleet="f4", to="gulf")).code == "locked"
    )
    assert kinds(play(state, Hire(actor="red", area="anchorage", type="sloop")))


@pytest.mark.clause("A-S-02")
def test_engagements_two_areas_apart_go_on_side_by_side() -> None:
    far = (
        fleet("f4", "red", "reach", "s9:sloop"),
        fleet("f5", "blue", "reach", "s10:sloop"),
    )
    state = open_at(
        open_at(position(RED.evolve(area="sound"), BLUE, *far), "sound"), "reach"
    )

    assert [one.area for one in state.battles] == ["sound", "reach"]
    closed = play(state, Withdraw(actor="blue", fleet="f5", to="gulf")).state
    assert [one.area for one in closed.battles] == ["sound"]


def beside() -> WarAtSea:
    """Return red and blue in the sound, and in the bay beside it."""
    near = (
        fleet("f4", "red", "bay", "s9:sloop"),
        fleet("f5", "blue", "bay", "s10:sloop"),
    )
    return position(RED.evolve(area="sound"), BLUE, *near)


@pytest.mark.clause("A-S-02")
def test_what_arises_beside_an_open_engagement_waits_for_it() -> None:
    before = open_at(beside(), "sound")
    arisen = arise(before, ("f4",), "bay", {"f4": None})
    result = proceed(arisen, ScriptedDice())

    assert event_of(result, EngagementWaits) == EngagementWaits(
        area="bay", battle=1, at="sound"
    )
    assert [one.area for one in result.state.queue] == ["bay"]
    assert proceed(result.state, ScriptedDice()).events == ()

    left = play(result.state, Withdraw(actor="blue", fleet="f2", to="gulf"))
    opened = event_of(left, EngagementOpened)
    assert (opened.battle, opened.area, opened.attackers) == (2, "bay", ("f4",))
    assert left.state.queue == ()


@pytest.mark.clause("A-S-02")
def test_those_that_wait_open_in_the_order_in_which_they_arose() -> None:
    others = (
        fleet("f6", "red", "strait", "s11:sloop"),
        fleet("f7", "blue", "strait", "s12:sloop"),
    )
    before = beside()
    crowded = before.evolve(fleets={**before.fleets, **{one.id: one for one in others}})
    state = open_at(crowded, "sound")
    for mover, area in (("f6", "strait"), ("f4", "bay")):
        state = proceed(
            arise(state, (mover,), area, {mover: None}), ScriptedDice()
        ).state

    left = play(state, Withdraw(actor="blue", fleet="f2", to="gulf")).state

    assert [one.area for one in left.battles] == ["strait"]
    assert [one.area for one in left.queue] == ["bay"]


@pytest.mark.clause("A-S-02")
def test_one_whose_area_holds_no_enemies_any_more_is_dropped() -> None:
    state = open_at(open_at(beside(), "sound"), "bay")
    gone = state.evolve(
        fleets={name: one for name, one in state.fleets.items() if name != "f5"}
    )

    left = play(gone, Withdraw(actor="blue", fleet="f2", to="gulf"))

    assert event_of(left, EngagementDropped).area == "bay"
    assert (left.state.battles, left.state.queue) == ((), ())


@pytest.mark.clause("A-S-02", "A-S-26")
def test_the_sides_are_formed_when_its_turn_comes() -> None:
    state = open_at(open_at(beside(), "sound"), "bay")
    third = fleet("f8", "blue", "bay", "s13:sloop")
    more = state.evolve(fleets={**state.fleets, "f8": third})

    left = play(more, Withdraw(actor="blue", fleet="f2", to="gulf"))

    assert event_of(left, EngagementOpened).defenders == ("f5", "f8")


@pytest.mark.clause("A-S-02")
def test_if_the_mover_is_gone_the_oldest_enemy_attacks() -> None:
    third = fleet("f3", "red", "bay", "s13:sloop")
    before = beside()
    state = open_at(before.evolve(fleets={**before.fleets, "f3": third}), "sound")
    arisen = proceed(
        arise(state, ("f4",), "bay", {"f4": "strait"}), ScriptedDice()
    ).state
    gone = arisen.evolve(
        fleets={name: one for name, one in arisen.fleets.items() if name != "f4"}
    )

    left = play(gone, Withdraw(actor="blue", fleet="f2", to="gulf"))

    assert event_of(left, EngagementOpened).attackers == ("f3",)
    assert left.state.battles[0].origins == {"f3": None}


@pytest.mark.clause("A-S-02", "A-S-39")
def test_the_umpire_ends_an_engagement_as_a_draw() -> None:
    state = met(RED, BLUE)

    result = play(state, EndBattle(actor="umpire", battle=1))

    assert kinds(result) == ["battle_drawn", "fleet_retreated", "engagement_closed"]
    assert event_of(result, EngagementClosed).battle == 1
    assert result.state.fleets["f1"].area == "strait"
    assert result.state.fleets["f1"].points == 2


@pytest.mark.clause("A-S-02")
def test_only_an_open_engagement_can_be_ended() -> None:
    no = refusal(met(RED, BLUE), EndBattle(actor="umpire", battle=7))

    assert (no.code, no.params) == ("no_such_battle", {"battle": 7})


@pytest.mark.clause("A-S-02", "A-S-26")
def test_before_its_foe_is_named_a_draw_is_with_all_of_them() -> None:
    relations = {"red|blue": "war", "red|green": "war", "blue|green": "war"}
    green = fleet("f3", "green", "sound", "s7:galleon")
    before = position(RED.evolve(area="sound"), BLUE, green, relations=relations)
    alone = before.areas["sound"].evolve(neighbours=())
    state = open_at(before.evolve(areas={"sound": alone}), "sound")

    drawn = play(state, EndBattle(actor="umpire", battle=1), (1, 1))

    assert [one.fleets for one in drawn.state.truces] == [("f1", "f2"), ("f1", "f3")]
    assert event_of(drawn, EngagementOpened).attackers == ("f2",)
    assert set(drawn.state.fleets) == {"f1", "f2"}
    assert drawn.state.battles == ()
