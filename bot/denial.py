"""No, by the table rather than by the rules: not your seat, no game here."""


class Denial(Exception):
    """What was asked cannot be done here; worded under `denial-<code>`."""

    def __init__(self, code: str, **params: object) -> None:
        self.code = code
        self.params = params
        super().__init__(f"{code} {params}")
