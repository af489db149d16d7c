"""VQ-AR-3.2 to VQ-AR-3.7: aboard and ashore in port."""

from typing import Any

import pytest

from rules.kernel.model import Command
from rules.virgin_queen.armada.commanding import leaders_aboard
from rules.virgin_queen.armada.crossing import Disembark
from rules.virgin_queen.armada.loading import (
    Load,
    PartyTransferred,
    Unload,
    leaders_ashore,
)
from rules.virgin_queen.armada.sailing import Sail
from rules.virgin_queen.calendar import Next, rested, say_end
from rules.virgin_queen.state import VirginQueen
from tests.rules.virgin_queen.armada_scenes import (
    Expected,
    barred,
    event_of,
    play,
    play_all,
    refusal,
    sailing_with,
    space,
    the,
    told,
    troops,
    values,
    with_space,
)

IN_SEVILLE = with_space(
    sailing_with(4, cp=0), "seville", troops=troops(3, 2), leaders=("alba", "parma")
)
BEATEN = with_space(
    sailing_with(4, "corunna", cp=2),
    "corunna",
    troops=troops(3),
    beaten=troops(2),
)
WINTER = with_space(
    sailing_with(4, cargo=troops(2, 1), leaders=("alba",)),
    "seville",
    troops=troops(3),
).evolve(phase="winter", impulse=None, purses=())


def load(*units: int, leaders: Any = None, actor: Any = "spain") -> Load:
    named = troops(*units)
    return Load(actor=actor, **named.model_dump(), leaders=leaders)


def unload(*units: int, leaders: Any = None) -> Unload:
    return Unload(actor="spain", **troops(*units).model_dump(), leaders=leaders)


@pytest.mark.clause("VQ-AR-3.2", "A-V-37", "A-V-38")
def test_units_and_leaders_go_both_ways_without_cp() -> None:
    loaded = play(IN_SEVILLE, load(2, 1, leaders=("parma",)))
    back = play(loaded.state, unload(1, leaders=("parma",)))

    assert the(loaded.state).cargo == troops(2, 1)
    assert the(loaded.state).leaders == ("parma",)
    assert space(loaded.state, "seville").troops == troops(1, 1)
    assert space(loaded.state, "seville").leaders == ("alba",)
    assert the(back.state).cargo == troops(1, 1)
    assert space(back.state, "seville").troops == troops(2, 1)
    assert space(back.state, "seville").leaders == ("alba", "parma")
    assert event_of(loaded, PartyTransferred) == PartyTransferred(
        way="aboard",
        port="seville",
        regulars=2,
        mercenaries=1,
        leaders=("parma",),
        beaten=0,
        units=3,
        strength=4,
        cites=("VQ-AR-3.2",),
    )
    assert event_of(back, PartyTransferred).way == "ashore"
    assert values(leaders_ashore(loaded.state)) == ["alba"]
    assert values(leaders_aboard(loaded.state)) == ["parma"]


@pytest.mark.clause("VQ-AR-3.3", "A-V-37")
def test_leaders_take_no_room() -> None:
    small = with_space(sailing_with(2), "seville", leaders=("alba",))

    state = play_all(small, load(2, leaders=("alba",)))

    assert (the(state).cargo, the(state).leaders) == (troops(2), ("alba",))


@pytest.mark.clause("VQ-AR-3.4", "A-V-38")
def test_beaten_units_may_board_and_sail_in_the_same_impulse() -> None:
    result = play(BEATEN, load(3))

    state = play_all(result.state, Sail(actor="spain", to="biscay"))

    assert the(state).cargo == troops(3)
    assert the(state).beaten == troops(2)
    assert event_of(result, PartyTransferred).beaten == 2
    assert event_of(result, PartyTransferred).cites == (
        "VQ-AR-3.2",
        "VQ-AR-3.4",
        "A-V-38",
    )


@pytest.mark.clause("VQ-AR-3.4", "A-V-38")
def test_units_that_were_not_beaten_board_first() -> None:
    state = play_all(BEATEN, load(2))

    assert the(state).beaten == troops(1)
    assert space(state, "corunna").beaten == troops(1)


