"""`commands`: the reference pages of all commands, one for each language."""

import asyncio
import tempfile
from pathlib import Path

import click

from bot.app import assemble
from bot.clock import WallClock
from bot.dice.chance import RealChance
from bot.reference import Reference
from bot.store.sqlite import SqliteStore
from bot.store.thread import StoreThread
from bot.words import LANGUAGES, Words, speaker
from rules import SYSTEMS

PAGES = {"en": "commands.md", "ru": "commands.ru.md"}


@click.command(name="commands")
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
def commands(folder: Path) -> None:
    """Write the reference pages of all commands into FOLDER."""
    for name, page in asyncio.run(pages()).items():
        (folder / name).write_text(page, encoding="utf-8")


async def pages() -> dict[str, str]:
    """Return the reference pages of the commands that the bot registers, by file."""
    words = Words.load([one.id for one in SYSTEMS])
    with tempfile.TemporaryDirectory() as folder:
        store = StoreThread(SqliteStore(Path(folder) / "none.sqlite"))
        client = assemble(store, words, WallClock(), RealChance(), SYSTEMS, {})
        payload = await client.payload()
        await store.close()
    return {
        PAGES[language]: Reference(speaker(words, language), language).page(payload)
        for language in LANGUAGES
    }
