"""Putting the bot together, starting it, and stopping it in order."""

import asyncio
import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.client import Client
from bot.clock import Clock
from bot.dice.chance import Chance, RealChance
from bot.outbox import Outbox
from bot.positions import Positions
from bot.store.sqlite import SqliteStore
from bot.store.thread import StoreThread
from bot.table import Table
from bot.wire.mail import DiscordMail
from bot.words import Words
from rules import SYSTEMS
from rules.kernel.system import System


@dataclass(frozen=True, slots=True)
class Bot:
    """A running bot: its client, its table, its store."""

    client: Client
    table: Table
    store: StoreThread
    running: asyncio.Task[None]

    async def shut(self) -> None:
        """Finish what is being played and said, then stop."""
        await self.idle()
        await self._stop()

    async def kill(self) -> None:
        """Stop without finishing anything, as a crash would."""
        await self.table.outbox.close()
        self.table.abandon()
        await self._stop()

    async def idle(self) -> None:
        """Wait until no call is being answered and nothing is left to send."""
        await self.table.idle()
        await self.store.do(_nothing)

    async def _stop(self) -> None:
        await self.client.close()
        self.running.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.running
        await self.table.outbox.close()
        await self.store.close()


def _nothing() -> None:
    """Do nothing, after everything that the store was asked before."""


async def launch(
    *,
    database: Path,
    clock: Clock,
    token: str,
    chance: Chance | None = None,
    systems: Sequence[System[Any]] = SYSTEMS,
    locales: Sequence[Path] = (),
    **options: Any,
) -> Bot:
    """Start the bot and return it once it is ready.

    *options* are discord.py's, such as shards. Raises `DatabaseInUse` if another
    process has the database, and what discord.py raises at a login.
    """
    store = StoreThread(await asyncio.to_thread(SqliteStore, database))
    words = Words.load([one.id for one in systems], *locales)
    client = assemble(store, words, clock, chance or RealChance(), systems, options)
    try:
        client.table.scripted.update(await store.do(store.store.left_over))
        running = await _started(client, token)
    except BaseException:
        await client.close()
        await store.close()
        raise
    return Bot(client, client.table, store, running)


async def _started(client: Client, token: str) -> asyncio.Task[None]:
    """Return the task of *client* once it is ready; raise what ends it before."""
    running = asyncio.create_task(client.start(token))
    ready = asyncio.create_task(client.up.wait())
    try:
        await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED)
    except BaseException:
        running.cancel()
        raise
    finally:
        ready.cancel()
    if running.done():
        running.result()
    return running


def assemble(
    store: StoreThread,
    words: Words,
    clock: Clock,
    chance: Chance,
    systems: Sequence[System[Any]],
    options: dict[str, Any],
) -> Client:
    """Return a client with its table, not yet started."""
    positions = Positions(store, systems)
    outbox = Outbox(store)
    table = Table(positions, store, outbox, words, clock, chance)
    client = Client(table, words, **options)
    outbox.mail = DiscordMail(client, client.painter)
    return client
