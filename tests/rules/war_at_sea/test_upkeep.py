"""SEA-UPK: upkeep at the end of the turn, and ships that go unpaid."""

import pytest

from rules.kernel.model import Command, Result
from rules.war_at_sea.desk.calendar import Close
from rules.war_at_sea.disband import Disband
from rules.war_at_sea.money import GoldPaid
from rules.war_at_sea.state import WarAtSea
from rules.war_at_sea.upkeep import (
    NameUnpaid,
    ShipsUnpaid,
    UnpaidNamed,
    paid_ships,
)
from tests.rules.war_at_sea.scenes import (
    barred,
    combined,
    event_of,
    fleet,
    play,
    play_all,
    position,
    refusal,
)

END = Close(actor="umpire")


def with_gold(gold: int, listed: str) -> WarAtSea:
    return position(
        fleet("f1", "red", "anchorage", listed),
        treasuries={"red": gold, "blue": 0, "green": 0},
    )


def unpaid(*ships: str, actor: str = "red") -> NameUnpaid:
    return NameUnpaid(actor=actor, ships=ships or None)


def payments(result: Result[WarAtSea]) -> dict[str, int]:
    found = [one for one in result.events if isinstance(one, GoldPaid)]
    return {one.faction: one.gold for one in found if one.what == "upkeep"}


@pytest.mark.clause("SEA-UPK-1", "A-S-10", "A-S-13")
def test_a_tenth_of_the_build_cost_each_turn() -> None:
    result = play(with_gold(200, "s1:galleon s2:galleon s3:sloop"), END)

    assert payments(result) == {"red": 23}
    assert result.state.treasuries["red"] == 177


@pytest.mark.clause("A-S-11", "A-S-13", "A-S-16")
def test_each_owner_pays_for_his_ships_and_pirates_for_none() -> None:
    green = fleet("f2", "green", "anchorage", "s2:brig")
    state = position(
        combined(fleet("f1", "red", "anchorage", "s1:galleon"), green, None),
        fleet("f3", "pirates", "reach", "s3:galleon"),
    )

    assert payments(play(state, END)) == {"red": 10, "green": 8}


@pytest.mark.parametrize(
    ("gold", "listed", "paid"),
    [
        pytest.param(15, "s1:frigate s2:galleon", "s2", id="A-S-14 dearest first"),
        pytest.param(9, "s1:galleon s2:frigate", "s2", id="A-S-14 the one that fits"),
        pytest.param(
            16, "s1:frigate s2:galleon s3:frigate", "s2 s1", id="A-S-14 lowest id"
        ),
        pytest.param(
            12, "s10:frigate s9:frigate", "s10 s9", id="A-S-14 enough for all"
        ),
        pytest.param(6, "s10:frigate s9:frigate", "s9", id="A-S-14 9 before 10"),
        pytest.param(0, "s1:frigate", "", id="A-S-14 nothing"),
        pytest.param(5, "s1:sloop s2:sloop", "s1 s2", id="A-S-10 2.5 and 2.5 are 5"),
        pytest.param(2, "s1:sloop", "", id="A-S-10 2.5 is 3"),
    ],
)
@pytest.mark.clause("A-S-10", "A-S-14", "SEA-UPK-2")
def test_which_ships_are_paid_if_gold_is_short(
    gold: int, listed: str, paid: str
) -> None:
    state = with_gold(gold, listed)

    assert [ship.id for ship in paid_ships(state, "red")] == paid.split()


@pytest.mark.clause("SEA-UPK-2", "A-S-14", "A-S-15")
def test_what_is_not_paid_is_up_for_sale_and_then_pirate() -> None:
    result = play(with_gold(15, "s1:galleon s2:frigate"), END)

    assert event_of(result, ShipsUnpaid).ships == ("s2",)
    assert [one.id for one in result.state.fleets["f1"].ships] == ["s1"]
    (pirate,) = result.state.fleets["f100"].ships
    assert (pirate.id, pirate.owner) == ("s2", "pirates")
    assert result.state.treasuries["red"] == 5


@pytest.mark.clause("SEA-UPK-2", "A-S-14")
def test_an_owner_names_what_he_will_not_pay_and_the_rule_pays_the_rest() -> None:
    state = with_gold(12, "s1:galleon s2:frigate s3:galleon")

    named = play(state, unpaid("s1"))
    result = play(named.state, END)

    assert event_of(named, UnpaidNamed).ships == ("s1",)
    assert payments(result) == {"red": 10}
    assert [one.id for one in result.state.fleets["f1"].ships] == ["s3"]
    assert not result.state.unpaid


@pytest.mark.clause("A-S-14")
def test_naming_replaces_what_was_named_before() -> None:
    state = with_gold(99, "s1:galleon s2:frigate")

    assert play_all(state, unpaid("s1"), unpaid("s2")).unpaid == ("s2",)
    assert play_all(state, unpaid("s1"), unpaid()).unpaid == ()


@pytest.mark.clause("A-S-14", "A-S-17")
def test_disbanded_ships_cost_no_upkeep_and_are_no_longer_named() -> None:
    state = play_all(
        with_gold(10, "s1:galleon s2:frigate"),
        unpaid("s2"),
        Disband(actor="red", ships=("s2",)),
    )

    assert state.unpaid == ()
    assert payments(play(state, END)) == {"red": 10}


@pytest.mark.parametrize(
    ("before", "command", "code", "cites"),
    [
        barred(
            "not his ship",
            "no_such_ship",
            ("A-S-14",),
            with_gold(9, "s1:sloop"),
            unpaid("s1", actor="blue"),
        ),
        barred(
            "before the game",
            "wrong_phase",
            ("A-S-14", "A-S-13"),
            with_gold(9, "s1:sloop").evolve(phase="setup"),
            unpaid("s1"),
        ),
    ],
)
def test_refused(
    before: WarAtSea, command: Command, code: str, cites: tuple[str, ...]
) -> None:
    no = refusal(before, command)

    assert (no.code, no.cites) == (code, cites)
