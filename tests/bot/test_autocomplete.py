"""Autocompletion advises: at most 25 choices that fit, none too long, none secret."""

import pytest

from bot.loopback import Person
from rules.kernel.choice import Choice, matching
from tests.parley.system import ParleySystem
from tests.tables import Company, House

pytestmark = pytest.mark.asyncio(loop_scope="module")


def offer(monkeypatch: pytest.MonkeyPatch, *values: str) -> None:
    """Have every field of the test system take these values."""
    choices = tuple(Choice(value) for value in values)

    def found(*arguments: object) -> tuple[Choice, ...]:
        return matching(choices, str(arguments[-1]))

    monkeypatch.setattr(ParleySystem, "choices", found)


async def values(company: Company, who: Person, typed: str = "") -> list[str]:
    """Return what is offered for a harbour."""
    found = await company.complete(who, "/parley sail", "to", typed)
    return [value for _, value in found]


@pytest.mark.parametrize(("there", "shown"), [(0, 0), (25, 25), (26, 25), (1000, 25)])
async def test_no_more_than_25_are_offered(
    house: House, monkeypatch: pytest.MonkeyPatch, there: int, shown: int
) -> None:
    company = await house.company()
    offer(monkeypatch, *(f"port-{number}" for number in range(there)))

    assert len(await values(company, company.anna)) == shown


async def test_what_fits_is_found_among_a_thousand(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    company = await house.company()
    offer(monkeypatch, *(f"port-{number}" for number in range(1000)))

    assert await values(company, company.anna, "PORT-99") == [
        "port-99",
        *(f"port-99{digit}" for digit in range(10)),
    ]
    assert await values(company, company.anna, "harbour") == []


async def test_what_discord_would_not_take_is_cut_or_left_out(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    company = await house.company()
    offer(monkeypatch, "a" * 100, "b" * 101, "short")

    found = await company.complete(company.anna, "/parley sail", "to")

    assert [value for _, value in found] == ["a" * 100, "short"]
    several = await company.complete(company.anna, "/parley send", "ships", "x, ")
    assert several == [("x, short", "x, short")]


async def test_names_are_offered_and_found_in_the_own_language(house: House) -> None:
    company = await house.company()

    russian = await company.complete(company.ben, "/parley sail", "to", "Гамб")
    english = await company.complete(company.anna, "/parley sail", "to", "lüb")

    assert russian == [("Гамбург", "hamburg")]
    assert english == [("Lübeck", "lubeck")]


async def test_the_last_of_several_is_completed(house: House) -> None:
    company = await house.company()

    ships = await company.complete(company.anna, "/parley send", "ships", "gull, sw")
    goods = await company.complete(company.anna, "/parley load", "goods", "salt=3, wi")

    assert ships == [("gull, Swan (swan)", "gull, swan")]
    assert goods == [("salt=3, wine, 12 left", "salt=3, wine")]


async def test_seats_are_offered_to_those_who_may_speak_for_them(house: House) -> None:
    company = await house.company()

    async def seats(who: Person) -> list[str]:
        found = await company.complete(who, "/parley roll", "seat")
        return [value for _, value in found]

    assert await seats(company.anna) == ["north"]
    assert await seats(company.uma) == ["north", "south", "umpire"]
    assert await seats(company.carl) == []


async def test_nothing_is_offered_of_what_is_somebody_elses(house: House) -> None:
    company = await house.company()
    house.bot.table.scripted[str(company.channel.id)] = ((), ("oath",))
    await company.type(company.anna, "/parley draw")

    async def cards(who: Person, **filled: str) -> list[str]:
        found = await company.complete(who, "/parley play", "card", **filled)
        return [value for _, value in found]

    assert await cards(company.anna) == ["oath"]
    for who in (company.ben, company.uma, company.carl):
        assert await cards(who) == []
        assert await cards(who, seat="north") == []


async def test_where_there_is_no_such_game_nothing_is_offered(house: House) -> None:
    nowhere = Company(house, house.room(), ("north", "south"))
    other = await house.company("nine_years")

    assert await values(nowhere, nowhere.anna) == []
    assert await values(other, other.anna) == []


async def test_the_lobby_completes_sides_options_and_clauses(house: House) -> None:
    company = await house.company(started=False)
    uma, ben = company.uma, company.ben

    assert await company.complete(ben, "/game join", "side", "юг") == [("Юг", "south")]
    assert await company.complete(uma, "/game option", "name", "hand") == [
        ("hand_limit", "hand_limit")
    ]
    first = await company.complete(uma, "/game option", "value", name="first_word")
    assert [value for _, value in first] == ["by_die", "north", "south"]
    everything = await company.complete(uma, "/game rules", "clause")
    assert len(everything) == 25
    clauses = await company.complete(uma, "/game rules", "clause", "kww-flip")
    assert len(clauses) == 6
    assert all(value.startswith("KWW-") for _, value in clauses)
    new = await company.complete(ben, "/game new", "scenario", system="nine_years")
    assert [value for _, value in new] == ["colonial-war", "nine-years"]
