"""A whole script: its lines in order, and how it ended."""

from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

from bot.script.parse import numbered, parse
from bot.script.player import Player
from bot.script.stage import Stage
from bot.script.unplayable import Unplayable
from bot.table import Scripted

PLAYED, FAULTY, UNPLAYED = 0, 1, 2


class Performance:
    """One script on one stage, played while `records` is read.

    Then `faults` holds the reference numbers of apologies by line, `stopped` the line
    of the refusal that was the end, `wrong` the line that could not be played and why,
    `left_over` the scripted faces and items that nothing took, by channel.
    """

    def __init__(
        self,
        stage: Stage,
        script: bytes,
        folder: Path,
        *,
        stop_on_refusal: bool = False,
    ) -> None:
        self.faults: dict[int, str] = {}
        self.stopped: int | None = None
        self.wrong: tuple[int, Unplayable] | None = None
        self.left_over: Mapping[str, Scripted] = {}
        self._stage = stage
        self._script = script
        self._folder = folder
        self._stop_on_refusal = stop_on_refusal

    @property
    def status(self) -> int:
        """Return the exit status (architecture, 8)."""
        if self.wrong is not None:
            return UNPLAYED
        amiss = self.faults or self.stopped or self.left_over
        return FAULTY if amiss else PLAYED

    async def records(self) -> AsyncIterator[dict[str, Any]]:
        """Play the lines; yield the JSON object of each that has one."""
        player = Player(self._stage, self._folder)
        for number, said in numbered(self._script):
            try:
                record = await player.play(parse(number, said))
            except Unplayable as wrong:
                self.wrong = number, wrong
                return
            if record is None:
                continue
            yield record
            if record["fault"] is not None:
                self.faults[number] = record["fault"]
            if record["refusal"] is not None and self._stop_on_refusal:
                self.stopped = number
                return
        self.left_over = await self._stage.left_over()
