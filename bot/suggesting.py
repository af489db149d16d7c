"""Autocompletion is never left without an answer: after a fault there is no choice."""

import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import discord
from discord.app_commands import Choice

from bot.guard import reference
from bot.steps import Outcome
from bot.wire.calls import DiscordCall

Interaction = discord.Interaction[Any]
Choices = list[Choice[str]]

log = logging.getLogger(__name__)


def forgiving(
    suggest: Callable[[Interaction, str], Awaitable[Choices]],
) -> Callable[[Interaction, str], Coroutine[Any, Any, Choices]]:
    """Return an autocomplete callback that offers nothing where *suggest* fails."""

    async def suggest_or_nothing(interaction: Interaction, typed: str) -> Choices:
        try:
            return await suggest(interaction, typed)
        except Exception:
            call = DiscordCall(interaction)
            number = reference(call)
            log.exception("fault %s in autocomplete", number)
            interaction.client.table.watch(call.id, Outcome(fault=number))
            return []

    return suggest_or_nothing
