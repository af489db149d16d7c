"""Values are frozen, closed and strict; events know who may see them."""

from typing import Any, ClassVar

import pytest
from pydantic import ValidationError

from rules.kernel.audience import Audience, only
from rules.kernel.model import Answer, Command, Event, Model, Question, Result


class Fleet(Model):
    name: str
    ships: int


class MoveFleet(Command):
    path = ("fleet", "move")

    fleet: str
    to: str


class TreasureDrawn(Event):
    hidden: ClassVar[frozenset[str]] = frozenset({"items"})

    count: int
    items: tuple[str, ...]

    def audience(self) -> Audience:
        return only("north")


class HandShown(Event):
    hidden: ClassVar[frozenset[str]] = frozenset({"card"})

    sides: tuple[str, ...]
    card: str

    def audience(self) -> Audience:
        return only("north")


class OrderSealed(Event):
    order: str

    def audience(self) -> Audience:
        return only("north")


class CardPlayed(Event):
    card: str


ARK = Fleet(name="ark", ships=3)


def test_evolve_changes_a_copy() -> None:
    assert ARK.evolve(ships=2) == Fleet(name="ark", ships=2)
    assert ARK.ships == 3


@pytest.mark.parametrize("changes", [{"ships": "2"}, {"shps": 2}, {"ships": None}])
def test_evolve_checks_like_a_new_value(changes: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        ARK.evolve(**changes)


def test_a_value_cannot_be_changed() -> None:
    with pytest.raises(ValidationError, match="frozen"):
        ARK.ships = 2  # type: ignore[misc]  # that is what is tested


def test_a_request_knows_the_fields_that_a_player_fills_in() -> None:
    assert MoveFleet.fields() == ("fleet", "to")
    assert Question.fields() == ()


def test_a_fact_is_worded_under_its_name() -> None:
    assert TreasureDrawn.kind() == "treasure_drawn"
    assert Answer.kind() == "answer"


@pytest.mark.parametrize("viewer", ["north", "south", "umpire", None])
def test_a_public_event_is_seen_whole_by_everybody(viewer: str | None) -> None:
    seen = CardPlayed(card="storm").seen_by(viewer)

    assert seen == {"kind": "card_played", "card": "storm"}


def test_the_hidden_part_is_seen_by_its_audience_only() -> None:
    event = TreasureDrawn(count=1, items=("t4",))

    assert event.seen_by("north") == {
        "kind": "treasure_drawn",
        "count": 1,
        "items": ["t4"],
    }
    for viewer in ("south", "umpire", None):
        assert event.seen_by(viewer) == {"kind": "treasure_drawn", "count": 1}


def test_what_is_seen_has_the_types_of_json() -> None:
    event = HandShown(sides=("north", "south"), card="storm")

    for viewer in ("north", "south"):
        seen = event.seen_by(viewer)
        assert seen is not None
        assert seen["sides"] == ["north", "south"]


def test_an_event_that_hides_no_part_is_hidden_whole() -> None:
    event = OrderSealed(order="attack")

    assert event.seen_by("north") == {"kind": "order_sealed", "order": "attack"}
    assert event.seen_by("south") is None
    assert event.seen_by(None) is None


def test_an_answer_has_no_lines_unless_it_says_so() -> None:
    assert Answer().lines() == ()


def test_a_result_may_have_no_events() -> None:
    assert Result(ARK).events == ()
