"""VQ-AR-9.1: nobody but Spain ever commands the Armada."""

from typing import Any, Final, get_args

import pytest

from rules.virgin_queen.armada.offers import awaiting, offers
from rules.virgin_queen.armada.orders import AnyOrder
from rules.virgin_queen.names import POWERS
from tests.rules.virgin_queen.armada_scenes import refusal, sailing_with, troops

FILLED: Final[dict[str, Any]] = {
    "source": "other_card",
    "points": 3,
    "port": "seville",
    "to": "gulf",
    "purpose": "combat",
    "number": 1,
    "cp": 3,
}
OTHERS = [power for power in POWERS if power != "spain"]
ASKED = sailing_with(4, cargo=troops(3, 3), excess=2)


def ordered(kind: Any, actor: str) -> Any:
    """Return a command of this kind, filled with something."""
    fields = kind.model_fields
    return kind(actor=actor, **{one: FILLED[one] for one in FILLED if one in fields})


@pytest.mark.parametrize("power", OTHERS)
@pytest.mark.parametrize("kind", get_args(AnyOrder), ids=lambda one: one.__name__)
@pytest.mark.clause("VQ-AR-9.1")
def test_every_order_of_another_power_is_refused(kind: Any, power: str) -> None:
    for before in (sailing_with(), sailing_with(place="gulf"), ASKED):
        no = refusal(before.evolve(impulse=power), ordered(kind, power))

        assert no.code == "not_spain"
        assert "VQ-AR-9.1" in no.cites


@pytest.mark.clause("VQ-AR-9.1", "A-V-53")
def test_no_order_lends_it_or_names_units_of_another_power() -> None:
    assert not [
        kind
        for kind in get_args(AnyOrder)
        if {"power", "ally", "owner"} & set(kind.fields())
    ]


@pytest.mark.parametrize("power", OTHERS)
@pytest.mark.clause("VQ-AR-9.1")
def test_nobody_else_is_offered_or_asked_anything_about_it(power: str) -> None:
    assert offers(sailing_with(), power) == ()
    assert offers(ASKED, power) == ()
    assert [one.side for one in awaiting(ASKED)] == ["spain"]
