"""Ids, mentions, the history and the redirection, each by itself."""

import asyncio
from datetime import UTC, datetime, timedelta

import discord
import pytest

from bot.clock import SetClock
from bot.loopback import Loopback, redirect
from bot.loopback.ids import Snowflakes, shard_of
from bot.loopback.mentions import Mentions, read


def test_ids_grow_and_follow_the_clock(clock: SetClock) -> None:
    ids, again = Snowflakes(clock), Snowflakes(clock)
    first = [ids.next() for _ in range(3)]

    assert first == sorted(set(first))
    assert first == [again.next() for _ in range(3)]
    assert discord.utils.snowflake_time(first[0]) == clock.now()
    clock.forward(timedelta(milliseconds=1))
    assert discord.utils.snowflake_time(ids.next()) == clock.now()


def test_guilds_are_spread_over_shards_while_the_clock_stands(clock: SetClock) -> None:
    ids = Snowflakes(clock)
    guilds = [ids.next_guild() for _ in range(4)]

    assert sorted(shard_of(each, 2) for each in guilds) == [0, 0, 1, 1]
    assert all(each < ids.next() for each in guilds)
    assert shard_of(None, 2) == 0


def test_a_world_is_the_same_in_every_run() -> None:
    def world() -> dict[str, object]:
        loopback = Loopback(SetClock(datetime(2026, 1, 1, tzinfo=UTC)))
        loopback.add_application("token")
        channel = loopback.channel(loopback.guild("Quarterdeck"), "colonies")
        loopback.person("anna").say(channel, "hello")
        return loopback.dump()

    assert world() == world()


@pytest.mark.parametrize(
    ("content", "allowed", "found"),
    [
        pytest.param("<@1> <@!2> <@1>", None, Mentions((1, 2)), id="all"),
        pytest.param("<@1>", {"parse": []}, Mentions(), id="none"),
        pytest.param("<@1> <@2>", {"users": ["2"]}, Mentions((2,)), id="some"),
        pytest.param("@here", {"parse": ["everyone"]}, Mentions((), True), id="here"),
        pytest.param("@everyone", {"parse": ["users"]}, Mentions(), id="not everyone"),
        pytest.param("me@here.org", None, Mentions((), True), id="within a word"),
    ],
)
def test_mentions(
    content: str, allowed: dict[str, list[str]] | None, found: Mentions
) -> None:
    assert read(content, allowed, may_everyone=True) == found


def test_everyone_needs_a_permission() -> None:
    assert read("@everyone", None, may_everyone=False) == Mentions()


async def test_changes_are_watched_as_they_come(clock: SetClock) -> None:
    loopback = Loopback(clock)
    channel = loopback.channel(loopback.guild("Quarterdeck"), "colonies")
    anna = loopback.person("anna")
    anna.say(channel, "before")
    with loopback.watch() as changes:
        said = anna.say(channel, "now")
        async with asyncio.timeout(10):
            change = await anext(changes)
    anna.say(channel, "after")

    assert (change.kind, change.message, change.audience) == ("created", said, None)
    assert len(loopback.history) == 3


@pytest.mark.parametrize(
    "base",
    [
        "http://discord.com",
        "https://127.0.0.1:1",
        "http://192.0.2.1:80",
        "http://localhost.example:80",
        "http://127.0.0.1.example:80",
        "",
    ],
)
def test_only_this_machine_is_redirected_to(base: str) -> None:
    before = discord.http.Route.BASE
    with pytest.raises(ValueError, match="loopback"):
        redirect(base)

    assert before == discord.http.Route.BASE
