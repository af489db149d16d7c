"""Chance itself: the bytes that secrets and salts are made of."""

import hmac
import secrets
from itertools import count
from typing import Protocol


class Chance(Protocol):
    """Gives bytes that nobody can foresee; a script's seed gives the same again."""

    def token(self, size: int) -> bytes:
        """Return *size* new bytes."""
        ...


class RealChance:
    """The operating system's chance, for games that are meant."""

    def token(self, size: int) -> bytes:
        """Return *size* new bytes."""
        return secrets.token_bytes(size)


class SeededChance:
    """The same bytes in every run with the same *text*, for scripts.

    They are the blocks 0, 1, ... of HMAC-SHA256(utf8(text), utf8(block)); each token
    begins with a new block.
    """

    def __init__(self, text: str) -> None:
        self._key = text.encode()
        self._blocks = count()

    def token(self, size: int) -> bytes:
        """Return the next *size* bytes."""
        token = b""
        while len(token) < size:
            block = str(next(self._blocks)).encode()
            token += hmac.digest(self._key, block, "sha256")
        return token[:size]
