"""KWW-WQ-B: markers that go, and Fortified Lines that may."""

import pytest

from rules.kernel.offers import Awaited
from rules.nine_years.state import NineYears
from rules.nine_years.theatre import COUNTERS, Counter, FleetMarker
from rules.nine_years.winter.flow import begin_winter
from rules.nine_years.winter.lines import LinesRemoved, RemoveLines
from rules.nine_years.winter.markers import CountersRemoved, FleetsRemoved
from rules.nine_years.winter.questions import OrderSealed
from rules.nine_years.winter.withdrawing import Done, NotYet
from tests.rules.nine_years.scenes import WINTER
from tests.rules.nine_years.winter_scenes import (
    awaited,
    before,
    begun,
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
    theatre,
    values,
)


@pytest.mark.clause("KWW-WQ-B1")
def test_the_markers_of_four_kinds_leave_the_map() -> None:
    counters = (
        *(Counter(kind=kind, space="mons") for kind in COUNTERS),
        Counter(kind="demoralized", space="ghent"),
    )

    result = begin_winter(before(theatre().evolve(counters=counters)))

    assert result.state.theatre.counters == ()
    told = {one.counter: one.spaces for one in events_of(result, CountersRemoved)}
    assert told == {
        "famous_victory": ("mons",),
        "continuing_siege": ("mons",),
        "weakened_fortress": ("mons",),
        "demoralized": ("mons", "ghent"),
    }


@pytest.mark.clause("KWW-WQ-B2")
def test_fleets_stay_in_control_boxes_only() -> None:
    fleets = (
        FleetMarker(side="alliance", place="channel"),
        FleetMarker(side="bourbon", place="brest"),
        FleetMarker(side="alliance", place="london"),
        FleetMarker(side="bourbon", place="atlantic"),
    )
    europe = theatre().evolve(fleets=fleets)

    result = begin_winter(before(europe, scenario="other"))

    assert result.state.theatre.fleets == (fleets[0], fleets[3])
    assert result.events == (
        FleetsRemoved(side="alliance", places=("london",)),
        FleetsRemoved(side="bourbon", places=("brest",)),
    )


@pytest.mark.clause("KWW-WQ-B2", "A-K-25")
def test_the_atlantic_has_a_control_box_on_any_map() -> None:
    fleets = (FleetMarker(side="bourbon", place="atlantic"),)
    europe = theatre().evolve(seas=(), fleets=fleets)

    result = begin_winter(before(europe, scenario="other"))

    assert result.state.theatre.fleets == fleets


@pytest.mark.clause("KWW-WQ-B1", "KWW-WQ-0")
def test_markers_go_after_the_withdrawals_and_before_the_lines() -> None:
    europe = theatre(a=force("alliance", "lille", "ghent")).evolve(
        counters=(Counter(kind="demoralized", space="lille"),), lines=lines(b1="mons")
    )
    state = play_all(begun(europe), *order("alliance", a="ghent"))
    assert state.theatre.counters != ()

    result = play(state, Done(actor="alliance"))

    assert result.state.theatre.counters == ()
    kinds = [one.kind() for one in result.events]
    assert kinds == ["step_done", "force_withdrew", "counters_removed"]
    assert awaited(result.state) == (Awaited("bourbon", "lines", 8),)


LINED = begun(theatre().evolve(lines=lines(a1="ghent", b1="mons", b2="lille", b3="x")))


@pytest.mark.clause("KWW-WQ-B3", "A-K-19")
def test_each_side_removes_lines_of_its_own_both_at_once() -> None:
    one = play(LINED, RemoveLines(actor="bourbon", lines=("b3", "b1", "b3")))
    ready = play_all(one.state, *done("bourbon"))
    assert set(ready.theatre.lines) == {"a1", "b1", "b2", "b3"}
    chosen = play_all(ready, RemoveLines(actor="alliance", lines=("a1",)))
    end = play(chosen, Done(actor="alliance"))

    assert one.events == (
        OrderSealed(side="bourbon", step="lines", cites=("KWW-WQ-B3", "A-K-19")),
    )
    assert set(end.state.theatre.lines) == {"b2"}
    assert events_of(end, LinesRemoved) == [
        LinesRemoved(side="alliance", lines=("a1",), spaces=("ghent",)),
        LinesRemoved(side="bourbon", lines=("b1", "b3"), spaces=("mons", "x")),
    ]
    assert end.state.wintered


@pytest.mark.clause("KWW-WQ-B3")
def test_a_choice_of_lines_may_be_changed_and_lines_be_kept() -> None:
    state = play_all(
        LINED,
        RemoveLines(actor="bourbon", lines=("b1",)),
        RemoveLines(actor="bourbon"),
        *done("bourbon"),
        NotYet(actor="bourbon"),
        *done("bourbon", "alliance"),
    )

    assert state.theatre.lines == LINED.theatre.lines
    assert state.wintered


@pytest.mark.clause("KWW-WQ-B3", "A-K-19")
def test_a_side_without_lines_is_done_at_once() -> None:
    state = begun(theatre().evolve(lines=lines(a1="ghent")))

    assert awaited(state) == (Awaited("alliance", "lines", 7),)
    assert refusal(state, RemoveLines(actor="bourbon")).code == "nothing_to_choose"


IN_A = begun(theatre(a=force("alliance", "lille", "ghent")))
FOREIGN = RemoveLines(actor="alliance", lines=("a1", "b1"))
READY = play_all(LINED, *done("alliance"))


@pytest.mark.parametrize(
    ("state", "command", "code", "cites"),
    [
        (LINED, FOREIGN, "not_your_line", ("KWW-WQ-B3",)),
        (
            LINED,
            RemoveLines(actor="alliance", lines=("a9",)),
            "not_your_line",
            ("KWW-WQ-B3",),
        ),
        (IN_A, FOREIGN, "other_winter_step", ("KWW-WQ-B3",)),
        (WINTER, FOREIGN, "winter_closed", ("KWW-WQ-B3", "KWW-WQ-0")),
        (READY, FOREIGN, "done_with_step", ("A-K-19",)),
        (LINED, RemoveLines(actor="umpire"), "name_a_side", ("A-G-02",)),
    ],
)
@pytest.mark.clause("KWW-WQ-B3")
def test_refused(
    state: NineYears, command: RemoveLines, code: str, cites: tuple[str, ...]
) -> None:
    no = refusal(state, command)

    assert (no.code, no.cites) == (code, cites)


def test_lines_are_offered_and_chosen_by_their_own_side() -> None:
    chosen = play_all(LINED, RemoveLines(actor="bourbon", lines=("b1",)))

    assert legal(refusal(LINED, FOREIGN)) == ["a1"]
    assert values(LINED, "bourbon", RemoveLines, "lines") == ["b1", "b2", "b3"]
    assert values(LINED, None, RemoveLines, "lines") == ["a1", "b1", "b2", "b3"]
    assert values(IN_A, None, RemoveLines, "lines") == []
    assert keys(LINED, "bourbon") == ["done", "remove"]
    assert keys(chosen, "bourbon") == ["done", "remove_none", "remove"]
    assert keys(READY, "alliance") == ["not_yet"]
