"""What is to be said is stored before it is said; here it goes out, in order, once."""

import asyncio
import logging
from collections import deque
from collections.abc import Iterable
from typing import Final, Protocol

from bot.store.records import Letter
from bot.store.thread import StoreThread

RETRY: Final = 60
"""Seconds after which letters are tried again when Discord could not be reached."""

log = logging.getLogger(__name__)


class Gone(Exception):
    """The channel or message is not there any more, or closed to us for good."""


class Mail(Protocol):
    """Brings letters to their channels; Discord stands behind it, or a test."""

    async def post(self, letter: Letter) -> str:
        """Send *letter* as a message and return its id; raises `Gone`."""

    async def strip(self, letter: Letter, message: str) -> None:
        """Take the buttons off *message*; raises `Gone`."""

    async def find(self, letter: Letter) -> str | None:
        """Return the message that *letter* has become already, if it is out.

        Raises `Gone` if the channel cannot be read.
        """


class Outbox:
    """One queue for each channel; letters leave in the order in which they came.

    `mail` is set before the first letter.
    """

    mail: Mail

    def __init__(self, store: StoreThread) -> None:
        self._store = store
        self._waiting: dict[str, deque[Letter]] = {}
        self._senders: dict[str, asyncio.Task[None]] = {}
        self._perhaps_out: set[int] = set()
        self._closed = False

    def take(self, letters: Iterable[Letter], *, perhaps_out: bool = False) -> None:
        """Send stored *letters* as soon as those before them are out.

        Those that are *perhaps_out* already are looked for first.
        """
        for letter in letters:
            if perhaps_out:
                self._perhaps_out.add(letter.id)
            self._waiting.setdefault(letter.channel, deque()).append(letter)
            self._wake(letter.channel)

    def mark(self, letter: Letter, message: str) -> None:
        """Note in the background that *letter* became *message*."""
        self._store.later(self._store.store.mark, letter.id, message)

    async def catch_up(self) -> None:
        """Send what an earlier run stored and may not have sent."""
        unsent = await self._store.do(self._store.store.unsent)
        self.take(unsent, perhaps_out=True)

    def behind(self, channel: str) -> bool:
        """Tell whether a post for *channel* waits that others must not overtake."""
        return any(one.kind != "strip" for one in self._waiting.get(channel, ()))

    @property
    def busy(self) -> bool:
        """Whether anything is being sent."""
        return bool(self._senders)

    async def idle(self) -> None:
        """Wait until nothing is waiting to be sent."""
        while self._senders:
            await asyncio.wait(list(self._senders.values()))

    async def close(self) -> None:
        """Stop sending; what is still waiting is found again at the next start."""
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
        except Exception:
            log.exception("letters for channel %s wait a while", channel)
            asyncio.get_running_loop().call_later(RETRY, self._wake, channel)
        finally:
            del self._senders[channel]

    async def _send(self, letter: Letter) -> None:
        store = self._store.store
        try:
            if letter.kind == "strip":
                target = await self._store.do(store.carrier, letter.game, letter.id)
                if target is not None and target.message is not None:
                    await self.mail.strip(letter, target.message)
                message = None
            else:
                message = await self._posted(letter)
        except Gone as gone:
            log.warning("letter %s for channel %s: %s", letter.id, letter.channel, gone)
            message = None
        await self._store.do(store.mark, letter.id, message)
        self._perhaps_out.discard(letter.id)

    async def _posted(self, letter: Letter) -> str:
        """Return the message that *letter* is: sent now, unless it is out already."""
        if letter.id in self._perhaps_out:
            message = await self.mail.find(letter)
            if message is not None:
                return message
        self._perhaps_out.add(letter.id)
        return await self.mail.post(letter)
