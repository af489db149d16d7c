"""The dice stream: which faces and items follow from a game's secret, to the byte.

Throw n of a game is read from the blocks k = 0, 1, ... of
HMAC-SHA256(secret, utf8(game LF n LF interaction LF purpose LF k)), one after the
other. Nothing here throws: whoever knows the secret gets the same faces again.
"""

import hashlib
import hmac
from collections.abc import Collection, Iterator
from itertools import count as counting
from itertools import islice
from typing import Final

ONE_BYTE: Final = 2**8
TWO_BYTES: Final = 2**16


def commitment(secret: bytes) -> str:
    """Return what is published before the first throw: the SHA-256 of *secret*."""
    return hashlib.sha256(secret).hexdigest()


def throw_bytes(
    secret: bytes, game: str, number: int, interaction: str, purpose: str
) -> Iterator[int]:
    """Yield the bytes of throw *number*, without end."""
    name = f"{game}\n{number}\n{interaction}\n{purpose}\n"
    for block in counting():
        yield from hmac.digest(secret, f"{name}{block}".encode(), "sha256")


def faces(
    secret: bytes,
    game: str,
    number: int,
    interaction: str,
    purpose: str,
    count: int,
    sides: int,
) -> tuple[int, ...]:
    """Return the faces, each from 1, of *count* dice thrown together.

    Raises `ValueError` for a die that has not 1 to 65,536 sides.
    """
    stream = throw_bytes(secret, game, number, interaction, purpose)
    return tuple(_below(sides, stream) + 1 for _ in range(count))


def drawn(
    secret: bytes,
    game: str,
    number: int,
    interaction: str,
    purpose: str,
    count: int,
    cup: Collection[str],
) -> tuple[str, ...]:
    """Return *count* items of *cup* in the order in which they are drawn.

    Each draw takes one of the items left, in the order of their ids (by code
    point). Raises `ValueError` if the cup holds fewer.
    """
    if count > len(cup):
        raise ValueError(f"{count} items cannot be drawn from {len(cup)}")
    stream = throw_bytes(secret, game, number, interaction, purpose)
    left = sorted(cup)
    return tuple(left.pop(_below(len(left), stream)) for _ in range(count))


def _below(sides: int, stream: Iterator[int]) -> int:
    """Return the next number below *sides*, each as likely as any other.

    One byte, or two (big-endian) above 256 sides. What would make the low numbers
    likelier is passed over.
    """
    if not 1 <= sides <= TWO_BYTES:
        raise ValueError(f"no die has {sides} sides")
    size, values = (1, ONE_BYTE) if sides <= ONE_BYTE else (2, TWO_BYTES)
    fair = values - values % sides
    while True:
        value = int.from_bytes(islice(stream, size), "big")
        if value < fair:
            return value % sides
