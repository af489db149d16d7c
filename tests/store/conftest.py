from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bot.store.protocol import Store
from tests.store.contract import STORES, Opener


@pytest.fixture(params=STORES)
def opener(request: pytest.FixtureRequest) -> Opener:
    """Return what opens one kind of store after the other."""
    chosen: Opener = request.param
    return chosen


@pytest.fixture
def reopen(opener: Opener, tmp_path: Path) -> Iterator[Callable[[], Store]]:
    """Return what opens this test's store, after closing it where it is open."""
    last: list[Store] = []

    def close() -> None:
        while last:
            last.pop().close()

    def reopen() -> Store:
        close()
        last.append(opener(tmp_path))
        return last[0]

    yield reopen
    close()


@pytest.fixture
def store(reopen: Callable[[], Store]) -> Store:
    """Return an empty store."""
    return reopen()
