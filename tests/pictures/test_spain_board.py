"""The board of Virgin Queen: all that may be known is on it, and nothing else."""

import re
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.pictures.chart_layout import WIDTH
from bot.pictures.flags import Flag
from bot.pictures.font import ELLIPSIS, width
from bot.pictures.painter import Painter
from bot.pictures.spain_zone import Ship, Zone, zone_card
from bot.pictures.worker import ZOOM
from bot.render.post import ALT
from bot.render.spain_pictures import virgin_queen_pictures
from bot.words import LANGUAGES
from rules.virgin_queen.armada.state import Armada
from rules.virgin_queen.state import VirginQueen
from rules.virgin_queen.troops import Troops
from rules.virgin_queen.view import view
from tests.pictures.png import size
from tests.pictures.spain_scenes import (
    BUSY,
    CROWDED,
    EXPEDITIONS,
    NAMES,
    OPENING,
    board,
    reader,
)
from tests.rules.virgin_queen.scenes import TREASURES

POSITIONS = {"opening": OPENING, "busy": BUSY, "crowded": CROWDED}
SEEN = ("t1", "t2", "t3", "t4", "t5")
"""The treasures of the busy position that Spain has seen."""

TALLEST = 2.0
"""How many times as high as wide a picture may be and still fill a phone's screen."""


def written(state: VirginQueen, language: str = "en", viewer: Any = None) -> str:
    """Return all that is written on the picture, in order."""
    svg = board(state, language, viewer).svg
    return " ".join(re.findall(r"<text[^>]*>([^<]*)</text>", svg))


def fleet(**changes: Any) -> VirginQueen:
    """Return the busy position with the event as it stands otherwise."""
    assert BUSY.fleet is not None
    return BUSY.evolve(fleet=BUSY.fleet.evolve(**changes))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", POSITIONS)
def test_every_zone_captain_and_power_is_written_on_it(
    name: str, language: str
) -> None:
    state = POSITIONS[name]
    said, chooser = written(state, language), reader(state, language)

    for code in (*state.zones, *state.expeditions, *state.order):
        for word in chooser.name(code).split():
            assert word in said, code


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("viewer", ["spain", None])
async def test_it_is_as_wide_as_a_phone_and_has_ink(
    painter: Painter, name: str, language: str, viewer: str | None
) -> None:
    picture = board(POSITIONS[name], language, viewer)

    drawn = await painter.png(picture.svg)
    silent = await painter.png(re.sub("<text.*?</text>", "", picture.svg))

    across, high = size(drawn)
    assert size(silent) == (across, high)
    assert across == WIDTH * ZOOM
    assert name == "crowded" or high / across < TALLEST
    letters = len(written(POSITIONS[name], language, viewer).replace(" ", ""))
    assert len(drawn) - len(silent) > 50 * letters


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", POSITIONS)
def test_nothing_is_cut_and_no_letter_is_too_small(name: str, language: str) -> None:
    svg = board(POSITIONS[name], language, "spain").svg

    assert ELLIPSIS not in svg
    sizes = re.findall(r'<text[^>]*font-size="([\d.]+)"[^>]*>([^<]*)<', svg)
    assert min(float(one) for one, said in sizes if len(said) > 1) >= 8.5


def test_it_is_the_same_every_time_and_unlike_any_other() -> None:
    assert board(BUSY) == board(BUSY)
    for one, other in combinations(POSITIONS.values(), 2):
        assert board(one) != board(other)


@pytest.mark.clause("A-V-03", "A-V-10", "VQ-TF-2.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_spain_sees_faces_where_others_see_backs(language: str) -> None:
    names = [NAMES[language][one] for one in SEEN]

    hers = written(BUSY, language, "spain")
    assert all(name in hers for name in names)
    assert NAMES[language]["t6"] not in hers
    for viewer in ("england", "umpire", None):
        others = written(BUSY, language, viewer)
        assert not any(name in others for name in names)


@pytest.mark.clause("A-V-03", "A-V-10", "A-V-26")
@settings(max_examples=30, deadline=None)
@given(st.permutations(TREASURES), st.sampled_from(LANGUAGES))
def test_what_is_hidden_leaves_no_trace(order: list[str], language: str) -> None:
    """Treasures change places, their counts stay: the picture is the same to a byte."""
    other = dict(zip(TREASURES, order, strict=True))

    def swapped(heap: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(other[one] for one in heap)

    assert BUSY.fleet is not None
    moved = BUSY.evolve(
        pool=swapped(BUSY.pool),
        row=swapped(BUSY.row),
        inspected=swapped(BUSY.inspected),
        discard=swapped(BUSY.discard),
        holdings={power: swapped(heap) for power, heap in BUSY.holdings.items()},
        expeditions={
            captain: one.evolve(loot=swapped(one.loot))
            for captain, one in BUSY.expeditions.items()
        },
        fleet=BUSY.fleet.evolve(selected=swapped(BUSY.fleet.selected)),
    )

    for viewer in ("hre", "umpire", None):
        assert board(moved, language, viewer) == board(BUSY, language, viewer)


@pytest.mark.clause("VQ-TR-3", "VQ-TF-4.12")
@pytest.mark.parametrize("escort", [0, 1, 2])
def test_each_galleon_of_the_escort_is_drawn(escort: int) -> None:
    state = OPENING.evolve(escort=escort)

    assert board(state).svg.count("M-11 2H12L9 8H-8Z") == escort
    assert f"escort: {escort}, free: 4" in written(state)


@pytest.mark.clause("VQ-TF-3.1", "A-V-12")
def test_the_zone_of_the_fleet_is_marked() -> None:
    assert written(BUSY).count("The fleet") == 1
    assert "The fleet" not in written(fleet(zone=None, die=None, step="select"))


@pytest.mark.clause("VQ-TF-4.17", "VQ-TF-4.15", "VQ-TF-4.4")
def test_an_expedition_shows_dice_damage_and_loot() -> None:
    healthy = {"drake": EXPEDITIONS["drake"].evolve(loot=())}
    plain = BUSY.evolve(expeditions=healthy)
    hurt = {"drake": healthy["drake"].evolve(damaged=True, loot=("t9", "t16"))}
    damaged = BUSY.evolve(expeditions=hurt)

    assert "damaged" not in written(plain)
    assert "Drake ? 4" in written(plain)
    assert "Drake ? 3 2" in written(damaged)
    assert "damaged" in written(damaged)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"step": "attack"}, ("to decide", "has attacked")),
        ({"step": "attack", "asked": (), "attacked": ()}, ("to decide",)),
        ({"step": "reward", "winner": "drake", "due": 2}, ("to decide",)),
        ({"step": "home", "queue": (), "home": ("drake",)}, ("to decide",)),
        ({"step": "home", "queue": (), "home": ()}, ("has attacked",)),
        ({"step": "select", "asked": (), "attacked": ()}, ()),
    ],
)
def test_who_is_asked_in_the_event_is_marked(
    changes: dict[str, Any], said: tuple[str, ...]
) -> None:
    told = written(fleet(**changes))

    for sign in ("to decide", "has attacked"):
        assert (sign in told) == (sign in said)


