"""The board of Nine Years: all that may be known is on it, and nothing else."""

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.bench.winter import autumn
from bot.pictures.chart_layout import WIDTH
from bot.pictures.font import ELLIPSIS
from bot.pictures.painter import Painter
from bot.pictures.worker import ZOOM
from bot.render.boards import chart_lines, chart_pictures, status_lines
from bot.render.post import ALT, Picture
from bot.words import LANGUAGES
from rules.nine_years.state import Marker, NineYears
from rules.nine_years.theatre import Space, Theatre
from rules.nine_years.view import view
from rules.nine_years.winter.flow import begin_winter
from tests.pictures.nine_scenes import (
    COLONIES,
    FORCES,
    LONG,
    NAMES,
    SPACES,
    THEATRE,
    WINTER,
    reader,
)
from tests.pictures.png import size

POSITIONS = {"colonies": COLONIES, "winter": WINTER, "long": LONG}
TALLEST = 2.0
"""How many times as high as wide a picture of a small map may be."""


def picture(state: NineYears, language: str = "en", seen_as: str | None = None) -> Any:
    """Return the board that somebody may see, by default everybody."""
    (made,) = chart_pictures(reader(state, language), view(state, seen_as))
    return made


def written(svg: str) -> str:
    """Return all that is written on a picture, in order."""
    return " ".join(re.findall(r"<text[^>]*>([^<]*)</text>", svg))


def asked(state: NineYears, step: str, **changes: Any) -> NineYears:
    """Return a Winter in this step."""
    assert state.winter is not None
    return state.evolve(winter=state.winter.evolve(step=step, **changes))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_map_is_written_on_it(language: str) -> None:
    said = written(picture(WINTER, language).svg)

    names = NAMES[language]
    leaders = [one for force in FORCES.values() for one in force.leaders]
    for code in (*SPACES, *THEATRE.seas, *leaders):
        assert names[code] in said
    for force in FORCES:
        assert f" {names.get(force, force)} " in said
    assert ELLIPSIS not in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", POSITIONS)
async def test_it_fills_a_phone_and_has_ink(
    painter: Painter, name: str, language: str
) -> None:
    made = picture(POSITIONS[name], language)

    drawn = await painter.png(made.svg)
    silent = await painter.png(re.sub("<text.*?</text>", "", made.svg))

    width, height = size(drawn)
    assert size(silent) == (width, height)
    assert width == WIDTH * ZOOM
    assert height / width < TALLEST
    letters = len(written(made.svg).replace(" ", ""))
    assert len(drawn) - len(silent) > 40 * letters


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_is_smaller_than_can_be_read(language: str) -> None:
    """Those on flags are: their shapes and colours tell them apart too."""
    plain = re.sub(
        r"<g[^>]*scale\([^>]*>(?:(?!</g>).)*</g>", "", picture(WINTER, language).svg
    )
    sizes = re.findall(r'<text[^>]*font-size="([\d.]+)"', plain)

    assert len(sizes) > 50
    assert min(map(float, sizes)) >= 8.5


@pytest.mark.clause("KWW-TRK-1", "A-K-11")
@pytest.mark.parametrize("state", [COLONIES, LONG])
def test_all_boxes_of_the_track_stand_there_in_order(state: NineYears) -> None:
    said = written(picture(state).svg).replace("−", "-").split()
    values = [f"{value:+}" if value else "0" for value in state.track]

    start = said.index(values[0])
    found = [one for one in said[start:] if re.fullmatch(r"[+-]\d+|0", one)]
    assert found == values


@pytest.mark.clause("KWW-FLIP-1", "KWW-SUP-1")
def test_marker_and_control_markers_are_drawn_where_they_lie() -> None:
    bare = picture(COLONIES.evolve(support={})).svg
    base = picture(COLONIES).svg

    assert base != bare
    assert "control marker" in written(base)
    assert "control marker" not in written(bare)
    for changed in (
        COLONIES.evolve(marker=Marker(box=5, side="alliance")),
        COLONIES.evolve(marker=Marker(box=4, side="bourbon")),
        COLONIES.evolve(support={"alliance": 3, "bourbon": 5}),
        COLONIES.evolve(support={"alliance": 4, "bourbon": 4}),
        COLONIES.evolve(atlantic=None),
    ):
        assert picture(changed).svg != base


@pytest.mark.parametrize(
    ("state", "told"),
    [
        pytest.param(COLONIES, "Nine Years, 1690", id="the year"),
        pytest.param(COLONIES, "VP 20", id="the points"),
        pytest.param(COLONIES, "Atlantic: Bourbons · Initiative: Bourbons", id="sea"),
        pytest.param(COLONIES.evolve(atlantic=None), "Atlantic: nobody", id="nobody"),
        pytest.param(COLONIES, "Turn: Alliance", id="whose turn"),
        pytest.param(COLONIES.evolve(over=True), "Nine Years, 1690: the end", id="end"),
        pytest.param(WINTER, "Withdrawals are being ordered. Done: Alliance", id="A"),
        pytest.param(asked(WINTER, "lists"), "The umpire lists where forces", id="-"),
        pytest.param(asked(WINTER, "lines"), "Fortified Lines may be removed.", id="B"),
        pytest.param(WINTER, "Back in 1692: Boufflers", id="the turn track"),
        pytest.param(WINTER, "Beachy Head is in effect.", id="Beachy Head"),
        pytest.param(WINTER, "Force Pool: 5 0", id="the Force Pool"),
        pytest.param(WINTER, "To be placed: Waldeck", id="leaders in reserve"),
        pytest.param(WINTER, "Army of Flanders 4 2", id="corps"),
    ],
)
def test_what_is_told_beside_the_track(state: NineYears, told: str) -> None:
    flags = {"A", "B"}
    words = [one for one in written(picture(state).svg).split() if one not in flags]

    assert told in " ".join(words)


