"""`python -m bot scenario check`: what it tells, and how it leaves."""

from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner, Result

from bot.cli.checking import check, scenario
from bot.cli.group import main
from bot.faults import MOST_FAULTS
from rules import SYSTEMS
from rules.kernel.fields import LARGEST_DOCUMENT

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
EXAMPLES: Final = [one.split("```")[0] for one in PAGE.split("```toml\n")[1:]]
SHIPPED: Final = sorted(ROOT.glob("rules/*/scenarios/*.toml"))


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the operator's language be English."""
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


def checked(path: Path, content: str | bytes | None = None) -> Result:
    """Check a file, written anew if there is *content*."""
    if isinstance(content, str):
        content = content.encode()
    if content is not None:
        path.write_bytes(content)
    return CliRunner().invoke(check, [str(path)], prog_name="check")


def test_it_is_a_command_of_the_command_line() -> None:
    assert main.commands["scenario"] is scenario
    assert scenario.commands["check"] is check


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_nothing_is_wrong_with_what_ships(path: Path) -> None:
    result = checked(path)

    assert result.exit_code == 0, result.output
    assert result.stdout.startswith(f"{path}: nothing is wrong.")
    assert f"“{path.stem}”" in result.stdout
    assert result.stderr == ""


def test_every_system_has_an_example_in_the_documents(tmp_path: Path) -> None:
    told = [checked(tmp_path / "example.toml", one) for one in EXAMPLES]

    assert [one.exit_code for one in told] == [0] * len(SYSTEMS)


def test_the_faults_in_the_documents_are_told_so(tmp_path: Path) -> None:
    text = EXAMPLES[1]
    for right, wrong in (
        ("sloop = { cost = 25, health = 4", "sloop = { cost = 25, health = 1"),
        ('norhold = { owner = "north"', 'norhold = { ownr = "north"'),
        ('y = 300, neighbours = ["neck"]', "y = 300, neighbours = []"),
    ):
        assert text.count(right) == 1
        text = text.replace(right, wrong)
    printed = PAGE.split("check my-war.toml\n")[1].split("```")[0]

    result = checked(tmp_path / "my-war.toml", text)

    assert result.exit_code == 1
    assert result.stdout.replace(f"{tmp_path}/", "") == printed


def test_faults_are_told_in_the_operators_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    text = EXAMPLES[0].replace("vp = 20", "vp = 2000\nvip = 1")

    result = checked(tmp_path / "own.toml", text)

    assert result.exit_code == 1
    assert result.stdout == (
        f"{tmp_path}/own.toml: найдено 2 ошибки; в скобках — строки:\n"
        "- `vp (5)`: 2\N{NO-BREAK SPACE}000 слишком много; не больше 999.\n"
        "- `vip (6)`: такого ключа нет; может быть, `vp`?\n"
    )


def test_what_is_written_is_told_as_it_is_written(tmp_path: Path) -> None:
    """A terminal is no Discord message: nothing has to be escaped."""
    text = EXAMPLES[0].replace('"bourbon"        #', '"*bourbon*" #')

    result = checked(tmp_path / "own.toml", text)

    assert "“*bourbon*” is not possible" in result.stdout


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("Dear umpire,", "this is no TOML: look at line 1, column 6"),
        ('name = "x', "this is no TOML"),
        ("", "`system`: missing; it has to be given."),
        ('system = "whist"', "`system (1)`: “whist” is not possible"),
        ("treasuries = 3", "`system`: missing"),
    ],
)
def test_a_file_that_is_no_scenario_is_faulty(
    tmp_path: Path, content: str, told: str
) -> None:
    result = checked(tmp_path / "own.toml", content)

    assert result.exit_code == 1
    assert told in result.stdout
    assert result.stderr == ""


def test_a_scenario_that_names_its_system_wrongly_is_judged_by_its_keys(
    tmp_path: Path,
) -> None:
    text = EXAMPLES[1].replace('system = "war_at_sea"', 'sistem = "war_at_sea"')

    result = checked(tmp_path / "own.toml", text)

    assert result.exit_code == 1
    assert "- `system`: missing; it has to be given.\n" in result.stdout
    assert "- `sistem (1)`: unknown; did you mean `system`?\n" in result.stdout
    assert len(result.stdout.splitlines()) == 3


def test_very_many_faults_are_cut_and_it_says_so(tmp_path: Path) -> None:
    areas = "".join(f"a{n} = {{ x = 0, y = 0, neighbours = [] }}\n" for n in range(30))
    text = EXAMPLES[1].replace("[provinces]", f"{areas}[provinces]")

    lines = checked(tmp_path / "own.toml", text).stdout.splitlines()

    assert len([one for one in lines if one.startswith("- ")]) == MOST_FAULTS
    assert lines[-1] == "These are the first 20: mend them and check again."


@pytest.mark.parametrize(
    ("content", "told"),
    [
        pytest.param(None, "cannot be read: No such file or directory.", id="none"),
        pytest.param(b"name = '\xff'", "is not a text in UTF-8.", id="no UTF-8"),
        pytest.param(
            b"#" * (LARGEST_DOCUMENT + 1),
            "The file is too large: 262,145 bytes; at most 262,144.",
            id="too large",
        ),
    ],
)
def test_a_file_that_cannot_be_read_is_told_apart(
    tmp_path: Path, content: bytes | None, told: str
) -> None:
    result = checked(tmp_path / "own.toml", content)

    assert result.exit_code == 2
    assert result.stdout == ""
    assert told in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert checked(tmp_path).exit_code == 2
