"""`/game new`: a new game in a channel, from a shipped scenario or an uploaded one."""

import asyncio
import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, get_args, get_origin

from bot.call import Call
from bot.chooser import Chooser
from bot.denial import Denial
from bot.faults import BadFile, fault_text
from bot.lobby.posts import lobby_post, say, worded
from bot.positions import Position
from bot.scenarios import options_of, read, shipped, typed_options
from bot.steps import Step
from bot.store.records import Game, StaleGame
from bot.table import Table
from bot.words import Words, language_of
from rules.kernel.setup import Scenario
from rules.kernel.system import System, schema

SECRET = 32
"""Bytes of a dice secret (architecture, section 5)."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants to play: a scenario by name, or as the text of a file."""

    system: System[Any]
    scenario: str | None = None
    upload: str | None = None
    language: str | None = None
    solo: bool = False


async def new(table: Table, call: Call, wish: Wish) -> None:
    """Open a game in the caller's channel; he is its umpire."""
    system = wish.system
    try:
        if wish.upload is not None:
            scenario = await asyncio.to_thread(read, system, wish.upload)
        else:
            scenario = shipped(system, wish.scenario or system.scenarios[0])
        options = options_of(system, scenario.options)
    except BadFile as wrong:
        raise bad_scenario(table, call, system, wrong) from None

    async def decide(found: Position | None) -> Step:
        if found is not None:
            raise Denial("game_here", umpire=found.game.umpire)
        chosen = options.model_dump(mode="json")
        opened = _game(table, call, wish, scenario, chosen)
        state = system.new_game(scenario, options)
        game = replace(opened, state=state.model_dump_json())
        if wish.solo:
            game = replace(game, seats=dict.fromkeys(system.sides(state), call.user))
        try:
            game = await table.store.do(table.store.store.open_game, game)
        except StaleGame:
            raise Denial("game_here", umpire=None) from None
        position = Position(game, system, state)
        line = say(table, position, "lobby-opened", user=call.user)
        return Step(position, lobby_post(table, position, line))

    await table.take(call, decide)


def _game(
    table: Table,
    call: Call,
    wish: Wish,
    scenario: Scenario,
    options: Mapping[str, Any],
) -> Game:
    """Return the game as it is before anybody sits down, without its position."""
    return Game(
        id=0,
        code=call.id,
        guild=call.guild,
        channel=call.channel,
        system=wish.system.id,
        scenario=scenario.name,
        setup=scenario.model_dump_json(),
        options=options,
        language=wish.language or language_of(call.locale),
        status="lobby",
        umpire=call.user,
        solo=wish.solo,
        scripted=False,
        secret=table.chance.token(SECRET),
        hidden_secret=table.chance.token(SECRET),
        schema=schema(wish.system),
        state="",
        revision=0,
        takebacks=0,
        throws=0,
        head="",
        opened=table.seconds(),
        seats={},
    )


async def set_option(table: Table, call: Call, name: str, value: str) -> None:
    """Change a house rule; the umpire does, before the start."""

    async def decide(found: Position | None) -> Step:
        position = waiting_game(found, call)
        system, game = position.system, position.game
        try:
            chosen = typed_options(system, game.options, name, value)
        except BadFile as wrong:
            raise bad_scenario(table, call, system, wrong) from None
        options = options_of(system, chosen)
        scenario = system.scenario.model_validate_json(game.setup)
        state = system.new_game(scenario, options)
        after = replace(
            game,
            options=options.model_dump(mode="json"),
            state=state.model_dump_json(),
        )
        changed = Position(after, system, state)
        chooser = Chooser(changed, table.words, game.language)
        shown = worded(chooser, after.options[name])
        line = chooser.say("lobby-option", option=name, value=shown)
        return Step(changed, lobby_post(table, changed, line))

    await table.take(call, decide)


def waiting_game(found: Position | None, call: Call) -> Position:
    """Return a game that has not started, for its umpire; else raises `Denial`."""
    if found is None:
        raise Denial("no_game")
    if found.game.umpire != call.user:
        raise Denial("not_umpire", umpire=found.game.umpire)
    if found.game.status != "lobby":
        raise Denial("started")
    return found


def bad_scenario(
    table: Table, call: Call, system: System[Any], wrong: BadFile
) -> Denial:
    """Return the no to a scenario or option, with all that is wrong with it."""
    language = language_of(call.locale)
    faults = fault_text(table.words, language, system.id, wrong)
    return Denial("bad_scenario", count=len(wrong.faults), faults=faults)


def option_values(
    position: Position, words: Words, language: str, name: object
) -> list[tuple[str, str]]:
    """Return the values that house rule *name* may take, as far as they can be listed.

    Each is a pair of what it is called and what is typed.
    """
    info = position.system.options.model_fields.get(str(name))
    if info is None:
        return []
    if info.annotation is bool:
        return [("true", "true"), ("false", "false")]
    if get_origin(info.annotation) is Literal:
        system = position.system.id
        return [
            (f"{value} ({words.name(language, system, value)})", value)
            for value in get_args(info.annotation)
        ]
    default = json.dumps(info.default).strip("[]").replace(" ", "")
    return [(default, default)]
