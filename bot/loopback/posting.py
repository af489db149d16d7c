"""Messages are made, changed and taken away; every way to do it ends here."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.loopback.checks_messages import message_faults
from bot.loopback.errors import (
    EMPTY_MESSAGE,
    TOO_LARGE,
    Refused,
    bad_form,
    refuse_faults,
)
from bot.loopback.kinds import ComponentKind, MessageFlag, MessageKind
from bot.loopback.mentions import Mentions, read
from bot.loopback.permissions import may
from bot.loopback.service import Service
from bot.loopback.world import Attachment, Channel, Json, Message, Origin, User

MOST_BYTES = 10 * 1024 * 1024
SETTABLE = (
    MessageFlag.SUPPRESS_EMBEDS
    | MessageFlag.EPHEMERAL
    | MessageFlag.SILENT
    | MessageFlag.COMPONENTS_V2
)


@dataclass(frozen=True, slots=True)
class Incoming:
    """A file on its way in; *slot* is the number in its form field's name."""

    name: str
    content: bytes
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Place:
    """Where a message goes, who says it, and what it answers."""

    channel: Channel
    author: User
    origin: Origin | None = None
    reference: Message | None = None
    visible_to: int | None = None
    kind: MessageKind = MessageKind.PLAIN


def post(
    service: Service, place: Place, body: Json, uploads: Iterable[Incoming] = ()
) -> Message:
    """Create a message; raise `Refused` for what Discord would not take."""
    flags = flags_of(body)
    refuse_faults(message_faults(body, flags))
    files = added(service, body, uploads)
    if not files and not any(map(body.get, ("content", "embeds", "components"))):
        raise Refused(EMPTY_MESSAGE)
    content = body.get("content") or ""
    named = mentioned(service, place, content, body.get("allowed_mentions"))
    hidden = place.visible_to is not None
    message = Message(
        id=service.ids.next(),
        channel=place.channel.id,
        author=place.author,
        created=service.clock.now(),
        kind=place.kind,
        content=content,
        embeds=embeds(body),
        components=components(body),
        attachments=files,
        flags=flags | (MessageFlag.EPHEMERAL if hidden else MessageFlag.NONE),
        origin=place.origin,
        reference=place.reference.id if place.reference else None,
        mentions=named.users,
        mentions_everyone=named.everyone,
        pings=()
        if hidden or MessageFlag.SILENT in flags
        else called(service, place, named),
        visible_to=place.visible_to,
        nonce=None if body.get("nonce") is None else str(body["nonce"]),
    )
    keep(service, message)
    return message


def keep(service: Service, message: Message) -> None:
    """Store a new message and tell of it."""
    service.world.keep(message)
    service.history.posted("created", message)
    service.announce("MESSAGE_CREATE", message)


def edit(
    service: Service, message: Message, body: Json, uploads: Iterable[Incoming] = ()
) -> Message:
    """Change the fields of a message that *body* has; an edit pings nobody."""
    flags = message.flags
    if body.get("flags") is not None:
        settable = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.COMPONENTS_V2
        flags = flags & ~MessageFlag.SUPPRESS_EMBEDS | flags_of(body) & settable
    refuse_faults(message_faults(body, flags))
    files = (*kept(message, body), *added(service, body, uploads))
    changed = replace(
        message,
        attachments=files,
        flags=flags & ~MessageFlag.LOADING,
        pings=(),
        edited=None if message.loading else service.clock.now(),
    )
    if "content" in body:
        changed = recontent(service, changed, body)
    if "embeds" in body:
        changed = replace(changed, embeds=embeds(body))
    if "components" in body:
        changed = replace(changed, components=components(body))
    if not (changed.content or changed.embeds or files or changed.components):
        raise Refused(EMPTY_MESSAGE)
    service.world.keep(changed)
    service.history.posted("edited", changed)
    first = message.loading and not changed.loading
    service.announce("MESSAGE_CREATE" if first else "MESSAGE_UPDATE", changed)
    return changed


