"""What does not fit together in a set-up of Nine Years (`rules.kernel.misfits`)."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from pydantic_core import InitErrorDetails

from rules.kernel.misfits import (
    Where,
    as_list,
    as_table,
    clashes,
    fault,
    misnamed,
    mutual,
    table,
    tables,
    texts,
    unknown,
)
from rules.nine_years.names import RESERVED
from rules.nine_years.options import NineYearsOptions
from rules.nine_years.sides import SIDES
from rules.nine_years.theatre import LONDON
from rules.nine_years.theatre_setup import MOST_CORPS


def misfits(raw: Mapping[str, Any]) -> Iterator[InitErrorDetails]:
    """Yield what in a set-up does not fit with the rest of it."""
    yield from clashes(_ids(raw), RESERVED)
    yield from _spaces(raw)
    yield from _forces(raw)
    yield from _corps(raw)
    yield from _counters(raw)
    yield from _fleets(raw)
    yield from _lines(raw)
    yield from _victory(raw)
    yield from misnamed(raw, dict.fromkeys(str(name) for _, name in _ids(raw)))


def _ids(raw: Mapping[str, Any]) -> Iterator[tuple[Where, Any]]:
    """Yield all ids of a set-up, each with its place; leaders are in one place only."""
    for number, sea in enumerate(texts(raw, "seas")):
        yield ("seas", number), sea
    for key in ("spaces", "forces", "lines"):
        for name in table(raw, key):
            yield (key, name), name
    for name, force in table(raw, "forces").items():
        for number, leader in enumerate(texts(force, "leaders")):
            yield ("forces", name, "leaders", number), leader
    reserve = table(raw, "reserve")
    for side in reserve:
        for number, leader in enumerate(texts(reserve, side)):
            yield ("reserve", side, number), leader


def _spaces(raw: Mapping[str, Any]) -> Iterator[InitErrorDetails]:
    """Check adjacency, ports, and London where step C asks about it (KWW-WQ-C1)."""
    spaces, seas = table(raw, "spaces"), texts(raw, "seas")
    touched = {one for space in spaces.values() for one in texts(space, "neighbours")}
    for name, space in spaces.items():
        ways = (*texts(space, "neighbours"), *texts(space, "seas"))
        if isinstance(space, dict) and not ways and name not in touched:
            yield fault("alone", ("spaces", name), name)
        yield from _known(space, "seas", ("spaces", name), "no_such_sea", seas)
    yield from mutual(raw, "spaces", "no_such_space")
    usual = NineYearsOptions().scenario
    chosen = table(raw, "options").get("scenario", usual)
    if spaces and LONDON not in spaces and chosen == "NY":
        yield fault("no_london", ("spaces",), LONDON)


def _forces(raw: Mapping[str, Any]) -> Iterator[InitErrorDetails]:
    """Check where forces stand, that they are some, and where they may withdraw to."""
    spaces = table(raw, "spaces")
    for name, force in table(raw, "forces").items():
        where: Where = ("forces", name)
        stands = as_table(force).get("space")
        yield from _place(stands, (*where, "space"), spaces)
        counts = [as_table(force).get(key, 0) for key in ("full", "reduced")]
        if isinstance(force, dict) and not any(counts) and not force.get("leaders"):
            yield fault("empty_force", where, name)
        for key in ("land", "sea"):
            yield from _known(force, key, where, "no_such_space", spaces)
            for number, space in enumerate(texts(force, key)):
                if space == stands:
                    yield fault("stands_there", (*where, key, number), space)
        for number, space in enumerate(texts(force, "sea")):
            if space in spaces and not as_table(spaces[space]).get("seas"):
                yield fault("no_port", (*where, "sea", number), space)


def _corps(raw: Mapping[str, Any]) -> Iterator[InitErrorDetails]:
    """Check that all corps of a side could be counted in its pool (KWW-WQ-A4)."""
    forces, pool = table(raw, "forces"), table(raw, "pool")
    for side in SIDES:
        own = [one for one in forces.values() if as_table(one).get("side") == side]
        counts = [one.get(key) for one in own for key in ("full", "reduced")]
        corps = sum(one for one in (*counts, pool.get(side)) if isinstance(one, int))
        if corps > MOST_CORPS:
            yield fault(
                "too_many_corps", ("forces",), corps, side=side, most=MOST_CORPS
            )


def _counters(raw: Mapping[str, Any]) -> Iterator[InitErrorDetails]:
    spaces = table(raw, "spaces")
    for number, counter in enumerate(tables(raw, "counters")):
        yield from _place(counter.get("space"), ("counters", number, "space"), spaces)
    yield from _doubles(raw, "counters", ("kind", "space"))


def _fleets(raw: Mapping[str, Any]) -> Iterator[InitErrorDetails]:
    """Check that a Fleet marker lies in a port, or in a sea zone's control box."""
    spaces, seas = table(raw, "spaces"), texts(raw, "seas")
    for number, fleet in enumerate(tables(raw, "fleets")):
        place, where = fleet.get("place"), ("fleets", number, "place")
        yield from _place(place, where, [*seas, *spaces])
        if not isinstance(place, str) or place in seas or place not in spaces:
            continue
        if not as_table(spaces[place]).get("seas"):
            yield fault("no_port", where, place)
    yield from _doubles(raw, "fleets", ("side", "place"))


def _lines(raw: Mapping[str, Any]) -> Iterator[InitErrorDetails]:
    spaces = table(raw, "spaces")
    for name, line in table(raw, "lines").items():
        yield from _place(as_table(line).get("space"), ("lines", name, "space"), spaces)


def _victory(raw: Mapping[str, Any]) -> Iterator[InitErrorDetails]:
    """Check that the Alliance wins above the total at which the Bourbons do."""
    bounds = table(raw, "victory")
    if len(bounds) == 1:
        yield fault("single_bound", ("victory",), next(iter(bounds)))
    high, low = bounds.get("alliance"), bounds.get("bourbon")
    if isinstance(high, int) and isinstance(low, int) and high <= low:
        yield fault("bounds_turned", ("victory", "alliance"), high, low=low)


def _place(
    given: Any, where: Where, known: Collection[str]
) -> Iterator[InitErrorDetails]:
    """Check that *given*, if it is a text, is one of the *known* places."""
    if isinstance(given, str) and given not in known:
        yield unknown("no_such_space", where, given, known)


def _known(
    raw: Any, key: str, where: Where, code: str, known: Collection[str]
) -> Iterator[InitErrorDetails]:
    """Check that the list under *key* names *known* things, each of them once."""
    named = texts(raw, key)
    for number, one in enumerate(named):
        if one not in known:
            yield unknown(code, (*where, key, number), one, known)
        elif one in named[:number]:
            yield fault("named_twice", (*where, key, number), one)


def _doubles(
    raw: Mapping[str, Any], table: str, keys: tuple[str, ...]
) -> Iterator[InitErrorDetails]:
    """Check that no two entries of the list *table* say the same."""
    seen: list[list[Any]] = []
    for number, entry in enumerate(as_list(raw.get(table))):
        told = [as_table(entry).get(key) for key in keys]
        if all(isinstance(one, str) for one in told):
            if told in seen:
                yield fault("named_twice", (table, number), ", ".join(told))
            seen.append(told)
