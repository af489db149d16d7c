"""Messages and files as Discord writes them on the wire."""

from urllib.parse import quote

from bot.loopback.kinds import CallKind, MessageFlag, MessageKind
from bot.loopback.payloads import moment, user
from bot.loopback.world import Attachment, Json, Message, Origin, World


def attachment(record: Attachment, place: int, base: str, *, ephemeral: bool) -> Json:
    """Return a file of the message or upload *place* with its address on *base*."""
    url = f"{base}/attachments/{place}/{record.id}/{quote(record.name)}"
    body: Json = {
        "id": str(record.id),
        "filename": record.name,
        "size": record.size,
        "url": url,
        "proxy_url": url,
        "content_type": record.content_type,
    }
    if record.alt is not None:
        body["description"] = record.alt
    if ephemeral:
        body["ephemeral"] = True
    return body


def message(world: World, record: Message, base: str) -> Json:
    """Return a message, with the message that it replies to if that still stands."""
    ephemeral = MessageFlag.EPHEMERAL in record.flags
    body: Json = {
        "id": str(record.id),
        "channel_id": str(record.channel),
        "type": int(record.kind),
        "content": record.content,
        "author": user(record.author),
        "timestamp": moment(record.created),
        "edited_timestamp": moment(record.edited) if record.edited else None,
        "tts": False,
        "mention_everyone": record.mentions_everyone,
        "mentions": [user(world.users[each]) for each in record.mentions],
        "mention_roles": [],
        "attachments": [
            attachment(each, record.channel, base, ephemeral=ephemeral)
            for each in record.attachments
        ],
        "embeds": [embed(each, record, base) for each in record.embeds],
        "components": list(record.components),
        "pinned": False,
        "flags": int(record.flags),
    }
    if record.nonce is not None:
        body["nonce"] = record.nonce
    if record.origin:
        body["application_id"] = str(record.origin.application)
        body["webhook_id"] = str(record.origin.application)
        body["interaction_metadata"] = origin(record.origin)
    if record.reference is not None:
        body["message_reference"] = {
            "type": 0,
            "channel_id": str(record.channel),
            "message_id": str(record.reference),
        }
    if record.kind is MessageKind.REPLY and record.reference is not None:
        answered = world.find(record.channel, record.reference)
        body["referenced_message"] = (
            message(world, answered, base) if answered else None
        )
    return body


def embed(record: Json, holder: Message, base: str) -> Json:
    """Return an embed with ``attachment://`` replaced by the files' addresses."""
    body = dict(record)
    for part in ("image", "thumbnail"):
        url = body.get(part, {}).get("url", "")
        for file in holder.attachments:
            if url == f"attachment://{file.name}":
                kept = attachment(file, holder.channel, base, ephemeral=False)
                body[part] = {"url": kept["url"], "proxy_url": kept["url"]}
    return body


def origin(record: Origin) -> Json:
    """Return the interaction that a message answers, as its metadata."""
    body: Json = {
        "id": str(record.id),
        "type": int(record.kind),
        "user": user(record.user),
        "authorizing_integration_owners": {},
    }
    if record.kind is CallKind.COMPONENT:
        body["interacted_message_id"] = str(record.pressed)
    if record.opened_by:
        body["triggering_interaction_metadata"] = origin(record.opened_by)
    return body
