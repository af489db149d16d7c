"""Automatic victory: the bounds are the scenario's, and are only announced."""

from rules.kernel.model import Event
from rules.nine_years.sides import Side
from rules.nine_years.state import NineYears


class BoundReached(Event):
    """The total stands at a side's bound, or beyond; the table decides what follows."""

    side: Side
    vp: int
    bound: int
    cites: tuple[str, ...]


def beyond(state: NineYears) -> tuple[Side, int] | None:
    """Return the side whose bound the total has reached, with that bound."""
    if state.theatre.victory is None:
        return None
    low, high = state.theatre.victory
    if state.vp >= high:
        return "alliance", high
    return ("bourbon", low) if state.vp <= low else None


def announced(before: NineYears, after: NineYears) -> tuple[Event, ...]:
    """Return the news of a bound that was reached between two positions.

    It is told when the total gets there, and once in each later year that finds it
    still there; the game goes on (A-K-26).
    """
    reached = beyond(after)
    if reached is None or (reached == beyond(before) and before.year == after.year):
        return ()
    side, bound = reached
    return (BoundReached(side=side, vp=after.vp, bound=bound, cites=("A-K-26",)),)
