"""Nine Years at a table: the board when it is asked for, a plot with the odds."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.loopback import Message
from bot.pictures.chart_layout import WIDTH
from bot.pictures.worker import ZOOM
from rules.nine_years.system import NINE_YEARS
from tests.pictures.png import size
from tests.tables import Company, House, opened

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    folder = tmp_path_factory.mktemp("house")
    async with opened(House(folder, systems=[NINE_YEARS])) as made:
        yield made


@pytest_asyncio.fixture(loop_scope="module")
async def company(house: House) -> Company:
    return await house.company(NINE_YEARS.id)


def files(message: Message) -> list[str]:
    return [one.name for one in message.attachments]


async def test_the_board_is_a_picture_in_the_readers_language(company: Company) -> None:
    english = await company.type(company.anna, "/game chart")
    russian = await company.type(company.ben, "/game chart")

    for reply, said in ((english, "Nine Years, 1688, Events"), (russian, "События")):
        (message,) = reply.messages
        (file,) = message.attachments
        assert file.name == "board.png"
        assert size(file.bytes)[0] == WIDTH * ZOOM
        assert said in str(file.alt)


async def test_the_board_may_be_had_in_text(company: Company) -> None:
    reply = await company.type(company.anna, "/game chart", text=True)

    assert "A! B!: the marker" in reply.told
    assert [files(one) for one in reply.messages] == [[]]


async def test_the_odds_of_years_come_with_a_plot(
    house: House, company: Company
) -> None:
    before, posts = house.stored(), company.posts()

    private = await company.type(company.ben, "/nine odds", years=3)
    assert company.posts() == posts
    public = await company.type(company.ben, "/nine odds", years=3, show=True)

    assert "Через 3 броска" in private.told
    assert "After 3 rolls" in public.posted.content
    for message in (*private.messages, public.posted):
        assert files(message) == ["odds.png"]
    (file,) = public.posted.attachments
    assert "King William’s War after 3 rolls" in str(file.alt)
    assert house.stored() == before


async def test_the_odds_of_one_roll_need_no_plot(company: Company) -> None:
    reply = await company.type(company.anna, "/nine odds")

    assert "Of 36 equally likely throws" in reply.told
    assert [files(one) for one in reply.messages] == [[]]


async def test_twenty_years_fit_into_an_answer(company: Company) -> None:
    reply = await company.type(company.carl, "/nine odds", years=20, up="alliance")

    assert str(36**20) in reply.told
    assert "odds.png" in [name for one in reply.messages for name in files(one)]
