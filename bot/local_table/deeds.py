"""What windows ask for is done here: as the person there, through the loopback."""

import logging
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final

from bot.local_table import show, wishes
from bot.loopback import Call, Channel, Message, NoAnswer, NotPlayable, Upload
from bot.loopback.errors import Refused

if TYPE_CHECKING:
    from bot.local_table.table import LocalTable
    from bot.local_table.window import Window

LOG: Final = logging.getLogger(__name__)
Reply = dict[str, Any]
WORDED: Final = {
    "no_button": "gone-by",
    "no_choice": "gone-by",
    "no_command": "unknown-command",
    "no_message": "gone-by",
    "no_select": "gone-by",
    "not_allowed": "not-allowed",
    "too_large": "file-too-large",
}
"""How the page words what Discord's client would not send; the rest are faults in
what was filled in, which the page mostly finds itself.
"""


class Denied(Exception):
    """A wish that this table does not grant; *code* is worded by the page."""

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(code)


async def carry_out(table: "LocalTable", window: "Window", wish: wishes.Wish) -> Reply:
    """Do what a window asks; the reply says how it went, with `refused` for a no."""
    try:
        return await granted(table, window, wish)
    except NotPlayable as wrong:
        facts = {key: str(value) for key, value in wrong.facts.items()}
        LOG.info("not sent: %s", wrong)
        return {**facts, "refused": WORDED.get(wrong.code, "not-playable")}
    except NoAnswer:
        return {"refused": "choices"}
    except Refused as refused:
        LOG.info("not posted: %s", refused)
        return {"refused": "not-posted"}
    except Denied as denied:
        return {"refused": denied.code}


async def granted(  # noqa: PLR0911 - one line for each wish
    table: "LocalTable", window: "Window", wish: wishes.Wish
) -> Reply:
    """Do what a window asks, or raise what speaks against it."""
    match wish:
        case wishes.Slash():
            return await slash(table, window, wish)
        case wishes.Complete():
            return await complete(table, window, wish)
        case wishes.Press() | wishes.Choose():
            return await use(table, window, wish)
        case wishes.Submit():
            return await submit(window, wish)
        case wishes.NewPerson():
            return new_person(table, wish)
        case wishes.NewPlace():
            return new_place(table, wish)
        case wishes.Speak():
            return speak(table, window, wish)
        case wishes.Later():
            return later(table, wish)
        case _:
            return done_here(table, window, wish)


def done_here(
    table: "LocalTable",
    window: "Window",
    wish: wishes.Say | wishes.Dismiss | wishes.Read | wishes.Earlier,
) -> Reply:
    """Do what concerns the messages of a channel and needs no bot."""
    match wish:
        case wishes.Say():
            return say(table, window, wish)
        case wishes.Dismiss():
            return dismiss(table, window, wish)
        case wishes.Read():
            return read(table, window, wish)
        case wishes.Earlier():
            seen, more = window.page(place(table, wish).id, wish.before)
            return {"messages": seen, "more": more}


def place(table: "LocalTable", wish: wishes.Here) -> Channel:
    """Return the channel that a wish is about."""
    channel = table.loopback.world.channels.get(wish.channel)
    if channel is None or channel.guild != table.guild.id:
        raise Denied("unknown-place")
    return channel


def standing(
    table: "LocalTable", window: "Window", channel: Channel, message: int
) -> Message:
    """Return a message that the window shows."""
    found = table.loopback.world.find(channel.id, message)
    if found is None or found.visible_to not in (None, window.person.id):
        raise Denied("gone-by")
    return found


async def slash(table: "LocalTable", window: "Window", wish: wishes.Slash) -> Reply:
    """Send a slash command."""
    files = {key: Upload(one.name, one.data) for key, one in wish.files.items()}
    channel, path = place(table, wish), f"/{wish.path}"
    call = await window.person.slash(channel, path, {**wish.options, **files})
    return answered(window, call)


