"""Every reason why a line cannot be played is worded, in both languages."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot
from bot.cli.script import worded
from bot.script.unplayable import Unplayable
from bot.words import LANGUAGES, Words, speaker

ROOT = Path(bot.__file__).parent
RAISED = {"Unplayable": 0, "NotPlayable": 1, "ScriptedFaceError": 1, "wrong": 2}
"""Where each of these takes the code."""

WORDS = Words.load()
PREFIX = "cli-unplayable-"


def raised() -> Iterator[str]:
    """Yield the codes as they stand in the source."""
    folders = (ROOT / "script", ROOT / "loopback", ROOT / "dice")
    for path in (path for folder in folders for path in folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                place = RAISED.get(node.func.id, len(node.args))
                for argument in node.args[place : place + 1]:
                    if isinstance(argument, ast.Constant):
                        prefix = "no_" if node.func.id == "wrong" else ""
                        yield prefix + str(argument.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_is_worded_and_no_other(language: str) -> None:
    worded = {
        one.removeprefix(PREFIX)
        for one in WORDS.ids(language)
        if one.startswith(PREFIX)
    }

    assert worded == set(raised())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "wrong",
    [
        Unplayable("length", field="goods", least=1, most=9),
        Unplayable("length", option="seat", least=1, most=9),
        Unplayable("number", select="Ships", least=1, most=2),
        Unplayable("no_choice", value="gull"),
        Unplayable("no_choice", option="seat", value="gull"),
        *(Unplayable("few_faces", count=3, left=left) for left in (2, 5, 11, 21)),
        *(Unplayable("few_items", count=3, left=left) for left in (2, 5, 11, 21)),
    ],
    ids=str,
)
def test_what_is_wrong_is_named(wrong: Unplayable, language: str) -> None:
    said = worded(wrong, speaker(WORDS, language))

    values = [str(fact) for fact in wrong.facts.values() if fact != "seat"]
    assert all(value in said for value in values)
