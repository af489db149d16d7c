"""Channels go, threads sleep, people leave, lines break: the games go on."""

from datetime import timedelta

import pytest

from bot.loopback import Upload
from bot.outbox import Outbox
from tests.bot.gate import HISTORY, POST, Gate, Where
from tests.bot.test_waiting import numbers, slow_play
from tests.replies import labels, play_of
from tests.tables import Company, House

pytestmark = pytest.mark.asyncio(loop_scope="module")

LETTER = Upload("letter.txt", b"Let us talk.")


async def waiting_post(house: House, gate: Gate) -> Company:
    """Return a game with a post that waits to be sent into its channel."""
    company = await house.company()
    gate.close(POST)
    await company.anna.slash(company.channel, "/parley write", {"letter": LETTER})
    await gate.reached.wait()
    return company


async def test_a_channel_and_its_threads_are_a_table_each(house: House) -> None:
    channel = house.room()
    threads = [house.loopback.thread(channel, name) for name in ("war", "peace")]

    companies = [await house.company(channel=one) for one in (channel, *threads)]

    for number, company in enumerate(companies, start=1):
        for _ in range(number):
            await company.type(company.anna, "/parley roll", number=1)
    found = [(await company.position()).game.revision for company in companies]
    assert found == [1, 2, 3]


async def test_a_thread_that_was_archived_wakes_with_its_game(house: House) -> None:
    thread = house.loopback.thread(house.room(), "war")
    company = await house.company(channel=thread)

    house.loopback.archive(thread)
    reply = await company.type(company.anna, "/parley roll", number=2)

    assert play_of(reply.posted) == 1
    assert not thread.archived


async def test_a_channel_that_is_deleted_stops_nobody_else(
    house: House, gate: Gate
) -> None:
    other, lost = await house.company(), await waiting_post(house, gate)
    await house.crash()
    gate.open(lost=True)
    house.loopback.remove_channel(lost.channel)

    await house.launch()
    await house.bot.idle()

    assert await house.bot.store.do(house.bot.store.store.unsent) == []
    reply = await other.type(other.anna, "/parley roll", number=2)
    assert play_of(reply.posted) == 1


async def test_a_post_into_a_channel_that_is_closed_to_us_is_given_up(
    house: House, gate: Gate
) -> None:
    company = await waiting_post(house, gate)
    house.loopback.deny(company.channel, "send_messages", "view_channel")
    gate.open()
    await house.bot.idle()

    reply = await company.type(company.anna, "/parley roll", number=2)
    assert play_of(reply.posted) == 2
    house.loopback.allow(company.channel, "send_messages", "view_channel")
    reply = await company.press(company.ben, "South: Throw 2 dice")
    assert play_of(reply.posted) == 3
    assert labels(company.newest)


async def test_a_server_that_puts_the_bot_out_stops_no_other(house: House) -> None:
    guild = house.loopback.guild("Elsewhere")
    there = await house.company(channel=house.loopback.channel(guild, "harbour"))
    here = await house.company()

    (application,) = house.loopback.world.applications.values()
    house.loopback.kick(guild, application.user)

    reply = await here.type(here.anna, "/parley roll", number=2)
    assert play_of(reply.posted) == 1
    assert (await there.position()).game.status == "running"


async def test_the_seat_of_a_player_who_is_gone_can_be_given_to_another(
    house: House,
) -> None:
    company = await house.company()
    dora = house.loopback.person("dora")
    await company.type(company.uma, "/game assign", side="north", user="@dora")
    house.loopback.kick(house.guild, dora.user)

    await company.type(company.uma, "/game assign", side="north", user="@carl")

    reply = await company.type(company.carl, "/parley roll", number=2)
    assert play_of(reply.posted) == 3


async def test_a_token_that_is_too_old_costs_no_play(
    house: House, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.table.PATIENCE", 0.01)
    company = await house.company()
    playing = await slow_play(company, gate)
    waiting = await company.ben.slash(company.channel, "/parley roll", {"number": "2"})

    house.clock.forward(timedelta(minutes=16))
    gate.open()
    playing.cancel()
    reply = await house.reply(waiting)

    assert reply.outcome.fault is None
    assert numbers(company) == [1, 2]
    assert "**South throws 2 dice.**" in company.newest.content


async def test_a_second_start_of_the_session_sends_nothing_twice(
    house: House, gate: Gate
) -> None:
    company = await house.company()
    playing = await slow_play(company, gate)

    house.bot.client.dispatch("ready")
    for _ in range(5):
        await house.bot.store.do(house.bot.store.store.unsent)
    gate.open()
    await playing
    await house.bot.idle()

    assert numbers(company) == [1]


async def test_a_line_that_breaks_for_a_moment_loses_nothing(house: House) -> None:
    company = await house.company()

    house.loopback.ask_to_reconnect()

    reply = await company.type(company.anna, "/parley roll", number=2)
    assert play_of(reply.posted) == 1


@pytest.mark.parametrize("where", ["before", "after"])
async def test_while_discord_is_out_of_reach_posts_wait_and_are_then_sent_once(
    house: House, gate: Gate, monkeypatch: pytest.MonkeyPatch, where: Where
) -> None:
    company = await house.company()
    monkeypatch.setattr("bot.lanes.RETRY", 0.2)
    monkeypatch.setattr(Outbox, "behind", lambda outbox, channel: True)

    gate.lose(POST, where)
    await company.type(company.anna, "/parley roll", number=2)
    gate.close(HISTORY)
    await gate.reached.wait()
    gate.open()
    await house.bot.idle()

    assert numbers(company) == [1]
    assert labels(company.newest)
    assert await house.bot.store.do(house.bot.store.store.unsent) == []
