"""One interaction of discord.py as a `Call`."""

import logging
from collections.abc import Mapping, Sequence
from typing import Any

import aiohttp
import discord

from bot.call import Unanswered
from bot.pictures.painter import Undrawn
from bot.render.post import Form, Post
from bot.wire.components import drawn, illustrated, message, modal

OUT_OF_REACH = (
    discord.HTTPException,
    discord.DiscordServerError,
    aiohttp.ClientError,
    TimeoutError,
    OSError,
)

log = logging.getLogger(__name__)


class DiscordCall:
    """Somebody's interaction, from the moment it came in until its token dies."""

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self._interaction = interaction
        self._held = False
        self.id = str(interaction.id)
        self.user = str(interaction.user.id)
        self.channel = str(interaction.channel_id)
        self.guild = str(interaction.guild_id or "")
        self.locale = interaction.locale.value

    @property
    def picked(self) -> Mapping[str, Sequence[str]]:
        """What stands chosen in the message that was pressed, select by select."""
        pressed = self._interaction.message
        rows = [] if pressed is None else pressed.components
        return {
            part.custom_id: [one.value for one in part.options if one.default]
            for row in rows
            if isinstance(row, discord.ActionRow)
            for part in row.children
            if isinstance(part, discord.SelectMenu)
        }

    @property
    def held(self) -> bool:
        """Whether `hold` was called."""
        return self._held

    async def answer(self, post: Post) -> str:
        """Answer for everybody to see; return the message's id."""
        if post.pictures:
            return await self._answer_later(post)
        try:
            sent = await self._interaction.response.send_message(**message(post))
        except (*OUT_OF_REACH, discord.InteractionResponded) as lost:
            raise Unanswered from lost
        return str(sent.message_id)

    async def _answer_later(self, post: Post) -> str:
        """Acknowledge for everybody to see, draw, then answer; raises `Unanswered`."""
        try:
            await self._interaction.response.defer(thinking=True)
            said = await illustrated(post, self._interaction.client.painter)
            sent = await self._interaction.followup.send(**said, wait=True)
        except (*OUT_OF_REACH, discord.InteractionResponded) as lost:
            raise Unanswered from lost
        return str(sent.id)

    async def illustrate(self, post: Post) -> None:
        """Add the pictures of *post* to the answer that has its text already."""
        said = message(post)
        try:
            pictures = await drawn(post.pictures, self._interaction.client.painter)
            files = [*said.get("files", ()), *pictures]
            await self._interaction.edit_original_response(attachments=files)
        except (*OUT_OF_REACH, Undrawn):
            log.exception("interaction %s has no picture", self.id)

    async def whisper(self, post: Post) -> None:
        """Tell the caller alone, as the answer or after it; raises `Unanswered`."""
        if post.pictures and not self._interaction.response.is_done():
            await self.hold()
        said = await illustrated(post, self._interaction.client.painter)
        try:
            if not self._interaction.response.is_done():
                await self._interaction.response.send_message(**said, ephemeral=True)
            else:
                await self._interaction.followup.send(**said, ephemeral=True)
        except OUT_OF_REACH as lost:
            raise Unanswered from lost

    async def replace(self, post: Post) -> None:
        """Change the private message whose component was pressed.

        What everybody sees is not changed: then it is a private answer. Raises
        `Unanswered`.
        """
        pressed = self._interaction.message
        if pressed is None or not pressed.flags.ephemeral:
            await self.whisper(post)
            return
        try:
            await self._interaction.response.edit_message(**message(post))
        except OUT_OF_REACH as lost:
            raise Unanswered from lost

    async def hold(self) -> None:
        """Acknowledge privately, once; raises `Unanswered`."""
        if self._held:
            return
        try:
            await self._interaction.response.defer(ephemeral=True, thinking=True)
        except OUT_OF_REACH as lost:
            raise Unanswered from lost
        self._held = True

    async def open_form(self, form: Form) -> None:
        """Open a form for the caller; raises `Unanswered`."""
        try:
            await self._interaction.response.send_modal(modal(form))
        except OUT_OF_REACH as lost:
            raise Unanswered from lost
