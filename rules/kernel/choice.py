"""One of the values that a field may take, with the code that words it."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Choice:
    """A value for a field.

    The bot words it under `code` with `params`; without a code the value is a name:
    it is looked up among the system's names, else shown as it stands.
    """

    value: str
    code: str = ""
    params: dict[str, str | int] = field(default_factory=dict)


def matching(choices: tuple[Choice, ...], typed: str) -> tuple[Choice, ...]:
    """Return the choices whose value holds *typed*, those that begin with it first."""
    sought = typed.casefold()
    fits = [one for one in choices if sought in one.value.casefold()]
    return tuple(
        sorted(fits, key=lambda one: not one.value.casefold().startswith(sought))
    )
