"""The umpire's desk: facts and corrections, each with old and new."""

from typing import Any

import pytest

from rules.kernel.model import Command, Event
from rules.war_at_sea.desk.calendar import Close, EndBattle, EndGame, GameEnded
from rules.war_at_sea.desk.factions import (
    AddFaction,
    FactionAdded,
    OwnerSet,
    RelationSet,
    SetOwner,
    SetRelation,
    SetTreasury,
    TreasurySet,
)
from rules.war_at_sea.desk.fleets import FleetPut, PointsSet, PutFleet, SetPoints
from rules.war_at_sea.desk.ships import (
    FleetMade,
    GiveShips,
    HealthSet,
    MakeFleet,
    RemoveShips,
    SetHealth,
    ShipsGiven,
    ShipsRemoved,
)
from rules.war_at_sea.state import WarAtSea
from rules.war_at_sea.system import WAR_AT_SEA
from tests.rules.war_at_sea.scenes import (
    awaited,
    barred,
    event_of,
    fleet,
    keys,
    play,
    position,
    refusal,
    values,
)

RED = fleet("f1", "red", "strait", "s1:galleon s2:sloop", points=2)
BLUE = fleet("f2", "blue", "sound", "s3:galleon", points=0)
GREEN = fleet("f3", "green", "strait", "s4:brig", points=0)
STATE = position(RED, BLUE, GREEN)


def umpire(command: type[Command], **fields: Any) -> Any:
    return command(actor="umpire", **fields)


@pytest.mark.parametrize(
    ("command", "event"),
    [
        (
            umpire(SetTreasury, faction="red", gold=7),
            TreasurySet(faction="red", old=200, new=7),
        ),
        (
            umpire(SetRelation, one="blue", other="green", relation="alliance"),
            RelationSet(one="blue", other="green", old="neutral", new="alliance"),
        ),
        (
            umpire(SetOwner, province="freeport", owner="green"),
            OwnerSet(province="freeport", old="nobody", new="green"),
        ),
        (
            umpire(SetOwner, province="redport", owner="nobody"),
            OwnerSet(province="redport", old="red", new="nobody"),
        ),
        (
            umpire(AddFaction, faction="gold", gold=9),
            FactionAdded(faction="gold", gold=9),
        ),
        (
            umpire(GiveShips, fleet="f1", ships={"sloop": 2}),
            ShipsGiven(
                owner="red",
                fleet="f1",
                name="f1",
                area="strait",
                ships={"sloop": 2},
                ids=("s100", "s101"),
            ),
        ),
        (umpire(RemoveShips, ships=("s4", "s1")), ShipsRemoved(ships=("s4", "s1"))),
        (
            umpire(SetHealth, ship="s1", health=5),
            HealthSet(ship="s1", type="galleon", owner="red", old=12, new=5),
        ),
        (
            umpire(PutFleet, fleet="f1", area="reach"),
            FleetPut(fleet="f1", name="f1", old="strait", new="reach"),
        ),
        (
            umpire(SetPoints, fleet="f1", points=0),
            PointsSet(fleet="f1", name="f1", old=2, new=0),
        ),
    ],
)
@pytest.mark.clause("A-G-03")
def test_a_fact_is_posted_with_old_and_new(command: Command, event: Event) -> None:
    assert event in play(STATE, command).events


@pytest.mark.clause("A-G-03")
def test_a_fact_is_in_the_position() -> None:
    after = play(STATE, umpire(SetTreasury, faction="red", gold=7)).state
    assert after.treasuries == {"red": 7, "blue": 200, "green": 200}
    after = play(STATE, umpire(SetOwner, province="freeport", owner="green")).state
    assert after.provinces["freeport"].owner == "green"
    after = play(STATE, umpire(AddFaction, faction="gold", gold=9)).state
    assert WAR_AT_SEA.sides(after) == ("red", "blue", "green", "gold")
    assert ("gold", "turn") in awaited(after)
    after = play(STATE, umpire(RemoveShips, ships=("s4", "s1"))).state
    assert [ship.id for ship in after.ships()] == ["s2", "s3"]
    after = play(STATE, umpire(SetHealth, ship="s1", health=5)).state
    assert after.fleets["f1"].ships[0].health == 5
    after = play(STATE, umpire(SetPoints, fleet="f1", points=0)).state
    assert after.fleets["f1"].points == 0


