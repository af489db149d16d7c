"""The process that turns SVG into PNG: the renderer would hold up everything else.

It is started by its path, with the paths of the font's files as arguments, and needs
nothing else of the bot. An order on stdin is the length of an SVG document in four
bytes, big-endian, and the document; the answer on stdout is one byte, 0 for a picture
and 1 for what is wrong with the document, a length, and the PNG or the words. It ends
when stdin does, so that it never outlives the bot.
"""

import signal
import struct
import sys
from typing import BinaryIO, Final

import resvg_py

ZOOM: Final = 2.5
"""Pixels of the picture to one of a page on a phone, whose screen is that fine."""

FAMILY: Final = "PT Sans"


def rasterised(svg: str, fonts: list[str]) -> bytes:
    """Return *svg* as PNG, its text in *fonts* whatever the machine has.

    Raises `ValueError` for a document that cannot be drawn.
    """
    png: bytes = resvg_py.svg_to_bytes(
        svg_string=svg,
        skip_system_fonts=True,
        font_files=fonts,
        font_family=FAMILY,
        zoom=ZOOM,
    )
    return png


def serve(orders: BinaryIO, answers: BinaryIO, fonts: list[str]) -> None:
    """Draw what is ordered until there are no more orders."""
    while len(head := orders.read(4)) == 4:  # noqa: PLR2004 - the length's bytes
        (length,) = struct.unpack(">I", head)
        svg = orders.read(length).decode()
        try:
            failed, body = 0, rasterised(svg, fonts)
        except ValueError as wrong:
            failed, body = 1, str(wrong).encode()
        answers.write(struct.pack(">BI", failed, len(body)) + body)
        answers.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the bot ends it, not the terminal
    serve(sys.stdin.buffer, sys.stdout.buffer, sys.argv[1:])
