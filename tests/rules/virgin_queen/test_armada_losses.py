"""VQ-AR-1.6, VQ-AR-5.2 to VQ-AR-5.7: hits on the Armada and what goes down with it."""

from typing import Any

import pytest

from rules.kernel.model import Command
from rules.virgin_queen.armada.combat import Roll
from rules.virgin_queen.armada.losses import (
    ArmadaDamaged,
    ArmadaDestroyed,
    ArmadaUnitsLost,
    Hits,
    Lose,
    possible_losses,
)
from rules.virgin_queen.armada.offers import awaiting, offers
from rules.virgin_queen.armada.retreating import Retreat
from rules.virgin_queen.state import VirginQueen
from tests.rules.virgin_queen.armada_scenes import (
    Expected,
    barred,
    event_of,
    play,
    play_all,
    refusal,
    sailing_with,
    the,
    told,
    troops,
    values,
)

MIXED = sailing_with(6, "gulf", cargo=troops(3, 2), leaders=("alba",))
ASKED = MIXED.evolve(
    armada=the(MIXED).evolve(strength=2, excess=3), opened=9, decision=9
)


def hit(number: int, actor: Any = "spain") -> Hits:
    return Hits(actor=actor, number=number)


def lose(regulars: int, mercenaries: int, actor: Any = "spain") -> Lose:
    return Lose(actor=actor, regulars=regulars, mercenaries=mercenaries)


@pytest.mark.parametrize(
    ("strength", "number", "left"),
    [
        (8, 1, 6),
        (8, 2, 6),
        (8, 3, 4),
        (8, 4, 4),
        (8, 6, 2),
        (6, 2, 4),
        (4, 1, 2),
        (6, 4, 2),
    ],
)
@pytest.mark.clause("VQ-AR-5.2", "VQ-AR-5.3", "VQ-AR-5.4", "A-V-42")
def test_two_hits_are_a_level_rounded_up(strength: Any, number: int, left: int) -> None:
    result = play(sailing_with(strength), hit(number))

    assert the(result.state).strength == left
    clause = "VQ-AR-5.4" if number % 2 else "VQ-AR-5.2"
    assert event_of(result, ArmadaDamaged) == ArmadaDamaged(
        hits=number,
        levels=(strength - left) // 2,
        old=strength,
        new=left,
        excess=0,
        cites=("VQ-AR-5.3", clause),
    )


@pytest.mark.clause("A-V-42", "VQ-AR-5.4")
def test_no_half_level_is_remembered() -> None:
    state = sailing_with(8)
    left = []
    for _ in range(3):
        state = play_all(state, hit(1))
        left.append(the(state).strength)

    assert left == [6, 4, 2]
    assert play(state, hit(1)).state.armada is None


@pytest.mark.clause("VQ-AR-5.2", "A-V-41")
def test_spain_allots_hits_in_anybodys_impulse() -> None:
    battle = MIXED.evolve(impulse="england")

    assert the(play_all(battle, hit(1))).strength == 4


@pytest.mark.parametrize(
    ("strength", "number"), [(2, 1), (2, 2), (4, 3), (4, 4), (8, 7), (8, 8)]
)
@pytest.mark.clause("VQ-AR-1.6", "VQ-AR-5.6", "A-V-43", "A-V-44")
def test_without_a_level_left_it_goes_to_the_turn_track_with_all_aboard(
    strength: Any, number: int
) -> None:
    before = sailing_with(
        strength, "gulf", cargo=troops(1, 1), leaders=("alba",), banked=2
    ).evolve(turn=4)

    result = play(before, hit(number))

    assert result.state.armada is None
    assert result.state.track == 5
    assert not awaiting(result.state)
    assert event_of(result, ArmadaDestroyed) == ArmadaDestroyed(
        hits=number,
        old=strength,
        regulars=1,
        mercenaries=1,
        leaders=("alba",),
        turn=5,
        cites=("VQ-AR-5.6", "A-V-43", "A-V-44"),
    )


@pytest.mark.clause("VQ-AR-5.5", "A-V-43")
def test_units_that_can_only_be_these_are_lost_at_once() -> None:
    full = sailing_with(6, "gulf", cargo=troops(5), leaders=("alba",))

    result = play(full, hit(3))

    assert the(result.state).cargo == troops(2)
    assert the(result.state).leaders == ("alba",)
    assert the(result.state).excess == 0
    assert not awaiting(result.state)
    assert event_of(result, ArmadaDamaged).excess == 3
    assert event_of(result, ArmadaUnitsLost) == ArmadaUnitsLost(
        regulars=3, mercenaries=0, units=2, strength=2
    )


