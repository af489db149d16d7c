"""The worker that draws: off the loop, one picture after the other, and mortal."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import bot.pictures.painter as module
from bot.pictures.font import FILES
from bot.pictures.painter import KEPT, WORKER, Painter, Undrawn
from bot.pictures.svg import document, text
from bot.pictures.worker import ZOOM
from tests.pictures.png import read


def page(said: str, size: float = 10) -> str:
    return document(120, 20, text((2, 14), said, size), background="#ffffff")


async def test_a_picture_is_drawn_at_the_zoom_of_a_phone(painter: Painter) -> None:
    bitmap = read(await painter.png(page("")))

    assert (bitmap.width, bitmap.height) == (120 * ZOOM, 20 * ZOOM)
    assert bitmap.ink() == 0


@pytest.mark.parametrize("said", ["Fleet", "Флот", "ёЁщЩ", "№3 · −5", "×12"])
async def test_text_leaves_ink(painter: Painter, said: str) -> None:
    """With no font the renderer draws no text, and says nothing."""
    bitmap = read(await painter.png(page(said)))

    assert bitmap.ink() > 30 * len(said.replace(" ", ""))


async def test_the_fonts_of_the_machine_are_not_used(painter: Painter) -> None:
    for family in ("DejaVu Sans", "Liberation Sans", "sans-serif", "monospace"):
        svg = page("Флот").replace("PT Sans", family)
        assert read(await painter.png(svg)).ink() == 0


async def test_the_same_picture_is_drawn_once(painter: Painter) -> None:
    first = await painter.png(page("A"))

    assert await painter.png(page("A")) is first
    assert await painter.png(page("B")) != first


async def test_two_painters_draw_the_same_bytes(painter: Painter) -> None:
    other = Painter()

    assert await other.png(page("Флот")) == await painter.png(page("Флот"))
    await other.close()


async def test_only_the_latest_pictures_are_kept(painter: Painter) -> None:
    first = await painter.png(page("first"))
    for number in range(KEPT - 1):
        await painter.png(page(str(number)))
    assert await painter.png(page("first")) is first

    for number in range(KEPT):
        await painter.png(page(f"more {number}"))
    assert await painter.png(page("first")) is not first


async def test_a_faulty_document_spoils_nothing_else(painter: Painter) -> None:
    with pytest.raises(Undrawn):
        await painter.png("<svg")

    assert read(await painter.png(page("A"))).ink() > 0


async def test_a_worker_that_has_died_is_replaced(painter: Painter) -> None:
    await painter.png(page("A"))
    assert painter._worker is not None
    os.kill(painter._worker.pid, signal.SIGKILL)

    with pytest.raises(Undrawn):
        await painter.png(page("B"))
    assert read(await painter.png(page("B"))).ink() > 0


async def test_a_picture_that_takes_too_long_is_given_up(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lazy = tmp_path / "lazy.py"
    lazy.write_text("import sys\nsys.stdin.buffer.read()\n")
    monkeypatch.setattr(module, "WORKER", lazy)
    painter = Painter(patience=0.05)

    with pytest.raises(Undrawn):
        await painter.png(page("A"))
    await painter.close()


async def test_a_worker_that_cannot_be_started_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")

    with pytest.raises(Undrawn):
        await Painter().png(page("A"))


async def test_the_loop_runs_while_a_picture_is_drawn(painter: Painter) -> None:
    drawing = asyncio.ensure_future(painter.png(page("A" * 500)))
    turns = 0
    while not drawing.done():
        await asyncio.sleep(0)
        turns += 1

    assert read(await drawing).ink() > 0
    assert turns > 10


async def test_many_who_ask_at_once_get_each_his_own(painter: Painter) -> None:
    asked = [page(str(number)) for number in range(8)]

    drawn = await asyncio.gather(*map(painter.png, asked))

    assert len(set(drawn)) == len(asked)
    assert drawn == [await painter.png(one) for one in asked]


async def test_one_who_gives_up_leaves_the_others_their_pictures(
    painter: Painter,
) -> None:
    given_up = asyncio.ensure_future(painter.png(page("A" * 200)))
    await asyncio.sleep(0)
    given_up.cancel()

    assert read(await painter.png(page("Б"))).ink() > 0
    assert given_up.cancelled()


def test_the_worker_ends_with_the_bot() -> None:
    """What a killed bot leaves behind is a closed pipe."""
    command = [sys.executable, "-P", str(WORKER), *map(str, FILES)]
    worker = subprocess.Popen(  # noqa: S603 - our own file
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    with worker:
        assert worker.stdin is not None
        worker.stdin.close()
        assert worker.wait(timeout=30) == 0
