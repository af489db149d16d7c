"""The chart of seas: a card for each area, links between them, and what signs mean."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from bot.pictures.chart_layout import MARGIN, WIDTH, Spot, depth, spots
from bot.pictures.flags import Flag, flag
from bot.pictures.font import width
from bot.pictures.marks import (
    ALARM,
    anchor,
    coin,
    fleet,
    hourglass,
    padlock,
    swords,
)
from bot.pictures.sea_card import SHALLOW, SHORE, Card, drawn, needed
from bot.pictures.svg import document, line, moved, path, text

TITLE: Final = 16.0
HEAD: Final = 30.0
SMALL: Final = 11.5
ROW: Final = 20.0
SIGN: Final = 18.0


@dataclass(frozen=True, slots=True)
class SeaChart:
    """What a chart shows, in the words of its reader.

    `cards` and `places` are by area, `links` pairs of areas; `sides` names the flags;
    `key` says what a sign means, for the signs of `SIGNS` that are to be explained.
    """

    title: str
    cards: Mapping[str, Card]
    places: Mapping[str, tuple[float, float]]
    links: tuple[tuple[str, str], ...]
    sides: tuple[tuple[Flag, str], ...]
    key: Mapping[str, str]


def sea_chart(chart: SeaChart) -> str:
    """Return the picture of *chart* as SVG."""
    placed = _laid_out(chart)
    sea = moved(0, HEAD, *_links(chart, placed), *_cards(chart, placed))
    foot = HEAD + depth(placed) + MARGIN
    legend, high = _legend(chart, foot)
    return document(
        WIDTH,
        foot + high + MARGIN,
        text((MARGIN, 20), chart.title, TITLE, bold=True),
        sea,
        legend,
        background=SHALLOW,
    )


def _laid_out(chart: SeaChart) -> dict[str, Spot]:
    """Return where the cards stand."""
    return spots(chart.places, lambda name, most: needed(chart.cards[name], most))


def _links(chart: SeaChart, placed: Mapping[str, Spot]) -> Iterator[str]:
    for one, other in chart.links:
        yield line(
            placed[one].middle, placed[other].middle, stroke=SHORE, stroke_width=2.2
        )


def _cards(chart: SeaChart, placed: Mapping[str, Spot]) -> Iterator[str]:
    for name, spot in placed.items():
        yield moved(spot.left, spot.top, drawn(chart.cards[name], spot.width))


def _legend(chart: SeaChart, top: float) -> tuple[str, float]:
    """Draw the sides' flags and what the signs mean; return it and its height."""
    signs = [(flag(one, 7, 0, 14), name) for one, name in chart.sides]
    first = chart.sides[0][0]
    pictures = {
        "fleet": fleet((first,), 0, 0),
        "port": anchor(7, 0),
        "closed": anchor(7, 0, closed=True),
        "battle": swords(7, 0, ALARM),
        "waiting": hourglass(7, 0, ALARM),
        "locked": padlock(7, 0),
        "sale": coin(7, 0),
    }
    signs += [(pictures[sign], said) for sign, said in chart.key.items()]
    parts = [path(f"M{MARGIN:g} {top:g}H{WIDTH - MARGIN:g}", stroke=SHORE)]
    x, y = MARGIN, top + ROW / 2 + 4
    for picture, said in signs:
        wide = SIGN + width(said, SMALL)
        if x > MARGIN and x + wide > WIDTH - MARGIN:
            x, y = MARGIN, y + ROW
        parts.append(moved(x, y, picture, text((SIGN, 4), said, SMALL)))
        x += wide + 10
    return "".join(parts), y + ROW / 2 - top