@pytest.mark.clause("VQ-AR-1.4", "VQ-AR-1.7", "A-V-37")
def test_the_armada_shows_strength_place_and_cargo() -> None:
    port = Armada(strength=2, place="seville", cargo=Troops(regulars=2))
    small = OPENING.evolve(armada=port)

    assert "At sea: Bay of Biscay Leaders: Parma; beaten: 1" in written(BUSY)
    assert "In port: Seville" in written(small)
    assert "free place aboard" in written(BUSY)
    assert "free place aboard" not in written(small)
    full = small.evolve(armada=port.evolve(excess=1))
    assert "too many aboard: 1" in written(full)
    assert board(full).svg != board(small).svg


@pytest.mark.clause("VQ-AR-5.6", "A-V-44")
def test_a_destroyed_armada_waits_on_the_turn_track() -> None:
    assert "not on the map" in written(OPENING)
    assert "from turn 4 on" in written(OPENING.evolve(track=4))


def test_where_spain_stands_in_europe() -> None:
    said = written(BUSY)

    assert "Milan 2 4 (Alba)" in said
    assert "Antwerp 1 (beaten: 1, unrest, besieged)" in said
    assert "Corunna" not in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", POSITIONS)
def test_the_alternative_text_says_it_in_short(name: str, language: str) -> None:
    picture = board(POSITIONS[name], language)

    assert len(picture.alt) <= ALT
    assert ELLIPSIS not in picture.alt
    assert picture.name == "spain.png"
    assert f"{len(POSITIONS[name].row)}" in picture.alt


def test_names_of_players_draw_nothing() -> None:
    hostile = "</svg><b>&\u202e"
    names = {"en": dict.fromkeys(BUSY.names["en"], hostile)}
    state = BUSY.evolve(names=names)

    (picture,) = virgin_queen_pictures(reader(state), view(state, "spain"))

    assert picture.svg.count("</svg>") == 1
    assert "<b>" not in picture.svg
    assert "\u202e" not in picture.svg


ships = st.builds(
    Ship,
    flag=st.builds(Flag, st.integers(0, 9), st.just("A")),
    captain=st.text("абв wil", min_size=1, max_size=40).filter(str.strip),
    dice=st.integers(1, 11),
    damaged=st.booleans(),
    loot=st.integers(0, 9),
    mark=st.sampled_from(("", "asked", "attacked")),
)


@settings(max_examples=40, deadline=None)
@given(
    st.builds(
        Zone,
        name=st.text("абв wil", min_size=1, max_size=60).filter(str.strip),
        faces=st.sets(st.integers(1, 6)).map(lambda one: tuple(sorted(one))),
        ships=st.lists(ships, max_size=6).map(tuple),
        fleet=st.sampled_from(("", "The fleet", "Флот здесь")),
    ),
    st.sampled_from([120.0, 184.0, 376.0]),
    st.floats(0, 300),
)
def test_a_zones_card_keeps_all_within_its_edges(
    zone: Zone, across: float, least: float
) -> None:
    svg, high = zone_card(zone, across, least)

    assert high >= least
    assert f'<rect x="0" y="0" width="{across:g}"' in svg
    for start, said in re.findall(r'<text[^>]* x="([\d.]+)"[^>]*>([^<]*)<', svg):
        assert 0 <= float(start) <= across
        assert float(start) + width(said, 8.5) / 2 <= across + 1
    lowest = max(float(one) for one in re.findall(r'<text[^>]* y="([\d.]+)"', svg))
    assert lowest <= high
