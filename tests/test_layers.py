"""The one arrow: bot -> rules.<system> -> rules.kernel; rules/ imports no more."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RULES = sorted((ROOT / "rules").rglob("*.py"))
ALLOWED = {*sys.stdlib_module_names, "pydantic", "pydantic_core", "rules"}
IMPURE = {"random", "secrets", "time", "datetime", "sqlite3", "os", "pathlib", "io"}


def imported(path: Path) -> Iterator[str]:
    """Yield the modules that a file imports, by their whole names."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            yield node.module or ""


@pytest.mark.parametrize("path", RULES, ids=lambda p: str(p.relative_to(ROOT)))
def test_rules_import_nothing_foreign(path: Path) -> None:
    tops = {name.partition(".")[0] for name in imported(path)}

    assert tops <= ALLOWED
    assert not tops & IMPURE


@pytest.mark.parametrize("path", RULES, ids=lambda p: str(p.relative_to(ROOT)))
def test_systems_know_only_the_kernel_and_themselves(path: Path) -> None:
    own = path.relative_to(ROOT / "rules").parts[0]
    if own == "__init__.py":
        return
    known = {"kernel", own}

    others = {
        name.split(".")[1]
        for name in imported(path)
        if name.startswith("rules.") and name.split(".")[1] not in known
    }

    assert not others


def test_the_linter_refuses_chance_in_rules_with_our_own_message(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "rules"
    folder.mkdir()
    (folder / "bad.py").write_text('"""Bad."""\n\nimport random\n')

    done = subprocess.run(  # noqa: S603 - our own linter on our own file
        [
            Path(sys.executable).with_name("ruff"),
            "check",
            "--config",
            ROOT / "pyproject.toml",
            "--no-cache",
            folder,
        ],
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 1
    assert "rules/ takes its chance from the Dice argument" in done.stdout
