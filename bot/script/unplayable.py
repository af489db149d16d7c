"""What a script asks for and cannot have."""


class Unplayable(Exception):
    """A line that cannot be played; worded under `cli-unplayable-<code>`."""

    def __init__(self, code: str, **facts: str | int | float) -> None:
        self.code = code
        self.facts = facts
        super().__init__(f"{code} {facts}")
