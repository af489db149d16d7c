"""The running Discord behind its doors: records, sessions, open calls."""

import mimetypes
from collections.abc import Iterable

from bot.clock import Clock
from bot.loopback import message_payloads, payloads
from bot.loopback.calls import Switchboard
from bot.loopback.errors import (
    ARCHIVED_THREAD,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    Refused,
)
from bot.loopback.gateway import Gateway
from bot.loopback.history import History
from bot.loopback.ids import Snowflakes
from bot.loopback.kinds import ChannelKind, Intent, MessageFlag
from bot.loopback.permissions import require
from bot.loopback.world import Attachment, Channel, Json, Message, User, World


class Service:
    """What the REST routes and the people's clients work on."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.world = World()
        self.ids = Snowflakes(clock)
        self.calls = Switchboard()
        self.history = History()
        self.base = ""
        self.faults: list[str] = []
        self.gateway = Gateway(self.world, self.gateway_address, self.faults)
        self.uploads: dict[int, Attachment] = {}
        self.nonces: dict[tuple[int, int, str], int] = {}

    def gateway_address(self) -> str:
        """Return the address of the websocket."""
        return self.base.replace("http", "ws", 1) + "/gateway"

    def channel(self, user: User, channel: int) -> Channel:
        """Return a channel that *user* can see, or raise `Refused`."""
        found = self.world.channels.get(channel)
        if found is None:
            raise Refused(UNKNOWN_CHANNEL)
        require(self.world, user, found, "view_channel")
        return found

    def inside(self, user: User, channel: Channel) -> bool:
        """Return whether *user* is a member of a channel's guild, or in a direct."""
        if channel.guild is None:
            return user.id in channel.recipients
        return user.id in self.world.guilds[channel.guild].members

    def direct(self, bot: User, person: User) -> Channel:
        """Return the channel for direct messages of two users, made on first use."""
        pair = [bot.id, person.id]
        for channel in self.world.channels.values():
            if channel.recipients == pair:
                return channel
        channel = Channel(
            self.ids.next(),
            person.name,
            ChannelKind.DIRECT,
            self.clock.now(),
            recipients=pair,
        )
        self.world.channels[channel.id] = channel
        return channel

    def wake(self, channel: Channel) -> None:
        """Bring an archived thread back, as writing in it does.

        Raise `Refused` (50083) for one that is locked.
        """
        if channel.archived and channel.locked:
            raise Refused(ARCHIVED_THREAD)
        if channel.archived:
            channel.archived = False
            self.tell_channel("THREAD_UPDATE", channel)

    def public_message(self, channel: Channel, message: int) -> Message:
        """Return a message that channel routes know of: not an ephemeral one."""
        found = self.world.find(channel.id, message)
        if found is None or found.visible_to is not None:
            raise Refused(UNKNOWN_MESSAGE)
        return found

    def file(self, name: str, content: bytes, alt: str | None = None) -> Attachment:
        """Return a new attachment; its type follows from its name."""
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        return Attachment(self.ids.next(), name, kind, alt, content)

    def wire(self, message: Message) -> Json:
        """Return a message as Discord writes it."""
        return message_payloads.message(self.world, message, self.base)

    def view(self, message: Message, bot: User, intents: int) -> Json:
        """Return a message as a bot with *intents* may read it.

        Without the message content intent the words of others stay hidden,
        save in direct messages and where the bot is mentioned.
        """
        body = self.wire(message)
        readable = (
            message.author.id == bot.id
            or bot.id in message.mentions
            or self.world.channels[message.channel].kind is ChannelKind.DIRECT
            or intents & Intent.MESSAGE_CONTENT
        )
        if not readable:
            body |= {"content": "", "embeds": [], "attachments": [], "components": []}
        return body

    def announce(self, event: str, message: Message) -> None:
        """Tell the bots that listen to messages of one that everybody may see."""
        if message.visible_to is not None or message.loading:
            return
        channel = self.world.channels[message.channel]
        around: Json = {}
        if channel.guild:
            guild = self.world.guilds[channel.guild]
            member = payloads.member_part(guild)
            around = {"guild_id": str(guild.id), "member": member}
        for session in self.gateway.listeners(channel.guild, intent_for(channel)):
            bot = session.application.user
            body = self.view(message, bot, session.intents)
            session.dispatch(event, body | around)

    def announce_deleted(self, message: Message, channel: Channel) -> None:
        """Tell the bots that listen to messages of one that is gone."""
        if message.visible_to is not None:
            return
        body: Json = {"id": str(message.id), "channel_id": str(channel.id)}
        if channel.guild:
            body["guild_id"] = str(channel.guild)
        intent = intent_for(channel)
        self.gateway.tell("MESSAGE_DELETE", body, channel.guild, intent)

    def tell_channel(self, event: str, channel: Channel) -> None:
        """Tell the bots of a new, changed or deleted channel or thread."""
        body = payloads.channel(self.world, channel)
        self.gateway.tell(event, body, channel.guild, Intent.GUILDS)

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads and all that was said in them."""
        for thread in list(self.world.threads(channel)):
            self.remove_channel(thread)
        del self.world.channels[channel.id]
        self.world.messages.pop(channel.id, None)
        thread_gone = channel.kind is ChannelKind.THREAD
        self.tell_channel("THREAD_DELETE" if thread_gone else "CHANNEL_DELETE", channel)

    def seen_by(self, user: User, channel: Channel) -> Iterable[Message]:
        """Yield the messages of a channel that *user* sees, the oldest first."""
        for message in self.world.messages.get(channel.id, {}).values():
            if message.visible_to in (None, user.id):
                yield message


def is_ephemeral(flags: int) -> bool:
    """Return whether *flags* hide a message from all but one user."""
    return bool(flags & MessageFlag.EPHEMERAL)


def intent_for(channel: Channel) -> Intent:
    """Return the intent that a bot needs to hear of a channel's messages."""
    direct = channel.kind is ChannelKind.DIRECT
    return Intent.DIRECT_MESSAGES if direct else Intent.GUILD_MESSAGES
