"""A combined fleet parts when its owners are no longer allied (A-S-11)."""

from rules.kernel.model import Event, Result
from rules.war_at_sea.fleets import detached
from rules.war_at_sea.relations import allied
from rules.war_at_sea.state import WarAtSea


class FleetParted(Event):
    """A combined fleet came apart: the ships of `faction` are a fleet of their own."""

    origin: str
    origin_name: str
    faction: str
    fleet: str
    name: str
    area: str
    ships: int
    cites: tuple[str, ...] = ("A-S-11",)


def part_unallied(state: WarAtSea) -> Result[WarAtSea]:
    """Part combined fleets whose owners are no longer all allied (A-S-11).

    Each owner has a fleet of his own then, in the same area, with points and debt; the
    first owner keeps the fleet's id, and with it a blockade.
    """
    events = []
    for fleet in tuple(state.fleets.values()):
        first, *others = fleet.owners
        if all(
            allied(state, one, other) for one in fleet.owners for other in fleet.owners
        ):
            continue
        for owner in others:
            present = state.fleets[fleet.id]
            leaving = tuple(one for one in present.ships if one.owner == owner)
            state, new = detached(state, present, leaving, owner)
            events.append(
                FleetParted(
                    origin=fleet.id,
                    origin_name=fleet.name,
                    faction=owner,
                    fleet=new.id,
                    name=new.name,
                    area=new.area,
                    ships=len(new.ships),
                )
            )
        kept = state.fleets[fleet.id].evolve(commander=first, host=first)
        state = state.with_fleets((kept,))
    return Result(state, tuple(events))
