"""Gold: exact sums, one rounding (A-G-06, A-S-10), and a line for every payment."""

from collections.abc import Iterable
from fractions import Fraction
from typing import Final

from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.war_at_sea.state import LedgerLine, Reason, Ship, WarAtSea

MOST_LINES: Final = 24
"""Lines of one faction that are kept; all are in the journal."""

REPAIR: Final = Fraction(1, 2)
"""Of the hire cost, whatever the damage (SEA-REP-1)."""

UPKEEP: Final = Fraction(1, 10)
"""Of the build cost, each turn (SEA-UPK-1); that is the hire cost (A-S-60)."""

BUYOUT: Final = UPKEEP / 2
"""Of the build cost: half the upkeep of a turn (SEA-BUY-2)."""


class GoldPaid(Event):
    """A faction paid; `left` is what its treasury holds now."""

    faction: str
    what: Reason
    gold: int
    left: int
    cites: tuple[str, ...]


def half_up(exact: Fraction) -> int:
    """Return *exact*, at least 0, rounded to a whole number; a half goes up."""
    return (2 * exact.numerator + exact.denominator) // (2 * exact.denominator)


def price(state: WarAtSea, ships: Iterable[Ship], share: Fraction) -> int:
    """Return *share* of what *ships* cost: one exact sum, rounded once (A-S-10)."""
    return half_up(share * sum(state.ship_types[ship.type].cost for ship in ships))


def require_gold(state: WarAtSea, faction: str, gold: int, *cites: str) -> None:
    """Raise `Refusal` unless the treasury of *faction* holds *gold*."""
    held = state.treasuries[faction]
    if gold > held:
        raise Refusal(
            "treasury_short", cites, faction=faction, gold=gold, treasury=held
        )


def entered(state: WarAtSea, faction: str, what: Reason, gold: int) -> WarAtSea:
    """Add *gold*, or take it if it is below 0, and write a line of the ledger."""
    left = state.treasuries[faction] + gold
    line = LedgerLine(turn=state.turn, what=what, gold=gold, left=left)
    lines = (*state.ledgers.get(faction, ()), line)[-MOST_LINES:]
    return state.evolve(
        treasuries={**state.treasuries, faction: left},
        ledgers={**state.ledgers, faction: lines},
    )


def pay(
    state: WarAtSea, faction: str, what: Reason, gold: int, *cites: str
) -> Result[WarAtSea]:
    """Pay *gold*, which the treasury must hold, and tell so."""
    after = entered(state, faction, what, -gold)
    paid = GoldPaid(
        faction=faction,
        what=what,
        gold=gold,
        left=after.treasuries[faction],
        cites=cites,
    )
    return Result(after, (paid,))