@pytest.mark.clause("VQ-AR-5.5")
def test_nobody_is_lost_while_all_can_be_carried() -> None:
    result = play(sailing_with(6, cargo=troops(2, 2)), hit(2))

    assert the(result.state).cargo == troops(2, 2)
    assert [one.kind() for one in result.events] == ["armada_damaged"]


@pytest.mark.clause("VQ-AR-5.5", "A-V-43")
def test_else_spain_is_asked_and_chooses() -> None:
    result = play(MIXED, hit(3))
    asked = result.state

    assert the(asked).excess == 3
    assert [(one.side, one.what) for one in awaiting(asked)] == [
        ("spain", "armada_losses")
    ]
    assert awaiting(asked)[0].id > MIXED.opened
    assert [one.key for one in offers(asked, "spain")] == [
        "armada-lose-1-2",
        "armada-lose-2-1",
        "armada-lose-3-0",
    ]
    answered = play(asked, lose(2, 1))
    assert the(answered.state).cargo == troops(1, 1)
    assert the(answered.state).excess == 0
    assert not awaiting(answered.state)
    assert answered.state.opened > asked.opened
    assert event_of(answered, ArmadaUnitsLost).units == 2


@pytest.mark.clause("A-V-43")
def test_of_a_kind_units_that_were_beaten_go_down_first() -> None:
    beaten = sailing_with(6, "gulf", cargo=troops(5), beaten=troops(2))

    assert the(play_all(beaten, hit(2))).beaten == troops(1)
    assert the(play_all(beaten, hit(4))).beaten == troops()


@pytest.mark.clause("VQ-AR-5.5")
def test_each_way_to_lose_units_is_possible() -> None:
    assert possible_losses(the(ASKED)) == (troops(1, 2), troops(2, 1), troops(3, 0))


@pytest.mark.parametrize(
    ("before", "command", "expected"),
    [
        barred(
            "5 hits on 4",
            "hits_above_strength",
            ("VQ-AR-1.6", "A-V-41", "A-V-42"),
            sailing_with(4),
            hit(5),
        ),
        barred(
            "another power",
            "not_spain",
            ("VQ-AR-5.2", "A-V-41", "VQ-AR-9.1"),
            MIXED,
            hit(1, "england"),
        ),
        barred(
            "no Armada",
            "no_armada",
            ("VQ-AR-5.2", "A-V-41"),
            MIXED.evolve(armada=None),
            hit(1),
        ),
        barred(
            "too few",
            "wrong_losses",
            ("VQ-AR-5.5", "A-V-43"),
            ASKED,
            lose(1, 1),
            ["1+2", "2+1", "3+0"],
        ),
        barred(
            "too many of a kind",
            "wrong_losses",
            ("VQ-AR-5.5", "A-V-43"),
            ASKED,
            lose(0, 3),
            ["1+2", "2+1", "3+0"],
        ),
        barred(
            "nobody asked",
            "nothing_to_lose",
            ("VQ-AR-5.5", "A-V-43"),
            MIXED,
            lose(1, 0),
        ),
        barred(
            "no Armada to lose from",
            "nothing_to_lose",
            ("VQ-AR-5.5", "A-V-43"),
            MIXED.evolve(armada=None),
            lose(1, 0),
        ),
        barred(
            "more hits first", "excess_first", ("VQ-AR-5.5", "A-V-43"), ASKED, hit(1)
        ),
        barred(
            "away first",
            "excess_first",
            ("VQ-AR-5.5", "A-V-43"),
            ASKED,
            Retreat(actor="spain", port="seville"),
        ),
        barred(
            "dice first",
            "excess_first",
            ("VQ-AR-5.5", "A-V-43"),
            ASKED,
            Roll(actor="spain", purpose="combat"),
        ),
    ],
)
def test_refused(before: VirginQueen, command: Command, expected: Expected) -> None:
    assert told(refusal(before, command)) == expected


@pytest.mark.clause("A-V-43")
def test_the_ways_are_told_by_their_numbers() -> None:
    legal = refusal(ASKED, lose(0, 0)).legal

    assert values(legal) == ["1+2", "2+1", "3+0"]
    assert legal[0].params == {"regulars": 1, "mercenaries": 2}
