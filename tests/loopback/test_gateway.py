"""The gateway: sessions, resume, shards, and how wrong sockets are closed."""

import asyncio

import discord
import pytest

from bot.clock import SetClock
from bot.loopback import Channel, Loopback, Person
from tests.loopback.bots import TOKEN, Purser, aboard, soon
from tests.loopback.conftest import Opener
from tests.loopback.raw import raw_bot, wire


def counting(bot: Purser) -> Purser:
    """Let a bot's /count answer with the number of calls so far; return it."""
    calls: list[int] = []

    @bot.tree.command(description="Counts")
    async def count(call: discord.Interaction) -> None:
        calls.append(call.id)
        await call.response.send_message(str(len(calls)))

    return bot


async def test_a_wrong_token_is_no_login(loopback: Loopback) -> None:
    with pytest.raises(discord.LoginFailure):
        async with aboard(Purser(), "wrong"):
            pytest.fail("logged in")


async def test_intents_must_be_allowed(loopback: Loopback) -> None:
    intents = discord.Intents(guilds=True, members=True)
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with aboard(Purser(intents)):
            pytest.fail("identified")
    loopback.add_application(TOKEN, intents=intents.value)
    async with aboard(Purser(intents)):
        assert len(loopback.world.applications) == 1


async def test_nothing_is_lost_over_a_cut_socket(
    loopback: Loopback, channel: Channel, anna: Person
) -> None:
    bot = counting(Purser())
    async with aboard(bot):
        await anna.slash(channel, "/count")
        loopback.cut()
        calls = await asyncio.gather(*(anna.slash(channel, "/count") for _ in range(5)))
        await soon(bot.resumed)

    assert bot.identified == 1
    assert not any(call.failed for call in calls)
    answers = sorted(call.answer.content for call in calls if call.answer)
    assert answers == ["2", "3", "4", "5", "6"]


async def test_a_bot_that_is_asked_to_reconnect_resumes(
    loopback: Loopback, channel: Channel, anna: Person
) -> None:
    bot = counting(Purser())
    async with aboard(bot):
        loopback.ask_to_reconnect()
        await soon(bot.resumed)
        call = await anna.slash(channel, "/count")

    assert bot.identified == 1
    assert call.answer


async def test_an_invalid_session_begins_anew(
    loopback: Loopback, channel: Channel, anna: Person
) -> None:
    bot = counting(Purser())
    async with aboard(bot):
        bot.aboard.clear()
        loopback.invalidate_sessions()
        await soon(bot.aboard)
        call = await anna.slash(channel, "/count")

    assert bot.identified == 2
    assert not bot.resumed.is_set()
    assert call.answer


async def test_a_bot_is_closed_and_started_again(
    channel: Channel, anna: Person
) -> None:
    async with aboard(counting(Purser())):
        first = await anna.slash(channel, "/count")
    async with aboard(counting(Purser())):
        second = await anna.slash(channel, "/count")

    assert [call.answer.content for call in (first, second) if call.answer] == [
        "1",
        "1",
    ]


async def test_a_session_that_nobody_serves_takes_nothing_away(
    loopback: Loopback, channel: Channel, anna: Person
) -> None:
    async with raw_bot(loopback) as bot, wire(bot) as left_open:
        await left_open.identify()
        await left_open.event("GUILD_CREATE")
        async with aboard(counting(Purser())):
            call = await anna.slash(channel, "/count")

    assert call.answer
    assert call.answer.content == "1"


class Fleet(Purser, discord.AutoShardedClient):
    """A bot with several shards in one process."""


async def test_two_shards_share_the_guilds(opened: Opener, clock: SetClock) -> None:
    loopback = await opened(Loopback(clock))
    guilds = [loopback.guild(name) for name in ("Quarterdeck", "Forecastle")]
    anna = loopback.person("anna")
    bot = counting(Fleet(shard_count=2))
    async with aboard(bot):
        shards = {guild.shard_id for guild in bot.guilds}
        for guild in guilds:
            await anna.slash(loopback.channel(guild, "colonies"), "/count")
        (application,) = loopback.world.applications.values()
        direct = await anna.slash(anna.direct(application), "/count")

    assert shards == {0, 1}
    assert bot.identified == 2
    assert direct.answer
    assert direct.answer.content == "3"


async def test_members_are_asked_for(
    loopback: Loopback, channel: Channel, anna: Person
) -> None:
    async with raw_bot(loopback) as bot, wire(bot) as connected:
        await connected.identify()
        await connected.event("GUILD_CREATE")
        guild = str(channel.guild)
        await connected.say(
            8, {"guild_id": guild, "user_ids": [str(anna.id)], "nonce": "n"}
        )
        chunk = await connected.event("GUILD_MEMBERS_CHUNK")

    assert [each["user"]["username"] for each in chunk["members"]] == ["anna"]
    assert chunk["nonce"] == "n"


async def test_a_heartbeat_is_acknowledged(loopback: Loopback) -> None:
    async with raw_bot(loopback) as bot, wire(bot) as connected:
        await connected.say(1, None)

        assert (await connected.frame())["op"] == 11


async def test_a_session_that_is_not_known_cannot_be_resumed(
    loopback: Loopback,
) -> None:
    async with raw_bot(loopback) as bot, wire(bot) as connected:
        await connected.say(6, {"token": TOKEN, "session_id": "none", "seq": 1})

        assert await connected.frame() == {"op": 9, "d": False}


async def test_a_session_resumes_only_from_what_it_was_sent(
    loopback: Loopback,
) -> None:
    async with raw_bot(loopback) as bot:
        async with wire(bot) as connected:
            await connected.identify()
            ready = await connected.event("READY")
            await connected.hang_up()
        for sequence, op in ((99, 9), (1, 0)):
            async with wire(bot) as again:
                session = {"token": TOKEN, "session_id": ready["session_id"]}
                await again.say(6, {**session, "seq": sequence})
                assert (await again.frame())["op"] == op


@pytest.mark.parametrize(
    ("said", "code"),
    [
        pytest.param(["nonsense"], 4002, id="no JSON"),
        pytest.param(["[]"], 4002, id="no frame"),
        pytest.param(['{"op": 2, "d": {}}'], 4002, id="nothing to identify by"),
        pytest.param(['{"op": 8, "d": {}}'], 4003, id="not identified"),
        pytest.param(
            ['{"op": 2, "d": {"token": "wrong", "intents": 1}}'], 4004, id="bad token"
        ),
        pytest.param(["IDENTIFY", "IDENTIFY"], 4005, id="identified twice"),
        pytest.param(["IDENTIFY", '{"op": 99}'], 4001, id="unknown opcode"),
        pytest.param(["SHARD"], 4010, id="no such shard"),
        pytest.param(["INTENTS"], 4014, id="intents that are not allowed"),
    ],
)
async def test_a_wrong_socket_is_closed(
    loopback: Loopback, said: list[str], code: int
) -> None:
    async with raw_bot(loopback) as bot, wire(bot) as connected:
        for each in said:
            match each:
                case "IDENTIFY":
                    await connected.identify()
                case "SHARD":
                    await connected.identify(shard=[2, 2])
                case "INTENTS":
                    await connected.identify(intents=3)
                case _:
                    await connected.say_text(each)

        assert await connected.closed() == code
