"""`script`: a game from a text file, through the real bot, as JSON Lines."""

import asyncio
import json
import logging
import tempfile
from pathlib import Path
from typing import Any, Final

import click

from bot.cli.exporting import write_private
from bot.cli.telling import operator_language, stop
from bot.dice.chance import RealChance, SeededChance
from bot.local_table.keeping import NotATable
from bot.safe import Safe
from bot.script.parse import locale_of
from bot.script.performance import Performance
from bot.script.stage import Setting, opened
from bot.script.unplayable import Unplayable
from bot.store.records import DatabaseInUse
from bot.words import Say, Words, language_of, speaker

FILE: Final = click.Path(dir_okay=False, path_type=Path)
ESCAPES: Final = {ord(sign): f"\\u{ord(sign):04x}" for sign in "\x85\u2028\u2029"}
"""What JSON may hold as it stands, but what some readers take for the end of a line."""


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--db", "database", type=FILE, help="The database; else a temporary one.")
@click.option("--locale", help="The language of the users' clients, such as ru.")
@click.option("--seed", help="Makes the dice the same in every run.")
@click.option("--stop-on-refusal", is_flag=True, help="Stop at the first refusal.")
@click.option("--export", type=FILE, help="Where the operator's exports go.")
def script(
    file: Path,
    database: Path | None,
    locale: str | None,
    seed: str | None,
    stop_on_refusal: bool,
    export: Path | None,
) -> None:
    """Play FILE line by line and print what came of each line as JSON Lines."""
    logging.basicConfig(level=logging.ERROR)
    language = language_of(locale) if locale else operator_language()
    say = speaker(Words.load(), language)
    if database is not None:
        database.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        try:
            setting = Setting(
                database=database or Path(folder) / "script.sqlite",
                kept=database is not None,
                locale=locale_of(locale or "en-US"),
                chance=RealChance() if seed is None else SeededChance(seed),
            )
            status = asyncio.run(
                _played(
                    file,
                    file.read_bytes(),
                    setting,
                    say,
                    export,
                    stop_on_refusal=stop_on_refusal,
                )
            )
        except Unplayable as wrong:
            raise click.BadParameter(
                worded(wrong, say), param_hint="--locale"
            ) from None
        except DatabaseInUse:
            stop("operator-database_in_use", path=Safe(database))
        except NotATable as wrong:
            stop("cli-not-a-table", path=Safe(wrong))
    raise SystemExit(status)


async def _played(
    file: Path,
    text: bytes,
    setting: Setting,
    say: Say,
    export: Path | None,
    *,
    stop_on_refusal: bool,
) -> int:
    """Play the script; return the exit status, and tell on stderr where it is not 0."""
    async with opened(setting) as stage:
        performance = Performance(
            stage, text, file.parent, stop_on_refusal=stop_on_refusal
        )
        async for record in performance.records():
            click.echo(json_line(record).encode(), nl=False)
        for sentence in amiss(performance, say):
            click.echo(f"{file}: {sentence}", err=True)
        if stage.loopback.faults:
            raise RuntimeError(stage.loopback.faults[0])
        if export is not None:
            games = await stage.exports()
            write_private(export, json.dumps(games, ensure_ascii=False, indent=1))
    return performance.status


def json_line(record: dict[str, Any]) -> str:
    """Return *record* as one line of JSON."""
    text = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
    return text.translate(ESCAPES) + "\n"


def amiss(performance: Performance, say: Say) -> list[str]:
    """Return a sentence for each thing that went wrong with the script."""
    told = [
        say("cli-fault", line=str(line), number=Safe(number))
        for line, number in performance.faults.items()
    ]
    if performance.stopped is not None:
        told.append(say("cli-stopped", line=str(performance.stopped)))
    for channel, (faces, items) in performance.left_over.items():
        left = " ".join([*(str(face) for face in faces), *items])
        told.append(say("cli-left-over", channel=Safe(channel), left=Safe(left)))
    if performance.wrong is not None:
        number, wrong = performance.wrong
        told.append(say("cli-line", line=str(number), text=Safe(worded(wrong, say))))
    return told


def worded(wrong: Unplayable, say: Say) -> str:
    """Return why a line cannot be played."""
    facts = {
        key: Safe(fact) if isinstance(fact, str) else fact
        for key, fact in wrong.facts.items()
    }
    named = [facts[key] for key in ("option", "field", "select") if key in facts]
    return say(f"cli-unplayable-{wrong.code}", **{"name": (*named, "")[0], **facts})
