"""Saved positions of every schema can still be read."""

import json
from pathlib import Path

import pytest

from rules.kernel.document import current
from rules.kernel.system import schema
from rules.war_at_sea.state import WarAtSea
from rules.war_at_sea.system import WAR_AT_SEA
from tests.rules.war_at_sea.scenes import awaited

DOCUMENTS = Path(__file__).parents[2] / "documents" / "war_at_sea"


@pytest.mark.parametrize("path", sorted(DOCUMENTS.glob("*.json")), ids=lambda p: p.stem)
def test_every_saved_document_loads(path: Path) -> None:
    saved = json.loads(path.read_text(encoding="utf-8"))
    assert path.stem == f"schema_{saved['schema']}"

    raw = current(saved["state"], saved["schema"], WAR_AT_SEA.upcasts)
    state = WarAtSea.model_validate_json(json.dumps(raw))

    assert (state.turn, state.phase) == (2, "turn")
    assert awaited(state) == [("red", "stay")]
    assert state.standing["blue"].even
    assert [one.what for one in state.proposals] == ["merge"]


def test_there_is_a_document_of_every_schema() -> None:
    schemas = {path.stem for path in DOCUMENTS.glob("*.json")}

    assert schemas == {f"schema_{n}" for n in range(1, schema(WAR_AT_SEA) + 1)}


def test_todays_document_is_saved_as_it_was_read() -> None:
    path = DOCUMENTS / f"schema_{schema(WAR_AT_SEA)}.json"
    saved = json.loads(path.read_text(encoding="utf-8"))["state"]

    state = WarAtSea.model_validate_json(json.dumps(saved))

    assert json.loads(state.model_dump_json()) == saved
