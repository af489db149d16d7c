"""`play`: the local table, a Discord for one machine in the browser."""

import asyncio
from pathlib import Path

import click
from platformdirs import user_data_path

from bot.cli.telling import operator_language, stop
from bot.config import NAME
from bot.local_table.play import play as open_table
from bot.store.records import DatabaseInUse


@click.command()
@click.option("--port", default=0, help="The port; 0 takes any that is free.")
@click.option(
    "--db",
    "database",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Where the games are kept.",
)
@click.option("--locale", "spoken", help="The language of the page, such as ru.")
@click.option("--no-browser", is_flag=True, help="Print the address only.")
def play(
    port: int, database: Path | None, spoken: str | None, no_browser: bool
) -> None:
    """Open the local table in the browser: no Discord, no account."""
    path = database or user_data_path(NAME) / "table.sqlite"
    path.parent.mkdir(parents=True, exist_ok=True)
    language = spoken or operator_language()
    try:
        asyncio.run(open_table(port, path, language, browser=not no_browser))
    except DatabaseInUse:
        stop("operator-database_in_use", path=str(path))
