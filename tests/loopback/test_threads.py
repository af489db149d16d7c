"""Threads, direct messages, and channels that are gone."""

import discord
import pytest

from bot.loopback import Channel, Loopback, Person
from tests.loopback.bots import Purser, aboard
from tests.loopback.places import place


async def test_a_thread_has_its_own_messages_and_commands(
    loopback: Loopback, channel: Channel, anna: Person
) -> None:
    bot = Purser()
    thread = loopback.thread(channel, "war")

    @bot.tree.command(description="Tells where it is")
    async def where(call: discord.Interaction) -> None:
        assert isinstance(call.channel, discord.Thread)
        assert call.channel.parent
        await call.response.send_message(
            f"{call.channel.name} in {call.channel.parent.name}"
        )
        await call.channel.send("Here")

    async with aboard(bot):
        call = await anna.slash(thread, "/where")
        assert call.answer
        assert call.answer.content == "war in colonies"
        later = loopback.thread(channel, "peace")
        await place(bot, later).send("Begun")

    assert [each.content for each in anna.sees(later)] == ["Begun"]
    assert anna.sees(channel) == []


async def test_a_bot_begins_a_thread(
    loopback: Loopback, channel: Channel, anna: Person
) -> None:
    bot = Purser()
    async with aboard(bot):
        there = bot.get_channel(channel.id)
        assert isinstance(there, discord.TextChannel)
        message = await there.send("The war")
        under = await message.create_thread(name="under")
        beside = await there.create_thread(
            name="beside", type=discord.ChannelType.public_thread
        )
        await under.send("Deep")
        await beside.edit(archived=True)
        assert under.id == message.id

    assert [each.content for each in anna.sees(loopback.thread(channel, "under"))] == [
        "Deep"
    ]
    assert loopback.thread(channel, "beside").archived


async def test_writing_brings_an_archived_thread_back(
    loopback: Loopback, channel: Channel
) -> None:
    bot = Purser()
    thread = loopback.thread(channel, "war")
    async with aboard(bot):
        loopback.archive(thread)
        await place(bot, thread).send("Still here")
        assert not thread.archived
        loopback.archive(thread, locked=True)
        with pytest.raises(discord.HTTPException) as refused:
            await place(bot, thread).send("Not any more")

    assert refused.value.code == 50083


async def test_direct_messages(loopback: Loopback, channel: Channel) -> None:
    bot = Purser()
    anna, ben = loopback.person("anna"), loopback.person("ben")
    ben.refuse_direct_messages()

    @bot.tree.command(description="Greets, here too")
    async def hail(call: discord.Interaction) -> None:
        await call.response.send_message(f"Ahoy {call.user.name}")

    async with aboard(bot):
        user = await bot.fetch_user(anna.id)
        await user.send("Your turn")
        (application,) = loopback.world.applications.values()
        direct = anna.direct(application)
        call = await anna.slash(direct, "/hail")
        assert call.answer
        with pytest.raises(discord.Forbidden) as refused:
            await (await bot.fetch_user(ben.id)).send("Your turn")

    assert refused.value.code == 50007
    assert [each.content for each in anna.sees(direct)] == ["Your turn", "Ahoy anna"]


async def test_a_deleted_channel_is_gone(loopback: Loopback, channel: Channel) -> None:
    bot = Purser()
    async with aboard(bot):
        loopback.remove_channel(channel)
        with pytest.raises(discord.NotFound) as refused:
            await place(bot, channel).send("Anybody?")

    assert refused.value.code == 10003


async def test_a_bot_that_was_put_out_sees_nothing(
    loopback: Loopback, channel: Channel
) -> None:
    bot = Purser()
    async with aboard(bot):
        (application,) = loopback.world.applications.values()
        loopback.kick(loopback.guild("Quarterdeck"), application.user)
        with pytest.raises(discord.Forbidden) as refused:
            await place(bot, channel).send("Anybody?")

    assert refused.value.code == 50001
    assert loopback.person("anna").commands(channel) == []
