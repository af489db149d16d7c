"""The closed list of types that a field of a command or question may have.

Everything that a player can fill in is one of these (architecture, section 3); from
its shape follow the slash option, autocomplete, select, form and reference page.
"""

import types
from dataclasses import dataclass, replace
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

from pydantic import Field, StringConstraints
from pydantic.fields import FieldInfo

from rules.kernel.model import Request

MOST_LITERALS: Final = 25
LONGEST_TEXT: Final = 100
LARGEST_DOCUMENT: Final = 256 * 1024


@dataclass(frozen=True, slots=True)
class Marker:
    """Tells apart the field types that share a Python type."""

    name: Literal["id", "ids", "amounts", "document"]


Id = Annotated[str, StringConstraints(min_length=1, max_length=32), Marker("id")]
"""The short name of one thing; autocompleted."""

Ids = Annotated[tuple[str, ...], Field(min_length=1, max_length=99), Marker("ids")]
"""Several things, typed as `a, b`."""

Amounts = Annotated[dict[str, int], Field(min_length=1), Marker("amounts")]
"""A number for each of several things, typed as `a=3, b=4`."""

Document = Annotated[
    str, StringConstraints(max_length=LARGEST_DOCUMENT), Marker("document")
]
"""A text of at most 256 KiB: an attachment, or what a form holds."""


@dataclass(frozen=True, slots=True)
class Shape:
    """What a field is, for whoever must ask for it."""

    name: str
    kind: Literal["bool", "int", "choice", "id", "ids", "amounts", "document"]
    required: bool
    default: Any = None
    least: int = 0
    most: int = 0
    values: tuple[str, ...] = ()


def shapes(request: type[Request]) -> tuple[Shape, ...]:
    """Return the shapes of all fields of *request* but the actor, in order.

    Raises `TypeError` for a field of a type that is not on the list.
    """
    return tuple(
        shape(name, request.model_fields[name], request) for name in request.fields()
    )


def shape(name: str, info: FieldInfo, request: type[Request]) -> Shape:
    """Return the shape of one field; raise `TypeError` if its type is not listed."""
    where = f"{request.__name__}.{name}"
    if name == "seat":
        raise TypeError(f"{where}: who acts is no field")
    kind, metadata = _unwrapped(info.annotation, tuple(info.metadata))
    required = info.is_required()
    plain = Shape(name, "bool", required, None if required else info.default)
    for one in metadata:
        if isinstance(one, Marker):
            return replace(plain, kind=one.name)
    if kind is bool:
        return plain
    if kind is int:
        least, most = _bound(metadata, "ge"), _bound(metadata, "le")
        if least is None or most is None:
            raise TypeError(f"{where}: a number needs a least and a most value")
        return replace(plain, kind="int", least=least, most=most)
    if get_origin(kind) is Literal:
        values = get_args(kind)
        if len(values) > MOST_LITERALS or not all(isinstance(v, str) for v in values):
            raise TypeError(f"{where}: at most {MOST_LITERALS} words to choose from")
        return replace(plain, kind="choice", values=values)
    raise TypeError(f"{where}: {info.annotation} is not a type for fields")


def _bound(metadata: tuple[Any, ...], name: str) -> int | None:
    """Return the bound that an annotation such as `Field(ge=0)` left behind."""
    found = (getattr(one, name, None) for one in metadata)
    return next((bound for bound in found if isinstance(bound, int)), None)


def _unwrapped(annotation: Any, metadata: tuple[Any, ...]) -> tuple[Any, Any]:
    """Take off `| None` and `Annotated`, collecting what they carry."""
    if get_origin(annotation) in (Union, types.UnionType):
        inner = [one for one in get_args(annotation) if one is not type(None)]
        if len(inner) == 1:
            return _unwrapped(inner[0], metadata)
    if get_origin(annotation) is Annotated:
        inner_type, *more = get_args(annotation)
        flat = [
            part
            for one in more
            for part in (one.metadata if isinstance(one, FieldInfo) else (one,))
        ]
        return _unwrapped(inner_type, (*metadata, *flat))
    return annotation, metadata
