"""Sides, buttons, letters and eyes that are not one's own (architecture, 2)."""

import pytest

from tests.bot.attempts import Try, fails, forged, pressed, typed, uploaded
from tests.tables import House

pytestmark = pytest.mark.asyncio(loop_scope="module")

LETTER = b"Let us talk."
ROLL = "North: Throw 2 dice"
TABLE: dict[str, tuple[Try, str]] = {
    "a side, typed by the other": (
        typed("anna", "/parley roll", number=1, seat="south"),
        "not_your_seat",
    ),
    "a side, typed by a stranger": (
        typed("carl", "/parley roll", number=1, seat="south"),
        "not_your_seat",
    ),
    "no side, typed by a stranger": (
        typed("carl", "/parley roll", number=1),
        "no_seat",
    ),
    "the umpire, typed by a player": (
        typed("anna", "/parley roll", number=1, seat="umpire"),
        "not_umpire",
    ),
    "the umpire's command, typed by a player": (
        typed("anna", "/parley umpire gold", side="north", number=99),
        "not_umpire",
    ),
    "the umpire's command, typed by a stranger": (
        typed("carl", "/parley umpire finish"),
        "not_umpire",
    ),
    "a side, pressed by the other": (pressed("ben", ROLL), "not_your_button"),
    "a side, pressed by a stranger": (pressed("carl", ROLL), "not_your_button"),
    "a side that sits, pressed by the umpire": (
        pressed("uma", ROLL),
        "not_your_button",
    ),
    "a sealed choice of the other": (
        forged("anna", "q1|do|GAME|0|1|0|south|seal-hold"),
        "not_your_button",
    ),
    "orders of nobody": (pressed("carl", "Your orders"), "no_seat"),
    "a select of the other": (
        forged("ben", "q1|do|GAME|0|1|0|north|sail", "hull"),
        "not_your_button",
    ),
    "a letter of the other": (
        uploaded("anna", "/parley write", "letter", LETTER, seat="south"),
        "not_your_seat",
    ),
    "a letter of a stranger": (
        uploaded("carl", "/parley write", "letter", LETTER),
        "no_seat",
    ),
    "the hand of the other": (
        typed("anna", "/parley hand", seat="south"),
        "not_your_seat",
    ),
    "a hand, asked for by the umpire": (
        typed("uma", "/parley hand", seat="south"),
        "not_your_seat",
    ),
    "a game of another system": (typed("anna", "/nine roll"), "other_system"),
    "a second game here": (typed("carl", "/game new", system="parley"), "game_here"),
}


@pytest.mark.parametrize(("act", "code"), TABLE.values(), ids=TABLE)
async def test_it_is_refused_privately_and_nothing_changes(
    house: House, act: Try, code: str
) -> None:
    await fails(house, act, code)
