"""What is said on the gateway: opcodes, close codes, and frames taken apart.

https://discord.com/developers/docs/topics/opcodes-and-status-codes#gateway
"""

import json
from enum import IntEnum
from typing import TypeVar

from bot.loopback.world import Json

HEARTBEAT_INTERVAL = 41_250  # ms
GOODBYE = (1000, 1001)  # a bot that closes with these has done with its session


class Op(IntEnum):
    """What a frame is about; events are DISPATCH."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE = 4
    RESUME = 6
    RECONNECT = 7
    MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Close(IntEnum):
    """Why the server closes a socket."""

    UNKNOWN_ERROR = 4000
    UNKNOWN_OPCODE = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    INVALID_SHARD = 4010
    DISALLOWED_INTENTS = 4014


class Hangup(Exception):
    """The server closes the socket with a code."""

    def __init__(self, code: Close, reason: str) -> None:
        self.code, self.reason = code, reason
        super().__init__(f"{code} {reason}")


def unreadable() -> Hangup:
    """Return the end of a socket on which something was said that is no frame."""
    return Hangup(Close.DECODE_ERROR, "Error while decoding payload.")


def frame(op: Op, data: object = None) -> str:
    """Return a frame that is no event."""
    return json.dumps({"op": int(op), "d": data})


def taken_apart(text: str) -> tuple[int, Json]:
    """Return the opcode and the data of a frame, or close the socket with 4002."""
    try:
        said = json.loads(text)
    except ValueError:
        raise unreadable() from None
    if not isinstance(said, dict):
        raise unreadable()
    data = said.get("d")
    return field(said, "op", int), data if isinstance(data, dict) else {}


Kind = TypeVar("Kind")


def field(holder: Json, key: str, kind: type[Kind]) -> Kind:
    """Return a field of a frame, or close the socket with 4002."""
    value = holder.get(key)
    if not isinstance(value, kind):
        raise unreadable()
    return value
