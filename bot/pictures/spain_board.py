"""The board of Virgin Queen: treasures, the convoy, expeditions, the Armada."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.pictures.chart_layout import GAP, MARGIN, WIDTH
from bot.pictures.flags import Flag, flag
from bot.pictures.font import fitted, lines
from bot.pictures.marks import ALARM, hourglass, swords
from bot.pictures.sea_card import LAND, SEA, SHALLOW, SHORE
from bot.pictures.spain_europe import Band, Fleet, armada_panel, band_piece
from bot.pictures.spain_flow import Piece, flowed, joined, sign, within, word
from bot.pictures.spain_panel import INSIDE, filling, panel
from bot.pictures.spain_signs import (
    BACK,
    FACE,
    back,
    berth,
    burst,
    chest,
    face,
    galleon,
    mercenary,
    regular,
    turn_mark,
)
from bot.pictures.spain_zone import Ship, Zone, blank_die, ship_pieces, zone_card
from bot.pictures.svg import INK, box, document, moved, path, text

TITLE: Final = 16.0
HEAD: Final = 28.0
SMALL: Final = 11.0
ZONES_ABREAST: Final = 3
NAMES: Final = (11.5, 10.5, 9.5, 9.0)
SCORE: Final = 82.0
"""Pixels for a power's points and treasures."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A treasure: face down where its `name` is empty, which nobody can tell apart."""

    name: str = ""
    value: str = ""


@dataclass(frozen=True, slots=True)
class Convoy:
    """The Treasure Fleet: where it is, its escort in signs and words, what sails."""

    label: str
    escort: int
    galleons: str
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Score:
    """A power: points for piracy, treasures it holds, whether it has the impulse."""

    flag: Flag
    name: str
    vp: str
    treasures: str
    acts: bool


@dataclass(frozen=True, slots=True)
class Board:
    """All that the picture shows, in the words of its reader.

    `key` says what a sign means, for the signs of `SIGNS` that are to be explained.
    """

    title: str
    row_label: str
    row: tuple[Tile, ...]
    convoy: Convoy
    zones: tuple[Zone, ...]
    home_label: str
    home: tuple[Ship, ...]
    armada: Fleet
    land_label: str
    land: tuple[Band, ...]
    scores: tuple[Score, ...]
    key: Mapping[str, str]


SIGNS: Final[Mapping[str, Callable[[float, float], str]]] = {
    "treasure": chest,
    "dice": blank_die,
    "damaged": burst,
    "asked": lambda x, y: hourglass(x, y, ALARM),
    "attacked": lambda x, y: swords(x, y, INK),
    "regular": regular,
    "mercenary": mercenary,
    "berth": berth,
    "acts": turn_mark,
}
"""The signs of the key, in its order."""


def spain_board(board: Board) -> str:
    """Return the picture of *board* as SVG."""
    parts = [
        text(
            (MARGIN, 20),
            fitted(board.title, WIDTH - 2 * MARGIN, TITLE, bold=True),
            TITLE,
            bold=True,
        )
    ]
    y = HEAD
    for drawing, high in (
        panel(board.row_label, _tiles(board.row)),
        _convoy(board.convoy),
        *_zones(board.zones),
        *_home(board),
        armada_panel(board.armada),
        *_land(board),
        _scores(board.scores),
        _key(board.key),
    ):
        parts.append(moved(MARGIN, y, drawing))
        y += high + GAP
    return document(WIDTH, y, *parts, background=SHALLOW)


def _tiles(tiles: Sequence[Tile]) -> list[Piece]:
    return [_tile(one) for one in tiles]


def _tile(tile: Tile) -> Piece:
    wide, high = FACE if tile.name else BACK

    def draw(x: float, y: float) -> str:
        top = y - high / 2
        return face(x, top, tile.value, tile.name) if tile.name else back(x, top)

    return Piece(wide, draw, high + 4)


def _convoy(convoy: Convoy) -> tuple[str, float]:
    """Draw the fleet: what happens to it, its escort, and what sails."""
    ships = [Piece(26, _escort, 26)] * convoy.escort
    escort = joined([*ships, within(convoy.galleons, INSIDE - 32 * len(ships))], 6)
    return panel(convoy.label, [*filling([escort]), *_tiles(convoy.tiles)])


def _escort(x: float, y: float) -> str:
    return galleon(x + 13, y + 1)


def _zones(zones: Sequence[Zone]) -> list[tuple[str, float]]:
    """Draw the ocean zones, some abreast; cards of a row are equally high."""
    abreast = 2 if len(zones) in {2, 4} else min(len(zones), ZONES_ABREAST)
    rows = []
    for start in range(0, len(zones), max(abreast, 1)):
        row = zones[start : start + abreast]
        across = (WIDTH - 2 * MARGIN - GAP * (abreast - 1)) / abreast
        most = max(zone_card(one, across)[1] for one in row)
        drawn = (
            moved(at * (across + GAP), 0, zone_card(one, across, most)[0])
            for at, one in enumerate(row)
        )
        rows.append(("".join(drawn), most))
    return rows


def _home(board: Board) -> list[tuple[str, float]]:
    """Draw the expeditions at home if there are any."""
    ships = [joined(ship_pieces(one, 110), 6) for one in board.home]
    return [panel(board.home_label, ships, LAND)] if ships else []


def _land(board: Board) -> list[tuple[str, float]]:
    """Draw Spanish land units by space if there are any."""
    bands = [band_piece(one) for one in board.land]
    return [panel(board.land_label, bands, LAND)] if bands else []


def _scores(scores: Sequence[Score]) -> tuple[str, float]:
    """Draw what each power has, two abreast."""
    across = (WIDTH - 2 * MARGIN) / 2
    parts, row = [], 24.0
    for at, one in enumerate(scores):
        x, y = (at % 2) * across, (at // 2) * row + row / 2 + 1
        room = across - 29 - SCORE
        named, size = lines(one.name, room, NAMES, 2, bold=one.acts)
        first = y + 3.8 - (size + 0.5) / 2 * (len(named) - 1)
        parts.append(flag(one.flag, x + 18, y, 14))
        parts += [
            text((x + 29, first + n * (size + 0.5)), part, size, bold=one.acts)
            for n, part in enumerate(named)
        ]
        if one.acts:
            parts.append(turn_mark(x + 4.5, y))
        parts.append(text((x + 31 + room, y + 3.8), one.vp, SMALL))
        parts.append(chest(x + across - 38, y))
        parts.append(text((x + across - 29, y + 3.8), one.treasures, SMALL))
    high = row * ((len(scores) + 1) // 2) + 2
    frame = box(0, 0, WIDTH - 2 * MARGIN, high, rx=4, fill=SEA, stroke=SHORE)
    return frame + "".join(parts), high


def _key(key: Mapping[str, str]) -> tuple[str, float]:
    """Draw what the signs mean."""
    pieces = [
        joined([sign(SIGNS[one], 12), word(said)], 4) for one, said in key.items()
    ]
    drawn, high = flowed(pieces, 0, WIDTH - 2 * MARGIN)
    rule = path(f"M0 0H{WIDTH - 2 * MARGIN:g}", stroke=SHORE)
    return rule + moved(0, 3, drawn), high + 3
