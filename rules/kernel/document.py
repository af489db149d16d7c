"""A saved state, and how an old one is brought up to date."""

from collections.abc import Callable, Sequence
from typing import Any

Raw = dict[str, Any]
"""A state as JSON holds it."""

Upcast = Callable[[Raw], Raw]
"""Lifts a saved state by one schema; kept for ever."""


def current(raw: Raw, schema: int, upcasts: Sequence[Upcast]) -> Raw:
    """Bring a state saved under *schema* up to today's, one step at a time.

    Today's schema is one more than there are upcasts. Raises `ValueError` for a
    schema that is newer than that, or below 1.
    """
    newest = len(upcasts) + 1
    if not 1 <= schema <= newest:
        raise ValueError(f"schema {schema} is not one of 1 to {newest}")
    for upcast in upcasts[schema - 1 :]:
        raw = upcast(raw)
    return raw
