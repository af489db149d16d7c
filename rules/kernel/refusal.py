"""No, by the rules: a code, the clauses that say so, and what is legal instead."""

from collections.abc import Iterable

from rules.kernel.choice import Choice


class Refusal(Exception):
    """A well-formed command that the rules forbid here.

    *cites* are clause and ruling ids (`KWW-FLIP-1`, `A-K-03`), *params* what the
    sentence for *code* needs, *legal* what could have been chosen instead, where
    that can be listed.
    """

    def __init__(
        self,
        code: str,
        cites: tuple[str, ...],
        legal: Iterable[Choice] = (),
        **params: str | int,
    ) -> None:
        self.code = code
        self.cites = cites
        self.legal = tuple(legal)
        self.params = params
        super().__init__(f"{code} [{', '.join(cites)}] {params}")
