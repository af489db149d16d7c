"""Scenarios and options: what a game starts from, and which house rules it uses."""

import json
from typing import Any, ClassVar

from pydantic import ConfigDict, Field

from rules.kernel.model import Model


class Options(Model):
    """The house rules of one game; fixed once it has started.

    Each field is declared with `option(default, cites)`.
    """

    def cites(self, name: str) -> tuple[str, ...]:
        """Return the clauses and rulings that option *name* decides."""
        extra = type(self).model_fields[name].json_schema_extra
        assert isinstance(extra, dict)  # noqa: S101 - option() always sets it
        return tuple(str(one) for one in extra["cites"])  # type: ignore[union-attr]


def option(default: Any, *cites: str) -> Any:
    """Declare a field of `Options` with its default and what it decides."""
    return Field(default=default, json_schema_extra={"cites": list(cites)})


def typed_option(text: str) -> Any:
    """Return what a player means by *text*: number, truth, word, or a list of such."""
    for attempt in (text, f"[{text}]" if "," in text else text):
        try:
            value = json.loads(attempt)
        except (ValueError, RecursionError):
            continue
        if isinstance(value, bool | int | list):
            return value
    if "," in text and text[0] not in "[{":
        return [one.strip() for one in text.split(",")]
    return text


class Scenario(Model):
    """A set-up, as a TOML file gives it; systems add their own fields.

    `name` is the short id; `title` maps language codes to what players read.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    system: str
    name: str = Field(pattern=r"^[a-z0-9-]{1,32}$")
    title: dict[str, str] = Field(default_factory=dict)
    options: dict[str, Any] = Field(default_factory=dict)

    sides: ClassVar[tuple[str, ...]] = ()
