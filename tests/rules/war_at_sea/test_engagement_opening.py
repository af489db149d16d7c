"""SEA-ENG-1: when engagements arise, open, wait, and who is on which side."""

from typing import Any

import pytest

from rules.kernel.dice import ScriptedDice
from rules.war_at_sea.desk.factions import SetRelation
from rules.war_at_sea.engagement.arising import arise
from rules.war_at_sea.engagement.closing import EngagementClosed
from rules.war_at_sea.engagement.declining import Withdraw
from rules.war_at_sea.engagement.flow import proceed
from rules.war_at_sea.engagement.foes import NameFoe
from rules.war_at_sea.engagement.forming import EngagementOpened
from rules.war_at_sea.engagement.opening import FoesMet
from rules.war_at_sea.hire import Hire
from rules.war_at_sea.sailing import MoveFleet
from rules.war_at_sea.state import Relation, WarAtSea
from rules.war_at_sea.system import WAR_AT_SEA
from tests.rules.war_at_sea.battle_scenes import (
    attacker,
    battle_of,
    defender,
    met,
    now,
    sail,
)
from tests.rules.war_at_sea.scenes import (
    awaited,
    event_of,
    fleet,
    keys,
    kinds,
    play,
    position,
    refusal,
    values,
)

ALL_AT_WAR = {"red|blue": "war", "red|green": "war", "blue|green": "war"}
READY = attacker(points=3)
BLUE = defender(points=1)


def green(name: str = "f3", area: str = "sound", **more: Any) -> Any:
    """Return a fleet of green."""
    return fleet(name, "green", area, f"s{name[1:]}0:galleon", **more)


@pytest.mark.clause("SEA-ENG-1", "A-S-25")
def test_a_fleet_that_moves_in_attacks_who_is_there() -> None:
    result = sail(position(READY, BLUE))

    opened = event_of(result, EngagementOpened)
    assert (opened.attackers, opened.defenders) == (("f1",), ("f2",))
    assert opened.cites == ("SEA-ENG-1", "A-S-25")
    battle = battle_of(result.state)
    assert (battle.area, battle.origins) == ("sound", {"f1": "strait"})


@pytest.mark.clause("SEA-ENG-1", "A-S-21")
@pytest.mark.parametrize("relations", [{}, {"red|blue": "alliance"}])
def test_nothing_happens_in_peace(relations: dict[str, str]) -> None:
    result = sail(position(READY, BLUE, relations=relations))

    assert kinds(result) == ["fleet_moved"]
    assert result.state.battles == ()


@pytest.mark.clause("A-S-25")
def test_the_mover_stops_and_may_go_on_when_the_enemy_has_withdrawn() -> None:
    state = met(READY, BLUE)
    assert (
        refusal(state, MoveFleet(actor="red", fleet="f1", to="gulf")).code == "locked"
    )

    state = play(state, Withdraw(actor="blue", to="bay")).state

    assert state.battles == ()
    moved = play(state, MoveFleet(actor="red", fleet="f1", to="gulf"))
    assert moved.state.fleets["f1"].points == 1


@pytest.mark.clause("SEA-PIR-4", "A-S-16", "SEA-ENG-1")
def test_pirates_fight_everybody_but_pirates() -> None:
    pirates = fleet("f1", "pirates", "strait", "s1:galleon")
    others = fleet("f2", "pirates", "sound", "s2:galleon")

    assert len(sail(position(pirates, green()), who="umpire").state.battles) == 1
    assert sail(position(pirates, others), who="umpire").state.battles == ()


@pytest.mark.clause("A-S-26", "SEA-ENG-1")
def test_all_enemies_that_are_no_enemies_of_each_other_defend() -> None:
    relations = {"red|blue": "war", "red|green": "war"}
    state = met(READY, BLUE, green(), relations=relations)

    assert battle_of(state).fleets == {"attack": ("f1",), "defend": ("f2", "f3")}


@pytest.mark.clause("A-S-26")
def test_own_and_allied_fleets_at_war_with_the_enemy_join_the_mover() -> None:
    own = fleet("f3", "red", "sound", "s7:sloop")
    ally = green("f4")
    relations = {"red|blue": "war", "red|green": "alliance", "blue|green": "war"}
    before = position(READY, own, ally, relations=relations)
    reached = before.evolve(fleets={**before.fleets, "f2": BLUE})

    state = sail(reached).state

    assert battle_of(state).fleets["attack"] == ("f1", "f3", "f4")
    assert battle_of(state).origins == {"f1": "strait", "f3": None, "f4": None}


@pytest.mark.clause("A-S-26")
@pytest.mark.parametrize(
    "relations",
    [
        pytest.param({"red|blue": "war", "red|green": "alliance"}, id="ally at peace"),
        pytest.param({"red|blue": "war", "blue|green": "war"}, id="no ally"),
    ],
)
def test_others_do_not_join(relations: dict[str, str]) -> None:
    before = position(READY, green(), relations=relations)
    reached = before.evolve(fleets={**before.fleets, "f2": BLUE})

    assert battle_of(sail(reached).state).fleets["attack"] == ("f1",)


@pytest.mark.clause("A-S-26")
def test_of_enemies_at_war_with_each_other_the_mover_names_the_first_foe() -> None:
    result = sail(position(READY, BLUE, green(), relations=ALL_AT_WAR))

    assert event_of(result, FoesMet).foes == ("f2", "f3")
    assert awaited(result.state) == [("red", "foe")]
    assert keys(result.state, "red")[:2] == ["foe-f2", "foe-f3"]
    named = play(result.state, NameFoe(actor="red", group="f3"))
    assert battle_of(named.state).fleets["defend"] == ("f3",)
    assert awaited(named.state) == [("green", "decline")]


