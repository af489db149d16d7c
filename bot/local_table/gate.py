"""Who is let in: this machine's browser, on this server's own pages, with the key.

Every request to the server passes here, those of the bot too: a foreign site must
reach neither the page nor the loopback Discord behind it (DNS rebinding, forged
requests). The key guards the page and its websocket; the bot has its own token.
"""

import secrets
from collections.abc import Awaitable, Callable
from typing import Final

from aiohttp import hdrs, web

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

OWN_HOSTS: Final = ("127.0.0.1", "localhost")
GUARDED: Final = ("/page/", "/words/", "/knock", "/socket")
PROTOCOL: Final = "quarterdeck"
PAGE_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self' ws://{host}",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
FILE_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; sandbox"


class Gate:
    """Checks Host, Origin and key; what does not fit is answered 403.

    The key itself is asked for on the first page and on the websocket. For the
    files of the page, and its reload, a cookie will do; it opens nothing else,
    because browsers send cookies to every port of a host.
    """

    def __init__(self) -> None:
        self.key = secrets.token_urlsafe(24)
        self._pass = secrets.token_urlsafe(24)

    def add_to(self, app: web.Application) -> None:
        """Stand in front of every route of *app*."""

        @web.middleware
        async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
            if not (is_own_host(request) and is_own_origin(request)):
                raise web.HTTPForbidden(text="403: not from here")
            if not self._admits(request):
                raise web.HTTPForbidden(text="403: open the address with its key")
            response = await handler(request)
            if request.path == "/":
                response.set_cookie(
                    cookie_name(request), self._pass, httponly=True, samesite="Lax"
                )
            return response

        app.middlewares.append(check)
        app.on_response_prepare.append(harden)

    def _admits(self, request: web.Request) -> bool:
        """Tell whether a request has what its path asks for."""
        path = request.path
        if path == "/":
            return self._has_key(request.query.get("key")) or (
                "key" not in request.query and self._has_pass(request)
            )
        if not path.startswith(GUARDED):
            return True
        if path == "/socket":
            return any(self._has_key(one) for one in offered_protocols(request))
        if path == "/knock":
            given = request.headers.get(hdrs.AUTHORIZATION, "")
            return self._has_key(given.removeprefix("Bearer "))
        return self._has_pass(request)

    def _has_key(self, given: str | None) -> bool:
        return same(given, self.key)

    def _has_pass(self, request: web.Request) -> bool:
        return same(request.cookies.get(cookie_name(request)), self._pass)


def same(given: str | None, secret: str) -> bool:
    """Compare in a time that does not tell how much was right."""
    return secrets.compare_digest((given or "").encode(), secret.encode())


def cookie_name(request: web.Request) -> str:
    """Return the cookie's name, which is this port's own."""
    return f"quarterdeck-{port_of(request)}"


def port_of(request: web.Request) -> int:
    """Return the port that a request came in on."""
    if request.transport is None:
        return 0
    return int(request.transport.get_extra_info("sockname")[1])


def is_own_host(request: web.Request) -> bool:
    """Tell whether a request names this server, and by an address of this machine."""
    own = {f"{host}:{port_of(request)}" for host in OWN_HOSTS}
    return request.headers.get(hdrs.HOST) in own


def is_own_origin(request: web.Request) -> bool:
    """Tell whether a request comes from a page of this server, or from no page."""
    origin = request.headers.get(hdrs.ORIGIN)
    return origin in (None, f"http://{request.headers.get(hdrs.HOST)}")


def offered_protocols(request: web.Request) -> list[str]:
    """Return what a websocket offers: the protocol's name, and the key."""
    given = request.headers.get(hdrs.SEC_WEBSOCKET_PROTOCOL, "")
    return [one.strip() for one in given.split(",")]


async def harden(request: web.Request, response: web.StreamResponse) -> None:
    """Add the headers by which a browser keeps what it is given apart."""
    headers = response.headers
    headers["X-Content-Type-Options"] = "nosniff"
    headers["Referrer-Policy"] = "no-referrer"
    headers["Cross-Origin-Resource-Policy"] = "same-origin"
    if request.path.startswith("/attachments/"):
        headers["Content-Security-Policy"] = FILE_POLICY
        if not response.content_type.startswith("image/"):
            headers["Content-Disposition"] = "attachment"
    else:
        host = request.headers.get(hdrs.HOST, "")
        headers["Content-Security-Policy"] = PAGE_POLICY.format(host=host)
        headers["Cache-Control"] = "no-store"
