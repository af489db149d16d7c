"""SEA-RET: where beaten fleets go, whom they attack, and when they surrender."""

from typing import Any

import pytest

from rules.kernel.model import Command, Result
from rules.war_at_sea.battle.capture import PrizesTaken
from rules.war_at_sea.battle.leaving import AttackOnward, Go, Surrender
from rules.war_at_sea.battle.placing import (
    FleetForced,
    FleetRetreated,
    FleetSurrendered,
)
from rules.war_at_sea.battle.staying import FightOn, Retreat
from rules.war_at_sea.desk.calendar import EndBattle
from rules.war_at_sea.engagement.declining import DeclineBarred, Stand, Withdraw
from rules.war_at_sea.engagement.forming import EngagementOpened
from rules.war_at_sea.engagement.support import StayOut
from rules.war_at_sea.state import Fleet, Province, WarAtSea
from rules.war_at_sea.system import WAR_AT_SEA
from tests.rules.war_at_sea.battle_scenes import (
    HARDY,
    attacker,
    battle_of,
    defender,
    events_of,
    follow,
    healths,
    met,
    now,
    sail,
)
from tests.rules.war_at_sea.scenes import (
    awaited,
    barred,
    combined,
    event_of,
    fleet,
    house_rules,
    keys,
    kinds,
    offer,
    play,
    position,
    refusal,
    ships,
    values,
)

RED = attacker("s1:hulk=40 s2:hulk=40", debt=3)
BLUE = defender("s4:hulk=40 s5:hulk=40", debt=3)
EVEN = (1, 1)
"""Dice with which nobody has a bonus, nor is asked about his fire."""


def fought(*others: Fleet, **changes: Any) -> WarAtSea:
    """Return the position after a first round of hulks, which leaves each 36 health."""
    given = {"faces": EVEN, "ship_types": HARDY, **changes}
    return met(RED, BLUE, *others, **given)


def picket(name: str, area: str, owner: str = "red") -> Fleet:
    """Return a fleet that bars an area; its debt keeps it from being asked to help."""
    return fleet(name, owner, area, f"s{name[1:]}0:hulk=40", debt=3, points=0)


def beaten(side: str, *others: Fleet, **changes: Any) -> Result[WarAtSea]:
    """Return what follows when *side* has retreated after a round."""
    state = fought(*others, **changes)
    faces = (2, 1) if side == "red" else (1, 2)
    other = "blue" if side == "red" else "red"
    return follow(state, FightOn(actor=other), (Retreat(actor=side), faces))


@pytest.mark.clause("SEA-RET-1", "SEA-RET-2", "A-S-33")
def test_a_beaten_attacker_goes_home_without_a_point_or_a_question() -> None:
    result = beaten("red")

    gone = event_of(result, FleetRetreated)
    assert (gone.fleet, gone.to, gone.why) == ("f1", "strait", "home")
    assert result.state.fleets["f1"].points == 0
    assert result.state.battles == ()


@pytest.mark.clause("SEA-RET-3", "SEA-RET-1", "A-S-35")
def test_a_beaten_defender_chooses_an_area_free_of_enemies() -> None:
    result = beaten("blue", picket("f6", "gulf"))
    assert awaited(result.state) == [("blue", "retreat_to")]
    assert keys(result.state, "blue")[:1] == ["go-f2"]
    choice = offer(result.state, "blue", "go-f2")
    legal = WAR_AT_SEA.choices(result.state, "blue", Go, choice.filled, "to", "")
    assert values(legal) == ["strait", "bay"]

    gone = play(result.state, Go(actor="blue", to="strait"))

    assert event_of(gone, FleetRetreated).why == "chosen"
    fled = gone.state.fleets["f2"]
    assert (fled.area, fled.points) == ("strait", 0)


@pytest.mark.clause("SEA-RET-3", "A-S-35")
def test_allies_and_neutrals_do_not_bar_an_area_but_pirates_do() -> None:
    others = (
        picket("f5", "bay", "pirates"),
        picket("f6", "gulf", "green"),
    )
    result = beaten("blue", *others)

    no = refusal(result.state, Go(actor="blue", to="bay"))
    assert (no.code, values(no.legal)) == ("not_free", ["strait", "gulf"])
    assert play(result.state, Go(actor="blue", to="gulf")).state.battles == ()


@pytest.mark.clause("A-S-34", "SEA-RET-3")
def test_an_only_free_area_is_taken_without_asking() -> None:
    result = beaten("blue", picket("f5", "bay"), picket("f6", "gulf"))

    gone = event_of(result, FleetRetreated)
    assert (gone.to, gone.why) == ("strait", "only")
    assert gone.cites == ("SEA-RET-1", "SEA-RET-3", "A-S-35")
    assert result.state.battles == ()


