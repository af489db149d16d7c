"""Discord's markup as the page shows it, and text that would be something else."""

import time

import pytest
from playwright.async_api import Page, expect

from tests.local_table.conftest import House, Opener, send

pytestmark = pytest.mark.asyncio(loop_scope="module")

SHOW = """async text => {
    const { markdown } = await import("/page/markdown.js");
    const reader = {
        isMe: id => id === "1",
        personName: id => ({ 1: "anna", 2: "<b>boris</b>" })[id],
        placeName: id => ({ 5: "sea" })[id],
        goTo: () => {},
        begin: () => {},
    };
    const box = document.createElement("div");
    box.append(...markdown(text, reader));
    return box.innerHTML;
}"""
HOSTILE = "<img src=x onerror=window.hurt=1>"
HOSTILE_TEXTS = (
    HOSTILE,
    "<script>window.hurt=1</script>",
    "[x](javascript:window.hurt=1)",
    "<javascript:window.hurt=1>",
    f"```html\n{HOSTILE}\n```",
    f"> {HOSTILE}\n- {HOSTILE}\n# {HOSTILE}",
    f"||{HOSTILE}|| `{HOSTILE}`",
    "<@2>",
    '[<img src=x>](https://a.example/" onmouseover="window.hurt=1)',
)


async def shown(page: Page, text: str) -> str:
    """Return the HTML that a message's text becomes."""
    return str(await page.evaluate(SHOW, text))


async def test_markup_becomes_elements(house: House, window: Opener) -> None:
    page = await window(house.address("anna"))
    for text, expected in (
        (
            "**a** *b* _c_ __d__ ~~e~~",
            "<p><strong>a</strong> <em>b</em> <em>c</em> <u>d</u> <s>e</s></p>",
        ),
        ("***a***", "<p><strong><em>a</em></strong></p>"),
        ("**a *b* c**", "<p><strong>a <em>b</em> c</strong></p>"),
        ("snake_case_name 2 * 3 * 4", "<p>snake_case_name 2 * 3 * 4</p>"),
        (r"\*a\* \_b\_ \\", r"<p>*a* _b_ \</p>"),
        ("`a **b**` ``c ` d``", "<p><code>a **b**</code> <code>c ` d</code></p>"),
        ("**a `**` b**", "<p><strong>a <code>**</code> b</strong></p>"),
        ("**open `code", "<p>**open `code</p>"),
        ("```py\n x\n```", '<pre tabindex="0"><code> x</code></pre>'),
        ("# a\n## b\n### c", "<h3>a</h3><h4>b</h4><h5>c</h5>"),
        ("-# *a*", '<p class="small"><em>a</em></p>'),
        ("> a\n> b\nc", "<blockquote><p>a\nb</p></blockquote><p>c</p>"),
        ("a\n>>> b\nc", "<p>a</p><blockquote><p>b\nc</p></blockquote>"),
        ("- a\n- b", "<ul><li>a</li><li>b</li></ul>"),
        ("- a\n  - b\n- c", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"),
        ("3. a\n4. b", '<ol start="3"><li>a</li><li>b</li></ol>'),
        ("a\n\nb", "<p>a\n\nb</p>"),
        ("1 < 2 & 3", "<p>1 &lt; 2 &amp; 3</p>"),
        (
            "<@1> <@!9>",
            '<p><span class="mention mine">@anna</span> '
            '<span class="mention">@somebody unknown</span></p>',
        ),
        ("<#5>", '<p><button class="mention" type="button">#sea</button></p>'),
        (
            "</nine umpire cards:7>",
            '<p><button class="mention" type="button">/nine umpire cards</button></p>',
        ),
        ("<:ship:12>", "<p>:ship:</p>"),
    ):
        assert await shown(page, text) == expected, text


async def test_moments_and_links(house: House, window: Opener) -> None:
    page = await window(house.address("anna"), timezone_id="UTC", locale="en-US")

    moment = await shown(page, "<t:1767225600:D>")
    assert ">January 1, 2026</time>" in moment
    assert 'datetime="2026-01-01T00:00:00.000Z"' in moment
    assert "data-relative" in await shown(page, "<t:1767225600:R>")
    for text in (
        "https://a.example/b.",
        "<https://a.example/b>",
        "[x](https://a.example/b)",
    ):
        html = await shown(page, text)
        assert 'href="https://a.example/b"' in html
        assert 'rel="noopener noreferrer"' in html


async def test_foreign_text_stays_text(house: House, window: Opener) -> None:
    page = await window(house.address("anna"))
    channel = house.table.channels()[0]

    for text in HOSTILE_TEXTS:
        house.table.anyone("boris").say(channel, text)

    entry = page.locator(".entry")
    await expect(entry).to_have_count(len(HOSTILE_TEXTS))
    assert await entry.locator("img, script, [onerror], [onmouseover]").count() == 0
    assert await entry.locator("a:not([href^='https://'])").count() == 0
    assert await page.evaluate("window.hurt") is None


async def test_foreign_names_stay_names(house: House, window: Opener) -> None:
    page = await window(house.address("anna"))
    await page.get_by_role("button", name="New person").click()
    await page.keyboard.type(HOSTILE[:32])
    await page.keyboard.press("Enter")
    await page.locator("#people button", has_text="<img").first.click()
    await expect(page.locator("#speaking-as")).to_contain_text("<img src=x")
    await page.get_by_role("button", name="New channel").click()
    await page.keyboard.type("<b>deep</b>")
    await page.keyboard.press("Enter")
    await expect(page.locator("#place-name")).to_have_text("<b>deep</b>")
    await send(page, "/harbour everything")

    await expect(page.locator(".entry")).to_contain_text("@<img src=x")
    assert await page.locator("#side img:not([src='/page/icon.svg'])").count() == 0
    assert await page.locator(".entry img").count() == 1
    assert await page.evaluate("window.hurt") is None


async def test_text_made_to_be_slow_is_not(house: House, window: Opener) -> None:
    page = await window(house.address("anna"))
    began = time.monotonic()

    for sign in (
        "`",
        "*",
        "_",
        "~~",
        "||",
        "**a",
        "*a ",
        "`` ` ",
        "[",
        "<",
        "> ",
        "- ",
    ):
        await shown(page, sign * (4_096 // len(sign)))

    assert time.monotonic() - began < 20
