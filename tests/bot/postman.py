"""Mail that goes nowhere, and an outbox that gives it letters from a real store."""

import asyncio
from dataclasses import dataclass, field

from bot.outbox import Gone, Outbox
from bot.store.records import Game, Letter
from bot.store.thread import StoreThread
from tests.store.contract import play, post


@dataclass
class Postman:
    """Mail that goes nowhere: letters become messages with the ids m1, m2, ...

    What is in `lost_before` and `lost_after` breaks the line once, before or after it
    is out; what is in `gone` cannot be brought; a channel in `closed` waits for its
    event. Letters come into `arrived` as they go out.
    """

    out: list[int] = field(default_factory=list)
    arrived: "asyncio.Queue[int]" = field(default_factory=asyncio.Queue)
    stripped: list[str] = field(default_factory=list)
    sought: list[int] = field(default_factory=list)
    lost_before: set[int] = field(default_factory=set)
    lost_after: set[int] = field(default_factory=set)
    gone: set[int] = field(default_factory=set)
    closed: dict[str, asyncio.Event] = field(default_factory=dict)

    async def post(self, letter: Letter) -> str:
        """Send *letter*."""
        if letter.channel in self.closed:
            await self.closed[letter.channel].wait()
        if letter.id in self.gone:
            raise Gone
        if letter.id in self.lost_before:
            self.lost_before.remove(letter.id)
            raise ConnectionError
        self.out.append(letter.id)
        self.arrived.put_nowait(letter.id)
        if letter.id in self.lost_after:
            self.lost_after.remove(letter.id)
            raise ConnectionError
        return f"m{letter.id}"

    async def arrival(self) -> int:
        """Wait for the next letter that goes out."""
        async with asyncio.timeout(5):
            return await self.arrived.get()

    async def strip(self, letter: Letter, message: str) -> None:
        """Take the buttons off *message*."""
        if letter.id in self.gone:
            raise Gone
        self.stripped.append(message)

    async def find(self, letter: Letter) -> str | None:
        """Return the message that *letter* is."""
        self.sought.append(letter.id)
        return f"m{letter.id}" if letter.id in self.out else None


@dataclass
class Office:
    """An outbox with its postman, on a store with a game in each of two channels."""

    outbox: Outbox
    postman: Postman
    store: StoreThread
    games: dict[str, Game]

    async def played(self, channel: str, *kinds: str) -> tuple[Letter, ...]:
        """Store a play with letters of these kinds; they are not on their way yet."""
        game = self.games[channel]
        letters = [post(game, kind=kind) for kind in kinds]
        commit = play(game, *letters)
        self.games[channel] = commit.game
        return await self.store.do(self.store.store.commit, commit)

    async def posts(self, channel: str, count: int = 1) -> list[Letter]:
        """Store some plays with a post each."""
        return [
            letter
            for _ in range(count)
            for letter in await self.played(channel, "post")
        ]

    async def idle(self) -> None:
        """Wait until nothing is being sent."""
        async with asyncio.timeout(5):
            await self.outbox.idle()

    async def became(self, letter: Letter) -> tuple[bool, str | None]:
        """Return whether the store knows that *letter* is out, and as which message."""
        self.outbox.write_marks()
        found = await self.store.do(self.store.store.letter, letter.id)
        assert found is not None
        return found.sent, found.message

    def anew(self) -> None:
        """Have a new outbox, as after a start."""
        self.outbox = Outbox(self.store)
        self.outbox.mail = self.postman