def recontent(service: Service, message: Message, body: Json) -> Message:
    """Return *message* with the body's content and whom it mentions."""
    content = body["content"] or ""
    channel = service.world.channels[message.channel]
    place = Place(channel, message.author)
    named = mentioned(service, place, content, body.get("allowed_mentions"))
    return replace(
        message,
        content=content,
        mentions=named.users,
        mentions_everyone=named.everyone,
    )


def mark(service: Service, message: Message, flag: MessageFlag) -> None:
    """Set a flag of a message that only Discord itself sets."""
    changed = replace(message, flags=message.flags | flag)
    service.world.keep(changed)
    service.announce("MESSAGE_UPDATE", changed)


def delete(service: Service, message: Message) -> None:
    """Take a message away."""
    del service.world.messages[message.channel][message.id]
    service.history.posted("deleted", message)
    channel = service.world.channels[message.channel]
    service.announce_deleted(message, channel)


def flags_of(body: Json) -> MessageFlag:
    """Return the flags that a bot may set; others are passed over."""
    wanted = body.get("flags") or 0
    if not isinstance(wanted, int):
        raise bad_form("flags", code="NUMBER_TYPE_COERCE", message="Not a number.")
    return MessageFlag(wanted) & SETTABLE


def mentioned(
    service: Service, place: Place, content: str, allowed: Json | None
) -> Mentions:
    """Return whom a post mentions: users that exist, and within its rights."""
    channel, author = place.channel, place.author
    named = read(
        content,
        allowed,
        may_everyone=may(service.world, author, channel, "mention_everyone"),
        answered=None if place.origin else place.reference,
    )
    known = tuple(each for each in named.users if each in service.world.users)
    return Mentions(known, named.everyone)


def called(service: Service, place: Place, named: Mentions) -> tuple[int, ...]:
    """Return the ids of the people whom a new public message calls."""
    everyone: Iterable[User] = ()
    if named.everyone and place.channel.guild:
        guild = service.world.guilds[place.channel.guild]
        everyone = service.world.members(guild)
    people = [*named.users, *(each.id for each in everyone if not each.bot)]
    return tuple(dict.fromkeys(each for each in people if each != place.author.id))


def added(
    service: Service, body: Json, uploads: Iterable[Incoming]
) -> tuple[Attachment, ...]:
    """Return the uploaded files with the texts that *body* gives for them."""
    files = tuple(uploads)
    if any(len(each.content) > MOST_BYTES for each in files):
        raise Refused(TOO_LARGE)
    about = {str(each.get("id")): each for each in body.get("attachments") or ()}
    made = []
    for file in files:
        meta = about.get(str(file.slot), {})
        name = meta.get("filename") or file.name
        made.append(service.file(name, file.content, meta.get("description")))
    return tuple(made)


def kept(message: Message, body: Json) -> tuple[Attachment, ...]:
    """Return the files that an edit leaves: all, unless it lists some."""
    if body.get("attachments") is None:
        return message.attachments
    listed = {str(each.get("id")) for each in body["attachments"]}
    return tuple(each for each in message.attachments if str(each.id) in listed)


def embeds(body: Json) -> tuple[Json, ...]:
    """Return the embeds as Discord keeps them: without empty keys, of type rich."""
    return tuple(
        {"type": "rich"}
        | {key: value for key, value in each.items() if value is not None}
        for each in body.get("embeds") or ()
    )


def components(body: Json) -> tuple[Json, ...]:
    """Return the components as Discord keeps them: numbered, defaults filled in."""
    counter = iter(range(1, 1_000))

    def numbered(component: Json) -> Json:
        made: Json = {"id": next(counter)}
        if component.get("type") == ComponentKind.SELECT:
            made |= {"min_values": 1, "max_values": 1}
        for key, value in component.items():
            if value is not None and not (key == "id" and not value):
                made[key] = value
        if isinstance(component.get("components"), list):
            made["components"] = [numbered(each) for each in component["components"]]
        return made

    return tuple(numbered(each) for each in body.get("components") or ())
