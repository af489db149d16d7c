"""A world that is kept between two runs."""

import json

import discord

from bot.clock import SetClock
from bot.loopback import Loopback, Upload
from tests.loopback.bots import Purser, aboard
from tests.loopback.conftest import Opener


def bot_with_door() -> Purser:
    """Return a bot whose /door shows a button that answers in private."""

    class Watchful(Purser):
        async def on_interaction(self, call: discord.Interaction) -> None:
            if call.type is discord.InteractionType.component:
                await call.response.send_message("Open", ephemeral=True)

    bot = Watchful()

    @bot.tree.command(description="Shows a door")
    async def door(call: discord.Interaction) -> None:
        view = discord.ui.View()
        view.add_item(discord.ui.Button(label="Knock", custom_id="knock"))
        embed = discord.Embed(title="Door")
        await call.response.send_message(
            f"<@{call.user.id}>", embed=embed, view=view, ephemeral=True
        )

    return bot


async def test_everything_comes_back(opened: Opener, clock: SetClock) -> None:
    first = await opened(Loopback(clock))
    channel = first.channel(first.guild("Quarterdeck"), "colonies")
    first.thread(channel, "war")
    anna = first.person("anna", locale="ru")
    anna.say(channel, "Смотри", [Upload("карта.png", bytes(range(256)))])
    first.deny(channel, "attach_files")
    async with aboard(bot_with_door()):
        await anna.slash(channel, "/door")
    dumped = json.loads(json.dumps(first.dump()))
    await first.stop()

    second = Loopback(clock)
    second.load(dumped)
    await opened(second)

    assert second.dump() == dumped
    channel = second.channel(second.guild("Quarterdeck"), "colonies")
    anna = second.person("anna")
    said, shown = anna.sees(channel)
    assert said.attachments[0].bytes == bytes(range(256))
    assert shown.visible_to == anna.id
    assert anna.locale == "ru"
    async with aboard(bot_with_door()):
        call = await anna.press(shown, "Knock")
    assert call.answer
    assert call.answer.content == "Open"
    assert call.id > shown.id


async def test_a_file_is_served_after_the_load(opened: Opener, clock: SetClock) -> None:
    first = Loopback(clock)
    channel = first.channel(first.guild("Quarterdeck"), "colonies")
    first.person("anna").say(channel, "Look", [Upload("a.txt", b"kept")])
    second = Loopback(clock)
    second.load(first.dump())
    await opened(second)
    bot = Purser()
    async with aboard(bot):
        (said,) = second.person("anna").sees(channel)
        url = f"{second.base}/attachments/{channel.id}/{said.attachments[0].id}/a.txt"
        content = await bot.http.get_from_cdn(url)

    assert content == b"kept"
