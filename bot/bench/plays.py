"""A play without Discord against a floor play: `play.floor_ratio`, `play.fsyncs`."""

import asyncio
import json
import time
from dataclasses import replace
from pathlib import Path
from statistics import median

from bot.bench.floor import floor_play, timed
from bot.bench.syncs import counted_syncs
from bot.plays import Occasion, carry_out
from bot.positions import Position
from bot.scenarios import options_of, shipped
from bot.seats import Speaker
from bot.store.records import Commit, Game
from bot.store.sqlite import SqliteStore
from bot.store.thread import StoreThread
from rules import find_system
from rules.kernel.system import schema
from rules.nine_years.calendar import Next, Pass

ROUNDS = 3
PLAYS = 400
SECRET = bytes(32)


def opened(store: SqliteStore, channel: str) -> Position:
    """Return a running colonial war in its first Campaign Phase."""
    system = find_system("nine_years")
    scenario = shipped(system, "colonial-war")
    options = options_of(system, scenario.options)
    state = system.new_game(scenario, options)
    game = Game(
        id=0,
        code=channel,
        guild="1",
        channel=channel,
        system=system.id,
        scenario=scenario.name,
        setup=scenario.model_dump_json(),
        options=options.model_dump(mode="json"),
        language="ru",
        status="lobby",
        umpire="1",
        solo=False,
        scripted=False,
        secret=SECRET,
        hidden_secret=SECRET,
        schema=schema(system),
        state=state.model_dump_json(),
        revision=0,
        takebacks=0,
        throws=0,
        head="",
        opened=0,
        seats={"alliance": "2", "bourbon": "3"},
    )
    game = replace(store.open_game(game), status="running")
    position = Position(game, system, state)
    for _ in range(2):
        position = stored(store, position, Next)
    return position


def stored(
    store: SqliteStore, position: Position, command: type[Next] | type[Pass]
) -> Position:
    """Return the position after the umpire's *command* was played and stored."""
    umpire = Speaker("1", "umpire")
    occasion = Occasion("1400000000000000000", 1_767_225_600, bytes(16))
    order = command(actor="umpire")
    played = carry_out(position, umpire, order, "", occasion)
    store.commit(Commit(position.game.revision, played.after.game, played.line))
    return played.after


async def measure(folder: Path) -> dict[str, float]:
    """Return the ratio of the best medians of three rounds, and the syncs of a play.

    The position is at hand, as the table has it while a game is played; a play goes
    through the store's thread and back, as the table's do.
    """
    store = SqliteStore(folder / "plays.sqlite")
    thread = StoreThread(store)
    position = await thread.do(opened, store, "10")
    lines = await thread.do(thread.store.lines, position.game.id)
    floor = floor_play(
        folder / "floor.sqlite",
        position.game.state,
        json.dumps({**json.loads(lines[-1].public), "private": lines[-1].private}),
    )
    floors, plays = [], []
    for _ in range(ROUNDS):
        floors.append(median(timed(floor, PLAYS)))
        spans = []
        for _ in range(PLAYS):
            start = time.perf_counter()
            position = await _played(thread, position)
            spans.append(time.perf_counter() - start)
        plays.append(median(spans))
    await thread.close()
    return {
        "play.floor_ratio": round(min(plays) / min(floors), 2),
        "play.floor_us": round(min(floors) * 1e6),
        "play.us": round(min(plays) * 1e6),
        "play.fsyncs": await asyncio.to_thread(_syncs, folder / "syncs.sqlite"),
    }


async def _played(thread: StoreThread, position: Position) -> Position:
    umpire = Speaker("1", "umpire")
    occasion = Occasion("1400000000000000000", 1_767_225_600, bytes(16))
    played = carry_out(position, umpire, Pass(actor="umpire"), "", occasion)
    commit = Commit(position.game.revision, played.after.game, played.line)
    await thread.do(thread.store.commit, commit)
    return played.after


def _syncs(path: Path, plays: int = 20) -> float:
    """Return how often a play asks for its data to be brought to the disk."""

    def counted(count: int) -> int:
        with counted_syncs() as syncs:
            store = SqliteStore(path.with_stem(f"{path.stem}-{count}"))
            position = opened(store, "10")
            before = syncs.count
            for _ in range(count):
                position = stored(store, position, Pass)
            made = syncs.count - before
            store.close()
        return made

    return counted(plays) / plays
