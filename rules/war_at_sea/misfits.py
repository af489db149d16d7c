"""What does not fit together in a set-up: each fault in its place, all of them at once.

Judged on the file's own words, whatever else is wrong with it, so that one reading
tells everything. `WarAtSeaScenario` is made through `fitted`.
"""

import difflib
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from typing import Any, Final, TypeVar

from pydantic import ValidationError
from pydantic_core import ErrorDetails, InitErrorDetails, PydanticCustomError

from rules.war_at_sea.names import RESERVED
from rules.war_at_sea.state import MOST_SHIPS

NAMED: Final = ("ship_types", "areas", "provinces")
"""Tables whose keys are ids."""

MOST_FAULTS: Final = 40
"""More than anybody mends before he looks again; a file may be full of them."""

MOST_LIKENESSES: Final = 200
"""Ids among which one is sought that looks like what is written."""

Where = tuple[str | int, ...]
S = TypeVar("S")


def fitted(content: Any, make: Callable[[Any], S]) -> S:
    """Return what *make* makes of a file's content.

    Raises `ValidationError` with what *make* finds wrong with it, and with everything
    that does not fit together.
    """
    raw = _frozen(content)
    faults = list(islice(misfits(_dict(raw)), MOST_FAULTS))
    made = None
    try:
        made = make(raw)
    except ValidationError as wrong:
        faults = [*map(_again, wrong.errors()), *faults]
    if made is None or faults:
        raise ValidationError.from_exception_data("Scenario", faults)
    return made


def _frozen(value: Any) -> Any:
    """Return *value* with tuples for lists, as a strict model takes it from Python."""
    if isinstance(value, dict):
        return {key: _frozen(one) for key, one in value.items()}
    if isinstance(value, list):
        return tuple(map(_frozen, value))
    return value


def _again(error: ErrorDetails) -> InitErrorDetails:
    """Return a fault that pydantic has told, to be told with others."""
    context = error.get("ctx", {})
    return InitErrorDetails(
        type=PydanticCustomError(error["type"], error["msg"], context),
        loc=error["loc"],
        input=error["input"],
        ctx=context,
    )


def misfits(raw: Mapping[str, Any]) -> Iterator[InitErrorDetails]:
    """Yield what in a set-up does not fit with the rest of it."""
    yield from _ids(raw)
    yield from _areas(raw)
    yield from _provinces(raw)
    yield from _fleets(raw)
    yield from _relations(raw)
    yield from _treasuries(raw)
    yield from _names(raw)


def _fault(code: str, where: Where, given: Any, **told: Any) -> InitErrorDetails:
    kind = PydanticCustomError(code, code, told or None)
    return InitErrorDetails(type=kind, loc=where, input=given)


def _unknown(
    code: str, where: Where, given: str, known: Iterable[str]
) -> InitErrorDetails:
    """Return the fault of an id that the file does not explain, with those it does."""
    names = tuple(known)
    near = difflib.get_close_matches(given, names[:MOST_LIKENESSES], n=1)
    told = {"near": near[0] if near else "none", "known": ", ".join(names) or "none"}
    return _fault(code, where, given, **told)


def _ids(raw: Mapping[str, Any]) -> Iterator[InitErrorDetails]:
    """Check that no two things share an id: players type them, and names go by them."""
    ids: list[tuple[Where, Any]] = [
        *((("factions", n), one) for n, one in enumerate(_texts(raw, "factions"))),
        *(((table, one), one) for table in NAMED for one in _table(raw, table)),
        *(
            (("fleets", number, "name"), fleet.get("name"))
            for number, fleet in enumerate(_tables(raw, "fleets"))
        ),
    ]
    taken: dict[str, str | int] = {}
    for where, name in ids:
        if not isinstance(name, str):
            continue
        if name in RESERVED:
            yield _fault("reserved", where, name)
        elif name in taken:
            yield _fault("taken", where, name, table=taken[name])
        else:
            taken[name] = where[0]


