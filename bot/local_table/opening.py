"""The games that stand on a new table: set up by typing, as in Discord."""

import logging
from typing import Any, Final

from bot.local_table.table import LocalTable
from bot.loopback import Call, Channel, NotPlayable
from rules.kernel.system import System

LOG: Final = logging.getLogger(__name__)
UMPIRE: Final = "umpire"
PLAYERS: Final = ("anna", "boris")


async def set_up(table: LocalTable, system: System[Any]) -> None:
    """Open a channel named after *system*, and in it a game with every seat taken.

    Where that channel is there already, nothing is done.
    """
    name = system.id.replace("_", "-")
    if name in {channel.name for channel in table.channels()}:
        return
    channel = table.open(name, None)
    try:
        await type_in(table, channel, UMPIRE, "/game new", system=system.id)
        for number, side in enumerate(await sides(table, channel)):
            player = PLAYERS[number % len(PLAYERS)]
            await type_in(table, channel, player, "/game join", side=side)
        await type_in(table, channel, UMPIRE, "/game start")
    except NotPlayable:
        LOG.exception("the game of %s could not be set up", system.id)


async def sides(table: LocalTable, channel: Channel) -> list[str]:
    """Return the free sides, as `/game join` offers them."""
    player = table.anyone(PLAYERS[0])
    offered = await player.complete(channel, "/game join", {}, focused="side")
    return [str(value) for _, value in offered]


async def type_in(
    table: LocalTable, channel: Channel, who: str, command: str, **options: str
) -> Call:
    """Type a command, and log when the bot says no or nothing."""
    call = await table.anyone(who).slash(channel, command, options)
    answer = call.answer
    if call.failed or (answer and answer.visible_to is not None):
        LOG.warning("%s %s: %s", who, command, answer and answer.content)
    return call
