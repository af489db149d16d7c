"""The board of Nine Years: the calendar, the colonial track, the map, what waits."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.pictures.chart_layout import MARGIN, WIDTH, depth, spots
from bot.pictures.flags import Flag, flag
from bot.pictures.font import fitted, width
from bot.pictures.marks import anchor, fleet, fleet_width
from bot.pictures.nine_card import SpaceCard, drawn, needed
from bot.pictures.nine_links import broken, ways
from bot.pictures.nine_marks import (
    arrow,
    away,
    corps,
    counter,
    lost,
    ramparts,
    star,
    tower,
)
from bot.pictures.nine_track import Track, control, token, track
from bot.pictures.svg import INK, PAPER, box, document, moved, path, text

PALE: Final = "#e4ebe4"
EDGE: Final = "#4c6355"
SEA: Final = "#d7eaf4"

TITLE: Final = 16.0
SMALL: Final = 11.5
TINY: Final = (10.5, 9.5, 8.5)
ROW: Final = 18.0
STRIP: Final = 20.0
SIGN: Final = 20.0
ACROSS: Final = WIDTH - 2 * MARGIN
COLUMNS: Final = (1, 2, 3)
"""Columns of the map's cards; more of them would be too narrow for a force."""

FLAG: Final = 13.0
SPACE: Final = 3.2
LINE: Final = 15.0


Fact = Sequence[str | Flag]
"""A line about the game: words, and flags among them."""


@dataclass(frozen=True, slots=True)
class Sea:
    """A sea zone's control box: who controls it, and the fleets in it."""

    name: str
    owner: Flag | None = None
    fleets: tuple[Flag, ...] = ()


@dataclass(frozen=True, slots=True)
class Board:
    """What the board shows, in the words of its reader.

    `phases` and `years` are strips, each part with whether it is the present one;
    `returns` tells below the years who comes back in which. `cards`, `places` and
    `links` make the map, `stocks` stand below it; `key` says what a sign means.
    """

    title: str
    points: str
    phases: Sequence[tuple[str, bool]]
    years: Sequence[tuple[str, bool]]
    facts: Sequence[Fact]
    track: Track
    returns: Sequence[Fact] = ()
    cards: Mapping[str, SpaceCard] | None = None
    places: Mapping[str, tuple[float, float]] | None = None
    links: Sequence[tuple[str, str]] = ()
    seas: Sequence[Sea] = ()
    stocks: Sequence[Fact] = ()
    key: Sequence[tuple[str, str]] = ()


Part = tuple[str, float]
"""What is drawn below 0 over the whole width, and how high it is."""


def board(shown: Board) -> str:
    """Return the picture of *shown* as SVG."""
    parts: list[str] = []
    y = 0.0
    for part, high in _parts(shown):
        parts.append(moved(0, y, part))
        y += high
    return document(WIDTH, y + MARGIN, *parts, background=PALE)


def _parts(shown: Board) -> Iterator[Part]:
    """Yield the parts of the board from top to bottom."""
    yield _head(shown)
    yield _strip(shown.years)
    yield _strip(shown.phases)
    yield "", 3
    for fact in (*shown.returns, *shown.facts):
        yield _fact(fact)
    yield "", 5
    yield track(shown.track)
    if shown.cards and shown.places:
        yield "", 8
        yield _map(shown.cards, shown.places, shown.links)
    if shown.seas:
        yield "", 8
        yield _seas(shown.seas)
    if shown.stocks:
        yield "", 4
    for fact in shown.stocks:
        yield _fact(fact)
    yield "", 6
    yield _legend(shown)


def _head(shown: Board) -> Part:
    """Draw the headline, with the points at its right end."""
    room = ACROSS - width(shown.points, TITLE, bold=True) - 10
    said = fitted(shown.title, room, TITLE, bold=True)
    title = text((MARGIN, 21), said, TITLE, bold=True)
    points = text((WIDTH - MARGIN, 21), shown.points, TITLE, bold=True, anchor="end")
    return title + points, 29


