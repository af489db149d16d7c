"""Scenarios of one's own: all faults at once, each with its line and what is right."""

from typing import Any

import pytest

from bot.loopback import Upload
from bot.render.post import LONGEST
from tests import parley
from tests.replies import Reply
from tests.tables import Company, House

pytestmark = pytest.mark.asyncio(loop_scope="module")

FIRST = (parley.SCENARIOS / "first.toml").read_text(encoding="utf-8")


def changed(*changes: tuple[str, str]) -> bytes:
    """Return the shipped set-up with some of its text replaced."""
    text = FIRST
    for old, new in changes:
        assert text.count(old) == 1
        text = text.replace(old, new)
    return text.encode()


NOT_READ = {
    "not finished": (changed(('name = "first"', 'name = "first')), ("line 2",)),
    "no TOML at all": (b"Dear umpire,\nlet us play.", ("line 1, column 6",)),
    "cut off": (b'system = "parley"\nname =', ("in line 2",)),
    "brackets without end": (b"a = " + b"[" * 9000, ("without end",)),
    "an endless number": (b"gold = " + b"9" * 9000, ("without end",)),
    "an endless other number": (b"gold = 0x" + b"f" * 9000, ("without end",)),
    "empty": (
        b"",
        ("6 things", "`system`", "`name`", "`harbours`", "`ships`", "`cup`", "`stock`"),
    ),
    "misspelt": (
        changed(("gold = 10", "glod = 10")),
        ("One thing", "`glod (4)`", "did you mean `gold`?"),
    ),
    "unknown": (
        changed(("gold = 10", "weather = 10")),
        ("`weather (4)`: unknown; leave it out",),
    ),
    "several things": (
        changed(
            ("gold = 10", "gold = 100"),
            ('north = "bergen"', 'nort = "bergen"'),
            ("cloth = 9", 'cloth = "nine"'),
            ('gull = "north"', 'gull = "west"'),
        ),
        (
            "`gold (4)`: 100 is too large; at most 99.",
            "`ships.gull (11)`: “west” is not possible; possible: 'north', 'south'.",
            "`stock.cloth (37)`: “nine” is no whole number.",
            "`harbours.nort",
        ),
    ),
    "a float": (changed(("gold = 10", "gold = 10.5")), ("`gold (4)`", "10.5")),
    "a date": (changed(("gold = 10", "gold = 1692-05-29")), ("`gold (4)`",)),
    "not a number": (changed(("gold = 10", "gold = nan")), ("`gold (4)`",)),
    "of another system": (
        changed(('system = "parley"', 'system = "whist"')),
        ("`system (1)`: “whist”; it has to be “parley”.",),
    ),
    "with a wrong house rule": (
        FIRST.encode() + b"[options]\nhand_limit = 10\nfirst_wird = 1\n",
        (
            "2 things",
            "`options.hand_limit (41)`: 10 is too large; at most 9.",
            "`options.first_wird (42)`: unknown; did you mean `first_word`?",
        ),
    ),
    "hostile keys": (
        changed(("gold = 10", '"@everyone `x`" = 10')),
        ("One thing", "unknown; leave it out"),
    ),
    "an endless key": (
        changed(("gold = 10", "x" * 100_000 + " = 10")),
        ("One thing", "unknown; leave it out"),
    ),
}


async def opens(company: Company, content: bytes, **options: Any) -> Reply:
    upload = Upload("own.toml", content)
    return await company.type(
        company.uma, "/game new", system="parley", file=upload, **options
    )


@pytest.mark.parametrize(("content", "told"), NOT_READ.values(), ids=NOT_READ)
async def test_a_bad_file_is_told_in_full_and_opens_no_game(
    house: House, content: bytes, told: tuple[str, ...]
) -> None:
    company = Company(house, house.room(), ("north", "south"))
    before = house.stored()

    reply = await opens(company, content)

    assert reply.refused == "bad_scenario"
    for part in told:
        assert part in reply.told
    assert "@everyone" not in reply.told
    assert len(reply.told) < LONGEST
    assert not reply.messages[-1].attachments
    assert house.stored() == before
    assert company.posts() == []


async def test_a_bad_file_is_told_in_the_own_language(house: House) -> None:
    company = Company(house, house.room(), ("north", "south"))
    upload = Upload("own.toml", changed(('gull = "north"', 'gull = "west"')))

    reply = await company.type(company.ben, "/game new", system="parley", file=upload)

    assert "«west» нельзя; можно: 'north', 'south'." in reply.told
    broken = Upload("own.toml", b"Dear umpire,")
    reply = await company.type(company.ben, "/game new", system="parley", file=broken)
    assert "это не TOML: посмотрите на строку 1, знак 6" in reply.told


@pytest.mark.parametrize(
    ("content", "code"),
    [
        pytest.param(b"name = '\xff'", "upload_no_text", id="no UTF-8"),
        pytest.param(FIRST.encode("utf-16"), "upload_no_text", id="UTF-16"),
        pytest.param(b"#" * (257 * 1024), "upload_too_large", id="257 KiB"),
    ],
)
async def test_a_file_that_is_no_text_or_huge_is_refused(
    house: House, content: bytes, code: str
) -> None:
    company = Company(house, house.room(), ("north", "south"))
    before = house.stored()

    reply = await opens(company, content)

    assert reply.refused == code
    assert house.stored() == before
    assert company.posts() == []


async def test_a_file_of_256_kib_is_played(house: House) -> None:
    company = Company(house, house.room(), ("north", "south"))
    content = changed(("gold = 10", "gold = 33")).ljust(256 * 1024, b"\n")

    reply = await opens(company, content)

    assert reply.told == "Done: the post is in the channel."
    assert "**A new game.**" in company.newest.content
    assert (await company.position()).state.model_dump()["camps"]["south"]["gold"] == 33


async def test_a_hostile_title_is_cut_and_harmless(house: House) -> None:
    company = Company(house, house.room(), ("north", "south"))
    title = 'title = { en = "First parley", ru = "Первые переговоры" }'
    hostile = "@everyone **`" + "x" * 50_000

    await opens(company, changed((title, f'title = {{ en = "{hostile}" }}')))

    assert len(company.newest.content) < 400
    assert not company.newest.mentions_everyone
    assert "\\*\\*\\`xx" in company.newest.content


async def test_very_many_faults_are_told_in_a_file(house: House) -> None:
    company = Company(house, house.room(), ("north", "south"))
    ships = "".join(f'{"ship-" * 6}{number} = "west"\n' for number in range(40))

    reply = await opens(company, changed(("gull = ", ships + "gull = ")))

    assert reply.refused == "bad_scenario"
    assert reply.told.startswith("20 things are not right")
    assert len(reply.told) <= LONGEST
    (file,) = reply.messages[-1].attachments
    assert file.bytes.decode().count("\n") == 20
