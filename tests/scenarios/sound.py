"""A set-up that is sound, what is told when some of it is not, and how it is worded."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import pytest
from hypothesis import strategies as st

from bot.faults import BadFile, fault_text
from bot.scenarios import read
from bot.words import Words
from rules.kernel.system import System
from tests.bot.test_scenarios import vague, values, written

WORDS: Final = Words.load()


@dataclass(frozen=True)
class Sound:
    """The text of a scenario of *system* with which nothing is wrong."""

    system: System[Any]
    text: str

    def changed(self, *changes: tuple[str, str]) -> str:
        """Return the text with some of it replaced, each of which stands there once."""
        text = self.text
        for old, new in changes:
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        return text

    def refused(self, text: str) -> BadFile:
        """Return everything that is wrong with *text*."""
        with pytest.raises(BadFile) as bad:
            read(self.system, text)
        return bad.value

    def faults(self, text: str) -> list[tuple[str, str]]:
        """Return the place and the code of everything that is wrong with *text*."""
        return [(one["place"], one["code"]) for one in self.refused(text).faults]

    def assert_worded(self, language: str, bad: BadFile) -> None:
        """Have each fault told in a line, and what it is."""
        told = fault_text(WORDS, language, self.system.id, bad).splitlines()
        assert len(told) == len(bad.faults)
        assert not [line for line in told if vague(language, line)]

    def judge_anything(self, language: str, data: st.DataObject) -> None:
        """Put anything anywhere: it is read, or each fault is told and worded."""
        setup = tomllib.loads(self.text)
        for _ in range(data.draw(st.integers(1, 2))):
            table, key = data.draw(st.sampled_from(list(places(setup))))
            table[key] = data.draw(values)
        try:
            read(self.system, written(setup))
        except BadFile as bad:
            self.assert_worded(language, bad)


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield each table or list within *value*, with each of its keys or positions."""
    inside = value.items() if isinstance(value, dict) else enumerate(value)
    for key, one in inside:
        yield value, key
        if isinstance(one, dict | list):
            yield from places(one)
