"""REST routes about the bot itself, its guilds and the people in them."""

from bot.loopback import payloads
from bot.loopback.errors import (
    UNKNOWN_GUILD,
    UNKNOWN_MEMBER,
    UNKNOWN_USER,
    Refused,
    bad_form,
)
from bot.loopback.rest import Ask, Route
from bot.loopback.world import Guild, Json


def own_user(ask: Ask) -> Json:
    """Answer who the bot is; the first thing that a client asks."""
    return payloads.own_user(ask.application.user)


def own_application(ask: Ask) -> Json:
    """Answer what the bot is registered as."""
    return payloads.application(ask.application)


def gateway(ask: Ask) -> Json:
    """Answer where the gateway is, and how many shards are advised."""
    return {
        "url": ask.service.gateway_address(),
        "shards": 1,
        "session_start_limit": {
            "total": 1_000,
            "remaining": 1_000,
            "reset_after": 0,
            "max_concurrency": 1,
        },
    }


def own_guilds(ask: Ask) -> list[Json]:
    """Answer the guilds that the bot is in."""
    return [
        payloads.own_guild(guild)
        for guild in ask.service.world.guilds.values()
        if ask.application.user.id in guild.members
    ]


def guild_of(ask: Ask) -> Guild:
    """Return the guild of the path if the bot is in it, or raise `Refused`."""
    guild = ask.service.world.guilds.get(ask.id("guild_id"))
    if guild is None or ask.application.user.id not in guild.members:
        raise Refused(UNKNOWN_GUILD)
    return guild


def get_guild(ask: Ask) -> Json:
    """Answer a guild."""
    return payloads.guild(guild_of(ask))


def get_channels(ask: Ask) -> list[Json]:
    """Answer the channels of a guild, without threads."""
    guild, world = guild_of(ask), ask.service.world
    return [
        payloads.channel(world, channel)
        for channel in world.channels.values()
        if channel.guild == guild.id and channel.parent is None
    ]


def get_member(ask: Ask) -> Json:
    """Answer a member of a guild."""
    guild, wanted = guild_of(ask), ask.id("user_id")
    if wanted not in guild.members:
        raise Refused(UNKNOWN_MEMBER)
    return payloads.member(ask.service.world.users[wanted], guild)


def get_user(ask: Ask) -> Json:
    """Answer any user."""
    found = ask.service.world.users.get(ask.id("user_id"))
    if found is None:
        raise Refused(UNKNOWN_USER)
    return payloads.user(found)


def open_direct(ask: Ask) -> Json:
    """Open the channel for direct messages between the bot and a user."""
    wanted = str(ask.form.get("recipient_id"))
    if not wanted.isdecimal() or int(wanted) not in ask.service.world.users:
        raise bad_form("recipient_id", code="BASE_TYPE_INVALID", message="Unknown user")
    person = ask.service.world.users[int(wanted)]
    channel = ask.service.direct(ask.application.user, person)
    return payloads.channel(ask.service.world, channel)


ROUTES = (
    Route("GET", "/users/@me", own_user),
    Route("GET", "/users/@me/guilds", own_guilds),
    Route("POST", "/users/@me/channels", open_direct),
    Route("GET", "/users/{user_id}", get_user),
    Route("GET", "/applications/@me", own_application),
    Route("GET", "/oauth2/applications/@me", own_application),
    Route("GET", "/gateway", gateway, open=True),
    Route("GET", "/gateway/bot", gateway),
    Route("GET", "/guilds/{guild_id}", get_guild),
    Route("GET", "/guilds/{guild_id}/channels", get_channels),
    Route("GET", "/guilds/{guild_id}/members/{user_id}", get_member),
)
