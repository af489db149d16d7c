"""Saved positions of every schema can still be read."""

import json
from pathlib import Path

import pytest

from rules.kernel.document import current
from rules.kernel.system import schema
from rules.virgin_queen.state import VirginQueen
from rules.virgin_queen.system import VIRGIN_QUEEN
from tests.rules.virgin_queen.scenes import TREASURES, treasures

DOCUMENTS = Path(__file__).parents[2] / "documents" / "virgin_queen"


@pytest.mark.parametrize("path", sorted(DOCUMENTS.glob("*.json")), ids=lambda p: p.stem)
def test_every_saved_document_loads(path: Path) -> None:
    saved = json.loads(path.read_text(encoding="utf-8"))
    assert path.stem == f"schema_{saved['schema']}"
    assert saved["system"] == VIRGIN_QUEEN.id

    raw = current(saved["state"], saved["schema"], VIRGIN_QUEEN.upcasts)
    state = VirginQueen.model_validate_json(json.dumps(raw))

    assert (state.turn, state.phase, state.cp) == (2, "action", 2)
    assert state.fleet is not None
    assert state.armada is not None
    assert state.armada.cargo.units == 5
    assert treasures(state) == sorted(TREASURES)
    asked = [(one.side, one.id) for one in VIRGIN_QUEEN.awaiting(state)]
    assert asked == [("england", 5)]


def test_there_is_a_document_of_every_schema() -> None:
    schemas = {path.stem for path in DOCUMENTS.glob("*.json")}

    assert schemas == {f"schema_{n}" for n in range(1, schema(VIRGIN_QUEEN) + 1)}


def test_todays_document_is_saved_as_it_was_read() -> None:
    path = DOCUMENTS / f"schema_{schema(VIRGIN_QUEEN)}.json"
    saved = json.loads(path.read_text(encoding="utf-8"))["state"]

    state = VirginQueen.model_validate_json(json.dumps(saved))

    assert json.loads(state.model_dump_json()) == saved
