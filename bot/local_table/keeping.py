"""The table between two runs: one file beside the database."""

import asyncio
import json
import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

from pydantic import ValidationError

from bot.local_table.memory import Memory
from bot.loopback import Loopback

LOG: Final = logging.getLogger(__name__)
PAUSE: Final = 1.0  # seconds
SHARE: Final = 20  # saving takes at most about one part in twenty of the time
OWNER_ONLY: Final = 0o600


class NotATable(Exception):
    """A file that holds no saved table."""


def beside(database: Path) -> Path:
    """Return where the table on *database* is kept."""
    return database.with_name(database.name + ".world.json")


def load(path: Path, loopback: Loopback) -> Memory:
    """Put a saved world into *loopback* and return what the table remembered.

    Without a file nothing is loaded. Raise `NotATable` for a file that `Keeper`
    did not write.
    """
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        loopback.load(data["world"])
        return Memory.model_validate(data["memory"])
    except FileNotFoundError:
        return Memory()
    except (ValueError, LookupError, TypeError, ValidationError) as wrong:
        raise NotATable(path) from wrong


class Keeper:
    """Saves the table a moment after it has changed, and once at the end.

    A failed write is told in the log: the game goes on.
    """

    def __init__(self, path: Path, loopback: Loopback, memory: Memory) -> None:
        self._path = path
        self._loopback = loopback
        self._memory = memory
        self._touched = asyncio.Event()
        self._ended = asyncio.Event()

    def touch(self) -> None:
        """Let what has changed be saved soon."""
        self._touched.set()

    @asynccontextmanager
    async def watching(self) -> AsyncIterator[None]:
        """Save what changes while the block runs, and all of it at the end."""
        following = asyncio.create_task(self._follow())
        saving = asyncio.create_task(self._save_at_times())
        try:
            yield
        finally:
            following.cancel()
            self._ended.set()
            self.touch()
            await asyncio.gather(following, saving, return_exceptions=True)

    async def _follow(self) -> None:
        with self._loopback.watch() as changes:
            async for change in changes:
                if change.message:
                    self.touch()

    async def _save_at_times(self) -> None:
        loop = asyncio.get_running_loop()
        pause = PAUSE
        while not self._ended.is_set():
            await self._touched.wait()
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._ended.wait()
            if not self._ended.is_set():
                began = loop.time()
                await self.save()
                pause = max(PAUSE, SHARE * (loop.time() - began))
        await self.save()

    async def save(self) -> None:
        """Save the table as it stands."""
        self._touched.clear()
        self._memory.note(self._loopback.history)
        self._memory.forget(self._loopback.world)
        table = {
            "world": self._loopback.dump(),
            "memory": self._memory.model_dump(mode="json"),
        }
        try:
            await asyncio.to_thread(write, self._path, table)
        except OSError:
            LOG.exception("the table could not be saved to %s", self._path)


def write(path: Path, table: dict[str, Any]) -> None:
    """Put *table* in the place of the file at *path*, wholly or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(path.name + ".new")
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
    with open(os.open(new, flags, OWNER_ONLY), "w", encoding="utf-8") as file:
        json.dump(table, file, ensure_ascii=False, separators=(",", ":"))
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
