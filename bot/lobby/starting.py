"""From lobby to play, and the end: start, language, ending by hand."""

from dataclasses import replace

from bot.call import Call
from bot.chooser import Chooser
from bot.denial import Denial
from bot.lobby.posts import say
from bot.lobby.seating import of_umpire, recorded
from bot.plays import opening_hash
from bot.positions import Position
from bot.pressing import Press
from bot.render.dice import commitments
from bot.render.plays import awaited_users, closing
from bot.render.post import Button, Post
from bot.steps import Step
from bot.table import Table
from bot.words import language_of


async def start(table: Table, call: Call) -> None:
    """Start the game: all seats taken, the umpire says so; the dice are committed."""

    async def decide(found: Position | None) -> Step:
        position = of_umpire(found, call)
        game = position.game
        if game.status != "lobby":
            raise Denial("started")
        free = [side for side in position.game_sides() if side not in game.seats]
        if free:
            raise Denial("seats_free", seats=free)
        head = opening_hash(position)
        after = replace(position, game=replace(game, status="running", head=head))
        chooser = Chooser(after, table.words, game.language)
        lines = [
            say(table, after, "lobby-started", user=call.user),
            commitments(chooser),
        ]
        return Step(after, closing(chooser, lines, awaited_users(position)))

    await table.take(call, decide)


async def set_language(table: Table, call: Call, language: str) -> None:
    """Have the public posts of this game in another language; the umpire does."""

    async def decide(found: Position | None) -> Step:
        position = of_umpire(found, call)
        after = replace(position, game=replace(position.game, language=language))
        change = {"kind": "language", "language": language}
        return recorded(table, call, position, after, change)

    await table.take(call, decide)


async def ask_end(table: Table, call: Call) -> None:
    """Ask the umpire once more whether the game shall end."""
    position = of_umpire(await table.positions.in_channel(call.channel), call)
    chooser = Chooser(position, table.words, language_of(call.locale))
    end = Press("end", position.game.code).custom_id()
    button = Button(id=end, label=chooser.say("button-end"), style="danger")
    await call.whisper(Post(content=chooser.say("end-ask"), rows=((button,),)))


async def end(table: Table, call: Call, game: str) -> None:
    """End *game* before its time; the umpire has been asked and has said yes."""

    async def decide(found: Position | None) -> Step:
        position = of_umpire(found, call)
        if position.game.code != game:
            raise Denial("other_game")
        after = replace(position, game=replace(position.game, status="ended"))
        if position.game.status == "lobby":
            line = say(table, after, "record-ended", by=call.user)
            return Step(after, Post(content=line))
        return recorded(table, call, position, after, {"kind": "ended"})

    await table.take(call, decide)
