"""KWW-WQ-A2, A-K-21: the umpire lists where forces may withdraw to."""

import pytest

from rules.kernel.offers import Awaited
from rules.nine_years.theatre import Destinations
from rules.nine_years.winter.elimination import ForceEliminated
from rules.nine_years.winter.flow import ForcesObliged, ListsMissing, begin_winter
from rules.nine_years.winter.lists import DestinationsListed, ListDestinations
from rules.nine_years.winter.withdrawing import Done
from tests.rules.nine_years.scenes import OPENING
from tests.rules.nine_years.winter_scenes import (
    awaited,
    before,
    begun,
    events_of,
    force,
    keys,
    legal,
    order,
    play,
    play_all,
    refusal,
    theatre,
    values,
)

TWO = theatre(
    a=force("alliance", "lille", None),
    b=force("bourbon", "ghent", None),
    home=force("alliance", "ghent", None),
)


@pytest.mark.clause("KWW-WQ-A2", "A-K-21")
def test_the_umpire_is_awaited_while_a_list_is_missing() -> None:
    result = begin_winter(before(TWO))
    assert result.events == (ListsMissing(forces=("a", "b")),)
    assert awaited(result.state) == (Awaited("umpire", "destinations", 7),)

    one = play(
        result.state, ListDestinations(actor="umpire", force="a", land=("ghent",))
    )
    assert events_of(one, ListsMissing) == [ListsMissing(forces=("b",))]
    assert one.events[0] == DestinationsListed(
        force="a",
        side="alliance",
        land=("ghent",),
        sea=(),
        cites=("KWW-WQ-A2", "A-K-21"),
    )
    both = play(
        one.state,
        ListDestinations(actor="umpire", force="b", land=("paris",), sea=("brest",)),
    )

    assert both.events[0].model_dump()["cites"] == ("KWW-WQ-A2", "KWW-WQ-A6", "A-K-21")
    assert len(events_of(both, ForcesObliged)) == 2
    assert [one.what for one in awaited(both.state)] == ["withdrawals"] * 2
    assert {one.id for one in awaited(both.state)} == {8}


@pytest.mark.clause("A-K-21", "KWW-WQ-A4")
def test_an_empty_list_is_a_list() -> None:
    state = begun(theatre(a=force("alliance", "lille", None)))

    result = play(state, ListDestinations(actor="umpire", force="a"))

    assert len(events_of(result, ForceEliminated)) == 1
    assert result.state.wintered
    assert result.state.decision == 8


@pytest.mark.clause("A-K-21")
def test_a_list_may_be_entered_before_winter() -> None:
    state = OPENING.evolve(theatre=TWO)
    command = ListDestinations(actor="umpire", force="a", land=("ghent", "ghent"))

    result = play(state, command)

    assert result.state.theatre.forces["a"].destinations == Destinations(
        land=("ghent",)
    )
    assert len(result.events) == 1


@pytest.mark.clause("A-K-21", "A-K-19")
def test_a_list_entered_again_in_a_changes_what_is_legal() -> None:
    state = begun(theatre(a=force("alliance", "lille", "ghent")))
    longer = ListDestinations(actor="umpire", force="a", land=("ghent", "namur"))

    state = play_all(state, longer, *order("alliance", a="namur"))

    assert play(state, Done(actor="alliance")).state.wintered


@pytest.mark.clause("A-K-21")
@pytest.mark.parametrize(
    ("command", "code", "cites"),
    [
        (
            ListDestinations(actor="alliance", force="a"),
            "not_the_umpire",
            ("A-G-03",),
        ),
        (
            ListDestinations(actor="umpire", force="nobody"),
            "no_force_to_list",
            ("KWW-WQ-A2", "A-K-21"),
        ),
        (
            ListDestinations(actor="umpire", force="a", sea=("ghent", "atlantis")),
            "no_space_to_list",
            ("KWW-WQ-A2", "A-K-21"),
        ),
    ],
)
def test_refused(command: ListDestinations, code: str, cites: tuple[str, ...]) -> None:
    no = refusal(begun(TWO), command)

    assert (no.code, no.cites) == (code, cites)


def test_refusals_and_choices_show_what_there_is() -> None:
    state = begun(TWO)
    nobody = ListDestinations(actor="umpire", force="nobody")

    assert legal(refusal(state, nobody)) == ["a", "b", "home"]
    assert values(state, "umpire", ListDestinations, "force") == ["a", "b", "home"]
    listed = play_all(state, ListDestinations(actor="umpire", force="a"))
    assert values(listed, None, ListDestinations, "force") == ["b", "a", "home"]
    spaces = values(state, "umpire", ListDestinations, "land", force="b")
    assert spaces == ["mons", "lille", "paris", "brest"]
    assert len(values(state, "umpire", ListDestinations, "sea")) == 8


@pytest.mark.clause("A-K-21")
def test_the_umpire_is_offered_one_list_after_the_other() -> None:
    state = begun(TWO)
    assert keys(state, "umpire") == ["list_nowhere-a", "list_land-a", "list_sea-a"]
    assert keys(state, "alliance") == []

    listed = play_all(state, ListDestinations(actor="umpire", force="a"))

    assert keys(listed, "umpire")[0] == "list_nowhere-b"


@pytest.mark.clause("A-K-21")
def test_where_a_side_has_no_space_left_only_nowhere_is_offered() -> None:
    spaces = {"lille": TWO.spaces["lille"]}
    state = begun(theatre(spaces, a=force("alliance", "lille", None)))

    assert keys(state, "umpire") == ["list_nowhere-a"]


def test_neighbours_come_first() -> None:
    spaces = TWO.spaces | {
        "lille": TWO.spaces["lille"].evolve(neighbours=("namur", "paris"))
    }
    state = begun(theatre(spaces, a=force("alliance", "lille", None)))

    found = values(state, "umpire", ListDestinations, "land", force="a")

    assert found == ["namur", "london", "ghent"]
