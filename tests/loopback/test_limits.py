"""Discord's rate limits: what is counted, and a client that obeys."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator

import discord
import pytest
from aiohttp import web
from aiohttp.typedefs import Handler

from bot.clock import SetClock
from bot.loopback import Loopback, limits
from bot.loopback.limits import Rate
from tests.loopback.bots import Purser, aboard
from tests.loopback.conftest import Opener
from tests.loopback.raw import Reply
from tests.loopback.table import Table, seated

SOON = 0.2


@pytest.fixture
def statuses() -> Counter[int]:
    """Return how often each HTTP status was answered."""
    return Counter()


@pytest.fixture
async def loopback(opened: Opener, clock: SetClock, statuses: Counter[int]) -> Loopback:
    """Return a started loopback that limits."""

    @web.middleware
    async def count(request: web.Request, handler: Handler) -> web.StreamResponse:
        response = await handler(request)
        statuses[response.status] += 1
        return response

    made = Loopback(clock, limits=True)
    made.app.middlewares.append(count)
    return await opened(made)


@pytest.fixture
async def table(loopback: Loopback, clock: SetClock) -> AsyncIterator[Table]:
    """Return a table on a loopback that limits."""
    async with seated(loopback, clock) as made:
        yield made


def told(reply: Reply) -> tuple[str, str]:
    """Return the limit and what remains, as the headers tell."""
    headers = reply.headers
    return headers["X-RateLimit-Limit"], headers["X-RateLimit-Remaining"]


async def test_five_messages_in_five_seconds_per_channel(table: Table) -> None:
    sent = [await table.post(content=str(number)) for number in range(6)]
    other = table.loopback.channel(table.loopback.guild("Quarterdeck"), "other")
    elsewhere = await table.ask(
        "POST", f"/channels/{other.id}/messages", {"content": "x"}
    )

    assert [reply.status for reply in sent] == [200] * 5 + [429]
    assert [told(reply)[1] for reply in sent] == ["4", "3", "2", "1", "0", "0"]
    assert sent[5].body["global"] is False
    assert 0 < sent[5].body["retry_after"] <= 5
    assert sent[5].headers["Content-Type"] == "application/json"
    assert "Via" in sent[5].headers
    assert elsewhere.status == 200


async def test_five_edits_in_five_seconds_beside_the_messages(table: Table) -> None:
    posted = await table.post(content="x")
    path = f"{table.messages}/{posted.body['id']}"
    edited = [
        await table.ask("PATCH", path, {"content": str(number)}) for number in range(6)
    ]

    assert [reply.status for reply in edited] == [200] * 5 + [429]
    assert (await table.post(content="y")).status == 200


async def test_five_followups_in_two_seconds_per_token(table: Table) -> None:
    event = await table.slash()
    await table.answered(event, content="x")
    hook = table.bot.hook(event)
    sent = [await table.ask("POST", hook, {"content": "y"}) for _ in range(6)]

    assert [reply.status for reply in sent] == [200] * 5 + [429]
    assert sent[5].body["retry_after"] <= 2


async def test_fifty_requests_in_a_second_but_for_interactions(table: Table) -> None:
    asked = [await table.ask("GET", "/users/@me") for _ in range(51)]
    answers = [
        await table.answered({"id": "1", "token": "none"}, content="x")
        for _ in range(60)
    ]

    assert asked[-1].status == 429
    assert asked[-1].body["global"] is True
    assert {reply.status for reply in answers} == {404}


async def test_the_client_waits_as_it_is_told(
    loopback: Loopback, statuses: Counter[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py waits before it is refused, where headers tell it to."""
    monkeypatch.setattr(limits, "MESSAGES", Rate(2, SOON))
    channel = loopback.channel(loopback.guild("Quarterdeck"), "colonies")
    bot = Purser()
    async with aboard(bot):
        there = bot.get_partial_messageable(channel.id)
        begun = asyncio.get_running_loop().time()
        for number in range(5):
            await there.send(str(number))
        took = asyncio.get_running_loop().time() - begun

    assert statuses[429] == 0
    assert took >= SOON


async def test_the_client_obeys_a_429(
    loopback: Loopback, statuses: Counter[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """No header tells of the limit over all routes, so the client runs into it."""
    monkeypatch.setattr(limits, "GLOBAL", Rate(2, SOON))
    guild = loopback.guild("Quarterdeck")
    bot = Purser()
    async with aboard(bot):
        places = [
            bot.get_partial_messageable(loopback.channel(guild, str(number)).id)
            for number in range(5)
        ]
        found = await asyncio.gather(
            *(each.fetch_message(1) for each in places), return_exceptions=True
        )

    assert all(isinstance(each, discord.NotFound) for each in found)
    assert statuses[429] > 0
