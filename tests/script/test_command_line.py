"""`python -m bot script`: its options, its output and its exit statuses."""

import json
import re
import stat
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from bot.cli.script import json_line, script
from bot.local_table.keeping import beside
from bot.store.sqlite import SqliteStore

COLONY = """\
!game #colonies
@umpire /game new system:nine_years
@anna /game join side:alliance
@boris /game join side:bourbon
@umpire /game start
"""


@pytest.fixture(autouse=True)
def language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the operator's language be English."""
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


def run(folder: Path, text: str, *options: str) -> Result:
    path = folder / "game.script"
    path.write_text(text, encoding="utf-8")
    return CliRunner().invoke(script, [str(path), *options])


def records(result: Result) -> list[dict[str, Any]]:
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_a_script_is_told_in_lines_of_json(tmp_path: Path) -> None:
    result = run(tmp_path, COLONY)

    assert result.exit_code == 0
    assert result.stderr == ""
    assert [one["line"] for one in records(result)] == [2, 3, 4, 5]
    assert sorted(tmp_path.iterdir()) == [tmp_path / "game.script"]


def test_the_same_seed_gives_the_same_bytes(tmp_path: Path) -> None:
    text = COLONY + "@anna /dice roll dice:9d6\n!kill\n@boris /nine next\n"
    one, two, other = (run(tmp_path, text, "--seed", seed) for seed in ("a", "a", "b"))

    assert one.stdout_bytes == two.stdout_bytes
    assert one.stdout_bytes != other.stdout_bytes


def test_without_a_seed_only_the_dice_and_what_follows_from_them_differ(
    tmp_path: Path,
) -> None:
    text = (
        COLONY + "!dice 1 2 3\n@anna /dice roll dice:3d6\n!restart\n@anna /game log\n"
    )
    one, two = (run(tmp_path, text).stdout for _ in range(2))

    assert one != two
    commitments = re.compile(r"`[0-9a-f]{64}`")
    assert commitments.sub("", one) == commitments.sub("", two)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ((), "line 6 cannot be played: number is at most 99."),
        (("--locale", "ru"), "строку 6 сыграть нельзя: number: не больше 99."),
    ],
)
def test_a_line_that_cannot_be_played_is_named(
    options: tuple[str, ...], sentence: str, tmp_path: Path
) -> None:
    text = COLONY + "@umpire /nine umpire cards side:alliance number:5000\n!kill\n"

    result = run(tmp_path, text, *options)

    assert result.exit_code == 2
    assert result.stderr.endswith(f"game.script: {sentence}\n")
    assert records(result)[-1]["line"] == 5


@pytest.mark.parametrize(
    ("more", "options", "sentence"),
    [
        ("!dice 5 3\n", (), "left over in #colonies: 5 3"),
        ("@eve /nine roll\n!kill\n", ("--stop-on-refusal",), "the refusal of line 6."),
    ],
)
def test_what_is_amiss_is_said(
    more: str, options: tuple[str, ...], sentence: str, tmp_path: Path
) -> None:
    result = run(tmp_path, COLONY + more, *options)

    assert result.exit_code == 1
    assert sentence in result.stderr
    assert records(result)[-1]["line"] in {5, 6}


def test_refusals_are_no_failure(tmp_path: Path) -> None:
    result = run(tmp_path, COLONY + "@eve /nine roll\n")

    assert (result.exit_code, result.stderr) == (0, "")
    assert records(result)[-1]["ok"] is False


def test_all_games_are_exported_by_their_channels_first_use(tmp_path: Path) -> None:
    path = tmp_path / "games.json"
    path.touch(0o644)
    text = "!game #first\n!game #second\n@eve /game new system:nine_years solo:true\n"
    text += "!game #first\n@eve /game new system:nine_years\n@eve /game end\n"
    text += '@eve press "End the game"\n@eve /game new system:nine_years\n'

    result = run(tmp_path, text, "--export", str(path))

    assert result.exit_code == 0
    games = json.loads(path.read_text(encoding="utf-8"))
    assert [one["status"] for one in games] == ["ended", "lobby", "lobby"]
    assert [one["solo"] for one in games] == [False, False, True]
    assert {one["kind"] for one in games} == {"operator"}
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_game_goes_on_in_the_next_script_on_its_database(tmp_path: Path) -> None:
    option = ("--db", str(tmp_path / "games.sqlite"))
    run(tmp_path, COLONY + "!now +2d\n!dice 6\n@boris /nine next\n", *option)

    result = run(
        tmp_path,
        "!game #colonies\n!draw x\n"
        '@anna press "End the phase"\n@anna /dice roll dice:1d6\n'
        "!now 2026-01-02T00:00Z\n",
        *option,
    )

    assert result.exit_code == 2
    assert "line 5 cannot be played" in result.stderr
    pressed, thrown = records(result)
    assert [one["phase"] for one in pressed["events"]][-1] == "reinforcement"
    assert (pressed["revision"], thrown["revision"]) == (2, 3)
    assert [one["edit"] for one in pressed["posts"]] == [None, 0]
    assert thrown["rolls"][0]["faces"] == [6]


def test_without_its_database_nothing_is_left_of_a_server(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    option = ("--db", str(database), "--seed", "x")
    first = run(tmp_path, COLONY, *option)
    for path in tmp_path.glob("games.sqlite*"):
        if path != beside(database):
            path.unlink()

    assert run(tmp_path, COLONY, *option).stdout == first.stdout


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--locale", "klingon"), "“klingon” is no language of a Discord client"),
        (("--db", "{folder}/used.sqlite"), "Another process has the database"),
        (("--db", "{folder}/lost.sqlite"), "holds no saved server"),
    ],
)
def test_options_that_cannot_be_used(
    options: tuple[str, str], sentence: str, tmp_path: Path
) -> None:
    (tmp_path / "lost.sqlite").touch()
    beside(tmp_path / "lost.sqlite").write_text("[]")
    option = [one.format(folder=tmp_path) for one in options]
    with closing(SqliteStore(tmp_path / "used.sqlite")):
        result = run(tmp_path, COLONY, *option)

    assert result.exit_code == 2
    assert sentence in result.stderr
    assert result.stdout == ""


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    result = CliRunner().invoke(script, [str(tmp_path / "none.script")])

    assert result.exit_code == 2


def test_a_line_of_json_is_one_line_for_every_reader() -> None:
    text = "Война\u2028\u2029\x85\n"

    line = json_line({"text": text})

    assert "Война" in line
    assert len(line.splitlines()) == 1
    assert json.loads(line) == {"text": text}
