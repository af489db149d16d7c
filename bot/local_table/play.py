"""`python -m bot play`: the real bot on a loopback Discord, and the page on both."""

import asyncio
import contextlib
import os
import secrets
import signal
import sys
import webbrowser
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final, NoReturn

from bot.app import launch
from bot.clock import ShiftedClock
from bot.local_table import keeping, pages
from bot.local_table.gate import Gate
from bot.local_table.keeping import Keeper, NotATable
from bot.local_table.opening import set_up
from bot.local_table.table import LocalTable
from bot.loopback import Loopback, redirect
from bot.safe import Safe
from bot.words import Words, language_of
from rules import SYSTEMS

TOKEN: Final = "QUARTERDECK_TOKEN"  # noqa: S105 - the name of a variable

GUILDS_WITHIN: Final = 0.05  # seconds; Discord's own are slower


class NoPort(Exception):
    """The port cannot be listened on; the text says why."""


async def play(port: int, database: Path, locale: str, browser: bool) -> None:
    """Serve the local table until SIGTERM or SIGINT.

    Its address, key included, is the first line on stdout. With *browser* it is
    opened there, too. Port 0 takes any that is free; *locale* is what the clients
    of new people speak. Exits with status 2 and one sentence on stderr when a real
    token is in the environment, the saved table cannot be read, or the port is
    taken.
    """
    words, language = Words.load(), language_of(locale)
    if os.environ.get(TOKEN):
        leave(words.say(language, "page-real-token"))
    ended = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, ended.set)
    path = keeping.beside(database)
    try:
        async with served(port, database, locale, words) as address:
            print(address, flush=True)
            if browser:
                await asyncio.to_thread(webbrowser.open, address)
            await ended.wait()
    except NotATable:
        leave(words.say(language, "page-not-a-table", path=Safe(path)))
    except NoPort as wrong:
        reason = Safe(wrong)
        leave(words.say(language, "page-no-port", port=str(port), reason=reason))


def leave(sentence: str) -> NoReturn:
    """Say why nothing is served, and exit."""
    print(sentence, file=sys.stderr)
    raise SystemExit(2)


@contextlib.asynccontextmanager
async def served(
    port: int, database: Path, locale: str, words: Words
) -> AsyncIterator[str]:
    """Serve the table on *database*; yields the page's address with its key."""
    clock, gate = ShiftedClock(), Gate()
    loopback = Loopback(clock)
    path = keeping.beside(database)
    memory = keeping.load(path, loopback)
    keeper = Keeper(path, loopback, memory)
    token = token_of(loopback)
    loopback.add_application(token)
    table = LocalTable(loopback, clock, memory, keeper, locale)
    pages.add_to(loopback.app, table, gate, words)
    try:
        await loopback.start(port)
    except OSError as wrong:
        raise NoPort(wrong.strerror) from wrong
    try:
        async with played(table, database, token):
            yield f"{loopback.base}/?key={gate.key}"
    finally:
        await loopback.stop()


@contextlib.asynccontextmanager
async def played(table: LocalTable, database: Path, token: str) -> AsyncIterator[None]:
    """Let the bot run, with a game of each system, and keep what happens.

    Nothing is kept before the bot has the database for itself: another process
    may be writing the same table.
    """
    redirect(table.loopback.base)
    bot = await launch(
        database=database,
        clock=table.clock,
        token=token,
        guild_ready_timeout=GUILDS_WITHIN,
    )
    async with table.keeper.watching():
        try:
            for system in SYSTEMS:
                await set_up(table, system)
            yield
        finally:
            await bot.shut()


def token_of(loopback: Loopback) -> str:
    """Return the token of the bot that the saved world knows, else a new one."""
    known = [one.token for one in loopback.world.applications.values()]
    return known[0] if known else secrets.token_urlsafe(24)
