"""SEA-ENG-1: enemies who share an area without anybody having moved (A-S-27)."""

from collections.abc import Iterable

from rules.kernel.refusal import Refusal
from rules.war_at_sea.commanding import fleet_choice, fleet_named
from rules.war_at_sea.engagement.arising import arise
from rules.war_at_sea.engagement.sides import hostile_here
from rules.war_at_sea.state import Fleet, WarAtSea


def meeting(state: WarAtSea, area: str) -> tuple[Fleet, ...]:
    """Return the fleets in *area* that have enemies there, the oldest first."""
    return tuple(one for one in state.fleets_in(area) if hostile_here(state, one))


def taken_up(state: WarAtSea) -> frozenset[str]:
    """Return the areas where an engagement is open or waiting already."""
    battles = frozenset(one.area for one in state.battles)
    return battles | {one.area for one in state.queue}


def meetings(state: WarAtSea) -> dict[str, tuple[Fleet, ...]]:
    """Return the fleets that meet enemies anew, by area in the map's order."""
    busy = taken_up(state)
    found = {area: meeting(state, area) for area in state.areas if area not in busy}
    return {area: fleets for area, fleets in found.items() if fleets}


def enemies_meet(state: WarAtSea) -> WarAtSea:
    """Let enemies in one area fight at the start of a turn, area by area.

    Those attack who have come to it: with bought crews, as new pirates, or before a
    truce that is over (A-S-27); else the fleet that was there first.
    """
    for area, fleets in meetings(state).items():
        new = [one for one in fleets if one.id in state.newcomers]
        attacker = (*new, *fleets)[0]
        state = arise(state, (attacker.id,), area, {attacker.id: None})
    return state.evolve(newcomers=())


def meets(
    state: WarAtSea, fleet_id: str, attackers: Iterable[str] | None, *cites: str
) -> WarAtSea:
    """Let a fleet that the umpire put somewhere meet whom it finds there.

    It attacks unless others are named (A-S-27); in a buy-out when the next turn begins,
    while fleets are placed when the umpire starts the game. Raises `Refusal`.
    """
    if state.phase == "buyout":
        return state.evolve(newcomers=(*state.newcomers, fleet_id))
    if state.phase != "turn":
        return state
    fleet = state.fleets[fleet_id]
    if attackers is None and fleet in meeting(state, fleet.area):
        attackers = (fleet_id,)
    return attackers_named(state, attackers or (), *cites)


def attackers_named(state: WarAtSea, ids: Iterable[str], *cites: str) -> WarAtSea:
    """Let enemies meet wherever they share an area, the fleets *ids* attacking.

    Raises `Refusal` for an area for which he does not name exactly one attacker, and
    for a fleet that has nobody to attack (A-S-12, A-S-27). While fleets are placed he
    also says whom they fight first (A-S-26).
    """
    named = [fleet_named(state, one, *cites) for one in ids]
    met = meetings(state)
    for one in named:
        if one not in met.get(one.area, ()):
            raise Refusal("nobody_to_attack", cites, fleet=one.id, name=one.name)
    for area, fleets in met.items():
        if len([one for one in named if one.area == area]) != 1:
            raise Refusal("name_attacker", cites, map(fleet_choice, fleets), area=area)
    setup = state.phase == "setup"
    for one in sorted(named, key=lambda fleet: list(met).index(fleet.area)):
        origins = {one.id: None}
        state = arise(state, (one.id,), one.area, origins, umpire_names=setup)
    return state
