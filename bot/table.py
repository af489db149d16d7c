"""The life of one command: lock, load, decide, store in one transaction, then speak."""

import asyncio
import logging
from collections.abc import (
    AsyncIterator,
    Awaitable,
    Callable,
    Iterator,
    Mapping,
    Sequence,
)
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from typing import Any, Final
from weakref import WeakValueDictionary

from bot.call import Call, Unanswered
from bot.clock import Clock
from bot.dice.chance import Chance
from bot.outbox import Outbox
from bot.plays import Occasion, carry_out
from bot.positions import Position, Positions
from bot.render.plays import private_lines, public_post
from bot.render.post import Post
from bot.seats import Speaker, eyes, speaker, viewer
from bot.steps import Order, Outcome, Step, built, running
from bot.store.records import Commit, Letter, StaleGame
from bot.store.thread import StoreThread
from bot.words import Words, language_of
from rules.kernel.model import Answer, Command, Question
from rules.kernel.refusal import Refusal

PATIENCE: Final = 1.5
"""Seconds that a call waits for its channel before it is acknowledged on its own."""

SALT: Final = 16
"""Bytes that keep the private part of a journal line from being guessed."""

Decide = Callable[[Position | None], Awaitable[Step]]
Scripted = tuple[tuple[int, ...], tuple[str, ...]]

log = logging.getLogger(__name__)


