"""A-S-39: a draw beats nobody; the attackers leave, or stay under a truce."""

from typing import Literal

from rules.kernel.model import Event, Result
from rules.war_at_sea.battle.placing import is_present, left_for
from rules.war_at_sea.engagement.closing import close
from rules.war_at_sea.engagement.sides import (
    ask,
    by_age,
    free_areas,
    here,
    hostile_here,
    ids,
    names,
    open_home,
    with_battle,
)
from rules.war_at_sea.engagement.state import Engagement, Part, Truce
from rules.war_at_sea.state import Fleet, WarAtSea

Why = Literal[
    "agreed", "silence", "last_round", "no_ship_left", "both_retreat", "umpire"
]


class BattleDrawn(Event):
    """A battle ends without a victor, and why."""

    battle: int
    area: str
    why: Why
    cites: tuple[str, ...]


class TruceBegan(Event):
    """An attacker cannot leave: no fight with these until one moves, or next turn."""

    battle: int
    fleet: str
    name: str
    foes: tuple[str, ...]
    foe_names: tuple[str, ...]
    turn: int
    cites: tuple[str, ...] = ("A-S-39",)


def begin_parting(
    state: WarAtSea, battle: Engagement, why: Why, *cites: str
) -> Result[WarAtSea]:
    """End *battle* as a draw: nothing is captured, its attackers must leave."""
    drawn = BattleDrawn(battle=battle.id, area=battle.area, why=why, cites=cites)
    leaving = ids(by_age(here(state, battle, "attack")))
    if not leaving:
        then = close(state, battle)
        return Result(then.state, (drawn, *then.events))
    return Result(ask(state, battle, Part(fleets=leaving)), (drawn,))


def settle_parting(
    state: WarAtSea, battle: Engagement, now: Part
) -> Result[WarAtSea] | None:
    """Let go all attackers that have no choice; None while one is asked.

    First those whose origin is free; one that has no free area stays under a truce.
    """
    left = [
        state.fleets[name] for name in now.fleets if is_present(state, battle, name)
    ]
    if not left:
        return close(state, battle)
    for one in left:
        home = open_home(state, battle, one)
        if home is not None:
            return left_for(state, battle, one, home, "home")
    fleet, *others = left
    free = free_areas(state, fleet)
    if len(free) == 1:
        return left_for(state, battle, fleet, free[0], "only")
    if not free:
        return _stayed(state, battle, fleet, now.evolve(fleets=ids(others)))
    if ids(left) != now.fleets:
        return Result(ask(state, battle, now.evolve(fleets=ids(left))))
    return None


def _stayed(
    state: WarAtSea, battle: Engagement, fleet: Fleet, now: Part
) -> Result[WarAtSea]:
    """Put *fleet* under a truce with each of its enemies in this engagement."""
    foes = here(state, battle, "defend") or hostile_here(state, fleet)
    truces = tuple(
        Truce(fleets=(fleet.id, foe.id), until_turn=state.turn) for foe in foes
    )
    began = TruceBegan(
        battle=battle.id,
        fleet=fleet.id,
        name=fleet.name,
        foes=ids(foes),
        foe_names=names(foes),
        turn=state.turn,
    )
    after = with_battle(state, battle.evolve(now=now))
    return Result(after.evolve(truces=(*state.truces, *truces)), (began,))
