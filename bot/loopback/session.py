"""One gateway session: numbered events, kept so that a cut socket can resume."""

import asyncio
import json
from collections import deque
from typing import Any

from aiohttp import web

from bot.loopback.frames import Op
from bot.loopback.kinds import Intent
from bot.loopback.world import Application

KEPT_FOR_RESUME = 1_000


class Session:
    """What a bot's IDENTIFY opened; it outlives its socket until it is closed.

    A socket has one queue, emptied by one task, so that events never overtake
    each other.
    """

    def __init__(
        self, name: str, application: Application, intents: int, shard: tuple[int, int]
    ) -> None:
        self.name = name
        self.application = application
        self.intents = Intent(intents)
        self.shard, self.shards = shard
        self.sequence = 0
        self._sent: deque[tuple[int, str]] = deque(maxlen=KEPT_FOR_RESUME)
        self._line: Line | None = None

    @property
    def connected(self) -> bool:
        """Return whether a socket is there now."""
        return self._line is not None

    def dispatch(self, event: str, data: Any) -> None:
        """Send an event, or keep it for the resume when no socket is there."""
        self.sequence += 1
        frame = json.dumps(
            {"op": Op.DISPATCH, "t": event, "s": self.sequence, "d": data}
        )
        self._sent.append((self.sequence, frame))
        if self._line:
            self._line.say(frame)

    def attach(self, line: "Line") -> None:
        """Let *line* carry what is sent from now on."""
        self._line = line

    def detach(self, line: "Line") -> None:
        """Forget *line*, unless another has taken its place already."""
        if self._line is line:
            self._line = None

    def missed(self, sequence: int) -> list[str] | None:
        """Return the frames after *sequence*, or None if they are not all kept."""
        if not self.sequence - len(self._sent) <= sequence <= self.sequence:
            return None
        return [frame for number, frame in self._sent if number > sequence]

    def hang_up(self) -> None:
        """Break the connection without a word, as a failing network does."""
        if self._line:
            self._line.cut()

    def say(self, frame: str) -> None:
        """Send a frame that is no event, if a socket is there."""
        if self._line:
            self._line.say(frame)


class Line:
    """One socket with its queue."""

    def __init__(self, request: web.Request, socket: web.WebSocketResponse) -> None:
        self._request = request
        self._socket = socket
        self._frames: asyncio.Queue[str] = asyncio.Queue()

    def say(self, frame: str) -> None:
        """Queue one text frame."""
        self._frames.put_nowait(frame)

    async def carry(self) -> None:
        """Send what is queued, in order, until the socket is closed."""
        while not self._socket.closed:
            frame = await self._frames.get()
            try:
                await self._socket.send_str(frame)
            except ConnectionError:
                return

    def cut(self) -> None:
        """Drop the connection without a close frame."""
        if self._request.transport:
            self._request.transport.abort()
