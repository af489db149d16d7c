"""KWW-WQ-0, A-K-19: sealed withdrawals, and all that says no to them."""

import pytest

from rules.kernel.model import Command
from rules.kernel.offers import Awaited
from rules.nine_years.calendar import Next
from rules.nine_years.sequence import Actor
from rules.nine_years.state import NineYears
from rules.nine_years.theatre import Destinations
from rules.nine_years.winter.elimination import ForceEliminated, arrived
from rules.nine_years.winter.flow import ForcesObliged, begin_winter
from rules.nine_years.winter.leaving import ForceWithdrew
from rules.nine_years.winter.questions import OrderSealed
from rules.nine_years.winter.withdrawing import (
    Done,
    NotYet,
    StepDone,
    StepReopened,
    Withdraw,
)
from tests.rules.nine_years.scenes import CENTRE, OPENING, WINTER
from tests.rules.nine_years.winter_scenes import (
    awaited,
    before,
    begun,
    corps,
    done,
    events_of,
    force,
    keys,
    legal,
    lines,
    order,
    play,
    play_all,
    refusal,
    taken,
    theatre,
    values,
    where,
)

BOTH = theatre(
    a=force("alliance", "lille", "ghent namur"),
    b=force("bourbon", "ghent", "paris lille"),
)
"""A force of either side in a space of the other."""

SIEGE = theatre(
    besieger=force("alliance", "mons", "ghent"),
    raiders=force("bourbon", "ghent", "mons"),
    others=force("bourbon", "ghent", "mons paris"),
    fleeing=force("bourbon", "namur", "paris", "brest"),
    lost=force("bourbon", "ghent", ""),
)


@pytest.mark.clause("KWW-WQ-0", "KWW-WQ-A1", "A-K-19")
def test_withdrawals_are_carried_out_together_when_both_are_done() -> None:
    state = begun(BOTH)

    one = play(state, Withdraw(actor="alliance", force="a", to="ghent"))
    said = play(one.state, Done(actor="alliance"))
    other = play(said.state, Withdraw(actor="bourbon", force="b", to="lille"))
    assert where(other.state) == {"a": "lille", "b": "ghent"}
    end = play(other.state, Done(actor="bourbon"))

    assert where(end.state) == {"a": "ghent", "b": "lille"}
    assert one.events == (
        OrderSealed(side="alliance", step="withdrawals", cites=("KWW-WQ-A1", "A-K-19")),
    )
    assert said.events == (StepDone(side="alliance", step="withdrawals"),)
    done_first, *moves = end.events[:3]
    assert done_first == StepDone(side="bourbon", step="withdrawals")
    assert moves == [
        ForceWithdrew(
            force="a",
            side="alliance",
            old="lille",
            new="ghent",
            way="land",
            corps=2,
            leaders=(),
            cites=("KWW-WQ-A1", "KWW-WQ-A2", "A-K-21"),
        ),
        ForceWithdrew(
            force="b",
            side="bourbon",
            old="ghent",
            new="lille",
            way="land",
            corps=2,
            leaders=(),
            cites=("KWW-WQ-A1", "KWW-WQ-A2", "A-K-21"),
        ),
    ]
    assert end.state.winter is None
    assert end.state.wintered


@pytest.mark.clause("A-K-19")
def test_what_is_told_does_not_depend_on_the_order_of_the_orders() -> None:
    europe = theatre(
        a1=force("alliance", "lille", "ghent"), a2=force("alliance", "lille", "namur")
    )
    state = begun(europe)
    orders = order("alliance", a1="ghent", a2="namur")

    one = play(play_all(state, *orders), Done(actor="alliance"))
    other = play(play_all(state, *reversed(orders)), Done(actor="alliance"))

    assert one == other


@pytest.mark.clause("A-K-19")
def test_an_order_may_be_changed_until_one_is_done_and_done_be_taken_back() -> None:
    state = play_all(begun(BOTH), *order("alliance", a="ghent"))
    state = play_all(state, *order("alliance", a="namur"), *done("alliance"))
    assert refusal(state, order("alliance", a="ghent")[0]).code == "done_with_step"
    assert awaited(state) == (Awaited("bourbon", "withdrawals", 7),)

    back = play(state, NotYet(actor="alliance"))

    assert back.events == (StepReopened(side="alliance", step="withdrawals"),)
    assert {one.side for one in awaited(back.state)} == {"alliance", "bourbon"}
    end = play_all(
        back.state,
        *order("alliance", a="ghent"),
        *order("bourbon", b="paris"),
        *done("bourbon", "alliance"),
    )
    assert where(end) == {"a": "ghent", "b": "paris"}


