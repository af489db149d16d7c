"""Who speaks: a user as a side, as the umpire, or as the umpire for a side."""

from dataclasses import replace
from typing import Any, Final

import pytest

from bot.denial import Denial
from bot.positions import Position
from bot.seats import Speaker, answerable, eyes, held, open_to, speaker, viewer
from rules.kernel.audience import UMPIRE, Viewer
from rules.kernel.dice import ScriptedDice
from tests import parley
from tests.parley.drawn import first_game
from tests.parley.sealed import Seal
from tests.store.contract import NEW

ANNA, BEN, UMA, CARL = "1", "2", "3", "4"
BOTH: Final = {"north": ANNA, "south": BEN}
ALONE: Final = {"north": ANNA, "south": ANNA}
JUDGING: Final = {"north": UMA, "south": BEN}
EMPTY: Final = {"south": BEN}
DRAW, ENTER = ("draw",), ("umpire", "gold")


def table(seats: dict[str, str], *sealed: str) -> Position:
    """Return a game with these seats, in which these sides have chosen already."""
    state = first_game()
    for side in sealed:
        command = Seal(actor=side, choice="hold")
        state = parley.SYSTEM.apply(state, command, ScriptedDice(())).state
    game = replace(NEW, seats=seats, umpire=UMA, status="running")
    return Position(game, parley.SYSTEM, state)


SPEAKERS: Final = [
    (BOTH, ANNA, DRAW, None, Speaker(ANNA, "north")),
    (BOTH, BEN, DRAW, "south", Speaker(BEN, "south")),
    (BOTH, UMA, DRAW, None, Speaker(UMA, UMPIRE)),
    (BOTH, UMA, DRAW, "north", Speaker(UMA, "north", for_side=True)),
    (BOTH, UMA, DRAW, UMPIRE, Speaker(UMA, UMPIRE)),
    (BOTH, UMA, ENTER, None, Speaker(UMA, UMPIRE)),
    (BOTH, UMA, ENTER, "north", Speaker(UMA, UMPIRE)),
    (EMPTY, UMA, DRAW, "north", Speaker(UMA, "north", for_side=True)),
    (JUDGING, UMA, DRAW, None, Speaker(UMA, "north")),
    (JUDGING, UMA, DRAW, "north", Speaker(UMA, "north")),
    (JUDGING, UMA, DRAW, "south", Speaker(UMA, "south", for_side=True)),
    (JUDGING, UMA, DRAW, UMPIRE, Speaker(UMA, UMPIRE)),
    (JUDGING, UMA, ENTER, None, Speaker(UMA, UMPIRE)),
    (ALONE, ANNA, DRAW, "south", Speaker(ANNA, "south")),
]

DENIALS: Final = [
    (BOTH, CARL, DRAW, None, "no_seat"),
    (BOTH, CARL, DRAW, "north", "not_your_seat"),
    (BOTH, ANNA, DRAW, "south", "not_your_seat"),
    (BOTH, ANNA, DRAW, "west", "no_such_seat"),
    (BOTH, UMA, DRAW, "west", "no_such_seat"),
    (BOTH, ANNA, DRAW, UMPIRE, "not_umpire"),
    (BOTH, ANNA, ENTER, None, "not_umpire"),
    (BOTH, ANNA, ENTER, "north", "not_umpire"),
    (EMPTY, ANNA, DRAW, "north", "not_your_seat"),
    (ALONE, ANNA, DRAW, None, "which_seat"),
]


@pytest.mark.parametrize(("seats", "user", "path", "seat", "voice"), SPEAKERS)
def test_who_speaks(
    seats: dict[str, str],
    user: str,
    path: tuple[str, ...],
    seat: str | None,
    voice: Speaker,
) -> None:
    assert speaker(table(seats), user, path, seat) == voice


