"""What the command line tells an operator: sentences from the catalogues."""

import locale
import os
import sys
from typing import NoReturn

from bot.words import Words, language_of

WRONG = 2
"""The exit status when what was asked cannot be done as it was asked."""


def operator_language() -> str:
    """Return the language of this machine's environment."""
    names = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    spoken = next((one for one in names if one), "") or (locale.getlocale()[0] or "")
    return language_of(spoken.replace("_", "-"))


def tell(message: str, **params: object) -> str:
    """Return a sentence of the command line in the operator's language."""
    return Words.load().say(operator_language(), message, **params)


def stop(message: str, **params: object) -> NoReturn:
    """Say one plain sentence on stderr and leave with exit status 2."""
    sys.stderr.write(tell(message, **params) + "\n")
    raise SystemExit(WRONG)
