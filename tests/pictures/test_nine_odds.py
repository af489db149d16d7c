"""The plot of the odds over several years, and the words that go with it."""

import re

import pytest

from bot.pictures.chart_layout import WIDTH
from bot.pictures.painter import Painter
from bot.pictures.worker import ZOOM
from bot.render.answers import answer_post
from bot.render.post import ALT, LONGEST, Post, length
from bot.words import LANGUAGES
from rules.nine_years.odds import Odds, odds
from rules.nine_years.state import NineYears
from tests.pictures.nine_scenes import COLONIES, LONG, reader
from tests.pictures.png import size
from tests.pictures.test_nine_board import written

THREE = {
    "en": """\
**After 3 rolls**, of 46656 equally likely throws: more VP than now in 12825, as many \
in 11340, fewer in 22491. Assumed for all rolls: Atlantic, Bourbons; up on the marker, \
Alliance. Control markers that lie on the track count for the first roll alone. \
7 rolls are still to come in this game.
- left −3: 9261 throws (19.85 %), then 18 VP
- left −2: 13230 throws (28.36 %), then 19 VP
- left −1: 11340 throws (24.31 %), then 20 VP
- 0: 9450 throws (20.25 %), then 21 VP
- right +1: 3375 throws (7.23 %), then 22 VP""",
    "ru": """\
**Через 3 броска**, из 46656 равновозможных бросков кубиков: ПО больше, чем сейчас, — \
12825, столько же — 11340, меньше — 22491. При всех бросках: Атлантика — Бурбоны, \
вверху на маркере — Альянс. Маркеры контроля, которые лежат на треке, действуют только \
при первом. Осталось бросков в этой игре: 7.
- левая −3: 9261 (19,85 %), ПО станет 18
- левая −2: 13230 (28,36 %), ПО станет 19
- левая −1: 11340 (24,31 %), ПО станет 20
- 0: 9450 (20,25 %), ПО станет 21
- правая +1: 3375 (7,23 %), ПО станет 22""",
}


def asked(state: NineYears, years: int | None, language: str = "en") -> Post:
    """Return the answer to the odds as it is posted."""
    answer = odds(state, Odds(actor="alliance", years=years))
    return answer_post(reader(state, language), answer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_years_in_words(language: str) -> None:
    post = asked(COLONIES, 3, language)

    assert "\n".join(post.content.split("\n")[3:]) == THREE[language]


def test_without_years_there_is_no_picture() -> None:
    post = asked(COLONIES, None)

    assert post.pictures == ()
    assert len(post.content.split("\n")) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_bar_stands_on_its_box(language: str) -> None:
    (made,) = asked(COLONIES, 3, language).pictures
    shares = ["19.8", "28.4", "24.3", "20.3", "7.2"]
    if language == "ru":
        shares = [one.replace(".", ",") for one in shares]

    said = written(made.svg)

    pairs = [("−3", shares[0]), ("−2", shares[1]), ("−1", shares[2]), ("0", shares[3])]
    for value, share in pairs:
        assert re.search(rf"{value} (?:[AА] )?{share}", said)
    assert re.findall(r"\+1 \+1 (\S+) \+2", said) == [shares[4]]


def test_the_highest_bar_is_the_likeliest_end() -> None:
    (made,) = asked(COLONIES, 3).pictures

    bars = re.findall(r'<rect x="3"[^>]*height="([\d.]+)" fill="#2c5a74"', made.svg)
    heights = [float(one) for one in bars]
    counts = [9261, 13230, 11340, 9450, 3375]
    assert len(heights) == len(counts)
    for high, count in zip(heights, counts, strict=True):
        assert abs(high / max(heights) - count / max(counts)) < 0.01


def test_what_is_hardly_possible_is_seen_but_not_as_nothing() -> None:
    (made,) = asked(LONG, 20).pictures

    said = written(made.svg)
    assert "−20 &lt;0.1" in said
    assert " 0 " in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("state", "years"), [(COLONIES, 3), (LONG, 20)])
async def test_it_fills_a_phone_and_says_what_it_shows(
    painter: Painter, state: NineYears, years: int, language: str
) -> None:
    post = asked(state, years, language)
    (made,) = post.pictures

    drawn = await painter.png(made.svg)

    assert made.name == "odds.png"
    assert size(drawn)[0] == WIDTH * ZOOM
    assert size(drawn)[1] < 2 * size(drawn)[0]
    assert 0 < len(made.alt) <= ALT
    assert length(post.content) <= LONGEST


def test_20_rolls_are_told_to_the_last_throw() -> None:
    post = asked(LONG, 20)
    told = post.paper.text if post.paper is not None else post.content

    counts = [int(one) for one in re.findall(r": (\d+) throws", told)]
    assert sum(counts) == 36**20
    assert f"of {36**20} equally likely" in told


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The likeliest end is the left −2 box, with 28.36 % of the throws"),
        ("ru", "Вероятнее всего левая ячейка −2: 28,36 % исходов"),
    ],
)
def test_the_alt_text_names_the_likeliest_end(language: str, said: str) -> None:
    assert said in asked(COLONIES, 3, language).pictures[0].alt
