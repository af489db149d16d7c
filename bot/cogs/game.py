"""`/game`: the lobby, what can be read, settings and the end."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.chooser import Chooser
from bot.cogs.texts import Texts, languages
from bot.desk import read_upload
from bot.exports import export_for
from bot.guard import guarded
from bot.lobby import opening, reading, seating, starting
from bot.lobby.permissions import check_permissions
from bot.positions import Position
from bot.render.post import OPTION, OPTIONS, short
from bot.scenarios import shipped
from bot.suggesting import forgiving
from bot.table import Table
from bot.wire.calls import DiscordCall
from bot.words import Words, language_of

Interaction = discord.Interaction[Any]
Work = Callable[[DiscordCall], Awaitable[None]]

log = logging.getLogger(__name__)


def game_group(table: Table, words: Words) -> app_commands.Group:  # noqa: PLR0915
    """Return `/game` with its commands: a list of what each of them asks for."""
    texts = Texts(words, "game")
    group = app_commands.Group(
        name="game", description=texts.about("root"), guild_only=True
    )

    command = texts.command(group)

    async def run(interaction: Interaction, work: Work) -> None:
        call = DiscordCall(interaction)
        await guarded(table, call, work(call))

    @command("new", "system", "scenario", "file", "language", "solo")
    @app_commands.choices(
        system=[
            Choice(
                name=app_commands.locale_str(
                    words.say("en", f"{one}-title"), key=f"{one}-title"
                ),
                value=one,
            )
            for one in table.positions.systems
        ],
        language=languages(),
    )
    async def new(
        interaction: Interaction,
        system: str,
        scenario: str | None = None,
        file: discord.Attachment | None = None,
        language: str | None = None,
        solo: bool = False,
    ) -> None:
        async def work(call: DiscordCall) -> None:
            check_permissions(interaction, language_of(call.locale), words)
            wish = opening.Wish(
                table.positions.systems[system], scenario, None, language, solo
            )
            if file is not None:
                wish = replace(wish, upload=await read_upload(call, file))
            await opening.new(table, call, wish)

        await run(interaction, work)

    @new.autocomplete("scenario")
    @forgiving
    async def scenarios(interaction: Interaction, typed: str) -> list[Choice[str]]:
        chosen = table.positions.systems.get(interaction.namespace.system)
        if chosen is None:
            return []
        language = language_of(interaction.locale.value)
        titles = {
            name: shipped(chosen, name).title.get(language, name)
            for name in chosen.scenarios
        }
        return fitting([(title, name) for name, title in titles.items()], typed)

    @command("join", "side")
    async def join(interaction: Interaction, side: str | None = None) -> None:
        await run(interaction, lambda call: seating.join(table, call, side))

    @command("leave", "side")
    async def leave(interaction: Interaction, side: str | None = None) -> None:
        await run(interaction, lambda call: seating.leave(table, call, side))

    @command("assign", "side", "user")
    async def assign(interaction: Interaction, side: str, user: discord.User) -> None:
        await run(
            interaction, lambda call: seating.assign(table, call, side, str(user.id))
        )

    @command("umpire", "user")
    async def umpire(interaction: Interaction, user: discord.User) -> None:
        await run(
            interaction, lambda call: seating.hand_over(table, call, str(user.id))
        )

    @command("option", "name", "value")
    async def option(interaction: Interaction, name: str, value: str) -> None:
        await run(
            interaction, lambda call: opening.set_option(table, call, name, value)
        )

    @command("start")
    async def start(interaction: Interaction) -> None:
        await run(interaction, lambda call: starting.start(table, call))

    @command("status", "show")
    async def status(interaction: Interaction, show: bool = False) -> None:
        await run(interaction, lambda call: reading.status(table, call, show=show))

    @command("chart", "text", "show")
    async def chart(
        interaction: Interaction, text: bool = False, show: bool = False
    ) -> None:
        await run(
            interaction, lambda call: reading.chart(table, call, text=text, show=show)
        )

    @command("log", "since", "show")
    @app_commands.choices(since=[Choice(name=texts.name("log-since-me"), value="me")])
    async def journal(
        interaction: Interaction, since: str | None = None, show: bool = False
    ) -> None:
        since_me = since is not None
        await run(
            interaction,
            lambda call: reading.log(table, call, since_me=since_me, show=show),
        )

    @command("rules", "clause", "show")
    async def rules(
        interaction: Interaction, clause: str | None = None, show: bool = False
    ) -> None:
        await run(
            interaction, lambda call: reading.rules(table, call, clause, show=show)
        )

    @command("language", "language")
    @app_commands.choices(language=languages())
    async def language(interaction: Interaction, language: str) -> None:
        await run(
            interaction, lambda call: starting.set_language(table, call, language)
        )

    @command("export")
    async def export(interaction: Interaction) -> None:
        await run(interaction, lambda call: export_for(table, call))

    @command("end")
    async def end(interaction: Interaction) -> None:
        await run(interaction, lambda call: starting.ask_end(table, call))

    @command("help")
    async def help_(interaction: Interaction) -> None:
        await run(interaction, lambda call: reading.help_text(table, call))

    async def sides(interaction: Interaction, typed: str) -> list[Choice[str]]:
        position = await _position(table, interaction)
        if position is None:
            return []
        chooser = Chooser(position, words, language_of(interaction.locale.value))
        names = [(chooser.name(side), side) for side in position.game_sides()]
        return fitting(names, typed)

    for one in (join, leave, assign):
        one.autocomplete("side")(forgiving(sides))

    @option.autocomplete("name")
    @forgiving
    async def option_names(interaction: Interaction, typed: str) -> list[Choice[str]]:
        position = await _position(table, interaction)
        names = position.system.options.model_fields if position else {}
        return fitting([(name, name) for name in names], typed)

    @option.autocomplete("value")
    @forgiving
    async def option_values(interaction: Interaction, typed: str) -> list[Choice[str]]:
        position = await _position(table, interaction)
        if position is None:
            return []
        language = language_of(interaction.locale.value)
        values = opening.option_values(
            position, words, language, interaction.namespace.name
        )
        return fitting(values, typed)

    @rules.autocomplete("clause")
    @forgiving
    async def clauses(interaction: Interaction, typed: str) -> list[Choice[str]]:
        ids = [one.replace("_", ".") for one in reading.clause_ids(table)]
        return fitting([(one, one) for one in ids], typed)

    return group


async def _position(table: Table, interaction: Interaction) -> Position | None:
    return await table.positions.in_channel(str(interaction.channel_id))


def fitting(named: Sequence[tuple[str, str]], typed: str) -> list[Choice[str]]:
    """Return the choices whose name or value holds *typed*, at most 25."""
    sought = typed.casefold()
    fits = [
        Choice(name=short(name, OPTION), value=value)
        for name, value in named
        if sought in name.casefold() or sought in value.casefold()
    ]
    return fits[:OPTIONS]
