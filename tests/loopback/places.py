"""Channels as a bot writes in them, and what people see there."""

import discord

from bot.loopback import Channel, Message, Person
from tests.loopback.bots import Purser


def place(bot: Purser, channel: Channel) -> discord.PartialMessageable:
    """Return *channel* as the bot writes in it."""
    return bot.get_partial_messageable(channel.id, guild_id=channel.guild)


def last(person: Person, channel: Channel) -> Message:
    """Return the newest message that *person* sees in *channel*."""
    return person.sees(channel)[-1]
