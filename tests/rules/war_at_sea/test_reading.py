"""How games read: all that they bring is worded, and some of it to the letter."""

from collections.abc import Sequence
from random import Random
from typing import Final

import pytest

from bot.scenarios import shipped
from bot.words import LANGUAGES
from rules.kernel.choice import Choice
from rules.kernel.fields import shapes
from rules.kernel.model import Command, Event
from rules.kernel.offers import Offer
from rules.war_at_sea.battle.bonus import BonusRolled
from rules.war_at_sea.battle.volley import VolleyFired
from rules.war_at_sea.money import GoldPaid
from rules.war_at_sea.options import WarAtSeaOptions
from rules.war_at_sea.sailing import FleetMoved
from rules.war_at_sea.state import WarAtSea
from rules.war_at_sea.system import WAR_AT_SEA
from tests.rules.war_at_sea.wording import family, worded

AVOIDED: Final = ("place", "withdraw")
"""Labels of offers that keep fleets apart."""


class Cast:
    """Dice for a game whose course does not matter; each purpose is worded."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance

    def roll(self, count: int, purpose: str, sides: int = 6) -> tuple[int, ...]:
        assert purpose in family("purpose")
        return tuple(self.chance.randint(1, sides) for _ in range(count))

    def draw(self, *given: object) -> tuple[str, ...]:
        raise AssertionError(given)


def labels(state: WarAtSea, offer: Offer, language: str) -> tuple[str, ...]:
    """Return how an offer is worded, and each value to choose from."""
    told = {"side": offer.side, **offer.filled}
    label = worded(language, f"offer-{offer.label}", **told)
    if offer.opening is None:
        return (label,)
    title = worded(language, f"offer-{offer.label}.placeholder", **told)
    values = (
        worded(language, f"choice-{one.code}", **one.params) if one.code else one.value
        for one in open_values(state, offer)
    )
    return (label, title, *values)


def open_values(state: WarAtSea, offer: Offer) -> Sequence[Choice]:
    """Return what the open field of an offer may hold."""
    assert offer.opening is not None
    field = offer.opening.field
    return WAR_AT_SEA.choices(state, offer.side, offer.command, offer.filled, field, "")


def taken(state: WarAtSea, offer: Offer, chance: Random) -> Command:
    """Return the command of an offer, its open field filled by chance."""
    if offer.opening is None:
        return offer.complete()
    value = chance.choice(open_values(state, offer)).value
    kind = {shape.name: shape.kind for shape in shapes(offer.command)}
    filled = {"ids": (value,), "amounts": {value: 1}}
    return offer.complete(filled.get(kind[offer.opening.field], value))


def test_all_that_games_by_offers_bring_is_worded() -> None:
    told = set()
    for seed in range(3):
        chance = Random(seed)  # noqa: S311 - nothing is kept secret
        state = WAR_AT_SEA.new_game(shipped(WAR_AT_SEA, "duel"), WarAtSeaOptions())
        for _ in range(100):
            side = chance.choice(WAR_AT_SEA.awaiting(state)).side
            offers = WAR_AT_SEA.offers(state, side)
            bold = [one for one in offers if one.label not in AVOIDED]
            command = taken(state, chance.choice(bold or offers), chance)
            result = WAR_AT_SEA.apply(state, command, Cast(chance))
            for language in LANGUAGES:
                assert all(all(labels(state, one, language)) for one in offers)
                for event in result.events:
                    seen = event.model_dump(mode="json", exclude=set(event.hidden))
                    assert worded(language, f"event-{event.kind()}", **seen)
            state = result.state
            told |= {event.kind() for event in result.events}
            told |= {one.what for one in WAR_AT_SEA.awaiting(state)}
    assert told >= {"stay", "volley_fired", "gold_paid"}


MOVE: Final = FleetMoved(
    fleet="f1", name="Vanguard", origin="narrows", to="reach", points=1
)
UPKEEP: Final = GoldPaid(
    faction="red", what="upkeep", gold=23, left=177, cites=("SEA-UPK-1",)
)
ROUND: Final = BonusRolled(
    battle=3,
    round=1,
    attack=5,
    defend=3,
    bonus="attack",
    ties=0,
    attack_total=15,
    defend_total=14,
    cites=("SEA-INI-2",),
)
VOLLEY: Final = VolleyFired(
    battle=3,
    round=1,
    side="defend",
    total=14,
    dealt=14,
    how="even",
    damage={"s1": 5, "s2": 5, "s3": 4},
    health={"s1": 7, "s2": 7},
    out=(),
    sunk=("s3",),
    cites=("SEA-BAT-4",),
)


@pytest.mark.parametrize(
    ("event", "en", "ru"),
    [
        pytest.param(
            MOVE,
            "Vanguard: narrows → reach; 1 movement point left. [SEA-MOVE-2]",
            "«Vanguard»: narrows → reach; осталось 1 очко движения. [SEA-MOVE-2]",
            id="a move",
        ),
        pytest.param(
            UPKEEP,
            "Ledger, red: −23 gold for upkeep, 177 left. [SEA-UPK-1]",
            "Казна, red: −23 золотых за содержание, осталось 177. [SEA-UPK-1]",
            id="a line of the ledger",
        ),
        pytest.param(
            ROUND,
            "**Battle №3, round 1**: attackers 5, defenders 3. The attackers get a "
            "tenth more. Totals: attackers 15, defenders 14. [SEA-INI-2]",
            "**Битва №3, раунд 1**: нападающие 5, защитники 3. Сила нападающих на "
            "десятую часть выше. Итого: нападающие 15, защитники 14. [SEA-INI-2]",
            id="a round",
        ),
        pytest.param(
            VOLLEY,
            "№3, defenders fire: 14 of 14 dealt (s1=5, s2=5, s3=4). Health left: s1=7, "
            "s2=7. **Sunk: s3.** [SEA-BAT-4]",
            "№3, стреляют защитники: нанесено 14 из 14 (s1=5, s2=5, s3=4). Осталось "
            "здоровья: s1=7, s2=7. **Потоплено: s3.** [SEA-BAT-4]",
            id="a volley",
        ),
    ],
)
def test_how_it_reads(event: Event, en: str, ru: str) -> None:
    told = event.model_dump(mode="json")

    assert worded("en", f"event-{event.kind()}", **told) == en
    assert worded("ru", f"event-{event.kind()}", **told) == ru
