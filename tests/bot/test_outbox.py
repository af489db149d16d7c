"""The outbox: letters leave in order, once, and are noted; nothing is lost or doubled."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest
import pytest_asyncio

from bot.outbox import Gone, Outbox
from bot.store.records import Game, Letter
from bot.store.sqlite import SqliteStore
from bot.store.thread import StoreThread
from tests.store.contract import NEW, play, post

HERE, THERE = "200", "201"


@dataclass
class Postman:
    """Mail that goes nowhere: letters become messages with the ids m1, m2, ...

    What stands in `lost` breaks the line once, before or after it is out; what is in
    `gone` cannot be brought; a channel in `closed` waits for its event.
    """

    out: list[int] = field(default_factory=list)
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
        if letter.id in self.lost_after:
            self.lost_after.remove(letter.id)
            raise ConnectionError
        return f"m{letter.id}"

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

    def played(self, channel: str, *letters: Letter) -> tuple[Letter, ...]:
        """Store a play with these letters; they are not on their way yet."""
        game = self.games[channel]
        commit = play(game, *[replace(one, game=game.id) for one in letters])
        self.games[channel] = commit.game
        return self.store.store.commit(commit)

    def posts(self, channel: str, count: int = 1) -> Sequence[Letter]:
        """Store some plays with a post each."""
        stored: list[Letter] = []
        for _ in range(count):
            stored += self.played(channel, post(self.games[channel]))
        return stored

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


@pytest_asyncio.fixture
async def office(tmp_path: Path) -> AsyncIterator[Office]:
    """Return an office that is closed in the end."""
    store = StoreThread(SqliteStore(tmp_path / "games.db"))
    games = {
        channel: store.store.open_game(replace(NEW, channel=channel))
        for channel in (HERE, THERE)
    }
    made = Office(Outbox(store), Postman(), store, games)
    made.outbox.mail = made.postman
    yield made
    await made.outbox.close()
    await store.close()


def ids(letters: Sequence[Letter]) -> list[int]:
    return [one.id for one in letters]


async def test_posts_leave_in_order_and_are_noted(office: Office) -> None:
    letters = office.posts(HERE, 3)

    office.outbox.take(letters)
    assert office.outbox.busy
    await office.outbox.idle()

    assert not office.outbox.busy
    assert office.postman.out == ids(letters)
    assert office.postman.sought == []
    for one in letters:
        assert await office.became(one) == (True, f"m{one.id}")
    assert office.store.store.unsent() == []


async def test_what_comes_while_one_leaves_goes_after_it(office: Office) -> None:
    first, second = office.posts(HERE, 2)
    gate = office.postman.closed[HERE] = asyncio.Event()

    office.outbox.take([first])
    await asyncio.sleep(0)
    office.outbox.take([second])
    gate.set()
    await office.outbox.idle()

    assert office.postman.out == [first.id, second.id]


async def test_channels_do_not_wait_for_each_other(office: Office) -> None:
    (here,), (there,) = office.posts(HERE), office.posts(THERE)
    gate = office.postman.closed[HERE] = asyncio.Event()

    office.outbox.take([here, there])
    async with asyncio.timeout(5):
        while office.outbox.behind(THERE):
            await asyncio.sleep(0)

    assert office.postman.out == [there.id]
    assert office.outbox.behind(HERE)
    gate.set()
    await office.outbox.idle()
    assert not office.outbox.behind(HERE)


async def test_the_buttons_of_the_former_post_are_taken_off(office: Office) -> None:
    (former,) = office.posts(HERE)
    game = office.games[HERE]
    strip, newest = office.played(HERE, post(game, kind="strip"), post(game))

    office.outbox.take([former, strip, newest])
    await office.outbox.idle()

    assert office.postman.out == [former.id, newest.id]
    assert office.postman.stripped == [f"m{former.id}"]
    assert await office.became(strip) == (True, None)


async def test_without_a_former_post_there_is_nothing_to_take_off(
    office: Office,
) -> None:
    (strip,) = office.played(HERE, post(office.games[HERE], kind="strip"))

    office.outbox.take([strip])
    assert not office.outbox.behind(HERE)
    await office.outbox.idle()

    assert office.postman.stripped == []
    assert await office.became(strip) == (True, None)


@pytest.mark.parametrize("after", [False, True], ids=["not out", "out already"])
async def test_what_was_lost_on_the_way_is_tried_again_and_sent_once(
    office: Office, monkeypatch: pytest.MonkeyPatch, after: bool
) -> None:
    monkeypatch.setattr("bot.lanes.RETRY", 0)
    letters = office.posts(HERE, 2)
    lost = office.postman.lost_after if after else office.postman.lost_before
    lost.add(letters[0].id)

    office.outbox.take(letters)
    async with asyncio.timeout(5):
        while office.outbox.behind(HERE):
            await asyncio.sleep(0)

    assert office.postman.out == ids(letters)
    assert office.postman.sought == [letters[0].id]
    for one in letters:
        assert await office.became(one) == (True, f"m{one.id}")


async def test_a_channel_that_is_gone_holds_nothing_up(office: Office) -> None:
    first, second = office.posts(HERE, 2)
    (strip,) = office.played(HERE, post(office.games[HERE], kind="strip"))
    office.postman.gone |= {first.id, strip.id}

    office.outbox.take([first, second, strip])
    await office.outbox.idle()

    assert office.postman.out == [second.id]
    for one in (first, strip):
        assert await office.became(one) == (True, None)


async def test_after_a_start_what_may_be_out_is_looked_for_first(
    office: Office,
) -> None:
    out, unsent = office.posts(HERE, 2)
    office.postman.out.append(out.id)
    office.anew()

    await office.outbox.catch_up()
    await office.outbox.idle()

    assert office.postman.sought == [out.id, unsent.id]
    assert office.postman.out == [out.id, unsent.id]
    for one in (out, unsent):
        assert await office.became(one) == (True, f"m{one.id}")


async def test_what_was_not_sent_when_it_closed_is_sent_after_the_next_start(
    office: Office,
) -> None:
    letters = office.posts(HERE, 2)
    office.postman.closed[HERE] = asyncio.Event()
    office.outbox.take(letters)
    await asyncio.sleep(0)

    await office.outbox.close()
    assert office.postman.out == []
    office.outbox.take(office.posts(HERE))
    await office.outbox.idle()
    assert office.postman.out == []

    office.postman.closed.clear()
    office.anew()
    await office.outbox.catch_up()
    await office.outbox.idle()
    assert len(office.postman.out) == 3


async def test_notes_ride_along_with_whoever_writes_next(office: Office) -> None:
    first, second = office.posts(HERE, 2)
    office.outbox.mark(first, "7")
    office.outbox.mark(second, None)

    assert office.outbox.marks() == {first.id: "7", second.id: None}
    assert office.outbox.marks() == {}


async def test_notes_that_could_not_be_written_come_back_but_not_over_newer_ones(
    office: Office,
) -> None:
    first, second = office.posts(HERE, 2)
    office.outbox.mark(first, "7")
    taken = office.outbox.marks()
    office.outbox.mark(second, "8")

    office.outbox.keep({**taken, second.id: "6"})

    assert office.outbox.marks() == {first.id: "7", second.id: "8"}
