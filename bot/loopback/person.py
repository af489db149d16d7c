"""A person's Discord client: types commands, presses buttons, fills forms."""

from collections.abc import Mapping, Sequence

from bot.loopback import commands, components
from bot.loopback.calling import new_call, send
from bot.loopback.calls import Call
from bot.loopback.errors import Refused
from bot.loopback.forms import Form
from bot.loopback.kinds import CallKind, ComponentKind
from bot.loopback.options import Filled, NotPlayable, Typed, Upload
from bot.loopback.permissions import may
from bot.loopback.posting import Incoming, Place, post
from bot.loopback.service import Service
from bot.loopback.words import shown
from bot.loopback.world import Application, Channel, Json, Message, User

Choice = tuple[str, str | int | float]


class NoAnswer(Exception):
    """The bot did not answer in time: "Loading options failed"."""


class Person:
    """One user at the client of his language.

    Each act waits for the bot's acknowledgement, or until Discord would say
    that the application did not respond, and returns the `Call`. What the
    client would not send raises `NotPlayable`.
    """

    def __init__(self, service: Service, user: int, patience: float) -> None:
        self._service = service
        self._user = user
        self._patience = patience

    @property
    def user(self) -> User:
        """Return the person's record."""
        return self._service.world.users[self._user]

    @property
    def id(self) -> int:
        """Return the person's id."""
        return self._user

    @property
    def name(self) -> str:
        """Return the person's name."""
        return self.user.name

    @property
    def locale(self) -> str:
        """Return the language of the person's client."""
        return self.user.locale

    @locale.setter
    def locale(self, locale: str) -> None:
        """Set the client to another language."""
        self._service.world.change_user(self.user, locale=locale)

    def refuse_direct_messages(self) -> None:
        """Close the door to direct messages: bots are answered 50007."""
        self._service.world.change_user(self.user, takes_direct_messages=False)

    def direct(self, application: Application) -> Channel:
        """Return the person's channel for direct messages with a bot."""
        return self._service.direct(application.user, self.user)

    def sees(self, channel: Channel) -> list[Message]:
        """Return the public messages and the person's own ephemeral ones."""
        return list(self._service.seen_by(self.user, channel))

    def commands(self, channel: Channel | None = None) -> list[commands.ShownCommand]:
        """Return the commands that the client offers in *channel*, or anywhere."""
        return [
            commands.as_shown(each, self.locale)
            for each in commands.every(self._service, self.user, channel)
        ]

    def say(
        self, channel: Channel, content: str, uploads: Sequence[Upload] = ()
    ) -> Message:
        """Write an ordinary message; raise `Refused` for one that is too long."""
        self._require("send_messages", channel)
        self._wake(channel)
        files = [
            Incoming(each.name, each.content, at) for at, each in enumerate(uploads)
        ]
        return post(
            self._service, Place(channel, self.user), {"content": content}, files
        )

    async def slash(
        self,
        channel: Channel,
        command: str,
        options: Mapping[str, Typed] | None = None,
    ) -> Call:
        """Type a slash command, such as ``/nine umpire cards``, with options."""
        self._require("use_application_commands", channel)
        self._wake(channel)
        found = commands.find(self._service, self.user, channel, command)
        filled = self._filled(channel)
        filled.fill(found.options, options or {})
        call = self._call(CallKind.SLASH, channel, found.application)
        call.command = found.path
        data = found.data(filled.options, filled.resolved)
        return await send(self._service, call, data, self._patience)

    async def complete(
        self,
        channel: Channel,
        command: str,
        filled: Mapping[str, Typed],
        *,
        focused: str,
        typed: str = "",
    ) -> list[Choice]:
        """Return the choices that the bot offers for the option being typed.

        Raise `NotPlayable` for an option without autocompletion, `NoAnswer`
        when the bot does not respond.
        """
        found = commands.find(self._service, self.user, channel, command)
        option = next(
            (
                each
                for each in found.options
                if focused in (each["name"], shown(each, "name", self.locale))
            ),
            None,
        )
        if option is None or not option.get("autocomplete"):
            raise NotPlayable(
                f"option {focused!r} is not completed",
                "no_autocomplete",
                option=focused,
            )
        so_far = self._filled(channel)
        others = [each for each in found.options if each is not option]
        so_far.fill_loosely(others, filled)
        focus = {
            "name": option["name"],
            "type": option["type"],
            "value": typed,
            "focused": True,
        }
        call = self._call(CallKind.COMPLETE, channel, found.application)
        call.command = found.path
        data = found.data([*so_far.options, focus], so_far.resolved)
        await send(self._service, call, data, self._patience)
        if call.failed:
            raise NoAnswer(f"no choices for {focused!r} of {command}")
        return call.choices

    async def press(self, message: Message, button: str | Json) -> Call:
        """Press a button: by label or `custom_id`, or any component as given.

        The components are those of *message* as it is handed in, so that a
        press on what an edit has replaced meanwhile can be made, too.
        """
        if isinstance(button, str):
            button = components.button(message, button)
        data = {
            "component_type": int(ComponentKind.BUTTON),
            "custom_id": button["custom_id"],
            "id": button.get("id", 1),
        }
        return await self._use(message, data)

    async def choose(
        self, message: Message, select: str | Json, values: Sequence[str]
    ) -> Call:
        """Choose in a select, found by placeholder or `custom_id`.

        *values* are the options' values or labels.
        """
        if isinstance(select, str):
            select = components.select(message, select)
        found = components.chosen(select["options"], values)
        components.require_number(
            select.get("placeholder") or select["custom_id"],
            found,
            select["min_values"],
            select["max_values"],
        )
        data = {
            "component_type": int(ComponentKind.SELECT),
            "custom_id": select["custom_id"],
            "id": select.get("id", 1),
            "values": found,
        }
        return await self._use(message, data)

    async def submit(self, form: Form, given: Mapping[str, str] | None = None) -> Call:
        """Send a form off; fields that are left out keep their preset."""
        channel, world = self._channel(form.channel), self._service.world
        application = world.applications[form.application]
        call = self._call(CallKind.FORM, channel, application)
        call.opened_by = form.call
        if form.message is not None:
            call.source = world.find(form.channel, form.message)
        data = {
            "custom_id": form.custom_id,
            "components": components.filled(form, given or {}),
        }
        return await send(self._service, call, data, self._patience)

    async def _use(self, message: Message, data: Json) -> Call:
        """Send a press or a choice on *message*, which the person must see."""
        channel = self._channel(message.channel)
        standing = self._service.world.find(message.channel, message.id)
        if standing is None or standing.visible_to not in (None, self._user):
            raise NotPlayable("the message is not there", "no_message")
        application = self._service.world.application_of(standing.author)
        if application is None:
            raise NotPlayable("the message is no bot's", "no_message")
        call = self._call(CallKind.COMPONENT, channel, application)
        call.source = standing
        return await send(self._service, call, data, self._patience)

    def _filled(self, channel: Channel) -> Filled:
        """Return empty options for a command in *channel*."""
        return Filled(self._service, channel, self.locale)

    def _require(self, permission: str, channel: Channel) -> None:
        """Raise `NotPlayable` without a permission."""
        if channel.id not in self._service.world.channels or not may(
            self._service.world, self.user, channel, permission
        ):
            raise NotPlayable(
                f"{self.name} may not {permission} in {channel.name}", "not_allowed"
            )

    def _channel(self, number: int) -> Channel:
        """Return a channel that the person can see, or raise `NotPlayable`."""
        channel = self._service.world.channels.get(number)
        if channel is None:
            raise NotPlayable("the channel is not there", "no_channel")
        self._require("view_channel", channel)
        return channel

    def _wake(self, channel: Channel) -> None:
        """Write in a thread, which brings it back unless it is locked."""
        try:
            self._service.wake(channel)
        except Refused:
            raise NotPlayable(f"{channel.name} is locked", "locked") from None

    def _call(self, kind: CallKind, channel: Channel, to: Application) -> Call:
        """Return a new call of this person's."""
        return new_call(self._service, kind, self.user, channel, to)
