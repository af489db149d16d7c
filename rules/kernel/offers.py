"""What the table waits for, and what a side may do about it right now."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from rules.kernel.audience import EVERYONE, Audience
from rules.kernel.model import Command, Question


@dataclass(frozen=True, slots=True)
class Awaited:
    """A side that must act now: for which decision (a code), and that decision's id.

    The id is counted in the state: while it stays the same, the question is the same.
    """

    side: str
    what: str
    id: int


@dataclass(frozen=True, slots=True)
class Opening:
    """The one field of an offer that is still to be filled.

    `select`: between `minimum` and `maximum` of the system's choices for that field;
    `form`: text that the player types.
    """

    field: str
    way: Literal["select", "form"] = "select"
    minimum: int = 1
    maximum: int = 1


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that `side` may do now.

    `key` is short, and unique among the offers of its side; `decision` is the id of
    the decision that it belongs to; `label` is the code that words its button.
    `called` tells, field by field, how players call what is filled.
    """

    key: str
    side: str
    decision: int
    command: type[Command]
    filled: Mapping[str, Any] = field(default_factory=dict)
    opening: Opening | None = None
    audience: Audience = EVERYONE
    label: str = ""
    called: Mapping[str, str] = field(default_factory=dict)

    def complete(self, value: Any = None) -> Command:
        """Return the command, with *value* in the open field if there is one.

        Raises pydantic's `ValidationError` for a value that the field cannot hold.
        """
        filled = dict(self.filled)
        if self.opening is not None:
            filled[self.opening.field] = value
        return self.command(actor=self.side, **filled)


@dataclass(frozen=True, slots=True)
class Inquiry:
    """A question that is worth a button now; whoever presses it is told privately.

    `key` is short and unique among the inquiries of a state, `label` the code that
    words the button. Everybody may know that it can be asked.
    """

    key: str
    question: type[Question]
    filled: Mapping[str, Any] = field(default_factory=dict)
    label: str = ""
