"""Reading PNG in tests: the pixels of a picture, to see whether there is ink.

https://www.w3.org/TR/png: 8 bits a channel, not interlaced, as the renderer writes it.
"""

import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

SIGNATURE = b"\x89PNG\r\n\x1a\n"
CHANNELS = {2: 3, 6: 4}


@dataclass(frozen=True)
class Bitmap:
    """The pixels of a picture, row by row."""

    width: int
    height: int
    channels: int
    rows: tuple[bytes, ...]

    def pixel(self, x: int, y: int) -> tuple[int, ...]:
        """Return red, green and blue of a pixel."""
        start = x * self.channels
        return tuple(self.rows[y][start : start + 3])

    def ink(self) -> int:
        """Return how many pixels differ from the one to their left."""
        step = self.channels
        return sum(
            row[at : at + step] != row[at - step : at]
            for row in self.rows
            for at in range(step, len(row), step)
        )

    def right_edge(self) -> int:
        """Return the column of the last pixel unlike the one in the right corner."""
        paper = self.pixel(self.width - 1, 0)
        return max(
            x
            for y in range(self.height)
            for x in range(self.width)
            if self.pixel(x, y) != paper
        )


def size(data: bytes) -> tuple[int, int]:
    """Return width and height of a PNG file without reading its pixels."""
    assert data.startswith(SIGNATURE)
    width, height = struct.unpack_from(">II", data, len(SIGNATURE) + 8)
    return width, height


def read(data: bytes) -> Bitmap:
    """Return the pixels of a PNG file."""
    assert data.startswith(SIGNATURE)
    chunks = dict[bytes, bytes]()
    for kind, body in _chunks(data):
        chunks[kind] = chunks.get(kind, b"") + body
    width, height, depth, colour, _, _, interlaced = struct.unpack(
        ">IIBBBBB", chunks[b"IHDR"]
    )
    assert (depth, interlaced) == (8, 0)
    channels = CHANNELS[colour]
    rows = _unfiltered(zlib.decompress(chunks[b"IDAT"]), width * channels, channels)
    return Bitmap(width, height, channels, rows)


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGNATURE)
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        yield data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        at += length + 12


def _unfiltered(packed: bytes, stride: int, step: int) -> tuple[bytes, ...]:
    rows = [bytes(stride)]
    starts = range(0, len(packed) + 1, stride + 1)
    for start, end in pairwise(starts):
        rows.append(_row(packed[start], packed[start + 1 : end], rows[-1], step))
    return tuple(rows[1:])


def _row(kind: int, packed: bytes, above: bytes, step: int) -> bytes:
    row = bytearray(packed)
    for at, value in enumerate(packed):
        left = row[at - step] if at >= step else 0
        up = above[at]
        corner = above[at - step] if at >= step else 0
        guess = (0, left, up, (left + up) // 2, _paeth(left, up, corner))[kind]
        row[at] = (value + guess) % 256
    return bytes(row)


def _paeth(left: int, up: int, corner: int) -> int:
    near = left + up - corner
    return min((left, up, corner), key=lambda one: abs(near - one))
