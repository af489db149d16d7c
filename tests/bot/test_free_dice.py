"""`/dice roll` in a game and without one, and what the dice are bound to."""

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.denial import Denial
from bot.dice.stream import commitment, faces
from bot.free_dice import MOST_ADDED, MOST_DICE, SIDES, FreeThrow
from tests.replies import Reply, labels, play_of
from tests.tables import Company, House

in_the_house = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize(
    ("text", "thrown"),
    [
        ("2d6", FreeThrow(2, 6)),
        ("d20", FreeThrow(1, 20)),
        ("3D10+2", FreeThrow(3, 10, 2)),
        (" 3 d 10 - 2 ", FreeThrow(3, 10, -2)),
        ("3d10−2", FreeThrow(3, 10, -2)),
        ("2к6", FreeThrow(2, 6)),
        ("2Д6+1", FreeThrow(2, 6, 1)),
        ("100d1000", FreeThrow(100, 1000)),
        ("1d2+1000000", FreeThrow(1, 2, 1_000_000)),
    ],
)
def test_a_throw_is_written_so(text: str, thrown: FreeThrow) -> None:
    assert FreeThrow.read(text) == thrown


@pytest.mark.parametrize(
    "text",
    [
        *("", "6", "2d", "d", "2x6", "two dice", "2d6+", "2d6+1d6", "2d6.5", "-1d6"),
        *("0d6", "101d6", "1d1", "1d0", "1d1001", "1d6+1000001", "1d6-1000001"),
        *("9" * 4000 + "d6", "1d6\n1d6", "@everyone", "`1d6`"),
    ],
)
def test_what_is_no_throw(text: str) -> None:
    with pytest.raises(Denial) as no:
        FreeThrow.read(text)
    assert no.value.code == "bad_dice"


@given(
    st.builds(
        FreeThrow,
        st.integers(1, MOST_DICE),
        st.sampled_from(SIDES),
        st.integers(-MOST_ADDED, MOST_ADDED),
    )
)
def test_a_throw_is_written_as_it_is_read(thrown: FreeThrow) -> None:
    assert FreeThrow.read(str(thrown)) == thrown


@given(st.text())
def test_any_text_is_a_throw_or_none(text: str) -> None:
    try:
        thrown = FreeThrow.read(text)
    except Denial:
        return
    assert 1 <= thrown.count <= MOST_DICE
    assert thrown.sides in SIDES


def shown(reply: Reply) -> tuple[list[int], int]:
    """Return the faces of a post and its total."""
    found = re.search(r": ([\d ]+) = \*\*(-?\d+)\*\*", reply.posted.content)
    assert found is not None
    return [int(one) for one in found[1].split()], int(found[2])


@in_the_house
async def test_in_a_game_it_is_a_numbered_throw_of_the_game(house: House) -> None:
    company = await house.company()
    await company.type(company.anna, "/parley roll", number=2)

    reply = await company.type(company.carl, "/dice roll", dice="3d10-2")

    position = await company.position()
    thrown, total = shown(reply)
    game = position.game
    assert f"<@{company.carl.id}> throws 3d10-2. 🎲 #2: " in reply.posted.content
    assert total == sum(thrown) - 2
    assert tuple(thrown) == faces(
        game.secret, game.code, 2, str(reply.call.id), "free", 3, 10
    )
    assert (game.revision, game.throws) == (2, 2)
    assert play_of(reply.posted) == 2
    assert reply.posted.pings == ()
    assert "Your orders" in labels(reply.posted)
    assert reply.outcome.line is not None
    (roll,) = json.loads(reply.outcome.line.public)["rolls"]
    assert roll == {"number": 2, "purpose": "free", "sides": 10, "faces": thrown}


@in_the_house
async def test_it_changes_nothing_else_in_the_game(house: House) -> None:
    company = await house.company()
    before = await company.position()

    await company.type(company.anna, "/dice roll", dice="2d6")

    after = await company.position()
    assert after.state == before.state
    reply = await company.press(company.anna, "North: Throw 2 dice")
    assert "🎲 #2 omens" in reply.posted.content


@in_the_house
async def test_a_hundred_dice_fit(house: House) -> None:
    company = await house.company()

    reply = await company.type(company.anna, "/dice roll", dice="100d1000+1000000")

    thrown, total = shown(reply)
    assert len(thrown) == 100
    assert total == sum(thrown) + 1_000_000


@in_the_house
@pytest.mark.parametrize("waiting", [True, False])
async def test_without_a_running_game_it_says_that_it_cannot_be_proved(
    house: House, waiting: bool
) -> None:
    company = Company(house, house.room(), ("north", "south"))
    if waiting:
        await company.type(company.uma, "/game new", system="parley")
    before = house.stored()

    reply = await company.type(company.ben, "/dice roll", dice="2d6+1")

    thrown, total = shown(reply)
    assert total == sum(thrown) + 1
    assert reply.posted.content.startswith("Бросок 2d6+1: ")
    assert reply.posted.content.endswith("проверить этот бросок нельзя.")
    assert house.stored() == before


@in_the_house
async def test_the_proof_shows_what_binds_and_no_secret(house: House) -> None:
    company = await house.company()
    await company.type(company.anna, "/parley roll", number=2)
    game = (await company.position()).game

    private = await company.type(company.carl, "/dice proof")
    public = await company.type(company.ben, "/dice proof", show=True)

    for told in (private.told, public.posted.content):
        assert "one throw so far" in told
        assert f"Commitment of the dice: `{commitment(game.secret)}`" in told
        assert f"hidden draws: `{commitment(game.hidden_secret)}`" in told
        assert game.secret.hex() not in told
        assert game.hidden_secret.hex() not in told


@in_the_house
async def test_after_the_end_the_proof_shows_the_secrets(house: House) -> None:
    company = await house.company()
    game = (await company.position()).game
    await company.type(company.uma, "/game end")
    await company.press(company.uma, "End the game")

    reply = await company.type(company.carl, "/dice proof")

    assert "no throw so far" in reply.told
    assert game.secret.hex() in reply.told
    assert game.hidden_secret.hex() in reply.told


@in_the_house
@pytest.mark.parametrize("waiting", [True, False])
async def test_without_a_game_nothing_is_bound(house: House, waiting: bool) -> None:
    company = Company(house, house.room(), ("north", "south"))
    if waiting:
        await company.type(company.uma, "/game new", system="parley")

    reply = await company.type(company.anna, "/dice proof")

    assert reply.refused == "no_game"
