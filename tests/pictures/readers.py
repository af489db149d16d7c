"""Those who read of a position, in their language."""

from typing import Any

from bot.chooser import Chooser
from bot.positions import Position
from bot.store.records import Game
from bot.words import Words
from rules import SYSTEMS
from rules.kernel.model import Model
from rules.kernel.system import System

WORDS = Words.load([system.id for system in SYSTEMS])


def reader_of(system: System[Any], state: Model, language: str) -> Chooser:
    """Return what words a position of *system* for a reader of this language."""
    game = Game(
        id=1,
        code="12",
        guild="1",
        channel="2",
        system=system.id,
        scenario=system.scenarios[0],
        setup="",
        options={},
        language=language,
        status="running",
        umpire="9",
        solo=False,
        scripted=False,
        secret=bytes(32),
        hidden_secret=bytes(32),
        schema=1,
        state="",
        revision=0,
        takebacks=0,
        throws=0,
        head="",
        opened=0,
    )
    return Chooser(Position(game, system, state), WORDS, language)
