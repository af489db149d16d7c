"""*Your orders*: what each may do, told to him alone."""

import pytest

from tests.replies import labels
from tests.tables import Company, House

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def dealt(house: House) -> Company:
    """Return a game in which North holds the Oath and South has sealed a choice."""
    company = await house.company()
    channel = str(company.channel.id)
    house.bot.table.scripted[channel] = ((), ("oath",))
    await company.type(company.anna, "/parley draw")
    await company.type(company.ben, "/parley seal", choice="hold")
    return company


async def test_everybody_is_shown_his_own_and_nobody_elses(house: House) -> None:
    company = await dealt(house)

    anna = await company.press(company.anna, "Your orders")
    ben = await company.press(company.ben, "Your orders")
    uma = await company.press(company.uma, "Your orders")
    carl = await company.press(company.carl, "Your orders")

    assert "**North**" in anna.told
    assert "seal a choice" in anna.told
    assert {"Play Oath", "Seal: hold", "Draw a card"} <= set(labels(anna.messages[0]))
    assert "**Юг**" in ben.told
    assert not [one for one in labels(ben.messages[0]) if "Клятв" in one]
    assert labels(uma.messages[0]) == ["End the game"]
    assert carl.refused == "no_seat"
    for reply in (anna, ben, uma):
        assert [one.visible_to for one in reply.messages] == [reply.call.person.id]


async def test_no_public_button_tells_what_only_its_side_may_know(house: House) -> None:
    company = await dealt(house)

    for post in company.posts():
        assert not [one for one in labels(post) if "Oath" in one or "Seal" in one]


async def test_they_may_be_looked_at_as_often_as_one_likes_and_acted_on(
    house: House,
) -> None:
    company = await dealt(house)
    first = await company.press(company.anna, "Your orders")
    second = await company.press(company.anna, "Your orders")
    assert first.told == second.told

    reply = await company.press(company.anna, "Play Oath", on=first.messages[0])

    assert "Oath lies open" in reply.posted.content
    late = await company.press(company.anna, "Play Oath", on=second.messages[0])
    assert late.refused == "stale_press"
    assert "**North plays Oath.**" in late.told


async def test_the_umpire_is_shown_those_of_an_empty_seat_too(house: House) -> None:
    company = await dealt(house)
    await company.type(company.ben, "/game leave")

    reply = await company.press(company.uma, "Your orders")

    shown = [labels(one)[0] for one in reply.messages]
    assert shown == ["Seal: attack", "End the game"]
    assert len({one.visible_to for one in reply.messages}) == 1


async def test_the_umpire_sees_no_hand_by_acting_for_one_who_holds_it(
    house: House,
) -> None:
    company = await dealt(house)
    house.bot.table.scripted[str(company.channel.id)] = ((), ("spy", "treaty"))

    drawn = await company.type(company.uma, "/parley draw", seat="north")
    refused = await company.type(company.uma, "/parley play", card="gift", seat="north")

    assert "for North" in drawn.posted.content
    assert drawn.told == ""
    assert refused.refused == "not_in_hand"
    assert "Oath" not in refused.told
    assert "Spy" not in refused.told
    await company.type(company.anna, "/game leave")
    empty = await company.type(company.uma, "/parley draw", seat="north")
    assert "Treaty" in empty.told
