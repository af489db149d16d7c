"""A command is written once, as a model and a rule: then it is everywhere.

Nothing below says anything about Discord: the command is added to the test system, and
found as a slash command, in autocomplete, in a script, at the local table and in the
reference page.
"""

import functools
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import aiohttp
import pytest
import pytest_asyncio
from pydantic import Field

from bot import app
from bot.local_table.play import served
from bot.loopback import NotPlayable, Upload
from bot.loopback.kinds import OptionKind
from bot.reference import Reference
from bot.words import LANGUAGES, Words, speaker
from rules.kernel.dice import Dice
from rules.kernel.fields import Amounts, Document, Id, Ids
from rules.kernel.model import Command, Result
from tests.parley import LOCALES
from tests.parley.state import Parley
from tests.parley.system import RULES, ParleySystem
from tests.script.playing import PARLEY, play
from tests.tables import House, elsewhere, opened

pytestmark = pytest.mark.asyncio(loop_scope="module")


class Signal(Command):
    """Hoist a signal for all to see."""

    path = ("fleet", "signal")

    to: Id
    flag: Literal["red", "white"]
    times: Annotated[int, Field(ge=1, le=9)] = 1
    lit: bool = False
    ships: Ids | None = None
    goods: Amounts | None = None
    text: Document | None = None


def signal(state: Parley, command: Signal, dice: Dice) -> Result[Parley]:
    """Let it be seen; nothing follows from it."""
    return Result(state)


LONGER: Final = ParleySystem({**RULES, Signal: signal})


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(
    tmp_path_factory: pytest.TempPathFactory,
) -> AsyncIterator[House]:
    """Return a server whose bot knows the longer test system."""
    folder = tmp_path_factory.mktemp("house")
    async with opened(House(folder, systems=(LONGER,))) as made:
        yield made


async def test_it_is_a_slash_command_with_an_option_for_each_field(
    house: House,
) -> None:
    listed = {one.key: one for one in house.loopback.person("anna").commands()}

    command = listed["/parley fleet signal"]

    assert command.about == "Hoist a signal for all to see."
    assert [
        (one.key, one.kind, one.required, one.autocomplete) for one in command.options
    ] == [
        ("to", OptionKind.STRING, True, True),
        ("flag", OptionKind.STRING, True, False),
        ("times", OptionKind.INTEGER, False, False),
        ("lit", OptionKind.BOOLEAN, False, False),
        ("ships", OptionKind.STRING, False, True),
        ("goods", OptionKind.STRING, False, True),
        ("text", OptionKind.ATTACHMENT, False, False),
        ("seat", OptionKind.STRING, False, True),
    ]
    by_name = {one.key: one for one in command.options}
    assert (by_name["times"].least, by_name["times"].most) == (1, 9)
    assert [value for _, value in by_name["flag"].choices] == ["red", "white"]


async def test_it_is_played_and_journalled_as_it_was_typed(house: House) -> None:
    company = await house.company()

    reply = await company.type(
        company.anna,
        "/parley fleet signal",
        to="hull",
        flag="red",
        times=3,
        lit=True,
        ships="gull, swan",
        goods="salt=2",
        text=Upload("signal.txt", b"England expects"),
    )

    assert reply.outcome.line is not None
    assert json.loads(reply.outcome.line.public)["fields"] == {
        "to": "hull",
        "flag": "red",
        "times": 3,
        "lit": True,
        "ships": ["gull", "swan"],
        "goods": {"salt": 2},
        "text": "England expects",
    }
    assert "parley fleet signal" in company.newest.content
    with pytest.raises(NotPlayable):
        await company.type(
            company.anna, "/parley fleet signal", to="hull", flag="red", times=10
        )


async def test_it_is_completed(house: House) -> None:
    company = await house.company()

    found = await company.complete(company.ben, "/parley fleet signal", "to", "лонд")

    assert found == [("Лондон", "london")]
    ships = await company.complete(company.anna, "/parley fleet signal", "ships", "g")
    assert ships == [("Gull (gull)", "gull")]


async def test_a_script_plays_it(tmp_path: Path) -> None:
    lines = (
        "@anna /parley fleet signal to:hull flag:white\n"
        "@ben complete /parley fleet signal to:genoa|\n"
    )

    with elsewhere():
        played = await play(PARLEY + lines, tmp_path, systems=(LONGER,))

    assert played.wrong is None
    assert played[6]["ok"]
    assert played[6]["revision"] == 1
    assert played[7]["choices"] == [{"name": "Genoa", "value": "genoa"}]


@asynccontextmanager
async def at_the_page(
    address: str,
) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    """Sit at the local table as Anna, where the page would."""
    base, key = address.split("/?key=")
    async with (
        aiohttp.ClientSession() as browser,
        browser.ws_connect(
            f"{base}/socket?as=anna", protocols=("quarterdeck", key)
        ) as socket,
    ):
        yield socket


async def told(socket: aiohttp.ClientWebSocketResponse, kind: str) -> Any:
    """Return the next news of a kind that the page is told."""
    for _ in range(100):
        news = await socket.receive_json()
        if news["is"] == kind:
            return news
    raise AssertionError(f"no news of {kind}")


async def test_the_local_table_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    launch = functools.partial(app.launch, systems=(LONGER,), locales=(LOCALES,))
    monkeypatch.setattr("bot.local_table.play.SYSTEMS", (LONGER,))
    monkeypatch.setattr("bot.local_table.play.launch", launch)
    database = tmp_path / "table.db"
    with elsewhere():
        async with (
            served(0, database, "en", Words.load()) as address,
            at_the_page(address) as socket,
        ):
            commands = (await told(socket, "welcome"))["commands"]
            (channel,) = (await told(socket, "places"))["places"]
            await told(socket, "ready")
            here = {"channel": channel["id"], "path": "parley fleet signal"}
            wish = here | {"do": "slash", "options": {"to": "hull", "flag": "red"}}
            await socket.send_json({"ask": 1, "wish": wish})
            post = (await told(socket, "message"))["message"]

    (listed,) = [one for one in commands if one["path"] == "parley fleet signal"]
    assert [one["name"] for one in listed["options"]][:3] == ["to", "flag", "times"]
    assert "parley fleet signal" in post["content"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_reference_page_explains_it(house: House, language: str) -> None:
    client = house.bot.client
    reference = Reference(speaker(client.words, language), language)

    page = reference.page(await client.payload())

    assert "### /parley fleet signal" in page
    section = page.split("### /parley fleet signal")[1].split("###")[0]
    assert "Hoist a signal for all to see." in section
    assert re.findall(r"`(\w+)`", section)[:4] == ["to", "flag", "red", "white"]
