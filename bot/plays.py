"""From a command to all that must be stored of it: no Discord, no database."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot import journal
from bot.dice.stream import commitment
from bot.dice.table_dice import Drawn, TableDice, Thrown
from bot.positions import Position
from bot.seats import Speaker
from bot.store.records import Game, Line
from rules.kernel.model import Command, Event


@dataclass(frozen=True, slots=True)
class Occasion:
    """What a play takes from the world around it.

    `at` is in seconds since 1970, UTC; `salt` hides the private part of the line;
    `faces` and `items` are those that a script has set for this channel.
    """

    interaction: str
    at: int
    salt: bytes
    faces: tuple[int, ...] = ()
    items: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Played:
    """A command that was carried out, and everything that came of it.

    `public` is what everybody may know of it: the journal line's public part.
    """

    before: Position
    after: Position
    speaker: Speaker
    command: Command
    public: Mapping[str, Any]
    events: Sequence[Event]
    line: Line
    faces_used: int
    items_used: int


def carry_out(
    position: Position,
    speaker: Speaker,
    command: Command,
    reason: str,
    occasion: Occasion,
) -> Played:
    """Let the rules decide on *command*; raises their `Refusal`."""
    game, system = position.game, position.system
    dice = dice_of(game, occasion)
    result = system.apply(position.state, command, dice)
    told = set(command.fields()) - command.hidden
    if command.public_path:
        told = set()
    public = {
        "kind": "play",
        "command": " ".join(command.public_path or command.path),
        "actor": command.actor,
        "fields": command.model_dump(mode="json", include=told),
        "hidden": [] if command.public_path else sorted(command.hidden),
        "user": speaker.user,
        "for_side": speaker.for_side,
        "reason": reason,
        "at": occasion.at,
        "interaction": occasion.interaction,
        "rolls": [shown(one) for one in dice.made],
        "events": public_events(result.events),
    }
    private = {
        "salt": occasion.salt.hex(),
        "command": " ".join(command.path),
        "fields": command.model_dump(mode="json", exclude={"actor", *told}),
        "events": [
            {"kind": event.kind(), **event.model_dump(mode="json")}
            for event in result.events
            if event.audience().viewers is not None
        ],
        "draws": [
            {"number": one.number, "items": list(one.items)}
            for one in dice.made
            if isinstance(one, Drawn)
        ],
    }
    line = journal.line(game.id, game.revision + 1, game.head, public, private)
    over = system.over(result.state)
    after = replace(
        game,
        state=result.state.model_dump_json(),
        revision=line.number,
        head=line.hash,
        throws=dice.throws,
        status="ended" if over else "running",
        scripted=game.scripted or bool(dice.faces_used or dice.items_used),
    )
    return Played(
        before=position,
        after=Position(after, system, result.state),
        speaker=speaker,
        command=command,
        public=public,
        events=result.events,
        line=line,
        faces_used=dice.faces_used,
        items_used=dice.items_used,
    )


def dice_of(game: Game, occasion: Occasion) -> TableDice:
    """Return the dice for one command in *game*, numbered on from its last throw."""
    return TableDice(
        game.secret,
        game.hidden_secret,
        game.code,
        game.throws,
        occasion.interaction,
        occasion.faces,
        occasion.items,
    )


def shown(made: Thrown | Drawn) -> dict[str, Any]:
    """Return a throw as everybody may see it; of a draw only how many."""
    if isinstance(made, Drawn):
        return {
            "number": made.number,
            "purpose": made.purpose,
            "count": made.count,
            "of": made.of,
        }
    return {
        "number": made.number,
        "purpose": made.purpose,
        "sides": made.sides,
        "faces": list(made.faces),
    }


def public_events(events: Sequence[Event]) -> list[dict[str, Any]]:
    """Return the events as the public may see them, in order."""
    seen = (event.seen_by(None) for event in events)
    return [one for one in seen if one is not None]


def opening_hash(position: Position) -> str:
    """Return the hash that the first line of a game's journal builds on."""
    game = position.game
    return journal.opening(
        game=game.code,
        system=game.system,
        schema=game.schema,
        scenario=json.loads(game.setup),
        options=dict(game.options),
        commitment=commitment(game.secret),
        hidden_commitment=commitment(game.hidden_secret),
        state=game.state,
    )


def record(
    position: Position, public: dict[str, Any], salt: bytes, **changes: Any
) -> tuple[Position, Line]:
    """Return *position* and a journal line for a step that is no rules command."""
    game = position.game
    line = journal.line(
        game.id, game.revision + 1, game.head, public, {"salt": salt.hex()}
    )
    after = replace(game, revision=line.number, head=line.hash, **changes)
    return replace(position, game=after), line