def _areas(raw: Mapping[str, Any]) -> Iterator[InitErrorDetails]:
    """Check that adjacency is symmetric and leaves nobody out (A-S-05)."""
    areas = _table(raw, "areas")
    beside = {name: _texts(area, "neighbours") for name, area in areas.items()}
    touched = {one for others in beside.values() for one in others}
    for name, others in beside.items():
        where: Where = ("areas", name, "neighbours")
        if not others and name not in touched and "neighbours" in _dict(areas[name]):
            yield _fault("alone", where, name)
        for number, other in enumerate(others):
            spot = (*where, number)
            if other not in areas:
                yield _unknown("no_such_area", spot, other, areas)
            elif other == name:
                yield _fault("itself", spot, other)
            elif other in others[:number]:
                yield _fault("named_twice", spot, other)
            elif name not in beside[other]:
                yield _fault("one_way", spot, other, area=name)


def _provinces(raw: Mapping[str, Any]) -> Iterator[InitErrorDetails]:
    areas, factions = _table(raw, "areas"), _texts(raw, "factions")
    for name, province in _table(raw, "provinces").items():
        where: Where = ("provinces", name)
        owner = _dict(province).get("owner")
        if isinstance(owner, str) and owner not in factions:
            yield _unknown("no_such_faction", (*where, "owner"), owner, factions)
        for number, area in enumerate(_texts(province, "areas")):
            if area not in areas:
                yield _unknown("no_such_area", (*where, "areas", number), area, areas)


def _fleets(raw: Mapping[str, Any]) -> Iterator[InitErrorDetails]:
    """Check owners, areas and types, and the 20 ships of SEA-FLEET-1."""
    known = {
        "owner": ("no_such_faction", _texts(raw, "factions")),
        "area": ("no_such_area", tuple(_table(raw, "areas"))),
    }
    types = _table(raw, "ship_types")
    for number, fleet in enumerate(_tables(raw, "fleets")):
        where: Where = ("fleets", number)
        for key, (code, names) in known.items():
            given = fleet.get(key)
            if isinstance(given, str) and given not in names:
                yield _unknown(code, (*where, key), given, names)
        ships = _dict(fleet.get("ships"))
        for kind in ships:
            if kind not in types:
                yield _unknown("no_such_type", (*where, "ships", kind), kind, types)
        count = sum(one for one in ships.values() if isinstance(one, int))
        if count > MOST_SHIPS:
            yield _fault("fleet_full", (*where, "ships"), count, most=MOST_SHIPS)


def _relations(raw: Mapping[str, Any]) -> Iterator[InitErrorDetails]:
    """Check that each pair of factions is named once."""
    factions = _texts(raw, "factions")
    seen: set[frozenset[str]] = set()
    for kind, pairs in _table(raw, "relations").items():
        for number, pair in enumerate(_list(pairs)):
            where: Where = ("relations", kind, number)
            named = [one for one in _list(pair) if isinstance(one, str)]
            for place, faction in enumerate(named):
                if faction not in factions:
                    yield _unknown(
                        "no_such_faction", (*where, place), faction, factions
                    )
            both = frozenset(named)
            if len(both) < len(named):
                yield _fault("itself", where, named[0])
            elif both in seen:
                yield _fault("named_twice", where, ", ".join(named))
            seen.add(both)


def _treasuries(raw: Mapping[str, Any]) -> Iterator[InitErrorDetails]:
    factions = _texts(raw, "factions")
    for name in _table(raw, "treasuries"):
        if name not in factions:
            yield _unknown("no_such_faction", ("treasuries", name), name, factions)


def _names(raw: Mapping[str, Any]) -> Iterator[InitErrorDetails]:
    """Check that only what is there is called something."""
    known = dict.fromkeys(
        (
            *_texts(raw, "factions"),
            *(one for table in NAMED for one in _table(raw, table)),
            *(str(fleet.get("name")) for fleet in _tables(raw, "fleets")),
        )
    )
    for language, names in _table(raw, "names").items():
        for name in _dict(names):
            if name not in known:
                yield _unknown("no_such_id", ("names", language, name), name, known)


def _dict(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}


def _list(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else ()


def _table(raw: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    return _dict(raw.get(key))


def _tables(raw: Mapping[str, Any], key: str) -> list[Mapping[str, Any]]:
    return [_dict(one) for one in _list(raw.get(key))]


def _texts(raw: Any, key: str) -> list[str]:
    return [one for one in _list(_dict(raw).get(key)) if isinstance(one, str)]
