"""Discord's limits on a message.

https://discord.com/developers/docs/resources/message#embed-object-embed-limits
"""

from collections.abc import Iterator

from bot.loopback.checks_components import component_faults
from bot.loopback.checks_text import Path, at_most, dicts, length, needed
from bot.loopback.errors import Fault
from bot.loopback.kinds import MessageFlag
from bot.loopback.world import Json

LONGEST_CONTENT = 2_000
MOST_EMBEDS = 10
EMBEDS_IN_ALL = 6_000
LONGEST_TITLE = LONGEST_NAME = 256
LONGEST_DESCRIPTION = 4_096
LONGEST_FOOTER = 2_048
LONGEST_VALUE = 1_024
MOST_FIELDS = 25
MOST_FILES = 10
LONGEST_ALT = 1_024
LONGEST_NONCE = 25
MOST_MENTIONS = 100


def message_faults(body: Json, flags: MessageFlag) -> Iterator[Fault]:
    """Yield everything that Discord would not take in a message's JSON."""
    yield from length(("content",), body.get("content"), LONGEST_CONTENT)
    yield from at_most(("embeds",), body.get("embeds"), MOST_EMBEDS)
    yield from embed_faults(body.get("embeds"))
    yield from at_most(("attachments",), body.get("attachments"), MOST_FILES)
    for at, file in dicts(body.get("attachments")):
        path: Path = ("attachments", at, "description")
        yield from length(path, file.get("description"), LONGEST_ALT)
    nonce = body.get("nonce")
    if nonce is not None and len(str(nonce)) > LONGEST_NONCE:
        yield from length(("nonce",), str(nonce), LONGEST_NONCE)
    yield from component_faults(body.get("components"), flags)
    yield from mention_faults(body.get("allowed_mentions"))
    for name in NOT_OFFERED:
        if body.get(name):
            yield Fault((name,), "NOT_OFFERED", "The loopback does not offer this")
    if MessageFlag.COMPONENTS_V2 in flags:
        for name in ("content", "embeds"):
            if body.get(name):
                yield Fault(
                    (name,),
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{name}' field cannot be used with IS_COMPONENTS_V2",
                )


def embed_faults(embeds: object) -> Iterator[Fault]:
    """Yield what is wrong with a message's embeds, alone and together."""
    whole = 0
    for at, embed in dicts(embeds):
        here: Path = ("embeds", at)
        parts = [
            ((*here, "title"), embed.get("title"), LONGEST_TITLE),
            ((*here, "description"), embed.get("description"), LONGEST_DESCRIPTION),
            ((*here, "footer", "text"), part(embed, "footer", "text"), LONGEST_FOOTER),
            ((*here, "author", "name"), part(embed, "author", "name"), LONGEST_NAME),
        ]
        for path, text, longest in parts:
            yield from length(path, text, longest)
            whole += len(text) if isinstance(text, str) else 0
        yield from at_most((*here, "fields"), embed.get("fields"), MOST_FIELDS)
        for place, field in dicts(embed.get("fields")):
            where = (*here, "fields", place)
            yield from needed((*where, "name"), field.get("name"), LONGEST_NAME)
            yield from needed((*where, "value"), field.get("value"), LONGEST_VALUE)
            whole += len(str(field.get("name"))) + len(str(field.get("value")))
        if not any(embed.get(each) for each in SHOWN):
            yield Fault(here, "BASE_TYPE_REQUIRED", "This field is required")
    if whole > EMBEDS_IN_ALL:
        yield Fault(
            ("embeds",),
            "MAX_EMBED_SIZE_EXCEEDED",
            f"Embed size exceeds maximum size of {EMBEDS_IN_ALL}",
        )


def mention_faults(allowed: object) -> Iterator[Fault]:
    """Yield a fault where all users (or roles) are admitted and some are listed."""
    if not isinstance(allowed, dict):
        return
    for kind in ("users", "roles"):
        yield from at_most(("allowed_mentions", kind), allowed.get(kind), MOST_MENTIONS)
        if kind in (allowed.get("parse") or ()) and allowed.get(kind):
            yield Fault(
                ("allowed_mentions",),
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )


NOT_OFFERED = ("poll", "sticker_ids", "shared_client_theme", "thread_name")
"""Parts of a message that Discord knows and this does not."""

SHOWN = ("title", "description", "fields", "author", "footer", "image", "thumbnail")
"""An embed needs at least one of these: without them there is nothing to show."""


def part(embed: Json, outer: str, inner: str) -> object:
    """Return a text one level down, or None."""
    holder = embed.get(outer)
    return holder.get(inner) if isinstance(holder, dict) else None
