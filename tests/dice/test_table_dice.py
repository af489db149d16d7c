"""The dice of one command: numbered without gaps, recorded, scripted where set."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.dice.stream import drawn, faces
from bot.dice.table_dice import Drawn, ScriptedFaceError, TableDice, Thrown
from rules.kernel.dice import Dice

SECRET, HIDDEN = bytes(range(32)), bytes(range(32, 64))
CUP = {"t1", "t2", "t3", "t4"}


def table_dice(
    throws: int = 0, faces: tuple[int, ...] = (), items: tuple[str, ...] = ()
) -> TableDice:
    return TableDice(SECRET, HIDDEN, "12", throws, "1400", faces, items)


def test_rules_can_throw_them() -> None:
    dice: Dice = table_dice()

    assert len(dice.roll(2, "support")) == 2


def test_throws_come_from_the_first_secret_and_draws_from_the_second() -> None:
    dice = table_dice(throws=7)

    assert dice.roll(3, "battle") == faces(SECRET, "12", 8, "1400", "battle", 3, 6)
    assert dice.draw(2, CUP, "treasure") == drawn(
        HIDDEN, "12", 9, "1400", "treasure", 2, CUP
    )
    assert dice.roll(1, "free", 20) == faces(SECRET, "12", 10, "1400", "free", 1, 20)
    assert dice.throws == 10


def test_what_was_made_is_on_record() -> None:
    dice = table_dice(throws=7)
    thrown = dice.roll(3, "battle", 10)
    taken = dice.draw(2, CUP, "treasure")

    assert dice.made == (
        Thrown(number=8, purpose="battle", sides=10, faces=thrown),
        Drawn(number=9, purpose="treasure", count=2, of=4, items=taken),
    )
    assert (dice.faces_used, dice.items_used) == (0, 0)


def test_two_like_throws_of_one_command_differ() -> None:
    dice = table_dice()

    assert dice.roll(20, "support") != dice.roll(20, "support")


@given(
    before=st.integers(0, 1_000),
    commands=st.lists(st.lists(st.booleans(), max_size=4), max_size=6),
)
def test_throws_of_command_after_command_are_numbered_without_gaps(
    before: int, commands: list[list[bool]]
) -> None:
    throws, numbers = before, [before]
    for command in commands:
        dice = table_dice(throws)
        for throw in command:
            if throw:
                dice.roll(2, "support")
            else:
                dice.draw(1, CUP, "treasure")
        numbers += [one.number for one in dice.made]
        throws = dice.throws

    assert all(after == one + 1 for one, after in pairwise(numbers))
    assert throws == numbers[-1]


def test_scripted_faces_are_taken_first_and_numbered_like_others() -> None:
    dice = table_dice(throws=7, faces=(5, 3, 6))

    assert dice.roll(2, "support") == (5, 3)
    assert dice.roll(1, "support") == (6,)
    assert dice.roll(1, "event") == faces(SECRET, "12", 10, "1400", "event", 1, 6)
    assert [one.number for one in dice.made] == [8, 9, 10]
    assert (dice.faces_used, dice.items_used) == (3, 0)


def test_scripted_items_are_taken_first_and_leave_the_dice_alone() -> None:
    dice = table_dice(items=("t4", "t1"))

    assert dice.roll(2, "support") == faces(SECRET, "12", 1, "1400", "support", 2, 6)
    assert dice.draw(2, CUP, "treasure") == ("t4", "t1")
    assert dice.draw(1, CUP, "treasure") == drawn(
        HIDDEN, "12", 3, "1400", "treasure", 1, CUP
    )
    assert (dice.faces_used, dice.items_used) == (0, 2)


def test_what_is_left_over_can_be_told() -> None:
    dice = table_dice(faces=(5, 3), items=("t4", "t1"))
    dice.roll(1, "event")
    dice.draw(1, CUP, "treasure")

    assert (dice.faces_used, dice.items_used) == (1, 1)


@pytest.mark.parametrize(
    ("script", "message"),
    [
        pytest.param((7, 1), "7 is not a face of the die with 6 sides", id="too high"),
        pytest.param((1, 0), "0 is not a face of the die with 6 sides", id="too low"),
        pytest.param((5,), "throws 2 dice, but 1 faces are set", id="too few"),
    ],
)
def test_a_face_that_the_die_has_not_is_named(
    script: tuple[int, ...], message: str
) -> None:
    dice = table_dice(throws=7, faces=script)

    with pytest.raises(ScriptedFaceError, match=message):
        dice.roll(2, "support")

    assert (dice.throws, dice.faces_used, dice.made) == (7, 0, ())


@pytest.mark.parametrize(
    ("script", "message"),
    [
        pytest.param(("t4", "t9"), "t9 is not in the cup", id="unknown"),
        pytest.param(("t4", "t4"), "t4 is not in the cup", id="twice"),
        pytest.param(("t4",), "draws 2 items, but 1 are set", id="too few"),
    ],
)
def test_an_item_that_is_not_in_the_cup_is_named(
    script: tuple[str, ...], message: str
) -> None:
    dice = table_dice(throws=7, items=script)

    with pytest.raises(ScriptedFaceError, match=message):
        dice.draw(2, CUP, "treasure")

    assert (dice.throws, dice.items_used, dice.made) == (7, 0, ())
