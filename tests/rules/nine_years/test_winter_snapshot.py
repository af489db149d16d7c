"""KWW-WQ-A1, A2, A6 to A8: who must withdraw, and where to."""

from typing import Any

import pytest

from rules.nine_years.sides import Side
from rules.nine_years.theatre import Force, Space, Theatre
from rules.nine_years.winter import flow, snapshot
from rules.nine_years.winter.snapshot import closed, legal_destinations, obliged
from tests.rules.nine_years.winter_scenes import (
    begun,
    done,
    force,
    order,
    play_all,
    theatre,
    where,
)


@pytest.mark.clause("KWW-WQ-A1", "A-K-20")
@pytest.mark.parametrize(
    ("side", "space", "must"),
    [
        pytest.param("alliance", "lille", True, id="enemy space"),
        pytest.param("alliance", "mons", True, id="besieger before a fortress"),
        pytest.param("alliance", "ghent", False, id="own space"),
        pytest.param("alliance", "trier", False, id="nobody's space"),
        pytest.param("alliance", "nowhere", False, id="off the map"),
        pytest.param("bourbon", "ghent", True, id="Bourbons likewise"),
        pytest.param("bourbon", "mons", False, id="garrison at home"),
    ],
)
def test_forces_in_enemy_controlled_spaces_must_withdraw(
    side: Side, space: str, must: bool
) -> None:
    europe = theatre(f1=force(side, space))

    assert obliged(europe) == ({"f1": space} if must else {})


@pytest.mark.clause("KWW-WQ-A1", "A-K-23")
def test_leaders_alone_must_withdraw_too() -> None:
    alone = Force(side="alliance", space="lille", leaders=("william",))

    assert obliged(theatre(f1=alone)) == {"f1": "lille"}


BESIEGED = {"besieger": force("alliance", "mons", "ghent")}
"""Alliance besiegers leave Bourbon Mons: closed to the Bourbons."""


@pytest.mark.parametrize(
    ("listed", "legal"),
    [
        pytest.param(
            ("paris lille", ""),
            ("paris", "lille"),
            id="KWW-WQ-A2 any on the list",
            marks=pytest.mark.clause("KWW-WQ-A2", "A-K-21"),
        ),
        pytest.param(
            ("paris london trier nowhere", ""),
            ("paris",),
            id="A-K-21 friendly ones only",
            marks=pytest.mark.clause("KWW-WQ-A2", "A-K-21"),
        ),
        pytest.param(
            ("paris", "brest"),
            ("paris",),
            id="KWW-WQ-A6 no sea where there is land",
            marks=pytest.mark.clause("KWW-WQ-A6", "A-K-21"),
        ),
        pytest.param(
            ("ghent", "brest"),
            ("brest",),
            id="KWW-WQ-A6 by sea if need be",
            marks=pytest.mark.clause("KWW-WQ-A6", "A-K-21"),
        ),
        pytest.param(
            ("paris mons", ""),
            ("paris",),
            id="KWW-WQ-A7 closed while there is another",
            marks=pytest.mark.clause("KWW-WQ-A7", "A-K-24"),
        ),
        pytest.param(
            ("mons", "brest"),
            ("brest",),
            id="A-K-24 by sea is another",
            marks=pytest.mark.clause("KWW-WQ-A7", "A-K-24", "A-K-21"),
        ),
        pytest.param(
            ("mons", ""),
            ("mons",),
            id="KWW-WQ-A8 the only option",
            marks=pytest.mark.clause("KWW-WQ-A8", "A-K-24"),
        ),
        pytest.param(
            ("ghent", "mons"),
            ("mons",),
            id="KWW-WQ-A8 the only option, by sea",
            marks=pytest.mark.clause("KWW-WQ-A8", "KWW-WQ-A6"),
        ),
        pytest.param(
            ("", ""),
            (),
            id="KWW-WQ-A4 nowhere",
            marks=pytest.mark.clause("KWW-WQ-A4", "A-K-21"),
        ),
        pytest.param(
            ("london ghent", "london"),
            (),
            id="KWW-WQ-A4 enemies only",
            marks=pytest.mark.clause("KWW-WQ-A4", "A-K-21"),
        ),
    ],
)
def test_where_a_force_may_go(listed: tuple[str, str], legal: tuple[str, ...]) -> None:
    europe = theatre(raiders=force("bourbon", "ghent", *listed), **BESIEGED)

    assert legal_destinations(europe)["raiders"] == legal


@pytest.mark.clause("KWW-WQ-A7", "A-K-24")
@pytest.mark.parametrize(
    ("forces", "shut"),
    [
        pytest.param({"f1": ("alliance", "mons")}, {"mons"}, id="besieger leaves"),
        pytest.param({"f1": ("bourbon", "mons")}, set(), id="only a garrison"),
        pytest.param({"f1": ("alliance", "lille")}, set(), id="not fortified"),
        pytest.param({"f1": ("alliance", "namur")}, set(), id="friends are there"),
        pytest.param(
            {"f1": ("alliance", "mons"), "f2": ("bourbon", "namur")},
            {"mons", "namur"},
            id="one for each side",
        ),
        pytest.param({}, set(), id="nobody there"),
    ],
)
def test_what_is_closed(forces: dict[str, tuple[Side, str]], shut: set[str]) -> None:
    europe = theatre(**{name: force(*one) for name, one in forces.items()})

    assert closed(europe) == shut


@pytest.mark.clause("KWW-WQ-A7", "A-K-24", "A-K-19")
def test_a_fortress_stays_closed_whoever_has_ordered_to_leave_it() -> None:
    europe = theatre(raiders=force("bourbon", "ghent", "paris mons"), **BESIEGED)
    state = begun(europe)

    left = play_all(state, *order("alliance", besieger="ghent"), *done("alliance"))

    assert left.winter is not None
    assert left.winter.legal["raiders"] == ("paris",)


@pytest.mark.clause("KWW-WQ-A3", "A-K-22")
def test_a_withdrawal_may_exceed_the_stacking_limit() -> None:
    spaces = {
        "ghent": Space(controller="alliance", limit=3),
        "lille": Space(controller="bourbon"),
    }
    europe = theatre(
        spaces, a=force("alliance", "ghent"), b=force("alliance", "lille", "ghent")
    )

    end = play_all(begun(europe), *order("alliance", b="ghent"), *done("alliance"))

    assert where(end) == {"a": "ghent", "b": "ghent"}
    assert end.wintered


@pytest.mark.clause("A-K-24", "A-K-19")
def test_all_destinations_are_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[Theatre] = []

    def counting(europe: Theatre, left: Any) -> dict[str, tuple[str, ...]]:
        taken.append(europe)
        return snapshot.legal_destinations(europe, left)

    monkeypatch.setattr(flow, "legal_destinations", counting)
    many = {f"a{n}": force("alliance", "lille", "ghent") for n in range(60)}
    many |= {f"b{n}": force("bourbon", "ghent", "lille") for n in range(60)}

    state = begun(theatre(**many))
    for name, one in many.items():
        to = "ghent" if one.side == "alliance" else "lille"
        state = play_all(state, *order(one.side, **{name: to}))
    state = play_all(state, *done("alliance", "bourbon"))

    assert state.wintered
    assert len(taken) == 1
