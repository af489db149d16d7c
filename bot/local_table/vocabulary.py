"""The page's words in one language, as the page takes them."""

import re
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax import ast

from bot.safe import Safe
from bot.words import ENGLISH, LOCALES, Words

PREFIX: Final = "page-"
GAP: Final = re.compile(r"\{\s*\$(\w+)\s*\}")


def vocabulary(words: Words, language: str) -> dict[str, str]:
    """Return the sentences of `page.ftl` by their ids without `page-`.

    Where a sentence has a parameter, `{name}` stands for it.
    """
    return {
        ident.removeprefix(PREFIX): words.say(language, ident, **gaps)
        for ident, gaps in sentences().items()
    }


def sentences() -> dict[str, dict[str, Safe]]:
    """Return the ids of the page's sentences, with what fills their gaps."""
    text = (LOCALES / ENGLISH / "page.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentResource(text).body:
        if isinstance(entry, ast.Message) and entry.span:
            names = GAP.findall(text[entry.span.start : entry.span.end])
            found[entry.id.name] = {name: Safe(f"{{{name}}}") for name in names}
    return found
