"""Plays of the test system as hypothesis draws them: dice, fillings, any command."""

import json
import tomllib
from collections.abc import Collection
from typing import Any, Final

from hypothesis import strategies as st

from rules.kernel.audience import UMPIRE
from rules.kernel.fields import Shape, shapes
from rules.kernel.model import Command
from rules.kernel.offers import Offer
from tests.parley import SCENARIOS, SYSTEM
from tests.parley.harbour import HARBOURS, ROOM
from tests.parley.setup import SIDES, HouseRules, ParleyScenario
from tests.parley.state import Parley

HOSTILE: Final = ("@everyone", "`gull`", "\u202egull", "**", " ", "|", "a, b")
"""What players may call a ship to see what the bot makes of it."""


class DrawnDice:
    """Dice whose faces and items hypothesis draws."""

    def __init__(self, data: st.DataObject) -> None:
        self._data = data

    def roll(self, count: int, purpose: str, sides: int = 6) -> tuple[int, ...]:
        """Return any faces."""
        faces = st.lists(st.integers(1, sides), min_size=count, max_size=count)
        return tuple(self._data.draw(faces, purpose))

    def draw(self, count: int, cup: Collection[str], purpose: str) -> tuple[str, ...]:
        """Return any items."""
        items = self._data.draw(st.permutations(sorted(cup)), purpose)
        return tuple(items[:count])


def first_game(options: HouseRules | None = None) -> Parley:
    """Return the first position of the shipped set-up."""
    text = (SCENARIOS / "first.toml").read_text(encoding="utf-8")
    scenario = ParleyScenario.model_validate_json(json.dumps(tomllib.loads(text)))
    return SYSTEM.new_game(scenario, options or HouseRules())


@st.composite
def starts(draw: st.DrawFn) -> Parley:
    """Return the first position, with any house rules, and more or less of it gone."""
    state = first_game(draw(st.builds(HouseRules, hand_limit=st.integers(1, 9))))
    left = draw(st.integers(0, len(state.cup)))
    state = state.evolve(
        cup=state.cup[:left],
        played=state.cup[left:],
        stock={good: draw(st.integers(0, 9)) for good in state.stock},
    )
    for side in SIDES:
        camp, gone = state.camps[side], draw(st.integers(0, 5))
        hold = {"salt": draw(st.integers(1, ROOM))}
        camp = camp.evolve(away=tuple(camp.ships)[:gone], hold=hold)
        state = state.with_camp(side, camp)
    return state


def all_offers(state: Parley) -> list[Offer]:
    """Return what both sides and the umpire may do."""
    return [one for side in (*SIDES, UMPIRE) for one in SYSTEM.offers(state, side)]


def completed(state: Parley, offer: Offer) -> st.SearchStrategy[Command]:
    """Return the commands that *offer* may become: all of them are accepted."""
    if offer.opening is None:
        return st.just(offer.complete())
    values: st.SearchStrategy[Any]
    if offer.opening.way == "select":
        found = SYSTEM.choices(
            state, offer.side, offer.command, offer.filled, offer.opening.field, ""
        )
        ids = [choice.value for choice in found]
        values = st.sampled_from(ids)
        if offer.opening.maximum > 1:
            fewest, most = offer.opening.minimum, offer.opening.maximum
            values = st.lists(
                st.sampled_from(ids), min_size=fewest, max_size=most, unique=True
            ).map(tuple)
    elif offer.opening.field == "goods":
        left = [good for good, number in state.stock.items() if number]
        values = st.sampled_from(left).map(lambda good: {good: 1})
    else:
        # never blank: an empty letter is refused
        values = st.sampled_from(HOSTILE).map(lambda text: f"x{text}")
    return values.map(offer.complete)


def commands(state: Parley) -> st.SearchStrategy[Command]:
    """Return well-formed commands of anybody, most of them forbidden by some rule."""
    return st.sampled_from(SYSTEM.commands).flatmap(
        lambda command: st.builds(
            command,
            actor=st.sampled_from((*SIDES, UMPIRE, "nobody")),
            **{shape.name: _values(state, shape) for shape in shapes(command)},
        )
    )


def _values(state: Parley, shape: Shape) -> st.SearchStrategy[Any]:
    known = (*state.worths, *state.stock, *HARBOURS[:3])
    ships = [ship for camp in state.camps.values() for ship in camp.ships]
    ids = st.sampled_from((*known, *ships, *HOSTILE))
    kinds: dict[str, st.SearchStrategy[Any]] = {
        "bool": st.booleans(),
        "int": st.integers(shape.least, shape.most),
        "choice": st.sampled_from(shape.values or ("",)),
        "id": ids,
        "ids": st.lists(ids, min_size=1, max_size=4).map(tuple),
        "amounts": st.dictionaries(ids, st.integers(-1, 20), min_size=1, max_size=3),
        "document": st.text(max_size=20),
    }
    return kinds[shape.kind]
