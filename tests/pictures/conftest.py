"""A painter for the tests of a module: its worker is started once and goes with it."""

from collections.abc import AsyncIterator

import pytest_asyncio

from bot.pictures.painter import Painter


@pytest_asyncio.fixture
async def painter() -> AsyncIterator[Painter]:
    """Yield a painter; its worker has ended when the test has."""
    one = Painter()
    yield one
    await one.close()
