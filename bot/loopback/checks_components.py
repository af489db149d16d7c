"""Discord's limits on buttons, selects and forms.

https://discord.com/developers/docs/components/reference
"""

from collections.abc import Iterator
from typing import Any

from bot.loopback.checks_text import Path, at_most, dicts, length, needed, one_of
from bot.loopback.errors import Fault
from bot.loopback.forms import LONGEST_TEXT
from bot.loopback.kinds import ButtonStyle, ComponentKind, MessageFlag
from bot.loopback.world import Json

MOST_ROWS = 5
MOST_BUTTONS = 5
MOST_IN_V2 = 40
MOST_OPTIONS = 25
LONGEST_ID = 100
LONGEST_LABEL = 80
LONGEST_OPTION = 100
LONGEST_PLACEHOLDER = 150
LONGEST_FORM_TITLE = 45
LONGEST_FORM_LABEL = 45
LONGEST_INPUT_PLACEHOLDER = 100
BUTTON_STYLES = (1, 2, 3, 4, 5, 6)
INPUT_STYLES = (1, 2)
SELECTS = (
    ComponentKind.SELECT,
    ComponentKind.USER_SELECT,
    ComponentKind.ROLE_SELECT,
    ComponentKind.MENTIONABLE_SELECT,
    ComponentKind.CHANNEL_SELECT,
)
ROW_CONTENT = (ComponentKind.BUTTON, *SELECTS)


def component_faults(components: Any, flags: MessageFlag) -> Iterator[Fault]:
    """Yield what is wrong with what stands under a message."""
    if MessageFlag.COMPONENTS_V2 in flags:
        yield from at_most(("components",), components, MOST_IN_V2)
        return
    yield from at_most(("components",), components, MOST_ROWS)
    seen: set[str] = set()
    for at, row in dicts(components):
        here: Path = ("components", at)
        yield from one_of((*here, "type"), row.get("type"), (ComponentKind.ROW,))
        yield from row_faults((*here, "components"), row.get("components"), seen)


def row_faults(here: Path, inner: Any, seen: set[str]) -> Iterator[Fault]:
    """Yield what is wrong in one row: five buttons, or one select."""
    yield from at_most(here, inner, MOST_BUTTONS, 1)
    found = dicts(inner)
    if len(found) > 1 and any(each.get("type") in SELECTS for _, each in found):
        yield Fault(
            here,
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified components are too wide to fit in one row",
        )
    for at, each in found:
        path = (*here, at)
        yield from one_of((*path, "type"), each.get("type"), ROW_CONTENT)
        if each.get("type") == ComponentKind.BUTTON:
            yield from button_faults(path, each)
        elif each.get("type") in SELECTS:
            yield from select_faults(path, each)
        yield from twice(path, each, seen)


def button_faults(path: Path, button: Json) -> Iterator[Fault]:
    """Yield what is wrong with a button."""
    style = button.get("style")
    yield from one_of((*path, "style"), style, BUTTON_STYLES)
    yield from length((*path, "label"), button.get("label"), LONGEST_LABEL)
    if style == ButtonStyle.LINK:
        yield from needed((*path, "url"), button.get("url"), 512)
    elif style != ButtonStyle.PREMIUM:
        yield from needed((*path, "custom_id"), button.get("custom_id"), LONGEST_ID)
        if not button.get("label") and not button.get("emoji"):
            yield Fault(
                path, "BUTTON_COMPONENT_EMPTY", "A label or an emoji is required"
            )


def select_faults(path: Path, select: Json) -> Iterator[Fault]:
    """Yield what is wrong with a select: its options, their number and range."""
    yield from needed((*path, "custom_id"), select.get("custom_id"), LONGEST_ID)
    yield from length(
        (*path, "placeholder"), select.get("placeholder"), LONGEST_PLACEHOLDER
    )
    if select.get("type") != ComponentKind.SELECT:
        return
    options = dicts(select.get("options"))
    yield from at_most((*path, "options"), select.get("options") or [], MOST_OPTIONS, 1)
    values: set[str] = set()
    for at, option in options:
        where = (*path, "options", at)
        for name in ("label", "value"):
            yield from needed((*where, name), option.get(name), LONGEST_OPTION)
        yield from length(
            (*where, "description"), option.get("description"), LONGEST_OPTION
        )
        if option.get("value") in values:
            yield Fault(
                (*where, "value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        values.add(str(option.get("value")))
    least, most = default(select, "min_values", 1), default(select, "max_values", 1)
    if not 0 <= least <= most <= max(len(options), 1):
        yield Fault(
            (*path, "max_values"),
            "SELECT_COMPONENT_MAX_VALUES_INVALID",
            "min_values, max_values and the number of options do not agree",
        )


def default(component: Json, name: str, value: int) -> int:
    """Return a number of a component, or *value* where it is left out."""
    found = component.get(name)
    return found if isinstance(found, int) else value


def twice(path: Path, component: Json, seen: set[str]) -> Iterator[Fault]:
    """Yield a fault for a `custom_id` that was seen before; remember it."""
    custom_id = component.get("custom_id")
    if custom_id is None:
        return
    if custom_id in seen:
        yield Fault(
            (*path, "custom_id"),
            "COMPONENT_CUSTOM_ID_DUPLICATED",
            "Component custom id cannot be duplicated",
        )
    seen.add(custom_id)


def form_faults(form: Json) -> Iterator[Fault]:
    """Yield what is wrong with a form that a bot wants to open."""
    yield from needed(("data", "custom_id"), form.get("custom_id"), LONGEST_ID)
    yield from needed(("data", "title"), form.get("title"), LONGEST_FORM_TITLE)
    components = form.get("components")
    yield from at_most(("data", "components"), components or [], MOST_ROWS, 1)
    seen: set[str] = set()
    for at, outer in dicts(components):
        here: Path = ("data", "components", at)
        kinds = (ComponentKind.ROW, ComponentKind.LABEL, ComponentKind.TEXT)
        yield from one_of((*here, "type"), outer.get("type"), kinds)
        if outer.get("type") == ComponentKind.ROW:
            yield from at_most((*here, "components"), outer.get("components"), 1, 1)
            for place, inner in dicts(outer.get("components")):
                path = (*here, "components", place)
                label = inner.get("label")
                yield from needed((*path, "label"), label, LONGEST_FORM_LABEL)
                yield from field_faults(path, inner, seen)
        elif outer.get("type") == ComponentKind.LABEL:
            label = outer.get("label")
            yield from needed((*here, "label"), label, LONGEST_FORM_LABEL)
            field = outer.get("component")
            if isinstance(field, dict):
                yield from field_faults((*here, "component"), field, seen)


def field_faults(path: Path, inner: Json, seen: set[str]) -> Iterator[Fault]:
    """Yield what is wrong with one field of a form."""
    if inner.get("type") == ComponentKind.SELECT:
        yield from select_faults(path, inner)
    else:
        kinds = (ComponentKind.TEXT_INPUT,)
        yield from one_of((*path, "type"), inner.get("type"), kinds)
        yield from one_of((*path, "style"), inner.get("style"), INPUT_STYLES)
        yield from needed((*path, "custom_id"), inner.get("custom_id"), LONGEST_ID)
        yield from length((*path, "value"), inner.get("value"), LONGEST_TEXT)
        yield from length(
            (*path, "placeholder"), inner.get("placeholder"), LONGEST_INPUT_PLACEHOLDER
        )
    yield from twice(path, inner, seen)