@pytest.mark.clause("A-K-19", "KWW-WQ-0")
def test_whoever_has_nothing_to_choose_is_done_at_once() -> None:
    state = begun(theatre(a=force("alliance", "lille", "ghent")))

    assert awaited(state) == (Awaited("alliance", "withdrawals", 7),)
    no = refusal(state, NotYet(actor="bourbon"))
    assert (no.code, no.cites) == ("nothing_to_choose", ("A-K-19",))
    assert refusal(state, Done(actor="bourbon")).code == "nothing_to_choose"
    assert play_all(state, *order("alliance", a="ghent"), *done("alliance")).wintered


@pytest.mark.clause("KWW-WQ-0")
def test_each_question_is_a_new_decision_and_the_calendar_waits_for_all() -> None:
    europe = BOTH.evolve(lines=lines(a1="ghent"))
    state = begun(europe)
    assert refusal(state, Next(actor="umpire")).code == "winter_open"

    in_b = play_all(
        state,
        *order("alliance", a="ghent"),
        *order("bourbon", b="paris"),
        *done("alliance", "bourbon"),
    )
    assert awaited(in_b) == (Awaited("alliance", "lines", 8),)
    no = refusal(in_b, Next(actor="umpire"))
    assert (no.code, no.params) == ("winter_open", {"step": "lines"})

    over = play_all(in_b, *done("alliance"))
    assert [one.what for one in awaited(over)] == ["end_winter"] * 2
    assert [one.id for one in awaited(over)] == [9, 9]
    assert play(over, Next(actor="umpire")).state.phase == "events"


@pytest.mark.clause("KWW-WQ-0")
def test_a_winter_without_any_question_is_passed_through() -> None:
    quiet = begin_winter(before(theatre(a=force("alliance", "ghent"))))

    assert quiet.state.winter is None
    assert quiet.state.wintered
    assert quiet.state.decision == 7


@pytest.mark.clause("KWW-WQ-A1", "KWW-WQ-A4", "A-K-20")
def test_winter_begins_with_who_must_withdraw() -> None:
    told = events_of(begin_winter(before(SIEGE)), ForcesObliged)

    assert told == [
        ForcesObliged(
            side="alliance",
            forces=("besieger",),
            stranded=(),
            cites=("KWW-WQ-A1", "A-K-20"),
        ),
        ForcesObliged(
            side="bourbon",
            forces=("raiders", "others", "fleeing", "lost"),
            stranded=("lost",),
            cites=("KWW-WQ-A1", "A-K-20", "KWW-WQ-A4"),
        ),
    ]


@pytest.mark.clause("KWW-WQ-A8", "KWW-WQ-A7", "A-K-24")
def test_the_only_option_is_allowed_and_said_to_be_that() -> None:
    state = begun(SIEGE)
    no = refusal(state, Withdraw(actor="bourbon", force="others", to="mons"))
    assert (no.code, no.cites) == ("enemy_withdraws_there", ("KWW-WQ-A7", "A-K-24"))
    assert legal(no) == ["paris"]

    ready = play_all(
        state,
        *order("alliance", besieger="ghent"),
        *order("bourbon", raiders="mons", others="paris", fleeing="paris"),
        *done("bourbon"),
    )
    end = play(ready, Done(actor="alliance"))

    assert where(end.state)["raiders"] == "mons"
    cites = {one.force: one.cites for one in events_of(end, ForceWithdrew)}
    assert cites["raiders"] == (
        *("KWW-WQ-A1", "KWW-WQ-A2", "KWW-WQ-A8"),
        *("A-K-24", "A-K-21"),
    )
    assert "KWW-WQ-A8" not in cites["others"]


@pytest.mark.clause("KWW-WQ-A6")
def test_a_withdrawal_by_sea_is_told_as_such() -> None:
    europe = theatre(b=force("bourbon", "ghent", "", "brest"))
    ready = play_all(begun(europe), *order("bourbon", b="brest"))

    (told,) = events_of(play(ready, Done(actor="bourbon")), ForceWithdrew)

    assert (told.new, told.way) == ("brest", "sea")
    assert "KWW-WQ-A6" in told.cites


@pytest.mark.clause("A-K-21")
def test_a_list_is_dropped_with_the_space_that_it_was_made_for() -> None:
    europe = theatre(
        a=force("alliance", "lille", "ghent"), idle=force("alliance", "ghent", "namur")
    )
    state = play_all(begun(europe), *order("alliance", a="ghent"), *done("alliance"))

    assert state.theatre.forces["a"].destinations is None
    assert state.theatre.forces["idle"].destinations == Destinations(land=("namur",))


