"""`/dice`: free throws, and what the dice of a game are bound to."""

from typing import Any

import discord
from discord import app_commands

from bot.cogs.texts import Texts
from bot.free_dice import proof, throw
from bot.guard import guarded
from bot.table import Table
from bot.wire.calls import DiscordCall
from bot.words import Words

Interaction = discord.Interaction[Any]


def dice_group(table: Table, words: Words) -> app_commands.Group:
    """Return `/dice` with its commands."""
    texts = Texts(words, "dice")
    group = app_commands.Group(
        name="dice", description=texts.about("root"), guild_only=True
    )

    command = texts.command(group)

    @command("roll", "dice")
    async def roll(interaction: Interaction, dice: str) -> None:
        call = DiscordCall(interaction)
        await guarded(table, call, throw(table, call, dice))

    @command("proof", "show")
    async def prove(interaction: Interaction, show: bool = False) -> None:
        call = DiscordCall(interaction)
        await guarded(table, call, proof(table, call, show=show))

    return group
