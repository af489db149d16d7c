"""What does not fit together in a set-up of War at Sea, all of it at once."""

from collections.abc import Iterator
from typing import Any, Final

from rules.kernel.misfits import (
    Misfits,
    Raw,
    Where,
    adjacency,
    as_list,
    as_table,
    clashes,
    fault,
    misnamed,
    strangers,
    table,
    tables,
    texts,
    unknown,
)
from rules.war_at_sea.names import RESERVED
from rules.war_at_sea.state import MOST_SHIPS

NAMED: Final = ("ship_types", "areas", "provinces")
"""Tables whose keys are ids."""


def misfits(raw: Raw) -> Misfits:
    """Yield what in a set-up does not fit with the rest of it."""
    yield from clashes(_ids(raw), RESERVED)
    yield from adjacency(raw, "areas", "no_such_area")
    yield from _provinces(raw)
    yield from _fleets(raw)
    yield from _relations(raw)
    yield from _treasuries(raw)
    yield from misnamed(raw, (str(one) for _, one in _ids(raw)))


def _ids(raw: Raw) -> Iterator[tuple[Where, Any]]:
    """Yield the place and the id of everything that players name."""
    for number, faction in enumerate(texts(raw, "factions")):
        yield ("factions", number), faction
    for key in NAMED:
        for one in table(raw, key):
            yield (key, one), one
    for number, fleet in enumerate(tables(raw, "fleets")):
        yield ("fleets", number, "name"), fleet.get("name")


def _provinces(raw: Raw) -> Misfits:
    areas, factions = table(raw, "areas"), texts(raw, "factions")
    for name, province in table(raw, "provinces").items():
        where: Where = ("provinces", name)
        owner = as_table(province).get("owner")
        if isinstance(owner, str) and owner not in factions:
            yield unknown("no_such_faction", (*where, "owner"), owner, factions)
        beside = texts(province, "areas")
        yield from strangers("no_such_area", (*where, "areas"), beside, areas)


def _fleets(raw: Raw) -> Misfits:
    """Check owners, areas and types, and the 20 ships of SEA-FLEET-1."""
    known = {
        "owner": ("no_such_faction", texts(raw, "factions")),
        "area": ("no_such_area", list(table(raw, "areas"))),
    }
    types = table(raw, "ship_types")
    for number, fleet in enumerate(tables(raw, "fleets")):
        where: Where = ("fleets", number)
        for key, (code, names) in known.items():
            given = fleet.get(key)
            if isinstance(given, str) and given not in names:
                yield unknown(code, (*where, key), given, names)
        ships = as_table(fleet.get("ships"))
        for kind in ships:
            if kind not in types:
                yield unknown("no_such_type", (*where, "ships", kind), kind, types)
        count = sum(one for one in ships.values() if isinstance(one, int))
        if count > MOST_SHIPS:
            yield fault("fleet_full", (*where, "ships"), count, most=MOST_SHIPS)


def _relations(raw: Raw) -> Misfits:
    """Check that each pair of factions is named once."""
    factions = texts(raw, "factions")
    seen: set[frozenset[str]] = set()
    for kind, pairs in table(raw, "relations").items():
        for number, pair in enumerate(as_list(pairs)):
            where: Where = ("relations", kind, number)
            named = [one for one in as_list(pair) if isinstance(one, str)]
            yield from strangers("no_such_faction", where, named, factions)
            both = frozenset(named)
            if len(both) < len(named):
                yield fault("itself", where, named[0])
            elif both in seen:
                yield fault("named_twice", where, ", ".join(named))
            seen.add(both)


def _treasuries(raw: Raw) -> Misfits:
    factions = texts(raw, "factions")
    for name in table(raw, "treasuries"):
        if name not in factions:
            yield unknown("no_such_faction", ("treasuries", name), name, factions)
