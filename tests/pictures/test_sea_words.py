"""How War at Sea stands and its chart, in words, in both languages."""

import pytest

from bot.render.boards import chart_lines, status_lines
from bot.words import LANGUAGES
from rules.war_at_sea.state import WarAtSea
from tests.pictures.scenes import BUSY, DUEL, SIX_FLAGS, reader

STATUS = {
    "en": """\
**Turn 3**
Red: 200 gold, 2 fleets, 5 ships
Blue: 200 gold, 2 fleets, 5 ships
At war: Red – Blue""",
    "ru": """\
**Ход 3**
Красные: золото 200, 2 флота, 5 кораблей
Синие: золото 200, 2 флота, 5 кораблей
Воюют: Красные – Синие""",
}
CHART = {
    "en": """\
**Red Water**, next to The Narrows, The Shoals
- Fleet f1, Red Battle Fleet (Red): 3 ships, 3 movement points
- Port Redport (Red)
- Port Red Cape (Red)
**The Narrows**, next to Red Water, Blue Water, The Reach
- Fleet f2, Red Scouts (Red): 2 ships, 3 movement points
- Port Red Cape (Red)
**The Reach**, next to The Narrows, The Shoals""",
    "ru": """\
**Красные воды**, рядом: Теснина, Отмели
- Флот f1, Главный флот красных (Красные): 3 корабля, 3 очка движения
- Порт: Красный порт (Красные)
- Порт: Красный мыс (Красные)
**Теснина**, рядом: Красные воды, Синие воды, Плёс
- Флот f2, Разведка красных (Красные): 2 корабля, 3 очка движения
- Порт: Красный мыс (Красные)
**Плёс**, рядом: Теснина, Отмели""",
}


def status(state: WarAtSea, language: str = "en") -> list[str]:
    return status_lines(reader(state, language), state)


def chart(state: WarAtSea, language: str = "en") -> str:
    return "\n".join(chart_lines(reader(state, language), state))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_war_in_words(language: str) -> None:
    assert "\n".join(status(DUEL, language)) == STATUS[language]
    assert chart(DUEL, language).startswith(CHART[language] + "\n")


def test_the_status_tells_of_all_that_is_open() -> None:
    assert status(BUSY)[-6:] == [
        "Fjordal: 360 gold, 3 fleets, 14 ships",
        "Pirates: 1 fleet, 1 ship",
        "At war: Aldmark – Belisar, Corvane – Dunholt, Estrava – Fjordal",
        "Allied: Aldmark – Fjordal, Belisar – Corvane, Dunholt – Estrava",
        "Battle №3, Sable Strait, round 2",
        "A battle waits in The Eye",
    ]


@pytest.mark.parametrize(
    ("phase", "said"),
    [
        ("setup", "**Before the first turn**: fleets are being placed."),
        ("turn", "**Turn 3**"),
        ("buyout", "**Turn 3**, at its end: crews are for sale."),
        ("over", "The game is over after turn 3."),
    ],
)
def test_the_status_begins_with_the_phase(phase: str, said: str) -> None:
    state = WarAtSea.model_validate(dict(DUEL) | {"phase": phase})

    assert status(state)[0] == said


@pytest.mark.parametrize(
    "line",
    [
        "- A battle waits here.",
        "- **Battle №3**, round 2",
        "- Fleet f60, rovers (Pirates): 1 ship, 3 movement points",
        "- Crews for sale: s98 brig",
        "- Port The Skerry",
        "- Coast Argent Isle (Aldmark)",
        "- Blockaded port Dunmouth (Dunholt)",
        "- Fleet f7, Corvane Home Fleet (Corvane): 5 ships, 3 movement points; "
        "blockades Dunmouth",
    ],
)
def test_the_chart_in_words_tells_what_the_picture_shows(line: str) -> None:
    assert line in chart(BUSY).splitlines()


def test_every_area_and_fleet_is_told_once() -> None:
    lines = chart(SIX_FLAGS).splitlines()

    assert sum(one.startswith("**") for one in lines) == len(SIX_FLAGS.areas)
    for fleet in SIX_FLAGS.fleets:
        assert sum(f"Fleet {fleet}, " in one for one in lines) == 1


@pytest.mark.parametrize("hostile", ["**x**", "@everyone", "[a](https://b)", "`c`"])
def test_names_of_players_bring_no_markup(hostile: str) -> None:
    names = {"en": DUEL.names["en"] | dict.fromkeys(DUEL.names["en"], hostile)}
    state = DUEL.evolve(names=names)

    told = "\n".join([chart(state), *status(state)])

    assert hostile not in told
    assert hostile[1] in told
