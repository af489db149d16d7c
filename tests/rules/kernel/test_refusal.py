"""A refusal carries code, citations, what is legal, and what its sentence needs."""

import pytest

from rules.kernel.choice import Choice
from rules.kernel.refusal import Refusal


def test_a_refusal_carries_all_that_its_sentence_needs() -> None:
    legal = (Choice(name) for name in ("cadiz", "lisbon"))

    with pytest.raises(Refusal) as caught:
        raise Refusal("too_far", ("SEA-MOVE-2", "A-S-29"), legal, points=2)

    assert caught.value.code == "too_far"
    assert caught.value.cites == ("SEA-MOVE-2", "A-S-29")
    assert caught.value.legal == (Choice("cadiz"), Choice("lisbon"))
    assert caught.value.params == {"points": 2}
    assert str(caught.value) == "too_far [SEA-MOVE-2, A-S-29] {'points': 2}"


def test_what_is_legal_may_be_left_out() -> None:
    assert Refusal("too_far", ("SEA-MOVE-2",)).legal == ()
