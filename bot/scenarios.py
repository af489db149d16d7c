"""Scenarios as TOML: those that ship with a system, and those that players upload."""

import difflib
import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, Final

from pydantic import BaseModel, ValidationError

from bot.denial import Denial
from bot.render.post import short
from bot.safe import Safe, safe
from bot.words import Words
from rules.kernel.setup import Options, Scenario, typed_option
from rules.kernel.system import System

AT_LINE: Final = re.compile(r"\(at line (\d+), column (\d+)\)$")
AT_END: Final = "(at end of document)"
"""Where `tomllib` says that it came to a stop."""

MOST_FAULTS: Final = 20
LONGEST_PLACE: Final = 100
LONGEST_VALUE: Final = 40
TOO_LONG_TO_COUNT: Final = 10**9

KEY: Final = "[key]"
"""What pydantic calls the key of a table, where the key itself is at fault."""


class BadFile(Exception):
    """A file of players that is not as it should be: all its faults, worded later."""

    def __init__(self, faults: Sequence[Mapping[str, Any]]) -> None:
        self.faults = tuple(faults)
        super().__init__(str(self.faults))


def shipped(system: System[Any], name: str) -> Scenario:
    """Return a scenario that ships with *system*; raises `Denial` if there is none."""
    if name not in system.scenarios:
        names = ", ".join(system.scenarios)
        raise Denial("no_such_scenario", name=name, names=names)
    folder = files(type(system).__module__.rpartition(".")[0]) / "scenarios"
    return read(system, (folder / f"{name}.toml").read_text(encoding="utf-8"))


def read(system: System[Any], text: str) -> Scenario:
    """Return the scenario that *text* describes; raises `BadFile` with every fault."""
    try:
        raw = json.dumps(tomllib.loads(text), default=str)
    except (ValueError, RecursionError) as wrong:
        raise BadFile([_unread(text, str(wrong))]) from None
    try:
        scenario = system.scenario.model_validate_json(raw)
    except ValidationError as wrong:
        raise BadFile(_faults(wrong, system.scenario, text)) from None
    if scenario.system != system.id:
        fault = {
            "code": "other_system",
            "place": place(text, ("system",)),
            "expected": system.id,
            "given": scenario.system,
        }
        raise BadFile([fault])
    try:
        options_of(system, scenario.options)
    except BadFile as wrong:
        faults = [
            {**one, "place": place(text, ("options", one["key"]))}
            for one in wrong.faults
        ]
        raise BadFile(faults) from None
    return scenario


def _unread(text: str, problem: str) -> dict[str, Any]:
    """Return the fault of a *text* that is no TOML, at the place that is told."""
    if problem.endswith(AT_END):
        return {"code": "toml_ends", "place": "", "line": len(text.splitlines())}
    if found := AT_LINE.search(problem):
        line, column = int(found[1]), int(found[2])
        return {"code": "toml", "place": "", "line": line, "column": column}
    return {"code": "toml_endless", "place": ""}


def options_of(system: System[Any], chosen: Mapping[str, Any]) -> Options:
    """Return the house rules with these values; raises `BadFile` with every fault."""
    try:
        return system.options.model_validate_json(json.dumps(dict(chosen)))
    except ValidationError as wrong:
        raise BadFile(_faults(wrong, system.options, "")) from None


def typed_options(
    system: System[Any], present: Mapping[str, Any], name: str, value: str
) -> Mapping[str, Any]:
    """Return *present* with option *name* as a player typed it; raises `BadFile`."""
    if name not in system.options.model_fields:
        names = ", ".join(system.options.model_fields)
        raise Denial("no_such_option", name=name, names=names)
    changed = {**present, name: typed_option(value)}
    options_of(system, changed)
    return changed


def _faults(
    wrong: ValidationError, model: type[BaseModel], text: str
) -> list[dict[str, Any]]:
    """Return pydantic's errors as codes and numbers, each with its place."""
    faults = []
    for error in wrong.errors()[:MOST_FAULTS]:
        where = tuple(step for step in error["loc"] if step != KEY)
        context = {key: _shown(one) for key, one in error.get("ctx", {}).items()}
        if "expected" in context:
            context["expected"] = str(context["expected"]).replace(" or ", ", ")
        key = str(where[-1]) if where else ""
        fault = {
            "code": error["type"],
            "place": short(place(text, where), LONGEST_PLACE),
            "key": str(where[0]) if where else "",
            "given": _shown(error["input"]),
            **context,
        }
        if error["type"] == "extra_forbidden":
            near = difflib.get_close_matches(key, _keys(model, where), n=1)
            fault["code"] = "misspelt" if near else "extra_forbidden"
            fault["near"] = near[0] if near else ""
        faults.append(fault)
    return faults


def _shown(value: Any) -> int | str:
    """Return a value of a file as it is told back: a number, or a short text."""
    whole = isinstance(value, int) and not isinstance(value, bool)
    if whole and abs(value) < TOO_LONG_TO_COUNT:
        return int(value)
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return short(text, LONGEST_VALUE)


def _keys(model: Any, where: Sequence[str | int]) -> list[str]:
    """Return the keys that *model* knows beside the last step of the path *where*."""
    for step in where[:-1]:
        fields = getattr(model, "model_fields", {})
        if step not in fields:
            continue
        model = fields[str(step)].annotation
    return list(getattr(model, "model_fields", {}))


def place(text: str, where: Sequence[str | int]) -> str:
    """Return the path of a value in a TOML text, and its line as far as it is found.

    That is the line whose key, or whose table, leads furthest towards the value.
    """
    path = ".".join(str(step) for step in where)
    sought = [step for step in where if isinstance(step, str)]
    table: list[str] = []
    furthest, found = 0, 0
    for number, line in enumerate(text.splitlines(), start=1):
        written = line.strip()
        if written.startswith("["):
            keys = table = _dotted(written.partition("]")[0].strip("["))
        else:
            keys = table + _dotted(written.partition("=")[0])
        if len(keys) > furthest and keys == sought[: len(keys)]:
            furthest, found = len(keys), number
    return f"{path} ({found})" if found else path


def _dotted(key: str) -> list[str]:
    """Return the parts of a key as TOML writes it."""
    return [part.strip().strip("\"'") for part in key.split(".")]


def fault_text(words: Words, language: str, system: str, wrong: BadFile) -> Safe:
    """Return every fault of a file on a line of its own."""
    return Safe(
        "\n".join(_fault_line(words, language, system, one) for one in wrong.faults)
    )


def _fault_line(
    words: Words, language: str, system: str, fault: Mapping[str, Any]
) -> str:
    known = (f"fault-{fault['code']}", f"{system}-fault-{fault['code']}")
    message = next((one for one in known if words.has(language, one)), "fault-other")
    params = {key: one for key, one in fault.items() if key != "code"}
    said = words.say(language, message, **{"key": "", "expected": "", **params})
    return words.say(
        language, "fault-line", place=safe(str(fault["place"])) or None, text=Safe(said)
    )