@pytest.mark.clause("A-S-34", "SEA-RET-2")
def test_an_attacker_whose_origin_is_closed_goes_as_a_defender_does() -> None:
    state = fought()
    closed = state.evolve(fleets={**state.fleets, "f7": picket("f7", "strait", "blue")})

    result = follow(closed, FightOn(actor="blue"), (Retreat(actor="red"), (2, 1)))

    assert awaited(result.state) == [("red", "retreat_to")]
    assert refusal(result.state, Go(actor="red", to="strait")).code == "not_free"
    assert play(result.state, Go(actor="red", to="bay")).state.battles == ()


@pytest.mark.clause("A-S-27", "A-S-34")
def test_an_attacker_without_an_origin_goes_as_a_defender_does() -> None:
    state = fought()
    (battle,) = state.battles
    placed = state.evolve(battles=(battle.evolve(origins={"f1": None}),))

    result = follow(placed, FightOn(actor="blue"), (Retreat(actor="red"), (2, 1)))

    assert awaited(result.state) == [("red", "retreat_to")]


@pytest.mark.clause("A-S-34")
def test_several_fleets_go_one_after_the_other_each_by_its_own_commander() -> None:
    ally = defender("s8:hulk=40 s9:hulk=40", "f3", owner="green")
    fled = beaten("blue", ally, relations={"red|blue": "war", "red|green": "war"}).state

    assert awaited(fled) == [("blue", "retreat_to")]
    first = play(fled, Go(actor="blue", to="bay")).state
    assert awaited(first) == [("green", "retreat_to")]
    assert first.battles[0].decision > fled.battles[0].decision
    assert play(first, Go(actor="green", to="gulf")).state.battles == ()


CORNERED = (picket("f5", "bay"), picket("f6", "gulf"), picket("f7", "strait"))


@pytest.mark.clause("SEA-RET-4", "SEA-RET-5", "A-S-36", "A-S-37")
def test_with_enemies_all_around_it_attacks_one_of_them() -> None:
    result = beaten("blue", *CORNERED)
    assert awaited(result.state) == [("blue", "attack_or_surrender")]
    assert keys(result.state, "blue")[:2] == ["attack-f2", "surrender-f2"]

    attacked = play(result.state, AttackOnward(actor="blue", to="gulf"), EVEN)

    forced = event_of(attacked, FleetForced)
    assert (forced.origin, forced.to) == ("sound", "gulf")
    opened = event_of(attacked, EngagementOpened)
    assert opened.cites == ("SEA-ENG-1", "SEA-RET-5", "A-S-37")
    assert (opened.area, opened.attackers, opened.defenders) == (
        "gulf",
        ("f2",),
        ("f6",),
    )
    barred_ = events_of(attacked, DeclineBarred)
    assert [(one.fleet, one.why) for one in barred_] == [
        ("f6", "no_points"),
        ("f2", "forced"),
    ]
    battle = attacked.state.battles[0]
    assert (battle.forced, battle.beaten_in) == (("f2",), {"f2": ("sound",)})
    assert battle.origins == {"f2": "sound"}


@pytest.mark.clause("A-S-37")
def test_the_forced_may_not_decline_the_attacked_may() -> None:
    ready = picket("f6", "gulf").evolve(points=1)
    state = beaten("blue", CORNERED[0], ready, CORNERED[2]).state
    full = state.evolve(
        fleets={**state.fleets, "f2": state.fleets["f2"].evolve(points=3)}
    )

    attacked = play(full, AttackOnward(actor="blue", to="gulf")).state
    assert awaited(attacked) == [("red", "decline")]

    gone = play(attacked, Withdraw(actor="red", to="reach"))
    assert gone.state.battles == ()
    assert gone.state.fleets["f2"].area == "gulf"

    stood = play(attacked, Stand(actor="red"), EVEN)
    assert event_of(stood, DeclineBarred).why == "forced"


@pytest.mark.clause("A-S-37", "SEA-AID-1")
def test_a_forced_battle_may_be_supported() -> None:
    others = (*CORNERED, fleet("f8", "blue", "reach", "s80:hulk=40"))
    state = beaten("blue", *others).state

    attacked = play(state, AttackOnward(actor="blue", to="gulf"))

    assert awaited(attacked.state) == [("blue", "support")]
    assert play(attacked.state, StayOut(actor="blue"), EVEN).state.battles


