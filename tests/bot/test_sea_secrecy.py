"""Sealed answers in a battle leave no trace in what reaches anybody but their side."""

import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.dice.chance import SeededChance
from rules.war_at_sea.system import WAR_AT_SEA
from tests.bot.test_who import command_of
from tests.bot.watching import Asked, found_out, watched
from tests.bot.who_at_sea import FIGHT
from tests.replies import Reply
from tests.tables import Company, House, opened

WATCHERS: Final = ("carl", "anna", "uma")
FACES: Final = (3,) * 12
"""Equal dice: nobody's attack is raised."""

ON: Final = ("/sea fight-on seat:red", "/sea fight-on seat:blue")
STAYING: Final = (*FIGHT, "/sea even seat:red")
FIRING: Final = (*STAYING, *ON, *ON)
"""Round 3, in which both sides may aim or hold their fire."""

ASKS: Final[tuple[Asked, ...]] = (
    ("/game status", {}),
    ("/game log", {}),
    ("/game chart", {}),
    ("/game chart", {"text": True}),
    ("/game export", {}),
    ("/sea answers", {"show": True}),
    ("/sea odds", {}),
    ("/sea ledger", {"show": True}),
    ("/sea fire", {"targets": "s1=1"}),
    ("/sea end-turn", {"seat": "red"}),
)
"""What everybody may ask, and what is refused."""

STANDING: Final = ("rounds:3", "ships:2", "even:true", "support:stay_out")

Answers = Sequence[str]


async def typed(company: Company, line: str, *, by: str = "uma") -> Reply:
    """Type a line; it must be played."""
    command, options = command_of(line)
    reply = await company.type(getattr(company, by), command, **options)
    assert reply.outcome.line is not None, (line, reply.told)
    return reply


async def run(scene: Sequence[str], answers: Answers) -> dict[str, list[Any]]:
    """Return what each but Blue has seen once Blue has given *answers* in a scene."""
    with tempfile.TemporaryDirectory() as folder:
        chance = SeededChance("battle")
        house = House(Path(folder), systems=[WAR_AT_SEA], chance=chance)
        async with opened(house):
            company = await house.company("war_at_sea")
            house.bot.table.scripted[str(company.channel.id)] = (FACES, ())
            for line in scene:
                await typed(company, line)
            for line in answers:
                await typed(company, line, by="ben")
                await company.press(company.ben, "Your orders")
            await house.restart()
            all_seen = {}
            for name in WATCHERS:
                person = getattr(company, name)
                told = await found_out(company, person, WAR_AT_SEA, ASKS)
                all_seen[name] = [*told, *watched(house.loopback.history, person)]
            return all_seen


def twice(lines: Sequence[str]) -> st.SearchStrategy[tuple[str, str]]:
    """Return two answers out of *lines*, the second one in place of the first."""
    return st.tuples(st.sampled_from(lines), st.sampled_from(lines))


STAY: Final = twice(["/sea fight-on", "/sea retreat", "/sea offer-draw"])
FIRE: Final = twice(["/sea even", "/sea fire", "/sea fire targets:s1=1"])
LEFT: Final = twice([f"/sea standing {one}" for one in STANDING])


@pytest.mark.clause("A-S-43")
@settings(max_examples=4, deadline=None)
@given(one=STAY, other=STAY)
def test_nobody_learns_whether_a_side_stays(one: Answers, other: Answers) -> None:
    assert asyncio.run(run(STAYING, one)) == asyncio.run(run(STAYING, other))


@pytest.mark.clause("A-S-51")
@settings(max_examples=4, deadline=None)
@given(one=FIRE, other=FIRE)
def test_nobody_learns_where_a_side_fires(one: Answers, other: Answers) -> None:
    assert asyncio.run(run(FIRING, one)) == asyncio.run(run(FIRING, other))


@settings(max_examples=3, deadline=None)
@given(one=LEFT, other=LEFT)
def test_nobody_learns_of_standing_answers(one: Answers, other: Answers) -> None:
    assert asyncio.run(run(FIGHT, one)) == asyncio.run(run(FIGHT, other))
