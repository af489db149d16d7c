"""War at Sea at the local table: a battle with its pictures, and the game's end."""

import asyncio
from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import Page, expect

from bot.local_table.play import served
from bot.words import Words
from tests.local_table.conftest import Opener, photograph, send

pytestmark = pytest.mark.asyncio(loop_scope="module")

WORDS: Final = Words.load(["nine_years", "war_at_sea"])
PATIENCE: Final = 120  # seconds on a slow machine
POST: Final = ".entry:not(.secret)"


async def test_a_battle_is_fought(tmp_path: Path, window: Opener) -> None:
    async with (
        asyncio.timeout(PATIENCE),
        served(0, tmp_path / "table.sqlite", "en-US", WORDS) as address,
    ):
        anna = await at_sea(await window(f"{address}&as=anna"))
        boris = await at_sea(
            await window(f"{address}&as=boris", width=390, look="dark")
        )
        umpire = await at_sea(await window(f"{address}&as=umpire"))

        await done(umpire, "/sea umpire start", "Turn 1")
        await done(anna, "/sea fleet move fleet:f1 to:narrows", "The Narrows")
        await done(anna, "/sea fleet move fleet:f1 to:bluewater", "Battle №1")
        await asked(boris, "/sea odds", "7/12")
        await done(boris, "/sea stand", "accepted battle")
        await done(anna, "/sea stand", "accepted battle")
        await done(boris, "/sea stay-out", "stayed out")
        await done(anna, "/sea stay-out", "round 1")
        await pictured(anna, boris, umpire)
        await done(umpire, "/sea umpire draw battle:1", "draw")
        await done(umpire, "/sea umpire end", "The game ended")
        await expect(anna.locator(POST).last.get_by_role("button")).to_have_count(0)


async def pictured(anna: Page, boris: Page, umpire: Page) -> None:
    """Look at the chart, wide and narrow; on a phone it fits the page."""
    for page, look in ((anna, "sea-chart"), (boris, "sea-chart-dark-390")):
        await send(page, "/game chart")
        picture = page.locator(".secret img").last
        await expect(picture).to_be_visible(timeout=20_000)
        await picture.scroll_into_view_if_needed()
        await photograph(page, look)
        assert page.viewport_size
        width = page.viewport_size["width"]
        assert await page.evaluate("document.documentElement.scrollWidth") == width
    await expect(umpire.locator(".secret img")).to_have_count(0)


async def at_sea(page: Page) -> Page:
    """Turn to the channel of War at Sea, which is seated from the start."""
    await (
        page.locator("#places")
        .get_by_text("war-at-sea")
        .first.evaluate("one => one.click()")
    )
    await expect(page.locator(POST).last).to_contain_text("The game begins")
    return page


async def done(page: Page, command: str, said: str) -> None:
    """Type *command*, and wait until a new post says what came of it."""
    before = await page.locator(POST).count()
    await send(page, command)
    await expect(page.locator(POST)).to_have_count(before + 1)
    await expect(page.locator(POST).last).to_contain_text(said)


async def asked(page: Page, command: str, said: str) -> None:
    """Type a question, and wait for its private answer."""
    await send(page, command)
    await expect(page.locator(".secret").last).to_contain_text(said)
