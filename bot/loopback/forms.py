"""Forms (Discord's modals): what a bot opens and a person fills in."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.loopback.kinds import ComponentKind
from bot.loopback.world import Json, Origin

LONGEST_TEXT = 4_000
PARAGRAPH = 2


@dataclass(frozen=True, slots=True)
class Field:
    """One field; a text field, or a select when it has `options`."""

    custom_id: str
    label: str
    required: bool = True
    about: str | None = None
    placeholder: str | None = None
    preset: str = ""
    paragraph: bool = False
    shortest: int = 0
    longest: int = LONGEST_TEXT
    options: tuple[Json, ...] = ()
    labelled: bool = False


@dataclass(frozen=True, slots=True)
class Form:
    """A form as it was opened.

    `call` is the interaction that it answered, `channel` where that was made,
    and `message` the message whose component opened it, if one did.
    """

    custom_id: str
    title: str
    fields: tuple[Field, ...]
    application: int
    channel: int
    call: Origin
    message: int | None = None


def fields(components: list[Json]) -> Iterator[Field]:
    """Yield the fields of a form's components: rows of old, or labels."""
    for component in components:
        if component["type"] == ComponentKind.ROW:
            for inner in component["components"]:
                yield text_field(inner, inner.get("label") or "", None)
        elif component["type"] == ComponentKind.LABEL:
            inner = component["component"]
            about = component.get("description")
            if inner["type"] == ComponentKind.TEXT_INPUT:
                yield text_field(inner, component["label"], about, labelled=True)
            else:
                yield select_field(inner, component["label"], about)


def text_field(
    inner: Json, label: str, about: str | None, *, labelled: bool = False
) -> Field:
    """Return a text input as a field."""
    return Field(
        custom_id=inner["custom_id"],
        label=label,
        about=about,
        required=inner.get("required") is not False,
        placeholder=inner.get("placeholder"),
        preset=inner.get("value") or "",
        paragraph=inner["style"] == PARAGRAPH,
        shortest=inner.get("min_length") or 0,
        longest=inner.get("max_length") or LONGEST_TEXT,
        labelled=labelled,
    )


def select_field(inner: Json, label: str, about: str | None) -> Field:
    """Return a string select as a field; its presets are joined by commas."""
    options = tuple(inner.get("options", ()))
    least = inner.get("min_values")
    most = inner.get("max_values")
    return Field(
        custom_id=inner["custom_id"],
        label=label,
        about=about,
        required=inner.get("required") is not False,
        placeholder=inner.get("placeholder"),
        preset=",".join(each["value"] for each in options if each.get("default")),
        shortest=1 if least is None else least,
        longest=1 if most is None else most,
        options=options,
        labelled=True,
    )