@pytest.mark.parametrize(("seats", "user", "path", "seat", "code"), DENIALS)
def test_who_may_not(
    seats: dict[str, str],
    user: str,
    path: tuple[str, ...],
    seat: str | None,
    code: str,
) -> None:
    with pytest.raises(Denial) as no:
        speaker(table(seats), user, path, seat)
    assert no.value.code == code


def test_of_several_seats_the_one_that_is_awaited_is_meant() -> None:
    assert speaker(table(ALONE, "north"), ANNA, DRAW, None) == Speaker(ANNA, "south")
    assert speaker(table(ALONE, "south"), ANNA, DRAW, None) == Speaker(ANNA, "north")


def test_a_no_names_what_there_is() -> None:
    def params(seats: dict[str, str], user: str, seat: str | None) -> Any:
        with pytest.raises(Denial) as no:
            speaker(table(seats), user, DRAW, seat)
        return no.value.params

    assert params(ALONE, ANNA, None) == {"seats": ("north", "south")}
    assert params(BOTH, ANNA, "south") == {"seat": "south", "seats": ("north",)}
    assert params(BOTH, UMA, "west")["seats"] == ("north", "south", UMPIRE)
    assert params(BOTH, ANNA, UMPIRE) == {"umpire": UMA}


@pytest.mark.parametrize(
    ("seats", "user", "sides", "named"),
    [
        (BOTH, ANNA, ("north",), ("north",)),
        (ALONE, ANNA, ("north", "south"), ("north", "south")),
        (dict(reversed(ALONE.items())), ANNA, ("north", "south"), ("north", "south")),
        (BOTH, UMA, (), ("north", "south", UMPIRE)),
        (JUDGING, UMA, ("north",), ("north", "south", UMPIRE)),
        (BOTH, CARL, (), ()),
    ],
)
def test_what_somebody_holds_and_may_name(
    seats: dict[str, str], user: str, sides: tuple[str, ...], named: tuple[str, ...]
) -> None:
    assert held(table(seats), user) == sides
    assert open_to(table(seats), user) == named


@pytest.mark.parametrize(
    ("seats", "user", "seat", "seen_as"),
    [
        (BOTH, ANNA, None, "north"),
        (BOTH, ANNA, "north", "north"),
        (ALONE, ANNA, "south", "south"),
        (BOTH, UMA, None, UMPIRE),
        (BOTH, UMA, UMPIRE, UMPIRE),
        (JUDGING, UMA, None, "north"),
        (JUDGING, UMA, UMPIRE, UMPIRE),
        (BOTH, CARL, None, None),
    ],
)
def test_through_whose_eyes_somebody_sees(
    seats: dict[str, str], user: str, seat: str | None, seen_as: Viewer
) -> None:
    assert viewer(table(seats), user, seat) == seen_as


@pytest.mark.parametrize(
    ("user", "seat"),
    [(ANNA, "south"), (ANNA, UMPIRE), (CARL, "north"), (UMA, "north"), (ANNA, "west")],
)
def test_nobody_sees_through_anothers_eyes(user: str, seat: str) -> None:
    with pytest.raises(Denial) as no:
        viewer(table(BOTH), user, seat)
    assert no.value.code == "not_your_seat"


def test_without_a_game_there_is_nothing_to_hide() -> None:
    assert viewer(None, ANNA, "north") is None


@pytest.mark.parametrize(
    ("seats", "voice", "seen_as"),
    [
        (BOTH, Speaker(ANNA, "north"), "north"),
        (BOTH, Speaker(UMA, UMPIRE), UMPIRE),
        (BOTH, Speaker(UMA, "north", for_side=True), UMPIRE),
        (EMPTY, Speaker(UMA, "north", for_side=True), "north"),
    ],
)
def test_acting_for_a_side_that_sits_shows_no_more_of_it(
    seats: dict[str, str], voice: Speaker, seen_as: Viewer
) -> None:
    assert eyes(table(seats), voice) == seen_as


def test_for_an_empty_seat_the_umpire_answers() -> None:
    assert answerable(table(EMPTY), "south") == BEN
    assert answerable(table(EMPTY), "north") == UMA
