"""KWW-WQ-A1, A2, A6 to A8: who must withdraw, and where to, at one moment.

All of it is judged on where the forces stand when step A begins (A-K-19). A force that
has withdrawn openly is taken to stand where it was: `left` has those spaces.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal

from rules.nine_years.sides import OTHER, Side
from rules.nine_years.theatre import Destinations, Force, Theatre

Way = Literal["land", "sea"]
"""How a force withdraws."""

Left = Mapping[str, str]
"""The space that each force that has withdrawn openly has left."""

NOBODY: Final[Left] = MappingProxyType({})


def is_controlled(theatre: Theatre, space: str, side: Side) -> bool:
    """Tell whether *side* controls *space*; nobody does what is not on the map."""
    found = theatre.spaces.get(space)
    return found is not None and found.controller == side


def obliged(theatre: Theatre, left: Left = NOBODY) -> dict[str, str]:
    """Return the forces in enemy spaces, each with its space (KWW-WQ-A1).

    Those are spaces that the enemy controls: also a fortress before which a besieger
    stands (A-K-20).
    """
    standing = {name: left.get(name, one.space) for name, one in theatre.forces.items()}
    return {
        name: space
        for name, space in standing.items()
        if is_controlled(theatre, space, OTHER[theatre.forces[name].side])
    }


def unlisted(theatre: Theatre, left: Left = NOBODY) -> tuple[str, ...]:
    """Return the obliged forces without a list of destinations (A-K-21)."""
    return tuple(
        name
        for name in obliged(theatre, left)
        if theatre.forces[name].destinations is None
    )


def closed(theatre: Theatre, left: Left = NOBODY) -> frozenset[str]:
    """Return the fortified spaces from which enemies withdraw (KWW-WQ-A7, A-K-24).

    They are closed to their owner; nobody else may go there anyway.
    """
    abandoned = set(obliged(theatre, left).values())
    return frozenset(one for one in abandoned if theatre.spaces[one].fortified)


def legal_destinations(
    theatre: Theatre, left: Left = NOBODY
) -> dict[str, tuple[str, ...]]:
    """Return where each obliged force may go, all at once; some have nowhere to."""
    shut = closed(theatre, left)
    return {
        name: destinations_of(theatre, theatre.forces[name], shut)
        for name in obliged(theatre, left)
    }


def destinations_of(
    theatre: Theatre, force: Force, shut: frozenset[str]
) -> tuple[str, ...]:
    """Return where *force* may go, while the spaces *shut* are closed (A-K-21).

    Of what is listed only friendly spaces count: by land to what is not closed, else
    by sea (KWW-WQ-A6), else to what is closed (KWW-WQ-A8). Whether there is still room
    is never asked (KWW-WQ-A3, A-K-22).
    """
    listed = force.destinations or Destinations()
    land, sea = (
        [one for one in way if is_controlled(theatre, one, force.side)]
        for way in (listed.land, listed.sea)
    )
    ladder = (
        [one for one in land if one not in shut],
        [one for one in sea if one not in shut],
        [*land, *sea],
    )
    return tuple(dict.fromkeys(next(filter(None, ladder), ())))


def way_to(force: Force, space: str) -> Way:
    """Tell how *force* gets to *space*: by land if its list has that."""
    listed = force.destinations or Destinations()
    return "land" if space in listed.land else "sea"
