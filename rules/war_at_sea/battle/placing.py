"""SEA-RET: beaten fleets go home, or elsewhere; else they attack or surrender."""

from typing import Literal

from rules.kernel.model import Event, Result
from rules.war_at_sea.battle.capture import take_prizes
from rules.war_at_sea.chart import neighbours
from rules.war_at_sea.engagement.arising import arise
from rules.war_at_sea.engagement.closing import close
from rules.war_at_sea.engagement.sides import (
    ask,
    free_areas,
    ids,
    open_home,
)
from rules.war_at_sea.engagement.state import Engagement, Part, Place
from rules.war_at_sea.moving import put
from rules.war_at_sea.state import Fleet, WarAtSea


class FleetRetreated(Event):
    """A fleet has left without a point: home, to the only free area, or as it chose."""

    battle: int
    fleet: str
    name: str
    origin: str
    to: str
    why: Literal["home", "only", "chosen"]
    cites: tuple[str, ...]


class FleetForced(Event):
    """A beaten fleet goes where enemies are, and attacks them."""

    battle: int
    fleet: str
    name: str
    origin: str
    to: str
    cites: tuple[str, ...] = ("SEA-RET-4", "SEA-RET-5", "A-S-37")


class FleetSurrendered(Event):
    """A beaten fleet has given up: it would not attack, or could not even do that."""

    battle: int
    fleet: str
    name: str
    why: Literal["chosen", "nowhere"]
    cites: tuple[str, ...]


def ways_out(
    state: WarAtSea, battle: Engagement, fleet: Fleet
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return where a beaten fleet may go, and if nowhere, where it may attack.

    Attackers return where they came from; if enemies are there they go as defenders
    do, to any adjacent area without enemies (SEA-RET-2, SEA-RET-3). Only where there
    is none they may attack, but not where they were beaten before (A-S-37). With
    `closed_origin` = `fight` the attack on a closed origin comes first (A-S-34).
    """
    beaten_in = battle.beaten_in.get(fleet.id, ())
    origin = battle.origins.get(fleet.id)
    fights_home = state.options.closed_origin == "fight" and origin not in beaten_in
    if origin is not None and fights_home:
        return (), (origin,)
    free = free_areas(state, fleet)
    if free:
        return free, ()
    near = neighbours(state, fleet.area)
    return (), tuple(area for area in near if area not in beaten_in)


def settle_placing(
    state: WarAtSea, battle: Engagement, now: Place
) -> Result[WarAtSea] | None:
    """Place all fleets that have no choice; None while one is asked (A-S-34).

    First those go whose origin is free, then the others in order of creation.
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
    fleet = left[0]
    free, attackable = ways_out(state, battle, fleet)
    if len(free) == 1:
        return left_for(state, battle, fleet, free[0], "only")
    if not free and not attackable:
        return surrendered(state, battle, now, fleet, "nowhere")
    if ids(left) != now.fleets:
        return Result(ask(state, battle, now.evolve(fleets=ids(left))))
    return None


def left_for(
    state: WarAtSea,
    battle: Engagement,
    fleet: Fleet,
    to: str,
    why: Literal["home", "only", "chosen"],
) -> Result[WarAtSea]:
    """Let *fleet* leave without a point (SEA-RET-1, A-S-33)."""
    if isinstance(battle.now, Part):
        cites: tuple[str, ...] = ("A-S-39",)
    elif why == "home":
        cites = ("SEA-RET-1", "SEA-RET-2", "A-S-34")
    else:
        cites = ("SEA-RET-1", "SEA-RET-3", "A-S-35")
    gone = FleetRetreated(
        battle=battle.id,
        fleet=fleet.id,
        name=fleet.name,
        origin=battle.area,
        to=to,
        why=why,
        cites=cites,
    )
    return Result(put(state, fleet.id, to), (gone,))


def driven(state: WarAtSea, battle: Engagement, fleet: Fleet, to: str) -> WarAtSea:
    """Put *fleet* among the enemies in *to*, to attack them when all are placed."""
    after = put(state, fleet.id, to)
    beaten_in = {
        fleet.id: (*battle.beaten_in.get(fleet.id, ()), battle.area),
    }
    comrades = {*battle.fleets["attack"], *battle.fleets["defend"]}
    for waiting in state.queue:
        forced = waiting.area == to and waiting.forced == waiting.causes
        if forced and comrades.issuperset(waiting.causes):
            joined = waiting.evolve(
                causes=(*waiting.causes, fleet.id),
                origins={**waiting.origins, fleet.id: battle.area},
                forced=(*waiting.forced, fleet.id),
                beaten_in=waiting.beaten_in | beaten_in,
            )
            queue = (joined if one is waiting else one for one in state.queue)
            return after.evolve(queue=tuple(queue))
    origins = {fleet.id: battle.area}
    return arise(after, (fleet.id,), to, origins, (fleet.id,), beaten_in)


def surrendered(
    state: WarAtSea,
    battle: Engagement,
    now: Place,
    fleet: Fleet,
    why: Literal["chosen", "nowhere"],
) -> Result[WarAtSea]:
    """Let all ships of *fleet* become prizes of the victor of this battle (A-S-38)."""
    cites = ("SEA-RET-7" if why == "chosen" else "SEA-RET-6", "A-S-38")
    gave_up = FleetSurrendered(
        battle=battle.id, fleet=fleet.id, name=fleet.name, why=why, cites=cites
    )
    ships = [ship.id for ship in fleet.ships]
    taken = take_prizes(state, battle, now.victors, ships, *cites, "A-S-49")
    return Result(taken.state, (gave_up, *taken.events))


def is_present(state: WarAtSea, battle: Engagement, name: str) -> bool:
    """Tell whether a fleet still has to leave the area of *battle*."""
    return name in state.fleets and state.fleets[name].area == battle.area