@pytest.mark.clause("A-S-21", "A-S-27")
def test_war_makes_fleets_in_one_area_fight_the_named_one_attacking() -> None:
    war = {"one": "red", "other": "green", "relation": "war"}

    no = refusal(STATE, umpire(SetRelation, **war))
    result = play(STATE, umpire(SetRelation, **war, attackers=("f3",)))

    assert (no.code, no.cites, no.params) == (
        "name_attacker",
        ("A-S-27",),
        {"area": "strait"},
    )
    (battle,) = result.state.battles
    assert battle.fleets == {"attack": ("f3",), "defend": ("f1",)}
    assert battle.origins == {"f3": None}


@pytest.mark.clause("A-S-16", "A-S-27", "SEA-PIR-4")
def test_pirates_that_appear_attack_unless_another_is_named() -> None:
    pirates = {"owner": "pirates", "area": "sound", "ships": {"brig": 2}}

    attack = play(STATE, umpire(MakeFleet, **pirates))
    defend = play(STATE, umpire(MakeFleet, **pirates, attackers=("f2",)))

    made = event_of(attack, FleetMade)
    assert attack.state.battles[0].fleets["attack"] == (made.fleet,)
    assert defend.state.battles[0].fleets["attack"] == ("f2",)
    assert attack.state.fleets[made.fleet].points == 3


@pytest.mark.clause("SEA-PIR-4", "A-S-27")
def test_a_fleet_that_is_put_among_enemies_attacks_without_an_origin() -> None:
    result = play(STATE, umpire(PutFleet, fleet="f1", area="sound"))

    (battle,) = result.state.battles
    assert battle.fleets == {"attack": ("f1",), "defend": ("f2",)}
    assert battle.origins == {"f1": None}


@pytest.mark.clause("A-S-13", "A-S-27")
def test_in_a_buy_out_enemies_meet_when_the_next_turn_begins() -> None:
    buyout = STATE.evolve(phase="buyout")

    state = play(buyout, umpire(PutFleet, fleet="f1", area="sound")).state
    assert not state.battles
    (battle,) = play(state, umpire(Close)).state.battles
    assert battle.fleets["attack"] == ("f1",)


@pytest.mark.clause("A-S-12", "A-S-21")
def test_before_the_first_turn_war_waits_for_the_start() -> None:
    setup = STATE.evolve(phase="setup")
    war = umpire(SetRelation, one="red", other="green", relation="war")

    assert not play(setup, war).state.battles
    put = play(setup, umpire(PutFleet, fleet="f1", area="sound")).state
    assert put.fleets["f1"].area == "sound"
    assert not put.battles


@pytest.mark.clause("SEA-PIR-2")
def test_with_pirates_the_umpire_is_awaited() -> None:
    quiet = {"owner": "pirates", "area": "reach", "ships": {"brig": 1}, "name": "Bart"}
    state = play(STATE, umpire(MakeFleet, **quiet)).state

    assert ("umpire", "pirates") in awaited(state)
    assert "move-f100" in keys(state, "umpire")
    assert state.fleets["f100"].name == "Bart"


@pytest.mark.clause("A-S-02", "A-S-39")
def test_the_umpire_ends_a_battle_as_a_draw() -> None:
    war = play(STATE, umpire(PutFleet, fleet="f1", area="sound")).state

    drawn = play(war, umpire(EndBattle, battle=war.battles[0].id))

    assert "battle_drawn" in [event.kind() for event in drawn.events]


@pytest.mark.clause("A-G-03")
def test_the_umpire_ends_the_game() -> None:
    result = play(STATE, umpire(EndGame))

    assert event_of(result, GameEnded) == GameEnded(
        turn=1,
        ships={"red": 2, "blue": 1, "green": 1},
        gold={"red": 200, "blue": 200, "green": 200},
    )
    assert WAR_AT_SEA.over(result.state)
    assert awaited(result.state) == []
    assert keys(result.state, "red") == keys(result.state, "umpire") == []


