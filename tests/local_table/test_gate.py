"""Who is let in to the local table."""

from collections.abc import Mapping
from urllib.parse import urlsplit

import aiohttp
import pytest

from bot.loopback import Upload
from tests.local_table.conftest import House

pytestmark = pytest.mark.asyncio(loop_scope="module")

HELLO = {"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "c29tZSBzaXh0ZWVuIGJ5dGVz"}


async def status(
    house: House, path: str, headers: Mapping[str, str] | None = None
) -> int:
    """Return the status of a GET without a cookie."""
    async with (
        aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as session,
        session.get(house.base + path, headers=headers) as answer,
    ):
        return answer.status


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("127.0.0.1:{port}", 200),
        ("localhost:{port}", 200),
        ("127.0.0.1", 403),
        ("127.0.0.1:1", 403),
        ("table.example:{port}", 403),
        ("127.0.0.1.example:{port}", 403),
    ],
)
async def test_the_host_must_be_this_servers_own(
    house: House, host: str, expected: int
) -> None:
    named = host.format(port=urlsplit(house.base).port)

    assert await status(house, f"/?key={house.gate.key}", {"Host": named}) == expected
    bots_own = await status(house, "/api/v10/users/@me", {"Host": named})
    assert (bots_own == 403) == (expected == 403)


@pytest.mark.parametrize(
    "origin", ["http://table.example", "null", "http://127.0.0.1:1"]
)
@pytest.mark.parametrize("path", ["/?key={key}", "/api/v10/gateway/bot", "/gateway"])
async def test_a_foreign_page_reaches_nothing(
    house: House, origin: str, path: str
) -> None:
    address = path.format(key=house.gate.key)

    assert await status(house, address, {"Origin": origin}) == 403


@pytest.mark.parametrize("query", ["", "?key=", "?key=wrong", "?key=wrong&key={key}"])
async def test_the_page_asks_for_the_key(house: House, query: str) -> None:
    assert await status(house, "/" + query.format(key=house.gate.key)) == 403


@pytest.mark.parametrize("path", ["/page/table.js", "/words/en", "/knock", "/socket"])
async def test_what_belongs_to_the_page_asks_for_a_pass(
    house: House, path: str
) -> None:
    assert await status(house, path) == 403


@pytest.mark.parametrize(
    "protocols", ["quarterdeck", "quarterdeck, wrong", "quarterdeck, {key}x"]
)
async def test_a_websocket_without_the_key_is_refused(
    house: House, protocols: str
) -> None:
    offered = protocols.format(key=house.gate.key)
    headers = {
        **HELLO,
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Protocol": offered,
    }

    assert await status(house, "/socket", headers) == 403


async def test_a_reload_needs_no_key_but_a_wrong_one_is_refused(house: House) -> None:
    jar = aiohttp.CookieJar(unsafe=True)
    async with aiohttp.ClientSession(house.base, cookie_jar=jar) as session:
        for path, expected in (
            (f"/?key={house.gate.key}", 200),
            ("/", 200),
            ("/page/table.js", 200),
            ("/?key=wrong", 403),
            ("/socket", 403),
            ("/knock", 403),
        ):
            async with session.get(path) as answer:
                assert answer.status == expected, path
    assert all(house.gate.key not in cookie.value for cookie in jar)


async def test_scripts_come_from_this_server_only(house: House) -> None:
    async with (
        aiohttp.ClientSession(house.base) as session,
        session.get(f"/?key={house.gate.key}") as answer,
    ):
        policy = answer.headers["Content-Security-Policy"]
        text = await answer.text()

    assert "default-src 'none'; script-src 'self'; style-src 'self';" in policy
    assert "unsafe" not in policy
    assert "<script>" not in text
    assert "style=" not in text
    assert answer.headers["Referrer-Policy"] == "no-referrer"


@pytest.mark.parametrize(
    ("name", "disposition"),
    [("page.html", "attachment"), ("drawing.svg", None), ("log.txt", "attachment")],
)
async def test_files_of_players_run_nothing(
    house: House, name: str, disposition: str | None
) -> None:
    anna, channel = house.table.anyone("anna"), house.table.channels()[0]
    message = anna.say(channel, "look", [Upload(name, b"<script>1</script>")])
    path = f"/attachments/{channel.id}/{message.attachments[0].id}/{name}"

    async with (
        aiohttp.ClientSession(house.base) as session,
        session.get(path) as answer,
    ):
        assert answer.status == 200
        assert "sandbox" in answer.headers["Content-Security-Policy"]
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers.get("Content-Disposition") == disposition


async def test_only_loopback_is_listened_on(house: House) -> None:
    assert urlsplit(house.base).hostname == "127.0.0.1"
