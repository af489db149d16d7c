"""What players type or choose becomes the value of a field, or a clear no."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.denial import Denial
from bot.typed import amounts, ids, last_item, number, read_field
from rules.kernel.model import Request
from tests.parley.hand import Draw, Play
from tests.parley.harbour import Load, Sail, Send
from tests.parley.sealed import Seal

READ: list[tuple[type[Request], str, Sequence[str], Any]] = [
    (Play, "card", [" oath "], "oath"),
    (Send, "ships", ["gull, swan"], ("gull", "swan")),
    (Send, "ships", ["gull", "swan"], ("gull", "swan")),
    (Send, "ships", [" gull ,, swan,"], ("gull", "swan")),
    (Send, "ships", [","], ()),
    (Load, "goods", ["salt=3, wine = 4"], {"salt": 3, "wine": 4}),
    (Load, "goods", ["salt=3", "wine=+4"], {"salt": 3, "wine": 4}),
    (Load, "goods", ["salt=-1"], {"salt": -1}),
    (Draw, "number", [" 2 "], 2),
    (Draw, "number", ["-2"], -2),
    (Sail, "show_flag", ["True"], True),
    (Sail, "show_flag", [" false "], False),
    (Seal, "choice", ["hold"], "hold"),
]

NOT_READ = [
    (Load, "goods", "salt"),
    (Load, "goods", "salt="),
    (Load, "goods", "salt=many"),
    (Load, "goods", "salt=1.5"),
    (Load, "goods", "salt=٣"),
    (Load, "goods", "salt=1=2"),
    (Load, "goods", "salt=1234567890"),
    (Load, "goods", "salt=1, salt=2"),
    (Draw, "number", ""),
    (Draw, "number", "two"),
    (Draw, "number", "1e3"),
    (Draw, "number", "9" * 4000),
    (Sail, "show_flag", "yes"),
    (Sail, "show_flag", ""),
]


@pytest.mark.parametrize(("request_", "field", "values", "read"), READ)
def test_a_value_is_read(
    request_: type[Request], field: str, values: Sequence[str], read: Any
) -> None:
    assert read_field(request_, field, values) == read


@pytest.mark.parametrize(("request_", "field", "text"), NOT_READ)
def test_what_cannot_be_read_is_told_back_with_its_field(
    request_: type[Request], field: str, text: str
) -> None:
    with pytest.raises(Denial) as no:
        read_field(request_, field, [text])

    assert no.value.code == "bad_value"
    assert no.value.params["field"] == field
    assert no.value.params["command"] == "-".join(request_.path)
    assert str(no.value.params["value"]) in text


@given(st.integers(-(10**9) + 1, 10**9 - 1))
def test_every_whole_number_is_read(wanted: int) -> None:
    assert number(Draw, "number", str(wanted)) == wanted
    assert number(Draw, "number", f"{wanted:+d}") == wanted


NAMES = st.from_regex(r"[a-z]{1,9}", fullmatch=True)


@given(st.dictionaries(NAMES, st.integers(-999, 999)))
def test_amounts_are_read_as_they_are_written(wanted: dict[str, int]) -> None:
    text = ", ".join(f"{name}={amount}" for name, amount in wanted.items())

    assert amounts(Load, "goods", text) == wanted


@given(st.lists(NAMES), st.sampled_from([",", ", ", " ,\n"]))
def test_ids_are_read_as_they_are_written(wanted: list[str], comma: str) -> None:
    assert ids(comma.join(wanted)) == tuple(wanted)


@pytest.mark.parametrize(
    ("typed", "before", "item"),
    [
        ("", "", ""),
        ("gu", "", "gu"),
        ("gull,", "gull, ", ""),
        ("gull, sw", "gull, ", "sw"),
        ("a=1,b=2, c", "a=1,b=2, ", "c"),
    ],
)
def test_what_is_being_typed_in_a_list_is_its_last_item(
    typed: str, before: str, item: str
) -> None:
    assert last_item(typed) == (before, item)
