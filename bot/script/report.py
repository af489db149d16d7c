"""What a line of a script came to, as a JSON object."""

import json
from collections.abc import Sequence
from typing import Any, Final

from bot.loopback import Form, Message, World
from bot.loopback.components import every
from bot.loopback.kinds import ButtonStyle, ChannelKind, ComponentKind
from bot.script.acts import Line
from bot.steps import Outcome

Json = dict[str, Any]

EVERYONE: Final = "everyone"
UNANSWERED: Final = "unanswered"
"""The fault of a call to which the bot said nothing: there is no number to refer to."""


def record(
    line: Line,
    channel: str | None,
    outcomes: Sequence[Outcome],
    posts: Sequence[Json],
    *,
    choices: Sequence[tuple[str, Any]] = (),
    answered: bool = True,
    revision: int | None,
) -> Json:
    """Return the JSON object of a line (architecture, 8)."""
    faults = [one.fault for one in outcomes if one.fault is not None]
    if not answered:
        faults.append(UNANSWERED)
    refusals = [one.refusal for one in outcomes if one.refusal is not None]
    public = [json.loads(one.line.public) for one in outcomes if one.line is not None]
    return {
        "line": line.number,
        "who": line.who,
        "channel": channel,
        "command": line.command,
        "ok": not refusals and not faults,
        "refusal": refusal(*refusals[0]) if refusals else None,
        "fault": faults[0] if faults else None,
        "rolls": [roll for one in public for roll in one.get("rolls", ())],
        "events": [event for one in public for event in one.get("events", ())],
        "posts": list(posts),
        "choices": [{"name": name, "value": value} for name, value in choices],
        "revision": revision,
    }


def refusal(code: str, cites: Sequence[str], text: str) -> Json:
    """Return a no as JSON."""
    return {"code": code, "cites": list(cites), "text": text}


def post(world: World, message: Message, edit: int | None) -> Json:
    """Return a message as it stood; *edit* is the line that made what it changes."""
    parts = [one for one in every(message) if not one.get("disabled")]
    return {
        "to": reader(world, message),
        "edit": edit,
        "text": message.content,
        "embeds": list(message.embeds),
        "buttons": [one["label"] for one in parts if is_button(one)],
        "selects": [select(one) for one in parts if is_select(one)],
        "form": None,
        "files": [
            {"name": one.name, "bytes": one.size, "alt": one.alt}
            for one in message.attachments
        ],
        "mentions": [world.users[user].name for user in message.pings],
    }


def opened(form: Form, who: str) -> Json:
    """Return a form that was opened for *who*, in the shape of a post."""
    fields = [
        {
            "name": one.custom_id,
            "label": one.label,
            "preset": one.preset,
            "required": one.required,
            "long": one.paragraph,
        }
        for one in form.fields
    ]
    return {
        "to": who,
        "edit": None,
        "text": "",
        "embeds": [],
        "buttons": [],
        "selects": [],
        "form": {"title": form.title, "fields": fields},
        "files": [],
        "mentions": [],
    }


def reader(world: World, message: Message) -> str:
    """Return who can read a message: everyone, or the name of the only one."""
    if message.visible_to is not None:
        return world.users[message.visible_to].name
    channel = world.channels[message.channel]
    if channel.kind is ChannelKind.DIRECT:
        people = (world.users[one] for one in channel.recipients)
        return next(one.name for one in people if not one.bot)
    return EVERYONE


def is_button(part: Json) -> bool:
    """Tell whether a component is a button with words on it that can be pressed."""
    return (
        part["type"] == ComponentKind.BUTTON
        and part["style"] not in (ButtonStyle.LINK, ButtonStyle.PREMIUM)
        and bool(part.get("label"))
    )


def is_select(part: Json) -> bool:
    """Tell whether a component is a select."""
    return bool(part["type"] == ComponentKind.SELECT)


def select(part: Json) -> Json:
    """Return a select with what it offers."""
    return {
        "placeholder": part.get("placeholder"),
        "options": [
            {"label": one["label"], "value": one["value"]} for one in part["options"]
        ],
        "min": part["min_values"],
        "max": part["max_values"],
    }
