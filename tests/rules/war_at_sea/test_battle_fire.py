"""SEA-DMG-3, SEA-DMG-4, SEA-CAP-3, SEA-CAP-4: fire orders and what they do."""

import pytest

from rules.kernel.model import Command
from rules.war_at_sea.battle.fire import AimFire, FireEvenly, OrderShips
from rules.war_at_sea.battle.sealing import AnswerSealed
from rules.war_at_sea.battle.volley import VolleyFired
from rules.war_at_sea.standing import LeaveStanding
from rules.war_at_sea.state import WarAtSea
from rules.war_at_sea.system import WAR_AT_SEA
from tests.rules.war_at_sea.battle_scenes import (
    attacker,
    battle_of,
    defender,
    events_of,
    follow,
    healths,
    hulks,
    met,
    now,
    sail,
)
from tests.rules.war_at_sea.scenes import (
    awaited,
    barred,
    event_of,
    keys,
    kinds,
    offer,
    play,
    position,
    refusal,
    values,
)

PAIR = (attacker("s1:galleon s2:galleon"), defender("s4:galleon s5:frigate s6:frigate"))


@pytest.mark.clause("A-S-51", "A-S-53")
def test_in_the_first_rounds_a_side_is_asked_only_if_identical_ships_differ() -> None:
    assert awaited(met(*PAIR, faces=(1, 1))) == [("red", "stay"), ("blue", "stay")]

    state = met(*PAIR, faces=(1, 2))
    assert now(state).totals == {"attack": 12, "defend": 15}
    assert awaited(state) == [("blue", "order")]
    assert keys(state, "blue")[:2] == ["even-f2", "order-f2"]


@pytest.mark.clause("SEA-DMG-3", "A-S-53")
def test_the_firing_side_chooses_which_of_identical_ships_takes_the_odd_point() -> None:
    state = met(*PAIR, faces=(1, 2))

    chosen = play(state, OrderShips(actor="blue", ships=("s2",)))
    even = play(state, FireEvenly(actor="blue"))

    assert healths(chosen.state, "f1") == {"s1": 5, "s2": 4}
    assert healths(even.state, "f1") == {"s1": 4, "s2": 5}
    assert [one.how for one in events_of(chosen, VolleyFired)] == ["even", "ordered"]


@pytest.mark.clause("SEA-DMG-3", "A-S-53")
def test_only_ships_that_differ_can_be_ordered() -> None:
    state = met(*PAIR, faces=(1, 2))
    order = offer(state, "blue", "order-f2")

    legal = WAR_AT_SEA.choices(state, "blue", OrderShips, order.filled, "ships", "")
    assert values(legal) == ["s1", "s2"]
    assert order.opening is not None
    assert (order.opening.minimum, order.opening.maximum) == (1, 2)
    assert (
        refusal(state, OrderShips(actor="blue", ships=("s4",))).code == "no_such_ship"
    )
    twice = refusal(state, OrderShips(actor="blue", ships=("s1", "s1")))
    assert twice.code == "ship_twice"


@pytest.mark.clause("SEA-CAP-4", "A-S-51", "A-S-54", "SEA-DMG-4")
def test_in_the_first_two_rounds_there_are_neither_targets_nor_restraint() -> None:
    state = met(*PAIR, faces=(1, 2))

    for order in ({"s1": 7}, None):
        no = refusal(state, AimFire(actor="blue", targets=order))
        assert (no.code, no.params) == ("no_targets_yet", {"round": 1, "free": 3})
    second = hulks(2, blue="s11:hulk=40")
    assert awaited(second) == [("red", "stay"), ("blue", "stay")]
    assert healths(second, "f2") == {"s11": 32}


@pytest.mark.clause("SEA-DMG-4", "A-S-54")
def test_from_the_third_round_on_targets_are_chosen_freely() -> None:
    state = hulks(3)
    assert battle_of(state).round == 3
    assert awaited(state) == [("red", "fire"), ("blue", "fire")]

    aimed = AimFire(actor="red", targets={"s12": 4})
    result = follow(state, FireEvenly(actor="blue"), aimed)

    assert healths(state, "f2") == {"s11": 36, "s12": 36}
    assert healths(result.state, "f2") == {"s11": 36, "s12": 32}
    assert [one.how for one in events_of(result, VolleyFired)] == ["aimed", "even"]


@pytest.mark.clause("SEA-CAP-3", "SEA-CAP-1")
def test_one_may_deal_less_to_capture() -> None:
    state = hulks(3)
    lamed = state.evolve(
        fleets={
            **state.fleets,
            "f2": defender("s11:hulk=40 s12:frigate=4"),
        }
    )

    aimed = AimFire(actor="red", targets={"s12": 3})
    result = follow(lamed, FireEvenly(actor="blue"), aimed)

    first, _ = events_of(result, VolleyFired)
    assert (first.total, first.dealt, first.out) == (4, 3, ("s12",))
    assert healths(result.state, "f2") == {"s11": 40, "s12": 1}


