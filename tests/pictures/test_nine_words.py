"""How Nine Years stands and its map, in words, in both languages."""

import pytest

from bot.render.boards import chart_lines, status_lines
from bot.words import LANGUAGES
from rules.nine_years.state import NineYears
from rules.nine_years.theatre import Theatre
from rules.nine_years.view import view
from tests.pictures.nine_scenes import COLONIES, NAMES, THEATRE, WINTER, reader

MAP = {
    "en": """\
**London**: Alliance, fortified, port (The Channel); next to Dover
- f4, Alliance: corps 0 full, 3 reduced
**Dover**: Alliance, port (The Channel); next to London
**Calais**: Bourbons, fortified, port (The Channel); next to Ghent, Paris
- Fleet marker in port: Bourbons
- Fortified Line l1: Bourbons
**Ghent**: Alliance; next to Calais, Mons, Namur
- f3, Bourbons: corps 11 full, 0 reduced; leaders: Luxembourg, Boufflers; \
**must withdraw in Winter**""",
    "ru": """\
**Лондон**: Альянс, укреплена, порт (Ла-Манш); рядом: Дувр
- f4, Альянс: корпуса — полных 0, ослабленных 3
**Дувр**: Альянс, порт (Ла-Манш); рядом: Лондон
**Кале**: Бурбоны, укреплена, порт (Ла-Манш); рядом: Гент, Париж
- Маркер флота в порту: Бурбоны
- Фортификационная линия l1: Бурбоны
**Гент**: Альянс; рядом: Кале, Монс, Намюр
- f3, Бурбоны: корпуса — полных 11, ослабленных 0; лидеры: Люксембург, Буффлер; \
**зимой должны отойти**""",
}
STATUS = {
    "en": [
        "Winter Quarters: the sides order their withdrawals. Done: Alliance.",
        "Force Pool: Alliance 5, Bourbons 0",
        "Leaders to be placed (Alliance): Waldeck",
    ],
    "ru": [
        "Зимние квартиры: стороны приказывают, куда отходить. Готовы: Альянс.",
        "Пул войск: Альянс — 5, Бурбоны — 0",
        "Лидеры, которых надо разместить (Альянс): Вальдек",
    ],
}


def chart(state: NineYears, language: str = "en", seen_as: str | None = None) -> str:
    """Return the chart in words, as somebody may see it."""
    return "\n".join(chart_lines(reader(state, language), view(state, seen_as)))


def status(state: NineYears, language: str = "en") -> list[str]:
    """Return the status as everybody may see it."""
    return status_lines(reader(state, language), view(state, None))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_in_words(language: str) -> None:
    assert MAP[language] in chart(WINTER, language)


@pytest.mark.parametrize(
    "line",
    [
        "- f1 Army of Flanders, Alliance: corps 4 full, 2 reduced; leaders: Waldeck; "
        "**must withdraw in Winter**",
        "- f2, Bourbons: corps 1 full, 0 reduced",
        "**Cologne**: controlled by nobody; next to Namur",
        "**The Channel**, control box; Fleet markers: Alliance, Bourbons",
        "**Atlantic**, control box, control: Bourbons",
        "Turn track, 1692: Boufflers (Bourbons)",
        "Force Pool: Alliance 5, Bourbons 0",
        "Leaders to be placed (Alliance): Waldeck",
    ],
)
def test_the_chart_in_words_tells_what_the_picture_shows(line: str) -> None:
    assert line in chart(WINTER).splitlines()


@pytest.mark.clause("KWW-WQ-A4")
def test_it_tells_who_has_nowhere_to_go() -> None:
    assert WINTER.winter is not None
    doomed = WINTER.evolve(winter=WINTER.winter.evolve(legal={"f1": ()}))

    assert chart(doomed).count("and has nowhere to go**") == 1


@pytest.mark.clause("A-K-19")
@pytest.mark.parametrize(
    ("seen_as", "told"),
    [
        ("alliance", "**must withdraw in Winter** (order: Namur)"),
        ("bourbon", "**must withdraw in Winter** (order: Calais)"),
    ],
)
def test_a_side_reads_its_own_orders(seen_as: str, told: str) -> None:
    own = chart(WINTER, seen_as=seen_as)

    assert told in own
    assert own.count("(order: ") == 1
    assert "(order: " not in chart(WINTER)
    assert "(order: " not in chart(WINTER, seen_as="umpire")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_status_tells_how_far_winter_is(language: str) -> None:
    assert status(WINTER, language)[-3:] == STATUS[language]


def test_markers_of_a_kind_are_counted() -> None:
    twice = next(one for one in chart(WINTER).splitlines() if one.endswith("× 2"))

    assert twice.startswith("- ")


def test_without_a_map_there_are_no_words_about_it() -> None:
    assert len(status(COLONIES)) == 3
    assert len(chart(COLONIES).splitlines()) == 6
    assert "Force Pool" not in chart(COLONIES.evolve(theatre=Theatre()))


def test_nobody_controls_the_atlantic() -> None:
    assert "**Atlantic**, control box, controlled by nobody" in chart(
        WINTER.evolve(atlantic=None)
    )


@pytest.mark.parametrize("hostile", ["**x**", "@everyone", "[a](https://b)", "`c`"])
def test_names_of_players_bring_no_markup(hostile: str) -> None:
    names = {"en": dict.fromkeys(NAMES["en"], hostile)}
    state = WINTER.evolve(names=names, theatre=THEATRE)

    told = "\n".join([chart(state, seen_as="alliance"), *status(state)])

    assert hostile not in told
    assert hostile[1] in told
