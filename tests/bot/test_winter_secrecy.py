"""Sealed orders for Winter leave no trace in what reaches anybody but their side."""

import asyncio
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.dice.chance import SeededChance
from rules.nine_years.system import NINE_YEARS
from tests.bot.watching import Asked, found_out, watched
from tests.tables import Company, House, opened

SPACES: Final = ("paris", "dunkirk")
LINES: Final = ("scheldt-line", "rhine-line")
WATCHERS: Final = ("carl", "anna", "uma")


@dataclass(frozen=True)
class Sealed:
    """What the Bourbons order: where an army goes, changed once, and lines."""

    first: str
    then: str
    lines: tuple[str, ...]


SEALED: Final = st.builds(
    Sealed,
    st.sampled_from(SPACES),
    st.sampled_from(SPACES),
    st.lists(st.sampled_from(LINES), min_size=1, max_size=2, unique=True).map(tuple),
)


ASKS: Final[tuple[Asked, ...]] = (
    ("/game status", {}),
    ("/game log", {}),
    ("/game chart", {}),
    ("/game chart", {"text": True}),
    ("/game chart", {"show": True}),
    ("/game export", {}),
    ("/nine force list", {"show": True}),
    ("/nine retreat", {"force": "flanders", "to": "paris"}),
    ("/nine next", {"seat": "alliance"}),
)
"""What everybody may ask, and what is refused."""


async def prepared(company: Company) -> None:
    """Come to the Winter of 1688; the Alliance's own orders are open to itself."""
    for _ in range(3):
        await company.type(company.uma, "/nine next")
    await company.type(company.anna, "/nine retreat", force="ulster", to="london")
    await company.type(company.anna, "/nine retreat", force="imperial", to="cologne")


async def order(company: Company, sealed: Sealed) -> None:
    """Have Ben, who is the Bourbons, order an army, look, and order it again."""
    ben = company.ben
    for space in (sealed.first, sealed.then):
        reply = await company.type(ben, "/nine retreat", force="flanders", to=space)
        assert reply.refused is None, reply.told
        await company.press(ben, "Your orders")
        await company.type(ben, "/game chart")
        await company.type(ben, "/game status")
    await company.house.restart()


async def run(sealed: Sealed) -> dict[str, list[Any]]:
    """Return what each but the Bourbons has seen of a Winter with *sealed* orders."""
    with tempfile.TemporaryDirectory() as folder:
        chance = SeededChance("winter")
        house = House(Path(folder), systems=[NINE_YEARS], chance=chance)
        async with opened(house):
            company = await house.company("nine_years", scenario="nine-years")
            await prepared(company)
            await order(company, sealed)
            all_seen = {}
            for name in WATCHERS:
                person = getattr(company, name)
                told = await found_out(company, person, NINE_YEARS, ASKS)
                all_seen[name] = [*told, *watched(house.loopback.history, person)]
            return all_seen


async def run_lines(sealed: Sealed) -> dict[str, list[Any]]:
    """Return the same for the lines that the Bourbons remove in step B."""
    with tempfile.TemporaryDirectory() as folder:
        chance = SeededChance("winter")
        house = House(Path(folder), systems=[NINE_YEARS], chance=chance)
        async with opened(house):
            company = await house.company("nine_years", scenario="nine-years")
            await prepared(company)
            anna, ben = company.anna, company.ben
            await company.type(ben, "/nine retreat", force="flanders", to="paris")
            await company.type(anna, "/nine done")
            await company.type(ben, "/nine done")
            lines = ",".join(sealed.lines)
            reply = await company.type(ben, "/nine remove", lines=lines)
            assert reply.refused is None, reply.told
            all_seen = {}
            for name in WATCHERS:
                person = getattr(company, name)
                told = await found_out(company, person, NINE_YEARS, ASKS)
                all_seen[name] = [*told, *watched(house.loopback.history, person)]
            return all_seen


@settings(max_examples=5, deadline=None)
@given(one=SEALED, other=SEALED)
def test_nobody_learns_where_an_army_will_go(one: Sealed, other: Sealed) -> None:
    assert asyncio.run(run(one)) == asyncio.run(run(other))


@settings(max_examples=4, deadline=None)
@given(one=SEALED, other=SEALED)
def test_nobody_learns_which_lines_will_go(one: Sealed, other: Sealed) -> None:
    assert asyncio.run(run_lines(one)) == asyncio.run(run_lines(other))
