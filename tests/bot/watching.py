"""What reaches somebody at a table: all that his client has of it, byte by byte."""

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from bot.loopback import Message, Person
from bot.loopback.history import Change
from rules.kernel.fields import shapes
from rules.kernel.system import System
from tests.tables import Company

HASH: Final = re.compile(rb"[0-9a-f]{64}")
"""Hashes cover what is hidden, with a salt: they tell that it is there, not what."""

Asked = tuple[str, Mapping[str, Any]]
"""A command that may be typed to find something out, with its options."""


def seen(message: Message) -> tuple[Any, ...]:
    """Return everything of a message that its reader's client has."""
    files = [
        (one.name, one.alt, HASH.sub(b"#", one.bytes)) for one in message.attachments
    ]
    return (
        message.id,
        message.content,
        message.embeds,
        message.components,
        files,
        message.pings,
        message.nonce,
        message.flags,
        message.visible_to,
    )


def watched(changes: list[Change], who: Person) -> list[Any]:
    """Return what came into the channel for *who*, in order, edits and all."""
    return [
        (one.kind, one.message and seen(one.message))
        for one in changes
        if one.audience in (None, who.id)
    ]


async def found_out(
    company: Company, who: Person, system: System[Any], asks: Iterable[Asked]
) -> list[Any]:
    """Return what *who* is told when he asks, presses, and has fields completed."""
    found: list[Any] = []
    for command, options in asks:
        reply = await company.type(who, command, **options)
        assert reply.outcome.fault is None
        found.append([seen(one) for one in reply.messages])
    reply = await company.press(who, "Your orders")
    found.append([seen(one) for one in reply.messages])
    return [*found, *await completed(company, who, system)]


async def completed(company: Company, who: Person, system: System[Any]) -> list[Any]:
    """Return what is suggested to *who* for each field that has suggestions."""
    return [
        await company.complete(
            who,
            f"/{system.root} {' '.join(request.path)}".replace("_", "-"),
            shape.name,
        )
        for request in (*system.commands, *system.questions)
        for shape in shapes(request)
        if shape.kind in {"id", "ids", "amounts"}
    ]
