"""What a user may do in a channel."""

from bot.loopback.errors import MISSING_ACCESS, MISSING_PERMISSIONS, Refused
from bot.loopback.kinds import ChannelKind
from bot.loopback.world import Channel, User, World

BITS: dict[str, int] = {
    "add_reactions": 1 << 6,
    "administrator": 1 << 3,
    "attach_files": 1 << 15,
    "create_public_threads": 1 << 35,
    "embed_links": 1 << 14,
    "manage_channels": 1 << 4,
    "manage_guild": 1 << 5,
    "manage_messages": 1 << 13,
    "manage_threads": 1 << 34,
    "mention_everyone": 1 << 17,
    "pin_messages": 1 << 51,
    "read_message_history": 1 << 16,
    "send_messages": 1 << 11,
    "send_messages_in_threads": 1 << 38,
    "use_application_commands": 1 << 31,
    "use_external_emojis": 1 << 18,
    "view_channel": 1 << 10,
}
"""Discord's permission bits by the names that discord.py gives them."""

GRANTED = (
    "add_reactions",
    "attach_files",
    "create_public_threads",
    "embed_links",
    "mention_everyone",
    "read_message_history",
    "send_messages",
    "send_messages_in_threads",
    "use_application_commands",
    "use_external_emojis",
    "view_channel",
)


def bits(*names: str) -> int:
    """Return the bits of *names*; raise `KeyError` for an unknown one."""
    return sum(BITS[name] for name in set(names))


EVERYONE = bits(*GRANTED)
"""What a guild's everyone role grants here, as in a new guild."""

DIRECT = EVERYONE & ~bits("create_public_threads", "send_messages_in_threads")


def allowed(world: World, user: User, channel: Channel) -> int:
    """Return the permission bits of *user* in *channel*; a thread has its parent's.

    Without ``view_channel`` nothing is left, as Discord computes it.
    """
    if channel.kind is ChannelKind.DIRECT:
        return DIRECT if user.id in channel.recipients else 0
    guild = world.guilds[channel.guild or 0]
    if user.id not in guild.members:
        return 0
    place = world.channels[channel.parent] if channel.parent else channel
    granted = EVERYONE & ~place.denied.get(user.id, 0)
    return granted if granted & BITS["view_channel"] else 0


def may(world: World, user: User, channel: Channel, *names: str) -> bool:
    """Return whether *user* has all the permissions *names* in *channel*."""
    wanted = bits(*names)
    return allowed(world, user, channel) & wanted == wanted


def require(world: World, user: User, channel: Channel, *names: str) -> None:
    """Raise `Refused` (50001 without sight of the channel, else 50013) unless so."""
    if not may(world, user, channel, "view_channel"):
        raise Refused(MISSING_ACCESS)
    if not may(world, user, channel, *names):
        raise Refused(MISSING_PERMISSIONS)


def require_sending(world: World, user: User, channel: Channel) -> None:
    """Raise `Refused` unless *user* may write in *channel*, thread or not."""
    thread = channel.kind is ChannelKind.THREAD
    name = "send_messages_in_threads" if thread else "send_messages"
    require(world, user, channel, name)
