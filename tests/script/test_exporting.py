"""`export` and `import`: a game goes out whole and comes back the same."""

import json
import stat
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from bot.cli.exporting import export_game, import_game
from bot.cli.script import script
from bot.store.sqlite import SqliteStore

GAME = """\
!game #colonies
@eve /game new system:nine_years solo:true
@eve /game start
!dice 6 1
@eve /nine umpire phase phase:events reason:x
@eve /nine umpire year year:1689
@eve /nine roll seat:alliance
@eve /nine next seat:umpire
@eve /game export
"""


@pytest.fixture(autouse=True)
def language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the operator's language be English."""
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Return a database with one game, number 1."""
    text, path = tmp_path / "game.script", tmp_path / "games.sqlite"
    text.write_text(GAME)
    played = CliRunner().invoke(script, [str(text), "--db", str(path)])
    assert played.exit_code == 0
    return path


def export(database: Path, *options: str, game: str = "1") -> Result:
    return CliRunner().invoke(export_game, [game, "--db", str(database), *options])


def read(file: Path, database: Path, *options: str) -> Result:
    return CliRunner().invoke(import_game, [str(file), "--db", str(database), *options])


def exported(database: Path, **options: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(export(database, **options).stdout)
    return found


def test_an_export_holds_everything_and_says_so(database: Path) -> None:
    result = export(database)

    whole = json.loads(result.stdout)
    assert {"system", "schema", "revision", "state", "plays", "dice"} <= set(whole)
    assert whole["seats"].keys() == {"alliance", "bourbon"}
    assert len(whole["dice"]["secret"]) == len(whole["dice"]["hidden_secret"]) == 64
    assert len(whole["plays"]) == whole["revision"] == 4
    assert "secrets of the game" in result.stderr


def test_a_file_is_its_owners_alone(database: Path, tmp_path: Path) -> None:
    out = tmp_path / "game.json"
    out.touch(0o644)

    result = export(database, "--out", str(out))

    assert (result.exit_code, result.stdout) == (0, "")
    assert stat.S_IMODE(out.stat().st_mode) == 0o600
    assert json.loads(out.read_text(encoding="utf-8")) == exported(database)


def test_a_game_is_found_by_its_code(database: Path) -> None:
    whole = exported(database)

    assert exported(database, game=whole["game"]) == whole


def test_what_is_read_back_is_the_same_game(database: Path, tmp_path: Path) -> None:
    out, other = tmp_path / "game.json", tmp_path / "new" / "games.sqlite"
    export(database, "--out", str(out))

    result = read(out, other)

    assert (result.exit_code, result.stderr) == (0, "")
    assert "number 1" in result.stdout
    assert "4 plays" in result.stdout
    assert exported(other) == exported(database)


def test_a_game_can_come_into_another_channel(database: Path, tmp_path: Path) -> None:
    out = tmp_path / "game.json"
    export(database, "--out", str(out))

    assert read(out, database, "--channel", "12", "--guild", "34").exit_code == 0

    first, second = exported(database), exported(database, game="2")
    assert second == {**first, "channel": "12", "guild": "34"}


def test_it_does_not_come_into_a_channel_that_has_one(
    database: Path, tmp_path: Path
) -> None:
    out = tmp_path / "game.json"
    export(database, "--out", str(out))

    result = read(out, database)

    assert result.exit_code == 2
    assert "has a game that has not ended" in result.stderr
    with closing(SqliteStore(database)) as store:
        assert len(store.games()) == 1


def broken(whole: dict[str, Any], *path: str | int, value: Any) -> str:
    *steps, last = path
    part: Any = whole
    for step in steps:
        part = part[step]
    part[last] = value
    return json.dumps(whole)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        pytest.param(("kind",), "other", id="kind"),
        pytest.param(("quarterdeck",), 99, id="format"),
        pytest.param(("system",), "chess", id="unknown system"),
        pytest.param(("schema",), 99, id="schema of the future"),
        pytest.param(("revision",), "four", id="revision"),
        pytest.param(("revision",), 3, id="fewer plays"),
        pytest.param(("state", "year"), "soon", id="position"),
        pytest.param(("setup", "vp"), None, id="set-up"),
        pytest.param(("dice", "secret"), "xyz", id="secret"),
        pytest.param(("dice",), None, id="no dice"),
        pytest.param(("plays", 1, "public", "at"), 0, id="changed play"),
        pytest.param(("plays", 1, "private", "salt"), "", id="changed private part"),
        pytest.param(("plays", 3, "public", "at"), 0.5, id="no integer"),
        pytest.param(("plays",), [], id="no plays"),
        pytest.param(("head",), "0", id="other head"),
    ],
)
def test_a_broken_file_is_refused(
    path: tuple[str | int, ...], value: Any, database: Path, tmp_path: Path
) -> None:
    file, other = tmp_path / "game.json", tmp_path / "other.sqlite"
    file.write_text(broken(exported(database), *path, value=value))

    result = read(file, other)

    assert result.exit_code == 2
    assert result.stderr == (
        f"{file} is no whole export of a game, or it was changed.\n"
    )
    assert not other.exists()


@pytest.mark.parametrize("content", [b"{", b"\xff", b"[]", b"null", b"{}", b'"x"'])
def test_a_file_that_is_no_export_is_refused(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)

    result = read(file, tmp_path / "other.sqlite")

    assert result.exit_code == 2
    assert "is no whole export" in result.stderr


def test_a_players_export_is_refused(database: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(broken(exported(database), "kind", value="player"))

    result = read(file, tmp_path / "other.sqlite")

    assert result.exit_code == 2
    assert "is a player’s export" in result.stderr


def test_a_game_that_is_not_there(database: Path) -> None:
    result = export(database, game="7")

    assert result.exit_code == 2
    assert result.stderr == "There is no game 7; there are: 1.\n"


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    path = tmp_path / "none.sqlite"

    result = export(path)

    assert result.exit_code == 2
    assert "There is no database" in result.stderr
    assert not path.exists()


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    path.write_text("no database at all\n" * 100)

    result = export(path)

    assert result.exit_code == 2
    assert result.stderr == f"{path} is no database of this bot.\n"


def test_a_place_that_cannot_be_written(database: Path, tmp_path: Path) -> None:
    out = tmp_path / "none" / "game.json"

    result = export(database, "--out", str(out))

    assert result.exit_code == 2
    assert f"{out} cannot be written" in result.stderr
    assert "secrets" not in result.stderr


def test_a_database_in_use_is_left_alone(database: Path, tmp_path: Path) -> None:
    out = tmp_path / "game.json"
    export(database, "--out", str(out))
    with closing(SqliteStore(database)):
        results = export(database), read(out, database)

    assert [one.exit_code for one in results] == [2, 2]
    assert all("Another process" in one.stderr for one in results)


def test_the_database_is_that_of_the_configuration(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUARTERDECK_STORE__DATABASE", str(database))
    result = CliRunner().invoke(export_game, ["1"])

    assert json.loads(result.stdout) == exported(database)
