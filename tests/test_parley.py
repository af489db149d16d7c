"""The test system keeps the contract of the rules, and has one of everything in it."""

import json
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from rules.kernel.audience import EVERYONE, UMPIRE, Viewer, only
from rules.kernel.dice import Dice, ScriptedDice, Tally
from rules.kernel.document import current
from rules.kernel.fields import Shape, shapes
from rules.kernel.model import Command, Event, Question, Result
from rules.kernel.offers import Opening
from rules.kernel.refusal import Refusal
from rules.kernel.setup import Options, Scenario
from rules.kernel.system import System, schema
from tests.parley import SYSTEM
from tests.parley.drawn import (
    DrawnDice,
    all_offers,
    commands,
    completed,
    first_game,
    starts,
)
from tests.parley.hand import Draw, Play
from tests.parley.harbour import HARBOURS, ROOM, Sail
from tests.parley.sealed import STANCES, Seal
from tests.parley.secrecy import REQUESTS, otherwise, shown
from tests.parley.setup import SIDES, HouseRules, ParleyScenario, Side
from tests.parley.state import Camp, Parley
from tests.parley.system import RULES, ParleySystem

GAME = first_game()
CONTRACT: System[Parley] = SYSTEM  # mypy proves that it keeps the contract


class Games(RuleBasedStateMachine):
    """Games played by offers and by any commands, legal and illegal."""

    def __init__(self) -> None:
        super().__init__()
        self.state = GAME

    @initialize(state=starts())
    def begin(self, state: Parley) -> None:
        """Begin somewhere in a game."""
        self.state = state

    def play(self, command: Command, data: st.DataObject) -> Refusal | None:
        """Play *command*, or return why not; the position given stays as it is."""
        before, dice = self.state.model_dump_json(), Tally(DrawnDice(data))
        try:
            after = SYSTEM.apply(self.state, command, dice).state
        except Refusal as refusal:
            assert dice.made == ()
            return refusal
        finally:
            assert self.state.model_dump_json() == before
        self.state = after
        return None

    @precondition(lambda self: not SYSTEM.over(self.state))
    @rule(data=st.data())
    def take_an_offer(self, data: st.DataObject) -> None:
        """Play whatever an offer of a side may become: it is accepted."""
        offers = [one for one in all_offers(self.state) if one.side != UMPIRE]
        offer = data.draw(st.sampled_from(offers))
        assert self.play(data.draw(completed(self.state, offer)), data) is None

    @rule(data=st.data())
    def type_anything(self, data: st.DataObject) -> None:
        """Play any command, or have it refused by a clause."""
        refusal = self.play(data.draw(commands(self.state)), data)
        assert refusal is None or refusal.cites

    @rule(data=st.data(), viewer=st.sampled_from((*SIDES, UMPIRE, None)))
    def look(self, data: st.DataObject, viewer: Viewer) -> None:
        """Find no trace of what is hidden from a viewer in all that he can see."""
        other = otherwise(self.state, viewer, data)
        assert shown(other, viewer) == shown(self.state, viewer)

    @invariant()
    def somebody_is_awaited_until_it_is_over(self) -> None:
        awaited = SYSTEM.awaiting(self.state)
        assert bool(awaited) != SYSTEM.over(self.state)
        assert {one.id for one in awaited} <= {self.state.decision}
        for one in awaited:
            assert SYSTEM.offers(self.state, one.side)

    @invariant()
    def keys_are_unique_and_complete_offers_are_accepted(self) -> None:
        offers = all_offers(self.state)
        assert len({(one.side, one.key) for one in offers}) == len(offers)
        assert not any("|" in one.key for one in offers)
        for one in offers:
            if one.opening is None:
                dice = ScriptedDice(faces=(3,) * 5, items=self.state.cup[:1])
                SYSTEM.apply(self.state, one.complete(), dice)

    @invariant()
    def no_card_is_lost(self) -> None:
        hands = [card for side in SIDES for card in self.state.camps[side].hand]
        cards = (*self.state.cup, *self.state.played, *hands)
        assert sorted(cards) == sorted(GAME.worths)

    @invariant()
    def the_document_comes_back_as_it_was(self) -> None:
        text = self.state.model_dump_json()
        assert Parley.model_validate_json(text) == self.state
        for viewer in (*SIDES, UMPIRE, None):
            view = SYSTEM.view(self.state, viewer).model_dump_json()
            assert Parley.model_validate_json(view).model_dump_json() == view


TestGames = Games.TestCase
TestGames.settings = settings(deadline=None, max_examples=60, stateful_step_count=30)


def test_every_kind_of_field_is_there_required_and_optional() -> None:
    kinds = get_args(get_type_hints(Shape)["kind"])
    found = [one for request in REQUESTS for one in shapes(request)]

    assert {one.kind for one in found} == set(kinds)
    assert {one.required for one in found} == {True, False}
    assert {one.path for one in REQUESTS if len(one.path) > 1} == {
        ("talks", "answer"),
        ("umpire", "gold"),
        ("umpire", "finish"),
    }


def test_both_sides_are_seated() -> None:
    assert SYSTEM.sides(GAME) == ParleyScenario.sides == ("north", "south")


def test_a_harbour_is_one_of_thirty() -> None:
    def values(typed: str) -> list[str]:
        found = SYSTEM.choices(GAME, "north", Sail, {}, "to", typed)
        return [one.value for one in found]

    assert len(values("")) == len(set(HARBOURS)) == 30
    assert values("br") == ["bremen", "brest", "bristol"]
    assert values("DAM") == ["amsterdam", "rotterdam"]
    assert values("q") == []


