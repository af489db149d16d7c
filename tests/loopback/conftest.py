from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime

import pytest
from discord import asset, gateway, http

from bot.clock import SetClock
from bot.loopback import Channel, Loopback, Person, redirect
from tests.loopback import description
from tests.loopback.bots import TOKEN

START = datetime(2026, 1, 1, tzinfo=UTC)


@pytest.fixture
def clock() -> SetClock:
    """Return a clock that stands at the beginning of 2026."""
    return SetClock(START)


@pytest.fixture(autouse=True)
def discord_py(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every test leave discord.py's addresses as they were."""
    monkeypatch.setattr(http.Route, "BASE", http.Route.BASE)
    monkeypatch.setattr(asset.Asset, "BASE", asset.Asset.BASE)
    monkeypatch.setattr(
        gateway.DiscordWebSocket,
        "DEFAULT_GATEWAY",
        gateway.DiscordWebSocket.DEFAULT_GATEWAY,
    )


Opener = Callable[[Loopback], Awaitable[Loopback]]


@pytest.fixture
async def opened() -> AsyncIterator[Opener]:
    """Return what starts a loopback with a bot's token; it is stopped at the end."""
    started: list[Loopback] = []

    async def start(loopback: Loopback) -> Loopback:
        loopback.add_application(TOKEN)
        await loopback.start()
        started.append(loopback)
        redirect(loopback.base)
        return loopback

    yield start
    for loopback in started:
        await loopback.stop()


@pytest.fixture
async def loopback(opened: Opener, clock: SetClock) -> AsyncIterator[Loopback]:
    """Return a started loopback that holds all traffic against the description.

    The test fails for any request or answer that it does not admit (where the
    description is there), and for any error of the loopback itself.
    """
    wrong: list[str] = []
    made = Loopback(clock, openapi=description.found())
    if description.found():
        made.app.middlewares.append(description.checker(wrong))
    yield await opened(made)
    assert made.faults == []
    assert made.violations == []
    assert wrong == []


@pytest.fixture
def channel(loopback: Loopback) -> Channel:
    """Return the channel #colonies."""
    return loopback.channel(loopback.guild("Quarterdeck"), "colonies")


@pytest.fixture
def anna(loopback: Loopback, channel: Channel) -> Person:
    """Return Anna's client."""
    return loopback.person("anna")


@pytest.fixture
def ben(loopback: Loopback, channel: Channel) -> Person:
    """Return Ben's client, which is in Russian."""
    return loopback.person("ben", locale="ru")
