"""Every sentence stands in the catalogues, in each language, and none for nothing."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

import pytest
from pydantic_core.core_schema import ErrorType

from bot.lobby.permissions import IN_THREADS, NEEDED
from bot.reference import KINDS
from bot.slash import SYSTEM_FIELDS
from bot.words import ENGLISH, LANGUAGES, LOCALES
from rules import SYSTEMS
from rules.kernel.system import System
from tests.bot.catalogues import CASES, entries, is_case
from tests.bot.sources import Code, calls, codes, literals, sentences, texts, trees
from tests.parley import LOCALES as PARLEY
from tests.tables import SIDES

SHIPPED: Final = {language: entries(language) for language in LANGUAGES}
ALL: Final = {
    language: SHIPPED[language] | entries(language, PARLEY) for language in LANGUAGES
}
COMMON: Final = ("lobby", "operator", "reference", "table")
"""Catalogues that belong to no system; tests of their own have `cli` and `page`."""

ROOTS: Final = ("dice", "game")
"""Roots of commands that are written by hand, each in its module."""

RECORDS: Final = ("seated", "left", "umpire", "language", "ended", "throw")
"""Kinds of journal lines that are no plays."""

WORKED_OUT: Final = {
    *(f"record-{kind}" for kind in RECORDS),
    *(f"speaker-{one}" for one in ("side", "umpire", "for-side")),
    *(f"button-{one}" for one in ("back", "more")),
    *(f"name-{code}" for code in ("umpire", "none", "true", "false")),
    *(f"reference-{kind}" for kind in KINDS.values()),
    *(f"permission-{one}" for one in (*NEEDED, IN_THREADS)),
    *(f"option-{one}" for one in SYSTEM_FIELDS),
    *(f"option-{one}.about" for one in SYSTEM_FIELDS),
}
"""Ids that the code puts together from few parts."""

SAYING: Final = ("say", "tell", "stop")
"""What is given a message's id and what the message asks for."""

ADDED: Final = {
    "denial": {"field", "umpire"},
    "fault": {"given", "near"},
}
"""What the bot itself tells a message, besides what goes with its code."""


def lobby_commands() -> Iterator[str]:
    """Yield the ids of the names and descriptions of commands written by hand."""
    for path, tree in trees().items():
        if path.parts[0] != "cogs" or path.stem not in ROOTS:
            continue
        root = f"command-{path.stem}"
        yield f"{root}-root.about"
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "command":
                name, *options = [one for arg in call.args for one in texts(arg)]
                yield f"{root}-{name}"
                yield f"{root}-{name}.about"
                for option in options:
                    yield f"{root}-{name}.{option}"
                    yield f"{root}-{name}.{option}-about"
    yield "command-game-log-since-me"


def ours() -> Iterator[Code]:
    """Yield the faults of files that the bot finds itself, as dicts with a `code`."""
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Dict):
                keys = [one for key in node.keys if key for one in texts(key)]
                if keys[:1] == ["code"]:
                    for code in texts(node.values[0]):
                        yield Code(code, frozenset(keys))


def families() -> dict[str, list[Code]]:
    """Return the codes that are worded under `<family>-<code>`."""
    return {
        "denial": list(codes("Denial")),
        "operator": list(codes("BadConfig")),
        "fault": list(ours()),
    }


def used() -> set[str]:
    """Return the ids of all messages of the common catalogues that the code uses."""
    worked_out = {
        f"{family}-{one.code}" for family, found in families().items() for one in found
    }
    of_pydantic = {f"fault-{one}" for one in get_args(ErrorType)}
    return {
        *literals(),
        *worked_out,
        *(of_pydantic & SHIPPED[ENGLISH].keys()),
        *lobby_commands(),
        *WORKED_OUT,
        "fault-misspelt",
    }


def common(language: str) -> set[str]:
    """Return the ids of the common catalogues, but cases of names."""
    return {
        one.id
        for one in SHIPPED[language].values()
        if one.catalogue in COMMON and not is_case(one.id)
    }


def wanted(ident: str) -> set[str]:
    """Return what a message asks for; it is the same in each language."""
    return set(SHIPPED[ENGLISH][ident].uses.variables)


def test_the_source_is_searched_in_the_right_way() -> None:
    found = families()
    assert Code("not_umpire", frozenset({"umpire"})) in found["denial"]
    assert Code("which_seat", frozenset({"seats"})) in found["denial"]
    assert Code("no_free_seat", frozenset({"seats"})) in found["denial"]
    assert Code("token_in_file", frozenset({"path"})) in found["operator"]
    assert {"other_system"} <= {one.code for one in found["fault"]}
    assert {"command-game-new.solo-about", "command-dice-roll.dice"} <= used()
    assert {"seats-taken", "orders-free", "operator-intents"} <= used()


