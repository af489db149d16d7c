"""The whole colonial war, ten years, is played at the local table to its end."""

import asyncio
from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import Page, expect

from bot.local_table.play import served
from bot.words import Words
from tests.local_table.conftest import Opener, photograph, send

pytestmark = pytest.mark.asyncio(loop_scope="module")

WORDS: Final = Words.load(["nine_years"])
PATIENCE: Final = 150  # seconds for ten years on a slow machine
YEARS: Final = range(1688, 1698)


async def test_ten_years_are_played(tmp_path: Path, window: Opener) -> None:
    async with (
        asyncio.timeout(PATIENCE),
        served(0, tmp_path / "table.sqlite", "en-US", WORDS) as address,
    ):
        anna = await window(f"{address}&as=anna")
        umpire = await window(f"{address}&as=umpire")
        for year in YEARS:
            await play(anna, umpire, year)
        last = anna.locator(".entry:not(.secret)").last
        await expect(last).to_contain_text("The game ended")
        await expect(last).to_contain_text("1697")
        await expect(last.get_by_role("button")).to_have_count(0)
        await photograph(anna, "the-end")

        await send(anna, "/game status")
        await expect(anna.locator(".secret").last).to_contain_text("There is no game")


async def play(anna: Page, umpire: Page, year: int) -> None:
    """Play one year: the roll where it is due, support at times, and four phases."""
    if year > YEARS.start:
        await done(anna, "/nine roll", "King William’s War")
    await done(umpire, "/nine next", f"{year}, Reinforcement")
    if year % 3 == 0:
        await done(anna, "/nine support", "resource point")
    await done(umpire, "/nine next", f"{year}, Campaign")
    await done(umpire, "/nine next", f"{year}, Winter Quarters")
    over = year == YEARS[-1]
    await done(umpire, "/nine next", "The game ended" if over else f"{year + 1}")


async def done(page: Page, command: str, said: str) -> None:
    """Type *command*, and wait until the newest post says what came of it."""
    before = await page.locator(".entry:not(.secret)").count()
    await send(page, command)
    posts = page.locator(".entry:not(.secret)")
    await expect(posts).to_have_count(before + 1)
    await expect(posts.last).to_contain_text(said)
