"""The umpire's desk: where a treasure lies, and the event once more (A-G-03)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.kernel.refusal import Refusal
from rules.virgin_queen.desk import AnyFact, enter
from rules.virgin_queen.desk.choices import VALUES
from rules.virgin_queen.desk.treasures import (
    EventReopened,
    MoveTreasure,
    Reopen,
    TreasureMoved,
)
from rules.virgin_queen.names import PLACES, POWERS
from rules.virgin_queen.state import VirginQueen
from tests.rules.virgin_queen.desk_scenes import desk, entered, open_event, umpire
from tests.rules.virgin_queen.scenes import NO_DICE, TREASURES, treasures

STATE = desk(inspected=("t1", "t2"))
ANYWHERE = (*PLACES, *POWERS, *STATE.expeditions)


def lying(state: VirginQueen, treasure: str) -> str:
    """Return where a treasure lies."""
    (place,) = [where for where, heap in state.places() if treasure in heap]
    return place


@pytest.mark.clause("A-G-03", "A-G-04")
@given(treasure=st.sampled_from(TREASURES), place=st.sampled_from(ANYWHERE))
def test_a_treasure_is_put_anywhere_and_all_others_stay(
    treasure: str, place: str
) -> None:
    old = lying(STATE, treasure)

    after, event = entered(STATE, umpire(MoveTreasure, treasure=treasure, place=place))

    assert event == TreasureMoved(treasure=treasure, old=old, new=place)
    assert lying(after, treasure) == place
    assert treasures(after) == sorted(TREASURES)
    others = set(TREASURES) - {treasure}
    assert all(lying(after, one) == lying(STATE, one) for one in others)
    assert set(after.inspected) <= set(after.row)


@pytest.mark.clause("A-V-03")
def test_spain_has_seen_nothing_that_is_put_into_the_row_and_keeps_the_rest() -> None:
    joined, _ = entered(STATE, umpire(MoveTreasure, treasure="t7", place="row"))
    left, _ = entered(STATE, umpire(MoveTreasure, treasure="t1", place="pool"))

    assert joined.inspected == ("t1", "t2")
    assert left.inspected == ("t2",)


@pytest.mark.parametrize("viewer", [None, *POWERS])
@pytest.mark.clause("A-G-04", "A-V-10")
def test_which_treasure_was_moved_is_told_to_the_umpire_alone(
    viewer: str | None,
) -> None:
    seen = {
        str(
            entered(STATE, umpire(MoveTreasure, treasure=one, place="england"))[
                1
            ].seen_by(viewer)
        )
        for one in TREASURES
    }
    told = entered(STATE, umpire(MoveTreasure, treasure="t9", place="row"))[1]

    assert len(seen) == 1
    assert told.seen_by("umpire") == {
        "kind": "treasure_moved",
        "treasure": "t9",
        "old": "drake",
        "new": "row",
        "cites": ["A-G-03", "A-G-04"],
    }
    assert MoveTreasure.hidden == {"treasure"}


@pytest.mark.parametrize("state", [STATE, open_event()], ids=["closed", "open"])
@pytest.mark.parametrize("place", [*ANYWHERE, "selected", "madrid"])
@pytest.mark.clause("A-V-10", "A-V-08")
def test_whether_it_is_accepted_tells_nothing_of_where_it_lies(
    state: VirginQueen, place: str
) -> None:
    """A refusal is private and leaves no trace: it must not be a way to peep."""
    answers = set()
    for treasure in TREASURES:
        fact = umpire(MoveTreasure, treasure=treasure, place=place)
        answers.add(answer(state, fact))

    assert len(answers) == 1


def answer(state: VirginQueen, fact: AnyFact) -> str:
    """Return what the umpire is told at once."""
    try:
        enter(state, fact, NO_DICE)
    except Refusal as no:
        return str((no.code, no.cites, no.legal))
    return "accepted"


@pytest.mark.clause("A-V-10", "A-V-26")
def test_the_treasures_to_choose_from_do_not_tell_where_they_lie() -> None:
    moved, _ = entered(STATE, umpire(MoveTreasure, treasure="t9", place="pool"))
    offered = VALUES[MoveTreasure, "treasure"]

    assert offered(STATE) == offered(moved)


@pytest.mark.clause("A-V-08")
def test_the_event_can_be_opened_once_more() -> None:
    after, event = entered(desk(events=1), umpire(Reopen))

    assert event == EventReopened(turn=1)
    assert after.events == 0
