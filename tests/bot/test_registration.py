"""Commands are registered with Discord when they changed, and only then."""

from collections.abc import Awaitable, Callable
from pathlib import Path

from aiohttp import web
from aiohttp.typedefs import Middleware

from rules import SYSTEMS
from tests.tables import House, opened

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Registrations:
    """Counts how often a bot registers its commands."""

    def __init__(self) -> None:
        self.count = 0

    def middleware(self) -> Middleware:
        """Return what counts the requests of a loopback."""

        @web.middleware
        async def counting(
            request: web.Request, handler: Handler
        ) -> web.StreamResponse:
            if request.method == "PUT" and request.path.endswith("/commands"):
                self.count += 1
            return await handler(request)

        return counting


async def test_a_restart_registers_nothing(tmp_path: Path) -> None:
    seen = Registrations()
    house = House(tmp_path, middlewares=[seen.middleware()])
    async with opened(house):
        assert seen.count == 1

        await house.restart()

        assert seen.count == 1


async def test_other_commands_are_registered(tmp_path: Path) -> None:
    seen = Registrations()
    house = House(tmp_path, middlewares=[seen.middleware()])
    async with opened(house):
        house.systems = SYSTEMS
        await house.restart()

        assert seen.count == 2


async def test_it_can_be_had_anyway(tmp_path: Path) -> None:
    seen = Registrations()
    house = House(tmp_path, middlewares=[seen.middleware()])
    async with opened(house):
        assert await house.bot.client.register(anyway=True)

        assert seen.count == 2
