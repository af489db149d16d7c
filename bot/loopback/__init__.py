"""A Discord for one machine: REST, gateway and files on one local server.

The unmodified discord.py client of the real bot speaks to it, and it keeps to
Discord's rules: limits, permissions, ephemeral visibility, deadlines, error
codes, resume, and (when asked for) rate limits. Time and ids come from the
injected clock, so that under a clock that stands still they are the same in
every run.

::

    loopback = Loopback(clock)             # openapi=path, limits=True, patience=s
    loopback.add_application("token")      # before the bot logs in
    guild = loopback.guild("Quarterdeck")  # made on first use, like all of these
    channel = loopback.channel(guild, "colonies")
    thread = loopback.thread(channel, "war")
    anna = loopback.person("anna", locale="ru")
    await loopback.start()                 # 127.0.0.1, any free port
    redirect(loopback.base)                # before a client of this process logs in
    ...
    await loopback.stop()

A person's client. Each act waits until the bot has acknowledged it (or Discord
would say that the application did not respond) and returns its `Call`::

    call = await anna.slash(channel, "/nine support", {"seat": "alliance"})
    call = await anna.slash(channel, "/game new", {"file": Upload("a.toml", b"...")})
    call = await anna.press(message, "Fight on")   # label, custom_id or component
    call = await anna.choose(message, "Ships", ["a", "b"])    # values or labels
    call = await anna.submit(call.form, {"targets": "a=3"})   # the rest stays preset
    pairs = await anna.complete(channel, "/nine roll", {}, focused="seat", typed="al")
    anna.say(channel, "hello")       # an ordinary message
    anna.sees(channel)               # the public messages, and her ephemeral ones
    anna.commands(channel)           # as her client lists them
    anna.direct(application)         # her direct messages with a bot

`NotPlayable` is raised for what Discord's client would not send, `Refused` by
`say` for what Discord itself would not take, `NoAnswer` by `complete` alone.
`press` and `choose` go by the components of the message as it is handed in: an
older snapshot makes a stale press, and a component that stands nowhere a forged
one.

A `Call` has `id`, `person`, `acknowledged`, `answer` and `followups` (as they
stand now), `form`, `choices`, `failed`, and `done`, an event.

What happened is in `loopback.history`, a list of `Change` that only grows, and
comes live from ``with loopback.watch() as changes: async for change in changes``.
A `Message` is frozen; an edit makes a new one with the same id, whose `pings` are
empty, because an edit calls nobody.

`loopback.deny(channel, "send_messages")` and `allow` change what the bot may do;
`archive(thread)`, `remove_channel(channel)` and `kick(guild, user)` what there is;
`cut()`, `ask_to_reconnect()` and `invalidate_sessions()` disturb the gateway;
`dump()` and `load(data)` keep the world between runs. `violations` and `faults`
must be empty at the end of a test: requests that Discord's description does not
admit, and errors of the loopback itself (answered 400 with the traceback, so that
nothing ever looks like a hang).
`loopback.app` is the aiohttp application, for further routes before `start`; its
own are ``/api/v10/...``, ``/gateway`` and ``/attachments/...``.
"""

from bot.loopback.calls import Call
from bot.loopback.commands import ShownCommand, ShownOption
from bot.loopback.errors import Refused
from bot.loopback.forms import Field, Form
from bot.loopback.history import Change, Watch
from bot.loopback.options import NotPlayable, Upload
from bot.loopback.person import NoAnswer, Person
from bot.loopback.redirect import redirect
from bot.loopback.server import Loopback
from bot.loopback.world import (
    Application,
    Attachment,
    Channel,
    Guild,
    Message,
    User,
    World,
)

__all__ = [
    "Application",
    "Attachment",
    "Call",
    "Change",
    "Channel",
    "Field",
    "Form",
    "Guild",
    "Loopback",
    "Message",
    "NoAnswer",
    "NotPlayable",
    "Person",
    "Refused",
    "ShownCommand",
    "ShownOption",
    "Upload",
    "User",
    "Watch",
    "World",
    "redirect",
]
