"""The documents tell the truth about the code."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from bot.cli.documenting import pages
from bot.cli.script import script
from bot.lobby.permissions import invitation
from bot.scenarios import read
from rules import find_system

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", ["README.md", "README.ru.md"])
def test_the_invitation_asks_for_what_the_bot_needs(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")

    numbers = set(re.findall(r"permissions=(\d+)", text))

    assert numbers == {str(invitation().value)}
    assert f"**{invitation().value}**" in text
    assert "scope=bot+applications.commands" in text


@pytest.mark.parametrize("name", ["README.md", "README.ru.md"])
def test_the_two_commands_are_there(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")

    assert "make play" in text
    assert "make test" in text


async def test_the_reference_of_commands_is_current() -> None:
    """`make docs` writes it anew."""
    for name, page in (await pages()).items():
        assert (ROOT / "docs" / name).read_text(encoding="utf-8") == page


def test_the_example_of_a_script_can_be_played(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "scripts.md").read_text(encoding="utf-8")
    example = page.split("```text\n")[1].split("```")[0]
    path = tmp_path / "example.script"
    path.write_text(example, encoding="utf-8")

    done = CliRunner().invoke(script, [str(path)])

    assert done.exit_code == 0, done.stderr
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [one["line"] for one in answers if not one["ok"]] == []
    assert "VP 21" in answers[-1]["posts"][0]["text"]


def test_the_example_of_a_scenario_can_be_read() -> None:
    page = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    example = page.split("```toml\n")[1].split("```")[0]

    assert read(find_system("nine_years"), example).name == "short-war"


def links(path: Path) -> list[str]:
    """Return the files that a document of ours points at."""
    found = re.findall(r"\]\(([^)#]+)\)", path.read_text(encoding="utf-8"))
    return [one for one in found if "://" not in one]


@pytest.mark.parametrize(
    "path",
    sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]),
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_no_link_leads_nowhere(path: Path) -> None:
    for link in links(path):
        assert (path.parent / link).exists(), link
