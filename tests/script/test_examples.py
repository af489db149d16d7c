"""The example scripts beside the project have the outcome that their comments tell."""

from itertools import pairwise
from pathlib import Path

import pytest

from tests.script.playing import play

FOLDER = Path(__file__).parents[3] / "shared" / "examples"
EXAMPLES = {
    path.stem: path.read_text(encoding="utf-8")
    for path in sorted(FOLDER.glob("*.script"))
}

pytestmark = pytest.mark.skipif(
    not EXAMPLES,
    reason="there are no examples in ../shared/examples beside the project",
)


def said_to_be_refused(script: str) -> set[int]:
    """Return the lines below a comment that ends with the word `refused`."""
    lines = enumerate(script.split("\n"), 1)
    return {
        number
        for (_, comment), (number, _) in pairwise(lines)
        if comment.startswith("#") and comment.endswith("refused")
    }


@pytest.mark.parametrize("script", EXAMPLES.values(), ids=EXAMPLES)
async def test_an_example_ends_as_its_comments_tell(
    script: str, tmp_path: Path
) -> None:
    played = await play(script, tmp_path)

    assert played.wrong is None
    assert played.performance.status == 0
    refused = {
        one["line"]: one["refusal"]
        for one in played.records
        if not one["ok"] and one["who"] != "stranger"
    }
    assert refused.keys() == said_to_be_refused(script)
    assert all(one["cites"] for one in refused.values())


async def test_the_colonial_war_goes_as_its_comments_tell(tmp_path: Path) -> None:
    played = await play(EXAMPLES["colonial"], tmp_path)

    rolls = [one for one in played.records if one["rolls"]]
    wars = [one["events"][0] for one in rolls]
    assert [(one["alliance_total"], one["bourbon_total"]) for one in wars] == [
        *((6, 1), (1, 6), (4, 5)),
    ]
    moves = [
        (one["events"][1]["new_place"], one["events"][1]["new_value"]) for one in rolls
    ]
    assert moves == [("left", 1), ("only", 0), ("left", -1)]
    assert [one["events"][2]["new"] for one in rolls] == [21, 20, 19]
    *_, stranger, status, chart = played.records
    assert (stranger["refusal"]["code"], stranger["revision"]) == ("no_seat", 17)
    assert [one["posts"][0]["to"] for one in (status, chart)] == ["anna", "boris"]
    assert played.exports[0]["state"]["vp"] == 19
