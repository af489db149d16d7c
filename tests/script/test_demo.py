"""The demo of War at Sea, compared in full with what it was, in both languages.

`pytest --regen-golden` writes the texts anew; what has changed in them is read like
code.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from bot.dice.chance import SeededChance
from bot.loopback.world import Attachment
from bot.script.performance import Performance
from bot.script.stage import Setting, opened
from tests.loopback import description
from tests.pictures.png import read
from tests.script.telling import told

FOLDER: Final = Path(__file__).parents[1] / "golden" / "war_at_sea"
PICTURES: Final = ["battle-1-round-1.png", "battle-2-round-1.png", "chart.png"]
WIDTHS: Final = range(600, 2401)
INK: Final = 5000
"""Pixels unlike the one to their left: an empty chart has only a few hundred."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What everybody saw of the demo: the words, and the last picture of each name."""

    text: str
    pictures: dict[str, Attachment]


async def played(language: str, folder: Path) -> Seen:
    """Play the demo as a game in *language*."""
    script = (FOLDER / "demo.script").read_text(encoding="utf-8")
    assert script.count("language:en") == 1
    setting = Setting(
        database=folder / "demo.sqlite",
        chance=SeededChance("demo"),
        openapi=description.found(),
    )
    async with opened(setting) as stage:
        said = script.replace("language:en", f"language:{language}").encode()
        performance = Performance(stage, said, FOLDER)
        records = [one async for one in performance.records()]
        world = stage.loopback.world
        messages = [one for each in world.messages.values() for one in each.values()]
        names = {str(user.id): user.name for user in world.users.values()}
    assert performance.wrong is None
    assert performance.status == 0
    return Seen(
        told(records, names),
        {file.name: file for message in messages for file in message.attachments},
    )


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_everybody_sees_what_was_seen(
    language: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    path = FOLDER / f"demo.{language}.txt"

    seen = await played(language, tmp_path)

    if request.config.getoption("--regen-golden"):
        path.write_text(seen.text, encoding="utf-8")
    assert seen.text == path.read_text(encoding="utf-8")
    assert sorted(seen.pictures) == PICTURES
    for name, one in seen.pictures.items():
        assert one.alt, name
        picture = read(one.bytes)
        assert picture.width in WIDTHS, name
        assert picture.height * 4 > picture.width, name
        assert picture.ink() > INK, name
