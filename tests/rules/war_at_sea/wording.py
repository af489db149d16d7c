"""What the rules may hand out to be worded, as it stands in their sources."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin

from fluent.syntax import ast as ftl
from fluent.syntax import parse

import rules.war_at_sea
from bot.words import LOCALES, Words
from rules.kernel.model import Fact

WORDS: Final = Words.load(["war_at_sea"])
PACKAGE: Final = Path(rules.war_at_sea.__file__).parent
CASES: Final = {"gen", "dat", "acc", "ins", "pre", "the"}
CLAUSE: Final = re.compile(r"(?:SEA-[A-Z]+-\d+|A-[SG]-\d\d)\Z")
CITED: Final = "A-S-13"
NUMBERS: Final = (0, 1, 2, 5)
"""One of each kind that Russian counts in its own way, and nothing."""

COMPUTED: Final[dict[str, dict[str, set[str]]]] = {
    "engagement/answering.py": {
        "which_fleet": set(),
        "nothing_asked": set(),
        "not_beside": {"to"},
        "not_free": {"to"},
        "not_attackable": {"to"},
    },
    "engagement/support.py": {
        "cannot_support": {"fleet", "name"},
        "which_side": {"fleet", "name"},
    },
    "odds/question.py": {"on_both_sides": {"fleet", "name"}},
}
"""Refusals whose code does not stand in the call, by file, with what they carry."""


def worded(language: str, message: str, **params: Any) -> str:
    """Return a message (`war_at_sea-` goes before it); it is told all that it asks."""
    return WORDS.say(language, f"war_at_sea-{message}", "war_at_sea", **params)


@cache
def entries(language: str, name: str = "war_at_sea") -> dict[str, set[str]]:
    """Return the messages of a catalogue, each with its attributes but the cases."""
    text = (LOCALES / language / f"{name}.ftl").read_text(encoding="utf-8")
    return {
        one.id.name: {attribute.id.name for attribute in one.attributes} - CASES
        for one in parse(text).body
        if isinstance(one, ftl.Message)
    }


def family(kind: str) -> set[str]:
    """Return the codes that are worded under `war_at_sea-<kind>-<code>`."""
    begin = f"war_at_sea-{kind}-"
    return {one.removeprefix(begin) for one in entries("en") if one.startswith(begin)}


@cache
def nodes() -> tuple[tuple[str, ast.AST], ...]:
    """Return all that stands in the sources, with the path of the file."""
    return tuple(
        (path.relative_to(PACKAGE).as_posix(), node)
        for path in sorted(PACKAGE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    )


def calls(*names: str) -> Iterator[tuple[str, ast.Call]]:
    """Yield the calls of what goes by one of these names, with the file's path."""
    for path, node in nodes():
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func).rpartition(".")[2]
            if called in names:
                yield path, node


def refusals() -> dict[str, set[str]]:
    """Return what each refusal carries, by its code: what all its places have."""
    found: dict[str, set[str]] = {}
    unknown = set()
    for path, call in calls("Refusal"):
        names = {str(one.arg) for one in call.keywords}
        code = call.args[0]
        if isinstance(code, ast.Constant):
            known = str(code.value)
            found[known] = found.get(known, names) & names
        else:
            unknown.add(path)
    assert unknown == COMPUTED.keys()
    return found | {
        code: names for one in COMPUTED.values() for code, names in one.items()
    }


def purposes() -> set[str]:
    """Return what dice are thrown for."""
    found = (call.args[1] for _, call in calls("roll") if len(call.args) > 1)
    return {str(one.value) for one in found if isinstance(one, ast.Constant)}


def choices() -> dict[str, set[str]]:
    """Return what choices carry, by their code where it stands in the call."""
    found = {}
    for _, call in calls("Choice"):
        code, told = (*call.args[1:3], None, None)[:2]
        if isinstance(code, ast.Constant) and isinstance(told, ast.Dict):
            found[str(code.value)] = {ast.literal_eval(key) for key in told.keys if key}
    return found


@cache
def texts() -> frozenset[str]:
    """Return every text that stands in the sources, parts of longer ones too."""
    found = (node.value for _, node in nodes() if isinstance(node, ast.Constant))
    return frozenset(one for one in found if isinstance(one, str) and one)


def cited() -> set[str]:
    """Return the clauses and rulings that stand in the sources as codes."""
    return {one for one in texts() if CLAUSE.match(one)}


def stands_there(code: str) -> bool:
    """Tell whether *code* stands in the sources, or is put together of two texts."""
    return code in texts() or any(
        {code[:place], code[:place].rstrip("_")} & texts()
        and {code[place:], code[place:].lstrip("_")} & texts()
        for place in range(1, len(code))
    )


def facts(kind: type[Fact]) -> list[type[Fact]]:
    """Return the events or answers of War at Sea."""
    mine = "rules.war_at_sea."
    return [one for one in kind.__subclasses__() if one.__module__.startswith(mine)]


def tellings(kind: type[Fact]) -> Iterator[dict[str, Any]]:
    """Yield ways to fill a fact: each value that a field may have stands in one."""
    values = {
        name: tuple(values_of(field.annotation, name))
        for name, field in kind.model_fields.items()
    }
    for number in range(max((len(one) for one in values.values()), default=1)):
        yield {name: some[number % len(some)] for name, some in values.items()}


def values_of(kind: Any, name: str) -> Iterable[Any]:
    """Yield values of the type *kind* of a field, one for each way of wording it."""
    origin = get_origin(kind)
    if origin is Literal:
        yield from get_args(kind)
    elif origin in {Union, UnionType}:
        for one in get_args(kind):
            yield from values_of(one, name)
    elif origin is tuple:
        yield from ([CITED],) if name == "cites" else (["s3", "s7"], [])
    elif origin is dict:
        yield from ({"s3": 4, "s7": 0}, {})
    elif kind is NoneType:
        yield None
    elif kind is bool:
        yield from (True, False)
    elif kind is int:
        yield from NUMBERS
    elif kind is float:
        yield from (0.0, 41.67)
    else:
        yield f"‹{name}›"
