"""What is posted about a game that has not started yet."""

import json
from typing import Any

from bot.chooser import Chooser
from bot.positions import Position
from bot.pressing import Press
from bot.render.plays import mention
from bot.render.post import LABEL, OPTION, Button, Post, Row, button_rows, short
from bot.safe import Safe, safe
from bot.table import Table

USERS = ("user", "by", "umpire")
"""Parameters that are users."""


def say(table: Table, position: Position, message: str, **params: Any) -> str:
    """Return a message in the game's language, with users as mentions."""
    named = {
        key: mention(one) if key in USERS and one else one
        for key, one in params.items()
    }
    chooser = Chooser(position, table.words, position.game.language)
    return chooser.say(message, **named)


def lobby_post(table: Table, position: Position, line: str) -> Post:
    """Return *line*, who sits where, and buttons to sit down and to start."""
    chooser = Chooser(position, table.words, position.game.language)
    lines = [line, *seat_lines(chooser), f"-# №{position.game.id}"]
    post = Post(content="\n".join(lines), rows=_rows(chooser))
    return post.fitting("lobby.txt", chooser.say("post-continued"))


def seat_lines(chooser: Chooser) -> list[str]:
    """Return the scenario, the umpire and the seats, a line each."""
    position = chooser.position
    game, system = position.game, position.system
    title = scenario_title(position, chooser.language)
    lines = [
        chooser.say(
            "seats-title",
            system=Safe(chooser.say(f"{system.id}-title")),
            scenario=title,
        ),
        chooser.say("seats-umpire", user=mention(game.umpire)),
    ]
    for side in position.game_sides():
        holder = game.seats.get(side)
        key = "seats-taken" if holder else "seats-free"
        lines.append(chooser.say(key, side=side, user=mention(holder or "")))
    return lines


def worded(chooser: Chooser, value: object) -> Safe:
    """Return the value of a house rule: as it is typed, a word with what it means."""
    if not isinstance(value, str):
        return Safe(json.dumps(value))
    meant = chooser.words.name(chooser.language, chooser.position.system.id, value)
    return Safe(f"{safe(value)} ({meant})")


def scenario_title(position: Position, language: str) -> str:
    """Return what the scenario is called in *language*."""
    setup = position.system.scenario.model_validate_json(position.game.setup)
    title = setup.title.get(language) or next(iter(setup.title.values()), setup.name)
    return short(title, OPTION)


def _rows(chooser: Chooser) -> tuple[Row, ...]:
    position = chooser.position
    free = [s for s in position.game_sides() if s not in position.game.seats]
    buttons = [
        Button(
            id=Press("join", position.game.code, side=side).custom_id(),
            label=short(chooser.say("button-join", side=side), LABEL),
            style="act",
        )
        for side in free[:24]
    ]
    if not free:
        start = Press("start", position.game.code).custom_id()
        buttons = [Button(id=start, label=chooser.say("button-start"), style="act")]
    return button_rows(tuple(buttons))
