"""Buttons, selects and forms that the bot never made."""

import pytest

from tests.bot.attempts import Try, fails, filled, forged
from tests.replies import labels
from tests.tables import House

pytestmark = pytest.mark.asyncio(loop_scope="module")

BUTTONS = {
    "no id of ours": ("buy-now", "unknown_button"),
    "a piece of one": ("q1|do|GAME", "unknown_button"),
    "another mark": ("q2|do|GAME|0|1|0|north|roll", "unknown_button"),
    "words for numbers": ("q1|do|GAME|x|-1|٣|north|roll", "unknown_button"),
    "an unknown deed": ("q1|win|GAME|0|1|0|north|roll", "unknown_button"),
    "a form's id": ("q1|fill|GAME|0|1|0|north|load", "unknown_button"),
    "of another game": ("q1|do|OTHER|0|1|0|north|roll", "other_game"),
    "of a game that never was": ("q1|do|17|0|1|0|north|roll", "other_game"),
    "orders of another game": ("q1|orders|OTHER|0|0|0||", "other_game"),
    "a seat of another game": ("q1|join|OTHER|0|0|0|north|", "other_game"),
    "of another decision": ("q1|do|GAME|0|7|0|north|roll", "stale_press"),
    "of a take-back to come": ("q1|do|GAME|1|1|0|north|roll", "stale_press"),
    "of no offer": ("q1|do|GAME|0|1|0|north|win", "stale_press"),
    "of no side": ("q1|do|GAME|0|1|0|`@here`|roll", "not_your_button"),
    "of the umpire": ("q1|do|GAME|0|1|0|umpire|finish", "not_your_button"),
    "the end of the game": ("q1|end|GAME|0|0|0||", "not_umpire"),
    "its start": ("q1|start|GAME|0|0|0||", "not_umpire"),
    "a seat that is taken": ("q1|join|GAME|0|0|0|south|", "seat_taken"),
    "a seat that is none": ("q1|join|GAME|0|0|0|west|", "no_such_seat"),
}
OTHERS: dict[str, tuple[Try, str]] = {
    "no such value": (
        forged("anna", "q1|do|GAME|0|1|0|north|sail", "atlantis"),
        "no_such_harbour",
    ),
    "too many values": (
        forged(
            "anna", "q1|do|GAME|0|1|0|north|send", "gull", "swan", "heron", "osprey"
        ),
        "ships_to_send",
    ),
    "too few values": (
        forged("anna", "q1|do|GAME|0|1|0|north|send", "gull"),
        "ships_to_send",
    ),
    "the other's values": (
        forged("anna", "q1|do|GAME|0|1|0|north|send", "pike", "marlin"),
        "ship_not_here",
    ),
    "a form of another game": (
        filled("anna", "Load goods", "salt=1", custom_id="q1|fill|1|0|1|0|north|load"),
        "other_game",
    ),
    "a form of nobody's": (
        filled("anna", "Load goods", "salt=1", custom_id="survey"),
        "unknown_button",
    ),
}


@pytest.mark.parametrize(("custom_id", "code"), BUTTONS.values(), ids=BUTTONS)
async def test_a_forged_button_is_refused_and_nothing_changes(
    house: House, custom_id: str, code: str
) -> None:
    await fails(house, forged("anna", custom_id), code)


@pytest.mark.parametrize(("act", "code"), OTHERS.values(), ids=OTHERS)
async def test_a_forged_select_or_form_is_refused_and_nothing_changes(
    house: House, act: Try, code: str
) -> None:
    await fails(house, act, code)


async def test_a_forged_page_does_not_turn_a_post_into_a_select(house: House) -> None:
    company = await house.company()
    before, posts = house.stored(), company.posts()

    reply = await forged("anna", "q1|page|GAME|0|1|99|north|sail")(company)

    assert labels(reply.messages[0]) == ["Which harbour? (2 of 2)"]
    assert reply.told == "Sail"
    assert company.posts() == posts
    assert house.stored() == before
