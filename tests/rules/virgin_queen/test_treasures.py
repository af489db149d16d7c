"""The question where the treasures lie: what each may know."""

import pytest

from rules.kernel.audience import Viewer
from rules.virgin_queen.treasures import (
    HoldingCounted,
    LootCounted,
    TreasureKnown,
    treasures,
)
from tests.rules.virgin_queen.fleet_scenes import (
    LECLERC,
    attacking,
    fleet_of,
    house_rules,
    selecting,
)
from tests.rules.virgin_queen.scenes import DRAKE, in_action

AT_SEA = attacking(
    {"drake": DRAKE.evolve(loot=("t4",)), "leclerc": LECLERC.evolve(loot=("t6",))},
    selected=("t1", "t5"),
    row=("t2", "t3"),
    inspected=("t2",),
    discard=("t7",),
    pool=("t9", "t10", "t11"),
    holdings={"spain": ("t8",), "england": ("t12",), "hre": ()},
)

Known = set[tuple[str, str]]


def known(viewer: Viewer) -> Known:
    told = treasures(AT_SEA, viewer).lines()
    return {(one.treasure, one.where) for one in told if isinstance(one, TreasureKnown)}


@pytest.mark.clause("A-V-03", "A-V-10", "A-V-26", "VQ-TF-2.1", "VQ-TF-4.15")
@pytest.mark.parametrize(
    ("viewer", "told"),
    [
        (None, set()),
        ("umpire", set()),
        ("hre", set()),
        ("france", {("t6", "loot")}),
        ("england", {("t4", "loot"), ("t12", "holdings")}),
        (
            "spain",
            {
                *(("t2", "row"), ("t1", "selected"), ("t5", "selected")),
                *(("t8", "holdings"), ("t4", "loot"), ("t6", "loot")),
            },
        ),
    ],
)
def test_each_is_told_which_treasures_he_may_know(viewer: Viewer, told: Known) -> None:
    assert known(viewer) == told


@pytest.mark.clause("A-V-03", "A-V-26")
@pytest.mark.parametrize("viewer", [None, "umpire", "spain", "england"])
def test_counts_are_public(viewer: Viewer) -> None:
    answer = treasures(AT_SEA, viewer)

    assert (answer.pool, answer.row, answer.discard, answer.selected) == (3, 2, 1, 2)
    told = answer.lines()
    assert [one for one in told if isinstance(one, HoldingCounted)] == [
        HoldingCounted(power="spain", number=1),
        HoldingCounted(power="england", number=1),
    ]
    assert [one for one in told if isinstance(one, LootCounted)] == [
        LootCounted(expedition="drake", power="england", number=1),
        LootCounted(expedition="leclerc", power="france", number=1),
    ]


@pytest.mark.clause("A-V-03")
def test_spain_does_not_know_a_row_that_she_has_not_inspected() -> None:
    before = in_action()

    assert treasures(before, "spain").lines() == ()
    seen = treasures(selecting(), "spain").lines()
    assert [one.model_dump()["treasure"] for one in seen] == [
        *("t1", "t2", "t3", "t4", "t5")
    ]
    assert treasures(selecting(), "england").lines() == ()


@pytest.mark.clause("A-V-03", "A-V-10")
def test_an_open_row_is_known_to_all_but_hides_what_was_selected() -> None:
    options = house_rules(row_open=True)
    idle = in_action(options=options)
    sailing = AT_SEA.evolve(options=options)

    assert len(treasures(idle, None).lines()) == 4
    told = treasures(sailing, None).lines()
    assert not [one for one in told if isinstance(one, TreasureKnown)]


def test_a_treasure_is_told_with_its_worth() -> None:
    before = selecting(values={**AT_SEA.values, "t2": 3})

    told = treasures(before, "spain").lines()

    assert TreasureKnown(treasure="t2", cp=3, where="row", holder="spain") in told
    assert fleet_of(before).selected == ()
