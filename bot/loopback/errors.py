"""How Discord says no: status, code, and the tree of faults in a form.

https://discord.com/developers/docs/topics/opcodes-and-status-codes
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Problem:
    """One of Discord's errors: HTTP status, JSON code, message."""

    status: int
    code: int
    message: str


UNAUTHORIZED = Problem(401, 0, "401: Unauthorized")
NOT_FOUND = Problem(404, 0, "404: Not Found")
UNKNOWN_CHANNEL = Problem(404, 10003, "Unknown Channel")
UNKNOWN_GUILD = Problem(404, 10004, "Unknown Guild")
UNKNOWN_MEMBER = Problem(404, 10007, "Unknown Member")
UNKNOWN_MESSAGE = Problem(404, 10008, "Unknown Message")
UNKNOWN_USER = Problem(404, 10013, "Unknown User")
UNKNOWN_WEBHOOK = Problem(404, 10015, "Unknown Webhook")
UNKNOWN_INTERACTION = Problem(404, 10062, "Unknown interaction")
UNKNOWN_COMMAND = Problem(404, 10063, "Unknown application command")
APPLICATION_MISMATCH = Problem(
    403, 20012, "You are not authorized to perform this action on this application"
)
TOO_MANY_COMMANDS = Problem(
    400, 30032, "Maximum number of application commands reached (100)."
)
TOO_LARGE = Problem(413, 40005, "Request entity too large")
ALREADY_ACKNOWLEDGED = Problem(400, 40060, "Interaction has already been acknowledged.")
MISSING_ACCESS = Problem(403, 50001, "Missing Access")
NOT_THE_AUTHOR = Problem(403, 50005, "Cannot edit a message authored by another user")
EMPTY_MESSAGE = Problem(400, 50006, "Cannot send an empty message")
CLOSED_TO_DIRECT_MESSAGES = Problem(403, 50007, "Cannot send messages to this user")
MISSING_PERMISSIONS = Problem(403, 50013, "Missing Permissions")
WRONG_CHANNEL_KIND = Problem(400, 50024, "Cannot execute action on this channel type")
INVALID_WEBHOOK_TOKEN = Problem(401, 50027, "Invalid Webhook Token")
INVALID_FORM = Problem(400, 50035, "Invalid Form Body")
ARCHIVED_THREAD = Problem(400, 50083, "Thread is archived")
INVALID_JSON = Problem(400, 50109, "The request body contains invalid JSON.")
THREAD_EXISTS = Problem(
    400, 160004, "A thread has already been created for this message"
)


@dataclass(frozen=True, slots=True)
class Fault:
    """One field of a form that Discord does not take."""

    path: tuple[str | int, ...]
    code: str
    message: str


class Refused(Exception):
    """A request that Discord answers with an error."""

    def __init__(self, problem: Problem, faults: Iterable[Fault] = ()) -> None:
        self.problem = problem
        self.faults = tuple(faults)
        super().__init__(f"{problem.status} {problem.code} {problem.message}")

    def body(self) -> dict[str, Any]:
        """Return the JSON that Discord answers with."""
        body: dict[str, Any] = {
            "message": self.problem.message,
            "code": self.problem.code,
        }
        if self.faults:
            body["errors"] = tree(self.faults)
        return body


def refuse_faults(faults: Iterable[Fault]) -> None:
    """Raise `Refused` with Invalid Form Body if there is any fault."""
    found = tuple(faults)
    if found:
        raise Refused(INVALID_FORM, found)


def bad_form(*path: str | int, code: str, message: str) -> Refused:
    """Return the refusal of a form with one fault."""
    return Refused(INVALID_FORM, (Fault(path, code, message),))


def tree(faults: Iterable[Fault]) -> dict[str, Any]:
    """Return *faults* as Discord nests them: keys, then lists named ``_errors``."""
    root: dict[str, Any] = {}
    for fault in faults:
        node = root
        for step in fault.path:
            node = node.setdefault(str(step), {})
        errors = node.setdefault("_errors", [])
        errors.append({"code": fault.code, "message": fault.message})
    return root
