"""What a person can do in the page, with a small bot that has one of everything."""

import pytest
from playwright.async_api import expect

from tests.local_table.conftest import House, Look, Opener, photograph, send
from tests.local_table.harbour_bot import PIXEL

pytestmark = pytest.mark.asyncio(loop_scope="module")

OFFERED = "#suggestions [role=option]"


async def test_a_line_typed_whole_is_sent(house: House, window: Opener) -> None:
    page = await window(house.address("anna"))

    await send(page, "/harbour sail to:port-07 ships:4 course:west quiet:yes")

    entry = page.locator(".entry")
    await expect(entry).to_have_count(1)
    await expect(entry).to_contain_text("anna used /harbour sail")
    await expect(entry.locator(".text")).to_have_text("port-07 4 W True None None")
    await expect(entry).to_contain_text("Only you see this")


async def test_a_command_is_filled_in_by_keyboard_alone(
    house: House, window: Opener
) -> None:
    page = await window(house.address("anna"))
    keys = page.keyboard

    await keys.press("/")
    await expect(page.locator(OFFERED).first).to_be_visible()
    await keys.type("sail")
    await keys.press("Enter")
    to = page.get_by_label("to", exact=True)
    await expect(to).to_be_focused()
    await expect(page.locator(OFFERED)).to_have_count(25)
    await keys.type("1")
    await expect(page.locator(OFFERED)).to_have_count(12)
    await keys.press("ArrowDown")
    await keys.press("Enter")
    await expect(to).to_have_value("Port-10")
    await expect(page.get_by_label("ships")).to_be_focused()
    await keys.type("12")
    await keys.press("Enter")
    await expect(page.get_by_text("At most 9.")).to_be_visible()
    await expect(page.get_by_label("ships")).to_be_focused()
    await keys.press("Backspace")
    await keys.type(" course:we")
    await expect(page.get_by_label("course")).to_be_focused()
    await expect(page.get_by_label("ships")).to_have_value("1")
    await photograph(page, "command-card")
    await keys.press("Tab")
    await expect(page.get_by_label("course")).to_have_value("West")
    await page.get_by_role("button", name="+ who").focus()
    await keys.press("Enter")
    await expect(page.get_by_label("who")).to_be_focused()
    await keys.type("bor")
    await keys.press("Enter")
    await keys.press("Enter")

    await expect(page.locator(".entry .text")).to_have_text(
        "port-10 1 W None boris None"
    )
    await expect(page.locator("#draft")).to_be_focused()


async def test_what_is_missing_or_wrong_is_said_in_place(
    house: House, window: Opener
) -> None:
    page = await window(house.address("anna"))

    await send(page, "/harbour sail ships:many course:north")

    card = page.locator(".card")
    wrong = card.locator(".option", has=page.get_by_label("to", exact=True))
    await expect(wrong).to_contain_text("This is needed.")
    await expect(card).to_contain_text("A whole number is needed.")
    await expect(card).to_contain_text("Take one of the list.")
    await expect(page.get_by_label("to", exact=True)).to_be_focused()
    await expect(page.get_by_label("ships")).to_have_attribute("aria-invalid", "true")
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await expect(card).to_have_count(0)
    await expect(page.locator("#draft")).to_be_focused()
    await send(page, "/harbour swim")
    await expect(page.locator("#chat-wrong")).to_have_text(
        "There is no such command. Type / to see them all."
    )
    assert not [change for change in house.loopback.history if change.message]


async def test_a_file_goes_with_a_command(house: House, window: Opener) -> None:
    page = await window(house.address("anna"))

    await send(page, "/harbour sail to:x ships:1 chart:")
    await page.get_by_label("chart").set_input_files(
        {"name": "chart.png", "mimeType": "image/png", "buffer": PIXEL}
    )
    await page.get_by_role("button", name="Send").click()

    await expect(page.locator(".entry .text")).to_contain_text(str(len(PIXEL)))


