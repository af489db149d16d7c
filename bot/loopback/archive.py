"""The whole world as JSON-able data, and back."""

import dataclasses
from typing import Any

from pydantic import ConfigDict, TypeAdapter
from pydantic.dataclasses import dataclass

from bot.loopback.service import Service
from bot.loopback.world import World


@dataclass(config=ConfigDict(ser_json_bytes="base64", val_json_bytes="base64"))
class Archive:
    """What is kept between two runs; open interactions are not."""

    world: World
    last_id: int
    last_guild_ms: int


ARCHIVE = TypeAdapter(Archive)


def dump(service: Service) -> dict[str, Any]:
    """Return everything as JSON-able data, files in base64."""
    ids = service.ids
    whole = Archive(service.world, ids.last, ids.last_guild_ms)
    data: dict[str, Any] = ARCHIVE.dump_python(whole, mode="json")
    return data


def load(service: Service, data: dict[str, Any]) -> None:
    """Put *data* in the place of everything; new ids go on after the old ones.

    Raise `pydantic.ValidationError` for data that `dump` did not make.
    """
    whole = ARCHIVE.validate_python(data)
    for each in dataclasses.fields(World):
        kept = getattr(service.world, each.name)
        kept.clear()
        kept.update(getattr(whole.world, each.name))
    service.ids.last = whole.last_id
    service.ids.last_guild_ms = whole.last_guild_ms
