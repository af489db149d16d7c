"""A bot without a library: what discord.py would never send can be sent by it."""

import asyncio
import io
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import aiohttp

from bot.loopback import Loopback
from tests.loopback.bots import TOKEN

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to a REST request."""

    status: int
    body: Any
    headers: dict[str, str]

    @property
    def code(self) -> int:
        """Return Discord's error code, 0 where there is none."""
        return self.body.get("code", 0) if isinstance(self.body, dict) else 0

    def faults(self) -> str:
        """Return the paths of the form errors, such as ``embeds.0.title``."""
        found: list[str] = []

        def walk(node: Json, path: tuple[str, ...]) -> None:
            for key, value in node.items():
                if key == "_errors":
                    found.append(".".join(path))
                else:
                    walk(value, (*path, key))

        if isinstance(self.body, dict):
            walk(self.body.get("errors", {}), ())
        return " ".join(found)


class RawBot:
    """Speaks REST as the bot, and listens on the gateway when it is asked to."""

    def __init__(self, loopback: Loopback, http: aiohttp.ClientSession) -> None:
        self.loopback = loopback
        self.http = http

    @property
    def application(self) -> int:
        """Return the id of the bot's application."""
        return next(iter(self.loopback.world.applications))

    async def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        token: str = f"Bot {TOKEN}",
        files: dict[str, bytes] | None = None,
    ) -> Reply:
        """Send a request and return the answer."""
        data: Any = None if body is None else json.dumps(body)
        headers = {"Authorization": token}
        if files is not None:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body))
            for number, (name, content) in enumerate(files.items()):
                form.add_field(f"files[{number}]", io.BytesIO(content), filename=name)
            data = form
        elif body is not None:
            headers["Content-Type"] = "application/json"
        async with self.http.request(
            method, f"{self.loopback.base}/api/v10{path}", data=data, headers=headers
        ) as response:
            text = await response.text()
            return Reply(
                response.status,
                json.loads(text) if text else None,
                dict(response.headers),
            )

    async def register(self, *commands: Json) -> Reply:
        """Put *commands* in the place of the registered ones."""
        return await self.ask(
            "PUT", f"/applications/{self.application}/commands", list(commands)
        )

    async def respond(self, event: Json, body: Json) -> Reply:
        """Answer the interaction *event* for the first time."""
        return await self.ask(
            "POST", f"/interactions/{event['id']}/{event['token']}/callback", body
        )

    def hook(self, event: Json) -> str:
        """Return the path of an interaction's webhook."""
        return f"/webhooks/{self.application}/{event['token']}"


class Wire:
    """One gateway socket."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket

    async def frame(self) -> Json:
        """Return the next frame."""
        async with asyncio.timeout(10):
            found: Json = await self._socket.receive_json()
            return found

    async def event(self, name: str) -> Json:
        """Return the data of the next event of that name."""
        while True:
            frame = await self.frame()
            if frame.get("t") == name:
                data: Json = frame["d"]
                return data

    async def say(self, op: int, data: Any = None) -> None:
        """Send a frame."""
        await self._socket.send_json({"op": op, "d": data})

    async def say_text(self, text: str) -> None:
        """Send what need not be a frame."""
        await self._socket.send_str(text)

    async def identify(self, token: str = TOKEN, **more: Any) -> None:
        """Open a session."""
        await self.say(2, {"token": token, "intents": 1, "properties": {}, **more})

    async def hang_up(self) -> None:
        """Close the socket so that the session can be resumed."""
        await self._socket.close(code=4000)

    async def closed(self) -> int | None:
        """Return the code with which the server closes the socket."""
        async with asyncio.timeout(10):
            while not self._socket.closed:
                await self._socket.receive()
        return self._socket.close_code


@asynccontextmanager
async def raw_bot(loopback: Loopback) -> AsyncIterator[RawBot]:
    """Give a bot without a library."""
    async with aiohttp.ClientSession() as http:
        yield RawBot(loopback, http)


@asynccontextmanager
async def wire(bot: RawBot) -> AsyncIterator[Wire]:
    """Connect to the gateway; HELLO has been heard."""
    url = f"{bot.loopback.base}/gateway"
    async with bot.http.ws_connect(url) as socket:
        connected = Wire(socket)
        assert (await connected.frame())["op"] == 10
        yield connected
