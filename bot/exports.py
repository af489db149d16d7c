"""Games as JSON: whole for the operator, a side's own view for a player."""

import asyncio
import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from pydantic import TypeAdapter

from bot.call import Call
from bot.chooser import Chooser
from bot.denial import Denial
from bot.dice.stream import commitment
from bot.journal import canonical, digest
from bot.positions import Position
from bot.render.post import Paper, Post
from bot.seats import viewer
from bot.store.records import Game, Line
from bot.table import Table
from bot.words import language_of
from rules.kernel.audience import Viewer

FORMAT: Final = 1
GAME: Final = TypeAdapter(Game)


class NotAnExport(Exception):
    """The file is not an operator's export that can be read back."""


def operators(game: Game, lines: Sequence[Line]) -> dict[str, Any]:
    """Return everything of a game, secrets included, as JSON holds it."""
    return {
        **_head(game),
        "kind": "operator",
        "state": json.loads(game.state),
        "plays": [
            {
                "number": line.number,
                "previous": line.previous,
                "hash": line.hash,
                "public": json.loads(line.public),
                "private": json.loads(line.private),
            }
            for line in lines
        ],
        "dice": {
            **_commitments(game),
            "secret": game.secret.hex(),
            "hidden_secret": game.hidden_secret.hex(),
        },
        "guild": game.guild,
        "channel": game.channel,
        "setup": json.loads(game.setup),
        "takebacks": game.takebacks,
    }


def players(
    position: Position, lines: Sequence[Line], seen_as: Viewer
) -> dict[str, Any]:
    """Return what *seen_as* may know of a game; the private parts are hashes only.

    The secrets are in it when the game has ended.
    """
    game = position.game
    view = position.system.view(position.state, seen_as)
    over = game.status == "ended"
    revealed = {"secret": game.secret.hex(), "hidden_secret": game.hidden_secret.hex()}
    return {
        **_head(game),
        "kind": "player",
        "seen_as": seen_as,
        "state": view.model_dump(mode="json"),
        "plays": [
            {
                "number": line.number,
                "previous": line.previous,
                "hash": line.hash,
                "public": json.loads(line.public),
                "private_hash": digest(line.private),
            }
            for line in lines
        ],
        "dice": {**_commitments(game), **(revealed if over else {})},
        "setup": json.loads(game.setup),
    }


def _head(game: Game) -> dict[str, Any]:
    return {
        "quarterdeck": FORMAT,
        "game": game.code,
        "system": game.system,
        "schema": game.schema,
        "scenario": game.scenario,
        "options": dict(game.options),
        "seats": dict(game.seats),
        "umpire": game.umpire,
        "solo": game.solo,
        "language": game.language,
        "status": game.status,
        "scripted": game.scripted,
        "opened": game.opened,
        "revision": game.revision,
        "head": game.head,
    }


def _commitments(game: Game) -> dict[str, Any]:
    return {
        "throws": game.throws,
        "commitment": commitment(game.secret),
        "hidden_commitment": commitment(game.hidden_secret),
    }


def read_back(export: Mapping[str, Any]) -> tuple[Game, tuple[Line, ...]]:
    """Return the game and journal of an operator's export.

    Raises `NotAnExport` for a player's export or anything else.
    """
    try:
        if export["quarterdeck"] != FORMAT or export["kind"] != "operator":
            raise NotAnExport
        dice = export["dice"]
        fields = {
            "id": 0,
            "code": export["game"],
            "guild": export["guild"],
            "channel": export["channel"],
            "system": export["system"],
            "scenario": export["scenario"],
            "setup": _text(export["setup"]),
            "options": export["options"],
            "language": export["language"],
            "status": export["status"],
            "umpire": export["umpire"],
            "solo": export["solo"],
            "scripted": export["scripted"],
            "secret": bytes.fromhex(dice["secret"]),
            "hidden_secret": bytes.fromhex(dice["hidden_secret"]),
            "schema": export["schema"],
            "state": _text(export["state"]),
            "revision": export["revision"],
            "takebacks": export["takebacks"],
            "throws": dice["throws"],
            "head": export["head"],
            "opened": export["opened"],
            "seats": export["seats"],
        }
        game = GAME.validate_python(fields)
        lines = tuple(_line(game, one) for one in export["plays"])
    except (KeyError, TypeError, ValueError) as wrong:
        raise NotAnExport from wrong
    return game, lines


def _line(game: Game, play: Mapping[str, Any]) -> Line:
    return Line(
        game=game.id,
        number=play["number"],
        previous=play["previous"],
        public=canonical(play["public"]),
        private=canonical(play["private"]),
        hash=play["hash"],
    )


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _players_text(position: Position, lines: Sequence[Line], seen_as: Viewer) -> str:
    return json.dumps(players(position, lines, seen_as), ensure_ascii=False, indent=1)


async def export_for(table: Table, call: Call) -> None:
    """Give the caller his own view of the game as a file, privately.

    It is the channel's game, or the last one that ended there.
    """
    game = await table.store.do(table.store.store.last_game_in, call.channel)
    if game is None:
        raise Denial("no_game")
    position = table.positions.read(game)
    lines = await table.store.do(table.store.store.lines, position.game.id)
    seen_as = viewer(position, call.user, None)
    await call.hold()
    text = await asyncio.to_thread(_players_text, position, lines, seen_as)
    chooser = Chooser(position, table.words, language_of(call.locale))
    name = f"game-{position.game.id}.json"
    said = chooser.say("export-given", name=name)
    await call.whisper(Post(content=said, paper=Paper(name=name, text=text)))
