"""What can be read of a game: status, chart, journal, rules, help."""

import json
from collections.abc import Callable, Sequence
from typing import Final

from bot.call import Call
from bot.chooser import Chooser
from bot.denial import Denial
from bot.lobby.posts import seat_lines, worded
from bot.lobby.seating import any_game
from bot.positions import Position
from bot.render.boards import chart_lines, chart_pictures, status_lines
from bot.render.plays import awaited_lines, footer, line_lines
from bot.render.post import Post
from bot.safe import Safe
from bot.seats import viewer
from bot.store.records import Line
from bot.table import Table
from bot.words import language_of

LATEST: Final = 10
"""Plays that `/game log` shows when it is not told since when."""


async def tell(
    table: Table,
    call: Call,
    make: Callable[[Chooser, bool], Post],
    *,
    show: bool,
) -> None:
    """Answer with what *make* makes: privately, or for all to see in the game's tongue.

    The second argument of *make* tells it that everybody reads along.
    """
    position = any_game(await table.positions.in_channel(call.channel))
    language = position.game.language if show else language_of(call.locale)
    post = make(Chooser(position, table.words, language), show)
    await (call.answer(post) if show else call.whisper(post))


async def status(table: Table, call: Call, *, show: bool) -> None:
    """Tell how the game stands, and who is awaited."""

    def make(chooser: Chooser, public: bool) -> Post:
        lines = seat_lines(chooser)
        if chooser.position.game.status == "running":
            lines += status_lines(chooser, seen(chooser.position, call, public))
            lines += awaited_lines(chooser)
        rows = chooser.public_rows() if _running(chooser) and not public else ()
        content = "\n".join([*lines, footer(chooser)])
        return Post(content=content, rows=rows).fitting("status.txt", "…")

    await tell(table, call, make, show=show)


async def chart(table: Table, call: Call, *, text: bool, show: bool) -> None:
    """Show the board: as a picture if there is one, or in text."""

    def make(chooser: Chooser, public: bool) -> Post:
        view = seen(chooser.position, call, public)
        pictures = () if text else chart_pictures(chooser, view)
        if pictures:
            return Post(content="", pictures=pictures)
        lines = chart_lines(chooser, view)
        if not lines:
            raise Denial("no_chart")
        return Post(content="\n".join(lines)).fitting("chart.txt", "…")

    await tell(table, call, make, show=show)


async def log(table: Table, call: Call, *, since_me: bool, show: bool) -> None:
    """Show the latest plays, or all since the caller's own last one."""
    position = any_game(await table.positions.in_channel(call.channel))
    game = position.game
    store = table.store.store
    after = max(game.revision - LATEST, 0)
    lines = await table.store.do(store.lines, game.id, 0 if since_me else after)
    if since_me:
        lines = _since(lines, call.user)

    def make(chooser: Chooser, public: bool) -> Post:
        told = [
            "\n".join([f"-# №{line.number}", *line_lines(chooser, _public(line))])
            for line in lines
        ]
        text = "\n".join(told) or chooser.say("log-empty", since=since_me)
        return Post(content=text).fitting("log.txt", chooser.say("post-continued"))

    await tell(table, call, make, show=show)


def _since(lines: Sequence[Line], user: str) -> list[Line]:
    """Return the lines after the last one that *user* wrote."""
    own: list[Line] = []
    for line in lines:
        own = [] if _public(line).get("user") == user else [*own, line]
    return own


def _public(line: Line) -> dict[str, object]:
    public: dict[str, object] = json.loads(line.public)
    return public


async def rules(table: Table, call: Call, clause: str | None, *, show: bool) -> None:
    """Tell which house rules are in force, or explain one clause or ruling."""
    if clause is not None:
        await _explain(table, call, clause, show=show)
        return

    def make(chooser: Chooser, public: bool) -> Post:
        lines = [chooser.say("rules-title"), *option_lines(chooser)]
        return Post(content="\n".join(lines)).fitting("rules.txt", "…")

    await tell(table, call, make, show=show)


async def _explain(table: Table, call: Call, clause: str, *, show: bool) -> None:
    position = await table.positions.in_channel(call.channel)
    language = language_of(call.locale)
    if show and position is not None:
        language = position.game.language
    message = clause.strip().replace(".", "_")
    known = clause_ids(table)
    found = next((one for one in known if one.lower() == message.lower()), None)
    if found is None:
        raise Denial("no_such_clause", clause=clause)
    text = Safe(table.words.say(language, found))
    shown = found.replace("_", ".")
    post = Post(content=table.words.say(language, "clause", clause=shown, text=text))
    await (call.answer(post) if show else call.whisper(post))


def clause_ids(table: Table) -> tuple[str, ...]:
    """Return the ids of all clauses and rulings that the catalogues explain."""
    return table.words.matching(r"^(KWW|SEA|VQ|A-[GKSV])-[A-Z0-9_.-]+$")


def option_lines(chooser: Chooser) -> list[str]:
    """Return the house rules in force, each with what it decides."""
    position = chooser.position
    system = position.system
    chosen = json.dumps(dict(position.game.options))
    options = system.options.model_validate_json(chosen)
    return [
        chooser.say(
            "rules-option",
            name=name,
            value=worded(chooser, value),
            about=Safe(chooser.say(f"{system.id}-option-{name}")),
            cites=Safe(", ".join(options.cites(name))),
        )
        for name, value in position.game.options.items()
    ]


def seen(position: Position, call: Call, public: bool) -> object:
    """Return the position as the caller may see it, or as everybody may."""
    seen_as = None if public else viewer(position, call.user, None)
    return position.system.view(position.state, seen_as)


def _running(chooser: Chooser) -> bool:
    return chooser.position.game.status == "running"


async def help_text(table: Table, call: Call) -> None:
    """Tell a newcomer what to type, here and now."""
    language = language_of(call.locale)
    position = await table.positions.in_channel(call.channel)
    lines = [table.words.say(language, "help")]
    if position is not None:
        message = f"{position.system.id}-help"
        if table.words.has(language, message):
            lines.append(table.words.say(language, message, position.system.id))
    await call.whisper(Post(content="\n".join(lines)).fitting("help.txt", "…"))
