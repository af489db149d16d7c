"""A panel of the board: a frame as wide as the picture, a label, pieces in rows."""

from collections.abc import Sequence
from typing import Final

from bot.pictures.chart_layout import MARGIN, WIDTH
from bot.pictures.font import lines
from bot.pictures.sea_card import SEA, SHORE
from bot.pictures.spain_flow import Piece, flowed
from bot.pictures.svg import box, moved, text

PAD: Final = 6.0
LABELS: Final = (12.0, 11.0)
LABEL_ROW: Final = 18.0
LABEL_LINE: Final = 14.0

INSIDE: Final = WIDTH - 2 * MARGIN - 2 * PAD
"""Pixels of a panel from side to side, less its edges."""


def panel(label: str, pieces: Sequence[Piece], fill: str = SEA) -> tuple[str, float]:
    """Draw a panel as wide as the picture; return it, and how high it is."""
    said, size = lines(label, INSIDE, LABELS, 3, bold=True)
    head = LABEL_ROW + LABEL_LINE * (len(said) - 1)
    drawn, high = flowed(pieces, PAD, INSIDE)
    high += head + (PAD if pieces else 2)
    return (
        box(0, 0, WIDTH - 2 * MARGIN, high, rx=4, fill=fill, stroke=SHORE)
        + "".join(
            text((PAD, 14 + LABEL_LINE * at), one, size, bold=True)
            for at, one in enumerate(said)
        )
        + moved(0, head + 1, drawn),
        high,
    )


def filling(pieces: Sequence[Piece]) -> list[Piece]:
    """Return pieces that each fill a row."""
    return [Piece(INSIDE, one.drawing, one.height) for one in pieces]
