"""The chart of seas: all that may be known is on it, and nothing else."""

import re
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.pictures.chart_layout import WIDTH
from bot.pictures.flags import BLACK, COLOURS, SHAPES, Flag, flag, flags
from bot.pictures.font import ELLIPSIS
from bot.pictures.painter import Painter
from bot.pictures.sea_card import Card, Coast, FleetSign, drawn, needed
from bot.pictures.worker import ZOOM
from bot.render.boards import chart_pictures
from bot.render.post import ALT, PICTURES, Picture
from rules.war_at_sea.engagement.state import Engagement, Fire, Shots, Stay
from rules.war_at_sea.state import Standing, WarAtSea
from rules.war_at_sea.view import view
from tests.pictures.png import size
from tests.pictures.scenes import BUSY, DUEL, SIX_FLAGS, reader

POSITIONS = {"duel": DUEL, "six-flags": SIX_FLAGS, "busy": BUSY}
LANGUAGES = ("en", "ru")
TALLEST = 2.0
"""How many times as high as wide a picture may be and still fill a phone's screen."""


def chart(state: WarAtSea, language: str = "en") -> Picture:
    """Return the chart that everybody may see."""
    return chart_pictures(reader(state, language), view(state, None))[0]


def written(svg: str) -> str:
    """Return all that is written on a picture, in order."""
    return " ".join(re.findall(r"<text[^>]*>([^<]*)</text>", svg))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", POSITIONS)
def test_every_area_province_and_fleet_is_written_on_it(
    name: str, language: str
) -> None:
    state = POSITIONS[name]
    said = written(chart(state, language).svg)

    names = state.names[language]
    for code in (*state.areas, *state.provinces, *state.factions):
        for word in names[code].split():
            assert word in said or word[:5] in said, names[code]
    for fleet in state.fleets.values():
        assert f"{fleet.id} ×{len(fleet.ships)}" in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", POSITIONS)
async def test_it_fills_a_phone_and_has_ink(
    painter: Painter, name: str, language: str
) -> None:
    picture = chart(POSITIONS[name], language)

    drawn = await painter.png(picture.svg)
    silent = await painter.png(re.sub("<text.*?</text>", "", picture.svg))

    width, height = size(drawn)
    assert size(silent) == (width, height)
    assert width == WIDTH * ZOOM
    assert height / width < TALLEST
    letters = len(written(picture.svg).replace(" ", ""))
    assert len(drawn) - len(silent) > 50 * letters


@pytest.mark.parametrize("language", LANGUAGES)
def test_few_names_of_the_shipped_scenarios_are_cut(language: str) -> None:
    cut = written(chart(SIX_FLAGS, language).svg).count(ELLIPSIS)

    assert cut <= {"en": 0, "ru": 1}[language]


def test_no_letter_is_smaller_than_can_be_read() -> None:
    sizes = re.findall(r'<text[^>]*font-size="([\d.]+)"', chart(BUSY, "ru").svg)
    in_cards = [float(one) for one in sizes if float(one) not in (9.5, 7.0)]

    assert min(in_cards) >= 8.5


def test_it_is_the_same_every_time() -> None:
    assert chart(BUSY) == chart(BUSY)


@pytest.mark.clause("SEA-BLK-3")
def test_a_blockader_enters_the_coast() -> None:
    """Its hull lies across the water line of the port that it closes."""
    sign = FleetSign((Flag(0, "A"),), "f7 ×5")
    free = Card("Sea", (sign,), (Coast("Port", None, port=True),))
    closed = Card(
        "Sea", (), (Coast("Port", None, port=True, closed=True, entering=(sign,)),)
    )

    lines, hulls = zip(*(_line_and_hull(one) for one in (free, closed)), strict=True)

    assert hulls[0] < lines[0] - 5
    assert lines[1] - 5 < hulls[1] < lines[1] + 5


def _line_and_hull(card: Card) -> tuple[float, float]:
    """Return how far down the water line and the hull of a card's fleet are."""
    svg = drawn(card, needed(card, 120)[0])
    line = re.search(r'd="M0 ([\d.]+)q', svg)
    hull = re.search(r'translate\([\d.]+ ([\d.]+)\)"><path d="M0 0H', svg)
    assert line
    assert hull
    return float(line[1]), float(hull[1])


@pytest.mark.clause("SEA-BLK-3", "A-S-23")
def test_the_chart_shows_the_blockader_at_the_coast_alone() -> None:
    said = written(chart(BUSY).svg)

    assert said.count("f7 ×") == 1
    assert "blockaded port" in said
    assert "blockaded port" not in written(chart(SIX_FLAGS).svg)
    assert "Blockaded ports: Dunmouth." in chart(BUSY).alt


@pytest.mark.clause("A-S-02")
def test_battles_and_what_they_lock_are_marked() -> None:
    said = written(chart(BUSY).svg)

    assert "№3 · r. 2" in said
    assert "waits" in said
    assert "locked by a battle" in said
    assert "Battles: Sable Strait." in chart(BUSY).alt
    calm = written(chart(SIX_FLAGS).svg)
    assert not {"waits", "locked", "№3"} & set(calm.split())


@pytest.mark.clause("SEA-PIR-4")
def test_pirates_fly_their_flag_while_there_are_any() -> None:
    assert "f60 ×1" in written(chart(BUSY).svg)
    assert flag(BLACK, 0, 0, 16) != flag(Flag(0, "P"), 0, 0, 16)
    assert "irates" not in written(chart(SIX_FLAGS).svg)


