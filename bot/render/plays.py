"""What is read of a play: what was done, each die, what changed, who is next.

The public lines are made of nothing but the public part of the journal line.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.chooser import Chooser
from bot.plays import Played
from bot.positions import Position
from bot.render.boards import play_pictures
from bot.render.dice import revealed
from bot.render.post import Post
from bot.safe import Safe
from bot.seats import answerable, eyes
from bot.words import Words
from rules.kernel.audience import EVERYONE, UMPIRE

Public = Mapping[str, Any]
"""The public part of a journal line."""


def mention(user: str) -> Safe:
    """Return how a user is named in a message."""
    return Safe(f"<@{user}>")


def public_post(words: Words, played: Played) -> Post:
    """Return what everybody reads of *played*, in the game's language."""
    position = played.after
    chooser = Chooser(position, words, position.game.language)
    lines = line_lines(chooser, played.public)
    post = closing(chooser, lines, awaited_users(played.before))
    pictures = play_pictures(chooser, played.before, played.public["events"])
    return post.model_copy(update={"pictures": pictures})


def closing(
    chooser: Chooser, lines: Sequence[str], awaited_before: frozenset[str]
) -> Post:
    """Return a post of *lines*, with who is awaited and the play's number below.

    It pings exactly those who are awaited now and were not before.
    """
    position = chooser.position
    running = position.game.status == "running"
    below = awaited_lines(chooser) if running else [revealed(chooser)]
    return Post(
        content="\n".join([*lines, *below, footer(chooser)]),
        rows=chooser.public_rows() if running else (),
        pings=tuple(sorted(awaited_users(position) - awaited_before)),
    ).fitting(f"play-{position.game.revision}.txt", chooser.say("post-continued"))


def private_lines(words: Words, language: str, played: Played) -> list[str]:
    """Return what the one who acted may know beyond all others; often nothing."""
    chooser = Chooser(played.after, words, language)
    command = played.command
    lines = []
    kept = f"{_command(chooser, ' '.join(command.path))}.kept"
    if words.has(language, kept):
        own = command.model_dump(mode="json", exclude={"actor"})
        lines.append(chooser.say(kept, actor=command.actor, **own))
    seen_as = eyes(played.before, played.speaker)
    for event in played.events:
        audience = event.audience()
        if audience != EVERYONE and audience.includes(seen_as):
            seen = {"kind": event.kind(), **event.model_dump(mode="json")}
            lines.append(event_line(chooser, seen, whole=bool(event.hidden)))
    return lines


def line_lines(chooser: Chooser, public: Public) -> list[str]:
    """Return a journal line as everybody may read it."""
    if public["kind"] != "play":
        return [record_line(chooser, public)]
    return [
        said_line(chooser, public),
        *(roll_line(chooser, one) for one in public["rolls"]),
        *(event_line(chooser, one) for one in public["events"]),
    ]


def record_line(chooser: Chooser, public: Public) -> str:
    """Return a line that is no rules command: a seat, a free throw, the end."""
    params = {key: value for key, value in public.items() if key != "kind"}
    params |= {
        key: mention(params[key]) if params[key] else "none"
        for key in ("user", "by")
        if key in params
    }
    return chooser.say(f"record-{public['kind']}", **params)


def said_line(chooser: Chooser, public: Public) -> str:
    """Return the command as it was understood, and who gave it."""
    message = f"{_command(chooser, public['command'])}.said"
    if chooser.words.has(chooser.language, message):
        said = chooser.say(message, actor=public["actor"], **public["fields"])
    else:
        said = f"/{chooser.position.system.root} {public['command']}"
    line = chooser.say("play-said", who=Safe(who(chooser, public)), text=Safe(said))
    if not public["reason"]:
        return line
    return f"{line}\n{chooser.say('play-reason', reason=public['reason'])}"


def who(chooser: Chooser, public: Public) -> str:
    """Return the one who acted: his side and he, or the umpire for a side."""
    key = "umpire" if public["actor"] == UMPIRE else "side"
    if public["for_side"]:
        key = "for-side"
    user = mention(public["user"])
    return chooser.say(f"speaker-{key}", side=public["actor"], user=user)


def roll_line(chooser: Chooser, roll: Public) -> str:
    """Return one throw: its number, what for, its faces; of a draw how many."""
    purpose = chooser.say(f"{chooser.position.system.id}-purpose-{roll['purpose']}")
    number = str(roll["number"])
    if "faces" not in roll:
        return chooser.say(
            "roll-drawn",
            number=number,
            purpose=Safe(purpose),
            count=roll["count"],
            of=roll["of"],
        )
    faces = Safe(" ".join(f"**{face}**" for face in roll["faces"]))
    return chooser.say("roll-thrown", number=number, purpose=Safe(purpose), faces=faces)


def event_line(chooser: Chooser, event: Public, *, whole: bool = False) -> str:
    """Return one event, in JSON's types with its kind, as a line.

    A *whole* event is told to somebody who sees what it hides from others.
    """
    fields = {key: value for key, value in event.items() if key != "kind"}
    message = f"{chooser.position.system.id}-event-{event['kind']}"
    return chooser.say(f"{message}.private" if whole else message, **fields)


def awaited_lines(chooser: Chooser) -> list[str]:
    """Return who must act now: a line for each task, with all who have it."""
    position = chooser.position
    tasks: dict[str, list[str]] = {}
    for one in position.awaiting:
        task = chooser.say(f"{position.system.id}-awaited-{one.what}", side=one.side)
        user = mention(answerable(position, one.side))
        named = chooser.say("awaited-who", side=one.side, user=user)
        tasks.setdefault(task, []).append(named)
    return [
        chooser.say("awaited-line", who=Safe(", ".join(who)), task=Safe(task))
        for task, who in tasks.items()
    ]


def awaited_users(position: Position) -> frozenset[str]:
    """Return the users that must act now."""
    if position.game.status != "running":
        return frozenset()
    return frozenset(answerable(position, one.side) for one in position.awaiting)


def footer(chooser: Chooser) -> str:
    """Return the last line of a public post; the message is found again by it."""
    game = chooser.position.game
    mark = chooser.say("post-scripted") if game.scripted else ""
    return footer_mark(game.id, game.revision) + mark


def footer_mark(game: int, play: int) -> str:
    """Return what the footer of a play's post begins with, in every language."""
    return f"-# №{game}·{play}"


def _command(chooser: Chooser, command: str) -> str:
    """Return the id of the message about a command, given its path."""
    return f"{chooser.position.system.id}-command-{command.replace(' ', '-')}"
