"""KWW-WQ-A4, A5: forces that cannot withdraw, and the return of their leaders."""

from rules.kernel.model import Event, Result
from rules.nine_years.state import SIDES, NineYears, Side
from rules.nine_years.theatre import Arrival
from rules.nine_years.winter.state import Winter


class ForceEliminated(Event):
    """A force could not withdraw: its corps went to the pool, its leaders wait.

    `pool` is what its side has there now, `year` when the leaders come back.
    """

    force: str
    side: Side
    space: str
    corps: int
    pool: int
    leaders: tuple[str, ...]
    year: int
    cites: tuple[str, ...]


class LeadersReturned(Event):
    """Leaders came back from the turn track and can be placed."""

    side: Side
    leaders: tuple[str, ...]
    year: int
    cites: tuple[str, ...] = ("KWW-WQ-A5", "A-K-23")


def stranded(winter: Winter) -> tuple[str, ...]:
    """Return the forces that have nowhere to go (KWW-WQ-A4)."""
    return tuple(name for name, legal in winter.legal.items() if not legal)


def eliminate(state: NineYears, names: tuple[str, ...]) -> Result[NineYears]:
    """Take forces off the map: corps to the pool, leaders to the turn track.

    The leaders are those of that very force; after the last year they do not come
    back any more (KWW-WQ-A5, A-K-23).
    """
    theatre, year = state.theatre, state.year + 1
    forces, pool = dict(theatre.forces), dict(theatre.pool)
    arrivals, events = list(theatre.arrivals), []
    for name in names:
        force = forces.pop(name)
        pool[force.side] = pool.get(force.side, 0) + force.corps
        arrivals += [
            Arrival(leader=one, side=force.side, year=year) for one in force.leaders
        ]
        with_leaders = ("KWW-WQ-A5", "A-K-23") if force.leaders else ()
        events.append(
            ForceEliminated(
                force=name,
                side=force.side,
                space=force.space,
                corps=force.corps,
                pool=pool[force.side],
                leaders=force.leaders,
                year=year,
                cites=("KWW-WQ-A4", *with_leaders),
            )
        )
    after = theatre.evolve(forces=forces, pool=pool, arrivals=tuple(arrivals))
    return Result(state.evolve(theatre=after) if names else state, tuple(events))


def arrived(state: NineYears) -> Result[NineYears]:
    """Let the leaders come back whose year has begun (KWW-WQ-A5)."""
    theatre = state.theatre
    back = [one for one in theatre.arrivals if one.year <= state.year]
    if not back:
        return Result(state)
    groups = {
        side: tuple(one.leader for one in back if one.side == side) for side in SIDES
    }
    reserve = dict(theatre.reserve)
    for side, leaders in groups.items():
        if leaders:
            reserve[side] = (*reserve.get(side, ()), *leaders)
    waiting = tuple(one for one in theatre.arrivals if one not in back)
    after = theatre.evolve(arrivals=waiting, reserve=reserve)
    events = tuple(
        LeadersReturned(side=side, leaders=leaders, year=state.year)
        for side, leaders in groups.items()
        if leaders
    )
    return Result(state.evolve(theatre=after), events)
