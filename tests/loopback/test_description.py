"""Discord's own description of its API, where a copy lies beside the project."""

import os
from pathlib import Path

import pytest

from bot.clock import SetClock
from bot.loopback import Loopback
from tests.loopback import description
from tests.loopback.conftest import Opener
from tests.loopback.table import button, seated


@pytest.fixture
def path() -> Path:
    """Return the description; without it these tests are skipped, not in CI."""
    if description.found() is None:
        if os.environ.get("CI") == "true" and description.FOLDER.is_dir():
            pytest.fail(f"{description.PATH} is absent, and CI skips nothing")
        pytest.skip(
            "../shared/discord/openapi.json is absent: no traffic of these tests "
            "is held against Discord's description"
        )
    return description.PATH


async def test_a_request_that_is_not_admitted_is_refused_and_remembered(
    path: Path, opened: Opener, clock: SetClock
) -> None:
    loopback = await opened(Loopback(clock, openapi=path))
    async with seated(loopback, clock) as table:
        fine = await table.post(content="x")
        wrong = await table.post(content="x", embeds=[{"color": -1}])
        label = await table.row(button(label="x" * 81))

    assert fine.status == 200
    for reply in (wrong, label):
        assert (reply.status, reply.code) == (400, 50035)
    assert wrong.faults() == "embeds.0.color"
    assert label.faults() == "components.0.components.0.label"
    assert len(loopback.violations) == 2


async def test_every_route_is_one_of_discords(path: Path) -> None:
    from bot.loopback.openapi import description as read  # noqa: PLC0415
    from bot.loopback.server import ROUTES  # noqa: PLC0415

    known = read(path)
    unknown = [
        f"{route.method} {route.path}"
        for route in ROUTES
        if not known.knows(route.method, route.path)
    ]

    assert unknown == []


async def test_every_answer_is_admitted(
    path: Path, opened: Opener, clock: SetClock
) -> None:
    """Walk once through all that can be read; the other tests do the rest."""
    wrong: list[str] = []
    loopback = Loopback(clock, openapi=path)
    loopback.app.middlewares.append(description.checker(wrong))
    await opened(loopback)
    async with seated(loopback, clock) as table:
        event = await table.slash()
        await table.answered(event, content="x", embeds=[{"title": "x"}])
        await table.row(button())
        thread = loopback.thread(table.channel, "war")
        direct = await table.ask(
            "POST", "/users/@me/channels", {"recipient_id": str(table.anna.id)}
        )
        application, guild = table.bot.application, table.channel.guild
        replies = [
            await table.ask("GET", each)
            for each in (
                "/users/@me",
                "/users/@me/guilds",
                f"/users/{table.anna.id}",
                "/applications/@me",
                "/oauth2/applications/@me",
                "/gateway",
                "/gateway/bot",
                f"/guilds/{guild}",
                f"/guilds/{guild}/channels",
                f"/guilds/{guild}/threads/active",
                f"/guilds/{guild}/members/{table.anna.id}",
                f"/applications/{application}/commands",
                f"/applications/{application}/guilds/{guild}/commands",
                f"/channels/{table.channel.id}",
                f"/channels/{thread.id}",
                f"/channels/{direct.body['id']}",
                table.messages,
                f"{table.bot.hook(event)}/messages/@original",
            )
        ]

    assert {reply.status for reply in replies} == {200}
    assert wrong == []
    assert loopback.violations == []
