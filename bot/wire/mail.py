"""Letters of the outbox on their way into Discord's channels."""

from datetime import UTC, datetime, timedelta
from typing import Any, Final

import discord

from bot.outbox import Gone
from bot.pictures.painter import Painter
from bot.render.plays import footer_mark
from bot.render.post import Post
from bot.store.records import Letter
from bot.wire.components import illustrated

LATEST: Final = 200
"""Messages after a letter was written among which it is looked for."""


TRY_NO_MORE: Final = (400, 403, 404)


class DiscordMail:
    """Posts as the bot's own user; knows its messages again by what they carry."""

    def __init__(self, client: discord.Client, painter: Painter) -> None:
        self._client = client
        self._painter = painter

    def _channel(self, letter: Letter) -> Any:
        return self._client.get_partial_messageable(int(letter.channel))

    async def post(self, letter: Letter) -> str:
        """Send *letter* and return the message's id; raises `Gone`.

        Its number is the nonce, so that a repeated try makes no second message.
        """
        post = Post.model_validate_json(letter.body)
        said = await illustrated(post, self._painter)
        try:
            sent = await self._channel(letter).send(**said, nonce=str(letter.id))
        except discord.HTTPException as lost:
            raise_if_lost(lost)
            raise
        return str(sent.id)

    async def strip(self, letter: Letter, message: str) -> None:
        """Take the buttons off *message*; raises `Gone`."""
        partial = self._channel(letter).get_partial_message(int(message))
        try:
            await partial.edit(view=None)
        except discord.HTTPException as lost:
            raise_if_lost(lost)
            raise

    async def find(self, letter: Letter) -> str | None:
        """Return the message that *letter* has become already; raises `Gone`.

        An answer names its interaction; a post is known by the footer of its play.
        """
        after = datetime.fromtimestamp(letter.written, UTC) - timedelta(seconds=1)
        history = self._channel(letter).history(
            limit=LATEST, after=after, oldest_first=True
        )
        own = self._client.user
        try:
            async for sent in history:
                if own is not None and sent.author.id == own.id and _is(sent, letter):
                    return str(sent.id)
        except discord.HTTPException as lost:
            raise_if_lost(lost)
            raise
        return None


def raise_if_lost(error: discord.HTTPException) -> None:
    """Raise `Gone` where trying again would be answered in the same way."""
    if error.status in TRY_NO_MORE:
        raise Gone(str(error)) from error


def _is(sent: discord.Message, letter: Letter) -> bool:
    """Tell whether *sent* is what *letter* became."""
    metadata = sent.interaction_metadata
    if metadata is not None:
        return str(metadata.id) == letter.interaction
    if letter.play == 0:
        return sent.content == Post.model_validate_json(letter.body).content
    last = sent.content.rpartition("\n")[2]
    mark = footer_mark(letter.game, letter.play)
    return last == mark or last.startswith(mark + " ")
