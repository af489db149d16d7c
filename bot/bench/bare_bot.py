"""A bare discord.py bot: it answers with a text and buttons, and stores nothing."""

import asyncio
import sys

import discord
from discord import app_commands

from bot.loopback import redirect


class BareBot(discord.Client):
    """Answers `/bare pass` with the text and as many buttons as it was given."""

    def __init__(self, text: str, buttons: int) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            guild_ready_timeout=0.05,
            max_messages=None,
        )
        self.tree = app_commands.CommandTree(self)
        group = app_commands.Group(name="bare", description="Bare")

        @group.command(name="pass", description="Answer")
        async def answer(interaction: discord.Interaction[BareBot]) -> None:
            await interaction.response.send_message(text, view=self._view(buttons))

        self.tree.add_command(group)

    def _view(self, buttons: int) -> discord.ui.View:
        view = discord.ui.View(timeout=None)
        for number in range(buttons):
            view.add_item(
                discord.ui.Button(custom_id=f"b{number}", label=f"Button {number}")
            )
        view.stop()
        return view

    async def setup_hook(self) -> None:
        """Register the one command."""
        await self.tree.sync()

    async def on_ready(self) -> None:
        """Tell the process that waits."""
        sys.stdout.write("ready\n")
        sys.stdout.flush()


def main() -> None:
    """Run: base address, token, text, number of buttons."""
    base, token, text, buttons = sys.argv[1:]
    redirect(base)
    bot = BareBot(text, int(buttons))

    async def serve() -> None:
        async with bot:
            await bot.start(token)

    asyncio.run(serve())


if __name__ == "__main__":
    main()
