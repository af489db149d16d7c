"""Words of a script's line: split at blanks, `"..."` holds them together."""

import re
from dataclasses import dataclass
from typing import Final

from bot.script.unplayable import Unplayable

PIECE: Final = re.compile(
    r"""
    "(?P<quoted> (?: [^"\\] | \\. )* )"
    | (?P<blanks> [ \t]+ )
    | (?P<bare> [^ \t"]+ )
    | (?P<open> " )
    """,
    re.VERBOSE,
)
ESCAPED: Final = re.compile(r'\\(["\\])')


@dataclass(frozen=True, slots=True)
class Word:
    """One word without its quotes; `quoted` are the places of what stood in them."""

    text: str
    quoted: frozenset[int] = frozenset()

    def pair(self) -> tuple[str, str] | None:
        """Return name and value around the first colon outside quotes, if any."""
        for place in self._bare(":"):
            return self.text[:place], self.text[place + 1 :]
        return None

    def items(self) -> tuple[str, ...]:
        """Return what stands between the commas outside quotes, without empty ones."""
        found, start = [], 0
        for place in (*self._bare(","), len(self.text)):
            found.append(self.text[start:place].strip())
            start = place + 1
        return tuple(one for one in found if one)

    def _bare(self, sign: str) -> list[int]:
        return [
            place
            for place, one in enumerate(self.text)
            if one == sign and place not in self.quoted
        ]


def split(text: str) -> tuple[Word, ...]:
    r"""Return the words of *text*.

    Quotes may stand in the middle of a word; in them `\"` and `\\` are a quote and a
    backslash. Raises `Unplayable` if one is never closed.
    """
    words: list[Word] = []
    word: Word | None = None
    for piece in PIECE.finditer(text):
        if piece["open"]:
            raise Unplayable("open_quote")
        if piece["blanks"]:
            words += [] if word is None else [word]
            word = None
        elif piece["bare"]:
            word = _longer(word, piece["bare"], quoted=False)
        else:
            inner = ESCAPED.sub(r"\1", piece["quoted"])
            word = _longer(word, inner, quoted=True)
    return tuple(words if word is None else (*words, word))


def _longer(word: Word | None, text: str, *, quoted: bool) -> Word:
    """Return *word* with *text* after it."""
    before = word or Word("")
    start = len(before.text)
    places = range(start, start + len(text)) if quoted else ()
    return Word(before.text + text, before.quoted.union(places))
