"""Positions of the colonial war, and how tests play on from them."""

import json
import tomllib
from collections.abc import Iterable
from importlib.resources import files
from typing import Any

import pytest

from rules.kernel.dice import ScriptedDice
from rules.kernel.model import Command, Event, Result
from rules.kernel.refusal import Refusal
from rules.nine_years.calendar import Next
from rules.nine_years.options import NineYearsOptions
from rules.nine_years.scenario import NineYearsScenario, new_game
from rules.nine_years.state import Marker, NineYears, Side
from rules.nine_years.system import NINE_YEARS

CENTRE = 6
LEFT_MINUS_1, RIGHT_MINUS_1, LEFT_PLUS_1, RIGHT_PLUS_1 = 4, 5, 7, 8
LAST = 12


def colonial_war(**changes: Any) -> NineYearsScenario:
    """Return the shipped scenario, with some keys changed."""
    path = files("rules.nine_years") / "scenarios" / "colonial-war.toml"
    raw = tomllib.loads(path.read_text(encoding="utf-8")) | changes
    return NineYearsScenario.model_validate_json(json.dumps(raw))


def house_rules(**options: Any) -> NineYearsOptions:
    """Return the usual options, with some changed."""
    return NineYearsOptions.model_validate_json(json.dumps(options))


def opening(**options: Any) -> NineYears:
    """Return the first position, under some options; Winter changes nothing."""
    chosen = {"scenario": "other", **options}
    return new_game(colonial_war(), house_rules(**chosen))


OPENING = opening()
EVENTS = OPENING.evolve(year=1690)
REINFORCEMENT = OPENING.evolve(year=1690, phase="reinforcement", rolled=True)
ALLIANCE_TURN = OPENING.evolve(
    year=1690, phase="campaign", turn="alliance", rolled=True
)
BOURBON_TURN = ALLIANCE_TURN.evolve(turn="bourbon")
WINTER = OPENING.evolve(year=1690, phase="winter_quarters", rolled=True)
LAST_WINTER = WINTER.evolve(year=1697)
OVER = LAST_WINTER.evolve(over=True)


def marker(box: int = CENTRE, side: Side = "bourbon") -> Marker:
    """Return the marker on a box with a side up."""
    return Marker(box=box, side=side)


def play(
    state: NineYears, command: Command, faces: Iterable[int] = ()
) -> Result[NineYears]:
    """Play one command; all *faces* must be used, and the input stays as it was."""
    dice, before = ScriptedDice(faces), state.model_dump_json()
    result = NINE_YEARS.apply(state, command, dice)
    assert not dice.faces
    assert state.model_dump_json() == before
    return result


def play_all(state: NineYears, *commands: Command) -> NineYears:
    """Play commands that throw no dice, one after the other."""
    for command in commands:
        state = play(state, command).state
    return state


def refusal(state: NineYears, command: Command) -> Refusal:
    """Return the refusal of a command; no die was thrown, and nothing changed."""
    before = state.model_dump_json()
    with pytest.raises(Refusal) as caught:
        NINE_YEARS.apply(state, command, ScriptedDice())
    assert state.model_dump_json() == before
    return caught.value


def events_of(result: Result[NineYears], *kinds: type[Event]) -> list[Event]:
    """Return the events of these kinds, in order."""
    return [event for event in result.events if isinstance(event, kinds)]


def next_phases(state: NineYears, count: int) -> NineYears:
    """Let the umpire end *count* phases."""
    return play_all(state, *(Next(actor="umpire") for _ in range(count)))


def barred(
    name: str, code: str, cites: tuple[str, ...], before: NineYears, actor: str
) -> Any:
    """Return a row of a table of refusals, marked with each clause that it cites."""
    return pytest.param(
        before,
        actor,
        code,
        cites,
        id=f"{cites[0]} {name}",
        marks=pytest.mark.clause(*cites),
    )
