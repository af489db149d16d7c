"""A small bot with one of everything that a page must show."""

import asyncio
import io
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str

Interaction = discord.Interaction[Any]

PORTS = tuple(f"port-{number:02}" for number in range(1, 31))
RUSSIAN = {
    "harbour": "гавань",
    "sail": "плыть",
    "Set sail": "Выйти в море",
    "to": "куда",
    "Which port": "Какой порт",
    "East": "Восток",
}
PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c4944"
    "415408d763f8ffff3f0005fe02fea7358d1b0000000049454e44ae426082"
)
MARKUP = """# A heading
**bold** *italic* ~~gone~~ `code` ||secret||
> a quote
- one
- two
-# small print
```
left | right
```
"""


class Russian(app_commands.Translator):
    """Knows a few names in Russian."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: Any
    ) -> str | None:
        if locale is not discord.Locale.russian:
            return None
        return RUSSIAN.get(string.message)


class Buttons(discord.ui.View):
    """Buttons of every style, a select for one and one for several."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Whisper", style=discord.ButtonStyle.primary)
    async def whisper(self, interaction: Interaction, _: Any) -> None:
        name = interaction.user.name
        await interaction.response.send_message(f"psst, {name}", ephemeral=True)

    @discord.ui.button(label="Write", style=discord.ButtonStyle.success)
    async def write(self, interaction: Interaction, _: Any) -> None:
        await interaction.response.send_modal(Letter())

    @discord.ui.button(label="Strike", style=discord.ButtonStyle.danger)
    async def strike(self, interaction: Interaction, _: Any) -> None:
        await interaction.response.edit_message(content="struck", view=None)

    @discord.ui.button(label="Asleep", disabled=True)
    async def asleep(self, interaction: Interaction, _: Any) -> None:
        raise AssertionError("a disabled button was pressed")

    @discord.ui.select(
        placeholder="One ship",
        options=[discord.SelectOption(label=f"Ship {n}", value=f"s{n}") for n in "123"],
    )
    async def one(self, interaction: Interaction, select: Any) -> None:
        await interaction.response.send_message(f"chosen {select.values[0]}")

    @discord.ui.select(
        placeholder="Some ships",
        min_values=2,
        max_values=3,
        options=[
            discord.SelectOption(label=f"Ship {n}", value=f"s{n}") for n in "1234"
        ],
    )
    async def some(self, interaction: Interaction, select: Any) -> None:
        await interaction.response.send_message(f"chosen {', '.join(select.values)}")


class Letter(discord.ui.Modal, title="A letter"):
    """A form with a short text, a long one, and a select."""

    to = discord.ui.TextInput[Any](label="To", min_length=3, max_length=20)
    text = discord.ui.TextInput[Any](
        label="Text", style=discord.TextStyle.paragraph, default="Dear", required=False
    )
    seal = discord.ui.Label[Any](
        text="Seal",
        component=discord.ui.Select[Any](
            options=[discord.SelectOption(label=one, value=one) for one in "AB"]
        ),
    )

    async def on_submit(self, interaction: Interaction) -> None:
        select = self.seal.component
        assert isinstance(select, discord.ui.Select)
        told = f"to {self.to.value}: {self.text.value} [{select.values[0]}]"
        await interaction.response.send_message(told)


class HarbourBot(discord.Client):
    """Its commands answer with what they were given."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.02)
        self.up = asyncio.Event()
        self.thought = asyncio.Event()
        self.completions: list[str] = []
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(harbour(self))

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Russian())
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.up.set()


def harbour(bot: HarbourBot) -> app_commands.Group:
    """Return the bot's commands."""
    group = app_commands.Group(name="harbour", description="The harbour")

    @group.command(description="Set sail")
    @app_commands.describe(to="Which port")
    @app_commands.choices(course=[Choice(name=n, value=n[0]) for n in ("East", "West")])
    async def sail(
        interaction: Interaction,
        to: str,
        ships: app_commands.Range[int, 1, 9],
        course: str | None = None,
        quiet: bool | None = None,
        who: discord.User | None = None,
        chart: discord.Attachment | None = None,
    ) -> None:
        name = who.name if who else None
        size = len(await chart.read()) if chart else None
        told = f"{to} {ships} {course} {quiet} {name} {size}"
        await interaction.response.send_message(told, ephemeral=bool(quiet))

    @sail.autocomplete("to")
    async def ports(_: Interaction, typed: str) -> list[Choice[str]]:
        bot.completions.append(typed)
        fits = [port for port in PORTS if typed in port]
        return [Choice(name=port.title(), value=port) for port in fits[:25]]

    @group.command(description="A message with controls")
    async def controls(interaction: Interaction) -> None:
        await interaction.response.send_message("Orders?", view=Buttons())

    @group.command(description="A message with everything")
    async def everything(interaction: Interaction) -> None:
        user = interaction.user.mention
        embed = discord.Embed(
            title="An embed", description="of **some** text", colour=0x336699
        )
        embed.add_field(name="A field", value="its value")
        embed.set_image(url="attachment://chart.png")
        await interaction.response.send_message(
            f"{MARKUP}{user} </harbour controls:1> <t:1767225600:R>",
            embed=embed,
            files=[
                discord.File(picture(), "chart.png", description="A chart of the bay"),
                discord.File(picture(), "log.txt"),
            ],
            allowed_mentions=discord.AllowedMentions(users=True),
        )

    @group.command(description="Say something of somebody else's")
    async def echo(interaction: Interaction, text: str) -> None:
        await interaction.response.send_message(text)

    @group.command(description="Think first")
    async def think(interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await bot.thought.wait()
        await interaction.edit_original_response(content="thought of it")

    return group


def picture() -> io.BytesIO:
    """Return a picture of one point, as a file."""
    return io.BytesIO(PIXEL)
