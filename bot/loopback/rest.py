"""One REST request: who asks, for what, with which body; and the answer."""

import json
import re
import traceback
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from aiohttp import BodyPartReader, web

from bot.loopback.errors import (
    INVALID_JSON,
    NOT_FOUND,
    TOO_LARGE,
    UNAUTHORIZED,
    Problem,
    Refused,
)
from bot.loopback.limits import Limited, Limits
from bot.loopback.openapi import Description
from bot.loopback.posting import Incoming
from bot.loopback.service import Service
from bot.loopback.world import Application, Json

PREFIX = "/api/v10"
FILE_FIELD = re.compile(r"files\[([0-9]+)\]")
FAULT = Problem(400, 0, "A fault of the loopback itself; see its traceback")
ANY_VALUE = r"{\1:[^/]+}"


@dataclass(frozen=True, slots=True)
class Ask:
    """What a handler gets: the bot that asks, and the request taken apart."""

    service: Service
    application: Application
    params: dict[str, str]
    query: dict[str, str]
    body: Any = None
    uploads: tuple[Incoming, ...] = ()

    def id(self, name: str) -> int:
        """Return an id from the path, or refuse what is none."""
        value = self.params[name]
        if not value.isdecimal():
            raise Refused(NOT_FOUND)
        return int(value)

    @property
    def form(self) -> Json:
        """Return the body where it must be an object."""
        if isinstance(self.body, dict):
            return self.body
        raise Refused(INVALID_JSON)


Handler = Callable[[Ask], Any]
"""Returns what is answered as JSON, or None for 204 No Content."""


@dataclass(frozen=True, slots=True)
class Route:
    """A path as Discord's description writes it, and who answers it.

    `open` routes carry their own token in the path.
    """

    method: str
    path: str
    handler: Handler
    open: bool = False


@dataclass(slots=True)
class Rest:
    """The REST side: routes, limits, and validation.

    `violations` are the requests that Discord's description does not admit.
    """

    service: Service
    limits: Limits | None
    description: Description | None
    violations: list[str] = field(default_factory=list)

    def add_to(self, app: web.Application, routes: Iterable[Route]) -> None:
        """Let *app* serve *routes*; anything else below the prefix is refused."""
        for route in routes:
            path = PREFIX + re.sub(r"{(\w+)}", ANY_VALUE, route.path)
            app.router.add_route(route.method, path, partial(self._serve, route))
        app.router.add_route("*", PREFIX + "/{rest:.*}", self._nothing_here)

    async def _serve(self, route: Route, request: web.Request) -> web.Response:
        """Answer a request: with JSON, with Discord's error, never with a hang."""
        headers: dict[str, str] = {}
        try:
            application = self._who(route, request)
            if self.limits:
                headers = self.limits.take(
                    route.method, route.path, request, application
                )
            body, uploads = await read_body(request)
            self._validate(route, body)
            answer = route.handler(
                Ask(
                    self.service,
                    application,
                    dict(request.match_info),
                    dict(request.query),
                    body,
                    uploads,
                )
            )
        except Refused as refused:
            return reply(refused.body(), refused.problem.status, headers)
        except Limited as limited:
            return reply(limited.body, 429, limited.headers)
        except Exception:
            fault = traceback.format_exc()
            self.service.faults.append(fault)
            body = {"message": f"{FAULT.message}\n{fault}", "code": FAULT.code}
            return reply(body, FAULT.status, headers)
        if answer is None:
            return web.Response(status=204, headers=headers)
        return reply(answer, 200, headers)

    def _who(self, route: Route, request: web.Request) -> Application:
        """Return the bot that asks; raise `Refused` (401) for a wrong token."""
        applications = self.service.world.applications.values()
        given = request.headers.get("Authorization")
        for application in applications:
            if given == f"Bot {application.token}":
                return application
        if route.open and applications:
            return next(iter(applications))
        raise Refused(UNAUTHORIZED)

    def _validate(self, route: Route, body: Any) -> None:
        """Hold the body against Discord's description; refuse and remember."""
        if self.description is None:
            return
        try:
            self.description.check_request(route.method, route.path, body)
        except Refused as refused:
            self.violations.append(f"{route.method} {route.path}: {refused.faults}")
            raise

    async def _nothing_here(self, request: web.Request) -> web.Response:
        """Answer a path that Discord has and this does not, and remember it."""
        self.violations.append(f"not offered here: {request.method} {request.path}")
        return reply(Refused(NOT_FOUND).body(), 404, {})


async def read_body(request: web.Request) -> tuple[Any, tuple[Incoming, ...]]:
    """Return the JSON of a request and its files; raise `Refused` for bad JSON."""
    if not request.can_read_body:
        return None, ()
    if not request.content_type.startswith("multipart/"):
        try:
            return parsed(await request.text()), ()
        except web.HTTPRequestEntityTooLarge:
            raise Refused(TOO_LARGE) from None
    body: Any = {}
    uploads: list[Incoming] = []
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise Refused(INVALID_JSON)
        if part.name == "payload_json":
            body = parsed(await part.text())
        elif slot := FILE_FIELD.fullmatch(part.name or ""):
            content = bytes(await part.read())
            uploads.append(Incoming(part.filename or "file", content, int(slot[1])))
    return body, tuple(uploads)


def parsed(text: str) -> Any:
    """Return *text* as JSON, or refuse it."""
    try:
        return json.loads(text)
    except ValueError:
        raise Refused(INVALID_JSON) from None


def reply(body: Any, status: int, headers: dict[str, str]) -> web.Response:
    """Return a JSON answer.

    The type must be exactly ``application/json``: discord.py compares it as a
    whole, and aiohttp's own JSON response would add a charset.
    """
    return web.Response(
        body=json.dumps(body).encode(),
        status=status,
        headers={"Content-Type": "application/json", **headers},
    )
