"""REST routes on which a bot goes on answering: edits and followups.

https://discord.com/developers/docs/interactions/receiving-and-responding#followup-messages
"""

from dataclasses import replace

from bot.loopback import posting
from bot.loopback.calls import Call
from bot.loopback.errors import UNKNOWN_MESSAGE, Refused
from bot.loopback.kinds import MessageKind
from bot.loopback.rest import Ask, Route
from bot.loopback.rest_interactions import place_of
from bot.loopback.world import Json, Message


def call_of(ask: Ask) -> Call:
    """Return the call whose token stands in the path."""
    return ask.service.calls.follow_up(
        ask.id("webhook_id"), ask.params["webhook_token"], ask.service.clock.now()
    )


def original(ask: Ask) -> Message:
    """Return the first answer to the call."""
    found = call_of(ask).answer
    if found is None:
        raise Refused(UNKNOWN_MESSAGE)
    return found


def one(ask: Ask) -> Message:
    """Return a message that the call made, or that its answer updated."""
    call, wanted = call_of(ask), ask.id("message_id")
    found = ask.service.world.find(call.channel, wanted)
    if found is None or wanted not in (call.answer_id, *call.followup_ids):
        raise Refused(UNKNOWN_MESSAGE)
    return found


def follow_up(ask: Ask) -> Json:
    """Post a further message, or fill the deferred answer if that still waits."""
    call, service = call_of(ask), ask.service
    answer = call.answer
    if answer and answer.loading:
        body = {key: value for key, value in ask.form.items() if key != "flags"}
        return service.wire(posting.edit(service, answer, body, ask.uploads))
    place = replace(
        place_of(service, call, ask.form), kind=MessageKind.REPLY, reference=answer
    )
    message = posting.post(service, place, ask.form, ask.uploads)
    call.followup_ids.append(message.id)
    return service.wire(message)


def get_original(ask: Ask) -> Json:
    """Answer the first answer."""
    return ask.service.wire(original(ask))


def edit_original(ask: Ask) -> Json:
    """Edit the first answer."""
    message = original(ask)
    return ask.service.wire(posting.edit(ask.service, message, ask.form, ask.uploads))


def delete_original(ask: Ask) -> None:
    """Delete the first answer."""
    posting.delete(ask.service, original(ask))


def get_one(ask: Ask) -> Json:
    """Answer a message of the call."""
    return ask.service.wire(one(ask))


def edit_one(ask: Ask) -> Json:
    """Edit a message of the call."""
    message = one(ask)
    return ask.service.wire(posting.edit(ask.service, message, ask.form, ask.uploads))


def delete_one(ask: Ask) -> None:
    """Delete a message of the call."""
    posting.delete(ask.service, one(ask))


HOOK = "/webhooks/{webhook_id}/{webhook_token}"

ROUTES = (
    Route("POST", HOOK, follow_up, open=True),
    Route("GET", HOOK + "/messages/@original", get_original, open=True),
    Route("PATCH", HOOK + "/messages/@original", edit_original, open=True),
    Route("DELETE", HOOK + "/messages/@original", delete_original, open=True),
    Route("GET", HOOK + "/messages/{message_id}", get_one, open=True),
    Route("PATCH", HOOK + "/messages/{message_id}", edit_one, open=True),
    Route("DELETE", HOOK + "/messages/{message_id}", delete_one, open=True),
)
