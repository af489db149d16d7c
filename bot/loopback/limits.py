"""Discord's rate limits, measured by the event loop's time.

https://discord.com/developers/docs/topics/rate-limits
"""

import asyncio
from dataclasses import dataclass

from aiohttp import web

from bot.clock import Clock
from bot.loopback.world import Application, Json

Key = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rate:
    """So many requests in a window of seconds."""

    requests: int
    seconds: float


GLOBAL = Rate(50, 1.0)
MESSAGES = Rate(5, 5.0)
WEBHOOKS = Rate(5, 2.0)
UNLIMITED_BY_ALL = ("/interactions/", "/webhooks/")


@dataclass(slots=True)
class Bucket:
    """What is used up of a rate, and when it begins anew."""

    rate: Rate
    ends: float
    used: int = 0


class Limited(Exception):
    """A request that Discord answers with 429."""

    def __init__(self, wait: float, *, everywhere: bool) -> None:
        self.body: Json = {
            "message": "You are being rate limited.",
            "retry_after": round(wait, 3),
            "global": everywhere,
        }
        self.headers = {
            "Retry-After": str(max(1, round(wait))),
            "Via": "1.1 loopback",
            "X-RateLimit-Scope": "global" if everywhere else "user",
        }
        if everywhere:
            self.headers["X-RateLimit-Global"] = "true"
        super().__init__(f"wait {wait:.3f} s")


class Limits:
    """The buckets of all bots."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._buckets: dict[Key, Bucket] = {}

    def take(
        self, method: str, path: str, request: web.Request, application: Application
    ) -> dict[str, str]:
        """Count a request; return the headers that tell of its bucket.

        Raise `Limited` if its own bucket or the bot's global one is empty.
        """
        if not path.startswith(UNLIMITED_BY_ALL):
            key: Key = ("global", str(application.id))
            self._count(self._bucket(key, GLOBAL), everywhere=True)
        rate, key = rate_of(method, path, request.match_info)
        if rate is None:
            return {}
        bucket = self._bucket((str(application.id), *key), rate)
        try:
            self._count(bucket, everywhere=False)
        except Limited as limited:
            limited.headers |= self._headers(bucket, key)
            raise
        return self._headers(bucket, key)

    def _bucket(self, key: Key, rate: Rate) -> Bucket:
        """Return the bucket of *key*, a full one if its window is over."""
        now = asyncio.get_running_loop().time()
        bucket = self._buckets.get(key)
        if bucket is None or bucket.ends <= now:
            bucket = self._buckets[key] = Bucket(rate, now + rate.seconds)
        return bucket

    def _count(self, bucket: Bucket, *, everywhere: bool) -> None:
        """Use up one request, or raise `Limited`."""
        if bucket.used >= bucket.rate.requests:
            now = asyncio.get_running_loop().time()
            raise Limited(max(bucket.ends - now, 0.001), everywhere=everywhere)
        bucket.used += 1

    def _headers(self, bucket: Bucket, key: Key) -> dict[str, str]:
        """Return what Discord tells of a bucket in every answer."""
        wait = max(bucket.ends - asyncio.get_running_loop().time(), 0.0)
        return {
            "X-RateLimit-Limit": str(bucket.rate.requests),
            "X-RateLimit-Remaining": str(bucket.rate.requests - bucket.used),
            "X-RateLimit-Reset": f"{self._clock.now().timestamp() + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": key[0],
        }


def rate_of(
    method: str, path: str, params: "web.UrlMappingMatchInfo"
) -> tuple[Rate | None, Key]:
    """Return the rate of a route and the key of its bucket."""
    if path.startswith("/channels/{channel_id}/messages"):
        if method == "POST" and path.endswith("/messages"):
            return MESSAGES, ("messages", params["channel_id"])
        if method == "PATCH":
            return MESSAGES, ("edits", params["channel_id"])
    if path.startswith("/webhooks/{webhook_id}/{webhook_token}"):
        return WEBHOOKS, ("webhook", params["webhook_token"])
    return None, ()
