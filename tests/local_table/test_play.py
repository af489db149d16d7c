"""`python -m bot play` from outside: its first line, its end, and when it refuses."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, closing
from pathlib import Path

import aiohttp
import pytest

from bot.local_table import keeping
from bot.store.sqlite import SqliteStore

PLAY = (
    "import asyncio, sys; from pathlib import Path; "
    "from bot.local_table.play import play; "
    "asyncio.run(play(int(sys.argv[1]), Path(sys.argv[2]), sys.argv[3], False))"
)
PATIENCE = 30  # seconds


@asynccontextmanager
async def played(
    database: Path,
    *,
    port: int = 0,
    locale: str = "en-US",
    environment: Mapping[str, str] | None = None,
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run the local table in a process of its own."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        PLAY,
        str(port),
        str(database),
        locale,
        env={**os.environ, **(environment or {})},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(PATIENCE):
            yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def refused(process: asyncio.subprocess.Process) -> str:
    """Return the only sentence of a process that ended with status 2."""
    out, err = await process.communicate()
    assert process.returncode == 2
    assert out == b""
    assert err.count(b"\n") == 1
    return err.decode()


async def address_of(process: asyncio.subprocess.Process) -> str:
    """Return the first line of a process."""
    assert process.stdout
    return (await process.stdout.readline()).decode().strip()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_the_address_comes_first_and_signals_end_it(
    tmp_path: Path, number: signal.Signals
) -> None:
    database = tmp_path / "table.sqlite"
    async with played(database) as process:
        address = await address_of(process)
        assert address.startswith("http://127.0.0.1:")
        async with aiohttp.ClientSession() as session, session.get(address) as answer:
            assert answer.status == 200
            assert "Quarterdeck" in await answer.text()

        process.send_signal(number)
        out, err = await process.communicate()

    assert process.returncode == 0, err
    assert out == b""
    assert b"Traceback" not in err
    assert keeping.beside(database).exists()


async def test_a_real_token_is_refused(tmp_path: Path) -> None:
    token = {"QUARTERDECK_TOKEN": "not-to-be-shown"}
    async with played(tmp_path / "t.sqlite", environment=token) as process:
        sentence = await refused(process)

    assert "QUARTERDECK_TOKEN" in sentence
    assert "not-to-be-shown" not in sentence
    assert list_of(tmp_path) == []


async def test_a_port_in_use_is_told_of(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        async with played(tmp_path / "t.sqlite", port=port, locale="ru") as process:
            sentence = await refused(process)

    assert f"Порт {port} занять нельзя" in sentence
    assert list_of(tmp_path) == []


async def test_a_file_that_holds_no_table_is_left_alone(tmp_path: Path) -> None:
    path = keeping.beside(tmp_path / "t.sqlite")
    path.write_text("{}")
    async with played(tmp_path / "t.sqlite") as process:
        sentence = await refused(process)

    assert str(path) in sentence
    assert path.read_text() == "{}"


async def test_a_database_in_use_leaves_the_saved_table_alone(tmp_path: Path) -> None:
    database = tmp_path / "t.sqlite"
    path = keeping.beside(database)
    async with played(database) as process:
        await address_of(process)
        process.send_signal(signal.SIGTERM)
        await process.communicate()
    before = path.read_bytes()

    with closing(SqliteStore(database)):
        async with played(database) as process:
            _, err = await process.communicate()

    assert process.returncode != 0
    assert b"DatabaseInUse" in err
    assert path.read_bytes() == before


def list_of(folder: Path) -> list[Path]:
    """Return what lies in a folder."""
    return list(folder.iterdir())
