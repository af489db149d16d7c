"""Records of the loopback as the page takes them.

Ids are text: they are too long for the numbers of a browser.
"""

from collections.abc import Mapping
from typing import Any

from bot.local_table.memory import Memory
from bot.loopback import (
    Channel,
    Form,
    Message,
    ShownCommand,
    ShownOption,
    User,
    World,
    message_payloads,
)
from bot.loopback.kinds import ChannelKind, OptionKind

Json = dict[str, Any]


def message(
    world: World, memory: Memory, record: Message, names: Mapping[str, str]
) -> Json:
    """Return a message as Discord writes it, with what a client knows besides.

    *names* are the commands by their paths in the reader's language.
    """
    used = memory.used.get(record.interaction_id or 0)
    return message_payloads.message(world, record, "") | {
        "visible_to": None if record.visible_to is None else str(record.visible_to),
        "pings": [str(user) for user in record.pings],
        "used": names.get(used, used) if used else None,
    }


def person(record: User) -> Json:
    """Return someone at the table."""
    return {
        "id": str(record.id),
        "name": record.name,
        "bot": record.bot,
        "locale": record.locale,
    }


def places(world: World, guild: int) -> list[Json]:
    """Return the channels and threads of a guild."""
    return [
        place(each)
        for each in world.channels.values()
        if each.guild == guild and each.kind is not ChannelKind.DIRECT
    ]


def place(record: Channel) -> Json:
    """Return a channel, or a thread with its parent."""
    parent = None if record.parent is None else str(record.parent)
    return {"id": str(record.id), "name": record.name, "parent": parent}


def command(record: ShownCommand) -> Json:
    """Return a command as a person's client lists it."""
    return {
        "path": record.key.removeprefix("/"),
        "shown": record.path.removeprefix("/"),
        "about": record.about,
        "options": [option(each) for each in record.options],
    }


def option(record: ShownOption) -> Json:
    """Return an option of a command; the bounds of a text are its lengths."""
    text = record.kind is OptionKind.STRING
    return {
        "name": record.key,
        "shown": record.name,
        "about": record.about,
        "kind": int(record.kind),
        "required": record.required,
        "complete": record.autocomplete,
        "choices": [choice(name, value) for name, value in record.choices],
        "least": None if text else record.least,
        "most": None if text else record.most,
        "shortest": record.least if text else None,
        "longest": record.most if text else None,
    }


def choice(name: str, value: str | int | float) -> Json:
    """Return one value of an option."""
    return {"shown": name, "value": str(value)}


def form(call: int, record: Form) -> Json:
    """Return a form that *call* opened."""
    return {
        "call": str(call),
        "title": record.title,
        "fields": [
            {
                "custom_id": each.custom_id,
                "label": each.label,
                "about": each.about,
                "required": each.required,
                "placeholder": each.placeholder,
                "preset": each.preset,
                "paragraph": each.paragraph,
                "shortest": each.shortest,
                "longest": each.longest,
                "options": list(each.options),
            }
            for each in record.fields
        ],
    }
