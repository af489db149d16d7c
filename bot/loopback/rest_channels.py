"""REST routes for channels and threads."""

from bot.loopback import founding, payloads, posting
from bot.loopback.checks_text import needed
from bot.loopback.errors import (
    THREAD_EXISTS,
    WRONG_CHANNEL_KIND,
    Refused,
    refuse_faults,
)
from bot.loopback.kinds import ChannelKind, MessageFlag
from bot.loopback.permissions import require
from bot.loopback.rest import Ask, Route
from bot.loopback.rest_application import guild_of
from bot.loopback.rest_messages import channel_of
from bot.loopback.world import Channel, Json

LONGEST_NAME = 100
PRIVATE_THREAD = 12  # Discord's default; not offered here


def get_channel(ask: Ask) -> Json:
    """Answer a channel or thread."""
    return payloads.channel(ask.service.world, channel_of(ask))


def create_thread(ask: Ask) -> Json:
    """Begin a public thread in a channel."""
    parent = parent_of(ask)
    if ask.form.get("type", PRIVATE_THREAD) != ChannelKind.THREAD:
        raise Refused(WRONG_CHANNEL_KIND)
    return begin(ask, parent, ask.service.ids.next())


def create_thread_from_message(ask: Ask) -> Json:
    """Begin a thread under a message; it has the message's id."""
    parent = parent_of(ask)
    message = ask.service.public_message(parent, ask.id("message_id"))
    if message.id in ask.service.world.channels:
        raise Refused(THREAD_EXISTS)
    posting.mark(ask.service, message, MessageFlag.HAS_THREAD)
    return begin(ask, parent, message.id)


def parent_of(ask: Ask) -> Channel:
    """Return the channel for a new thread, or refuse it."""
    parent = channel_of(ask)
    if parent.kind is not ChannelKind.TEXT:
        raise Refused(WRONG_CHANNEL_KIND)
    require(ask.service.world, ask.application.user, parent, "create_public_threads")
    refuse_faults(needed(("name",), ask.form.get("name"), LONGEST_NAME))
    return parent


def begin(ask: Ask, parent: Channel, number: int) -> Json:
    """Begin a thread of the bot's and answer it."""
    bot = ask.application.user
    made = founding.new_thread(ask.service, parent, ask.form["name"], bot.id, number)
    if minutes := ask.form.get("auto_archive_duration"):
        made.archive_after = minutes
    return payloads.channel(ask.service.world, made)


def edit_channel(ask: Ask) -> Json:
    """Rename a channel; rename, archive or lock a thread."""
    channel, body, world = channel_of(ask), ask.form, ask.service.world
    thread = channel.kind is ChannelKind.THREAD
    bot = ask.application.user
    if not (thread and channel.owner == bot.id and "locked" not in body):
        require(world, bot, channel, "manage_threads" if thread else "manage_channels")
    if "name" in body:
        refuse_faults(needed(("name",), body["name"], LONGEST_NAME))
        channel.name = body["name"]
    if thread:
        channel.archived = bool(body.get("archived", channel.archived))
        channel.locked = bool(body.get("locked", channel.locked))
    ask.service.tell_channel("THREAD_UPDATE" if thread else "CHANNEL_UPDATE", channel)
    return payloads.channel(world, channel)


def delete_channel(ask: Ask) -> Json:
    """Delete a channel or thread; close a channel for direct messages."""
    channel, world = channel_of(ask), ask.service.world
    body = payloads.channel(world, channel)
    if channel.kind is not ChannelKind.DIRECT:
        thread = channel.kind is ChannelKind.THREAD
        name = "manage_threads" if thread else "manage_channels"
        require(world, ask.application.user, channel, name)
        ask.service.remove_channel(channel)
    return body


def active_threads(ask: Ask) -> Json:
    """Answer the threads of a guild that are not archived."""
    guild, world = guild_of(ask), ask.service.world
    found = [
        payloads.channel(world, each)
        for each in world.channels.values()
        if each.guild == guild.id and each.parent and not each.archived
    ]
    return {"threads": found, "members": [], "has_more": False}


def join_thread(ask: Ask) -> None:
    """Join a thread; nothing more follows from it here."""
    if channel_of(ask).kind is not ChannelKind.THREAD:
        raise Refused(WRONG_CHANNEL_KIND)


ROUTES = (
    Route("GET", "/channels/{channel_id}", get_channel),
    Route("PATCH", "/channels/{channel_id}", edit_channel),
    Route("DELETE", "/channels/{channel_id}", delete_channel),
    Route("POST", "/channels/{channel_id}/threads", create_thread),
    Route(
        "POST",
        "/channels/{channel_id}/messages/{message_id}/threads",
        create_thread_from_message,
    ),
    Route("PUT", "/channels/{channel_id}/thread-members/@me", join_thread),
    Route("GET", "/guilds/{guild_id}/threads/active", active_threads),
)
