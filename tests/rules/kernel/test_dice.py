"""Scripted dice, and the tally of what was thrown and drawn."""

import pytest

from rules.kernel.dice import Draw, Roll, ScriptedDice, Tally


def test_scripted_faces_come_in_order() -> None:
    dice = ScriptedDice((3, 6, 1))

    assert dice.roll(2, "attack") == (3, 6)
    assert dice.roll(1, "defence") == (1,)
    assert dice.faces == []


def test_scripted_items_come_in_order() -> None:
    dice = ScriptedDice(items=("t4", "t1"))

    assert dice.draw(2, {"t1", "t2", "t4"}, "treasure") == ("t4", "t1")
    assert dice.items == []


@pytest.mark.parametrize(
    ("faces", "count", "sides", "match"),
    [
        pytest.param((3,), 2, 6, "2 faces wanted for attack, 1 set", id="too few"),
        pytest.param((0,), 1, 6, "not faces", id="below 1"),
        pytest.param((7,), 1, 6, "a die with 6", id="above the sides"),
        pytest.param((6, 3), 2, 4, "a die with 4", id="one of several"),
    ],
)
def test_faces_that_cannot_fall(
    faces: tuple[int, ...], count: int, sides: int, match: str
) -> None:
    dice = ScriptedDice(faces)

    with pytest.raises(ValueError, match=match):
        dice.roll(count, "attack", sides)

    assert dice.faces == list(faces)


def test_the_highest_face_may_fall() -> None:
    assert ScriptedDice((1, 20)).roll(2, "attack", 20) == (1, 20)


def test_a_die_has_six_sides_unless_it_is_said() -> None:
    assert ScriptedDice((6,)).roll(1, "attack") == (6,)
    with pytest.raises(ValueError, match="a die with 6"):
        ScriptedDice((7,)).roll(1, "attack")


def test_a_cup_may_be_emptied() -> None:
    assert ScriptedDice(items="ba").draw(2, ("a", "b"), "treasure") == ("b", "a")


@pytest.mark.parametrize(
    ("items", "match"),
    [
        pytest.param(("a",), "2 items wanted for treasure, 1 set", id="too few"),
        pytest.param(("a", "a"), "cannot be drawn", id="the same one twice"),
        pytest.param(("a", "z"), "cannot be drawn", id="not in the cup"),
    ],
)
def test_items_that_cannot_be_drawn(items: tuple[str, ...], match: str) -> None:
    dice = ScriptedDice(items=items)

    with pytest.raises(ValueError, match=match):
        dice.draw(2, ("a", "b", "c"), "treasure")

    assert dice.items == list(items)


def test_a_tally_passes_on_and_remembers() -> None:
    tally = Tally(ScriptedDice((2, 5, 9), ("b",)))

    assert tally.roll(2, "attack") == (2, 5)
    assert tally.draw(1, ("a", "b"), "treasure") == ("b",)
    assert tally.roll(1, "wind", 10) == (9,)

    assert tally.made == (
        Roll(purpose="attack", sides=6, faces=(2, 5)),
        Draw(purpose="treasure", of=2, items=("b",)),
        Roll(purpose="wind", sides=10, faces=(9,)),
    )


def test_a_throw_that_failed_is_not_remembered() -> None:
    tally = Tally(ScriptedDice())

    with pytest.raises(ValueError, match="wanted"):
        tally.roll(1, "attack")

    assert tally.made == ()