@pytest.mark.clause("VQ-AR-3.5", "A-V-38")
def test_beaten_units_may_not_pay_for_a_crossing_in_that_impulse() -> None:
    at_sea = play_all(BEATEN, load(3), Sail(actor="spain", to="biscay"))
    landing = Disembark(actor="spain", port="corunna", regulars=2)

    no = refusal(at_sea, landing)

    assert told(no) == ("units_beaten", ("VQ-AR-3.5", "A-V-38"), [])
    assert no.params == {"units": 1}
    fresh = Disembark(actor="spain", port="corunna", regulars=1)
    assert the(play_all(at_sea, fresh)).beaten == troops(2)
    rest = rested(at_sea).evolve(purses=at_sea.purses)
    assert the(play_all(rest, landing)).cargo == troops(1)


@pytest.mark.clause("VQ-AR-3.5", "A-V-38")
def test_beaten_units_that_go_ashore_again_stay_beaten() -> None:
    result = play(play_all(BEATEN, load(3)), unload(3))

    assert space(result.state, "corunna").beaten == troops(2)
    assert the(result.state).beaten == troops()
    assert event_of(result, PartyTransferred).cites[1] == "VQ-AR-3.5"


@pytest.mark.parametrize("place", ["seville", "gulf"])
@pytest.mark.clause("VQ-AR-3.6", "A-V-40")
def test_who_is_aboard_stays_there_over_the_winter_even_at_sea(place: str) -> None:
    before = WINTER.evolve(armada=the(WINTER).evolve(place=place))

    ended = say_end(before.evolve(dealt=True), Next(actor="spain")).state

    assert (ended.turn, ended.phase) == (2, "spring")
    assert the(ended).place == place
    assert the(ended).cargo == troops(2, 1)
    assert the(ended).leaders == ("alba",)


@pytest.mark.parametrize(
    ("before", "command", "expected"),
    [
        barred(
            "too many",
            "armada_full",
            ("VQ-AR-3.3", "VQ-AR-1.7", "A-V-37"),
            with_space(sailing_with(2), "seville", troops=troops(3)),
            load(3),
        ),
        barred(
            "a fifth unit",
            "armada_full",
            ("VQ-AR-3.3", "VQ-AR-1.7", "A-V-37"),
            sailing_with(4, cargo=troops(4)),
            load(1),
        ),
        barred(
            "units in Winter",
            "no_boarding_in_winter",
            ("VQ-AR-3.7", "A-V-39"),
            WINTER,
            load(1),
        ),
        barred(
            "leaders in Winter",
            "no_boarding_in_winter",
            ("VQ-AR-3.7", "A-V-39"),
            with_space(WINTER, "seville", leaders=("parma",)),
            load(leaders=("parma",)),
        ),
        barred(
            "ashore in Winter",
            "wrong_phase",
            ("VQ-AR-3.2", "A-V-38"),
            WINTER,
            unload(1),
        ),
        barred(
            "in another's impulse",
            "not_your_impulse",
            ("VQ-AR-3.2", "A-V-38"),
            IN_SEVILLE.evolve(impulse="england"),
            load(1),
        ),
        barred(
            "at sea",
            "armada_at_sea",
            ("VQ-AR-3.2",),
            sailing_with(place="gulf"),
            load(1),
        ),
        barred("nobody", "nothing_named", ("VQ-AR-3.2",), IN_SEVILLE, load()),
        barred("more than stand", "units_short", ("VQ-AR-3.2",), IN_SEVILLE, load(4)),
        barred(
            "more than are aboard", "units_short", ("VQ-AR-3.2",), IN_SEVILLE, unload(1)
        ),
        barred(
            "a leader elsewhere",
            "no_such_leader",
            ("VQ-AR-3.2",),
            IN_SEVILLE,
            load(1, leaders=("farnese",)),
            ["alba", "parma"],
        ),
        barred(
            "a leader twice",
            "leader_twice",
            ("VQ-AR-3.2",),
            IN_SEVILLE,
            load(1, leaders=("alba", "alba")),
        ),
        barred(
            "too many for the map",
            "too_many_units",
            ("VQ-AR-3.2",),
            with_space(sailing_with(4, cargo=troops(1)), "seville", troops=troops(99)),
            unload(1),
        ),
        barred(
            "too many mercenaries",
            "too_many_units",
            ("VQ-AR-3.2",),
            with_space(
                sailing_with(4, cargo=troops(0, 1)), "seville", troops=troops(0, 99)
            ),
            unload(0, 1),
        ),
        barred(
            "another power",
            "not_spain",
            ("VQ-AR-3.2", "VQ-AR-9.1"),
            IN_SEVILLE,
            load(1, actor="hre"),
        ),
    ],
)
def test_refused(before: VirginQueen, command: Command, expected: Expected) -> None:
    assert told(refusal(before, command)) == expected
