"""Words from the catalogues: plurals, cases, names, and text that cannot do harm."""

from pathlib import Path
from typing import Any

import pytest

from bot.safe import Safe
from bot.words import LANGUAGES, Words, language_of, speaker, spread

EN = """\
ships = { $count ->
    [one] one ship
   *[other] { $count } ships
}
year = In { TEXT($year) }, { $count } men.
change = { SIGNED($by) }
told = { $text }
try = Try { COMMAND("sea fleet move") }.
both = { NAMES($sides) }
to = to { NAME($side, case: "dat") }
quiet =
    .about = Without a value
name-dutch = Dutch
name-none = nobody
sea-name-dutch = United Provinces
"""
RU = """\
ships = { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
   *[many] { $count } кораблей
}
year = В { TEXT($year) } году, { $count } чел.
change = { SIGNED($by) }
told = { $text }
try = Попробуйте { COMMAND("sea fleet move") }.
both = { NAMES($sides, case: "gen") }
to = { NAME($side, case: "dat") }
quiet =
    .about = Без значения
name-dutch = голландцы
    .gen = голландцев
    .dat = голландцам
name-none = никто
sea-name-dutch = Соединённые провинции
    .dat = Соединённым провинциям
"""


def written(folder: Path, en: str = EN, ru: str = RU) -> Words:
    """Return catalogues with these texts."""
    for language, text in (("en", en), ("ru", ru)):
        (folder / language).mkdir(parents=True, exist_ok=True)
        (folder / language / "words.ftl").write_text(text, encoding="utf-8")
    return Words([folder], ["sea", "land"])


@pytest.fixture
def words(tmp_path: Path) -> Words:
    """Return the catalogues of this module."""
    return written(tmp_path)


@pytest.mark.parametrize(
    ("count", "en", "ru"),
    [
        (0, "0 ships", "0 кораблей"),
        (1, "one ship", "1 корабль"),
        (2, "2 ships", "2 корабля"),
        (4, "4 ships", "4 корабля"),
        (5, "5 ships", "5 кораблей"),
        (11, "11 ships", "11 кораблей"),
        (12, "12 ships", "12 кораблей"),
        (21, "21 ships", "21 корабль"),
        (22, "22 ships", "22 корабля"),
        (111, "111 ships", "111 кораблей"),
    ],
)
def test_counting(words: Words, count: int, en: str, ru: str) -> None:
    assert words.say("en", "ships", count=count) == en
    assert words.say("ru", "ships", count=count) == ru


def test_a_year_is_no_number_of_things(words: Words) -> None:
    assert words.say("en", "year", year=1690, count=12000) == "In 1690, 12,000 men."
    said = words.say("ru", "year", year=1690, count=12000)
    assert said.replace("\u00a0", " ") == "В 1690 году, 12 000 чел."


@pytest.mark.parametrize(("by", "said"), [(3, "+3"), (0, "0"), (-3, "−3")])
def test_a_change_has_a_sign(words: Words, by: int, said: str) -> None:
    assert words.say("en", "change", by=by) == said


def test_names_are_inflected_and_may_be_a_systems_own(words: Words) -> None:
    assert words.say("ru", "to", side="dutch") == "голландцам"
    assert words.say("ru", "to", "sea", side="dutch") == "Соединённым провинциям"
    assert words.say("en", "to", "sea", side="dutch") == "to United Provinces"
    assert words.name("ru", "sea", "dutch", "gen") == "Соединённые провинции"
    assert words.name("ru", "land", "dutch", "gen") == "голландцев"


def test_what_has_no_name_is_told_by_its_code(words: Words) -> None:
    assert words.say("en", "to", side="tromp_2") == "to tromp_2"
    assert words.say("en", "to", side="*tromp*") == "to \\*tromp\\*"
    assert words.name("en", "sea", "") == ""


def test_several_names_are_listed(words: Words) -> None:
    assert words.say("ru", "both", sides=["dutch", "sea"]) == "голландцев, sea"
    assert words.say("en", "both", sides=()) == "nobody"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("@everyone", "@\u200beveryone"),
        ("<@1456074443980800011>", "\\<@\u200b1456074443980800011>"),
        ("**bold** `code`", "\\*\\*bold\\*\\* \\`code\\`"),
        ("[a](https://b.example)", "\\[a\\](https\\://b.example)"),
        ("\u202egnorw\u2067", "gnorw"),
        ("one\ntwo\u2028three", "one two three"),
        (Safe("**meant**\n<@1>"), "**meant**\n<@1>"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_foreign_text_does_no_harm(
    words: Words, language: str, text: str, said: str
) -> None:
    assert words.say(language, "told", text=text) == said


def test_no_mark_for_the_direction_of_writing_is_added(words: Words) -> None:
    assert words.say("en", "told", text="abc") == "abc"


def test_commands_are_mentioned_as_soon_as_their_ids_are_known(words: Words) -> None:
    assert words.say("en", "try") == "Try `/sea fleet move`."

    words.mention({"sea": "77"})

    assert words.say("en", "try") == "Try </sea fleet move:77>."
    assert words.say("ru", "try") == "Попробуйте </sea fleet move:77>."


def test_attributes_are_messages_too(words: Words) -> None:
    assert words.say("en", "quiet.about") == "Without a value"
    assert words.has("ru", "quiet.about")
    assert not words.has("en", "quiet")
    assert not words.has("en", "name-dutch.gen")
    assert words.matching(r"name-|quiet") == ("name-dutch", "name-none", "quiet.about")


@pytest.mark.parametrize(
    ("message", "params"),
    [
        ("no-such", {}),
        ("quiet", {}),
        ("told", {}),
        ("told.about", {}),
        ("ships", {"n": 1}),
    ],
)
def test_a_message_that_cannot_be_said_is_a_fault_of_ours(
    words: Words, message: str, params: dict[str, Any]
) -> None:
    with pytest.raises(KeyError):
        words.say("en", message, **params)


def test_a_speaker_has_chosen_its_language_and_system(words: Words) -> None:
    say = speaker(words, "ru", "sea")

    assert say("to", side="dutch") == "Соединённым провинциям"


@pytest.mark.parametrize(
    ("en", "fault"),
    [
        pytest.param(EN + "broken = { $count\n", "words.ftl: not Fluent", id="junk"),
        pytest.param(EN + "told = again\n", "told is worded twice", id="twice"),
        pytest.param(
            EN.replace("    .about =", "    .about = x\n    .about ="),
            "quiet.about is worded twice",
            id="an attribute twice",
        ),
    ],
)
def test_a_catalogue_that_is_not_right_is_refused(
    tmp_path: Path, en: str, fault: str
) -> None:
    with pytest.raises(ValueError, match=fault):
        written(tmp_path, en)


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("en-US", "en"),
        ("en-GB", "en"),
        ("ru", "ru"),
        ("RU-ru", "ru"),
        ("de", "en"),
        ("", "en"),
    ],
)
def test_the_language_of_a_client(locale: str, language: str) -> None:
    assert language_of(locale) == language


def test_params_are_flat_numbers_and_harmless_text() -> None:
    told = spread(
        {
            "marker": {"box": 3, "on": {"top": "*"}},
            "over": True,
            "winner": None,
            "ships": ["a", "b*"],
            "none": (),
            "year": 1690,
        }
    )

    assert told == {
        "marker_box": 3,
        "marker_on_top": "\\*",
        "marker_on": "top=*",
        "marker": told["marker"],
        "over": "true",
        "winner": "none",
        "ships": "a,b\\*",
        "none": "none",
        "year": 1690,
    }
