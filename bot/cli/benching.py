"""`bench`: the costs of a command, as ratios within one run, in JSON."""

import asyncio
import json
import tempfile
from pathlib import Path

import click

from bot.bench import plays, wire


@click.command()
def bench() -> None:
    """Measure what commands cost, as ratios within this run."""
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(_measure(Path(folder)))
    click.echo(json.dumps(figures, indent=2))


async def _measure(folder: Path) -> dict[str, float]:
    return {**await wire.measure(folder), **await plays.measure(folder)}
