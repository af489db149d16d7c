"""Buttons and selects of a wrong bot."""

from tests.loopback.table import button, select
from tests.loopback.wrong.rule import in_form

RULES = (
    in_form(
        "six rows",
        "components",
        lambda t: t.post(
            components=[
                {"type": 1, "components": [button(custom_id=str(number))]}
                for number in range(6)
            ]
        ),
    ),
    in_form(
        "six buttons in a row",
        "components.0.components",
        lambda t: t.row(*(button(custom_id=str(number)) for number in range(6))),
    ),
    in_form("empty row", "components.0.components", lambda t: t.row()),
    in_form(
        "button beside a select",
        "components.0.components",
        lambda t: t.row(button(), select()),
    ),
    in_form(
        "custom_id twice",
        "components.0.components.1.custom_id",
        lambda t: t.row(button(), button()),
    ),
    in_form(
        "custom_id of 101",
        "components.0.components.0.custom_id",
        lambda t: t.row(button(custom_id="x" * 101)),
    ),
    in_form(
        "label of 81",
        "components.0.components.0.label",
        lambda t: t.row(button(label="x" * 81)),
    ),
    in_form(
        "button without a label",
        "components.0.components.0",
        lambda t: t.row(button("")),
    ),
    in_form(
        "button of no style",
        "components.0.components.0.style",
        lambda t: t.row(button(style=9)),
    ),
    in_form(
        "button outside a row",
        "components.0.type",
        lambda t: t.post(components=[button()]),
    ),
    in_form(
        "select without options",
        "components.0.components.0.options",
        lambda t: t.select(options=[]),
    ),
    in_form(
        "26 options",
        "components.0.components.0.options",
        lambda t: t.select(
            options=[{"label": str(each), "value": str(each)} for each in range(26)]
        ),
    ),
    in_form(
        "option label of 101",
        "components.0.components.0.options.0.label",
        lambda t: t.select(options=[{"label": "x" * 101, "value": "a"}]),
    ),
    in_form(
        "option value twice",
        "components.0.components.0.options.1.value",
        lambda t: t.select(options=[{"label": "a", "value": "a"}] * 2),
    ),
    in_form(
        "placeholder of 151",
        "components.0.components.0.placeholder",
        lambda t: t.select(placeholder="x" * 151),
    ),
    in_form(
        "more values than options",
        "components.0.components.0.max_values",
        lambda t: t.select(max_values=2),
    ),
)
