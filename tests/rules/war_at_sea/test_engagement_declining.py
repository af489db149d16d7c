"""SEA-ENG-2 to SEA-ENG-4: who may withdraw, in which order, at what price."""

import pytest

from rules.kernel.model import Command
from rules.war_at_sea.battle.staying import FightOn, Retreat
from rules.war_at_sea.engagement.declining import (
    DeclineBarred,
    FleetStood,
    FleetWithdrew,
    Stand,
    Withdraw,
)
from rules.war_at_sea.engagement.forming import EngagementOpened
from rules.war_at_sea.engagement.opening import EngagementWaits
from rules.war_at_sea.sailing import MoveFleet
from rules.war_at_sea.state import Province, WarAtSea
from rules.war_at_sea.system import WAR_AT_SEA
from tests.rules.war_at_sea.battle_scenes import (
    T6,
    attacker,
    battle_of,
    defender,
    events_of,
    follow,
    met,
    sail,
)
from tests.rules.war_at_sea.scenes import (
    awaited,
    barred,
    event_of,
    fleet,
    keys,
    kinds,
    offer,
    play,
    position,
    refusal,
    values,
)

READY = attacker(points=3)
BLUE = defender(points=1)
SECOND = defender("s7:sloop", "f3", points=2)
THIRD = defender("s8:brig", "f4")


@pytest.mark.clause("SEA-ENG-2", "A-S-29", "A-S-50")
def test_to_withdraw_costs_a_point_and_nothing_else() -> None:
    crippled = defender("s4:galleon=1 s5:frigate", points=1)
    state = met(READY, crippled)

    result = play(state, Withdraw(actor="blue", to="gulf"))

    left = event_of(result, FleetWithdrew)
    assert (left.origin, left.to, left.points) == ("sound", "gulf", 0)
    fled = result.state.fleets["f2"]
    assert (fled.area, fled.points, fled.ships) == ("gulf", 0, crippled.ships)
    assert kinds(result) == ["fleet_withdrew", "engagement_closed"]
    assert result.state.battles == ()
    assert result.state.fleets["f1"].area == "sound"


@pytest.mark.clause("A-S-29")
def test_any_adjacent_area_is_open_even_where_the_enemy_came_from() -> None:
    state = met(READY, BLUE)
    chosen = offer(state, "blue", "withdraw-f2")

    legal = WAR_AT_SEA.choices(state, "blue", Withdraw, chosen.filled, "to", "")
    assert values(legal) == ["strait", "bay", "gulf"]
    gone = play(state, Withdraw(actor="blue", fleet="f2", to="strait")).state
    assert gone.fleets["f2"].area == "strait"


@pytest.mark.clause("SEA-ENG-3", "A-S-28")
def test_without_points_nobody_is_asked() -> None:
    result = sail(position(attacker(), defender()), (1, 1))

    assert [(one.fleet, one.why) for one in events_of(result, DeclineBarred)] == [
        ("f2", "no_points"),
        ("f1", "no_points"),
    ]
    assert battle_of(result.state).round == 1


@pytest.mark.clause("SEA-ENG-4")
def test_but_one_can_retreat_in_the_battle() -> None:
    state = met(attacker(), defender(), faces=T6)

    result = follow(state, FightOn(actor="red"), (Retreat(actor="blue"), (1, 2)))

    assert result.state.fleets["f2"].points == 0
    assert awaited(result.state) == [("blue", "retreat_to")]


@pytest.mark.clause("A-S-28")
def test_the_defender_is_asked_first_then_the_attacker() -> None:
    state = met(READY, BLUE)
    assert awaited(state) == [("blue", "decline")]

    stood = play(state, Stand(actor="blue"))

    assert event_of(stood, FleetStood).fleet == "f2"
    assert awaited(stood.state) == [("red", "decline")]
    assert stood.state.battles[0].decision > state.battles[0].decision


