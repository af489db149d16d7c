"""What a message may be told, so that all its forms can be read."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin

from bot.safe import Safe
from bot.scenarios import options_of, shipped
from rules import SYSTEMS
from rules.kernel.model import Answer, Event, Model
from rules.nine_years.state import PHASES
from rules.nine_years.track import Place
from tests.bot.catalogues import Entry

NUMBERS: Final = (0, 1, 2, 5, 11, 21)
"""One of each kind that Russian counts in its own way, and nothing."""

YEAR: Final = 1690
SPOKEN: Final = "nine_years"
"""The system whose names stand in messages that belong to none."""

COUNTS: Final = {
    *("actual_length", "max_length", "min_length", "ge", "le", "least", "most"),
    *("cards", "resources", "throws", "total", "vp", "wins", "zeros"),
    *("column", "line", "number", "page", "pages", "revision"),
    *("count", "left", "limit", "of", "size"),
}
"""Parameters that are numbers, where no type and no plural says so."""

HOLDERS: Final = {"actor", "atlantic", "initiative", "seat", "side", "turn"}
"""Parameters that are sides, where no type says so."""

NAMED: Final[Mapping[str, Sequence[Any]]] = {
    **dict.fromkeys(("needed", "phase"), PHASES),
    "place": get_args(Place),
    "cites": [["KWW-ROLL-8", "A-K-16"]],
}
"""What may stand in for a parameter whose name is looked up, if no type says so."""

PEOPLE: Final = {"by": Safe("@uma"), "umpire": Safe("@uma"), "user": Safe("@anna")}


@dataclass(frozen=True)
class Told:
    """One way to tell a message what it asks for; `how` names what is special."""

    how: str
    params: Mapping[str, Any]


def system_of(entry: Entry) -> str:
    """Return the system whose names a message uses."""
    found = [one.id for one in SYSTEMS if entry.id.startswith(f"{one.id}-")]
    return (*found, SPOKEN)[0]


def tellings(entry: Entry, chosen: Mapping[str, Sequence[str]]) -> Iterator[Told]:
    """Yield ways to tell a message of *entry* everything, all of its forms among them.

    First its numbers vary together, then each code on its own. *chosen* are the codes
    by which any language chooses among variants.
    """
    kinds = fields().get(entry.id, {})
    values = {
        name: list(values_of(entry, name, kinds.get(name), chosen.get(name, ())))
        for name in entry.uses.variables
    }
    numbers = [name for name, some in values.items() if some == list(NUMBERS)]
    usual = dict.fromkeys(numbers, NUMBERS[2])
    codes = [name for name in values if name not in numbers]
    for place, name in enumerate(codes):
        usual[name] = values[name][place % len(values[name])]
    for number in NUMBERS if numbers else ():
        yield Told(str(number), usual | dict.fromkeys(numbers, number))
    varied = [name for name in codes if len(values[name]) > 1]
    if not numbers and not varied:
        yield Told("", usual)
    for name in varied:
        for value in values[name]:
            yield Told(f"{name}: {shown(value)}", usual | {name: value})


def values_of(
    entry: Entry, name: str, kind: Any, chosen: Sequence[str]
) -> Iterator[Any]:
    """Yield what a parameter may be: by its type, its use in the message, its name."""
    functions = entry.uses.called.get(name, set())
    if "TEXT" in functions:
        yield "3" if name == "box" else YEAR
    elif kind is not None:
        yield from typed(kind, name)
    elif name in entry.uses.counted or name in COUNTS or "SIGNED" in functions:
        yield from NUMBERS
    elif functions & {"NAME", "NAMES"}:
        yield from named(system_of(entry), name)
        if "none" in chosen:
            yield None
    else:
        for key in dict.fromkeys(chosen):
            yield {"none": None, "other": PEOPLE.get(name, f"‹{name}›")}.get(key, key)
        if not chosen:
            yield PEOPLE.get(name, Safe(f"‹{name}›"))


def named(system: str, name: str) -> Sequence[Any]:
    """Return codes whose names may stand for a parameter of that name."""
    if name in HOLDERS:
        return sides(system)
    if name == "seats":
        return [*([one] for one in sides(system)), list(sides(system))]
    return NAMED.get(name, [f"‹{name}›"])


@cache
def sides(system: str) -> Sequence[str]:
    """Return the sides of a system's first scenario."""
    (found,) = [one for one in SYSTEMS if one.id == system]
    scenario = shipped(found, found.scenarios[0])
    options = options_of(found, scenario.options)
    return tuple(found.sides(found.new_game(scenario, options)))


def typed(kind: Any, name: str) -> Iterator[Any]:
    """Yield the values of the type of a fact's or command's field."""
    origin = get_origin(kind)
    if origin is Literal:
        yield from get_args(kind)
    elif origin in (Union, UnionType):
        for one in get_args(kind):
            yield from typed(one, name)
    elif origin is tuple:
        yield from NAMED.get(name, [[one] for one in typed(get_args(kind)[0], name)])
    elif kind is NoneType:
        yield None
    elif kind is bool:
        yield from (False, True)
    elif kind is int:
        yield from NUMBERS
    else:
        yield Safe(f"‹{name}›")


@cache
def fields() -> Mapping[str, Mapping[str, Any]]:
    """Return the types of the fields of all facts and commands, by what words them."""
    found = {}
    for system in SYSTEMS:
        package = type(system).__module__.rpartition(".")[0]
        for base, noun in ((Event, "event"), (Answer, "answer")):
            for kind in base.__subclasses__():
                if kind.__module__.startswith(f"{package}."):
                    found[f"{system.id}-{noun}-{kind.kind()}"] = annotations(kind)
        for command in system.commands:
            ident = f"{system.id}-command-{'-'.join(command.path)}.said"
            found[ident] = annotations(command)
    return found


def annotations(kind: type[Model]) -> Mapping[str, Any]:
    """Return the types of the fields of *kind*."""
    return {name: info.annotation for name, info in kind.model_fields.items()}


def shown(value: Any) -> str:
    """Return a value as it stands in the review."""
    return ", ".join(value) if isinstance(value, list) else str(value)
