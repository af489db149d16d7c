"""`run`: what keeps the bot from starting is told in one plain sentence, exit 2."""

import asyncio
import os
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import discord
import pytest
from click.testing import CliRunner, Result

from bot import client
from bot.cli.running import run, shard_options
from bot.clock import WallClock
from bot.config import TOKEN
from bot.loopback import Loopback, redirect
from bot.store.sqlite import SqliteStore

GOOD = "good"


@contextmanager
def loopback_beside() -> Iterator[Loopback]:
    """Run a loopback in a thread of its own: the command has its own event loop."""
    loop = asyncio.new_event_loop()
    beside = threading.Thread(target=loop.run_forever)
    beside.start()
    loopback = Loopback(WallClock())
    loopback.add_application(GOOD)
    try:
        asyncio.run_coroutine_threadsafe(loopback.start(), loop).result(10)
        redirect(loopback.base)
        yield loopback
    finally:
        asyncio.run_coroutine_threadsafe(loopback.stop(), loop).result(10)
        loop.call_soon_threadsafe(loop.stop)
        beside.join(10)
        loop.close()


def started(
    folder: Path, token: str | None, text: str = "", spoken: str = ""
) -> Result:
    """Run the command with a database and a configuration in *folder*."""
    config = folder / "config.toml"
    if not text:
        text = f"[store]\ndatabase = '{folder / 'games.sqlite'}'"
    config.write_text(text, encoding="utf-8")
    environment = {
        **{name: None for name in os.environ if name.startswith("QUARTERDECK_")},
        TOKEN: token,
        "LC_ALL": spoken,
        "LANG": "C",
    }
    return CliRunner(env=environment).invoke(run, ["--config", str(config)])


def told(result: Result) -> str:
    """Return the one sentence on stderr."""
    assert result.exit_code == 2, result.output
    assert not result.stdout
    lines = [line for line in result.stderr.splitlines() if line]
    assert len(lines) == 1
    return lines[0]


def test_no_token(tmp_path: Path) -> None:
    assert "set the variable QUARTERDECK_TOKEN" in told(started(tmp_path, None))


def test_a_wrong_token(tmp_path: Path) -> None:
    with loopback_beside():
        sentence = told(started(tmp_path, "wrong"))

    assert sentence.startswith("Discord does not accept this token")
    assert "wrong" not in sentence


def test_refused_intents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "INTENTS", discord.Intents(guilds=True, members=True))

    with loopback_beside():
        sentence = told(started(tmp_path, GOOD))

    assert sentence.startswith("Discord refuses the intents")


def test_a_bad_key(tmp_path: Path) -> None:
    sentence = told(started(tmp_path, GOOD, "[log]\nlevel = 'loud'"))

    assert "log.level" in sentence
    assert "'debug', 'info', 'warning' or 'error'" in sentence


def test_a_database_in_use(tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path / "games.sqlite")):
        sentence = told(started(tmp_path, GOOD))

    assert "Another process" in sentence
    assert "games.sqlite" in sentence


def test_it_is_told_in_russian_where_that_is_spoken(tmp_path: Path) -> None:
    sentence = told(started(tmp_path, None, spoken="ru_RU.UTF-8"))

    assert sentence.startswith("Токена нет")


@pytest.mark.parametrize(
    ("shards", "options"),
    [
        ("", {}),
        ("0-0/1", {"shard_ids": [0], "shard_count": 1}),
        ("8-10/64", {"shard_ids": [8, 9, 10], "shard_count": 64}),
    ],
)
def test_shards(shards: str, options: dict[str, object]) -> None:
    assert shard_options(shards) == options
