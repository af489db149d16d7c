"""War at Sea at a table: the chart when it is asked for, a sheet with each round."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.loopback import Message
from bot.pictures.chart_layout import WIDTH
from bot.pictures.worker import ZOOM
from rules.war_at_sea.system import WAR_AT_SEA
from tests.pictures.png import size
from tests.tables import SIDES, Company, House, opened

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    folder = tmp_path_factory.mktemp("house")
    async with opened(House(folder, systems=[WAR_AT_SEA])) as made:
        yield made


@pytest_asyncio.fixture(loop_scope="module")
async def company(house: House, monkeypatch: pytest.MonkeyPatch) -> Company:
    """Return a table where red has just met blue, and blue is asked."""
    monkeypatch.setitem(SIDES, WAR_AT_SEA.id, ("red", "blue"))
    made = await house.company(WAR_AT_SEA.id, scenario="duel")
    await made.type(made.uma, "/sea umpire start")
    for area in ("narrows", "bluewater"):
        await made.type(made.anna, "/sea fleet move", fleet="f1", to=area)
    return made


async def fight(company: Company) -> None:
    """Play on until the first volleys have been fired."""
    for who, command in (
        (company.ben, "/sea stand"),
        (company.anna, "/sea stand"),
        (company.anna, "/sea stay-out"),
        (company.ben, "/sea stay-out"),
    ):
        assert (await company.type(who, command)).refused is None
    for who in (company.anna, company.ben):
        await company.type(who, "/sea even")


def files(message: Message) -> list[str]:
    return [one.name for one in message.attachments]


async def test_the_chart_is_a_picture_in_the_readers_language(company: Company) -> None:
    english = await company.type(company.anna, "/game chart")
    russian = await company.type(company.ben, "/game chart")

    for reply, said in ((english, "Chart of 5 sea areas"), (russian, "5 морских")):
        (message,) = reply.messages
        (file,) = message.attachments
        assert file.name == "chart.png"
        assert size(file.bytes)[0] == WIDTH * ZOOM
        assert said in str(file.alt)


async def test_the_chart_may_be_had_in_text(company: Company) -> None:
    reply = await company.type(company.ben, "/game chart", text=True)

    assert "**Теснина**, рядом: " in reply.told
    assert [files(one) for one in reply.messages] == [[]]


async def test_each_round_is_posted_with_its_sheet(company: Company) -> None:
    await fight(company)

    illustrated = [one for one in company.posts() if one.attachments]
    assert illustrated
    for message in illustrated:
        assert set(files(message)) == {"battle-1-round-1.png"}
    last = illustrated[-1]
    assert "-# №" in last.content
    (file,) = last.attachments
    assert "Battle №1 in Blue Water, round 1." in str(file.alt)
    assert "health lost: 1" in str(file.alt)


async def test_a_sheet_of_each_battle_goes_with_the_chart(company: Company) -> None:
    before = await company.type(company.anna, "/game chart")
    await fight(company)
    after = await company.type(company.anna, "/game chart")

    assert files(before.messages[0]) == ["chart.png"]
    assert files(after.messages[0]) == ["chart.png", "battle-1-round-1.png"]


async def test_the_status_tells_of_the_battle(company: Company) -> None:
    reply = await company.type(company.anna, "/game status")

    assert "Battle №1, Blue Water" in reply.told
