"""An error of the loopback itself is told at once, and never looks like a hang."""

import pytest

from bot.clock import SetClock
from bot.loopback import Loopback, payloads, posting
from tests.loopback.conftest import Opener
from tests.loopback.raw import raw_bot, wire
from tests.loopback.table import seated


def broken(*_: object) -> None:
    """Fail like a handler with a mistake in it."""
    raise RuntimeError("a mistake")


async def test_a_fault_in_a_handler_is_answered_with_its_traceback(
    opened: Opener, clock: SetClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    loopback = await opened(Loopback(clock))
    async with seated(loopback, clock) as table:
        monkeypatch.setattr(posting, "post", broken)
        reply = await table.post(content="x")

    assert reply.status == 400
    assert "RuntimeError: a mistake" in reply.body["message"]
    (fault,) = loopback.faults
    assert "RuntimeError: a mistake" in fault


async def test_a_fault_on_the_gateway_closes_the_socket(
    opened: Opener, clock: SetClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    loopback = await opened(Loopback(clock))
    monkeypatch.setattr(payloads, "own_user", broken)
    async with raw_bot(loopback) as bot, wire(bot) as connected:
        await connected.identify()

        assert await connected.closed() == 4000
    (fault,) = loopback.faults
    assert "RuntimeError: a mistake" in fault
