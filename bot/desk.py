"""Where what Discord brings is handed to the table: commands, presses, forms."""

import functools
from collections.abc import Mapping
from typing import Any

import discord
from discord.app_commands import Choice

from bot.chooser import Chooser
from bot.denial import Denial
from bot.guard import guarded
from bot.lobby.presses import LOBBY, lobby_pressed
from bot.positions import Position
from bot.presses import PRESSED, filled_in, pressed
from bot.pressing import Press
from bot.render.answers import answer_post
from bot.render.post import OPTION, OPTIONS, short
from bot.seats import open_to, viewer
from bot.steps import Order
from bot.table import Table
from bot.typed import last_item, read_field
from bot.wire.calls import DiscordCall
from bot.words import language_of
from rules.kernel.audience import Viewer
from rules.kernel.choice import Choice as Value
from rules.kernel.fields import LARGEST_DOCUMENT, shapes
from rules.kernel.model import Command, Question, Request
from rules.kernel.system import System

Interaction = discord.Interaction[Any]


class Desk:
    """Turns interactions into orders for the table, inside the outermost ring."""

    def __init__(self, table: Table) -> None:
        self.table = table

    async def requested(
        self,
        interaction: Interaction,
        system: System[Any],
        request: type[Request],
        options: Mapping[str, Any],
    ) -> None:
        """Play a command or answer a question, with the options as Discord has them."""
        call = DiscordCall(interaction)
        await guarded(self.table, call, self._request(call, system, request, options))

    async def _request(
        self,
        call: DiscordCall,
        system: System[Any],
        request: type[Request],
        options: Mapping[str, Any],
    ) -> None:
        filled = await self._filled(call, request, options)
        seat = options.get("seat")
        if issubclass(request, Question):
            public = bool(options.get("show"))
            position, answer = await self.table.ask(
                call, system.id, request, filled, seat, public=public
            )
            language = position.game.language if public else language_of(call.locale)
            chooser = Chooser(position, self.table.words, language)
            post = answer_post(chooser, answer)
            await (call.answer(post) if public else call.whisper(post))
        elif issubclass(request, Command):
            reason = options.get("reason", "")
            order = Order(system.id, request, filled, seat, reason)
            await self.table.play(call, order)

    async def _filled(
        self, call: DiscordCall, request: type[Request], options: Mapping[str, Any]
    ) -> dict[str, Any]:
        """Return the fields of *request* as the rules take them, files read."""
        filled: dict[str, Any] = {}
        for shape in shapes(request):
            if shape.name not in options:
                continue
            given = options[shape.name]
            if isinstance(given, discord.Attachment):
                filled[shape.name] = await read_upload(call, given)
            elif isinstance(given, str):
                filled[shape.name] = read_field(request, shape.name, [given])
            else:
                filled[shape.name] = given
        return filled

    async def suggested(
        self,
        interaction: Interaction,
        system: System[Any],
        request: type[Request],
        field: str,
        typed: str,
    ) -> list[Choice[str]]:
        """Return what fits a field, or the option `seat`."""
        call = DiscordCall(interaction)
        position = await self.table.positions.in_channel(call.channel)
        if position is None or position.game.system != system.id:
            return []
        chooser = Chooser(position, self.table.words, language_of(call.locale))
        if field == "seat":
            return _seats(chooser, call.user, typed)
        # As a Namespace has every attribute, `keys` too, it looks like a mapping.
        given = dict(iter(interaction.namespace))
        seen_as = _seen_as(position, call.user, given.get("seat"))
        filled = {
            shape.name: given[shape.name]
            for shape in shapes(request)
            if shape.name != field and given.get(shape.name) is not None
        }
        return _choices(chooser, seen_as, request, filled, field, typed)

    async def component(self, interaction: Interaction) -> None:
        """Answer a button or select."""
        data: Any = interaction.data
        call = DiscordCall(interaction)
        press = Press.read(data["custom_id"])
        values = data.get("values", [])
        if press is not None and press.what in LOBBY:
            work = lobby_pressed(self.table, call, press)
        elif press is not None and press.what in PRESSED:
            work = pressed(self.table, call, press, values)
        else:
            work = _unknown()
        await guarded(self.table, call, work)

    async def form(self, interaction: Interaction) -> None:
        """Answer a form that was sent."""
        data: Any = interaction.data
        call = DiscordCall(interaction)
        press = Press.read(data["custom_id"])
        fields = form_fields(data["components"])
        if press is None or press.what != "fill":
            work = _unknown()
        else:
            work = filled_in(self.table, call, press, fields)
        await guarded(self.table, call, work)

    async def failed(self, interaction: Interaction, error: Exception) -> None:
        """Answer a slash command that never came to its callback."""
        await guarded(self.table, DiscordCall(interaction), _raise(error))


async def read_upload(call: DiscordCall, upload: discord.Attachment) -> str:
    """Return the text of an upload; raises `Denial` if it is too large or no text.

    It is read only after the call was acknowledged: the network may be slow.
    """
    if upload.size > LARGEST_DOCUMENT:
        raise Denial("upload_too_large", size=upload.size, most=LARGEST_DOCUMENT)
    await call.hold()
    content = await upload.read()
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise Denial("upload_no_text", name=upload.filename) from None


def form_fields(components: Any) -> dict[str, str]:
    """Return what was typed into a form, by the ids of its fields."""
    fields: dict[str, str] = {}
    for one in components:
        inner = [one["component"]] if "component" in one else one.get("components", [])
        fields |= {part["custom_id"]: part["value"] for part in inner}
    return fields


async def _unknown() -> None:
    raise Denial("unknown_button")


async def _raise(error: Exception) -> None:
    raise error


def _seen_as(position: Position, user: str, seat: Any) -> Viewer:
    try:
        return viewer(position, user, seat)
    except Denial:
        return None


def _seats(chooser: Chooser, user: str, typed: str) -> list[Choice[str]]:
    position = chooser.position
    sought = typed.casefold()
    named = [(chooser.name(seat), seat) for seat in open_to(position, user)]
    return [
        Choice(name=short(name, OPTION), value=seat)
        for name, seat in named
        if sought in name.casefold() or sought in seat
    ][:OPTIONS]


def _choices(
    chooser: Chooser,
    seen_as: Viewer,
    request: type[Request],
    filled: Mapping[str, Any],
    field: str,
    typed: str,
) -> list[Choice[str]]:
    """Return what fits, by value or by name; for lists, what fits the last item."""
    kind = next(one.kind for one in shapes(request) if one.name == field)
    several = kind in {"ids", "amounts"}
    before, item = last_item(typed) if several else ("", typed)
    suggested = {}
    for choice in _fitting(chooser, seen_as, request, filled, field, item):
        value = before + choice.value
        if len(value) <= OPTION:
            suggested[value] = short(before + chooser.choice_label(choice), OPTION)
    return [Choice(name=name, value=value) for value, name in list(suggested.items())][
        :OPTIONS
    ]


def _fitting(
    chooser: Chooser,
    seen_as: Viewer,
    request: type[Request],
    filled: Mapping[str, Any],
    field: str,
    typed: str,
) -> list[Value]:
    """Return the choices whose value fits *typed*, then those whose name does."""
    position = chooser.position
    ask = functools.partial(
        position.system.choices, position.state, seen_as, request, filled, field
    )
    sought = typed.casefold()
    named = [one for one in ask("") if sought in chooser.choice_label(one).casefold()]
    return [*ask(typed), *named]
