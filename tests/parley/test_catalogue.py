"""Everything that the test system can say is worded in every language."""

import re
from pathlib import Path
from typing import Any, Final, TypeVar

import pytest
from fluent.syntax import FluentParser, ast

from bot.words import LANGUAGES, Words
from rules.kernel.fields import shapes
from rules.kernel.model import Answer, Command, Event, Fact, Request
from tests.parley import LOCALES, SYSTEM
from tests.parley.drawn import first_game
from tests.parley.harbour import HARBOURS

F = TypeVar("F", bound=Fact)
GAME: Final = first_game()
WORDS: Final = Words((LOCALES,), (SYSTEM.id,))
REQUESTS: Final[tuple[type[Request], ...]] = (*SYSTEM.commands, *SYSTEM.questions)
SOURCE: Final = "\n".join(
    path.read_text(encoding="utf-8")
    for path in sorted(Path(__file__).parent.glob("*.py"))
    if not path.name.startswith("test_")
)
NUMBERS: Final = (0, 1, 2, 5, 11, 21)
DISCORD_NAME: Final = re.compile(r"[-_\w]{1,32}")


def codes(pattern: str) -> set[str]:
    """Return what *pattern* finds in the system's source."""
    return set(re.findall(pattern, SOURCE))


def facts(base: type[F]) -> list[type[F]]:
    """Return the test system's events or answers."""
    return [
        one
        for one in base.__subclasses__()
        if one.__module__.startswith("tests.parley.")
    ]


def message(request: type[Request]) -> str:
    return f"parley-command-{'-'.join(request.path)}"


def needed() -> set[str]:
    """Return the ids of all that the bot may look up, attributes included."""
    ids = {"parley-title", "parley-scenario-first", "parley-scenario-first.about"}
    for request in REQUESTS:
        ids |= {message(request), f"{message(request)}.about"}
        ids |= {f"parley-group-{group}" for group in request.path[:-1]}
        ids |= {f"parley-group-{group}.about" for group in request.path[:-1]}
        for field in shapes(request):
            ids |= {f"{message(request)}.{field.name}{end}" for end in ("", "-about")}
            ids |= {f"parley-name-{value}" for value in field.values}
        if issubclass(request, Command):
            ids.add(f"{message(request)}.said")
    for event in facts(Event):
        ids.add(f"parley-event-{event.kind()}")
        if event.hidden:
            ids.add(f"parley-event-{event.kind()}.private")
    ids |= {f"parley-answer-{answer.kind()}" for answer in facts(Answer)}
    ids |= {f"parley-refusal-{code}" for code in codes(r'Refusal\(\s*"(\w+)"')}
    ids |= {f"parley-purpose-{code}" for code in codes(r'dice\.\w+\(.*"(\w+)"\)')}
    ids |= {f"parley-choice-{code}" for code in codes(r'Choice\(\w+, "(\w+)"')}
    ids |= {f"parley-offer-{label}" for label in codes(r'label="(\w+)"')}
    ids |= {f"parley-offer-seal_{one}" for one in ("attack", "hold", "leave")}
    ids |= {f"parley-offer-answer_{one}" for one in ("accept", "press")}
    ids |= {f"parley-awaited-{code}" for code in codes(r'what, sides = "(\w+)"')}
    ids |= {f"parley-option-{name}" for name in SYSTEM.options.model_fields}
    ids |= {f"parley-name-{code}" for code in (*HARBOURS, *GAME.worths, *GAME.stock)}
    ids |= {
        f"parley-name-{ship}" for camp in GAME.camps.values() for ship in camp.ships
    }
    return ids | codes(r"(PAR-[A-Z]+-\d)")


def entries(language: str) -> dict[str, ast.Pattern | None]:
    """Return all messages of a catalogue, and their attributes as `id.attribute`."""
    text = (LOCALES / language / "parley.ftl").read_text(encoding="utf-8")
    found: dict[str, ast.Pattern | None] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def test_the_source_is_searched_for_codes_in_the_right_way() -> None:
    assert {"parley-refusal-hand_full", "parley-purpose-stake"} <= needed()
    assert {"parley-choice-ship", "parley-awaited-second_word"} <= needed()
    assert {"parley-offer-sail", "PAR-TALK-3", "parley-event-day_began"} <= needed()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_worded(language: str) -> None:
    assert sorted(needed() - entries(language).keys()) == []


def test_both_languages_word_the_same() -> None:
    def plain(language: str) -> set[str]:
        cases = re.compile(r"\.(gen|dat|acc|ins|pre)$")
        return {one for one in entries(language) if not cases.search(one)}

    assert plain("en") == plain("ru")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", NUMBERS)
def test_every_message_can_be_said(language: str, number: int) -> None:
    text = (LOCALES / language / "parley.ftl").read_text(encoding="utf-8")
    params = dict.fromkeys(re.findall(r"\$(\w+)", text), number)

    for entry in entries(language):
        assert WORDS.say(language, entry, SYSTEM.id, **params).strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "kind", [*facts(Event), *facts(Answer)], ids=lambda one: one.kind()
)
def test_a_fact_is_worded_from_what_its_reader_may_see(
    language: str, kind: type[Fact]
) -> None:
    noun = "answer" if issubclass(kind, Answer) else "event"
    shown: dict[str, Any] = {
        name: 2 if info.annotation is int else "north"
        for name, info in kind.model_fields.items()
    }
    hidden: frozenset[str] = getattr(kind, "hidden", frozenset())
    public = {name: one for name, one in shown.items() if name not in hidden}

    assert WORDS.say(language, f"parley-{noun}-{kind.kind()}", SYSTEM.id, **public)
    if hidden:
        WORDS.say(language, f"parley-{noun}-{kind.kind()}.private", SYSTEM.id, **shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_commands_and_options_suit_discord(language: str) -> None:
    levels: dict[tuple[str, ...], list[str]] = {}
    for request in REQUESTS:
        name = WORDS.say(language, message(request))
        levels.setdefault(request.path[:-1], []).append(name)
        levels[request.path] = [
            WORDS.say(language, f"{message(request)}.{field}")
            for field in request.fields()
        ]
        if language == "en":
            assert [name, *levels[request.path]] == [
                request.path[-1],
                *request.fields(),
            ]
        for about in ("about", *(f"{field}-about" for field in request.fields())):
            assert len(WORDS.say(language, f"{message(request)}.{about}")) <= 100
    groups = {request.path[0] for request in REQUESTS if request.path[1:]}
    levels[()] += [WORDS.say(language, f"parley-group-{group}") for group in groups]

    for names in levels.values():
        assert len(set(names)) == len(names)
        for name in names:
            assert DISCORD_NAME.fullmatch(name)
            assert name == name.lower()
