"""The font of all pictures, Cyrillic included, and how wide a text stands in it.

The widths come out of the font's own tables: https://learn.microsoft.com/typography/
opentype/spec/otff (`cmap` in format 4, `hhea`, `hmtx`, `head`).
"""

import functools
import struct
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final

FAMILY: Final = "PT Sans"
FOLDER: Final = Path(str(files("fontpkg_pt_sans"))) / "files"
REGULAR: Final = FOLDER / "PT_Sans-Web-Regular.ttf"
BOLD: Final = FOLDER / "PT_Sans-Web-Bold.ttf"
FILES: Final = (REGULAR, BOLD)

MISSING: Final = 0
"""The glyph of signs that the font does not have."""

LAST: Final = 0xFFFF
"""The code that closes the table of signs and is none itself."""

ELLIPSIS: Final = "…"


class Face:
    """One style of the font: the advance of each sign, in thousandths of its size."""

    def __init__(self, path: Path) -> None:
        data = path.read_bytes()
        tables = _tables(data)
        per_em = _number(data, tables["head"] + 18)
        counted = _number(data, tables["hhea"] + 34)
        start = tables["hmtx"]
        advances = [_number(data, start + 4 * glyph) for glyph in range(counted)]
        self._glyphs = _glyphs(data, tables["cmap"])
        self._advances = [1000 * one / per_em for one in advances]

    def width(self, text: str) -> float:
        """Return how wide *text* is at a size of 1000."""
        last = len(self._advances) - 1
        glyphs = (self._glyphs.get(ord(sign), MISSING) for sign in text)
        return sum(self._advances[min(glyph, last)] for glyph in glyphs)

    def has(self, sign: str) -> bool:
        """Tell whether the font can draw *sign*."""
        return ord(sign) in self._glyphs


@functools.cache
def face(*, bold: bool = False) -> Face:
    """Return the regular or the bold style, read once."""
    return Face(BOLD if bold else REGULAR)


@functools.lru_cache(maxsize=4096)
def width(text: str, size: float, *, bold: bool = False) -> float:
    """Return how wide *text* stands at *size*, in the picture's units."""
    return face(bold=bold).width(text) * size / 1000


def fitted(text: str, room: float, size: float, *, bold: bool = False) -> str:
    """Return *text* cut so that it stands within *room*, with an ellipsis if cut."""
    if width(text, size, bold=bold) <= room:
        return text
    while text and width(text + ELLIPSIS, size, bold=bold) > room:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS


def lines(
    text: str,
    room: float,
    sizes: Sequence[float],
    most: int,
    *,
    bold: bool = False,
) -> tuple[tuple[str, ...], float]:
    """Return *text* on at most so many lines, and the first size at which they fit.

    At the last of *sizes* lines are cut that do not fit.
    """
    for size in sizes:
        made = _wrapped(text, room, size, bold=bold)
        if len(made) <= most and all(
            width(one, size, bold=bold) <= room for one in made
        ):
            return made, size
    size = sizes[-1]
    made = _wrapped(text, room, size, bold=bold)
    made = (*made[: most - 1], " ".join(made[most - 1 :]))
    return tuple(fitted(one, room, size, bold=bold) for one in made), size


def _wrapped(text: str, room: float, size: float, *, bold: bool) -> tuple[str, ...]:
    """Return *text* on lines that are as long as *room* lets them be."""
    made: list[str] = []
    for word in text.split():
        longer = f"{made[-1]} {word}" if made else word
        if made and width(longer, size, bold=bold) <= room:
            made[-1] = longer
        else:
            made.append(word)
    return tuple(made) or ("",)


def _tables(data: bytes) -> Mapping[str, int]:
    """Return where each table of a font begins."""
    count = _number(data, 4)
    entries = (struct.unpack_from(">4sIII", data, 12 + 16 * at) for at in range(count))
    return {tag.decode("ascii"): offset for tag, _, offset, _ in entries}


def _glyphs(data: bytes, start: int) -> Mapping[int, int]:
    """Return the glyph of each sign, from the table for Windows and Unicode."""
    count = _number(data, start + 2)
    entries = (
        struct.unpack_from(">HHI", data, start + 4 + 8 * at) for at in range(count)
    )
    at = start + next(offset for *which, offset in entries if which == [3, 1])
    segments = _number(data, at + 6) // 2
    glyphs: dict[int, int] = {}
    for one in range(segments):
        ends = at + 14 + 2 * one
        starts, deltas, ranges = (ends + 2 + 2 * segments * row for row in (1, 2, 3))
        first, last = _number(data, starts), _number(data, ends)
        delta, offset = _number(data, deltas), _number(data, ranges)
        for code in range(first, last + 1):
            glyph = code
            if offset:
                glyph = _number(data, ranges + offset + 2 * (code - first))
            if glyph and code != LAST:
                glyphs[code] = (glyph + delta) % 0x10000
    return glyphs


def _number(data: bytes, at: int) -> int:
    """Return the unsigned 16-bit number at a place."""
    number: int = struct.unpack_from(">H", data, at)[0]
    return number
