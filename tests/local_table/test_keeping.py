"""The table between two runs."""

import asyncio
import json
import logging
import stat
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.clock import SetClock
from bot.local_table import keeping
from bot.local_table.keeping import Keeper, NotATable
from bot.local_table.memory import Memory
from bot.loopback import Loopback, Upload

START = datetime(2026, 1, 1, tzinfo=UTC)


def new_loopback() -> Loopback:
    """Return an empty world."""
    return Loopback(SetClock(START))


def files_in(folder: Path) -> list[Path]:
    """Return all that lies in a folder."""
    return list(folder.iterdir())


async def test_what_was_said_and_remembered_is_there_again(tmp_path: Path) -> None:
    path = keeping.beside(tmp_path / "table.sqlite")
    first = new_loopback()
    channel = first.channel(first.guild("here"), "sea")
    said = first.person("anna", "ru").say(channel, "Ой", [Upload("a.bin", b"\0\xff")])
    memory = Memory(
        ahead=timedelta(days=2),
        dismissed={said.id, 5},
        read={said.author.id: {channel.id: said.id}},
        used={7: "/nine roll"},
    )

    await Keeper(path, first, memory).save()
    second = new_loopback()
    kept = keeping.load(path, second)

    assert second.world == first.world
    assert second.person("anna").sees(second.world.channels[channel.id]) == [said]
    assert kept.ahead == timedelta(days=2)
    assert kept.dismissed == {said.id}
    assert kept.read == memory.read
    assert kept.used == {}
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert path.name == "table.sqlite.world.json"
    assert files_in(tmp_path) == [path]


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "{}", '{"world": {}, "memory": {}}', "\0", "null"]
)
def test_what_is_no_table_is_not_taken_for_one(tmp_path: Path, text: str) -> None:
    path = tmp_path / "world.json"
    path.write_text(text)

    with pytest.raises(NotATable):
        keeping.load(path, new_loopback())
    assert path.read_text() == text


def test_without_a_file_the_table_is_new(tmp_path: Path) -> None:
    loopback = new_loopback()

    assert keeping.load(tmp_path / "none.json", loopback) == Memory()
    assert not loopback.world.channels


async def test_changes_are_saved_soon_and_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "PAUSE", 0.0)
    path = tmp_path / "world.json"
    loopback = new_loopback()
    channel = loopback.channel(loopback.guild("here"), "sea")
    keeper = Keeper(path, loopback, Memory())
    written: asyncio.Queue[None] = asyncio.Queue()
    write = keeping.write

    def counted(where: Path, table: dict[str, object]) -> None:
        write(where, table)
        loop.call_soon_threadsafe(written.put_nowait, None)

    loop = asyncio.get_running_loop()
    monkeypatch.setattr(keeping, "write", counted)

    async with asyncio.timeout(5), keeper.watching():
        await asyncio.sleep(0)
        assert not path.exists()
        loopback.person("anna").say(channel, "one")
        await written.get()
        assert "one" in path.read_text()
        loopback.person("boris").say(channel, "two")

    assert "two" in path.read_text()


async def test_a_failed_write_is_logged_and_leaves_the_last_table(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    path = tmp_path / "world.json"
    keeper = Keeper(path, new_loopback(), Memory())
    await keeper.save()
    before = path.read_text()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with caplog.at_level(logging.ERROR):
        await keeper.save()

    assert path.read_text() == before
    assert "could not be saved" in caplog.text


def test_a_table_is_written_wholly_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "world.json"
    keeping.write(path, {"a": "ж"})

    assert json.loads(path.read_text(encoding="utf-8")) == {"a": "ж"}
    with pytest.raises(TypeError):
        keeping.write(path, {"a": object()})
    assert json.loads(path.read_text(encoding="utf-8")) == {"a": "ж"}
