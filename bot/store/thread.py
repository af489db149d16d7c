"""The store's one thread: whatever blocks on the disk is done there."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Lock
from typing import Any, ParamSpec, TypeVar

from bot.store.protocol import Store
from bot.store.records import Commit, Letter

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)


class StoreThread:
    """Runs calls of *store*, one after the other, in the order they were asked."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store")
        self._lock = Lock()
        self._commits: list[tuple[Commit, Future[tuple[Letter, ...]]]] = []

    async def do(self, act: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run *act* on the store's thread; return or raise what it does.

        Whoever is cancelled while waiting does not know whether it was done.
        """
        return await asyncio.wrap_future(self._worker.submit(act, *args, **kwargs))

    async def commit(self, commit: Commit) -> tuple[Letter, ...]:
        """Store *commit*; those that wait together share one sync of the disk."""
        done: Future[tuple[Letter, ...]] = Future()
        with self._lock:
            self._commits.append((commit, done))
            first = len(self._commits) == 1
        if first:
            self._worker.submit(self._commit_waiting)
        return await asyncio.wrap_future(done)

    def _commit_waiting(self) -> None:
        """Store all commits that wait by now, on the store's thread."""
        with self._lock:
            waiting, self._commits = self._commits, []
        try:
            outcomes = self._stored([commit for commit, _ in waiting])
        except BaseException as failure:
            outcomes = [failure] * len(waiting)
        for (_, done), outcome in zip(waiting, outcomes, strict=True):
            if not done.set_running_or_notify_cancel():
                continue
            if isinstance(outcome, BaseException):
                done.set_exception(outcome)
            else:
                done.set_result(outcome)

    def _stored(
        self, commits: Sequence[Commit]
    ) -> Sequence[tuple[Letter, ...] | BaseException]:
        if len(commits) == 1:
            return [self.store.commit(commits[0])]
        return self.store.commit_all(commits)

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
