"""The real bot against a bare one on the same loopback, each in its own process."""

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median, quantiles

from bot.clock import WallClock
from bot.heap import settle
from bot.loopback import Channel, Loopback, Person

ROUNDS = 3
IN_TURN = 300
CHANNELS = 100
EACH = 12
QUIET = 0.3
"""Seconds without a change after which nothing of an earlier measurement goes on."""

TOKEN = "bench"  # noqa: S105 - a name on the loopback
BARE = "bare"
REAL_COMMAND = "/nine pass"
BARE_COMMAND = "/bare pass"


async def measure(folder: Path) -> dict[str, float]:
    """Return the ratios of latency in turn, and of throughput in 100 channels."""
    loopback = Loopback(WallClock())
    loopback.add_application(TOKEN)
    loopback.add_application(BARE)
    guild = loopback.guild("Bench")
    channels = [loopback.channel(guild, f"table-{n}") for n in range(CHANNELS)]
    umpire = loopback.person("umpire")
    players = [loopback.person(name) for name in ("anna", "boris")]
    await loopback.start()
    real = ["bot.bench.real_bot", loopback.base, TOKEN, str(folder / "wire.sqlite")]
    try:
        async with process(real):
            for channel in channels:
                await campaign(channel, umpire, players)
            settle()
            text, buttons = await sample(channels[0], umpire)
            bare = ["bot.bench.bare_bot", loopback.base, BARE, text, str(buttons)]
            async with process(bare):
                return await _compare(loopback, channels, umpire)
    finally:
        await loopback.stop()


@asynccontextmanager
async def process(arguments: Sequence[str]) -> AsyncIterator[None]:
    """Run a module in a process of its own, ready inside and stopped after."""
    started = await asyncio.create_subprocess_exec(
        sys.executable, "-m", *arguments, stdout=asyncio.subprocess.PIPE
    )
    assert started.stdout is not None  # noqa: S101 - asked for above
    try:
        await asyncio.wait_for(started.stdout.readline(), 30)
        yield
    finally:
        started.terminate()
        await started.wait()


async def campaign(channel: Channel, umpire: Person, players: list[Person]) -> None:
    """Begin a game and bring it to the Campaign Phase."""
    await umpire.slash(channel, "/game new", {"system": "nine_years"})
    for person, side in zip(players, ("alliance", "bourbon"), strict=True):
        await person.slash(channel, "/game join", {"side": side})
    await umpire.slash(channel, "/game start", {})
    for _ in range(2):
        await umpire.slash(channel, "/nine next", {})


async def sample(channel: Channel, umpire: Person) -> tuple[str, int]:
    """Return the text of a play's post and how many buttons it has."""
    call = await umpire.slash(channel, REAL_COMMAND, {})
    assert call.answer is not None  # noqa: S101 - a play is answered
    rows = call.answer.components
    return call.answer.content, sum(len(row["components"]) for row in rows)


async def _compare(
    loopback: Loopback, channels: list[Channel], umpire: Person
) -> dict[str, float]:
    medians, tails, rates = [], [], []
    for _ in range(ROUNDS):
        real = await in_turn(channels[0], umpire, REAL_COMMAND)
        await quiet(loopback)
        bare = await in_turn(channels[0], umpire, BARE_COMMAND)
        medians.append(median(real) / median(bare))
        tails.append(quantiles(real, n=100)[98] / median(bare))
        many = await at_once(channels, umpire, REAL_COMMAND)
        await quiet(loopback)
        rates.append(many / await at_once(channels, umpire, BARE_COMMAND))
    return {
        "slash.median_ratio": round(min(medians), 2),
        "slash.p99_ratio": round(min(tails), 2),
        "channels_100.throughput_ratio": round(max(rates), 2),
    }


async def quiet(loopback: Loopback) -> None:
    """Wait until the bots have done what they do after they have answered."""
    seen = -1
    while seen != len(loopback.history):
        seen = len(loopback.history)
        await asyncio.sleep(QUIET)


async def in_turn(channel: Channel, person: Person, command: str) -> list[float]:
    """Return the seconds from each command to its answer, one after the other."""
    spans = []
    for _ in range(IN_TURN):
        start = time.perf_counter()
        await person.slash(channel, command, {})
        spans.append(time.perf_counter() - start)
    return spans


async def at_once(channels: list[Channel], person: Person, command: str) -> float:
    """Return commands answered per second, all channels at work."""

    async def busy(channel: Channel) -> None:
        for _ in range(EACH):
            await person.slash(channel, command, {})

    start = time.perf_counter()
    await asyncio.gather(*(busy(channel) for channel in channels))
    return len(channels) * EACH / (time.perf_counter() - start)