def test_all_languages_have_the_same_messages() -> None:
    english, *others = [
        {one for one in ALL[language] if not is_case(one)} for language in LANGUAGES
    ]
    for other in others:
        assert sorted(other ^ english) == []


def test_all_languages_ask_for_the_same() -> None:
    for ident, entry in ALL[ENGLISH].items():
        for language in () if is_case(ident) else LANGUAGES:
            there = ALL[language][ident].uses.variables
            assert set(there) == set(entry.uses.variables), (language, ident)


def test_no_message_is_there_for_nothing() -> None:
    for language in LANGUAGES:
        assert sorted(common(language) - used()) == []


def test_no_message_is_missing() -> None:
    """Not one that is worked out, nor one that looks like those that are there."""
    families = "|".join({one.partition("-")[0] for one in common(ENGLISH)})
    likely = re.compile(rf"(?:{families})(?:-[a-z_]+)+(?:\.[a-z-]+)?")
    parts = {"log-since-me", "name-taken"}  # of ids, not whole ones
    written = {one for one in literals() if likely.fullmatch(one)} - parts

    assert len(written) > 30
    worked_out = used() - set(literals())
    assert sorted((written | worked_out) - SHIPPED[ENGLISH].keys()) == []


@pytest.mark.parametrize("family", ["denial", "operator", "fault"])
def test_what_a_code_brings_is_all_that_its_message_asks_for(family: str) -> None:
    for one in families()[family]:
        if one.names is not None:
            told = one.names | ADDED.get(family, set())
            assert wanted(f"{family}-{one.code}") <= told, one.code


@pytest.mark.parametrize("system", SYSTEMS, ids=lambda one: one.id)
def test_what_a_system_finds_wrong_with_a_file_is_worded(system: System[Any]) -> None:
    package = Path(str(sys.modules[type(system).__module__].__file__)).parent
    files = [package / "scenario.py", package / "options.py"]
    source = "\n".join(path.read_text(encoding="utf-8") for path in files)

    for code in re.findall(r'PydanticCustomError\(\s*"(\w+)"', source):
        assert f"{system.id}-fault-{code}" in SHIPPED[ENGLISH]


def said() -> Iterator[tuple[str, Code]]:
    """Yield each id that stands in a call, with what the call tells."""
    for call in calls(*SAYING):
        names = frozenset(str(one.arg) for one in call.keywords if one.arg)
        unpacked = any(one.arg is None for one in call.keywords)
        for ident in [one for arg in call.args for one in texts(arg)]:
            if ident in SHIPPED[ENGLISH]:
                yield ident, Code(ident, None if unpacked else names)


def test_what_is_said_is_told_all_that_it_asks_for() -> None:
    found = list(said())

    assert len(found) > 40
    for ident, told in found:
        if told.names is not None:
            assert wanted(ident) <= told.names, ident


PEOPLE: Final = {
    "table": ["name-umpire"],
    **{
        catalogue: [f"{catalogue}-name-{side}" for side in SIDES[catalogue]]
        for catalogue in ("parley", "nine_years")
    },
}
"""The names of those who act, by the catalogue that they stand in.

The sides of War at Sea are named by its scenarios.
"""


@pytest.mark.parametrize("catalogue", PEOPLE)
def test_who_acts_has_a_name_in_all_cases(catalogue: str) -> None:
    """Where one lacks, the name would stand in the nominative, and wrongly."""
    called_for = {
        case
        for one in ALL["ru"].values()
        if one.catalogue in (catalogue, *COMMON)
        for case in one.uses.cases
    }
    assert called_for <= set(CASES)
    assert len(called_for) > 1
    for name in PEOPLE[catalogue]:
        for case in called_for:
            assert f"{name}.{case}" in ALL["ru"]


def test_each_language_is_a_folder_of_the_same_files() -> None:
    files = [
        sorted(path.name for path in (LOCALES / language).iterdir())
        for language in LANGUAGES
    ]
    assert len(files[0]) > 5
    assert all(one == files[0] for one in files)


def test_no_sentence_stands_in_the_code() -> None:
    assert sorted(sentences()) == [
        ("cogs/texts.py", "Русский"),  # a language is called as it calls itself
        ("free_dice.py", r"(\d{0,3})[dDдДкК](\d{1,4})([+-]\d{1,7})?"),
        ("scenarios.py", "(at end of document)"),  # what tomllib says
    ]
