"""King William's War's track: boxes with values, what lies on them, bars above them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.pictures.chart_layout import MARGIN, WIDTH
from bot.pictures.flags import Flag, flag
from bot.pictures.svg import INK, PAPER, box, moved, path, text

ABREAST: Final = 13
"""Boxes of a row at most: their values must be read on a phone."""

WIDEST: Final = 46.0
FRAME: Final = "#6b7f8a"
NOUGHT: Final = "#dde5e9"
BAR: Final = "#2c5a74"

VALUE: Final = 12.5
SMALL: Final = 11.0
SHARE: Final = 9.5

EMPTY: Final = 21.0
TAKEN: Final = 44.0
CROWDED: Final = 60.0
"""A box from top to bottom: with its value alone, with a marker, with more of them."""

RISE: Final = 96.0
"""The highest bar."""

BETWEEN: Final = 8.0
"""Pixels between two rows of boxes."""

FOOT: Final = 17.0
"""The line below that says which way is good for whom."""


@dataclass(frozen=True, slots=True)
class Box:
    """A box of the track as it is drawn.

    `marker` is the side of the marker that is up, if it lies here, `support` whose
    control markers do. `share` of the highest bar rises above it, with `said` on top.
    """

    value: str
    marker: Flag | None = None
    support: tuple[Flag, ...] = ()
    share: float = 0.0
    said: str = ""


@dataclass(frozen=True, slots=True)
class Track:
    """The boxes from left to right, and who gains at either end, with his flag."""

    boxes: Sequence[Box]
    left: tuple[Flag, str]
    right: tuple[Flag, str]
    plotted: bool = False


def track(shown: Track) -> tuple[str, float]:
    """Draw the track below 0 over the whole width; return it and its height."""
    count = len(shown.boxes)
    each = -(-count // -(-count // ABREAST))
    wide = min((WIDTH - 2 * MARGIN) / each, WIDEST)
    left = (WIDTH - each * wide) / 2
    parts: list[str] = []
    y = 0.0
    for start in range(0, count, each):
        row = shown.boxes[start : start + each]
        high = max(_height(one) for one in row)
        if shown.plotted:
            y += max(one.share for one in row) * RISE + SHARE + 5
        parts += [
            moved(left + at * wide, y, _box(one, wide, high), *_bar(one, wide))
            for at, one in enumerate(row)
        ]
        y += high + BETWEEN
    y -= BETWEEN
    parts.append(_ends(shown, left, y + FOOT / 2 + 1))
    return "".join(parts), y + FOOT


def token(one: Flag, x: float, y: float, scale: float = 1) -> str:
    """Draw the marker around a point: a flag on a round disc."""
    ring = path(
        "M-11 0A11 11 0 0 1 11 0 11 11 0 0 1-11 0Z", fill=PAPER, stroke=INK, width=2
    )
    return moved(x, y, ring, flag(one, 0, 0, 14), scale=scale)


def control(one: Flag, x: float, y: float, scale: float = 1) -> str:
    """Draw a control marker around a point: a flag on a pole."""
    pole = path("M-5.5-7V9", stroke=INK, width=1.6)
    return moved(x, y, pole, flag(one, 1, -1, 12), scale=scale)


def _height(one: Box) -> float:
    """Return how high a box must be for what lies on it."""
    if not one.support:
        return TAKEN if one.marker is not None else EMPTY
    return CROWDED if one.marker is not None else TAKEN


def _box(one: Box, wide: float, high: float) -> str:
    """Draw a box with its left upper corner at 0."""
    edge: dict[str, str | float] = {"stroke": FRAME, "stroke_width": 1}
    if one.marker is not None:
        edge = {"stroke": INK, "stroke_width": 2.5}
    middle = wide / 2
    fill = NOUGHT if one.value == "0" else PAPER
    parts = [
        box(0.75, 0, wide - 1.5, high, rx=2, fill=fill, **edge),
        text((middle, 14.5), one.value, VALUE, bold=True, anchor="middle"),
    ]
    if one.marker is not None:
        parts.append(token(one.marker, middle, 30))
    both = len(one.support) - 1
    lower = high - 10 if one.marker is not None else 29.0
    parts += [
        control(who, middle + 6 * (2 * at - both), lower, scale=1 - 0.15 * both)
        for at, who in enumerate(one.support)
    ]
    return "".join(parts)


def _bar(one: Box, wide: float) -> list[str]:
    """Draw the bar that stands on a box, and what is said on top of it."""
    if not one.said:
        return []
    high = max(one.share * RISE, 1.0)
    return [
        box(3, -high - 1.5, wide - 6, high, fill=BAR),
        text((wide / 2, -high - 4.5), one.said, SHARE, anchor="middle"),
    ]


def _ends(shown: Track, left: float, y: float) -> str:
    """Say at both ends whose the gain is, with arrows that point there."""
    (one, before), (other, after) = shown.left, shown.right
    right = WIDTH - left
    return "".join(
        [
            moved(left + 4, y, path("M4-4-3 0 4 4Z", fill=INK)),
            flag(one, left + 18, y, 12),
            text((left + 28, y + 4), before, SMALL),
            moved(right - 4, y, path("M-4-4 3 0-4 4Z", fill=INK)),
            flag(other, right - 18, y, 12),
            text((right - 28, y + 4), after, SMALL, anchor="end"),
        ]
    )
