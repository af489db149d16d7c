"""The commands of the command line, in the order in which `--help` lists them."""

import click

from bot.cli.benching import bench
from bot.cli.checking import scenario
from bot.cli.documenting import commands
from bot.cli.exporting import export_game, import_game
from bot.cli.playing import play
from bot.cli.running import run
from bot.cli.script import script


@click.group()
def main() -> None:
    """Quarterdeck: play-by-post war games on Discord."""


for command in (play, run, script, scenario, export_game, import_game, bench, commands):
    main.add_command(command)
