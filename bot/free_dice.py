"""`/dice roll` and `/dice proof`."""

import re
from dataclasses import dataclass
from typing import Final, Self

from bot.call import Call
from bot.chooser import Chooser
from bot.denial import Denial
from bot.dice.stream import faces
from bot.plays import dice_of, record, shown
from bot.positions import Position
from bot.render.dice import commitments, revealed
from bot.render.plays import awaited_users, closing, record_line
from bot.render.post import Post
from bot.safe import Safe
from bot.steps import Step
from bot.table import SALT, Table
from bot.words import language_of

MOST_DICE: Final = 100
SIDES: Final = range(2, 1001)
MOST_ADDED: Final = 1_000_000
WRITTEN: Final = re.compile(r"(\d{0,3})[dDдДкК](\d{1,4})([+-]\d{1,7})?")
"""`2d6+1`; Russian players write д or к for the d."""


@dataclass(frozen=True, slots=True)
class FreeThrow:
    """Some dice with the same sides, and a number added to their sum."""

    count: int
    sides: int
    added: int = 0

    @classmethod
    def read(cls, text: str) -> Self:
        """Return what `NdS+K` says; raises `Denial` for anything else."""
        match = WRITTEN.fullmatch(text.replace(" ", "").replace("−", "-"))
        if match is None:
            raise Denial("bad_dice", text=text)
        thrown = cls(int(match[1] or 1), int(match[2]), int(match[3] or 0))
        if not 1 <= thrown.count <= MOST_DICE or thrown.sides not in SIDES:
            raise Denial("bad_dice", text=text)
        if abs(thrown.added) > MOST_ADDED:
            raise Denial("bad_dice", text=text)
        return thrown

    def __str__(self) -> str:
        added = f"{self.added:+d}" if self.added else ""
        return f"{self.count}d{self.sides}{added}"


async def throw(table: Table, call: Call, text: str) -> None:
    """Throw dice for everybody to see.

    In a channel with a running game it is a numbered, journalled throw of that game;
    elsewhere a plain one, which says that it cannot be proved.
    """
    wanted = FreeThrow.read(text)
    position = await table.positions.in_channel(call.channel)
    if position is None or position.game.status != "running":
        await _plain(table, call, wanted)
        return

    async def decide(found: Position | None) -> Step:
        if found is None or found.game.status != "running":
            raise Denial("no_game")
        return _in_game(table, call, found, wanted)

    await table.take(call, decide)


async def _plain(table: Table, call: Call, wanted: FreeThrow) -> None:
    secret = table.chance.token(32)
    thrown = faces(secret, "", 0, call.id, "free", wanted.count, wanted.sides)
    text = table.words.say(
        language_of(call.locale),
        "dice-plain",
        dice=str(wanted),
        faces=Safe(" ".join(str(one) for one in thrown)),
        total=str(sum(thrown) + wanted.added),
    )
    await call.answer(Post(content=text).fitting("dice.txt", "…"))


def _in_game(table: Table, call: Call, position: Position, wanted: FreeThrow) -> Step:
    """Return the step of a throw that belongs to the game of the channel."""
    occasion = table.occasion(call)
    dice = dice_of(position.game, occasion)
    thrown = dice.roll(wanted.count, "free", wanted.sides)
    public = {
        "kind": "throw",
        "user": call.user,
        "dice": str(wanted),
        "number": str(dice.throws),
        "faces": " ".join(str(one) for one in thrown),
        "total": str(sum(thrown) + wanted.added),
        "rolls": [shown(one) for one in dice.made],
        "at": occasion.at,
        "interaction": call.id,
    }
    after, line = record(
        position,
        public,
        table.chance.token(SALT),
        throws=dice.throws,
        scripted=position.game.scripted or dice.faces_used > 0,
    )
    chooser = Chooser(after, table.words, after.game.language)
    text = record_line(chooser, public)
    post = closing(chooser, [text], awaited_users(position))
    return Step(after, post, line, faces_used=dice.faces_used)


async def proof(table: Table, call: Call, *, show: bool) -> None:
    """Tell what the dice of the channel's game, running or last, are bound to."""
    game = await table.store.do(table.store.store.last_game_in, call.channel)
    if game is None or game.status == "lobby":
        raise Denial("no_game")
    position = table.positions.read(game)
    language = game.language if show else language_of(call.locale)
    chooser = Chooser(position, table.words, language)
    lines = [
        chooser.say("dice-proof", game=game.code, throws=game.throws),
        commitments(chooser),
    ]
    if game.status == "ended":
        lines.append(revealed(chooser))
    if game.scripted:
        lines.append(chooser.say("dice-scripted"))
    post = Post(content="\n".join(lines))
    await (call.answer(post) if show else call.whisper(post))
