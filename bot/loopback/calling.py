"""A call on its way: made, sent to the bot, and waited for."""

import asyncio
from contextlib import suppress

from bot.loopback.calls import TO_ACKNOWLEDGE, Call
from bot.loopback.history import Change
from bot.loopback.interaction import interaction
from bot.loopback.kinds import CallKind
from bot.loopback.service import Service
from bot.loopback.world import Application, Channel, Json, User


def new_call(
    service: Service,
    kind: CallKind,
    person: User,
    channel: Channel,
    application: Application,
) -> Call:
    """Return a new interaction; its token follows from its id."""
    number = service.ids.next()
    return Call(
        world=service.world,
        id=number,
        token=f"token-of-{number}",
        kind=kind,
        application=application,
        person=person,
        channel=channel.id,
        created=service.clock.now(),
    )


async def send(service: Service, call: Call, data: Json, patience: float) -> Call:
    """Send a call to the bot and wait until it is acknowledged or has failed.

    It fails at once when the bot has no session; else after three seconds by
    the event loop, or, while the clock stands still and the bot is connected,
    after *patience* seconds.
    """
    channel = service.world.channels[call.channel]
    sessions = service.gateway.sessions(call.application, channel.guild)
    service.calls.forget_old(service.clock.now())
    service.calls.open(call)
    event = interaction(service, call, data)
    for session in sessions:
        session.dispatch("INTERACTION_CREATE", event)
    if sessions:
        shortest = TO_ACKNOWLEDGE.total_seconds()
        await within(min(shortest, patience), call.done)
        late = service.clock.now() - call.created >= TO_ACKNOWLEDGE
        if not late and any(each.connected for each in sessions):
            await within(patience - shortest, call.done)
    if not call.acknowledged:
        fail(service, call)
    return call


def fail(service: Service, call: Call) -> None:
    """Say that the application did not respond; it is too late for it now."""
    call.failed = True
    call.done.set()
    if call.kind is not CallKind.COMPLETE:
        service.history.add(Change("failed", call.channel, call.person.id, call=call))


async def within(seconds: float, event: asyncio.Event) -> None:
    """Wait until *event* is set, or so many seconds of the event loop."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
