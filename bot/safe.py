"""Making foreign text harmless in a Discord message."""

import functools
import re
import unicodedata
from typing import Final

SPECIAL: Final = re.compile(
    r"[\\*~|`\[\]<]"  # never anything but markup
    r"|(?<![^\W_])_|_(?![^\W_])"  # an underscore inside a word is harmless
    r"|^(?:>|#|-)|://"
)

SHORT: Final = 64
"""Letters up to which a text is a name or code, kept at hand once it is escaped."""


class Safe(str):
    """Text that is a message's own markup and is shown as it stands."""

    __slots__ = ()


def safe(text: str) -> Safe:
    """Return *text* on one line, without markup, pings or marks that turn writing.

    Letters, codes and numbers come back unchanged.
    """
    if isinstance(text, Safe):
        return text
    if text.isascii() and text.isalnum():
        return Safe(text)
    return _escaped(text) if len(text) <= SHORT else _escaped.__wrapped__(text)


@functools.lru_cache(maxsize=4096)
def _escaped(text: str) -> Safe:
    """Escape what is markup; names and codes come again and again."""
    escaped = SPECIAL.sub(lambda found: "\\" + found[0], bare(text).strip())
    return Safe(escaped.replace("@", "@\u200b"))


def bare(text: str) -> Safe:
    """Return *text* on one line, without marks that turn writing.

    For labels of buttons and options, which Discord shows without reading markup.
    """
    if isinstance(text, Safe):
        return text
    if text.isascii() and text.isprintable():
        return Safe(text)
    return Safe(
        "".join(
            " " if unicodedata.category(sign) in {"Cc", "Zl", "Zp"} else sign
            for sign in text
            if unicodedata.category(sign) != "Cf"
        )
    )
