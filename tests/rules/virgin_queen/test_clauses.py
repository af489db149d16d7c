"""The clauses and rulings in our own words, for `/game rules`, in each language."""

import re
from importlib.resources import files

import pytest
from fluent.syntax import ast, parse

from bot.words import LANGUAGES
from rules.virgin_queen.options import VirginQueenOptions
from tests.rules.virgin_queen.test_rules_table import CLAUSES, RULINGS

OPTION = re.compile(r"\b[a-z]+(?:_[a-z]+)+\b")
OPTIONS = VirginQueenOptions.model_fields


def texts(language: str) -> dict[str, str]:
    """Return the text of each clause and ruling; a point in its name is written `_`."""
    path = files("bot") / "locales" / language / "virgin_queen_clauses.ftl"
    body = parse(path.read_text(encoding="utf-8")).body
    messages = [one for one in body if isinstance(one, ast.Message)]
    assert not [one for one in body if isinstance(one, ast.Junk)]
    return {one.id.name.replace("_", "."): plain(one) for one in messages}


def plain(message: ast.Message) -> str:
    """Return the text of a message that is nothing but text."""
    assert message.value is not None
    (text,) = message.value.elements
    assert isinstance(text, ast.TextElement)
    return text.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_is_explained_and_nothing_else_is(language: str) -> None:
    there = texts(language)

    assert list(there) == [*CLAUSES, *RULINGS]
    assert all(20 < len(text) < 400 for text in there.values())
    assert len(set(there.values())) == len(there)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_rules_are_named_where_they_decide(language: str) -> None:
    there = texts(language)
    named = {name: set(OPTION.findall(text)) for name, text in there.items()}

    for option in OPTIONS:
        (ruling,) = (
            one for one in VirginQueenOptions().cites(option) if one in RULINGS
        )
        assert option in named[ruling]
    assert set().union(*named.values()) == set(OPTIONS)
