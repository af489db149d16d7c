"""The configuration: what is wrong is named with its key, and what would be right."""

import os
import tomllib
from pathlib import Path

import pytest

from bot.config import TOKEN, BadConfig, Config, load, token

EXAMPLE = Path(__file__).parents[2] / "config.example.toml"


@pytest.fixture(autouse=True)
def _bare_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(os.environ):
        if name.startswith("QUARTERDECK_"):
            monkeypatch.delenv(name)


def written(folder: Path, text: str) -> Path:
    path = folder / "config.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_example_loads_and_shows_the_defaults() -> None:
    assert load(EXAMPLE) == Config()


def test_the_example_names_every_key() -> None:
    shown = EXAMPLE.read_text(encoding="utf-8").replace("# ", "")
    raw = tomllib.loads(
        "\n".join(
            line
            for line in shown.splitlines()
            if line.startswith("[") or (" = " in line and "QUARTERDECK" not in line)
        )
    )

    keys = {(table, key) for table, inner in raw.items() for key in inner}

    assert keys == {
        (table, key)
        for table, info in Config.model_fields.items()
        for key in info.annotation.model_fields  # type: ignore[union-attr]
    }


@pytest.mark.parametrize(
    ("text", "code", "key"),
    [
        ("[store", "not_toml", None),
        ("[store]\ndatabse = 'x'", "bad_key", "store.databse"),
        ("[log]\nlevel = 'loud'", "bad_key", "log.level"),
        ("[discord]\nshards = 'all'", "bad_key", "discord.shards"),
        ("[store]\ndatabase = 7", "bad_key", "store.database"),
        ("[harbour]\nx = 1", "bad_key", "harbour"),
        ("[discord]\ntoken = 'abc'", "token_in_file", None),
    ],
)
def test_a_bad_file_is_refused_by_its_key(
    tmp_path: Path, text: str, code: str, key: str | None
) -> None:
    with pytest.raises(BadConfig) as wrong:
        load(written(tmp_path, text))

    assert wrong.value.code == code
    assert wrong.value.params.get("key") == key


def test_a_file_that_is_named_must_exist(tmp_path: Path) -> None:
    with pytest.raises(BadConfig, match="missing_file"):
        load(tmp_path / "none.toml")


def test_the_environment_wins_over_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUARTERDECK_STORE__DATABASE", "/srv/games.sqlite")
    path = written(tmp_path, "[store]\ndatabase = 'here.sqlite'\n[log]\nlevel='error'")

    config = load(path)

    assert config.store.database == Path("/srv/games.sqlite")
    assert config.log.level == "error"


def test_the_token_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(TOKEN, " abc \n")

    assert token(Config()) == "abc"


def test_without_a_token_there_is_none() -> None:
    with pytest.raises(BadConfig, match="no_token"):
        token(Config())


@pytest.mark.parametrize(("mode", "code"), [(0o600, None), (0o640, "token_file_open")])
def test_a_token_file_must_be_its_owners_alone(
    tmp_path: Path, mode: int, code: str | None
) -> None:
    path = tmp_path / "token"
    path.write_text("abc\n", encoding="utf-8")
    path.chmod(mode)
    config = load(written(tmp_path, f"[discord]\ntoken_file = '{path}'"))

    if code is None:
        assert token(config) == "abc"
        return
    with pytest.raises(BadConfig, match=code):
        token(config)


def test_a_token_file_must_exist(tmp_path: Path) -> None:
    config = load(written(tmp_path, "[discord]\ntoken_file = 'nowhere'"))

    with pytest.raises(BadConfig, match="no_token_file"):
        token(config)
