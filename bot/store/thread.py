"""The store's one thread: whatever blocks on the disk is done there."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

from bot.store.protocol import Store

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)


class StoreThread:
    """Runs calls of *store*, one after the other, in the order they were asked."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store")

    async def do(self, act: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run *act* on the store's thread; return or raise what it does.

        Whoever is cancelled while waiting does not know whether it was done.
        """
        return await asyncio.wrap_future(self._worker.submit(act, *args, **kwargs))

    def later(self, act: Callable[P, Any], *args: P.args, **kwargs: P.kwargs) -> None:
        """Run *act* when its turn comes; nobody waits, a failure is logged."""
        self._worker.submit(act, *args, **kwargs).add_done_callback(_log_failure)

    async def close(self) -> None:
        """Do all that was asked for, close the store and end its thread."""
        try:
            await self.do(self.store.close)
        finally:
            self._worker.shutdown()


def _log_failure(done: Future[Any]) -> None:
    if error := done.exception():
        log.error("the store failed in the background", exc_info=error)
