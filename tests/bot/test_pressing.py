"""What a `custom_id` says comes back as it was; anything else says nothing."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.pressing import MARK, Press
from tests.parley.drawn import all_offers, starts
from tests.parley.state import Parley

LONGEST = 100
"""Characters of a `custom_id` that Discord takes."""

SNOWFLAKE = "1456074443980800011"

parts = st.text(st.characters(exclude_characters="|"))
numbers = st.integers(0, 10**6)
presses = st.builds(Press, parts, parts, numbers, numbers, parts, parts, numbers)


@given(presses)
def test_it_comes_back_as_it_was(press: Press) -> None:
    assert Press.read(press.custom_id()) == press


@given(st.text())
@example("")
@example("|||||||")
@example(f"{MARK}|do|1|0|0|0|north")
@example(f"{MARK}|do|1|0|0|0|north|roll|again")
@example(f"{MARK}|do|1|0|0||north|roll")
@example(f"{MARK}|do|1|-1|0|0|north|roll")
@example(f"{MARK}|do|1|+1|0|0|north|roll")
@example(f"{MARK}|do|1|1.5|0|0|north|roll")
@example(f"{MARK}|do|1|1_0|0|0|north|roll")
@example(f"{MARK}|do|1|٣|0|0|north|roll")
@example(f"{MARK}|do|1|²|0|0|north|roll")
@example(f"{MARK.upper()}|do|1|0|0|0|north|roll")
def test_garbage_says_nothing(text: str) -> None:
    assert Press.read(text) is None


@given(st.lists(st.text(max_size=12), max_size=9).map("|".join))
def test_nothing_that_is_sent_breaks_it(rest: str) -> None:
    press = Press.read(f"{MARK}|{rest}")

    assert press is None or min(press.takebacks, press.decision, press.page) >= 0


@given(starts())
def test_discord_takes_those_of_all_offers(state: Parley) -> None:
    for offer in all_offers(state):
        for what in ("do", "fill", "page"):
            press = Press(
                what, SNOWFLAKE, 999, offer.decision, offer.side, offer.key, 99
            )
            assert len(press.custom_id()) <= LONGEST
            assert Press.read(press.custom_id()) == press


@pytest.mark.parametrize("what", ["join", "start", "end", "orders"])
def test_words_of_the_lobby_need_no_more_than_the_game(what: str) -> None:
    assert Press.read(Press(what, SNOWFLAKE).custom_id()) == Press(what, SNOWFLAKE)
