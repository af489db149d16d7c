"""One server of the loopback Discord with the real bot, for one script."""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from bot.app import Bot, launch
from bot.clock import SetClock
from bot.dice.chance import Chance, RealChance
from bot.exports import operators
from bot.local_table.keeping import Keeper, beside, load
from bot.local_table.memory import Memory
from bot.loopback import Channel, Loopback, Person, World, redirect
from bot.steps import Outcome
from bot.table import Scripted
from rules import SYSTEMS
from rules.kernel.system import System

START: Final = datetime(2026, 1, 1, tzinfo=UTC)
SERVER: Final = "Quarterdeck"
TOKEN: Final = "script"  # noqa: S105 - the loopback takes any
GUILDS_WITHIN: Final = 0.02
"""Seconds that discord.py waits for more guilds; there is one, and it is there."""


@dataclass(frozen=True, slots=True)
class Setting:
    """Where a script is played: the database, the users' language, chance, systems.

    With `kept` the server is saved beside the database, and found there again as long
    as the database is there. `locales` are folders of further catalogues, `openapi` is
    Discord's description if the bot's requests are to be held against it.
    """

    database: Path
    kept: bool = False
    locale: str = "en-US"
    chance: Chance = field(default_factory=RealChance)
    systems: Sequence[System[Any]] = SYSTEMS
    locales: Sequence[Path] = ()
    openapi: Path | None = None


class Stage:
    """The loopback, its one server, the one clock, and the bot that comes and goes.

    `channels` are the channels and threads in the order of their first use.
    """

    def __init__(self, setting: Setting, clock: SetClock, loopback: Loopback) -> None:
        self.clock = clock
        self.loopback = loopback
        self.channels: list[Channel] = []
        known = [*loopback.world.applications.values()]
        self._application = known[0] if known else loopback.add_application(TOKEN)
        self._server = loopback.guild(SERVER)
        self._setting = setting
        people = (user for user in loopback.world.users.values() if not user.bot)
        self._met = {user.name for user in people}
        self._ended: list[Outcome] = []
        self._bot: Bot

    async def launch(self) -> None:
        """Start the bot."""
        self._bot = await launch(
            database=self._setting.database,
            clock=self.clock,
            token=self._application.token,
            chance=self._setting.chance,
            systems=self._setting.systems,
            locales=self._setting.locales,
            guild_ready_timeout=GUILDS_WITHIN,
        )
        self._bot.table.watch = lambda _, outcome: self._ended.append(outcome)
        if not self._application.commands:
            # A database that has seen another Discord thinks it has registered them.
            await self._bot.client.register(anyway=True)

    async def shut(self) -> None:
        """Stop the bot in order."""
        await self._bot.shut()

    async def restart(self) -> None:
        """Stop the bot in order, and start it again."""
        await self._bot.shut()
        await self.launch()

    async def kill(self) -> None:
        """Stop the bot without warning, and start it again."""
        await self._bot.kill()
        await self.launch()

    async def outcomes(self) -> Sequence[Outcome]:
        """Wait until the bot is idle; return how its calls ended since last asked."""
        await self._bot.idle()
        ended, self._ended = self._ended, []
        return ended

    def channel(self, name: str) -> Channel:
        """Return the channel of that name, made on first use."""
        return self._used(self.loopback.channel(self._server, name))

    def thread(self, parent: Channel, name: str) -> Channel:
        """Return the thread of that name in *parent*, made on first use."""
        return self._used(self.loopback.thread(parent, name))

    def person(self, name: str, locale: str | None = None) -> Person:
        """Return the client of *name*, made on first use.

        *locale* sets its language.
        """
        if name not in self._met:
            self._met.add(name)
            locale = locale or self._setting.locale
        return self.loopback.person(name, locale)

    async def set_faces(self, channel: Channel, faces: Sequence[int]) -> None:
        """Have the dice in *channel* show *faces* next."""
        store = self._bot.store
        await store.do(store.store.set_faces, str(channel.id), faces)
        await self._reread_scripted(channel)

    async def set_items(self, channel: Channel, items: Sequence[str]) -> None:
        """Have *items* drawn next in *channel*."""
        store = self._bot.store
        await store.do(store.store.set_items, str(channel.id), items)
        await self._reread_scripted(channel)

    async def left_over(self) -> Mapping[str, Scripted]:
        """Return the faces and items that no throw or draw took, by channel name."""
        store, world = self._bot.store, self.loopback.world
        left = await store.do(store.store.left_over)
        return {
            world.channels[int(channel)].name: waiting
            for channel, waiting in left.items()
            if int(channel) in world.channels
        }

    async def revision(self, channel: Channel) -> int | None:
        """Return the revision of the last game in *channel*; None if it had none."""
        store = self._bot.store
        game = await store.do(store.store.last_game_in, str(channel.id))
        return game.revision if game else None

    async def exports(self) -> list[dict[str, Any]]:
        """Return the operator's exports of all games, by their channels' first use."""
        store = self._bot.store
        order = [str(channel.id) for channel in self.channels]
        games = await store.do(store.store.games)
        used = [one for one in games if one.channel in order]
        used.sort(key=lambda game: order.index(game.channel))
        unused = [one for one in games if one.channel not in order]
        return [
            operators(game, await store.do(store.store.lines, game.id))
            for game in (*used, *unused)
        ]

    def _used(self, channel: Channel) -> Channel:
        if channel not in self.channels:
            self.channels.append(channel)
        return channel

    async def _reread_scripted(self, channel: Channel) -> None:
        store, key = self._bot.store, str(channel.id)
        waiting = await store.do(store.store.scripted, key)
        self._bot.table.scripted[key] = waiting


@asynccontextmanager
async def opened(setting: Setting) -> AsyncIterator[Stage]:
    """Open a stage with the bot running.

    It points discord.py at the loopback for the whole process. Raises `DatabaseInUse`,
    and `NotATable` if the server that was kept cannot be read.
    """
    clock = SetClock(START)
    loopback = Loopback(clock, openapi=setting.openapi)
    path, memory = beside(setting.database), Memory()
    if setting.kept and setting.database.exists():
        memory = load(path, loopback)
        clock.set(_latest(loopback.world))
    stage = Stage(setting, clock, loopback)
    await loopback.start()
    try:
        redirect(loopback.base)
        await stage.launch()
        try:
            yield stage
        finally:
            await stage.shut()
            if setting.kept:
                await Keeper(path, loopback, memory).save()
    finally:
        await loopback.stop()


def _latest(world: World) -> datetime:
    """Return when the newest message was made, so that the clock never goes back."""
    channels = world.messages.values()
    return max([START, *(one.created for each in channels for one in each.values())])
