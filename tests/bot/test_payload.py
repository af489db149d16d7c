"""Discord's limits on commands, as they are registered in all languages.

https://discord.com/developers/docs/interactions/application-commands
"""

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
import pytest_asyncio

from bot.loopback.kinds import OptionKind
from tests.tables import House

pytestmark = pytest.mark.asyncio(loop_scope="module")

Json = dict[str, Any]

NAME: Final = re.compile(r"[-_'\w]{1,32}")
NESTING: Final = (OptionKind.COMMAND, OptionKind.GROUP)
LOCALES: Final = ("en-US", "ru")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def roots(house: House) -> list[Json]:
    """Return the root commands as they are sent to Discord."""
    return await house.bot.client.payload()


def shown(one: Json, key: str, locale: str) -> str:
    """Return a name or description as a client shows it."""
    localised = one.get(f"{key}_localizations") or {}
    return str(localised.get(locale, one[key]))


def texts(one: Json, key: str) -> list[str]:
    """Return a name or description in all languages."""
    return [one[key], *(one.get(f"{key}_localizations") or {}).values()]


def below(one: Json) -> list[Json]:
    return list(one.get("options") or ())


def everything(roots: list[Json]) -> Iterator[tuple[int, Json]]:
    """Yield commands, groups and options with their depth."""
    waiting = [(0, one) for one in roots]
    while waiting:
        depth, one = waiting.pop()
        yield depth, one
        waiting += [(depth + 1, inner) for inner in below(one)]


def levels(roots: list[Json]) -> Iterator[list[Json]]:
    """Yield what stands side by side: roots, commands of a group, options."""
    yield roots
    for _, one in everything(roots):
        yield below(one)


def choices(roots: list[Json]) -> Iterator[list[Json]]:
    for _, one in everything(roots):
        if one.get("choices"):
            yield one["choices"]


def size(one: Json) -> int:
    """Return the characters that count: of each field the longest text."""
    own = sum(max(map(len, texts(one, key))) for key in ("name", "description"))
    listed = sum(
        max(map(len, texts(choice, "name"))) + len(str(choice["value"]))
        for choice in one.get("choices") or ()
    )
    return own + listed + sum(map(size, below(one)))


async def test_there_are_not_too_many(roots: list[Json]) -> None:
    assert {one["name"] for one in roots} == {
        *("game", "dice"),
        *("nine", "sea", "spain", "parley"),
    }
    assert all(len(level) <= 25 for level in levels(roots))
    assert all(len(listed) <= 25 for listed in choices(roots))


async def test_they_are_two_levels_deep_at_most(roots: list[Json]) -> None:
    depths = {
        depth
        for depth, one in everything(roots)
        if one.get("type") in NESTING and depth
    }

    assert depths == {1, 2}


async def test_names_are_as_discord_wants_them(roots: list[Json]) -> None:
    for _, one in everything(roots):
        for name in texts(one, "name"):
            assert NAME.fullmatch(name), name
            assert name == name.lower()


async def test_descriptions_fit(roots: list[Json]) -> None:
    for _, one in everything(roots):
        for about in texts(one, "description"):
            assert 1 <= len(about) <= 100, about


@pytest.mark.parametrize("locale", LOCALES)
async def test_what_stands_side_by_side_has_different_names(
    roots: list[Json], locale: str
) -> None:
    for level in (*levels(roots), *choices(roots)):
        names = [shown(one, "name", locale) for one in level]
        assert len(set(names)) == len(names)


async def test_choices_fit(roots: list[Json]) -> None:
    for listed in choices(roots):
        for one in listed:
            assert all(1 <= len(name) <= 100 for name in texts(one, "name"))
            assert 1 <= len(str(one["value"])) <= 100


async def test_each_command_fits(roots: list[Json]) -> None:
    sizes = {one["name"]: size(one) for one in roots}

    assert max(sizes.values()) <= 8_000, sizes


async def test_what_is_required_comes_first(roots: list[Json]) -> None:
    for _, one in everything(roots):
        required = [bool(option.get("required")) for option in below(one)]
        assert required == sorted(required, reverse=True)


async def test_nothing_is_completed_that_has_choices(roots: list[Json]) -> None:
    for _, one in everything(roots):
        assert not (one.get("autocomplete") and one.get("choices"))


async def test_everything_is_said_in_russian(roots: list[Json]) -> None:
    cyrillic = re.compile("[а-яё]", re.IGNORECASE)
    for depth, one in everything(roots):
        assert cyrillic.search(shown(one, "description", "ru")), one["name"]
        if depth:
            assert cyrillic.search(shown(one, "name", "ru")), one["name"]


async def test_they_are_for_servers_only(roots: list[Json]) -> None:
    for one in roots:
        assert one.get("contexts") == [0] or one.get("dm_permission") is False
