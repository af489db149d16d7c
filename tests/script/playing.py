"""A script played in this process, with the test system beside the real ones."""

from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent
from typing import Any, Final

from bot.dice.chance import SeededChance
from bot.script.performance import Performance
from bot.script.stage import Setting, opened
from rules import SYSTEMS
from tests.loopback import description
from tests.parley import LOCALES, SYSTEM

Json = dict[str, Any]

PARLEY: Final = """\
!game #bay
@umpire /game new system:parley
@anna /game join side:north
@ben /game join side:south
@umpire /game start
"""
"""Five lines; what follows is line 6."""


@dataclass(frozen=True, slots=True)
class Played:
    """What came of a script: the JSON objects, how it ended, the games."""

    records: list[Json]
    performance: Performance
    exports: list[Json]

    def __getitem__(self, line: int) -> Json:
        """Return the JSON object of a line."""
        return next(one for one in self.records if one["line"] == line)

    @property
    def last(self) -> Json:
        """Return the JSON object of the last line that has one."""
        return self.records[-1]

    @property
    def wrong(self) -> tuple[int, str] | None:
        """Return the line that could not be played, and the code of why."""
        wrong = self.performance.wrong
        return None if wrong is None else (wrong[0], wrong[1].code)


async def play(
    script: str, folder: Path, *, stop_on_refusal: bool = False, **setting: Any
) -> Played:
    """Play *script*, with files in *folder*, and hold it to Discord's description."""
    wanted = Setting(
        **{
            "database": folder / "script.sqlite",
            "chance": SeededChance("script"),
            "systems": (*SYSTEMS, SYSTEM),
            "locales": (LOCALES,),
            "openapi": description.found(),
            **setting,
        }
    )
    async with opened(wanted) as stage:
        performance = Performance(
            stage, dedent(script).encode(), folder, stop_on_refusal=stop_on_refusal
        )
        records = [one async for one in performance.records()]
        exports = await stage.exports()
        assert stage.loopback.violations == []
        assert stage.loopback.faults == []
    return Played(records, performance, exports)
