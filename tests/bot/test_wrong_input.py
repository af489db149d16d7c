"""Values that cannot be: wrong, endless, hostile; typed, filled in or uploaded."""

import pytest

from bot.loopback import NotPlayable
from tests.bot.attempts import (
    HOSTILE,
    LONG,
    Try,
    fails,
    filled,
    forged,
    typed,
    uploaded,
)
from tests.replies import play_of
from tests.tables import House

pytestmark = pytest.mark.asyncio(loop_scope="module")

BIG = b"a" * (257 * 1024)
WRONG: dict[str, tuple[Try, str]] = {
    "no amount": (filled("anna", "Load goods", "salt"), "bad_value"),
    "an amount in words": (filled("anna", "Load goods", "salt=many"), "bad_value"),
    "half a unit": (filled("anna", "Load goods", "salt=1.5"), "bad_value"),
    "digits of another script": (filled("anna", "Load goods", "salt=٣"), "bad_value"),
    "twice the same": (filled("anna", "Load goods", "salt=1, salt=2"), "bad_value"),
    "nothing": (filled("anna", "Load goods", ","), "bad_value"),
    "beyond counting": (
        filled("anna", "Load goods", "salt=" + "9" * 3900),
        "bad_value",
    ),
    "less than none": (filled("anna", "Load goods", "salt=-1"), "not_so_many"),
    "what is not there": (filled("anna", "Load goods", "gold=1"), "no_such_good"),
    "an endless name": (filled("anna", "Rename a ship", LONG), "bad_value"),
    "an empty name": (filled("anna", "Rename a ship", " "), "bad_value"),
    "a letter in no UTF-8": (
        uploaded("anna", "/parley write", "letter", b"\xff\xfe"),
        "upload_no_text",
    ),
    "a huge letter": (
        uploaded("anna", "/parley write", "letter", BIG),
        "upload_too_large",
    ),
    "an empty letter": (
        uploaded("anna", "/parley write", "letter", b" \n"),
        "empty_letter",
    ),
}
NAMED: dict[str, tuple[Try, str]] = {
    f"{name} as a {what}": (act, code)
    for name, text in {"4,000 characters": LONG, **HOSTILE}.items()
    for what, act, code in (
        ("seat", typed("anna", "/parley hand", seat=text), "not_your_seat"),
        ("free seat", typed("carl", "/game join", side=text), "no_such_seat"),
        ("seat of one's own", typed("anna", "/game leave", side=text), "not_your_seat"),
        ("clause", typed("anna", "/game rules", clause=text), "no_such_clause"),
        ("throw", typed("anna", "/dice roll", dice=text), "bad_dice"),
    )
} | {
    f"{name} as a harbour": (
        forged("anna", "q1|do|GAME|0|1|0|north|sail", text),
        "no_such_harbour",
    )
    for name, text in HOSTILE.items()
}


@pytest.mark.parametrize(
    ("act", "code"), [*WRONG.values(), *NAMED.values()], ids=[*WRONG, *NAMED]
)
async def test_what_is_wrong_is_refused_and_nothing_changes(
    house: House, act: Try, code: str
) -> None:
    await fails(house, act, code)


async def test_an_endless_value_is_told_back_in_brief(house: House) -> None:
    reply = await fails(house, typed("anna", "/dice roll", dice=LONG), "bad_dice")

    assert len(reply.told) < 400
    assert "1 to 100 dice" in reply.told


async def test_the_field_that_is_wrong_is_named_in_the_own_language(
    house: House,
) -> None:
    company = await house.company()
    await company.press(company.ben, "Your orders")
    opened = await company.press(company.ben, "Погрузить товары")

    reply = await company.fill(company.ben, opened.call.form, "соль")

    assert reply.refused == "bad_value"
    assert opened.call.form is not None
    assert "соль" in reply.told
    assert opened.call.form.fields[0].label in reply.told


async def test_what_the_client_can_see_is_wrong_is_never_sent(house: House) -> None:
    company = await house.company()

    for command, option, value in (
        ("/parley sail", "to", LONG),
        ("/parley roll", "number", "6"),
        ("/parley roll", "number", "0"),
        ("/parley seal", "choice", "surrender"),
        ("/parley send", "ships", LONG),
        ("/parley umpire finish", "reason", LONG),
    ):
        with pytest.raises(NotPlayable):
            await company.type(company.anna, command, **{option: value})


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
@pytest.mark.parametrize("way", ["typed", "filled in"])
async def test_a_ship_may_be_called_anything_and_harms_nobody(
    house: House, text: str, way: str
) -> None:
    company = await house.company()

    if way == "typed":
        act = typed("anna", "/parley name", ship="gull", called=text)
    else:
        act = filled("anna", "Rename a ship", text)
    reply = await act(company)

    assert play_of(reply.posted) == 1
    assert text not in reply.posted.content
    assert reply.posted.content.count("\n") == 3
    assert not reply.posted.mentions_everyone
    assert reply.posted.pings == ()
    log = await company.type(company.ben, "/game log", show=True)
    assert text not in log.posted.content
    orders = await company.press(company.anna, "Your orders")
    assert orders.outcome.fault is None
    names = await company.complete(company.anna, "/parley name", "ship")
    assert all("\u202e" not in name and "\n" not in name for name, _ in names)
