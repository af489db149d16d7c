"""`export` and `import`: a whole game as JSON for the operator, and back."""

import json
import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import click

from bot import journal
from bot.cli.telling import stop, tell
from bot.config import BadConfig, load
from bot.exports import NotAnExport, operators, read_back
from bot.safe import Safe
from bot.store.records import DatabaseInUse, Game, Line, StaleGame
from bot.store.sqlite import SqliteStore
from rules import SYSTEMS
from rules.kernel.document import current

FILE: Final = click.Path(dir_okay=False, path_type=Path)
OWNER_ONLY: Final = 0o600

database_option = click.option(
    "--db", "database", type=FILE, help="The database; else that of the configuration."
)


@click.command("export")
@click.argument("game")
@database_option
@click.option("--out", type=FILE, help="The file to write; else the terminal.")
def export_game(game: str, database: Path | None, out: Path | None) -> None:
    """Write all of GAME as JSON, secrets included; GAME is its number or its code."""
    with opened(existing(database or configured())) as store:
        found = find(store, game)
        whole = operators(found, store.lines(found.id))
    text = json.dumps(whole, ensure_ascii=False, indent=1) + "\n"
    if out is None:
        click.echo(text, nl=False)
    else:
        write_private(out, text)
    click.echo(tell("cli-secrets"), err=True)


@click.command("import")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@database_option
@click.option("--channel", help="The id of the channel; else the game's own.")
@click.option("--guild", help="The id of the server; else the game's own.")
def import_game(
    file: Path, database: Path | None, channel: str | None, guild: str | None
) -> None:
    """Read back what export has written, as the same game."""
    game, lines = read_file(file)
    game = replace(game, channel=channel or game.channel, guild=guild or game.guild)
    path = database or configured()
    path.parent.mkdir(parents=True, exist_ok=True)
    with opened(path) as store:
        try:
            stored = store.restore(game, lines)
        except StaleGame:
            stop("cli-channel-taken", channel=Safe(game.channel))
    click.echo(
        tell(
            "cli-imported",
            game=str(stored.id),
            channel=Safe(stored.channel),
            revision=stored.revision,
        )
    )


def write_private(path: Path, text: str) -> None:
    """Write *text* to *path*, which its owner alone may read; stop if that fails."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
    try:
        with open(os.open(path, flags, OWNER_ONLY), "w", encoding="utf-8") as file:
            os.fchmod(file.fileno(), OWNER_ONLY)  # the file may have been there before
            file.write(text)
    except OSError as wrong:
        stop("cli-unwritable", path=Safe(path), reason=Safe(wrong.strerror))


def configured() -> Path:
    """Return the database of the configuration; stop if that is not right."""
    try:
        return load(None).store.database
    except BadConfig as wrong:
        stop(f"operator-{wrong.code}", **wrong.params)


def existing(database: Path) -> Path:
    """Return *database*; stop if it is not there."""
    if not database.exists():
        stop("cli-no-database", path=Safe(database))
    return database


@contextmanager
def opened(database: Path) -> Iterator[SqliteStore]:
    """Open the store; stop if another process has it, or it is none."""
    try:
        store = SqliteStore(database)
    except DatabaseInUse:
        stop("operator-database_in_use", path=Safe(database))
    except sqlite3.DatabaseError:
        stop("cli-not-a-database", path=Safe(database))
    with closing(store):
        yield store


def find(store: SqliteStore, wanted: str) -> Game:
    """Return the game of that number or code; stop if there is none."""
    games = store.games()
    for game in games:
        if wanted in (str(game.id), game.code):
            return game
    known = ", ".join(str(game.id) for game in games)
    stop("cli-no-game", game=Safe(wanted), games=Safe(known or "none"))


def read_file(file: Path) -> tuple[Game, Sequence[Line]]:
    """Return the game of an operator's export, with its journal; stop for any other."""
    try:
        export: Any = json.loads(file.read_bytes())
    except ValueError:
        stop("cli-broken-export", file=Safe(file))
    if isinstance(export, dict) and export.get("kind") == "player":
        stop("cli-players-export", file=Safe(file))
    try:
        game, lines = read_back(export)
        require_sound(game, lines)
    except NotAnExport:
        stop("cli-broken-export", file=Safe(file))
    return game, lines


def require_sound(game: Game, lines: Sequence[Line]) -> None:
    """Raise `NotAnExport` if the position or the journal cannot be a game's."""
    systems = {system.id: system for system in SYSTEMS}
    try:
        system = systems[game.system]
        state = current(json.loads(game.state), game.schema, system.upcasts)
        system.state.model_validate_json(json.dumps(state))
        system.scenario.model_validate_json(game.setup)
    except (KeyError, ValueError) as wrong:
        raise NotAnExport from wrong
    first = lines[0].previous if lines else game.head
    broken = journal.check(first, lines, game.head)
    if broken is not None or len(lines) != game.revision:
        raise NotAnExport