@pytest.mark.clause("A-S-28")
def test_if_all_defenders_go_the_attacker_is_not_asked() -> None:
    state = met(READY, BLUE, SECOND)

    result = follow(
        state,
        Withdraw(actor="blue", fleet="f2", to="gulf"),
        Withdraw(actor="blue", fleet="f3", to="bay"),
    )

    assert result.state.battles == ()
    assert result.state.fleets["f1"].points == 2


@pytest.mark.clause("A-S-28", "A-S-25")
def test_if_only_the_attacker_declines_he_moves_on_for_a_point() -> None:
    state = play(met(READY, BLUE), Stand(actor="blue")).state

    result = play(state, Withdraw(actor="red", to="gulf"))

    assert kinds(result) == ["fleet_withdrew", "engagement_closed"]
    moved = result.state.fleets["f1"]
    assert (moved.area, moved.points) == ("gulf", 1)
    assert refusal(result.state, Stand(actor="red")).code == "nothing_asked"
    again = play(result.state, MoveFleet(actor="red", fleet="f1", to="reach"))
    assert again.state.fleets["f1"].points == 0


@pytest.mark.clause("A-S-28", "A-S-58")
def test_three_defenders_one_without_points() -> None:
    state = met(attacker(), BLUE, SECOND, THIRD)
    assert awaited(state) == [("blue", "decline")]
    assert keys(state, "blue")[:4] == [
        *("stand-f2", "withdraw-f2", "stand-f3", "withdraw-f3")
    ]

    withdrawn = play(state, Withdraw(actor="blue", fleet="f3", to="bay")).state
    begun = play(withdrawn, Stand(actor="blue"), (1, 1)).state

    battle = battle_of(begun)
    assert battle.fleets["defend"] == ("f2", "f4")
    assert battle.main == {"attack": "f1", "defend": "f2"}
    assert battle.withdrew == ("f3",)


@pytest.mark.clause("A-S-28")
def test_each_fleet_answers_for_itself_in_any_order_and_once() -> None:
    state = met(READY, BLUE, SECOND)

    stood = play(state, Stand(actor="blue", fleet="f3")).state

    again = refusal(stood, Withdraw(actor="blue", fleet="f3", to="bay"))
    assert (again.code, again.params["fleet"]) == ("not_asked", "f3")
    assert values(again.legal) == ["f2"]


@pytest.mark.clause("A-S-29", "SEA-ENG-1")
def test_who_withdraws_to_other_enemies_attacks_them() -> None:
    red = fleet("f5", "red", "bay", "s9:sloop")
    state = met(READY, BLUE, SECOND, red)

    result = play(state, Withdraw(actor="blue", fleet="f2", to="bay"))
    assert event_of(result, EngagementWaits).area == "bay"
    (waiting,) = result.state.queue
    assert (waiting.causes, waiting.origins) == (("f2",), {"f2": "sound"})

    last = play(result.state, Withdraw(actor="blue", fleet="f3", to="gulf"))
    opened = event_of(last, EngagementOpened)
    assert (opened.area, opened.attackers, opened.defenders) == (
        "bay",
        ("f2",),
        ("f5",),
    )
    assert last.state.battles[0].forced == ()


@pytest.mark.clause("A-S-29")
def test_the_mover_may_pursue_with_his_own_points() -> None:
    state = play(met(READY, BLUE), Withdraw(actor="blue", to="gulf")).state

    result = sail(state, to="gulf")

    assert event_of(result, EngagementOpened).defenders == ("f2",)
    assert event_of(result, DeclineBarred).fleet == "f2"
    assert awaited(result.state) == [("red", "decline")]


@pytest.mark.clause("SEA-BLK-4", "A-S-24")
def test_a_blockader_that_withdraws_lifts_its_blockade() -> None:
    redfort = Province(owner="red", areas=("sound",), port=True)
    blocking = defender(points=1, blockades="redfort")
    state = met(READY, blocking, provinces={"redfort": redfort})

    result = play(state, Withdraw(actor="blue", to="gulf"))

    assert kinds(result)[-1] == "blockade_ended"
    assert result.state.fleets["f2"].blockades is None