@pytest.mark.parametrize(
    ("year", "first", "last"),
    [(1600, 1600, 1609), (1604, 1600, 1609), (1650, 1646, 1655), (1700, 1691, 1700)],
)
def test_of_many_years_those_around_the_present_one_are_shown(
    year: int, first: int, last: int
) -> None:
    state = COLONIES.evolve(first_year=1600, last_year=1700, year=year)
    said = re.findall(r"\b1[67]\d\d\b", written(picture(state).svg))[1:]

    assert said == [str(one) for one in range(first, last + 1)]


@pytest.mark.clause("KWW-WQ-A1", "A-K-20")
def test_what_must_withdraw_is_marked() -> None:
    made = picture(WINTER)
    nobody = picture(
        WINTER.evolve(
            theatre=THEATRE.evolve(
                forces={"f4": FORCES["f4"]},
            ),
            winter=None,
        )
    )

    assert "must withdraw in Winter" in written(made.svg)
    assert "Must withdraw in Winter: Army of Flanders, f3." in made.alt
    assert "must withdraw in Winter" not in written(nobody.svg)
    assert "withdraw" not in nobody.alt


@pytest.mark.clause("KWW-WQ-A4")
def test_what_has_nowhere_to_go_is_marked() -> None:
    doomed = asked(WINTER, "withdrawals", legal={"f1": (), "f3": ("mons",)})

    assert "has nowhere to go" in written(picture(doomed).svg)
    assert "has nowhere to go" not in written(picture(WINTER).svg)


@pytest.mark.clause("KWW-WQ-0", "A-K-19")
@given(
    st.dictionaries(
        st.sampled_from(["f1", "f3"]), st.sampled_from(["ghent", "namur", "calais"])
    ),
    st.sampled_from(["withdrawals", "lines"]),
    st.dictionaries(st.just("bourbon"), st.sampled_from([(), ("l1",)])),
)
def test_sealed_orders_are_on_nobody_elses_board(
    orders: dict[str, str], step: str, lines: Any
) -> None:
    """Neither in the picture, its words, nor in the status."""
    told = asked(WINTER, step, orders=orders, lines=lines)
    silent = asked(WINTER, step, orders={}, lines={})

    def everything(state: NineYears, seen_as: str | None) -> list[str]:
        seen, chooser = view(state, seen_as), reader(state)
        (made,) = chart_pictures(chooser, seen)
        lines = [*chart_lines(chooser, seen), *status_lines(chooser, seen)]
        return [made.svg, made.alt, made.text, *lines]

    for seen_as in (None, "umpire"):
        assert everything(told, seen_as) == everything(silent, seen_as)
    others = {name: to for name, to in orders.items() if name == "f3"}
    apart = asked(WINTER, step, orders=others, lines=lines)
    assert everything(apart, "alliance") == everything(silent, "alliance")


@pytest.mark.clause("A-K-19")
def test_ones_own_orders_are_on_ones_own_board() -> None:
    own = written(picture(WINTER, seen_as="alliance").svg)

    assert own.count("Namur") == 2
    assert own.count("Calais") == 1
    assert "order to withdraw" in own
    assert "order to withdraw" not in written(picture(WINTER).svg)


def test_a_game_without_a_map_has_none() -> None:
    made = picture(COLONIES)

    for sign in ("fortified", "port", "corps", "Force Pool", "Map"):
        assert sign not in written(made.svg) + made.alt


def test_spaces_without_a_place_stand_side_by_side() -> None:
    spaces = {f"s{at}": Space(controller=None) for at in range(7)}
    state = COLONIES.evolve(theatre=Theatre(spaces=spaces))

    high = float(re.findall(r'height="([\d.]+)"', picture(state).svg)[0])
    assert high < 560


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_map_full_of_forces_can_be_drawn(language: str) -> None:
    state = begin_winter(autumn().evolve(phase="winter_quarters", turn=None)).state
    made = picture(state, language)

    said = written(made.svg)
    assert all(f" {name} " in said for name in state.theatre.forces)
    assert len(made.svg) < 400_000
    assert len(made.alt) <= ALT


def test_ids_of_16_letters_are_not_cut() -> None:
    force = FORCES["f1"].evolve(full=12, reduced=14)
    forces = {"army-of-flanders": force, "wwwwwwwwwwwwwww1": force}
    said = written(picture(WINTER.evolve(theatre=THEATRE.evolve(forces=forces))).svg)

    assert "army-of-flanders 12 14" in said
    assert "wwwwwww" in said


@pytest.mark.parametrize("hostile", ["</text><a>", "&amp;", "**x**", "@everyone"])
def test_names_from_scenarios_bring_nothing_into_the_drawing(hostile: str) -> None:
    names = {"en": dict.fromkeys(NAMES["en"], hostile)}
    state = WINTER.evolve(names=names)

    made = picture(state)
    assert "</text><a>" not in made.svg
    assert "<a>" not in made.svg
    assert hostile not in made.text or hostile == "&amp;"


def test_it_is_the_same_every_time() -> None:
    first: Picture = picture(WINTER)

    assert first == picture(WINTER)
    assert first.name == "board.png"
