"""Whole campaigns: whatever happens in them can be drawn and told."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from bot.render.boards import chart_lines, chart_pictures, play_pictures, status_lines
from rules.kernel.fields import shapes
from rules.kernel.model import Command
from rules.kernel.offers import Offer
from rules.kernel.refusal import Refusal
from rules.war_at_sea.desk.fleets import PutFleet
from rules.war_at_sea.setup import StartGame
from rules.war_at_sea.state import WarAtSea
from rules.war_at_sea.system import WAR_AT_SEA
from tests.pictures.battles import ChanceDice
from tests.pictures.scenes import SIX_FLAGS, reader

PLAYS = 120


def command(state: WarAtSea, chance: Random) -> Command | None:
    """Return something that somebody may do: an answer in a battle before all else."""
    if not state.battles and chance.random() < 0.5:
        fleet = chance.choice(list(state.fleets.values()))
        other = chance.choice(list(state.fleets.values()))
        return PutFleet(actor="umpire", fleet=fleet.id, area=other.area)
    awaited = chance.choice(WAR_AT_SEA.awaiting(state))
    offers = WAR_AT_SEA.offers(state, awaited.side)
    return filled(state, chance.choice(offers), chance) if offers else None


def filled(state: WarAtSea, offer: Offer, chance: Random) -> Command | None:
    """Return an offer as a command, its open field filled with what may be chosen."""
    if offer.opening is None:
        return offer.complete()
    if offer.opening.way == "form":
        return None
    choices = WAR_AT_SEA.choices(
        state, offer.side, offer.command, offer.filled, offer.opening.field, ""
    )
    values: Any = [one.value for one in choices]
    if not values:
        return None
    chance.shuffle(values)
    name = offer.opening.field
    kind = next(one.kind for one in shapes(offer.command) if one.name == name)
    return offer.complete(tuple(values[:1]) if kind == "ids" else values[0])


@pytest.mark.parametrize("seed", range(4))
def test_every_position_and_play_can_be_drawn(seed: int) -> None:
    chance, dice = Random(seed), ChanceDice(seed)  # noqa: S311 - no game is played
    state = SIX_FLAGS.evolve(phase="setup", turn=0)
    seen: Counter[str] = Counter()
    waiting: list[Command] = [StartGame(actor="umpire")]
    for _ in range(PLAYS):
        wanted = waiting.pop() if waiting else command(state, chance)
        if wanted is None:
            continue
        try:
            result = WAR_AT_SEA.apply(state, wanted, dice)
        except Refusal:
            continue
        public = [one for event in result.events if (one := event.seen_by(None))]
        before, after = reader(state), reader(result.state)
        seen["sheets"] += len(play_pictures(after, before.position, public))
        state = result.state
        view = WAR_AT_SEA.view(state, None)
        seen["charts"] += len(chart_pictures(after, view))
        assert status_lines(after, view)
        assert chart_lines(after, view)

    assert seen["charts"] > PLAYS // 2
    assert seen["sheets"] > 0