def test_there_are_offers_of_every_sort() -> None:
    camps = {"north": GAME.camps["north"].evolve(hand=("oath",))}
    state = GAME.evolve(camps={**GAME.camps, **camps})
    north = {one.key: one for one in SYSTEM.offers(state, "north")}

    assert {key for key, one in north.items() if one.audience == EVERYONE} == {
        *("draw", "roll", "sail", "send", "load")
    }
    assert {key for key, one in north.items() if one.audience == only("north")} == {
        *("seal-attack", "seal-hold", "seal-leave", "play-oath", "write", "name")
    }
    assert {key: one.opening for key, one in north.items() if one.opening} == {
        "sail": Opening("to"),
        "send": Opening("ships", minimum=2, maximum=3),
        "load": Opening("goods", way="form"),
        "write": Opening("letter", way="form"),
        "name": Opening("called", way="form"),
    }
    (umpires,) = SYSTEM.offers(state, UMPIRE)
    assert umpires.audience == only(UMPIRE)
    assert SYSTEM.offers(state, "nobody") == ()


@pytest.mark.parametrize(
    ("key", "change"),
    [
        ("draw", {"cup": ()}),
        ("draw", {"options": HouseRules(hand_limit=1)}),
        ("load", {"stock": {"wine": 0}}),
        ("load", {"hold": {"salt": ROOM}}),
        ("send", {"away": ("gull", "heron", "osprey", "swan")}),
    ],
)
def test_what_cannot_be_done_is_not_offered(key: str, change: dict[str, Any]) -> None:
    of_camp = {name: one for name, one in change.items() if name in Camp.model_fields}
    of_game = {name: one for name, one in change.items() if name not in of_camp}
    camp = GAME.camps["north"].evolve(hand=("oath",), **of_camp)
    state = GAME.with_camp("north", camp).evolve(**of_game)

    keys = {one.key for one in SYSTEM.offers(state, "north")}

    assert {"draw", "load", "send"} - keys == {key}


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("choice", STANCES)
def test_nobody_can_tell_from_a_play_what_was_sealed(side: Side, choice: Any) -> None:
    def public(choice: Any) -> tuple[str, list[Any]]:
        seal = Seal(actor=side, choice=choice)
        result = SYSTEM.apply(GAME, seal, ScriptedDice())
        seen = [event.seen_by(None) for event in result.events]
        fields = seal.model_dump(exclude=set(seal.hidden))
        return shown(result.state, None), [*seen, fields]

    assert public(choice) == public("attack")


def test_nobody_can_tell_from_a_play_what_was_drawn() -> None:
    def public(*items: str) -> tuple[str, list[Any]]:
        dice = ScriptedDice(items=items)
        result = SYSTEM.apply(GAME, Draw(actor="north", number=2), dice)
        return shown(result.state, "south"), [
            event.seen_by("south") for event in result.events
        ]

    assert public("oath", "spy") == public("treaty", "gift")


def test_own_cards_are_chosen_from_and_nobody_elses() -> None:
    dice = ScriptedDice(items=("oath",))
    state = SYSTEM.apply(GAME, Draw(actor="north"), dice).state

    def cards(viewer: Viewer) -> list[str]:
        found = SYSTEM.choices(state, viewer, Play, {}, "card", "")
        return [one.value for one in found]

    assert cards("north") == ["oath"]
    assert cards("south") == cards(UMPIRE) == cards(None) == []


@pytest.mark.parametrize(
    "path",
    sorted((Path(__file__).parent / "documents" / "parley").glob("*.json")),
    ids=lambda path: path.stem,
)
def test_saved_documents_of_every_schema_are_lifted(path: Path) -> None:
    saved = json.loads(path.read_text(encoding="utf-8"))
    before = json.dumps(saved)

    raw = current(saved["state"], saved["schema"], SYSTEM.upcasts)
    state = Parley.model_validate_json(json.dumps(raw))

    assert json.dumps(saved) == before
    assert path.stem == f"schema_{saved['schema']}"
    assert 1 <= saved["schema"] <= schema(CONTRACT) == 2
    assert state.camps["north"].ships["gull"] == "gull"
    assert state.camps["north"].moored == ("heron", "osprey", "petrel")
    assert SYSTEM.awaiting(state)[0].side == "south"


def test_there_is_a_saved_document_of_the_first_schema() -> None:
    path = Path(__file__).parent / "documents" / "parley" / "schema_1.json"
    state = json.loads(path.read_text(encoding="utf-8"))["state"]

    with pytest.raises(ValueError, match=r"camps\.north\.ships"):
        Parley.model_validate_json(json.dumps(state))


def test_a_command_can_be_added() -> None:
    class Whistle(Command):
        path = ("whistle",)

    class Whistled(Event):
        side: str

    def whistle(state: Parley, command: Whistle, dice: Dice) -> Result[Parley]:
        return Result(state, (Whistled(side=command.actor),))

    longer = ParleySystem({**RULES, Whistle: whistle})

    assert longer.commands == (*SYSTEM.commands, Whistle)
    result = longer.apply(GAME, Whistle(actor="north"), ScriptedDice())
    assert result == Result(GAME, (Whistled(side="north"),))


def test_what_belongs_to_another_system_is_a_fault() -> None:
    class Guess(Question):
        path = ("guess",)

    scenario = Scenario(system="other", name="other")
    ours = ParleyScenario(
        system="parley",
        name="x",
        harbours={"north": "hull", "south": "cork"},
        ships={},
        cup={},
        stock={},
    )
    for others in (
        lambda: SYSTEM.new_game(scenario, SYSTEM.options()),
        lambda: SYSTEM.new_game(ours, Options()),
        lambda: SYSTEM.ask(GAME, Guess(actor=""), None),
    ):
        with pytest.raises(TypeError):
            others()