def _strip(shown: Sequence[tuple[str, bool]]) -> Part:
    """Draw boxes side by side, the present one dark."""
    wide = ACROSS / len(shown)
    parts = []
    for at, (said, present) in enumerate(shown):
        left = MARGIN + at * wide
        fill, ink = (INK, PAPER) if present else (PAPER, INK)
        size = next(
            (one for one in TINY if width(said, one, bold=present) <= wide - 6),
            TINY[-1],
        )
        named = fitted(said, wide - 4, size, bold=present)
        middle = left + wide / 2, STRIP / 2 + 2.8
        parts.append(
            box(left + 0.5, 0, wide - 1, STRIP - 3, fill=fill, stroke=INK)
            + text(middle, named, size, bold=present, anchor="middle", fill=ink)
        )
    return "".join(parts), STRIP


def _fact(fact: Fact) -> Part:
    """Draw words and flags on as many lines as they need."""
    pieces = [
        one
        for piece in fact
        for one in (piece.split() if isinstance(piece, str) else [piece])
    ]
    parts: list[str] = []
    x, y = MARGIN, 13.0
    for one in pieces:
        wide = width(one, SMALL) if isinstance(one, str) else FLAG
        if x > MARGIN and x + wide > WIDTH - MARGIN:
            x, y = MARGIN, y + LINE
        if isinstance(one, str):
            parts.append(text((x, y), fitted(one, ACROSS, SMALL), SMALL))
        else:
            parts.append(flag(one, x + FLAG / 2, y - 4, FLAG))
        x += wide + SPACE
    return "".join(parts), y + 5


def _map(
    cards: Mapping[str, SpaceCard],
    places: Mapping[str, tuple[float, float]],
    links: Sequence[tuple[str, str]],
) -> Part:
    """Draw the cards of the map where they stand, and what touches what."""
    placed = spots(
        places, lambda name, most: needed(cards[name], most), columns=COLUMNS
    )
    below, above = ways(placed, links)
    shown = [
        moved(spot.left, spot.top, drawn(cards[name], spot.width))
        for name, spot in placed.items()
    ]
    return "".join([*below, *shown, *above]), depth(placed)


def _seas(shown: Sequence[Sea]) -> Part:
    """Draw the control boxes of the sea zones, as many abreast as there is room."""
    parts: list[str] = []
    x, y = MARGIN, 0.0
    for sea in shown:
        signs = (fleet_width(len(sea.fleets)) + 4) if sea.fleets else 0
        owned = 16 if sea.owner is not None else 0
        name = fitted(sea.name, ACROSS - 12 - signs - owned, SMALL)
        wide = 12 + owned + width(name, SMALL) + signs
        if x > MARGIN and x + wide > WIDTH - MARGIN:
            x, y = MARGIN, y + 26
        parts.append(box(x, y, wide, 22, rx=8, fill=SEA, stroke=EDGE, stroke_width=1.2))
        if sea.owner is not None:
            parts.append(flag(sea.owner, x + 12, y + 11, 12))
        parts.append(text((x + 6 + owned, y + 15), name, SMALL))
        if sea.fleets:
            at = x + 6 + owned + width(name, SMALL) + 4
            parts.append(fleet(sea.fleets, at, y + 11))
        x += wide + 5
    return "".join(parts), y + 22


def _legend(shown: Board) -> Part:
    """Draw what the signs mean that are to be explained."""
    first, second = shown.track.left[0], shown.track.right[0]
    pictures = {
        "marker": token(second, 9, 0, scale=0.75),
        "support": control(second, 9, 0),
        "fortified": tower(8, 0),
        "port": anchor(8, 0),
        "corps": corps(4, 0),
        "reduced": corps(4, 0, reduced=True),
        "leader": star(8, 0),
        "leaves": away(8, 0),
        "stranded": lost(8, 0),
        "ordered": arrow(8, 0),
        "counter": counter(8, 0),
        "fleet": fleet((first,), 0, 0),
        "line": ramparts(8, 0),
        "past": broken((0, 0), (16, 0)),
    }
    parts = [path(f"M{MARGIN:g} 0H{WIDTH - MARGIN:g}", stroke=EDGE)]
    x, y = MARGIN, ROW / 2 + 5
    for sign, said in shown.key:
        wide = SIGN + 2 + width(said, SMALL)
        if x > MARGIN and x + wide > WIDTH - MARGIN:
            x, y = MARGIN, y + ROW + 4
        parts.append(moved(x, y, pictures[sign], text((SIGN + 2, 4), said, SMALL)))
        x += wide + 10
    return "".join(parts), y + ROW / 2 + 2
