"""The journal's chain: each line's hash covers the line before and its own parts.

A line has a public and a private part. Its hash covers the private part by that
part's SHA-256 alone, so that a journal can be checked by somebody who may not read
it. The private part must hold a random salt, or it could be guessed from its hash.
Where hashing is meant, JSON is canonical: sorted keys, no spaces, UTF-8, integers.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.store.records import Line


@dataclass(frozen=True, slots=True)
class Sealed:
    """A line whose private part is known by its SHA-256 only."""

    number: int
    previous: str
    public: str
    private_sha256: str
    hash: str


def canonical(value: Any) -> str:
    """Return the one JSON text for *value*.

    Raises `TypeError` for what has none: a float, a key that is no text, an object
    of any other type than JSON's.
    """
    _require_plain(value)
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def digest(text: str) -> str:
    """Return the SHA-256 of *text* in UTF-8, as 64 hexadecimal digits."""
    return hashlib.sha256(text.encode()).hexdigest()


def opening(  # noqa: PLR0913 - the eight facts that bind a journal to its game
    *,
    game: str,
    system: str,
    schema: int,
    scenario: Any,
    options: Mapping[str, Any],
    commitment: str,
    hidden_commitment: str,
    state: str,
) -> str:
    """Return the hash that the first line of a game names as its previous.

    *scenario* is the whole set-up, *state* the JSON of the first position.
    """
    facts = {
        "game": game,
        "system": system,
        "schema": schema,
        "scenario": scenario,
        "options": dict(options),
        "commitment": commitment,
        "hidden_commitment": hidden_commitment,
        "state_sha256": digest(state),
    }
    return digest(canonical(facts))


def line(
    game: int,
    number: int,
    previous: str,
    public: Mapping[str, Any],
    private: Mapping[str, Any],
) -> Line:
    """Return line *number* of *game*, chained to the hash of the one before.

    Raises `TypeError` if a part cannot be written in canonical JSON.
    """
    shown, hidden = canonical(dict(public)), canonical(dict(private))
    chained = _chained(number, previous, shown, digest(hidden))
    return Line(game, number, previous, shown, hidden, chained)


def seal(line: Line) -> Sealed:
    """Return *line* as it may be shown to everybody."""
    return Sealed(
        line.number, line.previous, line.public, digest(line.private), line.hash
    )


def check(
    previous: str, lines: Iterable[Line | Sealed], head: str | None = None
) -> int | None:
    """Return the number of the first line that is not as it was written, or None.

    *previous* is the opening's hash. Lines that are cut off at the end can only be
    missed by whoever knows the hash of the last one, *head*.
    """
    number = 0
    for number, found in enumerate(lines, start=1):
        sealed = seal(found) if isinstance(found, Line) else found
        chained = _chained(number, previous, sealed.public, sealed.private_sha256)
        if (sealed.number, sealed.previous, sealed.hash) != (number, previous, chained):
            return number
        previous = chained
    return None if head in (None, previous) else number + 1


def _chained(number: int, previous: str, public: str, private_sha256: str) -> str:
    """Return the hash of a line.

    *public* goes in as it stands: it is canonical already, and if it were read and
    written again, a change of its spelling would go unseen.
    """
    facts = canonical(
        {"number": number, "previous": previous, "private": private_sha256}
    )
    return digest(f'{facts[:-1]},"public":{public}}}')


def _require_plain(value: Any) -> None:
    """Raise `TypeError` unless *value* is made of JSON's types, without floats."""
    kind = type(value)
    if kind is str or kind is int or value is None or kind is bool:
        return
    if isinstance(value, dict):
        for key, item in value.items():
            if not isinstance(key, str):
                raise TypeError(f"a key in canonical JSON is text, not {key!r}")
            _require_plain(item)
    elif isinstance(value, list | tuple):
        for item in value:
            _require_plain(item)
    elif not isinstance(value, str | int):
        raise TypeError(f"canonical JSON has no {type(value).__name__}: {value!r}")