def test_what_is_for_sale_is_marked() -> None:
    assert "ships for sale" in written(chart(BUSY).svg)
    assert "ships for sale" not in written(chart(SIX_FLAGS).svg)


def test_alt_text_fits() -> None:
    for language in LANGUAGES:
        assert 40 < len(chart(BUSY, language).alt) <= ALT


def sealed(orders: dict[Any, Shots], answers: dict[Any, Any]) -> WarAtSea:
    """Return two battles in which these orders and answers are sealed."""
    (battle,) = BUSY.battles
    other = battle.evolve(id=4, area="coal", fleets={"attack": (), "defend": ()})
    fire = Fire(totals={"attack": 9, "defend": 8}, asked=("attack",), orders=orders)
    return BUSY.evolve(
        battles=(battle.evolve(now=fire), other.evolve(now=Stay(answers=answers)))
    )


SHOTS = st.one_of(
    st.just(Shots(even=True)),
    st.builds(Shots, targets=st.dictionaries(st.just("s1"), st.integers(1, 9))),
)
ANSWERS = st.sampled_from(["fight_on", "retreat", "offer_draw"])


@settings(max_examples=20)
@given(
    orders=st.fixed_dictionaries({"attack": SHOTS}),
    answers=st.fixed_dictionaries({"defend": ANSWERS}),
    fight=st.integers(0, 9),
)
@pytest.mark.clause("A-S-43", "A-S-51")
def test_what_is_secret_changes_no_byte_of_what_all_see(
    orders: dict[Any, Shots], answers: dict[Any, Any], fight: int
) -> None:
    told = sealed(orders, answers).evolve(
        standing={"aldmark": Standing(fight_rounds=fight)}
    )
    plain = sealed({"attack": Shots()}, {"defend": "fight_on"})

    for language in LANGUAGES:
        shown = [
            chart_pictures(reader(one, language), view(one, None))
            for one in (told, plain)
        ]
        assert shown[0] == shown[1]


def test_no_more_pictures_than_a_message_holds() -> None:
    (battle,) = BUSY.battles
    many = BUSY.evolve(battles=tuple(battle.evolve(id=one) for one in range(20)))

    assert len(chart_pictures(reader(many), view(many, None))) == PICTURES


def test_flags_differ_in_shape_colour_and_letter() -> None:
    made = flags(["Red", "Rose", "Roe", "Rr", "Эр", "", "x", "y"])

    letters = [one.letter for one in made]
    assert letters == ["R", "O", "E", "4", "Э", "6", "X", "Y"]
    drawings = [flag(one, 0, 0, 16) for one in made]
    for part in (r' d="([^"]+)"', r'<path[^>]* fill="([^"]+)"'):
        found = [re.findall(part, one)[0] for one in drawings]
        assert len(set(found)) == len(made)


def test_more_sides_than_shapes_still_differ() -> None:
    made = [flag(Flag(one, ""), 0, 0, 16) for one in range(len(SHAPES) ** 2)]

    assert len(set(made)) == len(SHAPES) * len(COLOURS)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [
        one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4
        for one in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours (WCAG 2.2, 1.4.3)."""
    dark, light = sorted(map(luminance, (one, other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(("fill", "ink"), COLOURS)
def test_letters_can_be_read_on_every_flag(fill: str, ink: str) -> None:
    assert contrast(fill, ink) >= 4.5


@settings(max_examples=40)
@given(
    st.builds(
        Card,
        name=st.text("абв wil", min_size=1, max_size=40).filter(str.strip),
        fleets=st.lists(
            st.builds(
                FleetSign,
                st.lists(
                    st.builds(Flag, st.integers(-1, 9), st.just("A")),
                    min_size=1,
                    max_size=3,
                ).map(tuple),
                st.from_regex(r"f\d{1,2} ×\d{1,2}", fullmatch=True),
            ),
            max_size=6,
        ).map(tuple),
        coasts=st.lists(
            st.builds(Coast, st.text("абв wil", max_size=30), st.none(), st.booleans()),
            max_size=3,
        ).map(tuple),
    ),
    st.sampled_from([69.0, 88.0, 120.0]),
)
def test_a_card_is_as_high_as_it_says_and_stays_within_its_width(
    card: Card, most: float
) -> None:
    wide, high = needed(card, most)

    svg = drawn(card, wide)
    (frame,) = set(
        re.findall(r'<rect x="0" y="0" width="([\d.]+)" height="([\d.]+)"', svg)
    )
    assert wide <= most
    assert [float(one) for one in frame] == pytest.approx([wide, high], abs=0.01)


def test_every_pair_of_positions_looks_different() -> None:
    for one, other in combinations(POSITIONS.values(), 2):
        assert chart(one) != chart(other)


def test_a_battle_has_its_bar_before_its_first_round() -> None:
    (battle,) = BUSY.battles
    begun: Engagement = battle.evolve(round=0)

    assert "№3 " in written(chart(BUSY.evolve(battles=(begun,))).svg) + " "
    assert "r. 0" not in written(chart(BUSY.evolve(battles=(begun,))).svg)


def test_a_side_called_like_a_colour_flies_it() -> None:
    red, elk, blue = flags(["Red", "Elk", "Blue"], ["red", "elk", "blue"])

    fills = [COLOURS[one.number][0] for one in (red, blue)]
    assert fills == ["#b3261e", "#0b4f9e"]
    assert elk.number not in {red.number, blue.number}
