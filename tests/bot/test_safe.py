"""Foreign text in a message: readable, on one line, and without any effect."""

import re
import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.safe import Safe, bare, safe

ESCAPED = re.compile(r"\\(.)")
MARKUP = re.compile(r"[\\*~|`\[\]<]|(?<![^\W_])_|_(?![^\W_])|://")
TURNING = "\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u061c"

texts = st.text() | st.text(alphabet="*_~|`[]<>@#-:/\\ \n\u202ea1")


@given(texts)
@example("\\")
@example("\\*")
@example("a_b _c_ __d__")
@example("- # > x")
@example(" - a list")
@example("||```spoiler```||")
@example("https://c.example <t:0> <:a:1> <@&2> <#3>")
def test_nothing_in_it_is_markup(text: str) -> None:
    said = safe(text)

    assert MARKUP.search(ESCAPED.sub("a", said)) is None
    assert said[:1] not in {">", "#", "-", " "}


@given(texts)
@example("@everyone @here <@1> mail@c.example")
def test_nobody_is_called(text: str) -> None:
    assert re.search("@(?!\u200b)", safe(text)) is None


@given(texts)
@example("\u202egnorw\u2067 \ufeff\u00ad\u200b")
def test_it_stays_on_one_line_and_runs_in_one_direction(text: str) -> None:
    said = safe(text).replace("@\u200b", "@")

    for sign in said:
        assert unicodedata.category(sign) not in {"Cc", "Cf", "Zl", "Zp"}
    assert not set(TURNING) & set(said)


@given(texts)
def test_it_reads_as_it_was_written(text: str) -> None:
    said = ESCAPED.sub(r"\1", safe(text)).replace("@\u200b", "@")

    assert said == bare(text).strip()


@given(st.from_regex(r"[a-z0-9]{1,9}([_-][a-z0-9]{1,9}){0,3}", fullmatch=True))
def test_a_code_stays_as_it_is(code: str) -> None:
    assert safe(code) == code


@pytest.mark.parametrize("text", ["x" * 4000, "*" * 4000, "ы" * 100, "17", ""])
def test_long_and_short_alike(text: str) -> None:
    assert safe(text).replace("\\", "") == text


@given(texts)
def test_once_is_enough(text: str) -> None:
    once = safe(text)

    assert isinstance(once, Safe)
    assert safe(once) is once
    assert bare(once) is once


@given(texts)
def test_a_label_keeps_its_signs_but_no_line_and_no_direction(text: str) -> None:
    label = bare(text)

    kept = [one for one in text if unicodedata.category(one) != "Cf"]
    assert len(label) == len(kept)
    for sign, was in zip(label, kept, strict=True):
        turned = unicodedata.category(was) in {"Cc", "Zl", "Zp"}
        assert sign == (" " if turned else was)
