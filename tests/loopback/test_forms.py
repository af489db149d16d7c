"""Forms of a real bot: presets, what is not sent, and what an answer may do."""

import discord
import pytest

from bot.loopback import Channel, NotPlayable, Person
from tests.loopback.bots import Purser, aboard


class Orders(discord.ui.Modal, title="Fire order"):
    """Asks for targets, with a preset, and for a note that may be left out."""

    targets = discord.ui.TextInput["Orders"](label="Targets", default="a=1")
    note = discord.ui.Label["Orders"](
        text="Note",
        component=discord.ui.TextInput["Orders"](required=False, max_length=10),
    )

    async def on_submit(self, call: discord.Interaction) -> None:
        assert isinstance(self.note.component, discord.ui.TextInput)
        words = f"{self.targets.value} / {self.note.component.value}"
        await call.response.send_message(words, ephemeral=True)


@pytest.mark.parametrize(
    ("given", "understood"),
    [
        pytest.param({}, "a=1 / ", id="what is left out keeps its preset"),
        pytest.param({"Targets": "b=2", "Note": "x"}, "b=2 / x", id="both filled in"),
    ],
)
async def test_a_form(
    channel: Channel, anna: Person, given: dict[str, str], understood: str
) -> None:
    bot = Purser()

    @bot.tree.command(description="Opens the form")
    async def orders(call: discord.Interaction) -> None:
        await call.response.send_modal(Orders())

    async with aboard(bot):
        form = (await anna.slash(channel, "/orders")).form
        assert form
        assert form.title == "Fire order"
        assert [each.label for each in form.fields] == ["Targets", "Note"]
        for wrong in ({"Targets": ""}, {"Note": "x" * 11}, {"Guns": "3"}):
            with pytest.raises(NotPlayable):
                await anna.submit(form, wrong)
        call = await anna.submit(form, given)

    assert call.answer
    assert call.answer.content == understood
    assert call.answer.visible_to == anna.id


async def test_a_form_from_a_button_may_change_the_message(
    channel: Channel, anna: Person
) -> None:
    class Ask(discord.ui.Modal, title="How many"):
        number = discord.ui.TextInput["Ask"](label="Number")

        async def on_submit(self, call: discord.Interaction) -> None:
            await call.response.edit_message(content=self.number.value, view=None)

    class Door(discord.ui.View):
        @discord.ui.button(label="Ask")
        async def ask(
            self, call: discord.Interaction, button: discord.ui.Button["Door"]
        ) -> None:
            await call.response.send_modal(Ask())

    bot = Purser()

    @bot.tree.command(description="Shows the door")
    async def door(call: discord.Interaction) -> None:
        await call.response.send_message("?", view=Door())

    async with aboard(bot):
        shown = (await anna.slash(channel, "/door")).answer
        assert shown
        form = (await anna.press(shown, "Ask")).form
        assert form
        call = await anna.submit(form, {"Number": "7"})

    assert call.answer
    assert (call.answer.id, call.answer.content) == (shown.id, "7")
