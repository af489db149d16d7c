"""How Virgin Queen stands and its board, in words, in both languages."""

from typing import Any

import pytest

from bot.render.answers import answer_post
from bot.render.boards import chart_lines, status_lines
from bot.words import LANGUAGES
from rules.kernel.audience import Viewer
from rules.virgin_queen.armada.state import Armada
from rules.virgin_queen.odds.answer import odds
from rules.virgin_queen.odds.question import Odds, inquiries
from rules.virgin_queen.state import Purse, VirginQueen
from rules.virgin_queen.view import view
from tests.pictures.spain_scenes import BUSY, NAMES, OPENING, board, reader

STATUS = {
    "en": """\
**Turn 3** of 7, Action Phase. Impulse: Spain.
Treasures in the row: 3, pool: 7, discard: 1
Treasure Fleet: Azores. To attack or pass: England.
Galleons in the escort: 2, free: 2; treasures aboard: 3
Ottomans: 0 VP for piracy, 0 treasures, 1 expedition
Spain: 0 VP for piracy, 2 treasures, 1 expedition
England: 4 VP for piracy, 1 treasure, 3 expeditions""",
    "ru": """\
**Ход 3** из 7, фаза действий. Импульс: Испания.
Сокровищ в ряду: 3, в котле: 7, в сбросе: 1
Флот Индий: Азорские острова. Напасть или пропустить: Англия.
Галеонов в конвое: 2, свободных: 2; сокровищ на борту: 3
Османы: ПО за пиратство 0, 0 сокровищ, 1 экспедиция
Испания: ПО за пиратство 0, 2 сокровища, 1 экспедиция
Англия: ПО за пиратство 4, 1 сокровище, 3 экспедиции""",
}
ODDS = {
    "en": """\
An attack on the Treasure Fleet with 3 treasures and 2 galleons, as it stands now:
**Hawkins** (England), 2 dice against 3: wins 21.4 %, nothing 35.39 %, \
damaged 0 %, destroyed 43.21 % (52, 86, 0 and 105 of 243)
- Net +1: **18.11 %** (44/243)
  - 1 treasure, 0 VP, 0 galleons
  - 0 treasures, 1 VP, 0 galleons
  - 0 treasures, 0 VP, 1 galleon
- Net +2: **3.29 %** (8/243)
  - 1 treasure, 1 VP, 0 galleons
  - 1 treasure, 0 VP, 1 galleon
  - 0 treasures, 1 VP, 1 galleon""",
    "ru": """\
Нападение на Флот Индий, каким он стоит сейчас: 3 сокровища, 2 галеона в конвое.
**Хокинс** (Англия), 2 кубика против 3: победа 21,4 %, без последствий 35,39 %, \
повреждение 0 %, гибель 43,21 % (52, 86, 0 и 105 из 243)
- Результат +1: **18,11 %** (44/243)
  - 1 сокровище, ПО 0, 0 галеонов
  - 0 сокровищ, ПО 1, 0 галеонов
  - 0 сокровищ, ПО 0, 1 галеон
- Результат +2: **3,29 %** (8/243)
  - 1 сокровище, ПО 1, 0 галеонов
  - 1 сокровище, ПО 0, 1 галеон
  - 0 сокровищ, ПО 1, 1 галеон""",
}


def status(
    state: VirginQueen, language: str = "en", viewer: Viewer = None
) -> list[str]:
    return status_lines(reader(state, language), view(state, viewer))


def chart(state: VirginQueen, language: str = "en", viewer: Viewer = None) -> list[str]:
    return chart_lines(reader(state, language), view(state, viewer))


def told(
    state: VirginQueen, language: str, viewer: Viewer, expedition: str | None = None
) -> str:
    answer = odds(state, Odds(actor="", expedition=expedition), viewer)
    return answer_post(reader(state, language), answer).content


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_status_in_words(language: str) -> None:
    assert "\n".join(status(BUSY, language)).startswith(STATUS[language] + "\n")
    assert len(status(BUSY, language)) == 4 + len(BUSY.order) + 2


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"phase": "spring", "impulse": None}, "of 7, Spring Deployment."),
        ({"phase": "winter", "impulse": None}, "of 7, Winter Phase."),
        ({"impulse": "england"}, "Action Phase. Impulse: England."),
        ({"over": True}, "The game is over after turn 3."),
        ({"philip_dead": True}, "Philip II is dead."),
        ({"purses": (Purse(source="treasure", points=2),)}, "CP to spend: 2"),
        (
            {"armada": Armada(strength=2, place="seville")},
            "Armada, strength 2, in port: Seville. Aboard: nobody.",
        ),
        ({"armada": None}, "The Armada is not on the map."),
        ({"armada": None, "track": 4}, "created again from turn 4 on"),
        ({"fleet": None, "events": 0}, "Treasure Fleet: not at sea yet."),
        ({"fleet": None}, "Treasure Fleet: over for this turn."),
    ],
)
def test_the_status_tells_of_what_is_so(changes: dict[str, Any], said: str) -> None:
    assert said in "\n".join(status(BUSY.evolve(**changes)))
    assert said not in "\n".join(status(BUSY))


