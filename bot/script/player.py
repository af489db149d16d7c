"""The lines of a script, done one after the other by the people they name."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from bot.loopback import Call, Channel, Form, Message, NoAnswer, NotPlayable, Person
from bot.script import report
from bot.script.acts import (
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
from bot.script.chronicle import Chronicle
from bot.script.finding import chosen, find_button, find_select, with_uploads
from bot.script.stage import Stage
from bot.script.unplayable import Unplayable

Record = dict[str, Any]


class Player:
    """Plays lines on a stage; *folder* is where the files that they name are."""

    def __init__(self, stage: Stage, folder: Path) -> None:
        self._stage = stage
        self._folder = folder
        self._chronicle = Chronicle(stage.loopback)
        self._game: Channel | None = None
        self._here: Channel | None = None
        self._forms: dict[str | None, Form | None] = {}

    async def play(self, line: Line) -> Record | None:
        """Do what *line* says; return its JSON object if it is of a kind that has one.

        Raises `Unplayable` for what cannot be done.
        """
        stage = self._stage
        match line.act:
            case Game(name):
                self._game = self._here = stage.channel(name)
            case Thread(name):
                self._here = stage.thread(given(self._game), name)
            case User(name, locale):
                stage.person(name, locale)
            case Dice(faces):
                await stage.set_faces(given(self._here), faces)
            case Draw(items):
                await stage.set_items(given(self._here), items)
            case Now(to):
                self._set_clock(to)
                return await self._record(line)
            case Restart():
                await stage.restart()
                return await self._record(line)
            case Kill():
                await stage.kill()
                return await self._record(line)
            case Complete():
                return await self._complete(line, line.act)
            case _:
                return await self._act(line, line.act)
        return None

    def _set_clock(self, to: datetime | timedelta) -> None:
        clock = self._stage.clock
        try:
            if isinstance(to, datetime):
                clock.set(to)
            else:
                clock.forward(to)
        except (ValueError, OverflowError):
            raise Unplayable("bad_time", now=f"{clock.now():%Y-%m-%dT%H:%MZ}") from None

    async def _complete(self, line: Line, act: Complete) -> Record:
        """Ask for what fits an option; it is no form that this opens."""
        self._forms[line.who] = None
        try:
            choices = await self._person(line).complete(
                given(self._here),
                " ".join(act.command),
                act.options,
                focused=act.focused,
                typed=act.typed,
            )
        except NotPlayable as wrong:
            raise Unplayable(wrong.code, **wrong.facts) from wrong
        except NoAnswer:
            return await self._record(line, answered=False)
        return await self._record(line, choices=choices)

    async def _act(self, line: Line, act: Slash | Press | Choose | Fill) -> Record:
        """Let somebody do something that the bot answers."""
        try:
            call = await self._call(self._person(line), given(self._here), act)
        except NotPlayable as wrong:
            raise Unplayable(wrong.code, **wrong.facts) from wrong
        self._forms[line.who] = call.form
        return await self._record(line, answered=not call.failed)

    async def _call(
        self, person: Person, channel: Channel, act: Slash | Press | Choose | Fill
    ) -> Call:
        match act:
            case Slash(command, written):
                options = with_uploads(person, channel, command, written, self._folder)
                return await person.slash(channel, " ".join(command), options)
            case Press(label, on):
                message, button = find_button(self._seen(person, channel, on), label)
                return await person.press(message, button)
            case Choose(placeholder, items, on):
                seen = self._seen(person, channel, on)
                message, select = find_select(seen, placeholder)
                return await person.choose(message, select, chosen(select, items))
            case Fill(title, fields):
                form = self._forms.get(person.name)
                if form is None or form.title != title:
                    raise Unplayable("no_form", title=title)
                return await person.submit(form, fields)

    def _person(self, line: Line) -> Person:
        return self._stage.person(str(line.who))

    def _seen(
        self, person: Person, channel: Channel, on: int | None
    ) -> Sequence[Message]:
        """Return what *person* sees of the channel, or saw of what line *on* made."""
        if on is None:
            return person.sees(channel)
        made = self._chronicle.messages(on)
        return [one for one in made if one.visible_to in (None, person.id)]

    async def _record(
        self,
        line: Line,
        *,
        choices: Sequence[tuple[str, Any]] = (),
        answered: bool = True,
    ) -> Record:
        """Wait until the bot is idle, and return what came of *line*."""
        stage, here = self._stage, self._here
        outcomes = await stage.outcomes()
        for one in outcomes:
            if one.unplayable is not None:
                raise Unplayable(one.unplayable.code, **one.unplayable.facts)
        return report.record(
            line,
            here.name if here else None,
            outcomes,
            self._chronicle.posts(line.number),
            choices=choices,
            answered=answered,
            revision=await stage.revision(here) if here else None,
        )


def given(channel: Channel | None) -> Channel:
    """Return *channel*; raises `Unplayable` where none was named before."""
    if channel is None:
        raise Unplayable("nowhere")
    return channel
