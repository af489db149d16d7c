"""What is hidden from somebody leaves no trace in anything that reaches him."""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.dice.chance import SeededChance
from bot.loopback import Person, Upload
from tests.bot.watching import completed, seen, watched
from tests.parley import SYSTEM
from tests.parley.drawn import first_game
from tests.parley.sealed import STANCES
from tests.replies import Reply
from tests.tables import Company, House, opened

CARDS: Final = sorted(set(first_game().cup) - {"oath"})


@dataclass(frozen=True)
class Hidden:
    """What North hides: from South two cards and a choice, from strangers a letter."""

    cards: tuple[str, ...]
    stances: tuple[str, ...]
    letter: str


def hidden(letters: st.SearchStrategy[str]) -> st.SearchStrategy[Hidden]:
    """Return all that North may hide."""
    return st.builds(
        Hidden,
        st.permutations(CARDS).map(lambda cards: tuple(cards[:2])),
        st.lists(st.sampled_from(STANCES), min_size=2, max_size=2).map(tuple),
        letters,
    )


LETTERS: Final = st.text(st.characters(codec="utf-8"), min_size=1, max_size=400).map(
    lambda text: f"Sir, {text}"
)


async def play(company: Company, secret: Hidden) -> None:
    """Have North do everything that hides something, among other things."""
    anna, ben = company.anna, company.ben
    items = (*secret.cards, "oath")
    company.house.bot.table.scripted[str(company.channel.id)] = ((), items)
    letter = Upload("letter.txt", secret.letter.encode())
    await company.type(anna, "/parley draw", number=2)
    await company.type(ben, "/parley draw", number=1)
    await company.type(anna, "/parley write", letter=letter)
    for stance in secret.stances:
        await company.press(anna, "Your orders")
        await company.press(anna, f"Seal: {stance}")
    await company.type(anna, "/parley hand", letters=True)
    await company.type(anna, "/parley roll", number=5)
    await company.house.restart()


async def look(company: Company, who: Person) -> list[Any]:
    """Return all that *who* can find out by any means but playing."""
    found: list[Any] = []
    replies: list[Callable[[], Awaitable[Reply]]] = [
        lambda: company.type(who, "/game status"),
        lambda: company.type(who, "/game log"),
        lambda: company.type(who, "/game log", since="me", show=True),
        lambda: company.type(who, "/game rules"),
        lambda: company.type(who, "/game export"),
        lambda: company.type(who, "/dice proof"),
        lambda: company.type(who, "/parley hand", letters=True, show=True),
        lambda: company.type(who, "/parley hand", letters=True),
        lambda: company.type(who, "/parley play", card="treaty"),
        lambda: company.type(who, "/parley play", card="oath", seat="north"),
        lambda: company.type(who, "/parley send", ships="gull", seat="north"),
        lambda: company.press(who, "Your orders"),
    ]
    for ask in replies:
        reply = await ask()
        assert reply.outcome.fault is None
        found.append([seen(one) for one in reply.messages])
    found += await completed(company, who, SYSTEM)
    return found


async def run(secret: Hidden) -> dict[str, list[Any]]:
    """Return what each but North has seen of a game in which North hides *secret*."""
    with tempfile.TemporaryDirectory() as folder:
        chance = SeededChance("secrecy")
        async with opened(House(Path(folder), chance=chance)) as house:
            company = await house.company()
            await play(company, secret)
            all_seen = {}
            for name in ("carl", "ben", "uma"):
                person = getattr(company, name)
                told = await look(company, person)
                all_seen[name] = [*told, *watched(house.loopback.history, person)]
            return all_seen


@settings(max_examples=8, deadline=None)
@given(one=hidden(LETTERS), other=hidden(LETTERS))
def test_a_stranger_learns_nothing(one: Hidden, other: Hidden) -> None:
    first, second = asyncio.run(run(one)), asyncio.run(run(other))

    assert first["carl"] == second["carl"]


@settings(max_examples=8, deadline=None)
@given(one=hidden(st.just("Let us talk.")), other=hidden(st.just("Let us talk.")))
def test_neither_the_other_side_nor_the_umpire_learns_anything(
    one: Hidden, other: Hidden
) -> None:
    first, second = asyncio.run(run(one)), asyncio.run(run(other))

    assert first["ben"] == second["ben"]
    assert first["uma"] == second["uma"]


def test_what_is_hidden_would_be_seen_if_it_were_shown() -> None:
    secret = Hidden(("treaty", "spy"), ("hold", "attack"), "Meet me at noon.")

    found = asyncio.run(run(secret))

    assert "Meet me at noon." not in str(found["carl"])
    assert "Meet me at noon." in str(found["ben"])
    assert "Meet me at noon." in str(found["uma"])