@pytest.mark.clause("SEA-RET-7", "A-S-38", "A-S-49")
def test_who_will_not_attack_surrenders_with_all_ships_as_they_are() -> None:
    state = beaten("blue", *CORNERED).state

    result = play(state, Surrender(actor="blue"))

    gave_up = event_of(result, FleetSurrendered)
    assert (gave_up.why, gave_up.cites) == ("chosen", ("SEA-RET-7", "A-S-38"))
    taken = event_of(result, PrizesTaken)
    assert (taken.owner, taken.ships) == ("red", ("s4", "s5"))
    assert healths(result.state, "f1") == {"s1": 36, "s2": 36, "s4": 36, "s5": 36}
    assert "f2" not in result.state.fleets
    assert result.state.battles == ()


@pytest.mark.clause("SEA-RET-6", "A-S-38")
def test_with_nowhere_to_go_it_surrenders_without_asking() -> None:
    before = position(RED, BLUE, ship_types=HARDY)
    alone = before.areas["sound"].evolve(neighbours=())
    state = sail(before.evolve(areas={**before.areas, "sound": alone}), EVEN).state

    result = follow(state, FightOn(actor="red"), (Retreat(actor="blue"), (1, 2)))

    assert event_of(result, FleetSurrendered).why == "nowhere"
    assert {ship.owner for ship in result.state.ships()} == {"red"}


def chain() -> WarAtSea:
    """Return blue beaten in the sound, and beaten again where it attacked, in the gulf.

    The victor of the first battle still lies in the sound.
    """
    state = beaten("blue", *CORNERED).state
    attacked = play(state, AttackOnward(actor="blue", to="gulf"), EVEN).state
    return follow(attacked, FightOn(actor="red"), (Retreat(actor="blue"), (6, 1))).state


@pytest.mark.clause("A-S-37", "A-S-34", "SEA-RET-3")
def test_beaten_again_it_may_go_on_to_a_free_area() -> None:
    state = chain()

    assert state.battles == ()
    assert state.fleets["f2"].area == "reach"


@pytest.mark.clause("A-S-37", "SEA-RET-6")
def test_nobody_attacks_where_he_was_beaten_in_this_chain() -> None:
    far = picket("f8", "reach")
    state = beaten("blue", *CORNERED, far).state
    attacked = play(state, AttackOnward(actor="blue", to="gulf"), EVEN).state
    state = follow(
        attacked, FightOn(actor="red"), (Retreat(actor="blue"), (6, 1))
    ).state
    assert awaited(state) == [("blue", "attack_or_surrender")]

    no = refusal(state, AttackOnward(actor="blue", to="sound"))
    assert (no.code, values(no.legal)) == ("not_attackable", ["reach"])
    last = play(state, AttackOnward(actor="blue", to="reach"), EVEN).state
    assert last.battles[0].beaten_in == {"f2": ("sound", "gulf")}

    end = follow(last, FightOn(actor="red"), (Retreat(actor="blue"), (6, 1)))
    assert event_of(end, FleetSurrendered).why == "nowhere"
    assert set(healths(end.state, "f8")) >= {"s80"}


@pytest.mark.clause("A-S-34", "A-S-37")
def test_comrades_forced_into_one_area_attack_together() -> None:
    second = defender("s6:hulk=40 s7:hulk=40", "f3")
    fled = beaten("blue", second, *CORNERED).state
    first = play(fled, AttackOnward(actor="blue", to="gulf")).state
    assert awaited(first) == [("blue", "attack_or_surrender")]
    assert now(first).fleets == ("f3",)

    both = play(first, AttackOnward(actor="blue", to="gulf"), EVEN)

    assert event_of(both, EngagementOpened).attackers == ("f2", "f3")
    assert battle_of(both.state).forced == ("f2", "f3")


@pytest.mark.clause("A-S-34")
def test_with_the_option_a_closed_origin_is_fought_for() -> None:
    options = house_rules(closed_origin="fight")
    state = fought(options=options)
    closed = state.evolve(fleets={**state.fleets, "f7": picket("f7", "strait", "blue")})
    result = follow(closed, FightOn(actor="blue"), (Retreat(actor="red"), (2, 1)))
    assert awaited(result.state) == [("red", "attack_or_surrender")]

    no = refusal(result.state, Go(actor="red", to="bay"))
    assert no.code == "not_free"
    attacked = play(result.state, AttackOnward(actor="red"), EVEN)
    assert event_of(attacked, EngagementOpened).area == "strait"


@pytest.mark.clause("A-S-34")
def test_but_not_where_it_was_beaten_in_this_chain() -> None:
    options = house_rules(closed_origin="fight")
    state = fought(options=options)
    closed = state.evolve(fleets={**state.fleets, "f7": picket("f7", "strait", "blue")})
    (battle,) = closed.battles
    again = closed.evolve(battles=(battle.evolve(beaten_in={"f1": ("strait",)}),))

    result = follow(again, FightOn(actor="blue"), (Retreat(actor="red"), (2, 1)))

    assert awaited(result.state) == [("red", "retreat_to")]


