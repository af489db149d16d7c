"""What is wrong with a file of players: all of it at once, each fault in its place."""

import difflib
import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, get_args, get_origin

from pydantic import BaseModel, ValidationError

from bot.render.post import short
from bot.safe import Safe, safe
from bot.toml_places import Double, Path, Places
from bot.words import Words

MOST_FAULTS: Final = 20
LONGEST_PLACE: Final = 100
LONGEST_VALUE: Final = 40
TOO_LONG_TO_COUNT: Final = 10**9

KEY: Final = "[key]"
"""What pydantic calls the key of a table, where the key itself is at fault."""

Fault = dict[str, Any]
"""A code, its place, the line under `at` (0 if there is none), and what is told."""


class BadFile(Exception):
    """A file of players that is not as it should be: all its faults, worded later."""

    def __init__(self, faults: Sequence[Mapping[str, Any]]) -> None:
        self.faults = tuple(faults)
        super().__init__(str(self.faults))


def spot(places: Places, where: Path) -> Fault:
    """Return the part of a fault that tells where it is."""
    line = places.line(where)
    return {"at": line, "place": place(where, line)}


def place(where: Path, line: int) -> str:
    """Return a path as it is told, with its line if there is one."""
    path = ".".join(str(step) for step in where)
    return short(f"{path} ({line})" if line else path, LONGEST_PLACE)


def twice(double: Double) -> Fault:
    """Return the fault of a key that stands in one table twice."""
    return {
        "code": "twice",
        "at": double.line,
        "place": place(double.path, double.line),
        "first": double.first,
    }


def faults_of(
    wrong: ValidationError, model: type[BaseModel], places: Places, under: Path = ()
) -> list[Fault]:
    """Return pydantic's errors as codes and numbers, each with its place.

    *under* is where in the file that stands which *model* was to be made of.
    """
    faults = []
    for error in wrong.errors()[:MOST_FAULTS]:
        inside = tuple(step for step in error["loc"] if step != KEY)
        where = (*under, *inside)
        context = {key: _shown(one) for key, one in error.get("ctx", {}).items()}
        if "expected" in context:
            context["expected"] = str(context["expected"]).replace(" or ", ", ")
        told: Fault = {
            "key": str(inside[0]) if inside else "",
            "given": _shown(error["input"]),
            **context,
        }
        code = error["type"]
        if code == "extra_forbidden":
            known = keys_beside(model, inside)
            near = difflib.get_close_matches(str(inside[-1]), known, n=1)
            code = "misspelt" if near else code
            told["near"] = near[0] if near else ""
        faults.append({"code": code, **spot(places, where), **told})
    return faults


def _shown(value: Any) -> int | str:
    """Return a value of a file as it is told back: a number, or a short text."""
    whole = isinstance(value, int) and not isinstance(value, bool)
    if whole and abs(value) < TOO_LONG_TO_COUNT:
        return int(value)
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return short(text, LONGEST_VALUE)


def keys_beside(model: Any, where: Path) -> list[str]:
    """Return the keys that *model* knows beside the last step of the path *where*."""
    for step in where[:-1]:
        model = _inside(model, step)
    return list(getattr(model, "model_fields", {}))


def _inside(kind: Any, step: str | int) -> Any:
    """Return the type of what stands under *step* in a value of type *kind*."""
    fields = getattr(kind, "model_fields", None)
    if fields is not None:
        return fields[step].annotation if step in fields else None
    parts = get_args(kind)
    if get_origin(kind) is dict:
        return parts[1]
    return next((one for one in parts if one is not type(None)), None)


def fault_text(words: Words, language: str, system: str, wrong: BadFile) -> Safe:
    """Return every fault of a file on a line of its own."""
    return Safe(
        "\n".join(_fault_line(words, language, system, one) for one in wrong.faults)
    )


def _fault_line(
    words: Words, language: str, system: str, wrong: Mapping[str, Any]
) -> str:
    known = (f"fault-{wrong['code']}", f"{system}-fault-{wrong['code']}")
    message = next((one for one in known if words.has(language, one)), "fault-other")
    params = {key: one for key, one in wrong.items() if key != "code"}
    said = words.say(language, message, **{"key": "", "expected": "", **params})
    return words.say(
        language, "fault-line", place=safe(wrong["place"]) or None, text=Safe(said)
    )
