"""The REST route on which a bot answers an interaction.

https://discord.com/developers/docs/interactions/receiving-and-responding
"""

from bot.loopback import posting
from bot.loopback.calls import Call
from bot.loopback.checks_components import form_faults
from bot.loopback.checks_text import at_most, dicts, needed
from bot.loopback.errors import (
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    Fault,
    Refused,
    bad_form,
    refuse_faults,
)
from bot.loopback.forms import Form, fields
from bot.loopback.history import Change, Happening
from bot.loopback.kinds import AnswerKind, CallKind, MessageFlag, MessageKind
from bot.loopback.posting import Place
from bot.loopback.rest import Ask, Route
from bot.loopback.service import Service, is_ephemeral
from bot.loopback.words import shown
from bot.loopback.world import Json, Message

MOST_CHOICES = 25
LONGEST_CHOICE = 100
YES = ("1", "true", "True")

POSSIBLE: dict[CallKind, tuple[AnswerKind, ...]] = {
    CallKind.SLASH: (AnswerKind.MESSAGE, AnswerKind.DEFER, AnswerKind.FORM),
    CallKind.COMPLETE: (AnswerKind.CHOICES,),
    CallKind.COMPONENT: (
        AnswerKind.MESSAGE,
        AnswerKind.DEFER,
        AnswerKind.DEFER_UPDATE,
        AnswerKind.UPDATE,
        AnswerKind.FORM,
    ),
    CallKind.FORM: (AnswerKind.MESSAGE, AnswerKind.DEFER, AnswerKind.DEFER_UPDATE),
}
"""How each interaction may be answered; a form from a component also by UPDATE."""


def respond(ask: Ask) -> Json | None:
    """Take the first answer to an interaction."""
    service = ask.service
    call = service.calls.acknowledge(
        ask.id("interaction_id"), ask.params["interaction_token"], service.clock.now()
    )
    kind = answer_kind(ask, call)
    data = ask.form.get("data") or {}
    message: Message | None = None
    match kind:
        case AnswerKind.MESSAGE:
            message = posting.post(
                service, place_of(service, call, data), data, ask.uploads
            )
        case AnswerKind.DEFER:
            message = think(service, call, data)
        case AnswerKind.UPDATE:
            message = posting.edit(service, current(service, call), data, ask.uploads)
        case AnswerKind.DEFER_UPDATE:
            message = call.source
        case AnswerKind.CHOICES:
            call.choices = choices(data, call.person.locale)
        case AnswerKind.FORM:
            call.form = open_form(call, data)
    call.answer_id = message.id if message else None
    acknowledged(service, call)
    if ask.query.get("with_response") not in YES:
        return None
    return described(service, call, kind, message)


def answer_kind(ask: Ask, call: Call) -> AnswerKind:
    """Return how the bot answers, or refuse what this interaction does not take."""
    possible = POSSIBLE[call.kind]
    if call.kind is CallKind.FORM and call.source:
        possible = (*possible, AnswerKind.UPDATE)
    for kind in possible:
        if ask.form.get("type") == kind:
            return kind
    numbers = ", ".join(str(int(each)) for each in possible)
    raise bad_form(
        "type",
        code="BASE_TYPE_CHOICES",
        message=f"Value must be one of {{{numbers}}}.",
    )


def place_of(service: Service, call: Call, data: Json) -> Place:
    """Return where an answer goes: to the channel, or to the person alone."""
    channel = service.world.channels.get(call.channel)
    if channel is None:
        raise Refused(UNKNOWN_CHANNEL)
    kind = MessageKind.REPLY if call.source else MessageKind.PLAIN
    if call.kind is CallKind.SLASH:
        kind = MessageKind.SLASH
    return Place(
        channel=channel,
        author=call.application.user,
        origin=call.origin,
        visible_to=call.person.id if is_ephemeral(data.get("flags") or 0) else None,
        kind=kind,
        reference=call.source,
    )


def think(service: Service, call: Call, data: Json) -> Message:
    """Show that the answer is to come."""
    place = place_of(service, call, data)
    hidden = MessageFlag.EPHEMERAL if place.visible_to else MessageFlag.NONE
    message = Message(
        id=service.ids.next(),
        channel=call.channel,
        author=place.author,
        created=service.clock.now(),
        kind=place.kind,
        flags=MessageFlag.LOADING | hidden,
        origin=place.origin,
        visible_to=place.visible_to,
    )
    posting.keep(service, message)
    return message


def current(service: Service, call: Call) -> Message:
    """Return the message that the component stands on, as it is now."""
    found = service.world.find(call.channel, call.source.id) if call.source else None
    if found is None:
        raise Refused(UNKNOWN_MESSAGE)
    return found


def choices(data: Json, locale: str) -> list[tuple[str, str | int | float]]:
    """Return the offered choices, at most 25 of at most 100 characters."""
    refuse_faults(choice_faults(data))
    return [
        (shown(each, "name", locale), each["value"])
        for _, each in dicts(data.get("choices"))
    ]


def choice_faults(data: Json) -> list[Fault]:
    """Return what is wrong with the choices of an autocompletion."""
    here = ("data", "choices")
    found = list(at_most(here, data.get("choices") or [], MOST_CHOICES))
    for at, each in dicts(data.get("choices")):
        found += needed((*here, at, "name"), each.get("name"), LONGEST_CHOICE)
        value = each.get("value")
        if not isinstance(value, int | float):
            found += needed((*here, at, "value"), value, LONGEST_CHOICE)
    return found


def open_form(call: Call, data: Json) -> Form:
    """Return the form that the answer opens."""
    refuse_faults(form_faults(data))
    return Form(
        custom_id=data["custom_id"],
        title=data["title"],
        fields=tuple(fields(data["components"])),
        application=call.application.id,
        channel=call.channel,
        call=call.origin,
        message=call.source.id if call.source else None,
    )


def acknowledged(service: Service, call: Call) -> None:
    """Mark a call as answered; tell of it, save for what is only being typed."""
    call.acknowledged = True
    call.done.set()
    if call.kind is not CallKind.COMPLETE:
        kind: Happening = "form" if call.form else "answered"
        service.history.add(Change(kind, call.channel, call.person.id, call=call))


def described(
    service: Service, call: Call, kind: AnswerKind, message: Message | None
) -> Json:
    """Return the interaction and what its answer made."""
    interaction: Json = {"id": str(call.id), "type": int(call.kind)}
    body: Json = {"interaction": interaction}
    if message:
        interaction |= {
            "response_message_id": str(message.id),
            "response_message_loading": message.loading,
            "response_message_ephemeral": message.visible_to is not None,
        }
        if kind in (AnswerKind.MESSAGE, AnswerKind.UPDATE):
            body["resource"] = {"type": int(kind), "message": service.wire(message)}
    return body


ROUTES = (
    Route(
        "POST",
        "/interactions/{interaction_id}/{interaction_token}/callback",
        respond,
        open=True,
    ),
)
