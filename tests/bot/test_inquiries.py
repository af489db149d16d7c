"""A question by button: the odds of an open battle, told privately to whoever asks."""

import pytest

from tests.bot import who_at_sea
from tests.bot.test_who import typed
from tests.replies import labels
from tests.tables import Company, House

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def in_contact(house: House) -> Company:
    company = await house.company("war_at_sea")
    for line in who_at_sea.CONTACT:
        assert (await typed(company, company.uma, line)).outcome.line
    return company


async def test_anybody_is_told_the_odds_privately(house: House) -> None:
    company = await in_contact(house)
    before = house.stored()

    for person in (company.carl, company.anna):
        reply = await company.press(person, "Odds of battle №1")

        assert "7/12" in reply.told
        assert reply.outcome.line is None
    assert house.stored() == before


async def test_without_a_battle_there_is_no_such_button(house: House) -> None:
    company = await house.company("war_at_sea")

    assert "Odds of battle №1" not in labels(company.newest)


async def test_after_the_battle_the_button_is_explained(house: House) -> None:
    company = await in_contact(house)
    post = company.newest
    await typed(company, company.uma, "/sea umpire draw battle:1")

    reply = await company.press(company.anna, "Odds of battle №1", post)

    assert reply.refused == "stale_press"
