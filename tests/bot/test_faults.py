"""Whatever goes wrong: a private apology with a number, a traceback, no change."""

import logging
from typing import Any, NoReturn

import pytest

from bot.loopback import Upload
from rules.kernel.refusal import Refusal
from tests.parley.system import ParleySystem
from tests.replies import Reply
from tests.tables import Company, House

pytestmark = pytest.mark.asyncio(loop_scope="module")


def broken(*arguments: Any, **named: Any) -> NoReturn:
    raise RuntimeError("a plank is loose")


def unworded(*arguments: Any, **named: Any) -> NoReturn:
    raise Refusal("a_code_of_tomorrow", ("PAR-DAY-1",))


async def by_slash(company: Company) -> Reply:
    return await company.type(company.ben, "/parley roll", number=2)


async def by_upload(company: Company) -> Reply:
    letter = Upload("letter.txt", b"Let us talk.")
    return await company.type(company.ben, "/parley write", letter=letter)


async def by_button(company: Company) -> Reply:
    return await company.press(company.ben, "South: Throw 2 dice")


async def by_select(company: Company) -> Reply:
    return await company.choose(company.ben, "В какой порт? (1 из 2)", "hull")


async def by_form(company: Company) -> Reply:
    opened = await company.press(company.ben, "South: Load goods")
    return await company.fill(company.ben, opened.call.form, "salt=1")


@pytest.mark.parametrize("way", [by_slash, by_upload, by_button, by_select, by_form])
@pytest.mark.parametrize("fault", [broken, unworded])
async def test_a_fault_is_answered_privately_and_logged(
    house: House,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    way: Any,
    fault: Any,
) -> None:
    company = await house.company()
    await company.press(company.ben, "South: Sail")
    before, posts = house.stored(), company.posts()

    with monkeypatch.context() as patched:
        patched.setattr(ParleySystem, "apply", fault)
        reply = await way(company)

    number = reply.outcome.fault
    assert number is not None
    assert number in reply.told
    assert "В игре ничего не изменилось" in reply.told
    assert "plank" not in reply.told
    assert house.stored() == before
    assert company.posts() == posts
    (record,) = [one for one in caplog.records if number in one.getMessage()]
    assert record.levelno == logging.ERROR
    assert record.exc_info
    assert not (await way(company)).outcome.fault


@pytest.mark.parametrize(
    ("command", "option"),
    [
        ("/parley sail", "to"),
        ("/parley sail", "seat"),
        ("/parley send", "ships"),
        ("/game join", "side"),
        ("/game option", "value"),
    ],
)
async def test_a_fault_in_autocomplete_is_answered_with_no_choice(
    house: House,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    command: str,
    option: str,
) -> None:
    company = await house.company()
    filled = {"name": "hand_limit"} if option == "value" else {}
    assert await company.complete(company.anna, command, option, **filled)

    monkeypatch.setattr(house.bot.table.positions, "in_channel", broken)
    found = await company.complete(company.anna, command, option, **filled)

    assert found == []
    assert "a plank is loose" in caplog.text


async def test_a_command_that_the_bot_no_longer_has_is_answered(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    company = await house.company()
    tree = house.bot.client.tree
    dice = tree.remove_command("dice")
    assert dice is not None

    reply = await company.type(company.anna, "/dice roll", dice="2d6")

    tree.add_command(dice)
    assert reply.outcome.fault
    assert reply.outcome.fault in reply.told


async def test_other_channels_do_not_notice(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = await house.company(), await house.company("nine_years")

    monkeypatch.setattr(ParleySystem, "apply", broken)

    assert (await by_slash(here)).outcome.fault
    assert (await there.type(there.anna, "/nine next")).outcome.line
