"""The documents tell the truth about the code."""

import re
from pathlib import Path

import pytest

from bot.cli.documenting import pages
from bot.lobby.permissions import invitation

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
