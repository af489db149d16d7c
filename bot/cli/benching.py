"""`bench`: the costs of a command, as ratios within one run, in JSON."""

import asyncio
import json
import tempfile
from pathlib import Path

import click

from bot.bench import campaign, odds, plays, winter, wire
from bot.cli.telling import tell


@click.command()
def bench() -> None:
    """Measure what commands cost, as ratios within this run."""
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(_measure(Path(folder)))
    figures |= campaign.measure() | winter.measure()
    try:
        figures |= odds.measure()
    except ModuleNotFoundError as missing:
        click.echo(tell("cli-bench-missing", name=missing.name), err=True)
    click.echo(json.dumps(figures, indent=2))


async def _measure(folder: Path) -> dict[str, float]:
    return {**await wire.measure(folder), **await plays.measure(folder)}
