"""Positions whose odds are asked: at sea before the event, and in its attacks."""

from typing import Any, Final

from rules.kernel.audience import Viewer
from rules.virgin_queen.odds.answer import FleetOdds, odds
from rules.virgin_queen.odds.question import Odds
from rules.virgin_queen.state import Expedition, VirginQueen
from rules.virgin_queen.treasure_fleet.state import TreasureFleet
from tests.rules.virgin_queen.scenes import DRAKE, in_action

FLEET: Final = frozenset(TreasureFleet.model_fields)

X = Expedition(power="france", rating=1, zone="b", damaged=True, loot=("t9",))
SMALL = Expedition(power="england", rating=0, zone="b")


def at_sea(**changes: Any) -> VirginQueen:
    """Return Drake and the French at sea, two galleons in the escort."""
    given_: dict[str, Any] = {
        "expeditions": {"drake": DRAKE, "x": X},
        "escort": 2,
        "galleons": 2,
    }
    return in_action(**{**given_, **changes})


def attacking(
    queue: tuple[Any, ...] = ("england", "france"), **changes: Any
) -> VirginQueen:
    """Return the event in zone b where England is asked about its attacks."""
    fleet: dict[str, Any] = {
        "step": "attack",
        "count": 3,
        "selected": ("t5", "t6", "t7"),
        "die": 4,
        "zone": "b",
        "queue": queue,
    }
    own = {key: changes.pop(key) for key in tuple(changes) if key in FLEET}
    return at_sea(events=1, fleet=TreasureFleet(**{**fleet, **own}), **changes)


def ask(
    state: VirginQueen, expedition: str | None = None, viewer: Viewer = None
) -> FleetOdds:
    """Return the odds of *expedition*, or of all, as *viewer* is told them."""
    return odds(state, Odds(actor="england", expedition=expedition), viewer)
