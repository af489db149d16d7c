"""Offers become commands, alone or with their one open field."""

import pytest
from pydantic import ValidationError

from rules.kernel.fields import Id
from rules.kernel.model import Command
from rules.kernel.offers import Offer, Opening


class Sail(Command):
    path = ("sail",)

    fleet: Id
    to: Id


WHOLE = Offer(
    key="cadiz",
    side="north",
    decision=3,
    command=Sail,
    filled={"fleet": "ark", "to": "cadiz"},
)
OPEN = Offer(
    key="sail",
    side="north",
    decision=3,
    command=Sail,
    filled={"fleet": "ark"},
    opening=Opening("to"),
)


def test_a_whole_offer_is_a_command_of_its_side() -> None:
    assert WHOLE.complete() == Sail(actor="north", fleet="ark", to="cadiz")


def test_an_open_offer_takes_the_value_for_its_field() -> None:
    assert OPEN.complete("lisbon") == Sail(actor="north", fleet="ark", to="lisbon")
    assert OPEN.complete("brest").to == "brest"  # type: ignore[attr-defined]  # a Sail
    assert OPEN.filled == {"fleet": "ark"}


def test_an_open_offer_refuses_what_its_field_cannot_hold() -> None:
    with pytest.raises(ValidationError, match="to"):
        OPEN.complete()


def test_an_offer_is_public_unless_it_says_otherwise() -> None:
    assert WHOLE.audience.includes(None)
    assert WHOLE.label == ""


def test_an_opening_asks_for_one_choice_unless_it_says_otherwise() -> None:
    assert Opening("to") == Opening("to", "select", 1, 1)