async def test_buttons_are_pressed_and_private_answers_put_away(
    house: House, window: Opener
) -> None:
    anna = await window(house.address("anna"))
    boris = await window(house.address("boris"))
    await send(anna, "/harbour controls")

    await boris.get_by_role("button", name="Whisper").click()

    private = boris.locator(".entry.secret")
    await expect(private).to_contain_text("psst, boris")
    await anna.get_by_role("button", name="Whisper").click()
    await expect(anna.locator(".entry.secret")).to_contain_text("psst, anna")
    await expect(anna.get_by_text("psst, boris")).to_have_count(0)
    await boris.reload()
    await expect(private).to_contain_text("psst, boris")
    await private.get_by_role("button", name="Dismiss").click()
    await expect(private).to_have_count(0)
    await boris.reload()
    await expect(boris.get_by_role("button", name="Whisper")).to_be_visible()
    await expect(private).to_have_count(0)
    await expect(boris.get_by_role("button", name="Asleep")).to_be_disabled()
    await boris.get_by_role("button", name="Strike").click()
    await expect(anna.locator(".entry").first).to_contain_text("struck")
    await expect(anna.get_by_role("button", name="Whisper")).to_have_count(0)


async def test_selects_take_one_or_several(house: House, window: Opener) -> None:
    page = await window(house.address("anna"))
    await send(page, "/harbour controls")
    keys = page.keyboard

    one = page.get_by_role("combobox", name="One ship")
    await one.focus()
    await keys.press("ArrowDown")
    await keys.press("ArrowDown")
    await keys.press("Enter")
    await expect(page.locator(".entry").last).to_contain_text("chosen s2")
    await page.get_by_role("combobox", name="Some ships").click()
    done = page.get_by_role("button", name="Done (2 to 3)")
    await page.get_by_role("option", name="Ship 4").click()
    await expect(done).to_be_disabled()
    await keys.press("Space")
    await expect(page.locator(".picker [aria-selected=true]")).to_have_count(0)
    await page.get_by_role("option", name="Ship 1").click()
    await page.get_by_role("option", name="Ship 4").click()
    await photograph(page, "select")
    await done.click()
    await expect(page.locator(".entry").last).to_contain_text("chosen s1, s4")


async def test_a_form_is_filled_in(house: House, window: Opener) -> None:
    page = await window(house.address("anna"))
    await send(page, "/harbour controls")
    write = page.get_by_role("button", name="Write")
    await write.focus()
    await page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="A letter")
    await expect(dialog.get_by_label("To")).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(dialog).to_have_count(0)
    await expect(write).to_be_focused()

    await write.click()
    await expect(dialog.get_by_label("To")).to_be_focused()
    await page.keyboard.type("ab")
    await page.keyboard.press("Enter")
    await expect(dialog).to_contain_text("Too short: the least length is 3.")
    await expect(dialog.get_by_label("To")).to_be_focused()
    await page.keyboard.type("c")
    await expect(dialog.get_by_label("Text")).to_have_value("Dear")
    await dialog.get_by_label("Text").fill("Two\nlines")
    await dialog.get_by_role("combobox", name="Seal").click()
    await page.get_by_role("option", name="B").click()
    await photograph(page, "form")
    await dialog.get_by_role("button", name="Send").click()

    await expect(dialog).to_have_count(0)
    await expect(page.locator(".entry").last).to_contain_text("to abc: Two\nlines [B]")


async def test_everything_that_a_message_may_hold(house: House, window: Opener) -> None:
    page = await window(house.address("anna"))

    await send(page, "/harbour everything")

    entry = page.locator(".entry")
    await expect(entry.get_by_role("heading", name="A heading")).to_be_visible()
    for tag, text in (
        ("strong", "bold"),
        ("em", "italic"),
        ("s", "gone"),
        ("blockquote", "a quote"),
        ("li", "two"),
        ("p.small", "small print"),
        ("pre", "left | right"),
        ("dt", "A field"),
    ):
        await expect(entry.locator(tag, has_text=text).first).to_be_visible()
    await expect(entry.locator(".mention.mine")).to_have_text("@anna")
    await expect(entry.get_by_role("img", name="A chart of the bay")).to_have_count(1)
    await expect(entry.get_by_role("link", name="log.txt")).to_have_attribute(
        "download", "log.txt"
    )
    drawn = "image => image.complete && image.naturalWidth === 1"
    assert await entry.locator("img").evaluate(drawn)
    hidden = entry.get_by_role("button", name="Spoiler")
    await hidden.press("Enter")
    await expect(entry.get_by_text("secret")).to_be_visible()
    await photograph(page, "everything")
    await entry.get_by_role("button", name="/harbour controls").click()
    await expect(page.locator(".card header")).to_contain_text("/harbour controls")