async def complete(
    table: "LocalTable", window: "Window", wish: wishes.Complete
) -> Reply:
    """Ask the bot what fits into an option."""
    pairs = await window.person.complete(
        place(table, wish),
        f"/{wish.path}",
        wish.options,
        focused=wish.focused,
        typed=wish.typed,
    )
    return {"choices": [show.choice(name, value) for name, value in pairs]}


async def use(
    table: "LocalTable", window: "Window", wish: wishes.Press | wishes.Choose
) -> Reply:
    """Press a button or choose in a select of a message as it stands now."""
    message = standing(table, window, place(table, wish), wish.message)
    if isinstance(wish, wishes.Press):
        return answered(window, await window.person.press(message, wish.custom_id))
    call = await window.person.choose(message, wish.custom_id, wish.values)
    return answered(window, call)


async def submit(window: "Window", wish: wishes.Submit) -> Reply:
    """Send a form."""
    form = window.forms.get(wish.call)
    if form is None:
        raise Denied("gone-by")
    values = {
        key: value if isinstance(value, str) else ",".join(value)
        for key, value in wish.values.items()
    }
    call = await window.person.submit(form, values)
    if not call.failed:
        window.forms.pop(wish.call, None)
    return answered(window, call)


def answered(window: "Window", call: Call) -> Reply:
    """Return what became of a call: it failed, opened a form, or was answered."""
    if call.form is None:
        return {"failed": call.failed}
    window.forms[call.id] = call.form
    return {"failed": call.failed, "form": show.form(call.id, call.form)}


def say(table: "LocalTable", window: "Window", wish: wishes.Say) -> Reply:
    """Write an ordinary message."""
    files = [Upload(one.name, one.data) for one in wish.files]
    window.person.say(place(table, wish), wish.text, files)
    return {}


def dismiss(table: "LocalTable", window: "Window", wish: wishes.Dismiss) -> Reply:
    """Put a private answer away, in every window of its reader."""
    message = standing(table, window, place(table, wish), wish.message)
    if message.visible_to is None:
        raise Denied("not-allowed")
    table.memory.dismissed.add(message.id)
    table.keeper.touch()
    gone = {"is": "gone", "channel": str(message.channel), "id": str(message.id)}
    for each in table.windows_of(window.person.id):
        each.tell(gone)
    return {}


def read(table: "LocalTable", window: "Window", wish: wishes.Read) -> Reply:
    """Take note of what has been seen, for every window of that person."""
    channel, person = place(table, wish), window.person.id
    if table.memory.mark_read(person, channel.id, wish.message):
        table.keeper.touch()
        news = {"is": "read", "channel": str(channel.id), "message": str(wish.message)}
        for each in table.windows_of(person):
            each.tell(news)
    return {}


def new_person(table: "LocalTable", wish: wishes.NewPerson) -> Reply:
    """Let somebody else sit down."""
    if wish.name in {user.name for user in table.people()}:
        raise Denied("name-taken")
    person = table.seat(wish.name)
    table.keeper.touch()
    for each in table.windows:
        each.tell_people()
    return {"id": str(person.id)}


def new_place(table: "LocalTable", wish: wishes.NewPlace) -> Reply:
    """Open a channel or a thread; one that is there already is opened again."""
    if wish.parent is not None:
        place(table, wishes.Here(channel=wish.parent))
    channel = table.open(wish.name, wish.parent)
    table.keeper.touch()
    for each in table.windows:
        each.tell_places()
    return {"id": str(channel.id)}


def speak(table: "LocalTable", window: "Window", wish: wishes.Speak) -> Reply:
    """Set a person's language; everything is said anew in his windows."""
    window.person.locale = wish.locale
    table.keeper.touch()
    for each in table.windows_of(window.person.id):
        each.welcome()
    return {}


def later(table: "LocalTable", wish: wishes.Later) -> Reply:
    """Move the table's clock on."""
    table.later(timedelta(seconds=wish.seconds))
    table.keeper.touch()
    return {}
