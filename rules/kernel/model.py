"""Values: commands, questions, events and answers are frozen, closed and strict."""

import re
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Self, TypeVar

from pydantic import BaseModel, ConfigDict

from rules.kernel.audience import EVERYONE, Audience, Viewer

S_co = TypeVar("S_co", covariant=True)


class Model(BaseModel):
    """An immutable, closed, strictly typed value."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    def evolve(self, **changes: Any) -> Self:
        """Return a copy with *changes* applied, validated like a new value."""
        return type(self)(**{**dict(self), **changes})


class Request(Model):
    """What a seat may type: one or two words below the system's root, and fields."""

    path: ClassVar[tuple[str, ...]]
    actor: str

    @classmethod
    def fields(cls) -> tuple[str, ...]:
        """Return the names of the fields that a player fills in."""
        return tuple(name for name in cls.model_fields if name != "actor")


class Command(Request):
    """A request to play something; `hidden` names fields that only its actor sees.

    Where the path itself would tell what is sealed, others read `public_path` instead,
    and no field at all.
    """

    hidden: ClassVar[frozenset[str]] = frozenset()
    public_path: ClassVar[tuple[str, ...]] = ()

    @classmethod
    def sealed(cls) -> bool:
        """Tell whether others may not know all that such a command says."""
        return bool(cls.hidden or cls.public_path)


class Question(Request):
    """A request to be told something; it changes nothing and is no play."""


class Fact(Model):
    """Something worded by the bot under its `kind`, the class name in snake case."""

    @classmethod
    def kind(cls) -> str:
        """Return the code under which the bot's catalogues word this."""
        return re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()


class Event(Fact):
    """Something that has happened; it carries all that a post needs.

    `hidden` names the fields that only the audience sees: everybody else sees the
    event without them, or not at all if it hides none.
    """

    hidden: ClassVar[frozenset[str]] = frozenset()

    def audience(self) -> Audience:
        """Return who may see this event whole."""
        return EVERYONE

    def seen_by(self, viewer: Viewer) -> dict[str, Any] | None:
        """Return this event in JSON's types as *viewer* may see it, or None."""
        if self.audience().includes(viewer):
            return {"kind": self.kind(), **self.model_dump(mode="json")}
        if not self.hidden:
            return None
        shown = self.model_dump(mode="json", exclude=set(self.hidden))
        return {"kind": self.kind(), **shown}


class Answer(Fact):
    """What a question is answered with; `lines` follow it, each worded on its own."""

    def lines(self) -> "tuple[Answer, ...]":
        """Return the parts that are listed below this answer."""
        return ()


@dataclass(frozen=True, slots=True)
class Result(Generic[S_co]):
    """The state after a command, and the events that led there."""

    state: S_co
    events: tuple[Event, ...] = ()