async def test_a_slow_bot_thinks_and_an_absent_one_is_told_of(
    house: House, window: Opener
) -> None:
    page = await window(house.address("anna"))

    await send(page, "/harbour think")
    await expect(page.locator(".entry")).to_contain_text("Harbour is thinking…")
    house.bot.thought.set()
    await expect(page.locator(".entry")).to_contain_text("thought of it")

    await house.bot.close()
    await send(page, "/harbour controls")
    await expect(page.locator(".card")).to_contain_text("The bot did not respond.")
    await expect(page.get_by_role("button", name="Send")).to_be_enabled()


async def test_the_page_speaks_the_persons_language(
    house: House, window: Opener
) -> None:
    page = await window(house.address("boris"))

    await page.select_option("#language", "ru")

    await expect(page.get_by_role("button", name="Отправить")).to_be_visible()
    await expect(page.locator("html")).to_have_attribute("lang", "ru")
    await page.locator("#draft").press_sequentially("/гавань пл")
    await expect(page.locator(OFFERED)).to_contain_text("Выйти в море")
    await page.keyboard.press("Tab")
    await page.get_by_label("куда").fill("там")
    await page.get_by_label("ships").fill("2")
    await page.get_by_role("button", name="+ course").click()
    await page.get_by_role("option", name="Восток").click()
    await page.get_by_role("button", name="Отправить").click()
    await expect(page.locator(".entry .text")).to_have_text("там 2 E None None None")
    await expect(page.locator(".entry")).to_contain_text("boris: /гавань плыть")
    await page.reload()
    await expect(page.get_by_role("button", name="Отправить")).to_be_visible()
    other = await window(house.address("anna"))
    await expect(other.get_by_role("button", name="Send")).to_be_visible()


async def test_people_channels_and_threads_are_added(
    house: House, window: Opener
) -> None:
    page = await window(house.address("anna"))
    other = await window(house.address("boris"))

    await page.get_by_role("button", name="New person").click()
    await page.keyboard.type("carla")
    await page.keyboard.press("Enter")
    await expect(other.get_by_role("button", name="carla").first).to_be_visible()
    await page.get_by_role("button", name="New person").click()
    await page.keyboard.type("boris")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("dialog")).to_contain_text("That name is taken.")
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="New channel").click()
    await page.keyboard.type("High Seas")
    await page.keyboard.press("Enter")
    await expect(page.locator("#place-name")).to_have_text("high-seas")
    await page.get_by_role("button", name="New thread").click()
    await page.keyboard.type("a talk")
    await page.keyboard.press("Enter")
    await expect(page.locator("#place-name")).to_have_text("a talk")
    await send(page, "is anybody here?")

    thread = other.locator("#places button", has_text="a talk")
    await expect(thread.get_by_role("img", name="unread")).to_have_text("1")
    await thread.click()
    await expect(other.locator(".entry")).to_contain_text("is anybody here?")
    await expect(thread.get_by_role("img")).to_have_count(0)
    await page.locator("#people button", has_text="carla").first.click()
    await expect(page.locator("#speaking-as")).to_have_text("You are carla")
    await send(page, "I am")
    await expect(other.locator(".entry").last).to_contain_text("carla")