LOST = theatre(
    a=force("alliance", "lille", "").evolve(full=1, reduced=1, leaders=("william",)),
    b=force("bourbon", "ghent", "paris"),
    home=force("alliance", "ghent").evolve(leaders=("waldeck",)),
)


@pytest.mark.clause("KWW-WQ-A4", "KWW-WQ-A5", "A-K-23")
def test_a_force_with_nowhere_to_go_is_eliminated() -> None:
    ready = play_all(begun(LOST), *order("bourbon", b="paris"))

    end = play(ready, Done(actor="bourbon"))

    assert set(end.state.theatre.forces) == {"b", "home"}
    assert end.state.theatre.pool == {"alliance": 7, "bourbon": 5}
    assert corps(end.state, "alliance") == corps(ready, "alliance")
    (told,) = events_of(end, ForceEliminated)
    assert told == ForceEliminated(
        force="a",
        side="alliance",
        space="lille",
        corps=2,
        pool=7,
        leaders=("william",),
        year=1691,
        cites=("KWW-WQ-A4", "KWW-WQ-A5", "A-K-23"),
    )
    (leader,) = end.state.theatre.arrivals
    assert (leader.leader, leader.side, leader.year) == ("william", "alliance", 1691)


@pytest.mark.clause("KWW-WQ-A4")
def test_with_nothing_to_order_forces_are_eliminated_without_asking() -> None:
    result = begin_winter(before(theatre(a=force("alliance", "lille", ""))))

    (told,) = events_of(result, ForceEliminated)
    assert told.cites == ("KWW-WQ-A4",)
    assert result.state.theatre.forces == {}
    assert result.state.theatre.pool["alliance"] == 7


@pytest.mark.clause("KWW-WQ-A5", "A-K-23")
def test_leaders_come_back_when_their_year_begins() -> None:
    ready = play_all(begun(LOST), *order("bourbon", b="paris"), *done("bourbon"))

    assert arrived(ready).state == ready
    back = arrived(ready.evolve(year=1691))

    assert back.state.theatre.arrivals == ()
    assert back.state.theatre.reserve == {"alliance": ("william",)}
    (told,) = back.events
    assert told.model_dump() == {
        "side": "alliance",
        "leaders": ("william",),
        "year": 1691,
        "cites": ("KWW-WQ-A5", "A-K-23"),
    }


@pytest.mark.clause("A-K-23")
def test_the_last_years_leaders_do_not_return() -> None:
    last = before(LOST).evolve(year=1697)
    state = begin_winter(last).state

    end = play_all(
        state, *order("bourbon", b="paris"), *done("bourbon"), Next(actor="umpire")
    )

    assert end.over
    assert [one.year for one in end.theatre.arrivals] == [1698]


ORDERED = play_all(begun(SIEGE), *order("alliance", besieger="ghent"))
READY = play_all(ORDERED, *done("alliance"))
SEA = begun(theatre(b=force("bourbon", "ghent", "paris london", "brest")))
IN_B = begun(theatre().evolve(lines=lines(a1="ghent", b1="lille")))
UNLISTED = begun(theatre(a=force("alliance", "lille", None)))
CLOSED = begun(theatre())

A1 = ("KWW-WQ-A1",)
A1_20 = ("KWW-WQ-A1", "A-K-20")
LISTS = ("KWW-WQ-A2", "A-K-21")
ZERO = ("KWW-WQ-0",)


def no(
    name: str, code: str, cites: tuple[str, ...], state: NineYears, command: Command
) -> object:
    """Return a row of the table of refusals."""
    return pytest.param(
        state,
        command,
        code,
        cites,
        id=f"{cites[0]} {name}",
        marks=pytest.mark.clause(*cites),
    )


def goes(force_id: str, to: str, actor: Actor = "bourbon") -> Command:
    """Return one order."""
    return Withdraw(actor=actor, force=force_id, to=to)