@pytest.mark.clause("SEA-CAP-3", "A-S-51")
def test_an_empty_list_holds_all_fire() -> None:
    state = hulks(3)
    held = offer(state, "red", "hold_fire-f1").complete()
    assert held == AimFire(actor="red", fleet="f1")

    result = follow(state, held, FireEvenly(actor="blue"))

    first, second = events_of(result, VolleyFired)
    assert (first.how, first.dealt, second.dealt) == ("held", 0, 8)
    assert healths(result.state, "f2") == {"s11": 36, "s12": 36}


@pytest.mark.clause("A-S-51", "SEA-BAT-4")
def test_orders_are_sealed_can_be_changed_and_are_carried_out_at_once() -> None:
    state = hulks(3)
    sealed = play(state, AimFire(actor="red", targets={"s11": 4}))
    assert kinds(sealed) == ["answer_sealed"]
    assert set(event_of(sealed, AnswerSealed).model_dump()) == {
        *("battle", "fleet", "name", "side", "cites")
    }
    assert awaited(sealed.state) == [("blue", "fire")]

    changed = play(sealed.state, AimFire(actor="red", targets={"s12": 4}))
    assert kinds(changed) == ["answer_sealed"]
    result = play(changed.state, AimFire(actor="blue", targets={"s1": 8}))

    assert healths(result.state, "f2") == {"s11": 36, "s12": 32}
    assert healths(result.state, "f1") == {"s1": 16}


@pytest.mark.clause("A-S-51")
def test_a_side_that_deals_nothing_is_not_asked() -> None:
    state = hulks(3, red="s1:tug=40")

    assert now(state).totals == {"attack": 0, "defend": 8}
    assert awaited(state) == [("blue", "fire")]
    result = play(state, FireEvenly(actor="blue"))
    assert events_of(result, VolleyFired)[0].dealt == 0


@pytest.mark.clause("A-S-51", "A-S-53")
def test_standing_even_answers_when_the_question_comes() -> None:
    left = play(position(*PAIR), LeaveStanding(actor="blue", even=True)).state

    result = sail(left, (1, 2))

    assert kinds(result).count("answer_sealed") == 1
    assert healths(result.state, "f1") == {"s1": 4, "s2": 5}


THIRD = hulks(3)
MANY = " ".join(f"s{n}:hulk=40" for n in range(11, 23))
FIRST = met(*PAIR, faces=(1, 2))
AIM = ("SEA-CAP-4", "SEA-DMG-4", "A-S-51", "A-S-54")
TARGET = ("SEA-DMG-4", "A-S-51")


@pytest.mark.parametrize(
    ("before", "command", "code", "cites"),
    [
        barred(
            "too early",
            "no_targets_yet",
            AIM,
            FIRST,
            AimFire(actor="blue", targets={"s1": 1}),
        ),
        barred(
            "not asked",
            "nothing_asked",
            AIM,
            FIRST,
            AimFire(actor="red", targets={"s4": 1}),
        ),
        barred(
            "no battle",
            "nothing_asked",
            ("A-S-51",),
            position(*PAIR),
            FireEvenly(actor="red"),
        ),
        barred(
            "own ship",
            "no_such_ship",
            TARGET,
            THIRD,
            AimFire(actor="red", targets={"s1": 1}),
        ),
        barred(
            "more than its health",
            "not_so_much",
            TARGET,
            hulks(3, " ".join(f"s{n}:tug=40" for n in range(1, 5)), MANY),
            AimFire(actor="blue", targets={"s1": 41}),
        ),
        barred(
            "nothing on a ship",
            "not_so_much",
            TARGET,
            THIRD,
            AimFire(actor="red", targets={"s11": 0}),
        ),
        barred(
            "more than the total",
            "more_than_total",
            ("SEA-CAP-3", "A-S-51"),
            THIRD,
            AimFire(actor="red", targets={"s11": 3, "s12": 2}),
        ),
        barred(
            "order too late",
            "no_order_now",
            ("SEA-DMG-3", "A-S-51", "A-S-53"),
            THIRD,
            OrderShips(actor="red", ships=("s11",)),
        ),
    ],
)
def test_refused(
    before: WarAtSea, command: Command, code: str, cites: tuple[str, ...]
) -> None:
    no = refusal(before, command)

    assert (no.code, no.cites) == (code, cites)


def test_refusals_say_what_is_legal() -> None:
    no = refusal(THIRD, AimFire(actor="red", targets={"s1": 1}))
    more = refusal(THIRD, AimFire(actor="red", targets={"s11": 3, "s12": 2}))

    assert values(no.legal) == ["s11", "s12"]
    assert more.params == {"dealt": 5, "total": 4}
