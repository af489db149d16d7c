"""Everything that Winter asks, and the lists that the umpire enters for it."""

from typing import assert_never

from rules.kernel.model import Result
from rules.nine_years.state import NineYears
from rules.nine_years.winter.lines import RemoveLines, remove_lines
from rules.nine_years.winter.lists import ListDestinations, list_destinations
from rules.nine_years.winter.withdrawing import (
    Done,
    NotYet,
    Withdraw,
    say_done,
    say_not_yet,
    withdraw,
)

AnyOrder = Withdraw | Done | NotYet | RemoveLines | ListDestinations


def order(state: NineYears, given: AnyOrder) -> Result[NineYears]:
    """Carry out one order for Winter, or raise `Refusal`."""
    match given:
        case Withdraw():
            return withdraw(state, given)
        case Done():
            return say_done(state, given)
        case NotYet():
            return say_not_yet(state, given)
        case RemoveLines():
            return remove_lines(state, given)
        case ListDestinations():
            return list_destinations(state, given)
        case _:
            assert_never(given)