@pytest.mark.parametrize(
    ("before", "command", "code", "cites"),
    [
        barred(
            "no such faction",
            "no_such_faction",
            ("A-G-03",),
            STATE,
            umpire(SetTreasury, faction="gold", gold=1),
        ),
        barred(
            "no such owner",
            "no_such_faction",
            ("A-G-03",),
            STATE,
            umpire(MakeFleet, owner="nobody", area="bay", ships={"sloop": 1}),
        ),
        barred(
            "one faction",
            "one_faction",
            ("A-S-21",),
            STATE,
            umpire(SetRelation, one="red", other="red", relation="war"),
        ),
        barred(
            "peace with pirates",
            "no_such_faction",
            ("A-G-03",),
            STATE,
            umpire(SetRelation, one="red", other="pirates", relation="neutral"),
        ),
        barred(
            "a taken name",
            "not_a_name",
            ("A-G-03",),
            STATE,
            umpire(AddFaction, faction="pirates"),
        ),
        barred(
            "a name that cannot be typed",
            "not_a_name",
            ("A-G-03",),
            STATE,
            umpire(AddFaction, faction="The Gold"),
        ),
        barred(
            "21 ships",
            "too_many_ships",
            ("SEA-FLEET-1", "A-G-03"),
            STATE,
            umpire(MakeFleet, owner="red", area="bay", ships={"sloop": 20, "brig": 1}),
        ),
        barred(
            "no ships",
            "too_many_ships",
            ("SEA-FLEET-1", "A-G-03"),
            STATE,
            umpire(MakeFleet, owner="red", area="bay", ships={"sloop": 0}),
        ),
        barred(
            "no room",
            "fleet_full",
            ("SEA-FLEET-1", "A-G-03"),
            STATE,
            umpire(GiveShips, fleet="f1", ships={"sloop": 19}),
        ),
        barred(
            "no owner there",
            "no_owner_there",
            ("A-G-03",),
            STATE,
            umpire(GiveShips, fleet="f1", ships={"sloop": 1}, owner="blue"),
        ),
        barred(
            "too healthy",
            "health_outside",
            ("A-G-03", "A-S-04"),
            STATE,
            umpire(SetHealth, ship="s1", health=13),
        ),
        barred(
            "no such ship",
            "no_such_ship",
            ("A-G-03",),
            STATE,
            umpire(RemoveShips, ships=("s99",)),
        ),
        barred(
            "no battle",
            "no_such_battle",
            ("A-S-02", "A-S-39"),
            STATE,
            umpire(EndBattle, battle=1),
        ),
        barred(
            "nobody asked for support",
            "no_such_battle",
            ("A-S-30",),
            STATE,
            umpire(Close, battle=1),
        ),
        barred(
            "start instead",
            "wrong_phase",
            ("A-S-13", "A-S-12"),
            STATE.evolve(phase="setup"),
            umpire(Close),
        ),
        barred(
            "nobody to attack",
            "nobody_to_attack",
            ("A-S-27",),
            STATE,
            umpire(PutFleet, fleet="f1", area="reach", attackers=("f2",)),
        ),
    ],
)
def test_refused(
    before: WarAtSea, command: Command, code: str, cites: tuple[str, ...]
) -> None:
    no = refusal(before, command)

    assert (no.code, no.cites) == (code, cites)


@pytest.mark.parametrize(
    "command",
    [one for one in WAR_AT_SEA.commands if one.path[0] == "umpire"],
    ids=lambda one: " ".join(one.path),
)
@pytest.mark.clause("A-G-03")
def test_only_the_umpire_enters_facts(command: type[Command]) -> None:
    examples: dict[str, Any] = {
        "ships": {"sloop": 1}
        if "fleet" in command.fields() or "owner" in command.fields()
        else ("s1",),
        "relation": "war",
        "health": 1,
        "points": 1,
        "battle": 1,
        "gold": 1,
    }
    filled = {
        name: examples.get(name, "red")
        for name in command.fields()
        if command.model_fields[name].is_required()
    }

    no = refusal(STATE, command(actor="red", **filled))

    assert (no.code, no.cites) == ("not_the_umpire", ("A-G-03",))


@pytest.mark.parametrize(
    ("command", "field", "found"),
    [
        (SetTreasury, "faction", ["red", "blue", "green"]),
        (SetOwner, "owner", ["red", "blue", "green", "nobody"]),
        (SetOwner, "province", list(STATE.provinces)),
        (MakeFleet, "owner", ["red", "blue", "green", "pirates"]),
        (MakeFleet, "area", list(STATE.areas)),
        (MakeFleet, "ships", ["galleon", "frigate", "brig", "sloop"]),
        (GiveShips, "fleet", ["f1", "f2", "f3"]),
        (RemoveShips, "ships", ["s1", "s2", "s3", "s4"]),
        (AddFaction, "faction", []),
    ],
)
def test_what_the_umpire_may_choose(
    command: type[Command], field: str, found: list[str]
) -> None:
    choices = WAR_AT_SEA.choices(STATE, "umpire", command, {}, field, "")

    assert values(choices) == found
