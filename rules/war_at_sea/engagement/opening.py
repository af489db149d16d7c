"""SEA-ENG-1: waiting engagements open in their order (A-S-02, A-S-25, A-S-27)."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

from rules.kernel.model import Event, Result
from rules.war_at_sea.chart import near
from rules.war_at_sea.engagement.forming import foe_groups, form_sides
from rules.war_at_sea.engagement.sides import hostile_here
from rules.war_at_sea.engagement.state import Engagement, Foe, Waiting
from rules.war_at_sea.state import WarAtSea

V = TypeVar("V")


class EngagementWaits(Event):
    """Enemies have met, beside or in the area of an engagement that is open."""

    area: str
    battle: int
    at: str
    cites: tuple[str, ...] = ("A-S-02",)


class EngagementDropped(Event):
    """An engagement had to wait, and now its area holds no enemies any more."""

    area: str
    cites: tuple[str, ...] = ("A-S-02",)


class FoesMet(Event):
    """A fleet has met enemies who are at war among themselves."""

    battle: int
    area: str
    fleet: str
    name: str
    foes: tuple[str, ...]
    cites: tuple[str, ...] = ("SEA-ENG-1", "A-S-26")


def open_next(state: WarAtSea) -> Result[WarAtSea] | None:
    """Open, or drop, the first waiting engagement that need not wait any longer.

    It waits while one is open in its area or beside it (A-S-02); None if all do.
    """
    for waiting in state.queue:
        if _in_the_way(state, waiting) is None:
            queue = tuple(one for one in state.queue if one is not waiting)
            return _open(state.evolve(queue=queue), waiting)
    return None


def tell_who_waits(state: WarAtSea) -> Result[WarAtSea]:
    """Tell once of each engagement that has to wait, and for which open one."""
    events = []
    queue = []
    for waiting in state.queue:
        battle = _in_the_way(state, waiting)
        if battle is not None and not waiting.told:
            events.append(
                EngagementWaits(area=waiting.area, battle=battle.id, at=battle.area)
            )
        queue.append(waiting.evolve(told=True))
    return Result(state.evolve(queue=tuple(queue)), tuple(events))


def _in_the_way(state: WarAtSea, waiting: Waiting) -> Engagement | None:
    """Return the open engagement for which *waiting* has to wait."""
    for battle in state.battles:
        if near(state, battle.area, waiting.area):
            return battle
    return None


def _open(state: WarAtSea, waiting: Waiting) -> Result[WarAtSea]:
    """Open *waiting* with the first of its causes that has an enemy in the area.

    Has none of them one, but others there do, the oldest of these attacks.
    """
    present = {one.id: one for one in state.fleets_in(waiting.area)}
    causes = [present[name] for name in waiting.causes if name in present]
    movers = (one for one in (*causes, *present.values()) if hostile_here(state, one))
    mover = next(movers, None)
    if mover is None:
        dropped = (EngagementDropped(area=waiting.area),) if waiting.told else ()
        return Result(state, dropped)
    groups = foe_groups(state, hostile_here(state, mover))
    arrived = [one for one in (waiting, *state.queue) if one.area == waiting.area]
    battle = Engagement(
        id=state.next_battle,
        area=waiting.area,
        fleets={
            "attack": (mover.id, *(one.id for one in causes if one != mover)),
            "defend": (),
        },
        helpers={"attack": (), "defend": ()},
        origins=_joined(one.origins for one in arrived),
        forced=tuple(name for one in arrived for name in one.forced),
        beaten_in=_joined(one.beaten_in for one in arrived),
        decision=state.decision + 1,
        now=Foe(groups=groups, umpire_names=waiting.umpire_names),
    )
    opened = state.evolve(
        battles=(*state.battles, battle),
        next_battle=battle.id + 1,
        decision=battle.decision,
    )
    if len(groups) == 1:
        return form_sides(opened, battle, groups[0])
    met = FoesMet(
        battle=battle.id,
        area=battle.area,
        fleet=mover.id,
        name=mover.name,
        foes=tuple(state.fleets[group[0]].name for group in groups),
    )
    return Result(opened, (met,))


def _joined(parts: Iterable[Mapping[str, V]]) -> dict[str, V]:
    """Return all entries of *parts*, the first of each name."""
    found: dict[str, V] = {}
    for part in parts:
        found = {**part, **found}
    return found
