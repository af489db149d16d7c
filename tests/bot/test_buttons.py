"""Buttons, selects and forms: what they offer, and that none of them is in memory."""

from datetime import timedelta

import pytest

from bot.loopback.components import every
from tests.replies import labels, play_of
from tests.tables import Company, House

pytestmark = pytest.mark.asyncio(loop_scope="module")


def only_the_newest_has_buttons(company: Company) -> bool:
    """Tell whether no other post has any."""
    *former, newest = company.posts()
    return bool(labels(newest)) and not any(map(labels, former))


async def test_each_side_finds_its_own_buttons_named_while_both_are_awaited(
    house: House,
) -> None:
    company = await house.company()
    both = labels(company.newest)
    await company.type(company.anna, "/parley seal", choice="hold")

    assert "North: Draw a card" in both
    assert "South: Draw a card" in both
    assert both[-1] == "Your orders"
    assert labels(company.newest)[0] == "Draw a card"


async def test_the_buttons_are_below_the_newest_post_whatever_was_done(
    house: House,
) -> None:
    company = await house.company(seated=False)
    await company.press(company.anna, "Play North")
    assert only_the_newest_has_buttons(company)
    await company.press(company.ben, "Play South")
    assert only_the_newest_has_buttons(company)
    await company.press(company.uma, "Start")
    assert only_the_newest_has_buttons(company)

    await company.type(company.anna, "/parley roll", number=2)
    assert only_the_newest_has_buttons(company)
    await company.press(company.ben, "South: Throw 2 dice")
    assert only_the_newest_has_buttons(company)
    await company.press(company.anna, "North: Send ships")
    await company.choose(company.anna, "Which ships?", "gull", "swan")
    assert only_the_newest_has_buttons(company)
    opened = await company.press(company.anna, "North: Load goods")
    await company.fill(company.anna, opened.call.form, "salt=1")
    assert only_the_newest_has_buttons(company)
    assert play_of(company.newest) == 4


async def test_a_select_of_thirty_has_two_pages_and_each_can_be_chosen_from(
    house: House,
) -> None:
    company = await house.company()

    first = await company.press(company.anna, "North: Sail")
    (select, _) = every(first.messages[0])
    assert len(select["options"]) == 25
    assert labels(first.messages[0]) == ["Which harbour? (1 of 2)", "More"]
    await company.press(company.anna, "More")
    (select, _) = every(first.messages[0])
    assert len(select["options"]) == 5
    assert labels(first.messages[0]) == ["Which harbour? (2 of 2)", "Back"]

    far = await company.choose(company.anna, "Which harbour? (2 of 2)", "stockholm")
    assert "from Bergen to Stockholm" in far.posted.content
    await company.press(company.anna, "Back", on=first.messages[0])
    near = await company.choose(company.anna, "Which harbour? (1 of 2)", "hull")
    assert "from Stockholm to Hull" in near.posted.content


async def test_several_values_are_chosen_within_their_number(house: House) -> None:
    company = await house.company()

    opened = await company.press(company.anna, "North: Send ships")
    (select,) = every(opened.messages[0])
    reply = await company.choose(company.anna, "Which ships?", "gull", "swan", "heron")

    assert (select["min_values"], select["max_values"]) == (2, 3)
    assert "Gull, Swan, Heron" in reply.posted.content


async def test_all_of_them_work_right_after_a_restart(house: House) -> None:
    company = await house.company()
    form = (await company.press(company.anna, "North: Load goods")).call.form
    await company.press(company.anna, "North: Sail")
    orders = await company.press(company.anna, "Your orders")
    named = (await company.press(company.anna, "Rename a ship")).call.form

    await house.restart()

    button = await company.press(company.ben, "South: Throw 2 dice")
    page = await company.press(company.anna, "More")
    select = await company.choose(company.anna, "Which harbour? (2 of 2)", "riga")
    filled = await company.fill(company.anna, form, "salt=2, wine=1")
    private = await company.press(company.anna, "Throw 2 dice", on=orders.messages[0])
    renamed = await company.fill(company.anna, named, "Gannet")
    again = await company.press(company.anna, "Your orders")
    assert not any(
        one.refused or one.outcome.fault
        for one in (button, page, select, filled, private, renamed, again)
    )
    assert play_of(company.newest) == 5
    assert only_the_newest_has_buttons(company)


async def test_a_form_that_is_put_away_can_be_opened_again(house: House) -> None:
    company = await house.company()
    before = house.stored()

    await company.press(company.anna, "North: Load goods")
    opened = await company.press(company.anna, "North: Load goods")

    assert house.stored() == before
    assert opened.call.form is not None
    assert opened.call.form.title == "Goods to load"
    reply = await company.fill(company.anna, opened.call.form, "salt=1")
    assert play_of(reply.posted) == 1


async def test_a_sealed_choice_stays_open_while_others_play(house: House) -> None:
    company = await house.company()
    orders = await company.press(company.anna, "Your orders")
    await company.type(company.ben, "/parley roll", number=2)
    await company.type(company.ben, "/parley seal", choice="attack")

    reply = await company.press(company.anna, "Seal: attack", on=orders.messages[0])

    assert reply.outcome.line
    assert "talks begin" in company.newest.content


async def test_a_game_waits_as_long_as_it_takes(house: House) -> None:
    company = await house.company()
    post = company.newest

    house.clock.forward(timedelta(days=400))
    await house.restart()

    reply = await company.press(company.anna, "North: Throw 2 dice", on=post)
    assert play_of(reply.posted) == 1
