"""Who may see what."""

import pytest

from rules.kernel.audience import EVERYONE, UMPIRE, Audience, only


def test_the_umpire_is_called_the_same_for_ever() -> None:
    assert UMPIRE == "umpire"


@pytest.mark.parametrize("viewer", ["north", UMPIRE, None])
def test_everyone_includes_the_public(viewer: str | None) -> None:
    assert EVERYONE.includes(viewer)


@pytest.mark.parametrize(
    ("viewer", "seen"),
    [("north", True), (UMPIRE, True), ("south", False), (None, False)],
)
def test_only_those_named_are_included(viewer: str | None, seen: bool) -> None:
    assert only("north", UMPIRE).includes(viewer) is seen


def test_an_empty_audience_includes_nobody() -> None:
    assert not Audience(frozenset()).includes(None)
    assert not only().includes(UMPIRE)
