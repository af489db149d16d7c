"""`run`: the bot on Discord."""

import asyncio
import logging
import signal
from pathlib import Path
from typing import Any

import click
import discord

from bot.app import launch
from bot.cli.telling import stop
from bot.clock import WallClock
from bot.config import BadConfig, Config, load, token
from bot.heap import settle
from bot.store.records import DatabaseInUse


@click.command()
@click.option(
    "--config",
    "path",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The configuration file.",
)
@click.option("--sync", is_flag=True, help="Register the commands even if unchanged.")
def run(path: Path | None, sync: bool) -> None:
    """Run the bot on Discord until it is told to stop."""
    try:
        config = load(path)
        secret = token(config)
    except BadConfig as wrong:
        stop(f"operator-{wrong.code}", **wrong.params)
    logging.basicConfig(
        level=config.log.level.upper(),
        format="%(asctime)s %(levelname)s %(name)s: %(message)s",
    )
    try:
        asyncio.run(_run(config, secret, sync))
    except DatabaseInUse:
        stop("operator-database_in_use", path=str(config.store.database))
    except discord.LoginFailure:
        stop("operator-wrong_token")
    except discord.PrivilegedIntentsRequired:
        stop("operator-intents")


async def _run(config: Config, secret: str, sync: bool) -> None:
    """Start the bot, and shut it in order at SIGTERM or SIGINT."""
    config.store.database.parent.mkdir(parents=True, exist_ok=True)
    told = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(sign, told.set)
    bot = await launch(
        database=config.store.database,
        clock=WallClock(),
        token=secret,
        **shard_options(config.discord.shards),
    )
    settle()
    if sync:
        await bot.client.register(anyway=True)
    stopped = asyncio.create_task(told.wait())
    await asyncio.wait({stopped, bot.running}, return_when=asyncio.FIRST_COMPLETED)
    ended = bot.running.done()
    await bot.shut()
    if ended:
        bot.running.result()


def shard_options(shards: str) -> dict[str, Any]:
    """Return discord.py's options for `0-7/64`: the shards 0 to 7 of 64."""
    if not shards:
        return {}
    ids, _, count = shards.partition("/")
    first, _, last = ids.partition("-")
    return {
        "shard_ids": list(range(int(first), int(last) + 1)),
        "shard_count": int(count),
    }