@pytest.mark.clause("VQ-TF-0.1")
@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"step": "select"}, "Spain chooses the 3 treasures that will sail."),
        ({"step": "reroll"}, "Azores (die: 4). England may re-roll."),
        ({"step": "attack"}, "Azores. To attack or pass: England."),
        (
            {"step": "reward", "winner": "drake", "due": 2},
            "Azores. Drake won by 2 and chooses rewards.",
        ),
        ({"step": "home"}, "Azores. Attackers may return home."),
    ],
)
def test_the_event_is_told_step_by_step(changes: dict[str, Any], said: str) -> None:
    assert BUSY.fleet is not None
    state = BUSY.evolve(fleet=BUSY.fleet.evolve(**changes))

    assert f"Treasure Fleet: {said}" in status(state)
    assert f"Treasure Fleet: {said}" in chart(state)
    assert said.rstrip(".") in board(state).alt


@pytest.mark.parametrize(
    "line",
    [
        "- Pearls (t2): 2 CP",
        "- Emeralds (t3): 3 CP",
        "**Caribbean**, die 1, 2: 2 expeditions",
        "- Drake (drake), England: piracy rating 2, 4 dice to attack, "
        "1 treasure aboard; has attacked",
        "  - t9: 1 CP",
        "- Hawkins (hawkins), England: piracy rating 1, 2 dice to attack, damaged",
        "**At home**: 2 expeditions",
        "Armada, strength 6, at sea: Bay of Biscay. Aboard: 3 regulars, 1 mercenary, "
        "Parma. Beaten in this impulse: 1.",
        "Milan: 2 regulars, 4 mercenaries, Alba",
        "Antwerp: 1 regular, beaten in this impulse: 1, unrest, besieged",
        "Madrid: 3 regulars",
        "Controlled by England: Plymouth",
        "Controlled by nobody: Lisbon",
        "Spain: 0 VP for piracy, 2 treasures",
        "- t12: 4 CP",
        "France: 1 VP for piracy, 0 treasures",
    ],
)
def test_the_board_in_words_tells_what_the_picture_shows(line: str) -> None:
    assert line in chart(BUSY, "en", "spain")
    assert board(BUSY, "en", "spain").text.splitlines() == chart(BUSY, "en", "spain")


@pytest.mark.clause("A-V-03", "A-V-10", "A-V-26")
@pytest.mark.parametrize("language", LANGUAGES)
def test_others_read_counts_where_spain_reads_treasures(language: str) -> None:
    public = "\n".join(chart(BUSY, language) + status(BUSY, language))
    english = "\n".join(chart(BUSY, language, "england"))

    for ident in BUSY.values:
        assert f"({ident})" not in public
        assert f"- {ident}:" not in public
        assert NAMES[language].get(ident, "—") not in public
    assert "- t9:" in english
    assert "- t14:" in english
    assert "- t12:" not in english


@pytest.mark.parametrize("hostile", ["**x**", "@everyone", "[a](https://b)", "`c`"])
def test_names_of_players_bring_no_markup(hostile: str) -> None:
    names = {"en": dict.fromkeys(BUSY.names["en"], hostile)}
    state = BUSY.evolve(names=names)

    said = "\n".join([*chart(state, "en", "spain"), *status(state)])

    assert hostile not in said
    assert hostile[1] in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_odds_of_one_expedition_in_words(language: str) -> None:
    assert told(BUSY, language, "england", "hawkins") == ODDS[language]


def test_spain_reads_besides_what_may_get_home() -> None:
    said = told(BUSY, "en", "spain").splitlines()

    assert said[0].endswith("each as it stands now:")
    assert said[-4] == "- Exactly 0 of 3 get home: **0 %** (0/59049)"
    assert said[-3].startswith("- Exactly 1 of 3 get home: from **0** to **")
    assert said[-1].startswith("- Exactly 3 of 3 get home: from **")
    assert said[-1].endswith(", as everybody chooses")
    alone = BUSY.evolve(expeditions={}, fleet=None, events=0)
    assert told(alone, "en", "spain").splitlines() == [
        "No expedition can attack the Treasure Fleet.",
        "- Exactly 0 of 3 get home: **0 %** (0/1)",
        "- Exactly 1 of 3 get home: **0 %** (0/1)",
        "- Exactly 2 of 3 get home: **0 %** (0/1)",
        "- Exactly 3 of 3 get home: **100 %** (1/1)",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_for_odds_name_the_expedition(language: str) -> None:
    (button,) = inquiries(BUSY)
    text = reader(BUSY, language).inquiry_text(button)

    assert text == {"en": "Odds: Hawkins", "ru": "Шансы: Хокинс"}[language]


def test_a_first_turn_in_words() -> None:
    assert chart(OPENING, "ru")[:3] == [
        "Сокровищ в ряду: 0, в котле: 20, в сбросе: 0",
        "Флот Индий ещё не вышел.",
        "Галеонов в конвое: 0, свободных: 4",
    ]
