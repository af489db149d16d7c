"""The life of a command: lock, load, decide, store, speak (architecture, 4)."""

import json

import pytest

from bot import journal
from bot.bench.syncs import counted_syncs
from bot.loopback import Upload
from bot.plays import opening_hash
from bot.store.sqlite import SqliteStore
from tests.bot import who_at_sea
from tests.bot.test_who import typed
from tests.replies import labels, play_of
from tests.tables import House, opened

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_play_is_answered_in_public_and_journalled(house: House) -> None:
    company = await house.company()
    before = await company.position()

    reply = await company.type(company.anna, "/parley roll", number=2)

    after = await company.position()
    line = reply.outcome.line
    assert line is not None
    assert reply.posted == company.newest
    assert reply.posted.interaction_id == reply.call.id
    assert after.game.revision == before.game.revision + 1 == line.number
    assert journal.check(opening_hash(before), [line], after.game.head) is None
    (roll,) = json.loads(line.public)["rolls"]
    faces = " ".join(f"**{face}**" for face in roll["faces"])
    assert f"#{roll['number']} omens: {faces}" in reply.posted.content
    assert reply.posted.content.endswith(f"-# №{after.game.id}·1")


async def test_the_former_post_loses_its_buttons_and_nobody_is_called_twice(
    house: House,
) -> None:
    company = await house.company()
    started = company.newest
    assert set(started.pings) == {company.anna.id, company.ben.id}

    await company.type(company.anna, "/parley roll", number=2)
    await company.type(company.anna, "/parley seal", choice="hold")

    assert [bool(labels(one)) for one in company.posts()[-3:]] == [False, False, True]
    called = [company.newest.pings]
    await company.type(company.ben, "/parley seal", choice="hold")
    called.append(company.newest.pings)
    assert called == [(), (company.anna.id,)]


async def test_what_is_sealed_is_never_posted_as_the_answer(house: House) -> None:
    """Discord shows above an answer what was typed, options included."""
    company = await house.company()

    reply = await company.type(company.anna, "/parley seal", choice="attack")

    assert all(one.visible_to == company.anna.id for one in reply.messages)
    assert company.newest.interaction_id is None
    assert play_of(company.newest) == 1


async def test_a_path_that_would_tell_is_not_journalled(house: House) -> None:
    company = await house.company("war_at_sea")
    for line in (*who_at_sea.FIGHT[:-2], "/sea stay-out seat:red"):
        await typed(company, company.uma, line)
    house.bot.table.scripted[str(company.channel.id)] = (who_at_sea.FACES, ())
    await typed(company, company.ben, "/sea stay-out")

    for person in (company.anna, company.ben):
        await typed(company, person, "/sea even")
    shut = [
        await typed(company, person, word)
        for person, word in (
            (company.anna, "/sea fight-on"),
            (company.ben, "/sea retreat"),
        )
    ]

    parts = [json.loads(one.outcome.line.public) for one in shut if one.outcome.line]
    assert [one["command"] for one in parts] == ["stay_answer", "stay_answer"]
    assert [one["fields"] for one in parts] == [{}, {}]
    hidden = [json.loads(one.outcome.line.private) for one in shut if one.outcome.line]
    assert [one["command"] for one in hidden] == ["fight_on", "retreat"]


async def test_a_play_is_one_transaction_and_the_marks_wait_for_no_disk(
    house: House,
) -> None:
    company, said = await house.company(), list[str]()
    store = house.bot.store.store
    assert isinstance(store, SqliteStore)
    conn = store._db.conn
    await house.bot.store.do(conn.set_trace_callback, said.append)

    await company.type(company.anna, "/parley roll", number=2)

    await house.bot.store.do(conn.set_trace_callback, None)
    words = [one.split()[0] for one in said]
    first, rest = said[: words.index("COMMIT") + 1], said[words.index("COMMIT") + 1 :]
    assert words[0] == "BEGIN"
    assert {"games", "lines", "outbox"} <= set(" ".join(first).split())
    writes = [one for one in rest if one.split()[0] in {"INSERT", "UPDATE", "DELETE"}]
    assert all(one.startswith("UPDATE outbox SET sent") for one in writes)
    marks = [n for n, one in enumerate(rest) if one.startswith("BEGIN")]
    assert (len(writes), len(marks)) == (2, 1)
    assert rest[marks[0] - 1] == "PRAGMA synchronous = NORMAL"


async def test_a_play_costs_one_fsync(tmp_path_factory: pytest.TempPathFactory) -> None:
    with counted_syncs() as syncs:
        async with opened(House(tmp_path_factory.mktemp("syncs"))) as house:
            company = await house.company()
            before = syncs.count
            await company.type(company.anna, "/parley roll", number=2)
            assert syncs.count == before + 1


@pytest.mark.parametrize(
    ("who", "command", "options", "told"),
    [
        pytest.param(
            "anna",
            "/parley send",
            {"ships": "gull"},
            (
                "You send from 2 to 3 ships at a time. [PAR-PORT-2]",
                "Legal now for North",
                "Draw a card </parley draw:",
            ),
            id="in English",
        ),
        pytest.param(
            "ben",
            "/parley sail",
            {"to": "atlantis"},
            (
                "Порта «atlantis» нет в списке. [PAR-PORT-1]",
                "Здесь возможно: Абердин, Амстердам",
                "Юг — сейчас можно",
                "Тянуть карту </parley draw:",
            ),
            id="in Russian",
        ),
    ],
)
async def test_a_refusal_is_private_in_the_own_language_and_changes_nothing(
    house: House, who: str, command: str, options: dict[str, str], told: tuple[str, ...]
) -> None:
    company = await house.company()
    await company.type(company.anna, "/parley roll", number=2)
    before, posts = house.stored(), company.posts()

    reply = await company.type(getattr(company, who), command, **options)

    assert reply.refused
    assert reply.cites[0] in told[0]
    for part in told:
        assert part in reply.told
    assert house.stored() == before
    assert company.posts() == posts
    after = await company.type(company.anna, "/parley roll", number=2)
    assert "#2 omens" in after.posted.content


async def test_what_is_too_long_for_a_message_goes_along_as_a_file(
    house: House,
) -> None:
    company = await house.company()
    letter = "Let us talk. " * 1000

    reply = await company.type(
        company.anna, "/parley write", letter=Upload("letter.txt", letter.encode())
    )

    assert len(reply.told) <= 2000
    (file,) = [file for one in reply.messages for file in one.attachments]
    assert letter.strip() in file.bytes.decode()
    assert not company.newest.attachments


async def test_a_reason_calls_nobody(house: House) -> None:
    company = await house.company()

    reply = await company.type(
        company.uma, "/parley umpire finish", reason="@everyone, <@&1> `it` is late"
    )

    assert "late" in reply.posted.content
    assert not reply.posted.mentions_everyone
    assert reply.posted.pings == ()
    assert "@everyone" not in reply.posted.content
    assert "<@&1>" not in reply.posted.content
