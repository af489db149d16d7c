"""Pictures as PNG, drawn by a worker process one after the other, kept for a while."""

import asyncio
import contextlib
import hashlib
import struct
import subprocess
import sys
import threading
from collections import OrderedDict
from pathlib import Path
from typing import IO, Final

from bot.pictures.font import FILES

WORKER: Final = Path(__file__).with_name("worker.py")

KEPT: Final = 32
"""Pictures at hand: a few hundred kilobytes each."""

PATIENCE: Final = 20.0
"""Seconds after which a picture is given up."""

HEAD: Final = struct.Struct(">BI")


class Undrawn(Exception):
    """The picture could not be made: no worker, no answer, or a faulty document."""


class Painter:
    """Turns SVG into PNG off the event loop; the worker starts with the first order."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._one_at_a_time = threading.Lock()
        self._worker: subprocess.Popen[bytes] | None = None

    async def png(self, svg: str) -> bytes:
        """Return *svg* as PNG; raises `Undrawn`."""
        key = hashlib.sha256(svg.encode()).digest()
        if key not in self._kept:
            self._kept[key] = await self._drawn(svg)
        self._kept.move_to_end(key)
        png = self._kept[key]
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return png

    async def close(self) -> None:
        """End the worker; the next order would start another."""
        await asyncio.to_thread(self._dismiss)

    async def _drawn(self, svg: str) -> bytes:
        try:
            async with asyncio.timeout(self._patience):
                return await asyncio.to_thread(self._order, svg)
        except TimeoutError:
            if self._worker is not None:
                self._worker.kill()  # whoever waits for it dismisses it
            raise Undrawn(f"no picture within {self._patience} s") from None

    def _order(self, svg: str) -> bytes:
        """Have the worker draw; a worker that fails is replaced at the next order."""
        with self._one_at_a_time:
            try:
                if self._worker is None:
                    self._worker = _hired()
                return _exchange(self._worker, svg.encode())
            except OSError as lost:
                self._dismiss()
                raise Undrawn(str(lost)) from lost

    def _dismiss(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.kill()
            with contextlib.suppress(BrokenPipeError), worker:
                pass  # its pipes are closed, its end is awaited


def _hired() -> subprocess.Popen[bytes]:
    """Start a worker; it lives until it is dismissed or the bot is gone."""
    command = [sys.executable, "-P", str(WORKER), *map(str, FILES)]
    return subprocess.Popen(  # noqa: S603 - our own file
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )


def _exchange(worker: subprocess.Popen[bytes], svg: bytes) -> bytes:
    """Give one order and return the picture; raises `OSError` for a lost worker."""
    assert worker.stdin is not None  # noqa: S101 - both are pipes
    assert worker.stdout is not None  # noqa: S101
    worker.stdin.write(struct.pack(">I", len(svg)) + svg)
    worker.stdin.flush()
    failed, length = HEAD.unpack(_exactly(worker.stdout, HEAD.size))
    body = _exactly(worker.stdout, length)
    if failed:
        raise Undrawn(body.decode())
    return body


def _exactly(source: IO[bytes], count: int) -> bytes:
    body = source.read(count)
    if len(body) < count:
        raise BrokenPipeError("the worker has ended")
    return body
