"""What came of an act at a table, and what its messages say."""

import re
from dataclasses import dataclass

from bot.loopback import Call, Message
from bot.loopback.components import every
from bot.steps import Outcome


@dataclass(frozen=True)
class Reply:
    """What came of one act: the interaction, and how the table says that it ended."""

    call: Call
    outcome: Outcome

    @property
    def messages(self) -> list[Message]:
        """The answer and what followed it, as they stand now."""
        first = [self.call.answer] if self.call.answer is not None else []
        return [*first, *self.call.followups]

    @property
    def told(self) -> str:
        """What the actor alone was told."""
        hidden = [one for one in self.messages if one.visible_to is not None]
        assert {one.visible_to for one in hidden} <= {self.call.person.id}
        return "\n".join(one.content for one in hidden)

    @property
    def posted(self) -> Message:
        """The answer that everybody sees."""
        (message,) = [one for one in self.messages if one.visible_to is None]
        return message

    @property
    def refused(self) -> str | None:
        """The code of the refusal, of which nobody else has heard."""
        if self.outcome.refusal is None:
            return None
        assert all(one.visible_to is not None for one in self.messages)
        code, _, text = self.outcome.refusal
        assert text
        return code

    @property
    def cites(self) -> tuple[str, ...]:
        """The clauses and rulings of the refusal."""
        return self.outcome.refusal[1] if self.outcome.refusal else ()


def labels(message: Message) -> list[str]:
    """Return what the buttons and selects of a message say."""
    return [one.get("label") or one["placeholder"] for one in every(message)]


def play_of(message: Message) -> int | None:
    """Return the number of the play that a post is about, or None."""
    found = re.search(r"^-# №\d+·(\d+)", message.content, re.MULTILINE)
    return int(found[1]) if found else None
