"""Battles of the `duel` that are played by the rules, to be told and drawn."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.plays import public_events
from rules.kernel.model import Command
from rules.war_at_sea.desk.calendar import EndBattle
from rules.war_at_sea.sailing import MoveFleet
from rules.war_at_sea.setup import StartGame
from rules.war_at_sea.state import WarAtSea
from rules.war_at_sea.system import WAR_AT_SEA
from tests.pictures.scenes import opening


class ChanceDice:
    """Dice for a test that follows from a number."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)  # noqa: S311 - no game is played with it

    def roll(self, count: int, purpose: str, sides: int = 6) -> tuple[int, ...]:
        return tuple(self._random.randint(1, sides) for _ in range(count))

    def draw(self, count: int, cup: Any, purpose: str) -> tuple[str, ...]:
        raise AssertionError(purpose)


@dataclass(frozen=True)
class Play:
    """What a play changed, as everybody sees it."""

    before: WarAtSea
    after: WarAtSea
    events: list[dict[str, Any]]

    def kinds(self) -> list[str]:
        """Return the kinds of its events."""
        return [one["kind"] for one in self.events]


def war(seed: int, most: int = 60) -> Iterator[Play]:
    """Yield plays of a war in which red seeks blue, and all else is left to chance."""
    chance, dice = Random(seed), ChanceDice(seed)  # noqa: S311 - as above
    state = opening("duel").evolve(phase="setup", turn=0)
    march: list[Command] = [
        StartGame(actor="umpire"),
        MoveFleet(actor="red", fleet="f1", to="narrows"),
        MoveFleet(actor="red", fleet="f1", to="bluewater"),
    ]
    for _ in range(most):
        command = march.pop(0) if march else _any(state, chance)
        if command is None:
            return
        result = WAR_AT_SEA.apply(state, command, dice)
        views = [WAR_AT_SEA.view(one, None) for one in (state, result.state)]
        yield Play(views[0], views[1], public_events(result.events))
        state = result.state


def _any(state: WarAtSea, chance: Random) -> Command | None:
    """Return one of the answers that are awaited in a battle, None without a battle."""
    if not state.battles:
        return None
    awaited = WAR_AT_SEA.awaiting(state)[0]
    offers = [
        one
        for one in WAR_AT_SEA.offers(state, awaited.side)
        if one.opening is None and one.decision == awaited.id
    ]
    if not offers:
        return EndBattle(actor="umpire", battle=state.battles[0].id)
    return chance.choice(offers).complete()
