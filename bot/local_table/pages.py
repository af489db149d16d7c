"""The page's routes: the page, its files, its words, and its websocket."""

from pathlib import Path
from typing import Final

from aiohttp import web

from bot.local_table.gate import Gate
from bot.local_table.table import LocalTable
from bot.local_table.vocabulary import vocabulary
from bot.local_table.window import Window
from bot.words import LANGUAGES, Words

PAGE: Final = Path(__file__).with_name("page")
KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}


def add_to(app: web.Application, table: LocalTable, gate: Gate, words: Words) -> None:
    """Let *app* serve the page of *table*, behind *gate*."""
    files = {path.name: path for path in PAGE.iterdir() if path.suffix in KINDS}
    spoken = {language: vocabulary(words, language) for language in LANGUAGES}

    async def index(_: web.Request) -> web.Response:
        return served(files["index.html"])

    async def file(request: web.Request) -> web.Response:
        path = files.get(request.match_info["name"])
        if path is None:
            raise web.HTTPNotFound
        return served(path)

    async def speech(request: web.Request) -> web.Response:
        sentences = spoken.get(request.match_info["language"])
        if sentences is None:
            raise web.HTTPNotFound
        return web.json_response(sentences)

    async def knock(_: web.Request) -> web.Response:
        return web.Response(status=204)

    async def socket(request: web.Request) -> web.WebSocketResponse:
        person = table.anyone(request.query.get("as", ""))
        return await Window(table, person).serve(request)

    async def close(_: web.Application) -> None:
        await table.close()

    gate.add_to(app)
    app.on_shutdown.append(close)
    app.router.add_get("/", index)
    app.router.add_get("/page/{name}", file)
    app.router.add_get("/words/{language}", speech)
    app.router.add_get("/knock", knock)
    app.router.add_get("/socket", socket)


def served(path: Path) -> web.Response:
    """Return a file of the page."""
    return web.Response(
        text=path.read_text(encoding="utf-8"), content_type=KINDS[path.suffix]
    )