@pytest.mark.clause("A-S-24", "SEA-BLK-4")
def test_a_beaten_blockader_leaves_its_port_open() -> None:
    port = Province(owner="red", areas=("sound",), port=True)
    state = fought(provinces={"redfort": port})
    blocking = state.fleets["f2"].evolve(blockades="redfort")
    before = state.evolve(fleets={**state.fleets, "f2": blocking})

    fled = follow(before, FightOn(actor="red"), (Retreat(actor="blue"), (1, 2)))
    assert fled.state.fleets["f2"].blockades == "redfort"
    gone = play(fled.state, Go(actor="blue", to="bay"))

    assert kinds(gone)[-1] == "blockade_ended"
    assert gone.state.fleets["f2"].blockades is None


@pytest.mark.clause("A-S-33", "A-S-39")
def test_what_is_decided_cannot_be_made_a_draw() -> None:
    state = beaten("blue", *CORNERED).state

    no = refusal(state, EndBattle(actor="umpire", battle=1))

    assert (no.code, no.cites) == ("battle_decided", ("A-S-33", "A-S-39"))


@pytest.mark.clause("A-S-11", "SEA-RET-3", "SEA-RET-5", "SEA-RET-7")
@pytest.mark.parametrize(
    ("bars", "command", "kind"),
    [
        (CORNERED[1:2], Go(actor="blue", to="bay"), "fleet_retreated"),
        (CORNERED, AttackOnward(actor="blue", to="gulf"), "fleet_forced"),
        (CORNERED, Surrender(actor="blue"), "fleet_surrendered"),
    ],
)
def test_joint_owners_must_agree_where_to(
    bars: tuple[Fleet, ...], command: Command, kind: str
) -> None:
    green = fleet("f3", "green", "sound", "s6:hulk=40")
    pair = combined(BLUE, green, None)
    allies = {"red|blue": "war", "blue|green": "alliance"}
    state = met(
        RED.evolve(ships=(*RED.ships, *ships("red", "s3:hulk=40"))),
        pair,
        *bars,
        faces=EVEN,
        ship_types=HARDY,
        relations=allies,
    )
    fled = follow(
        state,
        FightOn(actor="red"),
        Retreat(actor="blue"),
        (Retreat(actor="green"), (1, 2)),
    ).state

    one = play(fled, command)
    assert kinds(one) == ["owner_answered"]
    what = awaited(fled)[0][1]
    assert awaited(fled) == [("blue", what), ("green", what)]
    assert awaited(one.state) == [("green", what)]
    faces = EVEN if kind == "fleet_forced" else ()
    agreed = play(one.state, command.evolve(actor="green"), faces)
    assert kinds(agreed)[0] == kind


FREE = beaten("blue").state
TRAPPED = beaten("blue", *CORNERED).state
WHERE = ("SEA-RET-3", "SEA-RET-4", "A-S-35")
ONWARD = ("SEA-RET-4", "SEA-RET-5", "A-S-37")
ASKED = ("SEA-RET-1", "A-S-34")


@pytest.mark.parametrize(
    ("before", "command", "code", "cites"),
    [
        barred("nobody asks", "nothing_asked", ASKED, position(RED), Go(actor="red")),
        barred("no turn", "nothing_asked", ASKED, FREE, Go(actor="red", to="bay")),
        barred("not beside", "not_free", WHERE, FREE, Go(actor="blue", to="reach")),
        barred("which area", "which_area", WHERE, FREE, Go(actor="blue")),
        barred("none free", "not_free", WHERE, TRAPPED, Go(actor="blue", to="bay")),
        barred("none free, none named", "not_free", WHERE, TRAPPED, Go(actor="blue")),
        barred(
            "not while an area is free",
            "not_attackable",
            ONWARD,
            FREE,
            AttackOnward(actor="blue", to="bay"),
        ),
        barred(
            "no attack afar",
            "not_attackable",
            ONWARD,
            TRAPPED,
            AttackOnward(actor="blue", to="reach"),
        ),
        barred(
            "no surrender while an area is free",
            "can_still_leave",
            ("SEA-RET-3", "SEA-RET-7"),
            FREE,
            Surrender(actor="blue"),
        ),
    ],
)
def test_refused(
    before: WarAtSea, command: Command, code: str, cites: tuple[str, ...]
) -> None:
    no = refusal(before, command)

    assert (no.code, no.cites) == (code, cites)
