"""`Loopback`: the server, and the world that is built on it."""

from pathlib import Path
from typing import Any

from aiohttp import web

from bot.clock import Clock
from bot.loopback import (
    archive,
    cdn,
    founding,
    rest_application,
    rest_channels,
    rest_commands,
    rest_interactions,
    rest_messages,
    rest_webhooks,
)
from bot.loopback.history import Change, Watch
from bot.loopback.kinds import Intent
from bot.loopback.limits import Limits
from bot.loopback.openapi import description
from bot.loopback.permissions import bits
from bot.loopback.person import Person
from bot.loopback.rest import Rest
from bot.loopback.service import Service
from bot.loopback.world import Application, Channel, Guild, User, World

ROUTES = (
    *rest_application.ROUTES,
    *rest_commands.ROUTES,
    *rest_channels.ROUTES,
    *rest_messages.ROUTES,
    *rest_interactions.ROUTES,
    *rest_webhooks.ROUTES,
)
PATIENCE = 10.0
MOST_IN_A_REQUEST = 32 * 1024 * 1024


class Loopback:
    """A Discord for one machine; see the package for what it keeps to.

    *openapi* is the path of Discord's description, against which every request
    is then held. *limits* turns on Discord's rate limits. *patience* is how
    long, in seconds of the event loop, a person waits for an acknowledgement
    while the clock stands still.
    """

    def __init__(
        self,
        clock: Clock,
        openapi: Path | None = None,
        limits: bool = False,
        patience: float = PATIENCE,
    ) -> None:
        self.app = web.Application(client_max_size=MOST_IN_A_REQUEST)
        self._patience = patience
        self._service = service = Service(clock)
        self._rest = Rest(
            service,
            Limits(clock) if limits else None,
            description(openapi) if openapi else None,
        )
        self._rest.add_to(self.app, ROUTES)
        self.app.router.add_get("/gateway", service.gateway.serve)
        self.app.router.add_get(cdn.PATH, cdn.handler(service))
        self._runner: web.AppRunner | None = None
        self._people: dict[int, Person] = {}

    async def start(self, port: int = 0) -> None:
        """Listen on 127.0.0.1; port 0 takes any that is free."""
        self._runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", port)
        await site.start()
        host, taken = self._runner.addresses[0][:2]
        self._service.base = f"http://{host}:{taken}"

    async def stop(self) -> None:
        """Drop every connection and stop listening."""
        self._service.gateway.cut()
        if self._runner:
            await self._runner.cleanup()
            self._runner = None

    @property
    def base(self) -> str:
        """Return the server's address, such as ``http://127.0.0.1:40123``."""
        return self._service.base

    @property
    def world(self) -> World:
        """Return the records as they stand; to read, not to change."""
        return self._service.world

    @property
    def history(self) -> list[Change]:
        """Return all changes so far, in order; the list only grows."""
        return self._service.history.changes

    @property
    def violations(self) -> list[str]:
        """Return the requests that Discord's description does not admit."""
        return self._rest.violations

    @property
    def faults(self) -> list[str]:
        """Return the tracebacks of errors in the loopback itself."""
        return self._service.faults

    def watch(self) -> Watch:
        """Return a watch on the changes from now on, to be iterated or closed."""
        return self._service.history.watch()

    def add_application(
        self, token: str, name: str = "Quarterdeck", intents: int = Intent.GUILDS
    ) -> Application:
        """Register a bot that may log in with *token* and listen to *intents*."""
        return founding.application(self._service, token, name, intents)

    def guild(self, name: str) -> Guild:
        """Return the guild of that name, made on first use."""
        return founding.guild(self._service, name)

    def channel(self, guild: Guild, name: str) -> Channel:
        """Return the channel of that name, made on first use."""
        return founding.channel(self._service, guild, name)

    def thread(self, channel: Channel, name: str) -> Channel:
        """Return the thread of that name in a channel, made on first use."""
        return founding.thread(self._service, channel, name)

    def person(self, name: str, locale: str | None = None) -> Person:
        """Return the client of the person of that name, made on first use.

        *locale* sets its language, which is en-US at first.
        """
        user = founding.person(self._service, name)
        client = self._people.get(user.id)
        if client is None:
            client = Person(self._service, user.id, self._patience)
            self._people[user.id] = client
        if locale is not None:
            client.locale = locale
        return client

    def deny(self, channel: Channel, *permissions: str) -> None:
        """Take permissions from the bots in a channel, by discord.py's names."""
        for application in self.world.applications.values():
            denied = channel.denied.get(application.user.id, 0) | bits(*permissions)
            channel.denied[application.user.id] = denied
        self._service.tell_channel("CHANNEL_UPDATE", channel)

    def allow(self, channel: Channel, *permissions: str) -> None:
        """Give back what `deny` took."""
        for user, denied in channel.denied.items():
            channel.denied[user] = denied & ~bits(*permissions)
        self._service.tell_channel("CHANNEL_UPDATE", channel)

    def archive(self, thread: Channel, *, locked: bool = False) -> None:
        """Archive a thread; a locked one does not come back by being written in."""
        thread.archived, thread.locked = True, locked
        self._service.tell_channel("THREAD_UPDATE", thread)

    def kick(self, guild: Guild, user: User) -> None:
        """Put a person or a bot out of a guild."""
        founding.leave(self._service, guild, user)

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads and all that was said in them."""
        self._service.remove_channel(channel)

    def cut(self) -> None:
        """Break the bots' gateway connections, as a failing network does."""
        self._service.gateway.cut()

    def ask_to_reconnect(self) -> None:
        """Send opcode 7: the bots reconnect and resume."""
        self._service.gateway.ask_to_reconnect()

    def invalidate_sessions(self) -> None:
        """Send opcode 9: the bots identify anew."""
        self._service.gateway.invalidate()

    def dump(self) -> dict[str, Any]:
        """Return the whole world as JSON-able data, files in base64."""
        return archive.dump(self._service)

    def load(self, data: dict[str, Any]) -> None:
        """Put a dumped world in the place of this one, before bots connect.

        Records and clients (`Person`) from before are dead; ask for them anew.
        """
        archive.load(self._service, data)
        self._people.clear()
