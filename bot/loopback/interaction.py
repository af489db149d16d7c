"""The INTERACTION_CREATE event: what a bot is told of a call."""

from bot.loopback import payloads
from bot.loopback.calls import Call
from bot.loopback.permissions import allowed
from bot.loopback.posting import MOST_BYTES
from bot.loopback.service import Service
from bot.loopback.world import Json

IN_GUILD, IN_DIRECT = 0, 1


def interaction(service: Service, call: Call, data: Json) -> Json:
    """Return a call with its *data* as Discord sends it to the bot."""
    world = service.world
    channel = world.channels[call.channel]
    bot = call.application.user
    body: Json = {
        "id": str(call.id),
        "application_id": str(call.application.id),
        "type": int(call.kind),
        "token": call.token,
        "version": 1,
        "channel_id": str(channel.id),
        "channel": payloads.channel(world, channel),
        "app_permissions": str(allowed(world, bot, channel)),
        "locale": call.person.locale,
        "entitlements": [],
        "attachment_size_limit": MOST_BYTES,
        "authorizing_integration_owners": {"0": str(channel.guild or 0)},
        "data": data,
    }
    rights = str(allowed(world, call.person, channel))
    if channel.guild:
        guild = world.guilds[channel.guild]
        body |= {
            "context": IN_GUILD,
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": payloads.member(call.person, guild) | {"permissions": rights},
        }
        body["channel"]["permissions"] = rights
    else:
        body |= {"context": IN_DIRECT, "user": payloads.user(call.person)}
    if call.source:
        body["message"] = service.wire(call.source)
    return body
