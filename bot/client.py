"""The bot on Discord: its commands, what wakes it, and nothing that it remembers."""

import asyncio
import hashlib
import json
import logging
from typing import Any, Final

import discord
from discord import app_commands

from bot.cogs.dice import dice_group
from bot.cogs.game import game_group
from bot.desk import Desk
from bot.pictures.painter import Painter
from bot.slash import group
from bot.table import Table
from bot.translator import CatalogueTranslator
from bot.words import Words

INTENTS: Final = discord.Intents(guilds=True)

log = logging.getLogger(__name__)


class Client(discord.AutoShardedClient):
    """Registers the commands when they have changed, and hands on what comes in."""

    def __init__(self, table: Table, words: Words, **options: Any) -> None:
        super().__init__(
            intents=INTENTS,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            **options,
        )
        self.table = table
        self.painter = Painter()
        self.desk = Desk(table)
        self.words = words
        self.up = asyncio.Event()
        self.tree = app_commands.CommandTree(self)
        self.tree.error(self.desk.failed)
        for made in (game_group(table, words), dice_group(table, words)):
            self.tree.add_command(made)
        for system in table.positions.systems.values():
            self.tree.add_command(group(system, words, self.desk))

    async def setup_hook(self) -> None:
        """Register the commands if they have changed; send what an earlier run left.

        That is before anything new comes in, so that nothing new is taken for old.
        """
        await self.tree.set_translator(CatalogueTranslator(self.words))
        await self.register()
        await self.table.outbox.catch_up()

    async def close(self) -> None:
        """Leave Discord, and let the worker that draws pictures go."""
        await super().close()
        await self.painter.close()

    async def register(self, *, anyway: bool = False) -> bool:
        """Register the commands with Discord when their hash changed.

        Returns whether it did. Discord bans a bot for a day that does so at every
        start.
        """
        payload = await self.payload()
        text = json.dumps([str(self.application_id), payload], sort_keys=True)
        digest = hashlib.sha256(text.encode()).hexdigest()
        store = self.table.store
        known, ids = await store.do(store.store.registration)
        changed = anyway or known != digest
        if changed:
            registered = await self.tree.sync()
            ids = {command.name: str(command.id) for command in registered}
            await store.do(store.store.set_registration, digest, ids)
        self.words.mention(ids)
        return changed

    async def payload(self) -> list[dict[str, Any]]:
        """Return the commands as they are registered, in every language."""
        translator = CatalogueTranslator(self.words)
        return [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]

    async def on_ready(self) -> None:
        """Note that the bot is up; Discord may say so more than once."""
        self.up.set()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer buttons, selects and forms by their `custom_id` alone."""
        if interaction.type is discord.InteractionType.component:
            await self.desk.component(interaction)
        elif interaction.type is discord.InteractionType.modal_submit:
            await self.desk.form(interaction)
