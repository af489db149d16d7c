"""Reading what players type or choose into the values of a field."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.denial import Denial
from rules.kernel.fields import shapes
from rules.kernel.model import Request

WHOLE: Final = re.compile(r"[-+]?[0-9]{1,9}")


def read_field(request: type[Request], field: str, values: Sequence[str]) -> Any:
    """Return *values*, one or several texts, as *field* of *request* takes them.

    Raises `Denial` for text that is no number or truth where one is needed.
    """
    kind = next(one.kind for one in shapes(request) if one.name == field)
    text = ", ".join(values) if kind in {"ids", "amounts"} else values[0]
    match kind:
        case "ids":
            return ids(text)
        case "amounts":
            return amounts(request, field, text)
        case "int":
            return number(request, field, text)
        case "bool":
            return truth(request, field, text)
        case "id":
            return text.strip()
        case _:
            return text


def ids(text: str) -> tuple[str, ...]:
    """Return the ids in `a, b`."""
    return tuple(part.strip() for part in text.split(",") if part.strip())


def amounts(request: type[Request], field: str, text: str) -> Mapping[str, int]:
    """Return the numbers in `a=3, b=4`; raises `Denial` for what is none.

    A name that stands there twice is refused: which number is meant?
    """
    read: dict[str, int] = {}
    for part in ids(text):
        name, _, amount = part.partition("=")
        if not WHOLE.fullmatch(amount.strip()) or name.strip() in read:
            raise bad_value(request, field, part)
        read[name.strip()] = int(amount)
    return read


def number(request: type[Request], field: str, text: str) -> int:
    """Return a whole number; raises `Denial` for anything else."""
    if not WHOLE.fullmatch(text.strip()):
        raise bad_value(request, field, text)
    return int(text)


def truth(request: type[Request], field: str, text: str) -> bool:
    """Return a truth; raises `Denial` for what is neither `true` nor `false`."""
    word = text.strip().lower()
    if word not in {"true", "false"}:
        raise bad_value(request, field, text)
    return word == "true"


def bad_value(request: type[Request], field: str, value: str) -> Denial:
    """Return the no to what a field cannot hold."""
    command = "-".join(request.path)
    return Denial("bad_value", command=command, field=field, value=value)


def last_item(text: str) -> tuple[str, str]:
    """Return what stands before the item being typed in `a, b=3`, and that item."""
    before, comma, item = text.rpartition(",")
    return (f"{before}{comma} " if comma else ""), item.strip()