@pytest.mark.parametrize(
    ("state", "command", "code", "cites"),
    [
        no("phase", "wrong_phase", A1, OPENING, goes("raiders", "mons")),
        no("over", "winter_closed", (*A1, *ZERO), WINTER, goes("raiders", "mons")),
        no("step", "other_winter_step", A1, IN_B, goes("raiders", "mons")),
        no("lists", "other_winter_step", A1, UNLISTED, goes("a", "ghent", "alliance")),
        no("unknown", "need_not_withdraw", A1_20, ORDERED, goes("nobody", "mons")),
        no("enemy's", "need_not_withdraw", A1_20, ORDERED, goes("besieger", "mons")),
        no("lost", "nowhere_to_go", ("KWW-WQ-A4",), ORDERED, goes("lost", "mons")),
        no("not listed", "not_listed", LISTS, ORDERED, goes("raiders", "brest")),
        no("off the map", "not_listed", LISTS, ORDERED, goes("raiders", "atlantis")),
        no("an enemy's space", "not_friendly", LISTS, SEA, goes("b", "london")),
        no(
            "across the sea",
            "land_comes_first",
            ("KWW-WQ-A6", "A-K-21"),
            SEA,
            goes("b", "brest"),
        ),
        no(
            "done",
            "done_with_step",
            ("A-K-19",),
            READY,
            goes("besieger", "ghent", "alliance"),
        ),
        no(
            "umpire",
            "name_a_side",
            ("A-G-02",),
            ORDERED,
            goes("raiders", "mons", "umpire"),
        ),
        no(
            "orders missing",
            "orders_missing",
            ("KWW-WQ-A1", "A-K-19"),
            ORDERED,
            Done(actor="bourbon"),
        ),
        no("twice", "done_with_step", ("A-K-19",), READY, Done(actor="alliance")),
        no("lists", "lists_missing", LISTS, UNLISTED, Done(actor="alliance")),
        no("lists", "lists_missing", LISTS, UNLISTED, NotYet(actor="alliance")),
        no("closed", "winter_closed", (*ZERO, *ZERO), CLOSED, Done(actor="alliance")),
        no("other phase", "wrong_phase", ZERO, OPENING, NotYet(actor="alliance")),
        no("no side", "name_a_side", ("A-G-02",), READY, NotYet(actor="umpire")),
        no("not done", "not_done_yet", ("A-K-19",), ORDERED, NotYet(actor="alliance")),
        no(
            "game over",
            "game_over",
            ("A-K-10",),
            ORDERED.evolve(over=True),
            Done(actor="alliance"),
        ),
    ],
)
def test_refused(
    state: NineYears, command: Command, code: str, cites: tuple[str, ...]
) -> None:
    refused = refusal(state, command)

    assert (refused.code, refused.cites) == (code, cites)


def test_refusals_say_what_is_legal() -> None:
    assert legal(refusal(ORDERED, goes("nobody", "mons"))) == [
        "raiders",
        "others",
        "fleeing",
    ]
    missing = refusal(ORDERED, Done(actor="bourbon"))
    assert legal(missing) == ["raiders", "others", "fleeing"]
    assert missing.params == {"count": 3}
    across = refusal(SEA, goes("b", "brest"))
    assert (legal(across), across.params) == (
        ["paris"],
        {"force": "b", "space": "brest"},
    )


@pytest.mark.clause("A-K-19")
def test_what_a_side_is_offered() -> None:
    assert keys(ORDERED, "alliance") == ["done", "retreat-besieger"]
    assert keys(READY, "alliance") == ["not_yet"]
    assert keys(ORDERED, "bourbon") == [
        "retreat-raiders",
        "retreat-others",
        "retreat-fleeing",
    ]
    partly = play_all(ORDERED, *order("bourbon", raiders="mons"))
    assert keys(partly, "bourbon")[-1] == "retreat-raiders"
    assert keys(ORDERED, "umpire") == keys(ORDERED, "france") == []
    assert keys(WINTER, "alliance") == []


@pytest.mark.clause("A-K-21")
def test_what_can_be_chosen_for_the_fields() -> None:
    own = ["raiders", "others", "fleeing"]
    assert values(ORDERED, "bourbon", Withdraw, "force") == own
    assert values(ORDERED, "alliance", Withdraw, "force") == ["besieger"]
    assert values(ORDERED, None, Withdraw, "force") == ["besieger", *own]
    assert values(ORDERED, "bourbon", Withdraw, "to", force="others") == ["paris"]
    assert values(ORDERED, "bourbon", Withdraw, "to") == ["mons", "paris"]
    assert values(ORDERED, "bourbon", Done, "to") == []
    for field in Withdraw.fields():
        assert values(WINTER, "bourbon", Withdraw, field) == []


@pytest.mark.clause("A-K-19")
def test_a_position_outside_winter_awaits_and_changes_nothing() -> None:
    still = taken(before(SIEGE).evolve(phase="campaign", turn="alliance"), "mons", None)

    assert still.events == ()
    assert still.state.marker.box == CENTRE
