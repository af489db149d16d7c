"""Two years of the colonial war at the local table, played as a newcomer would."""

import asyncio
import re
from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import Locator, Page, expect

from bot.local_table.play import served
from bot.words import Words
from tests.local_table.conftest import Opener, photograph, send

pytestmark = pytest.mark.asyncio(loop_scope="module")

WORDS: Final = Words.load(["nine_years"])
PATIENCE: Final = 90  # seconds for a whole game on a slow machine


def offered(label: str, language: str = "en") -> str:
    """Return what the button of an offer says."""
    return WORDS.say(language, f"nine_years-offer-{label}")


def button(page: Page, label: str, side: str = "") -> Locator:
    """Return the newest button of an offer; it names its side where two are awaited."""
    of = f"(?:{WORDS.name('en', 'nine_years', side)}: )?" if side else ""
    pattern = re.compile(f"^{of}{re.escape(label)}$")
    return page.locator("#entries").get_by_role("button", name=pattern).last


async def texts(page: Page) -> list[str]:
    """Return what stands in the log."""
    return await page.locator(".entry").all_inner_texts()


async def public(page: Page) -> int:
    """Return the number of messages that everybody sees."""
    return await page.locator(".entry:not(.secret)").count()


async def plays(page: Page, act: object, *windows: Page) -> None:
    """Do something, and wait until its post is in all windows."""
    before = await public(page)
    if isinstance(act, Locator):
        await act.click()
    else:
        await send(page, str(act))
    for window in (page, *windows):
        await expect(window.locator(".entry:not(.secret)")).to_have_count(before + 1)


async def test_two_years_are_played(tmp_path: Path, window: Opener) -> None:
    database = tmp_path / "table.sqlite"
    async with (
        asyncio.timeout(PATIENCE),
        served(0, database, "en-US", WORDS) as address,
    ):
        anna = await window(f"{address}&as=anna")
        boris = await window(f"{address}&as=boris", width=390, look="dark")
        umpire = await window(f"{address}&as=umpire", width=390)
        await photograph(anna, "first-minute")
        assert "key=" not in anna.url

        await play_1688(anna, boris, umpire)
        await play_1689(anna, boris, umpire)

        await each_sees_his_own(anna, boris, umpire)
        kept = [await reloaded(page) for page in (anna, boris, umpire)]

    people = (("anna", "en"), ("boris", "ru"), ("umpire", "en"))
    async with (
        asyncio.timeout(PATIENCE),
        served(0, database, "en-US", WORDS) as address,
    ):
        for (name, language), before_restart in zip(people, kept, strict=True):
            page = await window(f"{address}&as={name}")
            await expect(page.locator(".entry")).to_have_count(len(before_restart))
            assert await page.locator("html").get_attribute("lang") == language
            assert without_times(await texts(page)) == without_times(before_restart)
        anna = await window(f"{address}&as=anna")
        await plays(anna, button(anna, offered("roll"), "alliance"))


async def play_1688(anna: Page, boris: Page, umpire: Page) -> None:
    """Play a year without a roll; each side is answered in its language."""
    every, end = (anna, boris, umpire), offered("next")
    await boris.click("#menu")
    await boris.select_option("#language", "ru")
    await photograph(boris, "side-dark-390")
    await boris.keyboard.press("Escape")

    await send(anna, "/nine roll")
    await expect(anna.locator(".secret")).to_contain_text("KWW-ROLL-2")
    await plays(anna, button(anna, end, "alliance"), *every)
    await plays(boris, "/nine дальше", *every)
    await button(boris, WORDS.say("en", "button-orders")).click()
    orders = boris.locator(".secret").last
    await expect(orders).to_contain_text("Бурбоны")
    await photograph(boris, "orders-dark-390")
    support = orders.get_by_role("button", name=offered("support", "ru"))
    await plays(boris, support, *every)
    await plays(anna, button(anna, end, "alliance"), *every)
    await plays(boris, button(boris, end, "bourbon"), *every)
    await send(boris, "/nine шансы")
    await expect(boris.locator(".secret").last).to_contain_text("36")
    await plays(umpire, "/nine next", *every)
    await plays(umpire, "/nine next", *every)


async def play_1689(anna: Page, boris: Page, umpire: Page) -> None:
    """Play a year with a roll, and a fact that the umpire enters by keyboard alone."""
    every = (anna, boris, umpire)
    await plays(anna, button(anna, offered("roll"), "alliance"), *every)
    await expect(boris.locator(".entry").last).to_contain_text("KWW-ROLL")
    await photograph(anna, "roll")
    await photograph(boris, "roll-dark-390")
    before = await public(umpire)
    await umpire.keyboard.press("/")
    await umpire.keyboard.type("nine umpire cards side:bour")
    await umpire.keyboard.press("Tab")
    await photograph(umpire, "umpire-390")
    await umpire.keyboard.type("3")
    await umpire.keyboard.press("Enter")
    await expect(anna.locator(".entry:not(.secret)")).to_have_count(before + 1)
    for _ in range(4):
        await plays(umpire, "/nine next", *every)
    await expect(anna.locator(".entry:not(.secret)").last).to_contain_text("1690")


async def reloaded(page: Page) -> list[str]:
    """Check that a reload loses nothing and the page fits; return what it shows."""
    before = await texts(page)
    await page.reload()
    await expect(page.locator(".entry")).to_have_count(len(before))
    assert await texts(page) == before
    assert page.viewport_size
    width = page.viewport_size["width"]
    assert await page.evaluate("document.documentElement.scrollWidth") == width
    return before


async def each_sees_his_own(anna: Page, boris: Page, umpire: Page) -> None:
    """Check that private answers are with their reader and with nobody else."""
    own = [
        set(await page.locator(".secret .text").all_inner_texts())
        for page in (anna, boris)
    ]
    assert own[0]
    assert own[1]
    for page, foreign in ((anna, own[1]), (boris, own[0]), (umpire, own[0] | own[1])):
        seen = set(await page.locator(".entry .text").all_inner_texts())
        assert not seen & foreign


def without_times(entries: list[str]) -> list[str]:
    """Return entries without the hour, which another width puts elsewhere."""
    clock = re.compile(r"\b\d{1,2}:\d{2}(?:\s[AP]M)?\s*")
    return sorted(re.sub(r"\s+", " ", clock.sub("", entry)) for entry in entries)
