"""Buttons and selects of a real bot, after a restart, stale and forged ones too."""

from typing import cast

import discord
import pytest

from bot.loopback import Channel, Loopback, NotPlayable, Person
from tests.loopback.bots import Purser, aboard


class Panel(discord.ui.View):
    """Two buttons, one of them dead, and a select; lives on after a restart."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Fight on", custom_id="fight")
    async def fight(
        self, call: discord.Interaction, button: discord.ui.Button["Panel"]
    ) -> None:
        await call.response.edit_message(content="They fight", view=None)

    @discord.ui.button(label="Sunk", custom_id="sunk", disabled=True)
    async def sunk(
        self, call: discord.Interaction, button: discord.ui.Button["Panel"]
    ) -> None:
        raise AssertionError("a disabled button is never pressed")

    @discord.ui.select(
        placeholder="Ships",
        custom_id="ships",
        min_values=1,
        max_values=2,
        options=[
            discord.SelectOption(label=name.title(), value=name)
            for name in ("tromp", "eendracht", "zeven")
        ],
    )
    async def ships(
        self, call: discord.Interaction, select: discord.ui.Select["Panel"]
    ) -> None:
        await call.response.send_message(",".join(select.values), ephemeral=True)


def bot_with_panel() -> Purser:
    """Return a bot whose /panel shows a `Panel`."""
    bot = Purser()

    @bot.tree.command(description="Shows the panel")
    async def panel(call: discord.Interaction) -> None:
        await call.response.send_message("What now?", view=Panel())

    return bot


async def test_a_button_changes_its_message(
    loopback: Loopback, channel: Channel, anna: Person, ben: Person
) -> None:
    async with aboard(bot_with_panel()):
        shown = (await anna.slash(channel, "/panel")).answer
        assert shown
        call = await ben.press(shown, "Fight on")

    assert call.answer
    assert (call.answer.id, call.answer.content) == (shown.id, "They fight")
    assert call.answer.components == ()
    kinds = [each.kind for each in loopback.history]
    assert kinds == ["created", "answered", "edited", "answered"]


async def test_only_what_stands_there_can_be_used(
    channel: Channel, anna: Person
) -> None:
    async with aboard(bot_with_panel()):
        shown = (await anna.slash(channel, "/panel")).answer
        assert shown
        for act, code in (
            (anna.press(shown, "Sunk"), "no_button"),
            (anna.press(shown, "Flee"), "no_button"),
            (anna.choose(shown, "Fleets", ["tromp"]), "no_select"),
            (anna.choose(shown, "Ships", ["spiegel"]), "no_choice"),
            (anna.choose(shown, "Ships", []), "number"),
            (anna.choose(shown, "Ships", ["tromp", "zeven", "eendracht"]), "number"),
        ):
            with pytest.raises(NotPlayable) as refused:
                await act
            assert refused.value.code == code


async def test_a_select_is_used_by_value_or_label(
    channel: Channel, anna: Person, ben: Person
) -> None:
    async with aboard(bot_with_panel()):
        shown = (await anna.slash(channel, "/panel")).answer
        assert shown
        call = await ben.choose(shown, "Ships", ["tromp", "Zeven"])

    assert call.answer
    assert call.answer.content == "tromp,zeven"
    assert call.answer.visible_to == ben.id
    assert anna.sees(channel) == [shown]
    assert ben.sees(channel) == [shown, call.answer]


async def test_buttons_work_after_the_bot_was_started_again(
    channel: Channel, anna: Person
) -> None:
    async with aboard(bot_with_panel()):
        shown = (await anna.slash(channel, "/panel")).answer
        assert shown
    again = bot_with_panel()
    again.add_view(Panel())
    async with aboard(again):
        call = await anna.press(shown, "fight")

    assert call.answer
    assert call.answer.content == "They fight"


async def test_a_stale_press_and_a_forged_one_reach_the_bot(
    loopback: Loopback, channel: Channel, anna: Person
) -> None:
    class Watchful(Purser):
        async def on_interaction(self, call: discord.Interaction) -> None:
            if call.type is discord.InteractionType.component:
                pressed = cast("dict[str, str]", call.data)["custom_id"]
                await call.response.send_message(pressed, ephemeral=True)

    bot = Watchful()

    @bot.tree.command(description="Shows a button, then none")
    async def brief(call: discord.Interaction) -> None:
        view = discord.ui.View()
        view.add_item(discord.ui.Button(label="Fight on", custom_id="fight"))
        await call.response.send_message("Now!", view=view)

    @bot.tree.command(description="Takes the button away")
    async def end(call: discord.Interaction) -> None:
        assert isinstance(call.channel, discord.TextChannel)
        async for message in call.channel.history(limit=1):
            await message.edit(view=None)
        await call.response.send_message("Ended", ephemeral=True)

    async with aboard(bot):
        before = (await anna.slash(channel, "/brief")).answer
        await anna.slash(channel, "/end")
        assert before
        now = loopback.world.find(channel.id, before.id)
        assert now
        assert now.components == ()
        with pytest.raises(NotPlayable):
            await anna.press(now, "Fight on")
        stale = await anna.press(before, "Fight on")
        forged = await anna.press(now, {"custom_id": "forged"})

    assert stale.answer
    assert stale.answer.content == "fight"
    assert forged.answer
    assert forged.answer.content == "forged"


async def test_an_ephemeral_message_is_pressed_by_its_user_only(
    channel: Channel, anna: Person, ben: Person
) -> None:
    bot = Purser()

    @bot.tree.command(description="Shows the panel to one")
    async def whisper(call: discord.Interaction) -> None:
        await call.response.send_message("Yours", view=Panel(), ephemeral=True)

    async with aboard(bot):
        shown = (await anna.slash(channel, "/whisper")).answer
        assert shown
        with pytest.raises(NotPlayable) as refused:
            await ben.press(shown, "Fight on")
        call = await anna.press(shown, "Fight on")

    assert refused.value.code == "no_message"
    assert call.answer
    assert call.answer.content == "They fight"
    assert call.answer.visible_to == anna.id
