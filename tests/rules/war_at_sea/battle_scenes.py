r"""Engagements for tests: how they begin, and how they are answered.

Red's fleet `f1` comes from the strait and meets blue's `f2` in the sound:

    anchorage -- strait -- sound -- gulf -- reach
                      \   /
                       bay
"""

from collections.abc import Iterable
from typing import Any

from rules.kernel.model import Command, Event, Result
from rules.war_at_sea.battle.staying import FightOn
from rules.war_at_sea.engagement.state import Engagement
from rules.war_at_sea.sailing import MoveFleet
from rules.war_at_sea.state import Fleet, ShipType, WarAtSea
from tests.rules.war_at_sea.scenes import TYPES, fleet, play, position

RED = "s1:galleon s2:galleon s3:sloop"
BLUE = "s4:galleon s5:frigate s6:frigate"
"""The lines of trace T6."""

T6 = (5, 3)
"""The dice of its first round: nobody is asked about his fire."""


def attacker(listed: str = RED, **more: Any) -> Fleet:
    """Return red's fleet, one move away; with `points` 1 it cannot decline."""
    return fleet("f1", "red", "strait", listed, **({"points": 1} | more))


def defender(listed: str = BLUE, name: str = "f2", **more: Any) -> Fleet:
    """Return a fleet of blue in the sound that cannot decline."""
    owner = more.pop("owner", "blue")
    return fleet(name, owner, "sound", listed, **({"points": 0} | more))


def sail(
    state: WarAtSea, faces: Iterable[int] = (), to: str = "sound", who: str = "red"
) -> Result[WarAtSea]:
    """Let the fleet `f1` meet its enemies."""
    return play(state, MoveFleet(actor=who, fleet="f1", to=to), faces)


def met(*fleets: Fleet, faces: Iterable[int] = (), **changes: Any) -> WarAtSea:
    """Return the position after `f1` has come into the sound."""
    return sail(position(*fleets, **changes), faces).state


def battle_of(state: WarAtSea) -> Engagement:
    """Return the only open engagement."""
    (battle,) = state.battles
    return battle


def now(state: WarAtSea) -> Any:
    """Return what the only open engagement asks."""
    return battle_of(state).now


def follow(
    state: WarAtSea, *steps: Command | tuple[Command, tuple[int, ...]]
) -> Result[WarAtSea]:
    """Play commands, some with the faces that fall then; return the last result."""
    result = Result(state)
    for step in steps:
        command, faces = step if isinstance(step, tuple) else (step, ())
        result = play(result.state, command, faces)
    return result


def events_of(result: Result[WarAtSea], *kinds: type[Event]) -> list[Any]:
    """Return the events of these kinds, in order."""
    return [event for event in result.events if isinstance(event, kinds)]


def healths(state: WarAtSea, name: str) -> dict[str, int]:
    """Return the health of each ship of a fleet."""
    return {ship.id: ship.health for ship in state.fleets[name].ships}


def both(kind: type[Command], **fields: Any) -> tuple[Command, Command]:
    """Return the same answer of red and of blue."""
    return kind(actor="red", **fields), kind(actor="blue", **fields)


HARDY = {
    **TYPES,
    "hulk": ShipType(cost=80, health=40, attack=4),
    "tug": ShipType(cost=10, health=40, attack=0),
}
"""Ships that last for many rounds, the second unarmed."""


def hulks(
    rounds: int, red: str = "s1:hulk=40", blue: str = "s11:hulk=40 s12:hulk=40"
) -> WarAtSea:
    """Return a battle of hulks in this round, before its orders; nobody has a bonus."""
    state = met(attacker(red), defender(blue), faces=(1, 1), ship_types=HARDY)
    reds, blues = both(FightOn)
    for _ in range(rounds - 1):
        state = follow(state, reds, (blues, (1, 1))).state
    return state
