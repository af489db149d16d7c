"""Gold: exact sums, one rounding at the end, a line for each payment."""

from fractions import Fraction

import pytest

from rules.war_at_sea.money import BUYOUT, REPAIR, UPKEEP, GoldPaid, half_up, pay, price
from tests.rules.war_at_sea.scenes import position, ships


@pytest.mark.parametrize(
    ("exact", "rounded"),
    [("0", 0), ("7.4", 7), ("7.5", 8), ("8.5", 9), ("3.75", 4), ("2.49", 2)],
)
@pytest.mark.clause("A-G-06", "A-S-10")
def test_a_half_goes_up(exact: str, rounded: int) -> None:
    assert half_up(Fraction(exact)) == rounded


@pytest.mark.parametrize(
    ("listed", "repair", "upkeep", "buyout"),
    [
        pytest.param("s1:brig", 38, 8, 4, id="A-S-10 37.5, 7.5 and 3.75"),
        pytest.param("s1:brig s2:brig", 75, 15, 8, id="A-S-10 rounded once"),
        pytest.param(
            "s1:galleon s2:galleon s3:sloop", 113, 23, 11, id="SEA-UPK-1 22.5"
        ),
    ],
)
@pytest.mark.clause("A-S-04", "A-S-10", "A-S-60", "SEA-REP-1", "SEA-UPK-1", "SEA-BUY-2")
def test_shares_of_one_price_per_type(
    listed: str, repair: int, upkeep: int, buyout: int
) -> None:
    state, fleet = position(), ships("red", listed)

    assert price(state, fleet, REPAIR) == repair
    assert price(state, fleet, UPKEEP) == upkeep
    assert price(state, fleet, BUYOUT) == buyout


@pytest.mark.clause("A-S-10")
def test_a_payment_is_an_event_and_a_line_of_the_ledger() -> None:
    paid = pay(position(), "red", "hire", 60, "SEA-HIRE-1")

    assert paid.state.treasuries == {"red": 140, "blue": 200, "green": 200}
    assert paid.events == (
        GoldPaid(faction="red", what="hire", gold=60, left=140, cites=("SEA-HIRE-1",)),
    )
    (line,) = paid.state.ledgers["red"]
    assert (line.turn, line.what, line.gold, line.left) == (1, "hire", -60, 140)


def test_only_the_last_lines_are_kept() -> None:
    state = position()
    for _ in range(30):
        state = pay(state, "red", "hire", 1).state

    assert [one.left for one in state.ledgers["red"]] == list(range(193, 169, -1))