class Table:
    """The one place where games change; the commands of a channel take turns."""

    def __init__(
        self,
        positions: Positions,
        store: StoreThread,
        outbox: Outbox,
        words: Words,
        clock: Clock,
        chance: Chance,
    ) -> None:
        self.positions = positions
        self.store = store
        self.outbox = outbox
        self.words = words
        self.clock = clock
        self.chance = chance
        self.scripted: dict[str, Scripted] = {}
        self.watch: Callable[[str, Outcome], None] = _unwatched
        self._calls: set[asyncio.Task[Any] | None] = set()
        self._settled = asyncio.Event()
        self._settled.set()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def play(self, call: Call, order: Order) -> None:
        """Carry out *order* and tell everybody, or raise what forbids it."""

        async def decide(found: Position | None) -> Step:
            position = running(found, order.system)
            voice = speaker(position, call.user, order.command.path, order.seat)
            command = built(order.command, voice.actor, order.filled)
            return self.step(call, position, voice, command, order.reason)

        await self.take(call, decide)

    def step(
        self,
        call: Call,
        position: Position,
        voice: Speaker,
        command: Command,
        reason: str = "",
    ) -> Step:
        """Return the step that *command* is; raises the rules' `Refusal`.

        What would be legal instead is for the eyes of that side alone.
        """
        try:
            played = carry_out(position, voice, command, reason, self.occasion(call))
        except Refusal as refusal:
            if eyes(position, voice) != command.actor:
                refusal.legal = ()
            raise
        private = private_lines(self.words, language_of(call.locale), played)
        return Step(
            position=played.after,
            post=public_post(self.words, played),
            line=played.line,
            whisper=self._whisper(call, private),
            faces_used=played.faces_used,
            items_used=played.items_used,
            sealed=command.sealed(),
        )

    def _whisper(self, call: Call, lines: Sequence[str]) -> Post | None:
        """Return what the caller alone is told, if there is anything."""
        if not lines:
            return None
        cut = self.words.say(language_of(call.locale), "post-continued")
        return Post(content="\n".join(lines)).fitting("private.txt", cut)

    async def ask(
        self,
        call: Call,
        system: str,
        question: type[Question],
        filled: Mapping[str, Any],
        seat: str | None = None,
        *,
        public: bool = False,
    ) -> tuple[Position, Answer]:
        """Return the position, and the answer that this caller, or all, may have."""
        found = await self.positions.in_channel(call.channel)
        position = running(found, system)
        seen_as = None if public else viewer(position, call.user, seat)
        asked = built(question, seen_as or "", filled)
        return position, position.system.ask(position.state, asked, seen_as)

    async def take(self, call: Call, decide: Decide) -> None:
        """Under the channel's lock: have *decide* say what to do, store it, speak."""
        async with self._turn(call):
            step, answered = await self._stored(call, decide)
        if step.whisper is not None:
            await call.whisper(step.whisper)
        elif call.held:
            language = language_of(call.locale)
            await call.whisper(Post(content=self.words.say(language, "posted-below")))
        if answered and step.post is not None and step.post.pictures:
            await call.illustrate(step.post)

    @contextmanager
    def occupied(self) -> Iterator[None]:
        """Count this task as answering a call as long as this lasts."""
        task = asyncio.current_task()
        self._calls.add(task)
        self._settled.clear()
        self.outbox.stir()
        try:
            yield
        finally:
            self._calls.discard(task)
            if not self._calls:
                self._settled.set()

    def abandon(self) -> None:
        """Break off whatever is being answered, where it stands."""
        for task in self._calls:
            if task is not None:
                task.cancel()

    async def idle(self) -> None:
        """Wait until no call is being answered and nothing is left to send or note."""
        while self._calls or self.outbox.busy:
            await self._settled.wait()
            await self.outbox.idle()
        self.outbox.write_marks()

    def occasion(self, call: Call) -> Occasion:
        """Return what a play in this call takes from the world around it."""
        faces, items = self.scripted.get(call.channel, ((), ()))
        salt = self.chance.token(SALT)
        return Occasion(call.id, self.seconds(), salt, faces, items)

    def seconds(self) -> int:
        """Return the time in seconds since 1970, UTC."""
        return int(self.clock.now().timestamp())

    async def _stored(self, call: Call, decide: Decide) -> tuple[Step, bool]:
        """Store and say what *decide* wants; once more if the game had moved on.

        Returns also whether the call itself was answered with it.
        """
        for last in (False, True):
            before = await self.positions.in_channel(call.channel)
            step = await decide(before)
            behind = self.outbox.behind(call.channel)
            if step.post and not call.held and (step.sealed or behind):
                await call.hold()
            revision = (before or step.position).game.revision
            try:
                letters = await self._commit(revision, call, step)
            except StaleGame:
                self.positions.forget(call.channel)
                if last:
                    raise
                continue
            break
        self.positions.keep(step.position)
        self.watch(call.id, Outcome(line=step.line))
        return step, await self._speak(call, step, letters)

    async def _commit(self, before: int, call: Call, step: Step) -> tuple[Letter, ...]:
        """Store *step* in one transaction; return its letters as they are stored."""
        faces, items = step.faces_used, step.items_used
        marks = self.outbox.marks()
        commit = Commit(
            before=before,
            game=step.position.game,
            line=step.line,
            letters=self._letters(call, step),
            faces_used=faces,
            items_used=items,
            marks=marks,
        )
        try:
            letters = self.outbox.addressed(await self.store.commit(commit))
        except BaseException:
            self.outbox.keep(marks)
            raise
        if faces or items:
            had = self.scripted[call.channel]
            self.scripted[call.channel] = (had[0][faces:], had[1][items:])
        return letters

    def _letters(self, call: Call, step: Step) -> tuple[Letter, ...]:
        """Return what is to go out: the old buttons' removal, and the post."""
        if step.post is None:
            return ()
        game = step.position.game
        post = Letter(
            id=0,
            game=game.id,
            channel=game.channel,
            play=game.revision,
            kind="post" if call.held else "answer",
            body=step.post.model_dump_json(),
            interaction=call.id,
            written=self.seconds(),
        )
        return replace(post, kind="strip", body="", interaction=""), post

    async def _speak(self, call: Call, step: Step, letters: Sequence[Letter]) -> bool:
        """Say what was stored: at once, and without its pictures, or by post.

        Returns whether it was said at once.
        """
        if step.post is None or call.held:
            self.outbox.take(letters)
            return False
        *late, answer = letters
        answered = False
        try:
            text = step.post.model_copy(update={"pictures": ()})
            self.outbox.mark(answer, await call.answer(text))
            answered = True
        except Unanswered:
            log.warning("interaction %s took no answer; it goes by post", call.id)
            late.append(answer)
        self.outbox.take(late, perhaps_out=True)
        return answered

    @asynccontextmanager
    async def _turn(self, call: Call) -> AsyncIterator[None]:
        """Wait for the channel's turn; acknowledge the call if that takes long."""
        lock = self._turns.setdefault(call.channel, asyncio.Lock())
        if not lock.locked():
            async with lock:
                yield
            return
        turn = asyncio.ensure_future(lock.acquire())
        try:
            done, _ = await asyncio.wait({turn}, timeout=PATIENCE)
            if not done:
                await call.hold()
            await turn
            yield
        finally:
            if turn.done() and not turn.cancelled():
                lock.release()
            turn.cancel()


def _unwatched(call: str, outcome: Outcome) -> None:
    """Nobody watches."""
