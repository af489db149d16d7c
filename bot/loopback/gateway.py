"""The gateway: the websocket on which a bot hears of everything.

https://discord.com/developers/docs/events/gateway
"""

import asyncio
import traceback
from collections.abc import Callable, Iterator
from typing import Any

from aiohttp import web

from bot.loopback import payloads
from bot.loopback.frames import (
    GOODBYE,
    HEARTBEAT_INTERVAL,
    Close,
    Hangup,
    Op,
    field,
    frame,
    taken_apart,
)
from bot.loopback.ids import shard_of
from bot.loopback.kinds import Intent
from bot.loopback.session import Line, Session
from bot.loopback.world import Application, Guild, Json, World


class Gateway:
    """All sessions of all bots."""

    def __init__(
        self, world: World, address: Callable[[], str], faults: list[str]
    ) -> None:
        self._world = world
        self._address = address
        self._faults = faults
        self._sessions: dict[str, Session] = {}
        self._opened = 0

    def sessions(self, application: Application, guild: int | None) -> list[Session]:
        """Return the sessions of a bot that hear of *guild* (None: directs)."""
        return [
            each
            for each in self._sessions.values()
            if each.application.id == application.id
            and each.shard == shard_of(guild, each.shards)
        ]

    def listeners(self, guild: int | None, intent: Intent) -> Iterator[Session]:
        """Yield the sessions that have *intent* and hear of *guild*."""
        for session in self._sessions.values():
            here = session.shard == shard_of(guild, session.shards)
            if here and intent in session.intents and self._inside(session, guild):
                yield session

    def tell(self, event: str, data: Json, guild: int | None, intent: Intent) -> None:
        """Send an event to every session that has *intent* and hears of *guild*."""
        for session in self.listeners(guild, intent):
            session.dispatch(event, data)

    def cut(self) -> None:
        """Break every connection; the sessions can be resumed."""
        for session in self._sessions.values():
            session.hang_up()

    def ask_to_reconnect(self) -> None:
        """Send opcode 7 to everyone: reconnect and resume."""
        for session in self._sessions.values():
            session.say(frame(Op.RECONNECT))

    def invalidate(self) -> None:
        """Send opcode 9 to everyone: the sessions are over, identify anew."""
        for session in self._sessions.values():
            session.say(frame(Op.INVALID_SESSION, data=False))
        self._sessions.clear()

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one socket from HELLO to its end."""
        socket = web.WebSocketResponse(max_msg_size=0, compress=False)
        await socket.prepare(request)
        line = Line(request, socket)
        line.say(frame(Op.HELLO, {"heartbeat_interval": HEARTBEAT_INTERVAL}))
        carrier = asyncio.create_task(line.carry())
        session: Session | None = None
        try:
            async for said in socket:
                session = self._hear(said.data, line, session)
        except Hangup as hangup:
            await socket.close(code=hangup.code, message=hangup.reason.encode())
        except Exception:
            self._faults.append(traceback.format_exc())
            await socket.close(code=Close.UNKNOWN_ERROR, message=b"Unknown error.")
        finally:
            carrier.cancel()
            if session:
                session.detach(line)
                if socket.close_code in GOODBYE:
                    self._sessions.pop(session.name, None)
        return socket

    def _hear(self, text: str, line: Line, session: Session | None) -> Session | None:
        """Deal with one frame of a bot; return the session it speaks for."""
        op, data = taken_apart(text)
        if op == Op.HEARTBEAT:
            line.say(frame(Op.HEARTBEAT_ACK))
        elif op in (Op.IDENTIFY, Op.RESUME) and session:
            raise Hangup(Close.ALREADY_AUTHENTICATED, "Already authenticated.")
        elif op == Op.IDENTIFY:
            return self._identify(data, line)
        elif op == Op.RESUME:
            return self._resume(data, line)
        elif not session:
            raise Hangup(Close.NOT_AUTHENTICATED, "Not authenticated.")
        elif op == Op.MEMBERS:
            self._send_members(data, session)
        elif op not in (Op.PRESENCE, Op.VOICE):
            raise Hangup(Close.UNKNOWN_OPCODE, "Unknown opcode.")
        return session

    def _identify(self, data: Json, line: Line) -> Session:
        """Open a session and tell it of its guilds."""
        application = self._application(field(data, "token", str))
        intents = field(data, "intents", int)
        if intents & ~application.intents:
            raise Hangup(Close.DISALLOWED_INTENTS, "Disallowed intent(s).")
        shard, shards = data.get("shard", (0, 1))
        if not 0 <= shard < shards:
            raise Hangup(Close.INVALID_SHARD, "Invalid shard.")
        self._forget_lost(application, (shard, shards))
        self._opened += 1
        session = Session(
            f"session-{self._opened}", application, intents, (shard, shards)
        )
        self._sessions[session.name] = session
        session.attach(line)
        guilds = list(self._guilds(session))
        session.dispatch("READY", self._ready(session, guilds))
        if Intent.GUILDS in session.intents:
            for guild in guilds:
                body = payloads.guild_create(self._world, guild, application.user)
                session.dispatch("GUILD_CREATE", body)
        return session

    def _resume(self, data: Json, line: Line) -> Session | None:
        """Go on with a session and replay what it missed, or say that it is over."""
        application = self._application(field(data, "token", str))
        session = self._sessions.get(field(data, "session_id", str))
        missed = None
        if session and session.application.id == application.id:
            missed = session.missed(field(data, "seq", int))
        if session is None or missed is None:
            line.say(frame(Op.INVALID_SESSION, data=False))
            return None
        for each in missed:
            line.say(each)
        session.attach(line)
        session.dispatch("RESUMED", {})
        return session

    def _application(self, token: str) -> Application:
        """Return the bot with that token, or close the socket with 4004."""
        for application in self._world.applications.values():
            if token.removeprefix("Bot ") == application.token:
                return application
        raise Hangup(Close.AUTHENTICATION_FAILED, "Authentication failed.")

    def _guilds(self, session: Session) -> Iterator[Guild]:
        """Yield the guilds of a session's bot that fall into its shard."""
        for guild in self._world.guilds.values():
            inside = session.application.user.id in guild.members
            if inside and session.shard == shard_of(guild.id, session.shards):
                yield guild

    def _ready(self, session: Session, guilds: list[Guild]) -> Json:
        """Return the first event of a session."""
        application = session.application
        return {
            "v": 10,
            "user": payloads.own_user(application.user),
            "guilds": [{"id": str(each.id), "unavailable": True} for each in guilds],
            "session_id": session.name,
            "resume_gateway_url": self._address(),
            "shard": [session.shard, session.shards],
            "application": {"id": str(application.id), "flags": 0},
            "private_channels": [],
        }

    def _inside(self, session: Session, guild: int | None) -> bool:
        """Return whether a session's bot is a member of *guild*."""
        if guild is None:
            return True
        return session.application.user.id in self._world.guilds[guild].members

    def _forget_lost(self, application: Application, shard: tuple[int, int]) -> None:
        """Drop sessions that a bot which died has left without a socket."""
        for name, session in list(self._sessions.items()):
            same = session.application.id == application.id
            same = same and (session.shard, session.shards) == shard
            if same and not session.connected:
                del self._sessions[name]

    def _send_members(self, data: Json, session: Session) -> None:
        """Answer a request for members: some by id, or by how their name begins."""
        guild = self._world.guilds[int(field(data, "guild_id", str))]
        asked = data.get("user_ids", [])
        wanted = {int(each) for each in ([asked] if isinstance(asked, str) else asked)}
        begin = data.get("query")
        found = [
            payloads.member(each, guild)
            for each in self._world.members(guild)
            if each.id in wanted or (begin is not None and each.name.startswith(begin))
        ]
        answer: dict[str, Any] = {
            "guild_id": str(guild.id),
            "members": found,
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [],
        }
        if "nonce" in data:
            answer["nonce"] = data["nonce"]
        session.dispatch("GUILD_MEMBERS_CHUNK", answer)
