"""Golden scripts typed into the page: they come to the same position."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.async_api import Page, expect

from bot.app import Bot, launch
from bot.local_table import play
from bot.words import Words
from rules import SYSTEMS
from tests.local_table.conftest import Opener, photograph, send
from tests.local_table.test_sea import POST

pytestmark = pytest.mark.asyncio(loop_scope="module")

ROOT: Final = Path(__file__).parents[2]
GOLDEN: Final = ROOT / "tests" / "golden"
WORDS: Final = Words.load([system.id for system in SYSTEMS])
PATIENCE: Final = 240  # seconds on a slow machine


@pytest.mark.parametrize(
    ("system", "script"),
    [("war_at_sea", "demo"), ("virgin_queen", "turn"), ("virgin_queen", "armada")],
)
async def test_a_golden_script_is_typed(
    system: str,
    script: str,
    tmp_path: Path,
    window: Opener,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = GOLDEN / system / f"{script}.script"
    state, records = await by_script(path, tmp_path)
    async with table(tmp_path, monkeypatch) as (address, bot):
        windows = {
            name: await at_table(await window(f"{address}&as={name}"), system)
            for name in ("anna", "boris", "umpire")
        }
        channel = await channel_of(bot, system)
        set_for = bot.table.scripted
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
            faces, items = set_for.get(channel, ((), ()))
            if line.startswith("!dice"):
                set_for[channel] = (tuple(map(int, line.split()[1:])), items)
            elif line.startswith("!draw"):
                set_for[channel] = (faces, tuple(line.split()[1:]))
            elif number in records:
                await acted(windows[line.split()[0][1:]], records[number])
                await bot.idle()
        await photograph(windows["anna"], f"{script}-the-end")
        game = await bot.store.do(bot.store.store.last_game_in, channel)

    assert game is not None
    assert json.loads(game.state) == state


async def at_table(page: Page, system: str) -> Page:
    """Have a window show the channel of the game of *system*."""
    name = system.replace("_", "-")
    await page.locator("#places button", has_text=name).first.click()
    await expect(page.locator("#place-name")).to_have_text(name)
    return page


async def by_script(path: Path, folder: Path) -> tuple[Any, dict[int, dict[str, Any]]]:
    """Return the last position of a script, and its lines after the game's start."""
    export = folder / "demo.json"
    arguments = ("-m", "bot", "script", "--seed", "demo", "--export", export, path)
    running = await asyncio.create_subprocess_exec(
        sys.executable, *arguments, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    said, _ = await running.communicate()
    lines = [json.loads(line) for line in said.decode().splitlines()]
    commands = [one["command"] for one in lines]
    typed = {
        one["line"]: one
        for one in lines[commands.index("/game start") + 1 :]
        if one["who"] and " on:" not in one["command"] and not one["choices"]
    }
    return json.loads(export.read_text("utf-8"))[0]["state"], typed


@asynccontextmanager
async def table(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[str, Bot]]:
    """Serve a local table, and have its bot at hand to set the dice."""
    started: list[Bot] = []

    async def caught(**settings: Any) -> Bot:
        started.append(await launch(**settings))
        return started[0]

    monkeypatch.setattr(play, "launch", caught)
    database = folder / "table.sqlite"
    async with (
        asyncio.timeout(PATIENCE),
        play.served(0, database, "en-US", WORDS) as address,
    ):
        yield address, started[0]


async def channel_of(bot: Bot, system: str) -> str:
    """Return the channel of the game of *system*."""
    games = await bot.store.do(bot.store.store.games)
    return next(one.channel for one in games if one.system == system)


async def acted(page: Page, record: dict[str, Any]) -> None:
    """Type or press what a line of the script says; wait for as much as it made."""
    made = [one["to"] for one in record["posts"] if one["edit"] is None]
    public, private = page.locator(POST), page.locator(".secret")
    before = await public.count(), await private.count()
    command = record["command"]
    if command.startswith("/"):
        await send(page, command)
    else:
        label = command.split('"')[1]
        await page.get_by_role("button", name=label, exact=True).last.click()
    own = made.count(record["who"])
    await expect(public).to_have_count(before[0] + made.count("everyone"))
    await expect(private).to_have_count(before[1] + own, timeout=20_000)
