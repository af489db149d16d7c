"""Making foreign text harmless in a Discord message."""

import re
import unicodedata
from typing import Final

SPECIAL: Final = re.compile(
    r"[\\*~|`\[\]<]"  # never anything but markup
    r"|(?<![^\W_])_|_(?![^\W_])"  # an underscore inside a word is harmless
    r"|^(?:>|#|-)|://"
)


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
    escaped = SPECIAL.sub(lambda found: "\\" + found[0], bare(text))
    return Safe(escaped.replace("@", "@\u200b"))


def bare(text: str) -> Safe:
    """Return *text* on one line, without marks that turn writing.

    For labels of buttons and options, which Discord shows without reading markup.
    """
    if isinstance(text, Safe):
        return text
    return Safe(
        "".join(
            " " if unicodedata.category(sign) in {"Cc", "Zl", "Zp"} else sign
            for sign in text
            if unicodedata.category(sign) != "Cf"
        )
    )