@pytest.mark.clause("A-S-26")
def test_a_foe_at_peace_with_both_stands_in_both_groups() -> None:
    pirates = fleet("f4", "pirates", "sound", "s9:sloop")
    white = fleet("f5", "white", "sound", "s8:sloop")
    relations = {**ALL_AT_WAR, "red|white": "war"}
    before = position(READY, BLUE, green(), pirates, white, relations=relations)
    state = sail(before.evolve(factions=("red", "blue", "green", "white"))).state

    assert now(state).groups == (("f2", "f5"), ("f3", "f5"), ("f4",))


def relate(state: WarAtSea, one: str, other: str, how: Relation) -> WarAtSea:
    """Let the umpire set how two factions stand."""
    order = SetRelation(actor="umpire", one=one, other=other, relation=how)
    return play(state, order).state


@pytest.mark.clause("A-S-26")
def test_if_the_foes_change_their_relations_the_groups_change() -> None:
    state = met(READY, BLUE, green(), relations=ALL_AT_WAR)

    together = relate(state, "blue", "green", "neutral")
    assert battle_of(together).fleets["defend"] == ("f2", "f3")

    alone = relate(state, "red", "green", "neutral")
    assert battle_of(alone).fleets["defend"] == ("f2",)

    pirates = fleet("f4", "pirates", "sound", "s9:sloop")
    three = met(READY, BLUE, green(), pirates, relations=ALL_AT_WAR)
    two = relate(three, "red", "green", "neutral")
    assert now(two).groups == (("f2",), ("f4",))
    assert battle_of(two).decision > battle_of(three).decision


@pytest.mark.clause("A-S-26")
def test_groups_are_listed_by_their_first_fleet() -> None:
    state = met(READY, BLUE, green(), relations=ALL_AT_WAR)

    legal = WAR_AT_SEA.choices(state, "red", NameFoe, {}, "group", "")
    assert values(legal) == ["f2", "f3"]
    no = refusal(state, NameFoe(actor="red", group="f1"))
    assert (no.code, no.cites, values(no.legal)) == (
        "no_such_group",
        ("A-S-26",),
        ["f2", "f3"],
    )


@pytest.mark.clause("A-S-26", "SEA-ENG-1")
def test_when_the_first_is_over_the_next_group_is_met() -> None:
    state = met(READY, BLUE, green(points=1), relations=ALL_AT_WAR)
    state = play(state, NameFoe(actor="red", group="f2")).state

    result = play(state, Withdraw(actor="blue", to="bay"))

    assert event_of(result, EngagementClosed).battle == 1
    assert event_of(result, EngagementOpened).defenders == ("f3",)
    assert battle_of(result.state).origins == {"f1": "strait"}


@pytest.mark.clause("A-S-26", "SEA-PIR-2")
def test_for_pirates_the_umpire_names_the_foe() -> None:
    pirates = fleet("f1", "pirates", "strait", "s1:galleon")
    relations = {"blue|green": "war"}
    state = sail(
        position(pirates, BLUE, green(), relations=relations), who="umpire"
    ).state

    assert awaited(state) == [("umpire", "foe")]
    assert refusal(state, NameFoe(actor="blue", group="f3")).code == "not_your_fleet"
    named = play(state, NameFoe(actor="umpire", group="f2")).state
    assert battle_of(named).fleets["defend"] == ("f2",)


@pytest.mark.clause("A-S-26", "A-S-12")
def test_at_set_up_the_umpire_names_the_foe() -> None:
    red = attacker().evolve(area="sound")
    before = position(red, BLUE, green(), relations=ALL_AT_WAR)
    arisen = arise(before, ("f1",), "sound", {"f1": None}, umpire_names=True)

    state = proceed(arisen, ScriptedDice()).state

    assert awaited(state) == [("umpire", "foe")]
    assert keys(state, "red")[:1] != ["foe-f2"]
    assert refusal(state, NameFoe(actor="red", group="f2")).code == "not_the_umpire"
    named = play(state, NameFoe(actor="umpire", group="f2")).state
    assert battle_of(named).fleets == {"attack": ("f1",), "defend": ("f2",)}


@pytest.mark.clause("A-S-27")
def test_ships_hired_beside_an_enemy_attack_and_have_no_origin() -> None:
    before = position(defender(points=3).evolve(area="anchorage"))

    result = play(before, Hire(actor="red", area="anchorage", type="sloop"))

    opened = event_of(result, EngagementOpened)
    assert (opened.attackers, opened.defenders) == (("f100",), ("f2",))
    assert opened.cites == ("SEA-ENG-1", "A-S-27")
    assert battle_of(result.state).origins == {"f100": None}


@pytest.mark.clause("A-S-27")
def test_war_on_the_spot_is_begun_by_the_fleet_that_the_umpire_names() -> None:
    before = position(READY.evolve(area="sound"), BLUE, relations={})
    war = SetRelation(
        actor="umpire", one="red", other="blue", relation="war", attackers=("f2",)
    )

    result = play(before, war)

    opened = event_of(result, EngagementOpened)
    assert (opened.attackers, opened.defenders) == (("f2",), ("f1",))
