"""What is to be said is stored before it is said; here it goes out, in order, once."""

import asyncio
import contextlib
import logging
from collections.abc import Iterable
from dataclasses import replace
from typing import Final, Protocol

from bot.lanes import Lanes
from bot.store.records import Letter, Marks
from bot.store.thread import StoreThread

SOON: Final = 0.05
"""Seconds after which the note that a letter is out is written by itself."""

QUIET: Final = 0.02
"""Seconds without a call after which old buttons are tidied away."""

PATIENCE: Final = 1.0
"""Seconds that they may stand at the most when there is no quiet moment."""

REMEMBERED: Final = 4096
"""Games of which the newest message is at hand."""

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
    """Posts leave in the order in which they came; old buttons go after them.

    People are answered first: the buttons of a former post are taken off in the next
    quiet moment. Pressed in between, they are explained like any late press. `mail`
    is set before the first letter.
    """

    mail: Mail

    def __init__(self, store: StoreThread) -> None:
        self._store = store
        self._posts = Lanes(self._post)
        self._strips = Lanes(self._strip)
        self._perhaps_out: set[int] = set()
        self._marks: dict[int, str | None] = {}
        self._newest: dict[int, tuple[int, str | None]] = {}
        self._soon: asyncio.TimerHandle | None = None
        self._calls = 0
        self._hurry = asyncio.Event()

    def take(self, letters: Iterable[Letter], *, perhaps_out: bool = False) -> None:
        """Send stored *letters* as soon as those before them are out.

        Those that are *perhaps_out* already are looked for first.
        """
        for letter in letters:
            if perhaps_out:
                self._perhaps_out.add(letter.id)
            lanes = self._strips if letter.kind == "strip" else self._posts
            lanes.take(letter)

    def addressed(self, letters: Iterable[Letter]) -> tuple[Letter, ...]:
        """Return letters of one game, just stored, with the messages to be stripped.

        That is the newest one before, where this run knows it; else it is sought when
        its turn comes.
        """
        found = []
        for letter in letters:
            if letter.kind == "strip":
                _, message = self._newest.get(letter.game, (0, None))
                found.append(replace(letter, message=message))
                continue
            if len(self._newest) >= REMEMBERED:
                self._newest.clear()
            self._newest[letter.game] = (letter.id, None)
            found.append(letter)
        return tuple(found)

    def stir(self) -> None:
        """Note that somebody has called: this is no quiet moment."""
        self._calls += 1

    def mark(self, letter: Letter, message: str | None) -> None:
        """Note that *letter* became *message*.

        The note rides along with the next commit, or is written soon by itself.
        """
        self._marks[letter.id] = message
        if self._newest.get(letter.game) == (letter.id, None):
            self._newest[letter.game] = (letter.id, message)
        if self._soon is None:
            loop = asyncio.get_running_loop()
            self._soon = loop.call_later(SOON, self.write_marks)

    def marks(self) -> Marks:
        """Hand over the notes that are not written yet: the caller writes them."""
        taken, self._marks = self._marks, {}
        return taken

    def keep(self, marks: Marks) -> None:
        """Take notes back that could not be written."""
        self._marks = {**marks, **self._marks}

    def write_marks(self) -> None:
        """Have the notes written now, in the background."""
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None
        if self._marks:
            self._store.later(self._store.store.mark, self.marks())

    async def catch_up(self) -> None:
        """Send what an earlier run stored and may not have sent."""
        unsent = await self._store.do(self._store.store.unsent)
        self.take(unsent, perhaps_out=True)

    def behind(self, channel: str) -> bool:
        """Tell whether a post for *channel* waits that others must not overtake."""
        return bool(self._posts.waiting(channel))

    @property
    def busy(self) -> bool:
        """Whether anything is being sent."""
        return self._posts.busy or self._strips.busy

    async def idle(self) -> None:
        """Wait until nothing is waiting to be sent, without waiting for quiet."""
        self._hurry.set()
        try:
            await self._posts.idle()
            await self._strips.idle()
        finally:
            self._hurry.clear()

    async def close(self) -> None:
        """Stop sending; what is still waiting is found again at the next start."""
        if self._soon is not None:
            self._soon.cancel()
        await self._posts.close()
        await self._strips.close()

    async def _post(self, letter: Letter) -> None:
        """Send a post, unless it is out already."""
        message = None
        try:
            if letter.id in self._perhaps_out:
                message = await self.mail.find(letter)
            self._perhaps_out.add(letter.id)
            message = message or await self.mail.post(letter)
        except Gone as gone:
            log.warning("letter %s for channel %s: %s", letter.id, letter.channel, gone)
        self.mark(letter, message)
        self._perhaps_out.discard(letter.id)

    async def _strip(self, letter: Letter) -> None:
        """Take the buttons off the post before *letter*, in a quiet moment."""
        await self._posts.past(letter)
        await self._quiet()
        try:
            if carrier := letter.message or await self._carrier(letter):
                await self.mail.strip(letter, carrier)
        except Gone as gone:
            log.warning("letter %s for channel %s: %s", letter.id, letter.channel, gone)
        self.mark(letter, None)

    async def _quiet(self) -> None:
        """Wait until nobody has called for a moment, or for as long as may be."""
        waited, span = 0.0, QUIET
        while waited < PATIENCE:
            calls = self._calls
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(span):
                    await self._hurry.wait()
                return
            if calls == self._calls:
                return
            waited, span = waited + span, 2 * span

    async def _carrier(self, strip: Letter) -> str | None:
        """Return the message whose buttons *strip* takes off, if there is one.

        What it became may be noted already without being written.
        """
        noted = dict(self._marks)
        found = await self._store.do(self._store.store.carrier, strip.game, strip.id)
        return None if found is None else found.message or noted.get(found.id)
