"""A journal that was changed anywhere is found out, by whoever holds a copy."""

import hashlib
import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot import journal
from bot.journal import Sealed
from bot.store.records import Line

OPENING = "a" * 64

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=5,
)
PARTS = st.dictionaries(st.text(), VALUES, max_size=2)


def chain(*parts: tuple[dict[str, Any], dict[str, Any]]) -> list[Line]:
    """Return a journal with these public and private parts."""
    lines: list[Line] = []
    for number, (public, private) in enumerate(parts, start=1):
        previous = lines[-1].hash if lines else OPENING
        lines.append(journal.line(5, number, previous, public, private))
    return lines


JOURNAL = chain(*(({"play": n}, {"salt": f"{n:032x}"}) for n in range(1, 7)))
PLACES = st.integers(0, len(JOURNAL) - 1)


def test_canonical_json_has_one_spelling() -> None:
    text = journal.canonical({"b": [1, None, True], "a": "Ы"})

    assert text == '{"a":"Ы","b":[1,null,true]}'
    assert journal.digest(text) == (
        "0bbe9a3c550dd6b08943bd97ee1a17c82efa7833c1c1aeb9c1e198fac4f3487c"
    )


@given(VALUES)
def test_canonical_json_read_and_written_again_is_the_same(value: Any) -> None:
    text = journal.canonical(value)

    assert json.loads(text) == value
    assert journal.canonical(json.loads(text)) == text


@pytest.mark.parametrize(
    "value",
    [
        pytest.param(1.0, id="float"),
        pytest.param(float("nan"), id="not a number"),
        pytest.param([1, {"a": 2.5}], id="float within"),
        pytest.param({1: 2}, id="number as key"),
        pytest.param({"a": [{None: 1}]}, id="no key within"),
        pytest.param(b"a", id="bytes"),
        pytest.param({1, 2}, id="set"),
    ],
)
def test_what_has_no_one_spelling_is_refused(value: Any) -> None:
    with pytest.raises(TypeError):
        journal.canonical(value)


FACTS: dict[str, Any] = {
    "game": "5",
    "system": "parley",
    "schema": 1,
    "scenario": {"name": "spring", "title": {"ru": "Весна"}},
    "options": {"open": True},
    "commitment": "c" * 64,
    "hidden_commitment": "d" * 64,
    "state": '{"turn":0}',
}


def test_the_opening_binds_all_that_a_game_starts_from() -> None:
    text = (
        f'{{"commitment":"{"c" * 64}","game":"5","hidden_commitment":"{"d" * 64}",'
        '"options":{"open":true},"scenario":{"name":"spring","title":{"ru":"Весна"}},'
        f'"schema":1,"state_sha256":"{sha256(FACTS["state"])}","system":"parley"}}'
    )

    assert journal.opening(**FACTS) == sha256(text)


@pytest.mark.parametrize("fact", FACTS)
def test_another_start_is_another_opening(fact: str) -> None:
    other = {
        **FACTS,
        fact: {"name": "autumn"} if fact in ("scenario", "options") else "other",
    }

    assert journal.opening(**other) != journal.opening(**FACTS)


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def test_a_lines_hash_is_that_of_its_canonical_json() -> None:
    line = journal.line(5, 1, OPENING, {"b": 2, "a": "Ы"}, {"salt": "00"})

    whole = {
        "number": 1,
        "previous": OPENING,
        "public": {"a": "Ы", "b": 2},
        "private": sha256('{"salt":"00"}'),
    }
    text = json.dumps(whole, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert line == Line(5, 1, OPENING, '{"a":"Ы","b":2}', '{"salt":"00"}', sha256(text))


@given(st.lists(st.tuples(PARTS, PARTS), max_size=3))
def test_a_journal_as_it_was_written_is_whole(
    parts: list[tuple[dict[str, Any], dict[str, Any]]],
) -> None:
    lines = chain(*parts)
    head = lines[-1].hash if lines else OPENING

    assert journal.check(OPENING, lines, head) is None
    assert journal.check(OPENING, map(journal.seal, lines), head) is None


@given(
    place=PLACES,
    part=st.sampled_from(["public", "private", "previous", "hash"]),
    data=st.data(),
)
def test_a_changed_letter_is_found(place: int, part: str, data: st.DataObject) -> None:
    text = getattr(JOURNAL[place], part)
    at = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.characters(codec="utf-8").filter(lambda one: one != text[at]))
    changed = text[:at] + letter + text[at + 1 :]

    assert journal.check(OPENING, with_line(place, **{part: changed})) == place + 1


@given(place=PLACES, part=st.sampled_from(["public", "private"]), more=st.text(" \n"))
def test_even_another_spelling_of_the_same_is_found(
    place: int, part: str, more: str
) -> None:
    text = getattr(JOURNAL[place], part)

    found = journal.check(OPENING, with_line(place, **{part: text + more}))

    assert found == (place + 1 if more else None)


@given(place=PLACES, number=st.integers())
def test_a_changed_number_is_found(place: int, number: int) -> None:
    found = journal.check(OPENING, with_line(place, number=number))

    assert found == (None if number == place + 1 else place + 1)


def with_line(place: int, **changes: Any) -> list[Line]:
    lines = list(JOURNAL)
    lines[place] = replace(lines[place], **changes)
    return lines


@given(place=PLACES)
def test_a_dropped_line_is_found(place: int) -> None:
    lines = JOURNAL[:place] + JOURNAL[place + 1 :]

    assert journal.check(OPENING, lines, JOURNAL[-1].hash) == place + 1


@given(places=st.lists(PLACES, min_size=2, max_size=2, unique=True))
def test_swapped_lines_are_found(places: list[int]) -> None:
    lines = list(JOURNAL)
    one, other = places
    lines[one], lines[other] = lines[other], lines[one]

    assert journal.check(OPENING, lines) == min(places) + 1


@given(place=st.integers(0, len(JOURNAL)), chained=st.booleans())
def test_an_inserted_line_is_found(place: int, chained: bool) -> None:
    previous = JOURNAL[place - 1].hash if place and chained else OPENING
    more = journal.line(5, place + 1, previous, {"play": 99}, {})
    lines = [*JOURNAL[:place], more, *JOURNAL[place:]]

    found = journal.check(OPENING, lines, JOURNAL[-1].hash)

    forged = chained or place == 0
    assert found == (place + 2 if forged else place + 1)


def test_another_opening_is_found_at_the_first_line() -> None:
    assert journal.check("b" * 64, JOURNAL) == 1


@given(place=PLACES, part=st.sampled_from(["public", "private_sha256", "hash"]))
def test_a_journal_can_be_checked_by_whoever_may_not_read_it(
    place: int, part: str
) -> None:
    sealed = [
        Sealed(one.number, one.previous, one.public, sha256(one.private), one.hash)
        for one in JOURNAL
    ]
    own: list[Line | Sealed] = [JOURNAL[0], *sealed[1:]]
    assert journal.check(OPENING, sealed, JOURNAL[-1].hash) is None
    assert journal.check(OPENING, own, JOURNAL[-1].hash) is None

    changed = getattr(sealed[place], part).replace("a", "e").replace("p", "b") + "0"
    sealed[place] = replace(sealed[place], **{part: changed})

    assert journal.check(OPENING, sealed) == place + 1
