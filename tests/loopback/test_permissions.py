"""What a bot may do in a channel."""

from collections.abc import Awaitable, Callable

import discord
import pytest

from bot.loopback import Channel, Loopback, Person
from tests.loopback.bots import Purser, aboard
from tests.loopback.places import place

Act = Callable[[discord.PartialMessageable], Awaitable[object]]


@pytest.mark.parametrize(
    ("denied", "act", "code"),
    [
        pytest.param("view_channel", lambda to: to.send("x"), 50001, id="cannot see"),
        pytest.param("send_messages", lambda to: to.send("x"), 50013, id="cannot send"),
        pytest.param(
            "embed_links",
            lambda to: to.send(embed=discord.Embed(title="x")),
            50013,
            id="cannot embed",
        ),
        pytest.param(
            "attach_files",
            lambda to: to.send(file=discord.File(__file__)),
            50013,
            id="cannot attach",
        ),
        pytest.param(
            "read_message_history",
            lambda to: to.fetch_message(1),
            50013,
            id="cannot look back",
        ),
    ],
)
async def test_permissions_of_a_channel(
    loopback: Loopback, channel: Channel, denied: str, act: Act, code: int
) -> None:
    bot = Purser()
    loopback.deny(channel, denied)
    async with aboard(bot):
        with pytest.raises(discord.Forbidden) as refused:
            await act(place(bot, channel))
        loopback.allow(channel, denied)
        await place(bot, channel).send("Allowed again")

    assert refused.value.code == code


async def test_sending_in_threads_is_a_permission_of_its_own(
    loopback: Loopback, channel: Channel
) -> None:
    bot = Purser()
    thread = loopback.thread(channel, "war")
    loopback.deny(channel, "send_messages_in_threads")
    async with aboard(bot):
        await place(bot, channel).send("Here")
        with pytest.raises(discord.Forbidden) as refused:
            await place(bot, thread).send("There")

    assert refused.value.code == 50013


async def test_an_answer_needs_no_permission_to_send(
    loopback: Loopback, channel: Channel, anna: Person
) -> None:
    bot = Purser()

    @bot.tree.command(description="Answers")
    async def hail(call: discord.Interaction) -> None:
        await call.response.send_message("Ahoy")

    loopback.deny(channel, "send_messages")
    async with aboard(bot):
        call = await anna.slash(channel, "/hail")

    assert call.answer
