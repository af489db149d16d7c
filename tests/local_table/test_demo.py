"""The demo of War at Sea typed into the page: it comes to the script's position."""

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
from tests.local_table.conftest import Opener, photograph, send
from tests.local_table.test_sea import POST, at_sea

pytestmark = pytest.mark.asyncio(loop_scope="module")

ROOT: Final = Path(__file__).parents[2]
DEMO: Final = ROOT / "tests" / "golden" / "war_at_sea" / "demo.script"
WORDS: Final = Words.load(["nine_years", "war_at_sea"])
FIRST: Final = "/sea umpire relation one:red other:blue relation:neutral"
PATIENCE: Final = 240  # seconds on a slow machine


async def test_the_demo_is_played(
    tmp_path: Path, window: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, records = await by_script(tmp_path)
    async with table(tmp_path, monkeypatch) as (address, bot):
        windows = {
            name: await at_sea(await window(f"{address}&as={name}"))
            for name in ("anna", "boris", "umpire")
        }
        channel = await channel_of(bot)
        for number, line in enumerate(DEMO.read_text("utf-8").splitlines(), start=1):
            if line.startswith("!dice"):
                faces = tuple(map(int, line.split()[1:]))
                bot.table.scripted[channel] = (faces, ())
            elif number in records:
                await acted(windows[line.split()[0][1:]], records[number])
                await bot.idle()
        await expect(windows["anna"].locator(POST).last).to_contain_text("ended")
        await photograph(windows["anna"], "sea-the-end")
        game = await bot.store.do(bot.store.store.last_game_in, channel)

    assert game is not None
    assert json.loads(game.state) == state


async def by_script(folder: Path) -> tuple[Any, dict[int, dict[str, Any]]]:
    """Return the last position of the demo as a script, and its lines to be typed."""
    export = folder / "demo.json"
    arguments = ("-m", "bot", "script", "--seed", "demo", "--export", export, DEMO)
    running = await asyncio.create_subprocess_exec(
        sys.executable, *arguments, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    said, _ = await running.communicate()
    lines = [json.loads(line) for line in said.decode().splitlines()]
    start = next(i for i, one in enumerate(lines) if one["command"] == FIRST)
    typed = {
        one["line"]: one
        for one in lines[start:]
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


async def channel_of(bot: Bot) -> str:
    """Return the channel of the game of War at Sea."""
    games = await bot.store.do(bot.store.store.games)
    return next(one.channel for one in games if one.system == "war_at_sea")


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
