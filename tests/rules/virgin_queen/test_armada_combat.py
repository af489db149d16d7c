"""VQ-AR-1.5, VQ-AR-4.2, VQ-AR-5.1, VQ-AR-8.1: what the Armada counts for."""

from typing import Any

import pytest

from rules.virgin_queen.armada.blockade import (
    ArmadaShown,
    NoArmadaShown,
    armada_shown,
    blockade_units,
)
from rules.virgin_queen.armada.combat import ArmadaRolled, Roll
from tests.rules.virgin_queen.armada_scenes import (
    event_of,
    play,
    refusal,
    sailing_with,
    told,
    troops,
)
from tests.rules.virgin_queen.scenes import in_action


def roll(purpose: Any, dice: int = 0) -> Roll:
    return Roll(actor="spain", purpose=purpose, dice=dice)


@pytest.mark.parametrize(
    ("strength", "dice", "total"),
    [
        pytest.param(2, 0, 2, id="alone at 2"),
        pytest.param(6, 0, 6, id="alone at 6"),
        pytest.param(8, 4, 12, id="with two units of two dice"),
    ],
)
@pytest.mark.clause("VQ-AR-1.5", "VQ-AR-5.1")
def test_in_combat_it_rolls_its_strength_and_the_stack_its_own(
    strength: Any, dice: int, total: int
) -> None:
    before = sailing_with(strength, "gulf").evolve(impulse="england")

    result = play(before, roll("combat", dice), faces=[3] * total)

    assert result.state == before
    assert event_of(result, ArmadaRolled) == ArmadaRolled(
        purpose="combat",
        own=strength,
        dice=dice,
        faces=(3,) * total,
        cites=("VQ-AR-1.5", "VQ-AR-5.1"),
    )


@pytest.mark.parametrize("purpose", ["intercept", "evade"])
@pytest.mark.clause("VQ-AR-4.2")
def test_a_stack_intercepts_and_evades_with_no_dice_of_the_armada(
    purpose: Any,
) -> None:
    before = sailing_with(8, "gulf")

    result = play(before, roll(purpose, 2), faces=[1, 6])

    assert event_of(result, ArmadaRolled).own == 0
    assert event_of(result, ArmadaRolled).faces == (1, 6)
    no = refusal(before, roll(purpose))
    assert told(no) == ("dice_needed", ("VQ-AR-4.2",), [])


@pytest.mark.parametrize(("strength", "units"), [(2, 1), (4, 2), (6, 3), (8, 4)])
@pytest.mark.clause("VQ-AR-8.1")
def test_it_blockades_as_half_its_strength(strength: Any, units: int) -> None:
    shown = armada_shown(sailing_with(strength))

    assert blockade_units(strength) == units
    assert isinstance(shown, ArmadaShown)
    assert shown.blockade == units


@pytest.mark.clause("VQ-AR-1.7", "VQ-AR-7.6", "A-V-48")
def test_all_about_it_is_shown() -> None:
    before = sailing_with(
        6,
        "gulf",
        cp=2,
        cargo=troops(2, 1),
        leaders=("alba",),
        beaten=troops(1),
        banked=1,
    )

    assert armada_shown(before) == ArmadaShown(
        strength=6,
        place="gulf",
        regulars=2,
        mercenaries=1,
        leaders=("alba",),
        beaten=1,
        room=3,
        excess=0,
        blockade=3,
        banked=1,
        cp=2,
    )
    assert {"VQ-AR-7.6", "A-V-48"} < set(ArmadaShown.model_fields["cites"].default)


@pytest.mark.parametrize(
    ("track", "turn", "told_turn"), [(None, 2, 2), (5, 4, 5), (3, 4, 4)]
)
@pytest.mark.clause("VQ-AR-5.7", "A-V-44")
def test_without_one_it_is_told_when_it_may_come(
    track: int | None, turn: int, told_turn: int
) -> None:
    shown = armada_shown(in_action(track=track, turn=turn))

    assert shown == NoArmadaShown(turn=told_turn, cp=0)
