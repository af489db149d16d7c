"""Every message in all its forms, in one file for each language, to be read.

`pytest --regen-review` writes the files anew; what has changed in them is read like
code.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from bot.words import LANGUAGES, Words
from rules import SYSTEMS
from tests.bot.catalogues import Entry, entries
from tests.bot.specimens import system_of, tellings

REVIEW: Final = Path(__file__).with_name("review")
WORDS: Final = Words.load([one.id for one in SYSTEMS])
ENTRIES: Final = {language: entries(language) for language in LANGUAGES}


def review(language: str) -> Iterator[str]:
    """Yield the lines of a language's file: each message below its id."""
    catalogue = ""
    for entry in ENTRIES[language].values():
        if entry.catalogue != catalogue:
            catalogue = entry.catalogue
            yield f"==== {catalogue}"
        yield entry.id
        for how, text in forms(language, entry):
            first, *more = text.split("\n")
            yield f"    {how} | {first}".rstrip() if how else f"    {first}"
            yield from (f"      {line}" for line in more)


def forms(language: str, entry: Entry) -> Iterator[tuple[str, str]]:
    """Yield the forms of a message, each with what it was told."""
    chosen: dict[str, list[str]] = {}
    for spoken in LANGUAGES:
        same = ENTRIES[spoken].get(entry.id, entry)
        for name, keys in same.uses.chosen.items():
            chosen[name] = [*chosen.get(name, []), *keys]
    for told in tellings(entry, chosen):
        system = system_of(entry)
        yield told.how, WORDS.say(language, entry.id, system, **told.params)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_review_is_current(language: str, request: pytest.FixtureRequest) -> None:
    path = REVIEW / f"{language}.txt"
    text = "\n".join(review(language)) + "\n"
    if request.config.getoption("--regen-review"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")

    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_says_something_in_each_of_its_forms(language: str) -> None:
    for entry in ENTRIES[language].values():
        said = list(forms(language, entry))
        assert said
        for _, text in said:
            assert "{" not in text
            assert text.strip()