async def test_the_clock_is_moved_on(house: House, window: Opener) -> None:
    page = await window(house.address("anna"))
    await send(page, "/harbour everything")
    before = house.table.clock.now()
    shown = await page.locator("#now").inner_text()

    await page.locator("#later").get_by_role("button", name="later").click()

    await expect(page.locator("#now")).not_to_have_text(shown)
    assert (house.table.clock.now() - before).days == 2
    assert house.table.memory.ahead.days == 2


async def test_a_lost_connection_comes_back(house: House, window: Opener) -> None:
    page = await window(house.address("anna"))
    await page.locator("#draft").press_sequentially("half a sen")

    await page.context.set_offline(True)
    for each in list(house.table.windows):
        await each.leave()
    await expect(page.locator("#state")).to_contain_text("The connection is lost")
    house.table.anyone("boris").say(house.table.channels()[0], "meanwhile")
    await page.context.set_offline(False)

    await expect(page.locator("#state")).to_be_hidden()
    await expect(page.locator(".entry")).to_contain_text("meanwhile")
    await expect(page.locator("#draft")).to_have_value("half a sen")


async def test_long_logs_are_shown_from_their_end(house: House, window: Opener) -> None:
    channel, anna = house.table.channels()[0], house.table.anyone("anna")
    for number in range(70):
        anna.say(channel, f"message {number}")
    page = await window(house.address("boris"))
    entries = page.locator(".entry")

    await expect(entries).to_have_count(60)
    await expect(entries.last).to_be_in_viewport()
    await page.get_by_role("button", name="Earlier messages").click()

    await expect(entries).to_have_count(70)
    await expect(entries.first).to_contain_text("message 0")
    await expect(page.get_by_role("button", name="Earlier messages")).to_be_hidden()


async def test_a_reader_of_old_messages_is_left_where_he_is(
    house: House, window: Opener
) -> None:
    channel, anna = house.table.channels()[0], house.table.anyone("anna")
    for number in range(40):
        anna.say(channel, f"message {number}")
    page = await window(house.address("boris"))
    log, entries = page.locator("#log"), page.locator(".entry")
    await expect(entries.last).to_be_in_viewport()
    await log.evaluate("log => { log.scrollTop = 200; }")
    await expect(entries.last).not_to_be_in_viewport()

    anna.say(channel, "a new one")

    await expect(entries).to_have_count(41)
    assert await log.evaluate("log => log.scrollTop") == 200
    await log.evaluate("log => { log.scrollTop = log.scrollHeight; }")
    anna.say(channel, "one more")
    await expect(entries.last).to_be_in_viewport()


async def test_what_was_offered_to_one_person_is_not_taken_by_another(
    house: House, window: Opener
) -> None:
    house.table.anyone("boris")
    page = await window(house.address("anna"))
    await page.fill("#draft", "/harbour everything")
    await expect(page.locator(OFFERED).first).to_be_visible()

    await page.locator("#people button", has_text="boris").first.dispatch_event("click")
    await expect(page.locator("#speaking-as")).to_have_text("You are boris")

    await expect(page.locator(OFFERED)).to_have_count(0)
    await page.press("#draft", "Enter")
    await expect(page.locator(".card")).to_have_count(0)
    await expect(page.locator("#draft")).to_be_visible()


async def test_a_list_that_grows_while_it_scrolls_is_read_along(
    house: House, window: Opener
) -> None:
    channel, anna = house.table.channels()[0], house.table.anyone("anna")
    for number in range(40):
        anna.say(channel, f"message {number}")
    page = await window(house.address("boris"))
    entries = page.locator(".entry")
    await expect(entries.last).to_be_in_viewport()

    await page.evaluate(
        """() => {
            const last = [...document.querySelectorAll(".entry")].at(-1);
            last.style.paddingBottom = "900px";
            document.querySelector("#log").dispatchEvent(new Event("scroll"));
        }"""
    )
    anna.say(channel, "a new one")

    await expect(entries.last).to_contain_text("a new one")
    await expect(entries.last).to_be_in_viewport()


