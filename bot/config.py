"""The configuration: one TOML file, every key of which the environment can override."""

import os
import stat
import tomllib
from pathlib import Path
from typing import Any, Final, Literal, NoReturn

from platformdirs import user_config_path, user_data_path
from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic_settings import (
    BaseSettings,
    EnvSettingsSource,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
)

NAME: Final = "quarterdeck"
TOKEN: Final = "QUARTERDECK_TOKEN"  # noqa: S105 - the variable's name


def default_database() -> Path:
    """Return where games are kept if nobody says otherwise."""
    return user_data_path(NAME) / "games.sqlite"


class BadConfig(Exception):
    """The configuration cannot be used; `code` and `params` say what is wrong."""

    def __init__(self, code: str, **params: object) -> None:
        self.code = code
        self.params = params
        super().__init__(f"{code} {params}")


class _Table(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class DiscordConfig(_Table):
    """How the bot meets Discord."""

    token_file: Path | None = None
    shards: str = Field(default="", pattern=r"^(\d+-\d+/\d+)?$")


class StoreConfig(_Table):
    """Where games are kept."""

    database: Path = Field(default_factory=default_database)


class LogConfig(_Table):
    """What the operator reads."""

    level: Literal["debug", "info", "warning", "error"] = "info"


class Config(BaseSettings):
    """Everything that an operator may set."""

    model_config = SettingsConfigDict(
        env_prefix="QUARTERDECK_",
        env_nested_delimiter="__",
        frozen=True,
        extra="forbid",
    )

    discord: DiscordConfig = DiscordConfig()
    store: StoreConfig = Field(default_factory=StoreConfig)
    log: LogConfig = LogConfig()

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Let the environment win over the file."""
        return EnvSettingsSource(settings_cls), init_settings


def default_config() -> Path:
    """Return where the configuration file is looked for."""
    return user_config_path(NAME) / "config.toml"


def load(path: Path | None) -> Config:
    """Return the configuration in *path*, or at its usual place, or the defaults.

    Raises `BadConfig` that names the key or the line, what is wrong and what would be
    right.
    """
    chosen = path or default_config()
    if not chosen.exists():
        if path is not None:
            raise BadConfig("missing_file", path=str(path))
        return _checked({}, chosen)
    try:
        raw = tomllib.loads(chosen.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
        raise BadConfig("not_toml", path=str(chosen), problem=str(wrong)) from None
    if "token" in raw or "token" in raw.get("discord", {}):
        raise BadConfig("token_in_file", path=str(chosen))
    return _checked(raw, chosen)


def _checked(raw: dict[str, Any], path: Path) -> Config:
    try:
        return Config(**raw)
    except ValidationError as wrong:
        _raise(wrong, path)


def _raise(wrong: ValidationError, path: Path) -> NoReturn:
    first = wrong.errors()[0]
    context = {key: str(one) for key, one in first.get("ctx", {}).items()}
    key = ".".join(str(step) for step in first["loc"])
    given = str(first["input"])[:60]
    raise BadConfig(
        "bad_key", path=str(path), key=key, given=given, type=first["type"], **context
    ) from None


def token(config: Config) -> str:
    """Return the bot's token, from the environment or an owner-only file.

    Raises `BadConfig` if there is none, or others may read the file.
    """
    given = os.environ.get(TOKEN, "").strip()
    if given:
        return given
    path = config.discord.token_file
    if path is None:
        raise BadConfig("no_token")
    if not path.exists():
        raise BadConfig("no_token_file", path=str(path))
    if path.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO):
        raise BadConfig("token_file_open", path=str(path))
    return path.read_text(encoding="utf-8").strip()
