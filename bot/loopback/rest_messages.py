"""REST routes for the messages of a channel."""

from datetime import timedelta

from bot.loopback import posting
from bot.loopback.errors import (
    ARCHIVED_THREAD,
    CLOSED_TO_DIRECT_MESSAGES,
    NOT_THE_AUTHOR,
    Refused,
    bad_form,
)
from bot.loopback.kinds import ChannelKind, MessageFlag, MessageKind
from bot.loopback.permissions import may, require, require_sending
from bot.loopback.posting import Place
from bot.loopback.rest import Ask, Route
from bot.loopback.world import Channel, Json, Message

MOST_AT_ONCE = 100
USUAL_NUMBER = 50
NONCES_HOLD = timedelta(minutes=5)


def channel_of(ask: Ask) -> Channel:
    """Return the channel of the path, which the bot can see."""
    return ask.service.channel(ask.application.user, ask.id("channel_id"))


def create_message(ask: Ask) -> Json:
    """Post a message."""
    channel, body, service = channel_of(ask), ask.form, ask.service
    bot = ask.application.user
    require_sending(service.world, bot, channel)
    require_parts(ask, channel)
    if channel.kind is ChannelKind.DIRECT:
        people = (service.world.users[each] for each in channel.recipients)
        if not all(each.takes_direct_messages for each in people):
            raise Refused(CLOSED_TO_DIRECT_MESSAGES)
    service.wake(channel)
    if again := same_nonce(ask, channel):
        return service.wire(again)
    answered = reference(ask, channel)
    kind = MessageKind.REPLY if answered else MessageKind.PLAIN
    place = Place(channel, bot, reference=answered, kind=kind)
    flags = (body.get("flags") or 0) & ~MessageFlag.EPHEMERAL
    body = body | {"flags": int(flags)}
    message = posting.post(service, place, body, ask.uploads)
    if message.nonce is not None:
        service.nonces[channel.id, bot.id, message.nonce] = message.id
    return service.wire(message)


def require_parts(ask: Ask, channel: Channel) -> None:
    """Raise `Refused` if the message has a part that the bot may not send."""
    world, bot = ask.service.world, ask.application.user
    if ask.uploads:
        require(world, bot, channel, "attach_files")
    if ask.form.get("embeds"):
        require(world, bot, channel, "embed_links")


def same_nonce(ask: Ask, channel: Channel) -> Message | None:
    """Return the bot's message of the last minutes with the nonce it enforces."""
    if not ask.form.get("enforce_nonce"):
        return None
    key = (channel.id, ask.application.user.id, str(ask.form.get("nonce")))
    found = ask.service.world.find(channel.id, ask.service.nonces.get(key, 0))
    if found is None or ask.service.clock.now() - found.created > NONCES_HOLD:
        return None
    return found


def reference(ask: Ask, channel: Channel) -> Message | None:
    """Return the message that is replied to, or refuse one that is not there."""
    wanted = ask.form.get("message_reference")
    if wanted is None:
        return None
    require(ask.service.world, ask.application.user, channel, "read_message_history")
    found = ask.service.world.find(channel.id, int(wanted.get("message_id") or 0))
    if found is None or found.visible_to is not None:
        if wanted.get("fail_if_not_exists") is False:
            return None
        raise bad_form(
            "message_reference",
            code="REPLIES_UNKNOWN_MESSAGE",
            message="Unknown message",
        )
    return found


def list_messages(ask: Ask) -> list[Json]:
    """Answer messages of a channel, the newest first."""
    channel = channel_of(ask)
    limit = number(ask, "limit", USUAL_NUMBER)
    if not 1 <= limit <= MOST_AT_ONCE:
        raise bad_form(
            "limit",
            code="NUMBER_TYPE_MAX",
            message=f"int value should be between 1 and {MOST_AT_ONCE}.",
        )
    if not may(
        ask.service.world, ask.application.user, channel, "read_message_history"
    ):
        return []
    standing = [
        each
        for each in ask.service.world.messages.get(channel.id, {}).values()
        if each.visible_to is None
    ]
    return [view(ask, each) for each in page(ask, standing, limit)]


def page(ask: Ask, standing: list[Message], limit: int) -> list[Message]:
    """Return what the query asks for, the newest first."""
    if "around" in ask.query:
        pivot = number(ask, "around", 0)
        newer = [each for each in standing if each.id > pivot][: limit // 2]
        older = [each for each in standing if each.id <= pivot]
        standing = older[len(newer) - limit :] + newer
    elif "after" in ask.query:
        pivot = number(ask, "after", 0)
        standing = [each for each in standing if each.id > pivot][:limit]
    elif "before" in ask.query:
        pivot = number(ask, "before", 0)
        standing = [each for each in standing if each.id < pivot][-limit:]
    else:
        standing = standing[-limit:]
    return standing[::-1]


def number(ask: Ask, name: str, usual: int) -> int:
    """Return a number of the query, or refuse what is none."""
    text = ask.query.get(name, str(usual))
    if not text.isdecimal():
        raise bad_form(
            name, code="NUMBER_TYPE_COERCE", message=f'Value "{text}" is not int.'
        )
    return int(text)


def view(ask: Ask, message: Message) -> Json:
    """Return a message as the bot that asks may read it."""
    application = ask.application
    return ask.service.view(message, application.user, application.intents)


def get_message(ask: Ask) -> Json:
    """Answer one message."""
    channel = channel_of(ask)
    require(ask.service.world, ask.application.user, channel, "read_message_history")
    return view(ask, ask.service.public_message(channel, ask.id("message_id")))


def edit_message(ask: Ask) -> Json:
    """Edit one of the bot's own messages."""
    channel = channel_of(ask)
    message = ask.service.public_message(channel, ask.id("message_id"))
    if message.author.id != ask.application.user.id:
        raise Refused(NOT_THE_AUTHOR)
    if channel.archived:
        raise Refused(ARCHIVED_THREAD)
    require_parts(ask, channel)
    return ask.service.wire(posting.edit(ask.service, message, ask.form, ask.uploads))


def delete_message(ask: Ask) -> None:
    """Delete the bot's own message, or any where it may manage messages."""
    channel = channel_of(ask)
    message = ask.service.public_message(channel, ask.id("message_id"))
    if message.author.id != ask.application.user.id:
        require(ask.service.world, ask.application.user, channel, "manage_messages")
    posting.delete(ask.service, message)


def type_in(ask: Ask) -> None:
    """Show that the bot is typing."""
    require_sending(ask.service.world, ask.application.user, channel_of(ask))


ROUTES = (
    Route("GET", "/channels/{channel_id}/messages", list_messages),
    Route("POST", "/channels/{channel_id}/messages", create_message),
    Route("GET", "/channels/{channel_id}/messages/{message_id}", get_message),
    Route("PATCH", "/channels/{channel_id}/messages/{message_id}", edit_message),
    Route("DELETE", "/channels/{channel_id}/messages/{message_id}", delete_message),
    Route("POST", "/channels/{channel_id}/typing", type_in),
)