async def test_ordinary_text_calls_people_and_carries_files(
    house: House, window: Opener
) -> None:
    anna = await window(house.address("anna"))
    boris = await window(house.address("boris"))

    await anna.locator("#attach").set_input_files(
        {"name": "notes.txt", "mimeType": "text/plain", "buffer": b"to arms"}
    )
    await expect(anna.locator("#attached")).to_have_text("notes.txt")
    await send(anna, "@boris, look at @this")

    entry = boris.locator(".entry.called")
    await expect(entry).to_contain_text("@boris, look at @this")
    async with boris.expect_download() as download:
        await entry.get_by_role("link", name="notes.txt").click()
    assert (await (await download.value).path()).read_bytes() == b"to arms"
    await send(anna, "   ")
    await expect(anna.locator(".entry")).to_have_count(1)


async def test_another_window_is_opened_for_somebody(
    house: House, window: Opener
) -> None:
    page = await window(house.address("anna"))

    async with page.context.expect_page() as opened:
        await page.get_by_role("button", name="Open a window for boris").click()
    other = await opened.value

    await expect(other.locator("#speaking-as")).to_have_text("You are boris")
    assert house.gate.key not in other.url
    await other.reload()
    await expect(other.locator("#speaking-as")).to_have_text("You are boris")


async def test_a_window_with_an_old_key_says_so(house: House, window: Opener) -> None:
    page = await window(house.address("anna"))

    house.gate.key = "another"
    for each in list(house.table.windows):
        await each.leave()

    await expect(page.locator("#state")).to_contain_text("key does not fit")


@pytest.mark.parametrize("look", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
async def test_the_page_fits_its_window(
    house: House, window: Opener, width: int, look: Look
) -> None:
    page = await window(house.address("anna"), width=width, look=look)

    await send(page, "/harbour everything")
    await send(page, "/harbour controls")
    await send(page, "/harbour echo text:" + "wide" * 100)
    await expect(page.locator(".entry")).to_have_count(3)

    assert await page.evaluate("document.documentElement.scrollWidth") == width
    wide = "element => element.scrollWidth > element.clientWidth"
    assert not await page.locator("#log").evaluate(wide)
    await photograph(page, f"harbour-{look}-{width}")


async def test_every_control_has_a_name(house: House, window: Opener) -> None:
    page = await window(house.address("anna"))
    await send(page, "/harbour everything")
    await send(page, "/harbour controls")
    await expect(page.locator(".entry")).to_have_count(2)
    await page.fill("#draft", "/harbour sail ")
    await page.locator("#draft").press_sequentially(" ")

    nameless = await page.evaluate(
        """() => [...document.querySelectorAll(
            "button, input:not([hidden]), select, textarea, a, img, [role=listbox]")]
            .filter(one => !one.ariaLabel && !one.labels?.length
                && !one.textContent.trim() && one.alt === undefined
                && !one.querySelector("img[alt]:not([alt=''])"))
            .map(one => one.outerHTML)"""
    )
    assert nameless == []


async def test_the_message_line_and_the_side_are_reached_by_keyboard(
    house: House, window: Opener
) -> None:
    page = await window(house.address("anna"), width=390)
    keys = page.keyboard

    await keys.press("Tab")
    await expect(page.locator("#skip")).to_be_focused()
    await expect(page.locator("#skip")).to_be_in_viewport()
    await keys.press("Enter")
    await expect(page.locator("#draft")).to_be_focused()
    menu = page.locator("#menu")
    await menu.focus()
    await keys.press("Enter")
    await expect(menu).to_have_attribute("aria-expanded", "true")
    await keys.press("Tab")
    await expect(page.locator("#add-channel")).to_be_focused()
    await keys.press("Escape")
    await expect(page.locator("#side")).to_be_hidden()
    await expect(menu).to_be_focused()


async def test_a_fault_of_the_table_is_told_and_logged(
    house: House,
    window: Opener,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    page = await window(house.address("anna"))

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("bot.local_table.deeds.slash", broken)
    await send(page, "/harbour controls")

    await expect(page.locator(".card")).to_contain_text("Something went wrong")
    assert "ZeroDivisionError" in caplog.text
