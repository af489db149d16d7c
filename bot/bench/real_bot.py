"""The real bot in a process of its own, on a loopback."""

import asyncio
import sys
from pathlib import Path

from bot.app import launch
from bot.clock import WallClock
from bot.heap import settle
from bot.loopback import redirect


async def serve(token: str, database: Path) -> None:
    """Run the bot until its process is stopped."""
    bot = await launch(
        database=database, clock=WallClock(), token=token, guild_ready_timeout=0.05
    )
    settle()
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    await bot.running


def main() -> None:
    """Run: base address, token, database."""
    base, token, database = sys.argv[1:]
    redirect(base)
    asyncio.run(serve(token, Path(database)))


if __name__ == "__main__":
    main()
