"""A press that comes too late changes nothing; he is told what happened meanwhile."""

import pytest

from bot.loopback import Form, Message
from tests.replies import Reply
from tests.tables import Company, House

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def in_talks(company: Company) -> None:
    """Have both sides meet, which ends the day and its decisions."""
    await company.type(company.anna, "/parley seal", choice="attack")
    await company.type(company.ben, "/parley seal", choice="attack")


async def is_explained(company: Company, reply: Reply, *told: str) -> None:
    """Check that a late press is answered privately, with these words."""
    assert reply.refused == "stale_press"
    for part in told:
        assert part in reply.told
    assert (await company.position()).game.revision == 2


async def test_a_button_on_an_old_post(house: House) -> None:
    company = await house.company()
    post = company.newest
    await in_talks(company)

    reply = await company.press(company.anna, "North: Throw 2 dice", on=post)

    await is_explained(
        company,
        reply,
        "no longer open",
        "**North seals a choice.**",
        "**South seals a choice.**",
        "say a first word",
    )


async def test_it_is_explained_in_the_own_language(house: House) -> None:
    company = await house.company()
    post = company.newest
    await in_talks(company)

    reply = await company.press(company.ben, "South: Throw 2 dice", on=post)

    words = ("Север", "Юг", "сказать первое слово")
    await is_explained(company, reply, *words)


async def test_a_select_that_was_opened_before(house: House) -> None:
    company = await house.company()
    opened = await company.press(company.anna, "North: Sail")
    await in_talks(company)

    reply = await company.choose(
        company.anna, "Which harbour? (1 of 2)", "hull", on=opened.messages[0]
    )
    await is_explained(company, reply, "talks")

    page = await company.press(company.anna, "More", on=opened.messages[0])
    await is_explained(company, page, "talks")


async def test_a_form_that_was_opened_before(house: House) -> None:
    company = await house.company()
    opened = await company.press(company.anna, "North: Load goods")
    await in_talks(company)

    reply = await company.fill(company.anna, opened.call.form, "salt=1")

    await is_explained(company, reply, "talks")


async def test_a_private_button_that_was_used(house: House) -> None:
    company = await house.company()
    orders = await company.press(company.anna, "Your orders")
    await in_talks(company)

    reply = await company.press(company.anna, "Seal: hold", on=orders.messages[0])

    await is_explained(company, reply, "talks")


async def test_only_the_latest_plays_are_told(house: House) -> None:
    company = await house.company()
    post = company.newest
    for number in range(1, 5):
        await company.type(company.anna, "/parley roll", number=number)
    await in_talks(company)

    reply = await company.press(company.anna, "North: Sail", on=post)

    assert reply.refused == "stale_press"
    assert reply.told.count("throws") == 1
    assert reply.told.count("seals a choice") == 2


async def ended(house: House) -> tuple[Company, Message, Form]:
    """Return a company whose game has ended, with an old post and an open form."""
    company = await house.company()
    post = company.newest
    form = (await company.press(company.anna, "North: Load goods")).call.form
    assert form is not None
    await company.type(company.uma, "/parley umpire finish")
    return company, post, form


@pytest.mark.parametrize("again", [False, True], ids=["no game", "another game"])
async def test_buttons_and_forms_of_a_game_that_has_ended(
    house: House, again: bool
) -> None:
    company, post, form = await ended(house)
    if again:
        await house.company(channel=company.channel)
    before, posts = house.stored(), company.posts()

    for label in ("North: Throw 2 dice", "North: Sail", "Your orders"):
        reply = await company.press(company.anna, label, on=post)
        assert reply.refused == "other_game"
        assert "not running here any more" in reply.told
    filled = await company.fill(company.anna, form, "salt=1")
    assert filled.refused == "other_game"
    assert house.stored() == before
    assert company.posts() == posts


async def test_buttons_of_the_lobby_after_the_start(house: House) -> None:
    company = await house.company(seated=False)
    post = company.newest
    await company.type(company.anna, "/game join", side="north")
    await company.type(company.ben, "/game join", side="south")
    full = company.newest
    await company.type(company.uma, "/game start")
    before = house.stored()

    seat = await company.press(company.carl, "Play North", on=post)
    start = await company.press(company.uma, "Start", on=full)

    assert (seat.refused, start.refused) == ("seat_taken", "started")
    assert house.stored() == before


async def test_a_button_of_a_game_before_its_start(house: House) -> None:
    company = await house.company(started=False)

    reply = await company.press(company.anna, "Start")

    assert reply.refused == "not_umpire"
    assert f"<@{company.uma.id}>" in reply.told
