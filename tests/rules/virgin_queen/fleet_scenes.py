"""Positions of the event Treasure Fleet, and how tests play on from them."""

from collections.abc import Iterable
from typing import Any, Final

import pytest

from rules.kernel.dice import Dice, ScriptedDice
from rules.kernel.model import Event, Result
from rules.kernel.offers import Offer
from rules.kernel.refusal import Refusal
from rules.virgin_queen.escort import Escort, escort
from rules.virgin_queen.options import VirginQueenOptions
from rules.virgin_queen.row import Deal, Plunder, deal, plunder
from rules.virgin_queen.sequence import VirginQueenCommand
from rules.virgin_queen.state import Expedition, VirginQueen
from rules.virgin_queen.treasure_fleet.offers import awaiting, offers
from rules.virgin_queen.treasure_fleet.orders import AnyAnswer, answer
from rules.virgin_queen.treasure_fleet.state import TreasureFleet
from tests.rules.virgin_queen.scenes import (
    DRAKE,
    NO_DICE,
    OPTIONS,
    in_action,
    treasures,
)

HAWKINS: Final = Expedition(power="england", rating=1, zone="b")
LECLERC: Final = Expedition(power="france", rating=1, zone="b")


def house_rules(**changed: Any) -> VirginQueenOptions:
    """Return the options of the scenes, with some changed."""
    return OPTIONS.evolve(**changed)


def carry_out(state: VirginQueen, command: Any, dice: Dice) -> Result[VirginQueen]:
    """Carry out a command of the treasures or of the event."""
    match command:
        case Deal():
            return deal(state, command, dice)
        case Plunder():
            return plunder(state, command, dice)
        case Escort():
            return escort(state, command)
        case _:
            assert isinstance(command, AnyAnswer)
            return answer(state, command, dice)


def play(
    state: VirginQueen,
    command: VirginQueenCommand,
    faces: Iterable[int] = (),
    items: Iterable[str] = (),
) -> Result[VirginQueen]:
    """Play one command; all dice are used, the input stays, no treasure is lost."""
    dice, before = ScriptedDice(faces, items), state.model_dump_json()
    result = carry_out(state, command, dice)
    assert (dice.faces, dice.items) == ([], [])
    assert state.model_dump_json() == before
    assert treasures(result.state) == treasures(state)
    text = result.state.model_dump_json()
    assert VirginQueen.model_validate_json(text) == result.state
    return result


def refusal(state: VirginQueen, command: VirginQueenCommand) -> Refusal:
    """Return the refusal of a command; no die was touched, and nothing changed."""
    before = state.model_dump_json()
    with pytest.raises(Refusal) as caught:
        carry_out(state, command, NO_DICE)
    assert state.model_dump_json() == before
    assert caught.value.cites
    return caught.value


def barred(
    name: str,
    code: str,
    cites: tuple[str, ...],
    before: VirginQueen,
    command: VirginQueenCommand,
) -> Any:
    """Return a row of a table of refusals, marked with each clause that it cites."""
    return pytest.param(
        before,
        command,
        code,
        cites,
        id=f"{cites[0]} {name}",
        marks=pytest.mark.clause(*cites),
    )


def kinds(result: Result[VirginQueen]) -> list[str]:
    """Return the kinds of the events, in order."""
    return [event.kind() for event in result.events]


def event_of(result: Result[VirginQueen], kind: type[Event]) -> Any:
    """Return the only event of this kind."""
    (found,) = [event for event in result.events if isinstance(event, kind)]
    return found


def awaited(state: VirginQueen) -> list[tuple[str, str]]:
    """Return whom the event asks, and for what."""
    return [(one.side, one.what) for one in awaiting(state)]


def keys(state: VirginQueen, side: str) -> list[str]:
    """Return the keys of what the event offers to *side*."""
    return [offer.key for offer in offers(state, side)]


def offer(state: VirginQueen, side: str, key: str) -> Offer:
    """Return the offer with this key."""
    (found,) = [one for one in offers(state, side) if one.key == key]
    return found


def fleet_of(state: VirginQueen) -> TreasureFleet:
    """Return the event, which is open."""
    assert state.fleet is not None
    return state.fleet


def selecting(escort: int = 0, **changes: Any) -> VirginQueen:
    """Return the event when Spain is asked: five treasures in the row, t1 to t5."""
    given: dict[str, Any] = {
        "row": ("t1", "t2", "t3", "t4", "t5"),
        "inspected": ("t1", "t2", "t3", "t4", "t5"),
        "escort": escort,
        "galleons": 4 - escort,
        "events": 1,
        "fleet": TreasureFleet(step="select", count=3 if escort == 2 else 2),
        "opened": 2,
        "decision": 2,
    }
    return in_action(**{**given, **changes})


def rerolling(die: int = 4, zone: str = "b", **changes: Any) -> VirginQueen:
    """Return the event when England is asked about the die: t1 and t2 sail."""
    fleet = TreasureFleet(
        step="reroll", count=2, selected=("t1", "t2"), die=die, zone=zone
    )
    given: dict[str, Any] = {
        "row": ("t3", "t4"),
        "fleet": fleet,
        "informants": (("england", "spain"),),
    }
    return selecting(**{**given, **changes})


def attacking(
    expeditions: dict[str, Expedition],
    queue: tuple[Any, ...] = ("england",),
    selected: tuple[str, ...] = ("t1", "t4", "t5"),
    escort: int = 2,
    **changes: Any,
) -> VirginQueen:
    """Return the event in zone b when the first power of *queue* is asked."""
    fleet = TreasureFleet(
        step="attack", count=3, selected=selected, die=4, zone="b", queue=queue
    )
    row = tuple(one for one in ("t2", "t3") if one not in selected)
    given: dict[str, Any] = {"row": row, "expeditions": expeditions, "fleet": fleet}
    return selecting(escort, **{**given, "inspected": row, **changes})


def rewarding(
    net: int = 2,
    selected: tuple[str, ...] = ("t1", "t4", "t5"),
    escort: int = 2,
    **changes: Any,
) -> VirginQueen:
    """Return the event when Drake has won by *net* and is asked for his rewards."""
    before = attacking({"drake": DRAKE}, (), selected, escort)
    fleet = fleet_of(before).evolve(
        step="reward",
        queue=("england",),
        asked=("drake",),
        attacked=("drake",),
        winner="drake",
        due=net,
    )
    return before.evolve(**{"fleet": fleet, **changes})


def homing(
    expeditions: dict[str, Expedition], home: tuple[str, ...], **changes: Any
) -> VirginQueen:
    """Return the event when the owners of *home* are asked whether they return."""
    before = attacking(expeditions, (), ())
    fleet = fleet_of(before).evolve(
        step="home", asked=home, attacked=home, home=home, selected=()
    )
    return before.evolve(**{"fleet": fleet, **changes})
