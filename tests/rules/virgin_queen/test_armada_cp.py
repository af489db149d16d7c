"""VQ-AR-2.1, VQ-AR-2.2: CP of cards and treasures, pooled in one impulse."""

from typing import Any

import pytest

from rules.kernel.model import Command
from rules.kernel.refusal import Refusal
from rules.virgin_queen.armada.cp import AddCp, CpAdded, spend, treasures_to_spend
from rules.virgin_queen.armada.upgrading import Upgrade
from rules.virgin_queen.state import Purse, VirginQueen
from tests.rules.virgin_queen.armada_scenes import (
    Expected,
    armada,
    barred,
    event_of,
    play,
    play_all,
    refusal,
    the,
    told,
    values,
)
from tests.rules.virgin_queen.scenes import TREASURES, in_action, position, treasures

RICH = in_action(
    holdings={"spain": ("t8", "t9"), "england": ("t10",)},
    values={**dict.fromkeys(TREASURES, 1), "t9": 0, "t8": 2},
)


def add(source: Any, points: int | None = None, **more: Any) -> AddCp:
    return AddCp(actor=more.pop("actor", "spain"), source=source, points=points, **more)


@pytest.mark.parametrize(
    ("source", "clause"),
    [
        pytest.param("spanish_armada", "VQ-AR-2.1", id="the home card"),
        pytest.param("armada_indulgence", "VQ-AR-2.1", id="the indulgence"),
        pytest.param("other_card", "VQ-AR-2.2", id="any other card"),
    ],
)
@pytest.mark.clause("VQ-AR-2.1", "VQ-AR-2.2", "A-V-33")
def test_a_card_gives_the_cp_that_are_entered(source: Any, clause: str) -> None:
    result = play(in_action(), add(source, 3))

    assert result.state.purses == (Purse(source=source, points=3),)
    assert event_of(result, CpAdded) == CpAdded(
        source=source, points=3, treasure=None, cp=3, cites=(clause, "A-V-33")
    )


@pytest.mark.clause("VQ-AR-2.2", "A-V-33")
def test_a_treasure_is_spent_for_its_own_cp_and_discarded() -> None:
    result = play(RICH, add("treasure", treasure="t8"))

    assert result.state.cp == 2
    assert result.state.held("spain") == ("t9",)
    assert result.state.discard == ("t8",)
    assert treasures(result.state) == treasures(RICH)
    assert event_of(result, CpAdded).treasure == "t8"
    assert values(treasures_to_spend(RICH)) == ["t8"]


@pytest.mark.clause("VQ-AR-2.2", "VQ-AR-2.3", "A-V-34")
def test_cp_of_several_sources_make_a_level_together() -> None:
    with_armada = RICH.evolve(armada=armada(2))

    state = play_all(
        with_armada,
        add("other_card", 1),
        add("treasure", treasure="t8"),
        Upgrade(actor="spain", cp=3),
    )

    assert the(state).strength == 4
    assert state.purses == ()


@pytest.mark.clause("A-V-33")
def test_cp_are_spent_in_the_order_in_which_they_came() -> None:
    state = play_all(in_action(), add("other_card", 2), add("spanish_armada", 3))

    spent = spend(state, 3, "VQ-AR-4.1")

    assert spent.purses == (Purse(source="spanish_armada", points=2),)
    with pytest.raises(Refusal) as caught:
        spend(state, 6, "VQ-AR-4.1")
    assert (caught.value.code, caught.value.params) == (
        "cp_short",
        {"points": 6, "left": 5},
    )


@pytest.mark.parametrize(
    ("before", "command", "expected"),
    [
        barred(
            "card of unknown worth",
            "cp_unknown",
            ("VQ-AR-2.1", "A-V-33"),
            RICH,
            add("armada_indulgence"),
        ),
        barred(
            "card with a treasure",
            "card_without_treasure",
            ("VQ-AR-2.2", "A-V-33"),
            RICH,
            add("other_card", 2, treasure="t8"),
        ),
        barred(
            "which treasure",
            "treasure_unnamed",
            ("VQ-AR-2.2", "A-V-33"),
            RICH,
            add("treasure", 2),
            ["t8"],
        ),
        barred(
            "another's treasure",
            "treasure_not_held",
            ("VQ-AR-2.2", "A-V-33"),
            RICH,
            add("treasure", treasure="t10"),
            ["t8"],
        ),
        barred(
            "another worth",
            "treasure_worth",
            ("VQ-AR-2.2", "A-V-33"),
            RICH,
            add("treasure", 3, treasure="t8"),
        ),
        barred(
            "worth nothing",
            "treasure_worthless",
            ("VQ-AR-2.2", "A-V-33"),
            RICH,
            add("treasure", treasure="t9"),
            ["t8"],
        ),
        barred(
            "another power",
            "not_spain",
            ("VQ-AR-2.2", "A-V-33", "VQ-AR-9.1"),
            RICH,
            add("other_card", 2, actor="england"),
        ),
        barred(
            "spring",
            "wrong_phase",
            ("VQ-AR-2.2", "A-V-33"),
            position(),
            add("other_card", 2),
        ),
        barred(
            "another's impulse",
            "not_your_impulse",
            ("VQ-AR-2.2", "A-V-33"),
            in_action(impulse="france"),
            add("other_card", 2),
        ),
    ],
)
def test_refused(before: VirginQueen, command: Command, expected: Expected) -> None:
    assert told(refusal(before, command)) == expected


@pytest.mark.clause("A-G-02")
def test_the_umpire_says_for_whom_he_acts() -> None:
    no = refusal(RICH, add("other_card", 2, actor="umpire"))

    assert (no.code, values(no.legal)) == ("name_a_power", ["spain"])
