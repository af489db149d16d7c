from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.bot.gate import Gate
from tests.tables import House, opened


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def gate() -> Gate:
    """Return the gate on the road of this module's bot."""
    return Gate()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(
    tmp_path_factory: pytest.TempPathFactory, gate: Gate
) -> AsyncIterator[House]:
    """Return one server with one bot for all tests of a module.

    Each test takes a channel of its own, so that they do not meet.
    """
    folder = tmp_path_factory.mktemp("house")
    async with opened(House(folder, middlewares=[gate.keep])) as made:
        yield made
