"""Requests held against Discord's own OpenAPI description.

The description is published by Discord (MIT) at
https://github.com/discord/discord-api-spec; a copy is used where there is one.
"""

import json
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from bot.loopback.errors import INVALID_FORM, Fault, Refused


class Description:
    """Discord's description of its API, compiled operation by operation.

    Needs the development dependency ``jsonschema-rs``.
    """

    def __init__(self, path: Path) -> None:
        import jsonschema_rs  # noqa: PLC0415 (a development dependency only)

        document = json.loads(path.read_text("utf-8"))
        self._paths = document["paths"]
        self._schemas = document["components"]["schemas"]
        # discord.py writes some ids of bodies as numbers, which Discord takes
        self._schemas["SnowflakeType"]["type"] = ["string", "integer"]
        self._compile = jsonschema_rs.Draft202012Validator
        self.request = cache(self._request)
        self.response = cache(self._response)

    def knows(self, method: str, path: str) -> bool:
        """Return whether Discord has that operation."""
        return method.lower() in self._paths.get(path, {})

    def check_request(self, method: str, path: str, body: Any) -> None:
        """Raise `Refused` (50035) unless *body* is what the operation takes."""
        validator = self.request(method, path)
        if validator is None:
            return
        faults = list(faults_of(validator.iter_errors(body)))
        if faults:
            raise Refused(INVALID_FORM, faults)

    def _request(self, method: str, path: str) -> Any:
        """Return the validator of an operation's JSON body, or None."""
        operation = self._paths.get(path, {}).get(method.lower(), {})
        content = operation.get("requestBody", {}).get("content", {})
        return self._validator(content.get("application/json", {}).get("schema"))

    def _response(self, method: str, path: str, status: int = 200) -> Any:
        """Return the validator of what an operation answers, or None."""
        operation = self._paths.get(path, {}).get(method.lower(), {})
        answer = operation.get("responses", {}).get(str(status), {})
        content = answer.get("content", {}).get("application/json", {})
        return self._validator(content.get("schema"))

    def _validator(self, schema: Any) -> Any:
        """Compile a schema that refers to the components."""
        if schema is None:
            return None
        whole = {**schema, "components": {"schemas": self._schemas}}
        return self._compile(whole)


@cache
def description(path: Path) -> Description:
    """Return the description in a file, read and compiled once per process."""
    return Description(path)


def faults_of(errors: Iterable[Any]) -> Iterator[Fault]:
    """Yield the faults that schema errors tell of.

    Of a union that nothing fits only the branch is told that is of the
    object's own type: the others say no more than that they are not meant.
    """
    for error in errors:
        branches = getattr(error.kind, "context", None) or ()
        meant = [each for each in branches if not any(map(of_other_type, each))]
        if meant:
            yield from faults_of(meant[0])
        else:
            yield Fault(tuple(error.instance_path), "SCHEMA", error.message)


def of_other_type(error: Any) -> bool:
    """Return whether an error only says that an object is of another type."""
    return list(error.instance_path)[-1:] == ["type"]
