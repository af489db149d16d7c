"""Buttons, selects and forms: from what was pressed to the command that it is."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.call import Call
from bot.chooser import Chooser, find_offer, way
from bot.denial import Denial
from bot.positions import Position
from bot.pressing import Press
from bot.render.answers import answer_post
from bot.render.plays import awaited_lines, line_lines
from bot.render.post import Post
from bot.safe import Safe, safe
from bot.seats import Speaker, held, viewer
from bot.steps import Step, built
from bot.table import Table
from bot.typed import read_field
from bot.words import language_of
from rules.kernel.audience import UMPIRE
from rules.kernel.offers import Offer

PRESSED: Final = ("do", "page", "pick", "picked", "orders", "ask")
"""What buttons and selects of a game say, see `Press`."""

MEANWHILE: Final = 3
"""Plays that a late presser is told about."""


async def pressed(
    table: Table, call: Call, press: Press, values: Sequence[str] = ()
) -> None:
    """Do what a button says, or play what was chosen in a select."""
    if press.what == "orders":
        await _show_orders(table, call, press)
        return
    if press.what == "ask":
        await _answer(table, call, press)
        return
    position, offer = await _offer(table, call, press)
    chooser = Chooser(position, table.words, language_of(call.locale))
    if press.what == "page":
        rows = chooser.select_rows(offer, press.page)
        await call.replace(Post(content=safe(chooser.offer_text(offer)), rows=rows))
    elif press.what == "pick":
        rows = chooser.picking_rows(offer, _picked(call, press, values))
        await call.replace(Post(content=safe(chooser.offer_text(offer)), rows=rows))
    elif press.what == "picked":
        await _play(table, call, press, _picked(call, press, ()))
    elif offer.opening is None or values:
        await _play(table, call, press, values)
    elif way(offer, chooser) == "form":
        await call.open_form(chooser.form(offer))
    else:
        rows = chooser.select_rows(offer, 0)
        await call.whisper(Post(content=safe(chooser.offer_text(offer)), rows=rows))


def _picked(call: Call, press: Press, values: Sequence[str]) -> list[str]:
    """Return what is picked on all pages of an offer, *values* on the one pressed.

    What was picked before stands in the message: nothing of it is in memory.
    """
    picked: list[str] = []
    for custom_id, chosen in call.picked.items():
        page = Press.read(custom_id)
        if page is None or page.what != "pick" or page.key != press.key:
            continue
        here = press.what == "pick" and page.page == press.page
        picked += values if here else chosen
    return picked


async def filled_in(
    table: Table, call: Call, press: Press, fields: Mapping[str, str]
) -> None:
    """Play what was typed into an offer's form."""
    _, offer = await _offer(table, call, press)
    if offer.opening is None:
        raise Denial("stale_press", meanwhile=Safe(""))
    await _play(table, call, press, [fields.get(offer.opening.field, "")])


async def _play(table: Table, call: Call, press: Press, values: Sequence[str]) -> None:
    async def decide(found: Position | None) -> Step:
        position = _same_game(found, press)
        offer = find_offer(position, press)
        if offer is None or press.takebacks != position.game.takebacks:
            raise await _stale(table, call, position)
        command = built(offer.command, press.side, _filled(offer, values))
        side = Speaker(call.user, press.side, _for_side(position, call, press))
        return table.step(call, position, side, command)

    await table.take(call, decide)


async def _offer(table: Table, call: Call, press: Press) -> tuple[Position, Offer]:
    """Return the offer that was pressed; raises `Denial` if it is not open to him."""
    position = _same_game(await table.positions.in_channel(call.channel), press)
    _for_side(position, call, press)
    offer = find_offer(position, press)
    if offer is None or press.takebacks != position.game.takebacks:
        raise await _stale(table, call, position)
    return position, offer


def _same_game(found: Position | None, press: Press) -> Position:
    if found is None or found.game.code != press.game:
        raise Denial("other_game")
    if found.game.status != "running":
        raise Denial("not_started")
    return found


def _for_side(position: Position, call: Call, press: Press) -> bool:
    """Tell whether the umpire presses for an empty seat; raises `Denial` for others."""
    umpires = position.game.umpire == call.user
    if press.side == UMPIRE and umpires:
        return False
    holder = position.game.seats.get(press.side)
    if holder == call.user:
        return False
    if holder is None and umpires and press.side in position.game_sides():
        return True
    raise Denial("not_your_button", seat=press.side, seats=held(position, call.user))


async def _stale(table: Table, call: Call, position: Position) -> Denial:
    """Return the no to a press that comes too late, with what happened meanwhile."""
    game = position.game
    chooser = Chooser(position, table.words, language_of(call.locale))
    since = max(game.revision - MEANWHILE, 0)
    lines = await table.store.do(table.store.store.lines, game.id, since)
    told = [line_lines(chooser, json.loads(line.public))[0] for line in lines]
    told += awaited_lines(chooser)
    return Denial("stale_press", meanwhile=Safe("\n".join(told)))


async def _answer(table: Table, call: Call, press: Press) -> None:
    """Tell the presser what a question's button asks, as he may know it."""
    position = _same_game(await table.positions.in_channel(call.channel), press)
    inquiries = position.system.inquiries(position.state)
    inquiry = next((one for one in inquiries if one.key == press.key), None)
    if inquiry is None or press.takebacks != position.game.takebacks:
        raise await _stale(table, call, position)
    seen_as = viewer(position, call.user, None)
    question = built(inquiry.question, seen_as or "", inquiry.filled)
    answer = position.system.ask(position.state, question, seen_as)
    chooser = Chooser(position, table.words, language_of(call.locale))
    await call.whisper(answer_post(chooser, answer))


async def _show_orders(table: Table, call: Call, press: Press) -> None:
    """Tell the presser what he may do now, seat by seat, with the buttons for it."""
    position = _same_game(await table.positions.in_channel(call.channel), press)
    chooser = Chooser(position, table.words, language_of(call.locale))
    seats = held(position, call.user)
    if position.game.umpire == call.user:
        empty = [s for s in position.game_sides() if s not in position.game.seats]
        seats = (*seats, *empty, UMPIRE)
    if not seats:
        raise Denial("no_seat")
    busy = [seat for seat in seats if _has_orders(chooser, seat)]
    for seat in busy or seats:
        await call.whisper(orders_post(chooser, seat))


def _has_orders(chooser: Chooser, seat: str) -> bool:
    """Tell whether *seat* is awaited or may do anything now."""
    awaited = any(one.side == seat for one in chooser.position.awaiting)
    return awaited or bool(chooser.private_rows(seat))


def orders_post(chooser: Chooser, seat: str) -> Post:
    """Return what *seat* is asked and may do, for its own eyes."""
    position = chooser.position
    system = position.system
    asked = [
        chooser.say(f"{system.id}-awaited-{one.what}", side=seat)
        for one in position.awaiting
        if one.side == seat
    ]
    rows = chooser.private_rows(seat)
    tasks = Safe("\n".join(f"- {one}" for one in asked))
    key = "orders-asked" if asked else "orders-free" if rows else "orders-none"
    return Post(content=chooser.say(key, seat=seat, tasks=tasks), rows=rows)


def _filled(offer: Offer, values: Sequence[str]) -> dict[str, Any]:
    """Return the fields of an offer, with what was chosen or typed in the open one."""
    if offer.opening is None:
        return dict(offer.filled)
    field = offer.opening.field
    return {**offer.filled, field: read_field(offer.command, field, values)}
