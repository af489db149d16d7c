"""The outbox: letters leave in order, once, and are noted; none is lost or doubled."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from bot.outbox import Outbox
from bot.store.records import Letter
from bot.store.sqlite import SqliteStore
from bot.store.thread import StoreThread
from tests.bot.postman import Office, Postman
from tests.store.contract import NEW

HERE, THERE = "200", "201"


@pytest_asyncio.fixture
async def office(tmp_path: Path) -> AsyncIterator[Office]:
    """Return an office that is closed in the end."""
    store = StoreThread(SqliteStore(tmp_path / "games.db"))
    games = {
        channel: await store.do(store.store.open_game, replace(NEW, channel=channel))
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
    letters = await office.posts(HERE, 3)

    office.outbox.take(letters)
    assert office.outbox.busy
    await office.idle()

    assert not office.outbox.busy
    assert office.postman.out == ids(letters)
    assert office.postman.sought == []
    for one in letters:
        assert await office.became(one) == (True, f"m{one.id}")
    assert await office.store.do(office.store.store.unsent) == []


async def test_what_comes_while_one_leaves_goes_after_it(office: Office) -> None:
    first, second = await office.posts(HERE, 2)
    gate = office.postman.closed[HERE] = asyncio.Event()

    office.outbox.take([first])
    await asyncio.sleep(0)
    office.outbox.take([second])
    gate.set()
    await office.idle()

    assert office.postman.out == [first.id, second.id]


async def test_channels_do_not_wait_for_each_other(office: Office) -> None:
    (here,), (there,) = await office.posts(HERE), await office.posts(THERE)
    gate = office.postman.closed[HERE] = asyncio.Event()

    office.outbox.take([here, there])

    assert await office.postman.arrival() == there.id
    assert office.outbox.behind(HERE)
    gate.set()
    await office.idle()
    assert not office.outbox.behind(HERE)


async def test_the_buttons_of_the_former_post_are_taken_off(office: Office) -> None:
    (former,) = await office.posts(HERE)
    strip, newest = await office.played(HERE, "strip", "post")

    office.outbox.take([former, strip, newest])
    await office.idle()

    assert office.postman.out == [former.id, newest.id]
    assert office.postman.stripped == [f"m{former.id}"]
    assert await office.became(strip) == (True, None)


async def test_its_buttons_wait_until_the_former_post_is_out(office: Office) -> None:
    (former,) = await office.posts(HERE)
    strip, newest = await office.played(HERE, "strip", "post")
    gate = office.postman.closed[HERE] = asyncio.Event()

    office.outbox.take([former, strip, newest])
    idle = asyncio.ensure_future(office.idle())
    await asyncio.wait({idle}, timeout=0.05)
    assert office.postman.stripped == []
    gate.set()
    await idle

    assert office.postman.stripped == [f"m{former.id}"]


async def test_it_is_known_whose_buttons_go_without_asking_the_store(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = office.outbox.addressed(await office.posts(HERE))
    office.outbox.mark(first[0], "m1")
    strip, _ = office.outbox.addressed(await office.played(HERE, "strip", "post"))
    late, _ = office.outbox.addressed(await office.played(HERE, "strip", "post"))
    monkeypatch.setattr(office.store.store, "carrier", None)

    assert (strip.message, late.message) == ("m1", None)
    office.outbox.take([strip])
    await office.idle()

    assert office.postman.stripped == ["m1"]


async def test_without_a_former_post_there_is_nothing_to_take_off(
    office: Office,
) -> None:
    (strip,) = await office.played(HERE, "strip")

    office.outbox.take([strip])
    assert not office.outbox.behind(HERE)
    await office.idle()

    assert office.postman.stripped == []
    assert await office.became(strip) == (True, None)


@pytest.mark.parametrize("after", [False, True], ids=["not out", "out already"])
async def test_what_was_lost_on_the_way_is_tried_again_and_sent_once(
    office: Office, monkeypatch: pytest.MonkeyPatch, after: bool
) -> None:
    monkeypatch.setattr("bot.lanes.RETRY", 0)
    letters = await office.posts(HERE, 2)
    lost = office.postman.lost_after if after else office.postman.lost_before
    lost.add(letters[0].id)

    office.outbox.take(letters)
    for one in letters:
        assert await office.postman.arrival() == one.id
    await office.idle()

    assert office.postman.out == ids(letters)
    assert office.postman.sought == [letters[0].id]
    for one in letters:
        assert await office.became(one) == (True, f"m{one.id}")


async def test_a_channel_that_is_gone_holds_nothing_up(office: Office) -> None:
    first, second = await office.posts(HERE, 2)
    (strip,) = await office.played(HERE, "strip")
    office.postman.gone |= {first.id, strip.id}

    office.outbox.take([first, second, strip])
    await office.idle()

    assert office.postman.out == [second.id]
    for one in (first, strip):
        assert await office.became(one) == (True, None)


async def test_after_a_start_what_may_be_out_is_looked_for_first(
    office: Office,
) -> None:
    out, unsent = await office.posts(HERE, 2)
    office.postman.out.append(out.id)
    office.anew()

    await office.outbox.catch_up()
    await office.idle()

    assert office.postman.sought == [out.id, unsent.id]
    assert office.postman.out == [out.id, unsent.id]
    for one in (out, unsent):
        assert await office.became(one) == (True, f"m{one.id}")


async def test_what_was_not_sent_when_it_closed_is_sent_after_the_next_start(
    office: Office,
) -> None:
    letters = await office.posts(HERE, 2)
    office.postman.closed[HERE] = asyncio.Event()
    office.outbox.take(letters)
    await asyncio.sleep(0)

    await office.outbox.close()
    assert office.postman.out == []
    office.outbox.take(await office.posts(HERE))
    await office.idle()
    assert office.postman.out == []

    office.postman.closed.clear()
    office.anew()
    await office.outbox.catch_up()
    await office.idle()
    assert len(office.postman.out) == 3


async def test_notes_ride_along_with_whoever_writes_next(office: Office) -> None:
    first, second = await office.posts(HERE, 2)
    office.outbox.mark(first, "7")
    office.outbox.mark(second, None)

    assert office.outbox.marks() == {first.id: "7", second.id: None}
    assert office.outbox.marks() == {}


async def test_notes_that_could_not_be_written_come_back_but_not_over_newer_ones(
    office: Office,
) -> None:
    first, second = await office.posts(HERE, 2)
    office.outbox.mark(first, "7")
    taken = office.outbox.marks()
    office.outbox.mark(second, "8")

    office.outbox.keep({**taken, second.id: "6"})

    assert office.outbox.marks() == {first.id: "7", second.id: "8"}
