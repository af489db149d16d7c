"""Interactions: what a person asked of a bot, and what became of it."""

import asyncio
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from bot.loopback.errors import (
    ALREADY_ACKNOWLEDGED,
    INVALID_WEBHOOK_TOKEN,
    UNKNOWN_INTERACTION,
    UNKNOWN_WEBHOOK,
    Refused,
)
from bot.loopback.forms import Form
from bot.loopback.kinds import CallKind
from bot.loopback.world import Application, Message, Origin, User, World

TO_ACKNOWLEDGE = timedelta(seconds=3)
TO_FOLLOW_UP = timedelta(minutes=15)


@dataclass(eq=False, slots=True)
class Call:
    """One interaction.

    `person` is the user who made it and `source` the message whose component
    or form it came from. `answer` is the bot's first answer as it stands now,
    or the source where the answer was an update of it; `followups` are the
    messages after it. `form` is set where the answer opened one, `choices`
    (names and values) where it completes an option. `failed` is true when
    Discord would show that the application did not respond. `done` is set at
    the first acknowledgement, or when it has failed.
    """

    world: World
    id: int
    token: str
    kind: CallKind
    application: Application
    person: User
    channel: int
    created: datetime
    command: str | None = None
    source: Message | None = None
    opened_by: Origin | None = None
    acknowledged: bool = False
    failed: bool = False
    form: Form | None = None
    choices: list[tuple[str, str | int | float]] = field(default_factory=list)
    answer_id: int | None = None
    followup_ids: list[int] = field(default_factory=list)
    done: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def answer(self) -> Message | None:
        """Return the first answer as it stands now; None if there is none."""
        if self.answer_id is None:
            return None
        return self.world.find(self.channel, self.answer_id)

    @property
    def followups(self) -> list[Message]:
        """Return the later messages that still stand, in order."""
        found = (self.world.find(self.channel, each) for each in self.followup_ids)
        return [each for each in found if each is not None]

    @property
    def origin(self) -> Origin:
        """Return what a message that answers this says of it."""
        return Origin(
            id=self.id,
            kind=self.kind,
            user=self.person,
            application=self.application.id,
            pressed=self.source.id if self.source else None,
            opened_by=self.opened_by,
        )


class Switchboard:
    """The open interactions, with Discord's two deadlines."""

    def __init__(self) -> None:
        self._by_token: dict[str, Call] = {}

    def open(self, call: Call) -> None:
        """Let a bot answer *call*."""
        self._by_token[call.token] = call

    def acknowledge(self, interaction: int, token: str, now: datetime) -> Call:
        """Return the call that a bot may now answer for the first time.

        Raise `Refused`: 10062 for one that is unknown or older than three
        seconds, 40060 for one that has been answered.
        """
        call = self._by_token.get(token)
        if call is None or call.id != interaction:
            raise Refused(UNKNOWN_INTERACTION)
        if call.acknowledged:
            raise Refused(ALREADY_ACKNOWLEDGED)
        if call.failed or now - call.created > TO_ACKNOWLEDGE:
            call.failed = True
            call.done.set()
            raise Refused(UNKNOWN_INTERACTION)
        return call

    def follow_up(self, application: int, token: str, now: datetime) -> Call:
        """Return the acknowledged call whose token a bot uses as a webhook.

        Raise `Refused`: 50027 after fifteen minutes or for a token that was
        never given, 10015 before the first answer.
        """
        call = self._by_token.get(token)
        if call is None or now - call.created > TO_FOLLOW_UP:
            raise Refused(INVALID_WEBHOOK_TOKEN)
        if call.application.id != application or not call.acknowledged:
            raise Refused(UNKNOWN_WEBHOOK)
        return call

    def forget_old(self, now: datetime) -> None:
        """Drop the calls whose tokens are dead; the oldest stand first."""
        while self._by_token:
            token, call = next(iter(self._by_token.items()))
            if now - call.created <= TO_FOLLOW_UP:
                return
            del self._by_token[token]
