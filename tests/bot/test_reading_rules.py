"""`/game rules`: the house rules in force, and clauses and rulings in our own words."""

import pytest

from bot.lobby.reading import clause_ids
from tests.tables import Company, House

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_the_rules_list_what_is_in_force_with_its_citations(house: House) -> None:
    company = await house.company("nine_years")

    reply = await company.type(company.anna, "/game rules")

    lines = reply.told.splitlines()
    options = (await company.position()).game.options
    assert len(lines) == 1 + len(options)
    for line, name in zip(lines[1:], options, strict=True):
        assert line.startswith(f"- `{name}` = ")
    assert "- `flip_lock` = game_turn (for the whole year): How long" in reply.told
    assert "[KWW-FLIP-4, A-K-02]" in reply.told
    assert "- `flip_ends_round` = false: Whether" in reply.told


@pytest.mark.parametrize("clause", ["KWW-FLIP-3", " kww-flip-3 ", "Kww-Flip-3"])
async def test_a_clause_is_explained_also_without_a_game(
    house: House, clause: str
) -> None:
    company = Company(house, house.room(), ("north", "south"))

    reply = await company.type(company.anna, "/game rules", clause=clause)

    assert reply.told == (
        "**KWW-FLIP-3**: Each side can flip the marker once in the whole game, even if "
        "the other side turns it back later."
    )


async def test_a_clause_is_shown_in_the_games_language(house: House) -> None:
    company = await house.company("nine_years")

    options = {"clause": "A-K-13"}
    private = await company.type(company.ben, "/game rules", **options)
    public = await company.type(company.ben, "/game rules", show=True, **options)

    assert private.told.startswith("**A-K-13**: О том, с какой стороны")
    assert public.posted.content.startswith("**A-K-13**: Rule and worked example")


async def test_every_clause_can_be_found_and_read(house: House) -> None:
    company = await house.company("nine_years")
    words, known = house.bot.client.words, clause_ids(house.bot.table)

    assert len(known) > 40
    for one in known:
        for language in ("en", "ru"):
            assert len(words.say(language, one)) > 20
    found = await company.complete(company.anna, "/game rules", "clause", "kww-f")
    assert [value for _, value in found] == [f"KWW-FLIP-{n}" for n in range(1, 7)]
    assert len(await company.complete(company.anna, "/game rules", "clause")) == 25


async def test_a_clause_that_is_none(house: House) -> None:
    company = await house.company("nine_years")

    reply = await company.type(company.anna, "/game rules", clause="KWW-FLIP-99")

    assert reply.refused == "no_such_clause"
