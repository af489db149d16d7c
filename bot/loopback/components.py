"""Buttons, selects and forms as a person uses them."""

from collections.abc import Iterator, Mapping, Sequence

from bot.loopback.forms import Field, Form
from bot.loopback.kinds import ButtonStyle, ComponentKind
from bot.loopback.options import NotPlayable
from bot.loopback.world import Json, Message

USABLE = (ComponentKind.BUTTON, ComponentKind.SELECT)


def every(message: Message) -> Iterator[Json]:
    """Yield the buttons and selects of a message, disabled ones too."""
    yield from inside(message.components)


def inside(components: Sequence[Json]) -> Iterator[Json]:
    """Yield what can be used in rows and containers, however deep."""
    for each in components:
        if each["type"] in USABLE:
            yield each
        yield from inside(each.get("components") or ())
        if isinstance(each.get("accessory"), dict):
            yield from inside([each["accessory"]])


def button(message: Message, label: str) -> Json:
    """Return the enabled button with that label or `custom_id`."""
    for each in every(message):
        if each["type"] != ComponentKind.BUTTON or each.get("disabled"):
            continue
        if each["style"] in (ButtonStyle.LINK, ButtonStyle.PREMIUM):
            continue
        if label in (each.get("label"), each["custom_id"]):
            return each
    raise NotPlayable(f"no button {label!r}", "no_button", button=label)


def select(message: Message, placeholder: str) -> Json:
    """Return the enabled select with that placeholder or `custom_id`."""
    for each in every(message):
        if each["type"] != ComponentKind.SELECT or each.get("disabled"):
            continue
        if placeholder in (each.get("placeholder"), each["custom_id"]):
            return each
    raise NotPlayable(f"no select {placeholder!r}", "no_select", select=placeholder)


def chosen(options: Sequence[Json], wanted: Sequence[str]) -> list[str]:
    """Return the values of the options that are named by value or label."""
    found = []
    for each in wanted:
        for option in options:
            if each in (option["value"], option["label"]):
                found.append(option["value"])
                break
        else:
            raise NotPlayable(f"no choice {each!r}", "no_choice", value=each)
    return list(dict.fromkeys(found))


def require_number(name: str, values: Sequence[str], least: int, most: int) -> None:
    """Raise `NotPlayable` for too few or too many values."""
    if not least <= len(values) <= most:
        raise NotPlayable(
            f"{name!r} takes {least} to {most} values",
            "number",
            select=name,
            least=least,
            most=most,
        )


def filled(form: Form, given: Mapping[str, str]) -> list[Json]:
    """Return a form's components with what was filled in.

    Fields are named by label or `custom_id`; those left out keep their preset.
    Raise `NotPlayable` for what the client would not send.
    """
    names = {each.custom_id for each in form.fields} | {
        each.label for each in form.fields
    }
    for name in given:
        if name not in names:
            raise NotPlayable(f"no field {name!r}", "no_field", field=name)
    made = []
    for number, each in enumerate(form.fields, 1):
        value = given.get(each.label, given.get(each.custom_id, each.preset))
        inner = chosen_field(each, value) if each.options else text_field(each, value)
        inner["id"] = 2 * number
        outer: Json = {"id": 2 * number - 1}
        if each.labelled:
            outer |= {"type": int(ComponentKind.LABEL), "component": inner}
        else:
            outer |= {"type": int(ComponentKind.ROW), "components": [inner]}
        made.append(outer)
    return made


def text_field(field: Field, value: str) -> Json:
    """Return a filled text field."""
    if not value and not field.required:
        pass
    elif not max(field.shortest, 1) <= len(value) <= field.longest:
        raise NotPlayable(
            f"field {field.label!r} takes {field.shortest} to {field.longest} "
            "characters",
            "length",
            field=field.label,
            least=field.shortest,
            most=field.longest,
        )
    return {
        "type": int(ComponentKind.TEXT_INPUT),
        "custom_id": field.custom_id,
        "value": value,
    }


def chosen_field(field: Field, value: str) -> Json:
    """Return a filled select field; several values stand with commas."""
    wanted = [each.strip() for each in value.split(",") if each.strip()]
    values = chosen(field.options, wanted)
    least = field.shortest if field.required or values else 0
    require_number(field.label, values, least, field.longest)
    return {
        "type": int(ComponentKind.SELECT),
        "custom_id": field.custom_id,
        "values": values,
    }
