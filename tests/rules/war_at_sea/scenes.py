r"""Positions of War at Sea on a small chart, and how tests play on from them.

anchorage -- strait -- sound -- gulf -- reach
                  \   /
                   bay
"""

import json
from collections.abc import Iterable
from typing import Any

import pytest

from rules.kernel.choice import Choice
from rules.kernel.dice import ScriptedDice
from rules.kernel.model import Command, Event, Result
from rules.kernel.offers import Offer
from rules.kernel.refusal import Refusal
from rules.war_at_sea.options import WarAtSeaOptions
from rules.war_at_sea.state import Area, Fleet, Province, Ship, ShipType, WarAtSea
from rules.war_at_sea.system import WAR_AT_SEA

TYPES = {
    "galleon": ShipType(cost=100, health=12, attack=6),
    "frigate": ShipType(cost=60, health=8, attack=4),
    "brig": ShipType(cost=75, health=6, attack=3),
    "sloop": ShipType(cost=25, health=4, attack=2),
}
BESIDE = {
    "anchorage": "strait",
    "strait": "anchorage sound bay",
    "sound": "strait bay gulf",
    "bay": "strait sound",
    "gulf": "sound reach",
    "reach": "gulf",
}
PROVINCES = {
    "redport": Province(owner="red", areas=("anchorage", "strait"), port=True),
    "redcoast": Province(owner="red", areas=("bay",), port=False),
    "blueport": Province(owner="blue", areas=("sound",), port=True),
    "bluefort": Province(owner="blue", areas=("sound", "gulf"), port=True),
    "greenport": Province(owner="green", areas=("bay",), port=True),
    "freeport": Province(owner=None, areas=("reach",), port=True),
}


def house_rules(**options: Any) -> WarAtSeaOptions:
    """Return the usual options, with some changed."""
    return WarAtSeaOptions.model_validate_json(json.dumps(options))


def ships(owner: str, listed: str) -> tuple[Ship, ...]:
    """Return ships of *owner*, listed as `s1:galleon s2:sloop=1` (health 1)."""
    made = []
    for one in listed.split():
        name, _, rest = one.partition(":")
        kind, _, health = rest.partition("=")
        left = int(health) if health else TYPES[kind].health
        made.append(Ship(id=name, type=kind, owner=owner, health=left))
    return tuple(made)


def fleet(id: str, owner: str, area: str, listed: str, **more: Any) -> Fleet:
    """Return a fleet of *owner* whose ships are listed as for `ships`."""
    given = {
        "name": id,
        "ships": ships(owner, listed),
        "points": 3,
        "commander": owner,
        "host": owner,
        "created": int(id[1:]),
        **more,
    }
    return Fleet(id=id, area=area, **given)


def combined(one: Fleet, other: Fleet, commander: str | None) -> Fleet:
    """Return both fleets as one, under *commander* or, if None, jointly."""
    return one.evolve(ships=(*one.ships, *other.ships), commander=commander)


def position(*fleets: Fleet, **changes: Any) -> WarAtSea:
    """Return a position in the first turn: red is at war with blue, allied to green."""
    given = {
        "options": WarAtSeaOptions(),
        "ship_types": TYPES,
        "areas": {
            name: Area(neighbours=tuple(beside.split()), x=0, y=0)
            for name, beside in BESIDE.items()
        },
        "provinces": PROVINCES,
        "factions": ("red", "blue", "green"),
        "treasuries": {"red": 200, "blue": 200, "green": 200},
        "relations": {"red|blue": "war", "red|green": "alliance"},
        "fleets": {one.id: one for one in fleets},
        "turn": 1,
        "phase": "turn",
        "next_ship": 100,
        "next_fleet": 100,
        **changes,
    }
    return WarAtSea(**given)


def play(
    state: WarAtSea, command: Command, faces: Iterable[int] = ()
) -> Result[WarAtSea]:
    """Play one command; all *faces* must be used, and the input stays as it was."""
    dice, before = ScriptedDice(faces), state.model_dump_json()
    result = WAR_AT_SEA.apply(state, command, dice)
    assert not dice.faces
    assert state.model_dump_json() == before
    text = result.state.model_dump_json()
    assert WarAtSea.model_validate_json(text) == result.state
    return result


def play_all(state: WarAtSea, *commands: Command) -> WarAtSea:
    """Play commands that throw no dice, one after the other."""
    for command in commands:
        state = play(state, command).state
    return state


def refusal(state: WarAtSea, command: Command) -> Refusal:
    """Return the refusal of a command; no die was thrown, and nothing changed."""
    before = state.model_dump_json()
    with pytest.raises(Refusal) as caught:
        WAR_AT_SEA.apply(state, command, ScriptedDice())
    assert state.model_dump_json() == before
    assert caught.value.cites
    return caught.value


def kinds(result: Result[WarAtSea]) -> list[str]:
    """Return the kinds of the events, in order."""
    return [event.kind() for event in result.events]


def event_of(result: Result[WarAtSea], kind: type[Event]) -> Any:
    """Return the only event of this kind."""
    (found,) = [event for event in result.events if isinstance(event, kind)]
    return found


def keys(state: WarAtSea, side: str) -> list[str]:
    """Return the keys of what *side* is offered."""
    return [offer.key for offer in WAR_AT_SEA.offers(state, side)]


def offer(state: WarAtSea, side: str, key: str) -> Offer:
    """Return the offer with this key."""
    (found,) = [one for one in WAR_AT_SEA.offers(state, side) if one.key == key]
    return found


def values(choices: Iterable[Choice]) -> list[str]:
    """Return the values of *choices*."""
    return [one.value for one in choices]


def awaited(state: WarAtSea) -> list[tuple[str, str]]:
    """Return who is awaited, for what."""
    return [(one.side, one.what) for one in WAR_AT_SEA.awaiting(state)]


def barred(
    name: str, code: str, cites: tuple[str, ...], before: WarAtSea, command: Command
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
