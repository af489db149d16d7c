"""From the text of a script to what its lines say."""

import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Final

import discord

from bot.script.acts import (
    Act,
    Choose,
    Complete,
    Dice,
    Draw,
    Fill,
    Game,
    Kill,
    Line,
    Now,
    Press,
    Restart,
    Slash,
    Thread,
    User,
)
from bot.script.spelling import Word, split
from bot.script.unplayable import Unplayable

FORMS: Final = {
    "!game": "!game #NAME",
    "!thread": "!thread #NAME",
    "!user": "!user @NAME locale:ru",
    "!dice": "!dice 5 3 6",
    "!draw": "!draw t4 t1",
    "!now": "!now 2026-03-01T12:00Z, !now +2d3h",
    "!restart": "!restart",
    "!kill": "!kill",
    "press": '@NAME press "LABEL" on:LINE',
    "choose": '@NAME choose "PLACEHOLDER" VALUE,VALUE on:LINE',
    "fill": '@NAME fill "TITLE" FIELD:"TEXT"',
    "complete": "@NAME complete /COMMAND OPTION:TEXT|",
    "@": "@NAME /COMMAND OPTION:VALUE",
}
"""How each kind of line is written, for who has written it otherwise."""

LOCALES: Final = frozenset(one.value for one in discord.Locale)
BAR: Final = "|"
COUNT: Final = re.compile(r"[1-9][0-9]{0,8}")
GAP: Final = re.compile(r"[ \t]+")
SURROGATE: Final = re.compile("[\ud800-\udfff]")
SPAN: Final = re.compile(
    r"\+(?=\d)(?:(?P<days>\d+)d)?(?:(?P<hours>\d+)h)?(?:(?P<minutes>\d+)m)?"
)


def numbered(script: bytes) -> Iterator[tuple[int, str]]:
    """Yield the lines of *script* that say something, with their numbers.

    Bytes that are no UTF-8 come out as lone surrogates, which `parse` refuses.
    """
    text = script.decode("utf-8-sig", errors="surrogateescape")
    for number, line in enumerate(text.split("\n"), 1):
        said = line.strip(" \t\r")
        if said and not said.startswith("#"):
            yield number, said


def parse(number: int, said: str) -> Line:
    """Return what a line says; raises `Unplayable` for one that is not so written."""
    if SURROGATE.search(said):
        raise Unplayable("not_utf8")
    head, _, text = GAP.sub(" ", said, count=1).partition(" ")
    if head.startswith("!"):
        return Line(number, None, said, _directive(head, split(text)))
    if head.startswith("@"):
        who = _named(head, "@", form="@")
        return Line(number, who, text, _deed(split(text)))
    raise Unplayable("unknown_line", text=head)


def locale_of(text: str) -> str:
    """Return the locale of a Discord client; raises `Unplayable` for any other text.

    `en` alone, which Discord does not have, is American English.
    """
    locale = "en-US" if text == "en" else text
    if locale not in LOCALES:
        raise Unplayable("bad_locale", text=text)
    return locale


def _directive(head: str, words: Sequence[Word]) -> Act:
    """Return what a line that begins with `!` says."""
    act: Act
    match head, words:
        case "!game", [name]:
            act = Game(_named(name.text, "#", form=head))
        case "!thread", [name]:
            act = Thread(_named(name.text, "#", form=head))
        case "!user", [name, option] if (pair := option.pair()) and pair[0] == "locale":
            act = User(_named(name.text, "@", form=head), locale_of(pair[1]))
        case "!dice", [_, *_]:
            act = Dice(tuple(_count(word.text, form=head) for word in words))
        case "!draw", [_, *_]:
            act = Draw(tuple(word.text for word in words))
        case "!now", [when]:
            act = Now(_time(when.text))
        case "!restart", []:
            act = Restart()
        case "!kill", []:
            act = Kill()
        case _ if head in FORMS:
            raise Unplayable("form", form=FORMS[head])
        case _:
            raise Unplayable("unknown_directive", text=head)
    return act


def _deed(words: Sequence[Word]) -> Act:
    """Return what a user does."""
    act: Act
    match words:
        case [Word(text="press"), label]:
            act = Press(label.text)
        case [Word(text="press"), label, on]:
            act = Press(label.text, _line(on, form="press"))
        case [Word(text="choose"), placeholder, *values]:
            act = _choice(placeholder.text, values)
        case [Word(text="fill"), title, *fields]:
            act = Fill(title.text, _options(fields, form="fill"))
        case [Word(text="complete"), *command]:
            act = _completion(command)
        case [Word(text="press" | "choose" | "fill" as verb)]:
            raise Unplayable("form", form=FORMS[verb])
        case _:
            act = Slash(*_command(words, form="@"))
    return act


def _choice(placeholder: str, words: Sequence[Word]) -> Choose:
    on = None
    if words and (pair := words[-1].pair()) and pair[0] == "on":
        on, words = _line(words[-1], form="choose"), words[:-1]
    values = tuple(value for word in words for value in word.items())
    if not values:
        raise Unplayable("form", form=FORMS["choose"])
    return Choose(placeholder, values, on)


def _completion(words: Sequence[Word]) -> Complete:
    """Return an autocomplete; the last bar of the only option with one is where."""
    command, options = _command(words, form="complete")
    barred = [name for name, value in options.items() if BAR in value]
    if len(barred) != 1:
        raise Unplayable("form", form=FORMS["complete"])
    before, _, after = options[barred[0]].rpartition(BAR)
    others = {name: value for name, value in options.items() if name != barred[0]}
    return Complete(command, others, barred[0], before + after)


def _command(
    words: Sequence[Word], *, form: str
) -> tuple[tuple[str, ...], Mapping[str, str]]:
    """Return a command's words, and its options."""
    first = next((place for place, word in enumerate(words) if word.pair()), len(words))
    command = tuple(word.text for word in words[:first])
    if not command or not command[0].startswith("/"):
        raise Unplayable("form", form=FORMS[form])
    return command, _options(words[first:], form=form)


def _options(words: Sequence[Word], *, form: str) -> Mapping[str, str]:
    options: dict[str, str] = {}
    for word in words:
        pair = word.pair()
        if pair is None or not pair[0]:
            raise Unplayable("form", form=FORMS[form])
        if pair[0] in options:
            raise Unplayable("twice", name=pair[0])
        options[pair[0]] = pair[1]
    return options


def _named(text: str, sign: str, *, form: str) -> str:
    """Return the name after its *sign*."""
    if not text.startswith(sign) or len(text) == 1:
        raise Unplayable("form", form=FORMS[form])
    return text[1:]


def _line(word: Word, *, form: str) -> int:
    """Return the number in `on:N`."""
    pair = word.pair()
    if pair is None or pair[0] != "on":
        raise Unplayable("form", form=FORMS[form])
    return _count(pair[1], form=form)


def _count(text: str, *, form: str) -> int:
    """Return a whole number from 1 on."""
    if not COUNT.fullmatch(text):
        raise Unplayable("form", form=FORMS[form])
    return int(text)


def _time(text: str) -> datetime | timedelta:
    """Return a moment with its offset from UTC, or a span of time."""
    try:
        if span := SPAN.fullmatch(text):
            parts = span.groupdict(default="0")
            return timedelta(**{unit: int(count) for unit, count in parts.items()})
        moment = datetime.fromisoformat(text)
    except (ValueError, OverflowError):
        raise Unplayable("form", form=FORMS["!now"]) from None
    if moment.tzinfo is None:
        raise Unplayable("form", form=FORMS["!now"])
    return moment
