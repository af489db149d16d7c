"""What somebody asks for, and what is to be stored and said when it is done."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from pydantic import ValidationError

from bot.denial import Denial
from bot.dice.table_dice import ScriptedFaceError
from bot.positions import Position
from bot.render.post import Post
from bot.store.records import Line
from bot.typed import bad_value
from rules.kernel.model import Command, Request

R = TypeVar("R", bound=Request)


@dataclass(frozen=True, slots=True)
class Order:
    """A command of a system as somebody asked for it, not yet as anybody."""

    system: str
    command: type[Command]
    filled: Mapping[str, Any]
    seat: str | None = None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """The game as it is to be, its journal line, the public post, a private one.

    Without a line nothing of the game itself changes, only its lobby. `faces_used`
    and `items_used` count what it took of the channel's scripted dice. What is
    `sealed` is not posted as the answer: Discord shows above it what was typed.
    """

    position: Position
    post: Post | None = None
    line: Line | None = None
    whisper: Post | None = None
    faces_used: int = 0
    items_used: int = 0
    sealed: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a call ended, for whoever watches the table: scripts and tests.

    `line` is the journal's, `refusal` the code, the citations and the sentence,
    `fault` the reference number of an apology, `unplayable` why what a script has set
    could not be thrown.
    """

    line: Line | None = None
    refusal: tuple[str, tuple[str, ...], str] | None = None
    fault: str | None = None
    unplayable: ScriptedFaceError | None = None


def built(request: type[R], actor: str, filled: Mapping[str, Any]) -> R:
    """Return the command or question; raises `Denial` that names a field's fault."""
    try:
        return request(actor=actor, **filled)
    except ValidationError as wrong:
        first = wrong.errors()[0]
        field = str(first["loc"][0]) if first["loc"] else ""
        raise bad_value(request, field, _as_typed(filled.get(field, ""))) from None


def _as_typed(value: Any) -> str:
    """Return a value of a field as somebody would type it."""
    if isinstance(value, Mapping):
        return ", ".join(f"{name}={amount}" for name, amount in value.items())
    return ", ".join(value) if isinstance(value, tuple) else str(value)


def running(position: Position | None, system: str | None) -> Position:
    """Return *position* if its game runs and is of *system*; else raises `Denial`."""
    if position is None:
        raise Denial("no_game")
    if position.game.status == "lobby":
        raise Denial("not_started")
    if system is not None and position.game.system != system:
        raise Denial("other_system", system=position.game.system, asked=system)
    return position
