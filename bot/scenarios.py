"""Scenarios as TOML: those that ship with a system, and those that players upload."""

import json
import re
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from pydantic import ValidationError

from bot.denial import Denial
from bot.faults import MOST_FAULTS, BadFile, Fault, faults_of, spot, twice
from bot.toml_places import Path, Places
from rules.kernel.setup import Options, Scenario, typed_option
from rules.kernel.system import System

AT_LINE: Final = re.compile(r"\(at line (\d+), column (\d+)\)$")
AT_END: Final = "(at end of document)"
"""Where `tomllib` says that it came to a stop."""


def shipped(system: System[Any], name: str) -> Scenario:
    """Return a scenario that ships with *system*; raises `Denial` if there is none."""
    if name not in system.scenarios:
        names = ", ".join(system.scenarios)
        raise Denial("no_such_scenario", name=name, names=names)
    folder = files(type(system).__module__.rpartition(".")[0]) / "scenarios"
    return read(system, (folder / f"{name}.toml").read_text(encoding="utf-8"))


def read(system: System[Any], text: str) -> Scenario:
    """Return the scenario that *text* describes; raises `BadFile` with every fault."""
    raw, places, faults = parsed(text)
    scenario = None
    try:
        scenario = system.scenario.model_validate_json(_json(raw))
    except ValidationError as wrong:
        faults += faults_of(wrong, system.scenario, places)
    if isinstance(chosen := raw.get("options"), dict):
        try:
            system.options.model_validate_json(_json(chosen))
        except ValidationError as wrong:
            faults += faults_of(wrong, system.options, places, ("options",))
    if scenario is not None and scenario.system != system.id:
        fault = {
            "code": "other_system",
            **spot(places, ("system",)),
            "expected": system.id,
            "given": scenario.system,
        }
        faults.append(fault)
    if scenario is None or faults:
        raise BadFile(sorted(faults, key=lambda one: one["at"])[:MOST_FAULTS])
    return scenario


def parsed(text: str) -> tuple[dict[str, Any], Places, list[Fault]]:
    """Return what *text* says, where it says it, and a fault for each key given twice.

    The first of two keys counts, and what stands below the second is not looked at.
    Raises `BadFile` if it is no TOML.
    """
    places = Places(text)
    if places.deep:
        raise BadFile([{"code": "toml_endless", "place": ""}])
    try:
        raw, doubles = _loaded(text), []
    except (ValueError, RecursionError) as wrong:
        try:
            raw, doubles = _loaded(places.parted()), places.doubles
        except (ValueError, RecursionError):
            raise BadFile([_unread(text, str(wrong))]) from None
    for double in doubles:
        _drop(raw, double.parted)
    aliases = {one.alias for one in doubles}
    told = [one for one in doubles if aliases.isdisjoint(one.path)]
    return raw, places, [twice(one) for one in told]


def _loaded(text: str) -> dict[str, Any]:
    """Return what a TOML text says, if JSON can say it too."""
    raw = tomllib.loads(text)
    _json(raw)
    return raw


def _json(raw: Mapping[str, Any]) -> str:
    """Return *raw* as pydantic reads it strictly; dates become texts."""
    return json.dumps(raw, default=str)


def _drop(raw: Any, path: Path) -> None:
    """Take the value at *path* out of *raw*, if it has not gone with its table."""
    *parents, key = path
    for step in parents:
        if isinstance(raw, dict) and step not in raw:
            return
        raw = raw[step]
    del raw[key]


def _unread(text: str, problem: str) -> Fault:
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
        return system.options.model_validate_json(_json(chosen))
    except ValidationError as wrong:
        raise BadFile(faults_of(wrong, system.options, Places(""))) from None


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