@pytest.mark.clause("A-S-29")
def test_with_one_area_beside_it_need_not_be_named() -> None:
    blue = fleet("f2", "blue", "reach", "s4:galleon", points=1)
    red = fleet("f1", "red", "gulf", "s1:galleon", points=3)
    state = sail(position(red, blue), to="reach").state

    assert offer(state, "blue", "withdraw-f2").filled == {"fleet": "f2", "to": "gulf"}
    assert play(state, Withdraw(actor="blue")).state.fleets["f2"].area == "gulf"


@pytest.mark.clause("A-S-28", "A-S-29")
def test_with_nowhere_to_go_a_fleet_stands_unasked() -> None:
    before = position(READY, BLUE)
    islands = {
        **before.areas,
        "sound": before.areas["sound"].evolve(neighbours=()),
    }
    result = sail(before.evolve(areas=islands), (1, 1))

    assert [one.why for one in events_of(result, DeclineBarred)] == ["nowhere"] * 2


@pytest.mark.clause("A-G-02", "SEA-PIR-2")
def test_the_umpire_answers_for_pirates_and_for_anybody_by_name() -> None:
    pirates = defender(owner="pirates", points=1)
    state = met(READY, pirates)
    assert awaited(state) == [("umpire", "decline")]
    stood = play(state, Stand(actor="umpire")).state

    assert awaited(stood) == [("red", "decline")]
    assert refusal(stood, Stand(actor="umpire")).code == "nothing_asked"
    assert play(stood, Stand(actor="umpire", fleet="f1"), (1, 1)).state.battles


OPEN = met(READY, BLUE, SECOND, THIRD)
FIGHTING = met(attacker(), defender(), faces=T6)
DECLINE = ("SEA-ENG-2", "SEA-ENG-3", "A-S-28")


@pytest.mark.parametrize(
    ("before", "command", "code", "cites"),
    [
        barred(
            "no points",
            "cannot_decline",
            ("SEA-ENG-3", "A-S-28"),
            OPEN,
            Withdraw(actor="blue", fleet="f4", to="bay"),
        ),
        barred(
            "no battle", "nothing_asked", DECLINE, position(READY), Stand(actor="red")
        ),
        barred(
            "not yet asked",
            "not_asked",
            DECLINE,
            OPEN,
            Withdraw(actor="red", fleet="f1", to="bay"),
        ),
        barred("too late", "nothing_asked", DECLINE, FIGHTING, Stand(actor="blue")),
        barred("which fleet", "which_fleet", DECLINE, OPEN, Stand(actor="blue")),
        barred(
            "no fleet", "no_such_fleet", DECLINE, OPEN, Stand(actor="blue", fleet="f9")
        ),
        barred(
            "another's",
            "not_your_fleet",
            ("SEA-ALLY-2", "A-S-11"),
            OPEN,
            Stand(actor="red", fleet="f2"),
        ),
        barred(
            "not beside",
            "not_beside",
            ("SEA-ENG-2", "A-S-29"),
            OPEN,
            Withdraw(actor="blue", fleet="f2", to="reach"),
        ),
        barred(
            "which area",
            "which_area",
            ("SEA-ENG-2", "A-S-29"),
            OPEN,
            Withdraw(actor="blue", fleet="f2"),
        ),
    ],
)
def test_refused(
    before: WarAtSea, command: Command, code: str, cites: tuple[str, ...]
) -> None:
    no = refusal(before, command)

    assert (no.code, no.cites) == (code, cites)


def test_refusals_say_what_is_legal() -> None:
    which = refusal(OPEN, Stand(actor="blue"))
    where = refusal(OPEN, Withdraw(actor="blue", fleet="f2", to="reach"))

    assert values(which.legal) == ["f2", "f3"]
    assert values(where.legal) == ["strait", "bay", "gulf"]
    assert where.params == {"to": "reach"}
