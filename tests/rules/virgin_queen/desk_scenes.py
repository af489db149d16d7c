"""What the tests of the umpire's desk play with."""

from typing import Any, Final

import pytest

from rules.kernel.model import Command, Event, Result
from rules.kernel.refusal import Refusal
from rules.virgin_queen.armada.state import Armada
from rules.virgin_queen.desk import AnyFact, enter
from rules.virgin_queen.state import Expedition, VirginQueen
from rules.virgin_queen.treasure_fleet.state import TreasureFleet
from rules.virgin_queen.troops import Troops
from tests.rules.virgin_queen.scenes import DRAKE, NO_DICE, in_action, spaces

ARMADA: Final = Armada(
    strength=6,
    place="biscay",
    cargo=Troops(regulars=3, mercenaries=2),
    leaders=("parma",),
    beaten=Troops(regulars=1),
)


def desk(**changes: Any) -> VirginQueen:
    """Return Spain's impulse: two expeditions, the Armada at sea, two leaders."""
    europe = spaces()
    europe["antwerp"] = europe["antwerp"].evolve(
        leaders=("alba",), beaten=Troops(regulars=2)
    )
    given: dict[str, Any] = {
        "spaces": europe,
        "armada": ARMADA,
        "expeditions": {
            "drake": DRAKE.evolve(loot=("t9", "t5")),
            "sores": Expedition(power="france", rating=1, zone="home", damaged=True),
        },
        "holdings": {"spain": ("t6",)},
        "discard": ("t7",),
        "informants": (("england", "spain"),),
        "piracy_vp": {"england": 3},
        "escort": 1,
    }
    return in_action(**{**given, **changes})


def open_event(**changes: Any) -> VirginQueen:
    """Return the same while Treasure Fleet is open: England is asked to attack."""
    fleet = TreasureFleet(
        step="attack",
        count=2,
        selected=("t1", "t2"),
        die=3,
        zone="b",
        queue=("england",),
    )
    return desk(**{"row": ("t3", "t4"), "fleet": fleet, "events": 1, **changes})


def entered(state: VirginQueen, fact: AnyFact) -> tuple[VirginQueen, Event]:
    """Enter a fact without dice: the position, which can be saved, and the event."""
    before = state.model_dump_json()
    result: Result[VirginQueen] = enter(state, fact, NO_DICE)
    assert state.model_dump_json() == before
    text = result.state.model_dump_json()
    assert VirginQueen.model_validate_json(text) == result.state
    (event,) = result.events
    return result.state, event


def refused(state: VirginQueen, fact: AnyFact) -> Refusal:
    """Return why a fact is refused; no die is thrown before that."""
    with pytest.raises(Refusal) as caught:
        enter(state, fact, NO_DICE)
    assert caught.value.cites
    return caught.value


def umpire(command: type[Command], **fields: Any) -> Any:
    """Return a command of the umpire."""
    return command(actor="umpire", **fields)
