"""A plot: above each box of the track the share of throws that end there."""

from dataclasses import dataclass
from typing import Final

from bot.pictures.chart_layout import MARGIN, WIDTH
from bot.pictures.font import lines
from bot.pictures.nine_track import Track, track
from bot.pictures.svg import document, moved, text

PALE: Final = "#eef2f4"
TITLE: Final = (15.0, 13.5)
SMALL: Final = (11.5, 11.0)
ROW: Final = 15.0


@dataclass(frozen=True, slots=True)
class Plot:
    """What a plot shows, in the words of its reader.

    `assumed` says under which assumptions, `ends` how the throws divide.
    """

    title: str
    assumed: str
    ends: str
    track: Track


def plot(shown: Plot) -> str:
    """Return the picture of *shown* as SVG."""
    parts: list[str] = []
    y = 4.0
    y = _said(parts, shown.title, y, TITLE, bold=True)
    y = _said(parts, shown.assumed, y + 2, SMALL)
    drawn, high = track(shown.track)
    parts.append(moved(0, y + 8, drawn))
    y = _said(parts, shown.ends, y + 8 + high + 4, SMALL)
    return document(WIDTH, y + MARGIN, *parts, background=PALE)


def _said(
    parts: list[str],
    said: str,
    y: float,
    sizes: tuple[float, ...],
    *,
    bold: bool = False,
) -> float:
    """Write a text over the whole width below *y*; return where it ends."""
    made, size = lines(said, WIDTH - 2 * MARGIN, sizes, 4, bold=bold)
    for one in made:
        y += size + 4
        parts.append(text((MARGIN, y), one, size, bold=bold))
    return y
