"""A bot on the real discord.py client, and how it comes aboard and leaves."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord import app_commands

TOKEN = "a-token-of-nobody"  # noqa: S105 (the loopback takes any word)
GUILDS = discord.Intents(guilds=True)


class Purser(discord.Client):
    """Registers the commands of its tree at login; a test adds them."""

    def __init__(self, intents: discord.Intents = GUILDS, **options: Any) -> None:
        super().__init__(intents=intents, guild_ready_timeout=0.02, **options)
        self.tree = app_commands.CommandTree(self)
        self.aboard = asyncio.Event()
        self.resumed = asyncio.Event()
        self.identified = 0

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def before_identify_hook(
        self, shard_id: int | None, *, initial: bool = False
    ) -> None:
        """Count, and do not wait five seconds as the usual hook does."""
        self.identified += 1

    async def on_ready(self) -> None:
        self.aboard.set()

    async def on_resumed(self) -> None:
        self.resumed.set()


@asynccontextmanager
async def aboard(bot: Purser, token: str = TOKEN) -> AsyncIterator[None]:
    """Log *bot* in, wait until it is ready, and close it afterwards."""
    running = asyncio.create_task(bot.start(token))
    ready = asyncio.create_task(bot.aboard.wait())
    try:
        async with asyncio.timeout(10):
            await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            await running
        yield
    finally:
        ready.cancel()
        await bot.close()
        await asyncio.gather(running, return_exceptions=True)


async def soon(event: asyncio.Event) -> None:
    """Wait until *event* is set; fail after ten seconds."""
    async with asyncio.timeout(10):
        await event.wait()
