"""The ledger: every payment of this turn and the one before, a line each."""

from rules.kernel.audience import Viewer
from rules.kernel.choice import Choice
from rules.kernel.fields import Id
from rules.kernel.model import Answer, Question
from rules.kernel.refusal import Refusal
from rules.war_at_sea.money import UPKEEP, price
from rules.war_at_sea.state import Reason, WarAtSea


class Ledger(Question):
    """Ask what a faction paid and received, and what its ships will cost."""

    path = ("ledger",)

    faction: Id | None = None


class LedgerEntry(Answer):
    """One line: gold that came (above 0) or went, and what was left afterwards."""

    turn: int
    what: Reason
    gold: int
    left: int


class LedgerShown(Answer):
    """A faction's gold now, its ships, and their upkeep at the end of this turn."""

    faction: str
    gold: int
    ships: int
    upkeep: int
    entries: tuple[LedgerEntry, ...]

    def lines(self) -> tuple[Answer, ...]:
        """Return the lines that are kept, the oldest first."""
        return self.entries


def ledger(state: WarAtSea, question: Ledger, viewer: Viewer) -> LedgerShown:
    """Answer with the ledger of a faction, the asker's own unless he names another.

    Gold is no secret: every payment is posted.
    """
    faction = question.faction or viewer or ""
    if faction not in state.factions:
        legal = map(Choice, state.factions)
        raise Refusal("no_such_faction", ("A-S-10",), legal, faction=faction)
    own = [ship for ship in state.ships() if ship.owner == faction]
    due = [ship for ship in own if ship.id not in state.unpaid]
    return LedgerShown(
        faction=faction,
        gold=state.treasuries[faction],
        ships=len(own),
        upkeep=price(state, due, UPKEEP),
        entries=tuple(
            LedgerEntry(turn=one.turn, what=one.what, gold=one.gold, left=one.left)
            for one in state.ledgers.get(faction, ())
        ),
    )
