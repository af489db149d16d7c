"""Buttons of the lobby."""

from typing import Final

from bot.call import Call
from bot.denial import Denial
from bot.lobby.seating import join
from bot.lobby.starting import end, start
from bot.pressing import Press
from bot.table import Table

LOBBY: Final = ("join", "start", "end")


async def lobby_pressed(table: Table, call: Call, press: Press) -> None:
    """Do what a button of the lobby says, if its game is still the channel's."""
    position = await table.positions.in_channel(call.channel)
    if position is None or position.game.code != press.game:
        raise Denial("other_game")
    match press.what:
        case "join":
            await join(table, call, press.side)
        case "start":
            await start(table, call)
        case _:
            await end(table, call, press.game)
