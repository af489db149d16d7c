"""Positions to begin a test from."""

from typing import Any, Final

from rules.kernel.dice import Dice
from rules.virgin_queen.names import POWERS
from rules.virgin_queen.options import VirginQueenOptions
from rules.virgin_queen.state import Expedition, Space, VirginQueen
from rules.virgin_queen.troops import Troops

TREASURES: Final = tuple(f"t{number}" for number in range(1, 21))

OPTIONS: Final = VirginQueenOptions(zone_table=("a", "a", "b", "b", "c", "c"))

SEAS: Final = {
    "gulf": ("biscay", "strait"),
    "biscay": ("gulf", "channel"),
    "channel": ("biscay",),
    "strait": ("gulf",),
}

DRAKE: Final = Expedition(power="england", rating=2, zone="b")


def spaces() -> dict[str, Space]:
    """Return a small Europe: three ports of Spain, two capitals, some others."""
    return {
        "madrid": Space(controller="spain", troops=Troops(regulars=3)),
        "milan": Space(controller="spain", troops=Troops(regulars=2)),
        "seville": Space(controller="spain", seas=("gulf",), troops=Troops(regulars=3)),
        "corunna": Space(controller="spain", seas=("biscay",)),
        "lisbon": Space(controller=None, seas=("gulf", "biscay")),
        "barcelona": Space(controller="spain", seas=("strait",)),
        "naples": Space(controller="spain", seas=("strait",)),
        "antwerp": Space(
            controller="spain", seas=("channel",), troops=Troops(regulars=6)
        ),
        "calais": Space(controller="france", seas=("channel",)),
        "plymouth": Space(controller="england", seas=("channel",)),
    }


def position(**changes: Any) -> VirginQueen:
    """Return turn 1 in Spring Deployment, nothing dealt, no expedition at sea."""
    given: dict[str, Any] = {
        "options": OPTIONS,
        "order": POWERS,
        "values": dict.fromkeys(TREASURES, 1),
        "zones": ("a", "b", "c"),
        "seas": SEAS,
        "spaces": spaces(),
        "last_turn": 7,
        "pool": TREASURES,
        "galleons": 4,
        "card_bonus": 1,
        "admin_rating": 2,
    }
    state = VirginQueen(**{**given, **changes})
    if "pool" not in changes:
        lying = {
            one for where, heap in state.places() if where != "pool" for one in heap
        }
        state = state.evolve(pool=tuple(one for one in TREASURES if one not in lying))
    return state


def in_action(**changes: Any) -> VirginQueen:
    """Return the Action Phase of turn 1, four treasures in the row, Spain's impulse."""
    given: dict[str, Any] = {
        "phase": "action",
        "impulse": "spain",
        "dealt": True,
        "row": ("t1", "t2", "t3", "t4"),
    }
    return position(**{**given, **changes})


def treasures(state: VirginQueen) -> list[str]:
    """Return all treasures wherever they lie, sorted: always the same (conserved)."""
    return sorted(one for _, heap in state.places() for one in heap)


class NoDice:
    """Dice that must not be touched: nothing is thrown before the last refusal."""

    def roll(self, count: int, purpose: str, sides: int = 6) -> tuple[int, ...]:
        """Fail."""
        raise AssertionError(f"rolled for {purpose}")

    def draw(self, count: int, cup: Any, purpose: str) -> tuple[str, ...]:
        """Fail."""
        raise AssertionError(f"drawn for {purpose}")


NO_DICE: Final[Dice] = NoDice()
