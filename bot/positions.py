"""The game of a channel with its position, kept at hand while it is played."""

import json
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from bot.store.records import Game
from bot.store.thread import StoreThread
from rules.kernel.document import current
from rules.kernel.model import Model
from rules.kernel.offers import Awaited
from rules.kernel.system import System, schema

AT_HAND: Final = 512


@dataclass(frozen=True)
class Position:
    """A game, its system, and its state as the rules know it."""

    game: Game
    system: System[Any]
    state: Model

    @cached_property
    def awaiting(self) -> Sequence[Awaited]:
        """Who must act now; found once, and asked for several times in each play."""
        return self.system.awaiting(self.state)

    def game_sides(self) -> Sequence[str]:
        """Return the sides of this game, in the order of the rules."""
        return self.system.sides(self.state)


class Positions:
    """Finds positions: the latest ones at hand, the others in the store."""

    def __init__(self, store: StoreThread, systems: Iterable[System[Any]]) -> None:
        self._store = store
        self.systems: Mapping[str, System[Any]] = {one.id: one for one in systems}
        self._at_hand: OrderedDict[str, Position] = OrderedDict()

    async def in_channel(self, channel: str) -> Position | None:
        """Return the position of the game in *channel* that has not ended."""
        held = self._at_hand.get(channel)
        if held is not None:
            self._at_hand.move_to_end(channel)
            return held
        game = await self._store.do(self._store.store.game_in, channel)
        if game is None:
            return None
        position = self.read(game)
        self.keep(position)
        return position

    def read(self, game: Game) -> Position:
        """Return the position that *game* was stored with, lifted to today's schema."""
        system = self.systems[game.system]
        if game.schema == schema(system):
            state = system.state.model_validate_json(game.state)
        else:
            raw = current(json.loads(game.state), game.schema, system.upcasts)
            state = system.state.model_validate_json(json.dumps(raw))
        return Position(game, system, state)

    def keep(self, position: Position) -> None:
        """Have *position* at hand from now on; an ended game no longer."""
        channel = position.game.channel
        if position.game.status == "ended":
            self._at_hand.pop(channel, None)
            return
        self._at_hand[channel] = position
        self._at_hand.move_to_end(channel)
        while len(self._at_hand) > AT_HAND:
            self._at_hand.popitem(last=False)

    def forget(self, channel: str) -> None:
        """Read the game of *channel* from the store the next time."""
        self._at_hand.pop(channel, None)
