"""Messages that a real bot posts outside interactions."""

import asyncio
from datetime import timedelta

import discord
import pytest

from bot.clock import SetClock
from bot.loopback import Channel, Loopback, Person, Upload
from tests.loopback.bots import TOKEN, Purser, aboard, soon
from tests.loopback.conftest import Opener
from tests.loopback.places import last, place


async def test_a_message_is_posted_edited_and_deleted(
    loopback: Loopback, channel: Channel, anna: Person
) -> None:
    bot = Purser()
    async with aboard(bot):
        embed = discord.Embed(title="War").add_field(name="Year", value="1688")
        message = await place(bot, channel).send("Begun", embed=embed)
        assert last(anna, channel).embeds[0]["title"] == "War"
        await message.edit(content="Goes on", embed=None)
        assert last(anna, channel).content == "Goes on"
        assert last(anna, channel).embeds == ()
        assert last(anna, channel).edited == loopback.history[-1].message.edited  # type: ignore[union-attr]
        await message.delete()

    assert anna.sees(channel) == []
    assert [each.kind for each in loopback.history] == ["created", "edited", "deleted"]


async def test_a_nonce_that_is_enforced_posts_once(
    clock: SetClock, channel: Channel, anna: Person
) -> None:
    bot = Purser()
    async with aboard(bot):
        there = place(bot, channel)
        first = await there.send("Play 7", nonce="play-7")
        again = await there.send("Play 7, again", nonce="play-7")
        assert again.id == first.id
        assert again.content == "Play 7"
        clock.forward(timedelta(minutes=10))
        later = await there.send("Play 7", nonce="play-7")

    assert later.id != first.id
    assert len(anna.sees(channel)) == 2


@pytest.mark.parametrize(
    ("content", "allowed", "names"),
    [
        pytest.param(
            "<@{anna}> <@{ben}>",
            discord.AllowedMentions(),
            ["anna", "ben"],
            id="all by default",
        ),
        pytest.param("<@{anna}>", discord.AllowedMentions.none(), [], id="none"),
        pytest.param(
            "<@1>", discord.AllowedMentions(), [], id="a user who is not there"
        ),
        pytest.param(
            "@everyone", discord.AllowedMentions(), ["anna", "ben"], id="everyone"
        ),
        pytest.param(
            "@everyone", discord.AllowedMentions(everyone=False), [], id="not everyone"
        ),
        pytest.param(
            "<@{anna}> <@{ben}>",
            discord.AllowedMentions(everyone=False, users=[discord.Object(0)]),
            ["ben"],
            id="one by name",
        ),
    ],
)
async def test_whom_a_message_calls(
    loopback: Loopback,
    channel: Channel,
    anna: Person,
    ben: Person,
    content: str,
    allowed: discord.AllowedMentions,
    names: list[str],
) -> None:
    if isinstance(allowed.users, list):
        allowed.users = [discord.Object(ben.id)]
    bot = Purser()
    async with aboard(bot):
        words = content.format(anna=anna.id, ben=ben.id)
        message = await place(bot, channel).send(words, allowed_mentions=allowed)
        posted = last(anna, channel)
        await message.edit(content=f"{words}!")

    called = [loopback.world.users[each].name for each in posted.pings]
    assert called == names
    assert last(anna, channel).pings == ()


async def test_an_ephemeral_message_calls_nobody(
    channel: Channel, anna: Person, ben: Person
) -> None:
    bot = Purser()

    @bot.tree.command(description="Whispers")
    async def whisper(call: discord.Interaction) -> None:
        await call.response.send_message(f"<@{ben.id}>", ephemeral=True)

    async with aboard(bot):
        call = await anna.slash(channel, "/whisper")

    assert call.answer
    assert call.answer.pings == ()


async def test_a_reply_names_what_it_answers(channel: Channel, anna: Person) -> None:
    bot = Purser()
    async with aboard(bot):
        message = await place(bot, channel).send("Odds?")
        await message.reply("Even")

    assert last(anna, channel).reference == message.id


async def test_history_before_after_and_around(channel: Channel) -> None:
    bot = Purser()
    async with aboard(bot):
        there = place(bot, channel)
        sent = [await there.send(str(number)) for number in range(9)]

        async def contents(**where: discord.Message | int) -> str:
            found = there.history(**where)  # type: ignore[arg-type]
            return "".join([each.content async for each in found])

        assert await contents(limit=3) == "876"
        assert await contents(limit=3, before=sent[4]) == "321"
        assert await contents(limit=3, after=sent[4]) == "567"
        assert await contents(limit=3, around=sent[4]) == "543"


@pytest.mark.parametrize(
    ("content_intent", "read"),
    [
        pytest.param(False, "", id="without the intent"),
        pytest.param(True, "hello", id="with the intent"),
    ],
)
async def test_words_of_others_need_the_message_content_intent(
    opened: Opener, clock: SetClock, content_intent: bool, read: str
) -> None:
    loopback = await opened(Loopback(clock))
    intents = discord.Intents(
        guilds=True, guild_messages=True, message_content=content_intent
    )
    loopback.add_application(TOKEN, intents=intents.value)
    channel = loopback.channel(loopback.guild("Quarterdeck"), "colonies")
    anna = loopback.person("anna")
    heard = []
    over = asyncio.Event()

    class Listener(Purser):
        async def on_message(self, message: discord.Message) -> None:
            heard.append(message.content)
            over.set()

    listener = Listener(intents)
    async with aboard(listener):
        said = anna.say(channel, "hello", [Upload("a.txt", b"a")])
        await soon(over)
        fetched = await place(listener, channel).fetch_message(said.id)

    assert heard == [read]
    assert fetched.content == read
    assert [each.content for each in anna.sees(channel)] == ["hello"]
