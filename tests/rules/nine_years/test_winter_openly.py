"""A-K-19: Winter played openly, with the option `wq_sealed` = false."""

import pytest

from rules.nine_years.view import view
from rules.nine_years.winter.leaving import ForceWithdrew
from rules.nine_years.winter.lines import LinesRemoved, RemoveLines
from rules.nine_years.winter.offers import offers
from rules.nine_years.winter.withdrawing import Done, NotYet, Withdraw
from tests.rules.nine_years.winter_scenes import (
    begun,
    done,
    europe_of,
    events_of,
    force,
    lines,
    order,
    play,
    play_all,
    refusal,
    taken,
    theatre,
    where,
)

SIEGE = theatre(
    besieger=force("alliance", "mons", "ghent namur"),
    raiders=force("bourbon", "ghent", "mons paris"),
    cornered=force("bourbon", "ghent", "mons"),
)


OPEN = begun(SIEGE, wq_sealed=False)


@pytest.mark.clause("A-K-19")
def test_a_withdrawal_is_carried_out_and_told_at_once() -> None:
    result = play(OPEN, Withdraw(actor="alliance", force="besieger", to="ghent"))

    assert where(result.state)["besieger"] == "ghent"
    assert result.events == (
        ForceWithdrew(
            force="besieger",
            side="alliance",
            old="mons",
            new="ghent",
            way="land",
            corps=2,
            leaders=(),
            cites=("KWW-WQ-A1", "KWW-WQ-A2", "A-K-21"),
        ),
    )


@pytest.mark.clause("A-K-19", "A-K-24", "KWW-WQ-A7", "KWW-WQ-A8")
def test_whatever_has_left_already_the_snapshot_is_the_same() -> None:
    state = play_all(OPEN, *order("alliance", besieger="ghent"))

    no = refusal(state, Withdraw(actor="bourbon", force="raiders", to="mons"))
    assert no.code == "enemy_withdraws_there"
    forced = play(state, Withdraw(actor="bourbon", force="cornered", to="mons"))
    assert "KWW-WQ-A8" in forced.events[0].model_dump()["cites"]


@pytest.mark.clause("A-K-19")
def test_a_force_may_go_elsewhere_until_its_side_is_done() -> None:
    state = play_all(OPEN, *order("alliance", besieger="ghent"))

    again = play(state, Withdraw(actor="alliance", force="besieger", to="namur"))

    (told,) = events_of(again, ForceWithdrew)
    assert (told.old, told.new) == ("mons", "namur")
    ready = play_all(again.state, *done("alliance"))
    assert refusal(ready, order("alliance", besieger="ghent")[0]).code == (
        "done_with_step"
    )
    assert play(ready, NotYet(actor="alliance")).state.winter is not None


@pytest.mark.clause("A-K-19", "A-K-21")
def test_when_both_are_done_nothing_is_told_twice() -> None:
    state = play_all(
        OPEN,
        *order("alliance", besieger="ghent"),
        *order("bourbon", raiders="paris", cornered="mons"),
        *done("alliance"),
    )

    end = play(state, Done(actor="bourbon"))

    assert events_of(end, ForceWithdrew) == []
    assert where(end.state) == {
        "besieger": "ghent",
        "raiders": "paris",
        "cornered": "mons",
    }
    assert end.state.theatre.forces["besieger"].destinations is None
    assert end.state.wintered


@pytest.mark.clause("A-K-19", "A-K-24")
def test_a_new_snapshot_still_counts_who_has_left_where_he_stood() -> None:
    state = play_all(OPEN, *order("alliance", besieger="ghent"))

    again = taken(state, "trier", "alliance").state

    assert again.winter == state.winter
    assert again.winter is not None
    assert again.winter.left == {"besieger": "mons"}


@pytest.mark.clause("A-K-19", "KWW-WQ-A1")
def test_a_force_whose_refuge_is_lost_must_withdraw_from_there() -> None:
    state = play_all(OPEN, *order("alliance", besieger="ghent"), *done("alliance"))

    lost = taken(state, "ghent", "bourbon").state

    assert lost.winter is not None
    assert lost.winter.left == {}
    assert lost.winter.legal["besieger"] == ("namur",)
    assert "alliance" not in lost.winter.done
    moved = play(lost, Withdraw(actor="alliance", force="besieger", to="namur"))
    assert events_of(moved, ForceWithdrew)[0].old == "ghent"


@pytest.mark.clause("A-K-19")
def test_a_force_that_the_umpire_has_moved_on_is_not_taken_back() -> None:
    state = play_all(OPEN, *order("alliance", besieger="ghent"))
    home = force("alliance", "london")

    moved = europe_of(state, forces=state.theatre.forces | {"besieger": home}).state

    assert moved.winter is not None
    assert moved.winter.left == {}
    assert "besieger" not in moved.winter.legal
    assert moved.winter.legal["raiders"] == ("mons", "paris")


LINED = begun(
    theatre().evolve(lines=lines(a1="ghent", b1="mons", b2="lille")), wq_sealed=False
)


@pytest.mark.clause("KWW-WQ-B3", "A-K-19")
def test_lines_go_at_once_and_stay_away() -> None:
    result = play(LINED, RemoveLines(actor="bourbon", lines=("b1",)))

    assert result.events == (
        LinesRemoved(side="bourbon", lines=("b1",), spaces=("mons",)),
    )
    assert set(result.state.theatre.lines) == {"a1", "b2"}
    gone = refusal(result.state, RemoveLines(actor="bourbon", lines=("b1",)))
    assert (gone.code, [one.value for one in gone.legal]) == ("not_your_line", ["b2"])
    none = refusal(result.state, RemoveLines(actor="bourbon"))
    assert (none.code, none.cites) == ("name_a_line", ("KWW-WQ-B3", "A-K-19"))


@pytest.mark.clause("KWW-WQ-B3", "KWW-WQ-0")
def test_whoever_has_removed_his_last_line_is_not_stuck() -> None:
    state = play_all(LINED, RemoveLines(actor="alliance", lines=("a1",)))

    assert [one.key for one in offers(state, "alliance")] == ["done"]
    assert play_all(state, *done("alliance", "bourbon")).wintered


@pytest.mark.clause("A-K-19")
def test_all_may_see_all_that_is_open() -> None:
    state = play_all(OPEN, *order("alliance", besieger="ghent"))

    for viewer in ("alliance", "bourbon", "umpire", None):
        assert view(state, viewer) == state
    assert all(one.audience.includes(None) for one in offers(state, "alliance"))
