"""Deferred answers, followups and deadlines of a real bot."""

import asyncio
import io
from datetime import timedelta

import discord
import pytest

from bot.clock import SetClock
from bot.loopback import Channel, Loopback, NoAnswer, Person
from tests.loopback.bots import TOKEN, Purser, aboard, soon
from tests.loopback.conftest import Opener


async def test_a_deferred_answer_with_a_file_and_followups(
    loopback: Loopback, channel: Channel, anna: Person, ben: Person
) -> None:
    bot = Purser()
    over = asyncio.Event()

    @bot.tree.command(description="Takes its time")
    async def draw(call: discord.Interaction) -> None:
        await call.response.defer()
        picture = discord.File(io.BytesIO(b"ink"), "карта.png", description="The chart")
        embed = discord.Embed(title="Chart").set_image(url="attachment://карта.png")
        await call.edit_original_response(
            content="Here", embed=embed, attachments=[picture]
        )
        public = await call.followup.send("More", wait=True)
        await public.edit(content="More of it")
        secret = await call.followup.send("For you", ephemeral=True, wait=True)
        await call.followup.edit_message(secret.id, content="For you alone")
        over.set()

    async with aboard(bot):
        call = await anna.slash(channel, "/draw")
        await soon(over)

    assert call.answer
    assert call.answer.content == "Here"
    assert not call.answer.loading
    (file,) = call.answer.attachments
    assert (file.name, file.alt, file.size, file.bytes) == (
        "карта.png",
        "The chart",
        3,
        b"ink",
    )
    assert [each.content for each in call.followups] == ["More of it", "For you alone"]
    assert [each.content for each in ben.sees(channel)] == ["Here", "More of it"]
    assert [each.kind for each in loopback.history if each.message] == [
        "created",
        "edited",
        "created",
        "edited",
        "created",
        "edited",
    ]


async def test_the_first_followup_fills_a_deferred_answer(
    channel: Channel, anna: Person
) -> None:
    bot = Purser()
    over = asyncio.Event()

    @bot.tree.command(description="Takes its time, in private")
    async def think(call: discord.Interaction) -> None:
        await call.response.defer(ephemeral=True, thinking=True)
        await call.followup.send("Thought", ephemeral=False)
        over.set()

    async with aboard(bot):
        call = await anna.slash(channel, "/think")
        await soon(over)

    assert call.answer
    assert call.answer.content == "Thought"
    assert call.answer.visible_to == anna.id
    assert call.followups == []


async def test_answers_are_found_by_their_interaction(
    channel: Channel, anna: Person
) -> None:
    bot = Purser()
    over = asyncio.Event()
    found: list[int | None] = []

    @bot.tree.command(description="Looks back")
    async def look(call: discord.Interaction) -> None:
        await call.response.send_message("Look")
        assert isinstance(call.channel, discord.TextChannel)
        async for message in call.channel.history(limit=10):
            metadata = message.interaction_metadata
            found.append(metadata.id if metadata else None)
        await call.delete_original_response()
        over.set()

    async with aboard(bot):
        call = await anna.slash(channel, "/look")
        await soon(over)

    assert found == [call.id]
    assert call.answer is None
    assert anna.sees(channel) == []


async def test_an_answer_after_three_seconds_is_too_late(
    loopback: Loopback, clock: SetClock, channel: Channel, anna: Person
) -> None:
    bot = Purser()
    codes: list[int] = []
    over = asyncio.Event()

    @bot.tree.command(description="Oversleeps")
    async def sleep(call: discord.Interaction) -> None:
        clock.forward(timedelta(seconds=3, milliseconds=1))
        with pytest.raises(discord.NotFound) as refused:
            await call.response.send_message("What?")
        codes.append(refused.value.code)
        over.set()

    async with aboard(bot):
        call = await anna.slash(channel, "/sleep")
        await soon(over)

    assert codes == [10062]
    assert call.failed
    assert not call.acknowledged
    assert anna.sees(channel) == []
    assert [each.kind for each in loopback.history] == ["failed"]


async def test_a_token_dies_after_fifteen_minutes(
    clock: SetClock, channel: Channel, anna: Person
) -> None:
    bot = Purser()
    codes: list[int] = []
    over = asyncio.Event()

    @bot.tree.command(description="Comes back much later")
    async def wait(call: discord.Interaction) -> None:
        await call.response.send_message("Wait")
        clock.forward(timedelta(minutes=15))
        await call.edit_original_response(content="In time")
        clock.forward(timedelta(milliseconds=1))
        for act in (
            call.edit_original_response(content="Late"),
            call.followup.send("Late"),
        ):
            with pytest.raises(discord.HTTPException) as refused:
                await act
            codes.append(refused.value.code)
        over.set()

    async with aboard(bot):
        call = await anna.slash(channel, "/wait")
        await soon(over)

    assert codes == [50027, 50027]
    assert call.answer
    assert call.answer.content == "In time"


async def test_a_bot_that_is_not_there_does_not_respond(
    loopback: Loopback, channel: Channel, anna: Person
) -> None:
    (application,) = loopback.world.applications.values()
    application.commands[1] = {"id": "1", "type": 1, "name": "hail", "options": []}

    call = await anna.slash(channel, "/hail")

    assert call.failed
    assert call.done.is_set()
    assert [each.kind for each in loopback.history] == ["failed"]


async def test_a_bot_that_says_nothing_is_not_waited_for_for_ever(
    opened: Opener, clock: SetClock
) -> None:
    loopback = await opened(Loopback(clock, patience=0.05))
    channel = loopback.channel(loopback.guild("Quarterdeck"), "colonies")
    anna = loopback.person("anna")
    bot = Purser()

    @bot.tree.command(description="Says nothing")
    async def mute(call: discord.Interaction, word: str = "") -> None:
        return

    @mute.autocomplete("word")
    async def words(
        call: discord.Interaction, typed: str
    ) -> list[discord.app_commands.Choice[str]]:
        await asyncio.Event().wait()
        return []

    async with aboard(bot, TOKEN):
        call = await anna.slash(channel, "/mute")
        with pytest.raises(NoAnswer):
            await anna.complete(channel, "/mute", {}, focused="word")

    assert call.failed
