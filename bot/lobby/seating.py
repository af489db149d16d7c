"""Seats: taking one, leaving it, being given one; before the start and after."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.call import Call
from bot.chooser import Chooser
from bot.denial import Denial
from bot.lobby.posts import lobby_post, say
from bot.plays import record
from bot.positions import Position
from bot.render.plays import awaited_users, closing, record_line
from bot.seats import held
from bot.steps import Step
from bot.table import SALT, Table


async def join(table: Table, call: Call, side: str | None) -> None:
    """Take a free seat: the one named, or the only one that is free."""

    async def decide(found: Position | None) -> Step:
        position = any_game(found)
        return seated(table, call, position, _free(position, side), call.user)

    await table.take(call, decide)


async def leave(table: Table, call: Call, side: str | None) -> None:
    """Free a seat of the caller's; the umpire answers for it then."""

    async def decide(found: Position | None) -> Step:
        position = any_game(found)
        mine = held(position, call.user)
        if not mine:
            raise Denial("no_seat")
        if side is None and len(mine) > 1:
            raise Denial("which_seat", seats=mine)
        if side is not None and side not in mine:
            raise Denial("not_your_seat", seat=side, seats=mine)
        return seated(table, call, position, side or mine[0], None)

    await table.take(call, decide)


async def assign(table: Table, call: Call, side: str, user: str) -> None:
    """Give a seat to somebody, whoever had it; the umpire does."""

    async def decide(found: Position | None) -> Step:
        position = of_umpire(found, call)
        if side not in position.game_sides():
            raise Denial("no_such_seat", seat=side, seats=position.game_sides())
        return seated(table, call, position, side, user)

    await table.take(call, decide)


async def hand_over(table: Table, call: Call, user: str) -> None:
    """Make somebody else the umpire; the umpire does."""

    async def decide(found: Position | None) -> Step:
        position = of_umpire(found, call)
        change = {"kind": "umpire", "user": user}
        after = replace(position.game, umpire=user)
        return recorded(table, call, position, replace(position, game=after), change)

    await table.take(call, decide)


def seated(
    table: Table, call: Call, position: Position, side: str, user: str | None
) -> Step:
    """Return the step that gives *side* to *user*, or frees it."""
    seats = {**position.game.seats}
    seats.pop(side, None)
    if user is not None:
        seats[side] = user
    kind = "seated" if user else "left"
    change = {"kind": kind, "side": side, "user": user or call.user}
    after = replace(position, game=replace(position.game, seats=seats))
    return recorded(table, call, position, after, change)


def recorded(
    table: Table,
    call: Call,
    before: Position,
    after: Position,
    change: Mapping[str, Any],
) -> Step:
    """Return a step of the lobby; once the game runs it is a journal line as well."""
    change = {**change, "by": call.user}
    if before.game.status == "lobby":
        line = say(table, after, f"record-{change['kind']}", **_without(change, "kind"))
        return Step(after, lobby_post(table, after, line))
    public = {**change, "at": table.seconds(), "interaction": call.id}
    noted, journal_line = record(after, public, table.chance.token(SALT))
    chooser = Chooser(noted, table.words, noted.game.language)
    text = record_line(chooser, public)
    post = closing(chooser, [text], awaited_users(before))
    return Step(noted, post, journal_line)


def any_game(found: Position | None) -> Position:
    """Return *found*; raises `Denial` if there is no game."""
    if found is None:
        raise Denial("no_game")
    return found


def of_umpire(found: Position | None, call: Call) -> Position:
    """Return the game if the caller is its umpire; else raises `Denial`."""
    position = any_game(found)
    if position.game.umpire != call.user:
        raise Denial("not_umpire", umpire=position.game.umpire)
    return position


def _free(position: Position, side: str | None) -> str:
    """Return the free seat that is meant; raises `Denial` with those that are free."""
    sides = position.game_sides()
    free = [one for one in sides if one not in position.game.seats]
    if side is None and len(free) == 1:
        return free[0]
    if side is None:
        raise Denial("which_seat" if free else "no_free_seat", seats=free)
    if side not in sides:
        raise Denial("no_such_seat", seat=side, seats=free)
    if side not in free:
        raise Denial("seat_taken", seat=side, seats=free)
    return side


def _without(change: Mapping[str, Any], key: str) -> dict[str, Any]:
    return {name: one for name, one in change.items() if name != key}
