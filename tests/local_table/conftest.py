"""A table with a small bot, and windows of a real browser on it.

One browser serves the tests of a module, which therefore share an event loop.
"""

import asyncio
import os
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal

import pytest
import pytest_asyncio
from discord import asset, gateway, http
from playwright.async_api import Browser, BrowserContext, Page, async_playwright, expect

from bot.clock import ShiftedClock
from bot.local_table import keeping, pages
from bot.local_table.gate import Gate
from bot.local_table.keeping import Keeper
from bot.local_table.table import LocalTable
from bot.loopback import Loopback, redirect
from bot.words import Words
from tests.local_table.harbour_bot import HarbourBot

TOKEN: Final = "a-token-of-nobody"  # noqa: S105 - the loopback takes any word
CHROMIUM: Final = "/usr/bin/chromium"
ARGUMENTS: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE: Final = 20_000
"""Milliseconds that a busy machine may take for what is near at once."""
SCREENSHOTS: Final = Path(__file__).parents[2] / "screenshots"


@pytest.fixture(autouse=True)
def discord_py(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every test leave discord.py's addresses as they were."""
    monkeypatch.setattr(http.Route, "BASE", http.Route.BASE)
    monkeypatch.setattr(asset.Asset, "BASE", asset.Asset.BASE)
    monkeypatch.setattr(
        gateway.DiscordWebSocket,
        "DEFAULT_GATEWAY",
        gateway.DiscordWebSocket.DEFAULT_GATEWAY,
    )


@dataclass
class House:
    """A running table: its server's address, its key, and the bot."""

    loopback: Loopback
    table: LocalTable
    gate: Gate
    bot: HarbourBot

    @property
    def base(self) -> str:
        """Return the server's address."""
        return self.loopback.base

    def address(self, person: str) -> str:
        """Return the address of a window for *person*."""
        return f"{self.base}/?key={self.gate.key}&as={person}"


@asynccontextmanager
async def harbour(folder: Path) -> AsyncIterator[House]:
    """Serve a table with one channel, whose world is kept in *folder*."""
    clock, gate = ShiftedClock(), Gate()
    loopback = Loopback(clock)
    path = folder / "table.world.json"
    memory = keeping.load(path, loopback)
    loopback.add_application(TOKEN, "Harbour")
    keeper = Keeper(path, loopback, memory)
    table = LocalTable(loopback, clock, memory, keeper, "en-US")
    table.open("harbour", None)
    pages.add_to(loopback.app, table, gate, Words.load())
    await loopback.start()
    redirect(loopback.base)
    bot = HarbourBot()
    running = asyncio.create_task(bot.start(TOKEN))
    try:
        async with asyncio.timeout(PATIENCE / 1000), keeper.watching():
            await bot.up.wait()
            yield House(loopback, table, gate, bot)
            bot.thought.set()
    finally:
        await bot.close()
        await asyncio.gather(running, return_exceptions=True)
        await loopback.stop()


@pytest_asyncio.fixture(loop_scope="module")
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Return a new table with the small bot."""
    async with harbour(tmp_path) as running:
        yield running


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def browser() -> AsyncIterator[Browser]:
    """Return a browser; without Chromium the test is skipped, in CI it fails."""
    if not shutil.which(CHROMIUM):
        reason = f"the page is tested with {CHROMIUM}, which is not installed"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    expect.set_options(timeout=PATIENCE)
    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(
            executable_path=CHROMIUM, args=ARGUMENTS
        )
        yield running
        await running.close()


Look = Literal["light", "dark"]
Opener = Callable[..., Awaitable[Page]]


@pytest_asyncio.fixture(loop_scope="module")
async def window(browser: Browser) -> AsyncIterator[Opener]:
    """Return what opens a window of its own at an address.

    The test fails for any error that a script of the page did not catch, and for
    anything that the page's own policy forbids it.
    """
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    async def open_window(
        address: str, width: int = 1280, look: Look = "light", **options: Any
    ) -> Page:
        context = await browser.new_context(
            viewport={"width": width, "height": 844},
            color_scheme=look,
            reduced_motion="reduce",
            **options,
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = await context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda line: wrong.extend(forbidden(line.text)))
        await page.goto(address)
        await page.locator("#places button").first.wait_for(state="attached")
        return page

    yield open_window
    for context in contexts:
        await context.close()
    assert wrong == []


def forbidden(line: str) -> list[str]:
    """Return what the console says of the page's policy."""
    return [line] if "Content Security Policy" in line else []


async def photograph(page: Page, name: str) -> None:
    """Keep a picture of a window, to be looked at."""
    SCREENSHOTS.mkdir(exist_ok=True)
    await page.screenshot(path=SCREENSHOTS / f"{name}.png")


async def send(page: Page, line: str) -> None:
    """Type a whole line into the message line and send it."""
    await page.fill("#draft", line)
    await page.press("#draft", "Enter")
