"""Queues of letters, one for each channel: each sends one at a time, in order."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from bot.store.records import Letter

RETRY: Final = 60
"""Seconds after which letters are tried again when Discord could not be reached."""

log = logging.getLogger(__name__)


class Stuck(Exception):
    """What has to go first could not be sent and is tried again later."""


class Lanes:
    """Hands each letter to *send* once those before it in its channel are done."""

    def __init__(self, send: Callable[[Letter], Awaitable[None]]) -> None:
        self._send = send
        self._waiting: dict[str, deque[Letter]] = {}
        self._senders: dict[str, asyncio.Task[None]] = {}
        self._closed = False

    def take(self, letter: Letter) -> None:
        """Put *letter* into the queue of its channel."""
        self._waiting.setdefault(letter.channel, deque()).append(letter)
        self._wake(letter.channel)

    def waiting(self, channel: str) -> Sequence[Letter]:
        """Return what is not sent yet in *channel*, the one being sent included."""
        return self._waiting.get(channel, ())

    async def past(self, letter: Letter) -> None:
        """Wait until what is older than *letter* in its channel is sent.

        Raises `Stuck` if that waits for another try.
        """
        channel = letter.channel
        while any(one.id < letter.id for one in self.waiting(channel)):
            if channel not in self._senders:
                raise Stuck
            await asyncio.wait({self._senders[channel]})

    @property
    def busy(self) -> bool:
        """Whether anything is being sent."""
        return bool(self._senders)

    async def idle(self) -> None:
        """Wait until nothing is being sent."""
        while self._senders:
            await asyncio.wait(list(self._senders.values()))

    async def close(self) -> None:
        """Stop sending."""
        self._closed = True
        senders = list(self._senders.values())
        for sending in senders:
            sending.cancel()
        await asyncio.gather(*senders, return_exceptions=True)

    def _wake(self, channel: str) -> None:
        if self._closed or channel in self._senders:
            return
        if channel in self._waiting:
            self._senders[channel] = asyncio.create_task(self._send_all(channel))

    async def _send_all(self, channel: str) -> None:
        waiting = self._waiting[channel]
        try:
            while waiting:
                await self._send(waiting[0])
                waiting.popleft()
            del self._waiting[channel]
        except Stuck:
            asyncio.get_running_loop().call_later(RETRY, self._wake, channel)
        except Exception:
            log.exception("letters for channel %s wait a while", channel)
            asyncio.get_running_loop().call_later(RETRY, self._wake, channel)
        finally:
            del self._senders[channel]
