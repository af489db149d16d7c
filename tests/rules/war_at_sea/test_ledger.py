"""The ledger: payments of this turn and the one before."""

from typing import cast

import pytest

from rules.kernel.refusal import Refusal
from rules.war_at_sea.desk.calendar import Close
from rules.war_at_sea.desk.factions import SetTreasury
from rules.war_at_sea.hire import Hire
from rules.war_at_sea.ledger import Ledger, LedgerEntry, LedgerShown
from rules.war_at_sea.state import WarAtSea
from rules.war_at_sea.system import WAR_AT_SEA
from rules.war_at_sea.upkeep import NameUnpaid
from tests.rules.war_at_sea.scenes import fleet, play_all, position

STATE = position(fleet("f1", "red", "anchorage", "s1:galleon s2:brig"))


def shown(state: WarAtSea, faction: str | None, viewer: str | None) -> LedgerShown:
    question = Ledger(actor=viewer or "", faction=faction)
    return cast(LedgerShown, WAR_AT_SEA.ask(state, question, viewer))


@pytest.mark.clause("A-S-10", "SEA-UPK-1")
def test_every_payment_is_a_line() -> None:
    state = play_all(
        STATE,
        SetTreasury(actor="umpire", faction="red", gold=150),
        Hire(actor="red", type="sloop", area="strait"),
        Close(actor="umpire"),
    )

    answer = shown(state, None, "red")

    assert answer.lines() == (
        LedgerEntry(turn=1, what="umpire", gold=-50, left=150),
        LedgerEntry(turn=1, what="hire", gold=-25, left=125),
        LedgerEntry(turn=1, what="upkeep", gold=-20, left=105),
    )
    assert (answer.gold, answer.ships, answer.upkeep) == (105, 3, 20)


@pytest.mark.clause("A-S-14")
def test_the_upkeep_to_come_leaves_out_what_will_not_be_paid() -> None:
    state = play_all(STATE, NameUnpaid(actor="red", ships=("s1",)))

    assert shown(state, "red", "blue").upkeep == 8


def test_lines_of_earlier_turns_are_dropped() -> None:
    state = play_all(STATE, *[Close(actor="umpire")] * 3)

    assert [one.turn for one in shown(state, "red", None).entries] == [3]


def test_lines_of_the_turn_before_are_kept() -> None:
    state = play_all(STATE, *[Close(actor="umpire")] * 2)

    assert [one.turn for one in shown(state, "red", None).entries] == [2]


@pytest.mark.parametrize("faction", ["atlantis", None])
def test_there_must_be_such_a_faction(faction: str | None) -> None:
    with pytest.raises(Refusal) as caught:
        shown(STATE, faction, None)

    assert caught.value.code == "no_such_faction"
    assert [one.value for one in caught.value.legal] == ["red", "blue", "green"]
