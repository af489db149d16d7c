"""Positions with the Armada, and how tests play on from them."""

from collections.abc import Iterable
from typing import Any

import pytest

from rules.kernel.choice import Choice
from rules.kernel.dice import ScriptedDice
from rules.kernel.model import Command, Event, Result
from rules.kernel.refusal import Refusal
from rules.virgin_queen.armada.orders import AnyOrder, order
from rules.virgin_queen.armada.state import Armada
from rules.virgin_queen.capitals import (
    GoHome,
    Reinforce,
    SpringMove,
    go_home,
    reinforce,
    spring_move,
)
from rules.virgin_queen.philip import SetPhilip, set_philip
from rules.virgin_queen.state import Purse, Space, VirginQueen
from rules.virgin_queen.troops import Troops
from tests.rules.virgin_queen.scenes import NO_DICE, in_action


def troops(regulars: int = 0, mercenaries: int = 0) -> Troops:
    """Return so many units."""
    return Troops(regulars=regulars, mercenaries=mercenaries)


def card(points: int) -> tuple[Purse, ...]:
    """Return the CP of a card, or none."""
    return (Purse(source="other_card", points=points),) if points else ()


def armada(strength: Any = 4, place: str = "seville", **more: Any) -> Armada:
    """Return an Armada."""
    return Armada(strength=strength, place=place, **more)


def sailing_with(
    strength: Any = 4, place: str = "seville", cp: int = 3, **more: Any
) -> VirginQueen:
    """Return Spain's impulse with an Armada and so many CP; *more* is its cargo."""
    return in_action(armada=armada(strength, place, **more), purses=card(cp))


def with_space(state: VirginQueen, name: str, **changes: Any) -> VirginQueen:
    """Return the position with one space changed."""
    return state.with_space(name, state.spaces[name].evolve(**changes))


def the(state: VirginQueen) -> Armada:
    """Return the Armada, which is there."""
    assert state.armada is not None
    return state.armada


def space(state: VirginQueen, name: str) -> Space:
    """Return a space."""
    return state.spaces[name]


def carried_out(state: VirginQueen, command: Any, dice: Any) -> Result[VirginQueen]:
    """Carry out one command by its own rule."""
    match command:
        case SpringMove():
            return spring_move(state, command)
        case GoHome():
            return go_home(state, command)
        case Reinforce():
            return reinforce(state, command)
        case SetPhilip():
            return set_philip(state, command)
        case _:
            assert isinstance(command, AnyOrder)
            return order(state, command, dice)


def play(
    state: VirginQueen, command: Command, faces: Iterable[int] = ()
) -> Result[VirginQueen]:
    """Play one command; all *faces* are used, and the input stays as it was."""
    dice, before = ScriptedDice(faces), state.model_dump_json()
    result = carried_out(state, command, dice)
    assert not dice.faces
    assert state.model_dump_json() == before
    text = result.state.model_dump_json()
    assert VirginQueen.model_validate_json(text) == result.state
    return result


def play_all(state: VirginQueen, *commands: Command) -> VirginQueen:
    """Play commands that throw no dice, one after the other."""
    for command in commands:
        state = play(state, command).state
    return state


def refusal(state: VirginQueen, command: Command) -> Refusal:
    """Return the refusal of a command; nothing was thrown, and nothing changed."""
    before = state.model_dump_json()
    with pytest.raises(Refusal) as caught:
        carried_out(state, command, NO_DICE)
    assert state.model_dump_json() == before
    return caught.value


def event_of(result: Result[VirginQueen], kind: type[Event]) -> Any:
    """Return the only event of this kind."""
    (found,) = [event for event in result.events if isinstance(event, kind)]
    return found


def values(choices: Iterable[Choice]) -> list[str]:
    """Return the values of *choices*."""
    return [one.value for one in choices]


def barred(
    name: str,
    code: str,
    cites: tuple[str, ...],
    before: VirginQueen,
    command: Command,
    legal: Iterable[str] = (),
) -> Any:
    """Return a row of a table of refusals, marked with each clause that it cites."""
    return pytest.param(
        before,
        command,
        (code, cites, list(legal)),
        id=f"{cites[0]} {name}",
        marks=pytest.mark.clause(*cites),
    )


Expected = tuple[str, tuple[str, ...], list[str]]


def told(no: Refusal) -> Expected:
    """Return what a row of such a table expects of a refusal."""
    return no.code, no.cites, values(no.legal)
