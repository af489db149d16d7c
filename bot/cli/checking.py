"""`scenario check`: a scenario of one's own, and all that is wrong with it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NoReturn

import click

from bot.cli.telling import operator_language, stop, tell
from bot.faults import MOST_FAULTS, BadFile, fault_text
from bot.safe import Safe, bare
from bot.scenarios import options_of, parsed, read
from bot.words import Words
from rules import SYSTEMS
from rules.kernel.fields import LARGEST_DOCUMENT
from rules.kernel.system import System

FAULTY: Final = 1
"""The exit status when the file can be read and something in it is wrong."""


@click.group()
def scenario() -> None:
    """Look after scenarios of one's own."""


@scenario.command()
@click.argument("file", type=click.Path(path_type=Path))
def check(file: Path) -> None:
    """Tell what is wrong with FILE, a scenario in TOML, each thing with its line.

    The exit status is 0 if it can be played, 1 if something is wrong, 2 if it cannot
    be read.
    """
    text = contents(file)
    try:
        raw, _, _ = parsed(text)
    except BadFile as wrong:
        fail(file, "", wrong)
    system = meant(raw)
    try:
        found = read(system, text)
        state = system.new_game(found, options_of(system, found.options))
    except BadFile as wrong:
        fail(file, system.id, wrong)
    told = tell(
        "cli-scenario-right",
        file=Safe(file),
        name=Safe(found.name),
        system=tell(f"{system.id}-title"),
        sides=len(system.sides(state)),
    )
    click.echo(told)


def contents(file: Path) -> str:
    """Return the text of *file*; stop if it cannot be read, or would be no upload."""
    try:
        content = file.read_bytes()
    except OSError as wrong:
        stop("cli-unreadable", path=Safe(file), reason=Safe(wrong.strerror))
    if len(content) > LARGEST_DOCUMENT:
        stop("denial-upload_too_large", size=len(content), most=LARGEST_DOCUMENT)
    try:
        return content.decode()
    except UnicodeDecodeError:
        stop("denial-upload_no_text", name=Safe(file))


def meant(raw: Mapping[str, Any]) -> System[Any]:
    """Return the system that a scenario is for: as it says, else by its keys."""
    named = [one for one in SYSTEMS if one.id == raw.get("system")]
    if named:
        return named[0]
    return max(SYSTEMS, key=lambda one: len(raw.keys() & one.scenario.model_fields))


def fail(file: Path, system: str, wrong: BadFile) -> NoReturn:
    """Tell all that is wrong with *file* and leave with status 1."""
    plain = BadFile(
        [
            {key: bare(one) if isinstance(one, str) else one for key, one in it.items()}
            for it in wrong.faults
        ]
    )
    click.echo(tell("cli-scenario-wrong", file=Safe(file), count=len(wrong.faults)))
    click.echo(fault_text(Words.load(), operator_language(), system, plain))
    if len(wrong.faults) == MOST_FAULTS:
        click.echo(tell("cli-scenario-more", count=MOST_FAULTS))
    raise SystemExit(FAULTY)
