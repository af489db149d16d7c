"""Discord's OpenAPI description, which lies beside the project or is absent."""

import json
from pathlib import Path
from typing import Any

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from bot.loopback.openapi import description, faults_of
from bot.loopback.rest import PREFIX

FOLDER = Path(__file__).parents[3] / "shared"
PATH = FOLDER / "discord" / "openapi.json"


def found() -> Path | None:
    """Return the description's path, or None where it is absent."""
    return PATH if PATH.is_file() else None


def checker(wrong: list[str]) -> Middleware:
    """Return a middleware that holds each answer against the description.

    What the description does not admit is added to *wrong*.
    """
    described = description(PATH)

    @web.middleware
    async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
        response = await handler(request)
        resource = request.match_info.route.resource
        path = resource.canonical.removeprefix(PREFIX) if resource else ""
        validator = described.response(request.method, path, response.status)
        if validator and isinstance(response, web.Response):
            body: Any = json.loads(response.body)  # type: ignore[arg-type]
            for fault in faults_of(validator.iter_errors(body)):
                wrong.append(f"{request.method} {path}: {fault.path} {fault.message}")
        return response

    return check
