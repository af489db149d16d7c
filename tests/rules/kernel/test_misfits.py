"""Faults of a set-up: all that is wrong, whether pydantic or the system finds it."""

from typing import Any

import pytest
from pydantic import ValidationError

from rules.kernel.misfits import (
    MOST_FAULTS,
    Misfits,
    Raw,
    Where,
    adjacency,
    as_list,
    as_table,
    clashes,
    fault,
    fitted,
    misnamed,
    strangers,
    tables,
    texts,
)
from rules.kernel.model import Model


class Pond(Model):
    depth: int
    frogs: tuple[str, ...] = ()


def no_frogs(raw: Raw) -> Misfits:
    """Find fault with each frog."""
    for number, frog in enumerate(texts(raw, "frogs")):
        yield fault("frog", ("frogs", number), frog)


def codes(misfits: Misfits) -> list[tuple[Any, str, Any]]:
    """Return place, code and what stands there of each fault."""
    return [
        (one["loc"], getattr(one["type"], "type", ""), one["input"]) for one in misfits
    ]


def test_what_fits_is_made_with_tuples_for_lists() -> None:
    assert fitted({"depth": 3}, Pond.model_validate, no_frogs) == Pond(depth=3)
    calm = fitted({"depth": 3, "frogs": ["a"]}, Pond.model_validate, lambda _: iter(()))
    assert calm == Pond(depth=3, frogs=("a",))


def test_faults_of_both_kinds_are_told_together() -> None:
    with pytest.raises(ValidationError) as wrong:
        fitted({"depth": "x", "frogs": ["a", "b"]}, Pond.model_validate, no_frogs)

    assert [(one["type"], one["loc"]) for one in wrong.value.errors()] == [
        ("int_type", ("depth",)),
        ("frog", ("frogs", 0)),
        ("frog", ("frogs", 1)),
    ]


def test_what_can_be_made_is_refused_all_the_same_if_it_does_not_fit() -> None:
    with pytest.raises(ValidationError):
        fitted({"depth": 1, "frogs": ["a"]}, Pond.model_validate, no_frogs)


def test_a_file_full_of_faults_is_told_in_part() -> None:
    full = {"depth": 1, "frogs": ["a"] * (MOST_FAULTS + 9)}
    with pytest.raises(ValidationError) as wrong:
        fitted(full, Pond.model_validate, no_frogs)

    assert wrong.value.error_count() == MOST_FAULTS


@pytest.mark.parametrize("content", [None, 7, "pond", []])
def test_what_is_no_table_at_all_is_a_fault(content: Any) -> None:
    with pytest.raises(ValidationError):
        fitted(content, Pond.model_validate, no_frogs)


def test_ids_clash_with_reserved_words_and_with_each_other() -> None:
    ids: list[tuple[Where, Any]] = [
        (("seas", "bay"), "bay"),
        (("seas", "umpire"), "umpire"),
        (("zones", 0), "bay"),
        (("zones", 1), 7),
    ]

    assert codes(clashes(ids, {"umpire"})) == [
        (("seas", "umpire"), "reserved", "umpire"),
        (("zones", 0), "taken", "bay"),
    ]


@pytest.mark.parametrize(
    ("seas", "found"),
    [
        ({"a": ("b",), "b": ("a",)}, []),
        ({"a": ()}, [(("seas", "a", "neighbours"), "alone", "a")]),
        ({"a": ("a",)}, [(("seas", "a", "neighbours", 0), "itself", "a")]),
        ({"a": ("b",)}, [(("seas", "a", "neighbours", 0), "no_such_sea", "b")]),
        (
            {"a": ("b",), "b": ()},
            [(("seas", "a", "neighbours", 0), "one_way", "b")],
        ),
        (
            {"a": ("b", "b"), "b": ("a",)},
            [(("seas", "a", "neighbours", 1), "named_twice", "b")],
        ),
    ],
)
def test_neighbours_name_each_other(
    seas: dict[str, tuple[str, ...]], found: list[Any]
) -> None:
    raw = {"seas": {name: {"neighbours": others} for name, others in seas.items()}}

    assert codes(adjacency(raw, "seas", "no_such_sea")) == found


def test_strangers_and_names_for_nothing_are_told_in_their_place() -> None:
    assert codes(strangers("no_such_sea", ("seas",), ("bay", "bey"), ("bay",))) == [
        (("seas", 1), "no_such_sea", "bey")
    ]
    raw = {"names": {"en": {"bay": "Bay", "bey": "Bey"}, "ru": 7}}
    assert codes(misnamed(raw, ["bay"])) == [
        (("names", "en", "bey"), "no_such_id", "bey")
    ]


def test_what_is_of_another_kind_is_read_as_empty() -> None:
    assert as_table(7) == {}
    assert as_list("no list") == ()
    assert tables({"fleets": ({"name": "a"}, 7)}, "fleets") == [{"name": "a"}, {}]
    assert texts({"zones": ("a", 7)}, "zones") == ["a"]
    assert texts(7, "zones") == []
