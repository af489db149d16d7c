"""Guilds, channels, people and bots come into being, each on first use."""

from bot.loopback import payloads
from bot.loopback.kinds import ChannelKind, Intent
from bot.loopback.service import Service
from bot.loopback.world import Application, Channel, Guild, Json, User


def application(service: Service, token: str, name: str, intents: int) -> Application:
    """Return the bot with *token*; a new one is a member of every guild."""
    world = service.world
    for known in world.applications.values():
        if known.token == token:
            known.intents = intents
            return known
    bot = User(service.ids.next(), name, bot=True)
    world.users[bot.id] = bot
    made = Application(service.ids.next(), token, bot, intents)
    world.applications[made.id] = made
    for each in world.guilds.values():
        join(service, each, bot)
    return made


def guild(service: Service, name: str) -> Guild:
    """Return the guild of that name; a new one has everybody as a member."""
    world = service.world
    for known in world.guilds.values():
        if known.name == name:
            return known
    made = Guild(service.ids.next_guild(), name, service.clock.now())
    made.members = list(world.users)
    world.guilds[made.id] = made
    for application in world.applications.values():
        body = payloads.guild_create(world, made, application.user)
        service.gateway.tell("GUILD_CREATE", body, made.id, Intent.GUILDS)
    return made


def join(service: Service, place: Guild, user: User) -> None:
    """Make *user* a member of a guild and tell the bots that listen."""
    place.members.append(user.id)
    body = payloads.member(user, place) | {"guild_id": str(place.id)}
    service.gateway.tell("GUILD_MEMBER_ADD", body, place.id, Intent.MEMBERS)


def leave(service: Service, place: Guild, user: User) -> None:
    """Put *user* out of a guild; a bot is told that the guild is gone."""
    if service.world.application_of(user):
        gone: Json = {"id": str(place.id)}
        service.gateway.tell("GUILD_DELETE", gone, place.id, Intent.GUILDS)
    place.members.remove(user.id)
    body: Json = {"guild_id": str(place.id), "user": payloads.user(user)}
    service.gateway.tell("GUILD_MEMBER_REMOVE", body, place.id, Intent.MEMBERS)


def person(service: Service, name: str) -> User:
    """Return the person of that name; a new one is a member of every guild."""
    world = service.world
    for known in world.users.values():
        if known.name == name and not known.bot:
            return known
    made = User(service.ids.next(), name)
    world.users[made.id] = made
    for each in world.guilds.values():
        join(service, each, made)
    return made


def channel(service: Service, place: Guild, name: str) -> Channel:
    """Return the text channel of that name in a guild."""
    for known in service.world.channels.values():
        if known.guild == place.id and known.name == name and known.parent is None:
            return known
    made = Channel(
        service.ids.next(),
        name,
        ChannelKind.TEXT,
        service.clock.now(),
        guild=place.id,
    )
    service.world.channels[made.id] = made
    service.tell_channel("CHANNEL_CREATE", made)
    return made


def thread(service: Service, parent: Channel, name: str) -> Channel:
    """Return the thread of that name in a channel; a new one is nobody's own."""
    for known in service.world.channels.values():
        if known.parent == parent.id and known.name == name:
            return known
    return new_thread(service, parent, name, parent.guild or 0, service.ids.next())


def new_thread(
    service: Service, parent: Channel, name: str, owner: int, number: int
) -> Channel:
    """Return a new thread with the id *number*."""
    made = Channel(
        number,
        name,
        ChannelKind.THREAD,
        service.clock.now(),
        guild=parent.guild,
        parent=parent.id,
        owner=owner,
    )
    service.world.channels[made.id] = made
    service.tell_channel("THREAD_CREATE", made)
    return made
