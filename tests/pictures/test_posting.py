"""Pictures on their way to people: after the acknowledgement, never without words."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any

import pytest
import pytest_asyncio

from bot.chooser import Chooser
from bot.loopback import Message
from bot.pictures.painter import Painter
from bot.pictures.svg import document, text
from bot.render import boards
from bot.render.post import Picture
from tests import parley
from tests.bot.gate import ANSWER, Gate
from tests.pictures.png import read
from tests.replies import Reply, labels
from tests.tables import House, opened

pytestmark = pytest.mark.asyncio(loop_scope="module")

FAULTY = "<svg"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def gate() -> Gate:
    return Gate()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(
    tmp_path_factory: pytest.TempPathFactory, gate: Gate
) -> AsyncIterator[House]:
    folder = tmp_path_factory.mktemp("house")
    async with opened(
        House(folder, systems=[parley.SYSTEM], middlewares=[gate.keep])
    ) as made:
        yield made


def picture(said: str = "Харбор", svg: str = "") -> Picture:
    drawn = document(90, 30, text((4, 20), said, 14), background="#fff")
    return Picture(
        name="board.png",
        svg=svg or drawn,
        alt=f"Board: {said}",
        text=f"In words: {said}",
    )


def in_words(chooser: Chooser, view: Any) -> list[str]:
    return ["The board in text."]


@pytest.fixture
def board(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the test system a board with a picture."""
    monkeypatch.setitem(boards.CHARTS, "parley", in_words)
    monkeypatch.setitem(
        boards.PICTURES, "parley", lambda chooser, view: (picture(chooser.language),)
    )


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the test system a board that cannot be drawn."""
    monkeypatch.setitem(
        boards.PICTURES, "parley", lambda chooser, view: (picture("x", FAULTY),)
    )


def of_play(
    chooser: Chooser, before: Any, after: Any, events: Sequence[Mapping[str, Any]]
) -> tuple[Picture, ...]:
    return tuple(picture(one["kind"]) for one in events)


@pytest.fixture
def illustrated(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have each event of the test system illustrated."""
    monkeypatch.setitem(boards.OF_PLAYS, "parley", of_play)


def only(reply: Reply) -> Message:
    (message,) = reply.messages
    return message


@pytest.mark.usefixtures("board")
async def test_the_chart_is_a_picture_for_the_caller_alone(house: House) -> None:
    company = await house.company()
    posts = company.posts()

    reply = await company.type(company.ben, "/game chart")

    message = only(reply)
    (file,) = message.attachments
    assert message.visible_to == company.ben.id
    assert (message.content, file.name, file.alt) == ("", "board.png", "Board: ru")
    assert read(file.bytes).ink() > 100
    assert company.posts() == posts


@pytest.mark.usefixtures("board")
async def test_it_is_acknowledged_before_it_is_drawn(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    company = await house.company()
    seen: list[bool] = []

    async def png(self: Painter, svg: str) -> bytes:
        seen.extend(one.loading for one in company.anna.sees(company.channel)[-1:])
        return b"a picture"

    monkeypatch.setattr(Painter, "png", png)
    for show in ("false", "true"):
        await company.type(company.anna, "/game chart", show=show)

    assert seen == [True, True]


@pytest.mark.usefixtures("board")
async def test_it_is_shown_to_all_in_the_games_language(house: House) -> None:
    company = await house.company()

    reply = await company.type(company.ben, "/game chart", show=True)

    (file,) = reply.posted.attachments
    assert file.alt == "Board: en"
    assert company.newest.attachments == (file,)
    assert reply.messages == [reply.posted]


@pytest.mark.usefixtures("board")
async def test_it_may_be_had_in_text(house: House) -> None:
    company = await house.company()

    private = await company.type(company.anna, "/game chart", text=True)
    public = await company.type(company.anna, "/game chart", text=True, show=True)

    assert private.told == "The board in text."
    assert public.posted.content == "The board in text."
    assert public.posted.attachments == ()


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize("show", [False, True])
async def test_where_it_cannot_be_drawn_it_is_told(house: House, show: bool) -> None:
    company = await house.company()

    reply = await company.type(company.anna, "/game chart", show=show)

    assert only(reply).content == "In words: x"
    assert only(reply).attachments == ()
    assert reply.outcome.fault is None


@pytest.mark.usefixtures("illustrated")
async def test_a_play_is_told_first_and_its_pictures_follow(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    company = await house.company()
    told = []
    draw = Painter.png

    async def png(self: Painter, svg: str) -> bytes:
        told.append((company.newest.content, company.newest.attachments))
        return await draw(self, svg)

    monkeypatch.setattr(Painter, "png", png)
    reply = await company.type(company.anna, "/parley roll", number=1)

    (message,) = reply.messages
    assert message == company.newest
    assert [one.name for one in message.attachments] == ["board.png"]
    assert told == [(message.content, ())]
    assert "**North throws a die.**" in message.content
    assert labels(message) != []


@pytest.mark.usefixtures("illustrated")
async def test_a_play_that_goes_by_post_has_its_pictures_with_it(
    house: House, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.table.PATIENCE", 0.01)
    company = await house.company()
    gate.close(ANSWER, most=1)
    playing = asyncio.create_task(
        company.anna.slash(company.channel, "/parley roll", {"number": "1"})
    )
    await gate.reached.wait()
    waiting = await company.ben.slash(company.channel, "/parley roll", {"number": "2"})
    gate.open()
    await playing
    await house.reply(waiting)

    assert company.newest.interaction_id is None
    assert company.newest.edited is None
    assert [one.name for one in company.newest.attachments] == ["board.png"]
    assert "**South throws 2 dice.**" in company.newest.content


async def test_a_play_whose_pictures_fail_is_told_all_the_same(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    company = await house.company()
    monkeypatch.setitem(boards.OF_PLAYS, "parley", lambda *_: (picture("x", FAULTY),))

    reply = await company.type(company.anna, "/parley roll", number=1)

    assert "**North throws a die.**" in only(reply).content
    assert only(reply).attachments == ()
    assert reply.outcome.fault is None
