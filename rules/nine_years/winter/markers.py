"""KWW-WQ-B1, B2: markers that leave the map by themselves."""

from rules.kernel.model import Event, Result
from rules.nine_years.state import SIDES, NineYears, Side
from rules.nine_years.theatre import ATLANTIC, COUNTERS, CounterKind, Theatre


class CountersRemoved(Event):
    """All markers of one kind left the map; `spaces` are where they lay."""

    counter: CounterKind
    spaces: tuple[str, ...]
    cites: tuple[str, ...] = ("KWW-WQ-B1",)


class FleetsRemoved(Event):
    """The Fleet markers of a side left the ports; `places` are where they lay."""

    side: Side
    places: tuple[str, ...]
    cites: tuple[str, ...] = ("KWW-WQ-B2",)


def is_control_box(theatre: Theatre, place: str) -> bool:
    """Tell whether *place* is the control box of a sea zone and no port."""
    return place in theatre.seas or place == ATLANTIC


def remove_markers(state: NineYears) -> Result[NineYears]:
    """Remove the markers of four kinds, and fleets outside the control boxes."""
    theatre = state.theatre
    lying = {
        kind: tuple(one.space for one in theatre.counters if one.kind == kind)
        for kind in COUNTERS
    }
    staying = tuple(one for one in theatre.fleets if is_control_box(theatre, one.place))
    ashore = {
        side: tuple(
            one.place
            for one in theatre.fleets
            if one.side == side and one not in staying
        )
        for side in SIDES
    }
    events: tuple[Event, ...] = (
        *(CountersRemoved(counter=k, spaces=s) for k, s in lying.items() if s),
        *(FleetsRemoved(side=side, places=p) for side, p in ashore.items() if p),
    )
    if not events:
        return Result(state)
    after = theatre.evolve(counters=(), fleets=staying)
    return Result(state.evolve(theatre=after), events)
