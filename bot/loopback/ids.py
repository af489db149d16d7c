"""Snowflakes: Discord's ids, which carry the millisecond they were made in."""

from datetime import UTC, datetime

from bot.clock import Clock

EPOCH = datetime(2015, 1, 1, tzinfo=UTC)
INCREMENT_BITS = 22
GUILD_AGE = 1_000  # ms: a guild is older than what happens in it


class Snowflakes:
    """Ids that follow from the clock and from their order, and only grow.

    A clock that stands still therefore gives the same ids in every run.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.last = 0
        self.last_guild_ms = 0

    def next(self) -> int:
        """Return a new id: the present millisecond, or the last id plus one."""
        self.last = max(self.last + 1, self._ms() << INCREMENT_BITS)
        return self.last

    def next_guild(self) -> int:
        """Return a guild's id, in a millisecond that no other guild has.

        Discord shards by ``(id >> 22) % shards``; guilds that are made while
        the clock stands still shall not all fall into one shard.
        """
        self.last_guild_ms = max(self.last_guild_ms + 1, self._ms() - GUILD_AGE)
        return self.last_guild_ms << INCREMENT_BITS

    def _ms(self) -> int:
        """Return the milliseconds since Discord's epoch."""
        return int((self._clock.now() - EPOCH).total_seconds() * 1_000)


def shard_of(guild: int | None, shards: int) -> int:
    """Return the shard of *shards* that hears of *guild* (direct messages: 0)."""
    return 0 if guild is None else (guild >> INCREMENT_BITS) % shards
