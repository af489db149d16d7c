"""A deliberately wrong bot is refused with Discord's codes, rule by rule."""

from collections.abc import AsyncIterator

import pytest

from bot.clock import SetClock
from bot.loopback import Loopback
from tests.loopback.conftest import Opener
from tests.loopback.table import Table, seated
from tests.loopback.wrong import commands, components, interactions, messages, places
from tests.loopback.wrong.rule import Rule

RULES = (
    *messages.RULES,
    *components.RULES,
    *commands.RULES,
    *interactions.RULES,
    *places.RULES,
)


@pytest.fixture
async def table(opened: Opener, clock: SetClock) -> AsyncIterator[Table]:
    """Return a table at which nothing is held against Discord's description.

    What that would refuse, too, is to be refused by the loopback's own rules.
    """
    loopback = await opened(Loopback(clock))
    async with seated(loopback, clock) as made:
        yield made
    assert loopback.faults == []


@pytest.mark.parametrize("rule", RULES, ids=[each.name for each in RULES])
async def test_discord_refuses(table: Table, rule: Rule) -> None:
    reply = await rule.act(table)

    assert (reply.status, reply.code, reply.faults()) == (
        rule.status,
        rule.code,
        rule.where,
    )


async def test_what_is_not_offered_here_is_said_and_remembered(table: Table) -> None:
    reply = await table.ask("GET", "/sticker-packs")

    assert (reply.status, reply.code) == (404, 0)
    assert table.loopback.violations == ["not offered here: GET /api/v10/sticker-packs"]
