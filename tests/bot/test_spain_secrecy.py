"""Which treasures lie where leaves no trace in what reaches those who may not know.

Everybody's messages are compared byte by byte between two games that differ in
nothing but hidden things: which treasures were dealt, taken from the row, added, and
selected by Spain.
"""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.dice.chance import SeededChance
from rules.virgin_queen.system import VIRGIN_QUEEN
from tests.bot.watching import Asked, found_out, seen, watched
from tests.replies import Reply
from tests.tables import Company, House, opened

TREASURES: Final = tuple(f"t{number}" for number in range(1, 25))
FACES: Final = (4, 5, 6, 2, 5, 6, 1, 2, 1, 4, 5, 6)
"""The zone; Drake wins by two; de Sores is destroyed."""


@dataclass(frozen=True)
class Hidden:
    """Five treasures that are dealt, one plundered, one added, three selected.

    `taken` is the place, among the selected, of the one that Drake takes.
    """

    dealt: tuple[str, ...]
    plundered: int
    added: str
    chosen: tuple[int, ...]
    taken: int

    @property
    def row(self) -> list[str]:
        """What Spain chooses from: the row without what was plundered, and more."""
        left = [one for one in self.dealt if one != self.dealt[self.plundered]]
        return [*left, self.added]

    @property
    def selected(self) -> list[str]:
        """What Spain chooses."""
        return [self.row[one] for one in self.chosen]


def drawn(treasures: list[str]) -> st.SearchStrategy[Hidden]:
    """Return everything that may be hidden with these six treasures."""
    return st.builds(
        Hidden,
        st.just(tuple(treasures[:5])),
        st.integers(0, 4),
        st.just(treasures[5]),
        st.permutations(range(5)).map(lambda places: tuple(places[:3])),
        st.integers(0, 2),
    )


HIDDEN: Final = st.permutations(TREASURES).flatmap(drawn)
ROBBED: Final = st.permutations(TREASURES[1:]).map(
    lambda rest: Hidden(("t1", *rest[:4]), 0, rest[4], (0, 2, 4), 1)
)
"""What is hidden from France too, which has plundered the same treasure each time."""


ASKS: Final[tuple[Asked, ...]] = (
    ("/game status", {}),
    ("/game log", {}),
    ("/game log", {"since": "me", "show": True}),
    ("/game chart", {}),
    ("/game chart", {"text": True}),
    ("/game chart", {"show": True}),
    ("/game rules", {}),
    ("/game export", {}),
    ("/dice proof", {}),
    ("/spain treasures", {}),
    ("/spain treasures", {"show": True}),
    ("/spain odds", {"show": True}),
    ("/spain armada show", {}),
    ("/spain cp", {"source": "treasure", "treasure": "t1", "seat": "spain"}),
    ("/spain select", {"treasures": "t1,t2,t3", "seat": "spain"}),
    ("/spain plunder", {"expedition": "drake"}),
)
"""What everybody may ask, and what is refused."""


async def play(company: Company, secret: Hidden) -> None:
    """Play the event: England's Drake takes one treasure, France loses an expedition.

    Anna is England, Ben is Spain, Dora France and the others.
    """
    anna, ben, dora, uma = company.anna, company.ben, company.dora, company.uma
    items = (
        *secret.dealt,
        secret.dealt[secret.plundered],
        secret.added,
        secret.selected[secret.taken],
    )
    company.house.bot.table.scripted[str(company.channel.id)] = (FACES, items)
    expedition = "/spain umpire expedition"
    sores: dict[str, Any] = {"power": "france", "rating": 1, "damaged": True}
    drake: dict[str, Any] = {"power": "england", "rating": 2}
    acts: list[Callable[[], Awaitable[Reply]]] = [
        lambda: company.type(uma, "/spain umpire deal", number=5),
        lambda: company.type(ben, "/spain escort", galleons=2),
        lambda: company.type(ben, "/spain next"),
        lambda: company.type(
            uma, expedition, captain="sores", zone="sargasso", **sores
        ),
        lambda: company.type(
            uma, expedition, captain="drake", zone="sargasso", **drake
        ),
        lambda: company.type(dora, "/spain plunder", expedition="sores", seat="france"),
        lambda: company.type(anna, "/spain start"),
        lambda: company.press(ben, "Your orders"),
        lambda: company.type(ben, "/spain treasures"),
        lambda: company.type(ben, "/game chart"),
        lambda: company.type(ben, "/spain select", treasures=",".join(secret.selected)),
        lambda: company.type(anna, "/spain keep"),
        lambda: company.type(anna, "/spain attack", expedition="drake"),
        lambda: company.type(anna, "/spain take", treasures=1, vp=0, galleons=1),
        lambda: company.type(dora, "/spain attack", expedition="sores", seat="france"),
        lambda: company.type(anna, "/spain return", expedition="drake"),
        lambda: company.type(anna, "/spain treasures"),
    ]
    for act in acts:
        reply = await act()
        assert reply.outcome.fault is None
        assert reply.refused is None, reply.told
    await company.house.restart()


async def run(secret: Hidden) -> dict[str, list[Any]]:
    """Return what those who are not in the know have seen of a game with *secret*."""
    with tempfile.TemporaryDirectory() as folder:
        chance = SeededChance("secrecy")
        systems = [VIRGIN_QUEEN]
        house = House(Path(folder), systems=systems, chance=chance)
        async with opened(house):
            company = await house.company("virgin_queen")
            await play(company, secret)
            all_seen = {}
            for name in ("carl", "uma", "dora"):
                person = getattr(company, name)
                told = await found_out(company, person, VIRGIN_QUEEN, ASKS)
                all_seen[name] = [*told, *watched(house.loopback.history, person)]
            all_seen["all"] = [
                seen(one)
                for one in house.loopback.world.messages[company.channel.id].values()
                if one.visible_to is None
            ]
            return all_seen


@settings(max_examples=6, deadline=None)
@given(one=HIDDEN, other=HIDDEN)
def test_who_may_not_know_learns_nothing(one: Hidden, other: Hidden) -> None:
    first, second = asyncio.run(run(one)), asyncio.run(run(other))

    assert first["all"] == second["all"]
    assert first["carl"] == second["carl"]
    assert first["uma"] == second["uma"]


@settings(max_examples=4, deadline=None)
@given(one=ROBBED, other=ROBBED)
def test_a_pirate_learns_of_nothing_but_his_own_loot(
    one: Hidden, other: Hidden
) -> None:
    assert asyncio.run(run(one))["dora"] == asyncio.run(run(other))["dora"]


def test_spain_and_the_captor_are_told() -> None:
    secret = Hidden(("t21", "t1", "t2", "t3", "t4"), 1, "t24", (0, 1, 4), 2)

    async def told() -> tuple[str, str, str]:
        with tempfile.TemporaryDirectory() as folder:
            async with opened(House(Path(folder), systems=[VIRGIN_QUEEN])) as house:
                company = await house.company("virgin_queen")
                await play(company, secret)
                answers = [
                    await company.type(who, "/spain treasures")
                    for who in (company.ben, company.anna, company.carl)
                ]
                spain, england, carl = (one.told for one in answers)
                return spain, england, carl

    spain, england, carl = asyncio.run(told())

    assert "Серебро Потоси" in spain
    assert "Gold of the Incas" in england
    assert "Gold" not in carl
