"""A gate on the road between bot and Discord, where a request is stopped or lost."""

import asyncio
from typing import Final, Literal

from aiohttp import web
from aiohttp.typedefs import Handler

ANSWER: Final = ("POST", "/callback")
"""The answer to an interaction."""

POST: Final = ("POST", "/messages")
"""A message in a channel."""

STRIP: Final = ("PATCH", "/messages/")
"""The edit that takes the buttons off a message."""

HISTORY: Final = ("GET", "/messages")
"""A look at what was said in a channel."""

Where = Literal["before", "after"]


class Gate:
    """Stops requests of one kind: before Discord has them, or its word that it has.

    As a middleware of the loopback it lets everything through until it is closed.
    """

    def __init__(self) -> None:
        self.reached = asyncio.Event()
        self._opened = asyncio.Event()
        self._closed_to: tuple[str, str] | None = None
        self._where: Where = "before"
        self._left = 0
        self._lost = False

    def close(
        self, kind: tuple[str, str], where: Where = "before", most: int = 99
    ) -> None:
        """Stop the next requests of this kind, *most* of them."""
        self.reached, self._opened = asyncio.Event(), asyncio.Event()
        self._closed_to, self._where, self._left = kind, where, most
        self._lost = False

    def open(self, *, lost: bool = False) -> None:
        """Let go what was stopped; what is *lost* breaks the line instead."""
        self._closed_to, self._lost = None, lost
        self._opened.set()

    def lose(self, kind: tuple[str, str], where: Where = "before") -> None:
        """Break the line under the next request of this kind."""
        self.close(kind, where, most=1)
        self._lost = True
        self._opened.set()

    @web.middleware
    async def keep(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Stop *request* here if it is of the kind that is stopped."""
        if not self._stops(request):
            return await handler(request)
        self._left -= 1
        if self._where == "after":
            response = await handler(request)
        self.reached.set()
        await self._opened.wait()
        if self._lost:
            if request.transport is not None:
                request.transport.abort()
            raise web.HTTPServiceUnavailable
        return response if self._where == "after" else await handler(request)

    def _stops(self, request: web.Request) -> bool:
        if self._closed_to is None or not self._left:
            return False
        method, part = self._closed_to
        return request.method == method and part in request.path
