"""One rule of Discord's and how a wrong bot breaks it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from tests.loopback.raw import Reply
from tests.loopback.table import Table

Act = Callable[[Table], Awaitable[Reply]]


@dataclass(frozen=True, slots=True)
class Rule:
    """What the bot does, and how Discord refuses it.

    `status` is HTTP's, `code` Discord's, `where` the places of the faults in a
    form.
    """

    name: str
    act: Act
    status: int
    code: int
    where: str = ""


def refused(act: Act, status: int, code: int, where: str = "") -> Rule:
    """Return a rule that is named like the function that breaks it."""
    name = act.__name__.replace("_", " ")
    return Rule(name, act, status, code, where)


def in_form(name: str, where: str, act: Act) -> Rule:
    """Return a rule whose breach is an Invalid Form Body."""
    return Rule(name, act, 400, 50035, where)
