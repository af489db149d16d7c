"""What does not fit together in a set-up: each fault in its place, all of them at once.

Judged on the file's own words, whatever else is wrong with it, so that one reading
tells everything. A system's scenario is made through `fitted`.
"""

import difflib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from itertools import islice
from typing import Any, Final, TypeVar

from pydantic import ValidationError
from pydantic_core import ErrorDetails, InitErrorDetails, PydanticCustomError

MOST_FAULTS: Final = 40
"""More than anybody mends before he looks again; a file may be full of them."""

MOST_LIKENESSES: Final = 200
"""Ids among which one is sought that looks like what is written."""

Raw = Mapping[str, Any]
"""What a file says, with tuples for its lists."""

Where = tuple[str | int, ...]
Misfits = Iterator[InitErrorDetails]
S = TypeVar("S")


def fitted(
    content: Any, make: Callable[[Any], S], misfits: Callable[[Raw], Misfits]
) -> S:
    """Return what *make* makes of a file's content.

    Raises `ValidationError` with what *make* finds wrong with it, and with everything
    that *misfits* finds not to fit together.
    """
    raw = _frozen(content)
    faults = list(islice(misfits(as_table(raw)), MOST_FAULTS))
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


def fault(code: str, where: Where, given: Any, **told: Any) -> InitErrorDetails:
    """Return one fault: its code, its place, what stands there, what else is told."""
    kind = PydanticCustomError(code, code, told or None)
    return InitErrorDetails(type=kind, loc=where, input=given)


def unknown(
    code: str, where: Where, given: str, known: Iterable[str]
) -> InitErrorDetails:
    """Return the fault of an id that the file does not explain, with those it does."""
    names = tuple(known)
    near = difflib.get_close_matches(given, names[:MOST_LIKENESSES], n=1)
    told = {"near": near[0] if near else "none", "known": ", ".join(names) or "none"}
    return fault(code, where, given, **told)


def strangers(
    code: str, where: Where, given: Iterable[str], known: Collection[str]
) -> Misfits:
    """Yield a fault for each id of a list at *where* that is not a *known* one."""
    for number, one in enumerate(given):
        if one not in known:
            yield unknown(code, (*where, number), one, known)


def clashes(ids: Iterable[tuple[Where, Any]], reserved: Collection[str]) -> Misfits:
    """Yield each id that is *reserved*, or was given to something else before."""
    taken: dict[str, str | int] = {}
    for where, name in ids:
        if not isinstance(name, str):
            continue
        if name in reserved:
            yield fault("reserved", where, name)
        elif name in taken:
            yield fault("taken", where, name, table=taken[name])
        else:
            taken[name] = where[0]


def adjacency(raw: Raw, key: str, code: str) -> Misfits:
    """Check that the `neighbours` in a table name each other, and leave nobody out.

    *code* is that of a neighbour which the table does not have.
    """
    areas = table(raw, key)
    touched = {one for area in areas.values() for one in texts(area, "neighbours")}
    for name, area in areas.items():
        lonely = not texts(area, "neighbours") and name not in touched
        if lonely and "neighbours" in as_table(area):
            yield fault("alone", (key, name, "neighbours"), name)
        yield from _answered(areas, (key, name, "neighbours"), name, code)


def mutual(raw: Raw, key: str, code: str) -> Misfits:
    """Check only that the `neighbours` in a table are there and name each other."""
    areas = table(raw, key)
    for name in areas:
        yield from _answered(areas, (key, name, "neighbours"), name, code)


def _answered(areas: Raw, where: Where, name: str, code: str) -> Misfits:
    """Check that each neighbour of *name* is there, once, and names it in turn."""
    others = texts(areas[name], "neighbours")
    for number, other in enumerate(others):
        spot = (*where, number)
        if other not in areas:
            yield unknown(code, spot, other, areas)
        elif other == name:
            yield fault("itself", spot, other)
        elif other in others[:number]:
            yield fault("named_twice", spot, other)
        elif name not in texts(areas[other], "neighbours"):
            yield fault("one_way", spot, other, area=name)


def misnamed(raw: Raw, known: Iterable[str]) -> Misfits:
    """Check that only what is there is called something in the table `names`."""
    ids = dict.fromkeys(known)
    for language, names in table(raw, "names").items():
        for name in as_table(names):
            if name not in ids:
                yield unknown("no_such_id", ("names", language, name), name, ids)


def as_table(value: Any) -> Raw:
    """Return *value* if it is a table, else an empty one."""
    return value if isinstance(value, dict) else {}


def as_list(value: Any) -> tuple[Any, ...]:
    """Return *value* if it is a list, else an empty one."""
    return value if isinstance(value, tuple) else ()


def table(raw: Raw, key: str) -> Raw:
    """Return the table under *key*."""
    return as_table(raw.get(key))


def tables(raw: Raw, key: str) -> list[Raw]:
    """Return the tables in the list under *key*."""
    return [as_table(one) for one in as_list(raw.get(key))]


def texts(raw: Any, key: str) -> list[str]:
    """Return the texts in the list under *key* of a table."""
    return [one for one in as_list(as_table(raw).get(key)) if isinstance(one, str)]
