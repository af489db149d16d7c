"""The page's own words: all there, in both languages, and none for nothing."""

import re

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from bot.local_table.pages import PAGE
from bot.local_table.vocabulary import PREFIX, vocabulary
from bot.words import LANGUAGES, LOCALES, Words

SAID = re.compile(r'\bsay\(\s*"([a-z-]+)"')
IN_DATA = re.compile(r'data-(?:word|label|hint)="([a-z-]+)"')
REFUSED = re.compile(r'(?:Refused|Denied)\(\s*"([a-z-]+)"|"refused": "([a-z-]+)"')
OUTSIDE = {"real-token", "not-a-table", "no-port"}
COMPUTED = {
    "used",
    "asked",
    "true",
    "false",
    "new-thread",
    "new-channel",
    "need-integer",
    "need-number",
    "state-lost",
    "state-refused",
}
"""Ids that the scripts put together or choose between."""


def spoken() -> set[str]:
    """Return the ids that the page and what serves it use."""
    scripts = "\n".join(path.read_text() for path in PAGE.glob("*.js"))
    sources = "\n".join(path.read_text() for path in PAGE.parent.glob("*.py"))
    found = set(SAID.findall(scripts))
    found |= set(IN_DATA.findall((PAGE / "index.html").read_text()))
    for pair in REFUSED.findall(scripts + sources):
        found |= {f"no-{code}" for code in pair if code}
    worded = sources[sources.index("WORDED: Final = {") :].partition("}")[0]
    found |= {f"no-{code}" for code in re.findall(r': "([a-z-]+)"', worded)}
    return found | {"no-not-playable"} | COMPUTED | OUTSIDE


def test_every_word_of_the_page_is_in_the_catalogue_and_used() -> None:
    assert set(vocabulary(Words.load(), "en")) == spoken()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogues_have_the_same_words(language: str) -> None:
    text = (LOCALES / language / "page.ftl").read_text(encoding="utf-8")
    entries = FluentResource(text).body
    ids = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]

    assert all(ident.startswith(PREFIX) for ident in ids)
    assert len(ids) == len(set(ids))
    assert {ident.removeprefix(PREFIX) for ident in ids} == spoken()


@pytest.mark.parametrize("language", LANGUAGES)
def test_gaps_are_left_for_the_page_to_fill(language: str) -> None:
    sentences = vocabulary(Words.load(), language)

    assert "{name}" in sentences["speaking-as"]
    assert {"{least}", "{most}"} <= set(re.findall(r"{\w+}", sentences["need-several"]))
    assert not [text for text in sentences.values() if "$" in text]


def test_the_scripts_hold_no_sentence_and_read_no_html() -> None:
    for path in PAGE.glob("*.js"):
        script = path.read_text()
        code = re.sub(r"/\*.*?\*/|//[^\n]*", "", script, flags=re.DOTALL)
        literals = re.findall(r'"([^"\n]*)"', code)
        assert not [one for one in literals if re.search(r"[a-z] [a-z]+ [a-z]", one)]
        assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|eval\(", code)
