"""What the bot must be allowed in a channel before a game is opened there."""

from typing import Any, Final

import discord

from bot.denial import Denial
from bot.safe import Safe
from bot.words import Words

NEEDED: Final = (
    "view_channel",
    "send_messages",
    "embed_links",
    "attach_files",
    "read_message_history",
)
IN_THREADS: Final = "send_messages_in_threads"


def invitation() -> discord.Permissions:
    """Return the permissions that a server is asked for when it invites the bot."""
    return discord.Permissions(**dict.fromkeys((*NEEDED, IN_THREADS), True))


def check_permissions(
    interaction: discord.Interaction[Any], language: str, words: Words
) -> None:
    """Raise `Denial` that names what the bot may not do in this channel."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    needed = [
        IN_THREADS if in_thread and one == "send_messages" else one for one in NEEDED
    ]
    lacking = [one for one in needed if not getattr(interaction.app_permissions, one)]
    if lacking:
        named = ", ".join(words.say(language, f"permission-{one}") for one in lacking)
        raise Denial("permissions", count=len(lacking), permissions=Safe(named))
