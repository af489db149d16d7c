"""Answers of a wrong bot to interactions."""

from datetime import timedelta

from tests.loopback.raw import Reply
from tests.loopback.table import Table, form
from tests.loopback.wrong.rule import refused


async def answer_after_three_seconds(t: Table) -> Reply:
    event = await t.slash()
    t.clock.forward(timedelta(seconds=3, milliseconds=1))
    return await t.answered(event, content="late")


async def answer_to_what_nobody_asked(t: Table) -> Reply:
    return await t.answered({"id": "1", "token": "none"}, content="x")


async def second_answer(t: Table) -> Reply:
    event = await t.slash()
    await t.answered(event, content="x")
    return await t.answered(event, content="y")


async def form_after_an_answer(t: Table) -> Reply:
    event = await t.slash()
    await t.answered(event, content="x")
    return await t.bot.respond(event, {"type": 9, "data": form()})


async def form_as_the_answer_to_a_form(t: Table) -> Reply:
    return await t.bot.respond(await t.form(), {"type": 9, "data": form()})


async def update_where_there_is_no_message(t: Table) -> Reply:
    return await t.bot.respond(await t.slash(), {"type": 7, "data": {"content": "x"}})


async def message_in_answer_to_an_autocompletion(t: Table) -> Reply:
    return await t.answered(await t.typing(), content="x")


async def choices_as_the_answer_to_a_command(t: Table) -> Reply:
    return await t.bot.respond(await t.slash(), {"type": 8, "data": {"choices": []}})


async def autocompletion_with_26_choices(t: Table) -> Reply:
    choices = [{"name": str(each), "value": str(each)} for each in range(26)]
    event = await t.typing()
    return await t.bot.respond(event, {"type": 8, "data": {"choices": choices}})


async def autocompletion_with_a_choice_of_101_characters(t: Table) -> Reply:
    choices = [{"name": "x" * 101, "value": "x"}]
    event = await t.typing()
    return await t.bot.respond(event, {"type": 8, "data": {"choices": choices}})


async def empty_answer(t: Table) -> Reply:
    return await t.answered(await t.slash(), content="")


async def answer_of_2001_characters(t: Table) -> Reply:
    return await t.answered(await t.slash(), content="x" * 2_001)


async def form_title_of_46(t: Table) -> Reply:
    data = form(title="x" * 46)
    return await t.bot.respond(await t.slash(), {"type": 9, "data": data})


async def form_without_fields(t: Table) -> Reply:
    data = form(components=[])
    return await t.bot.respond(await t.slash(), {"type": 9, "data": data})


async def form_label_of_46(t: Table) -> Reply:
    data = form()
    data["components"][0]["components"][0]["label"] = "x" * 46
    return await t.bot.respond(await t.slash(), {"type": 9, "data": data})


async def followup_before_the_answer(t: Table) -> Reply:
    event = await t.slash()
    return await t.ask("POST", t.bot.hook(event), {"content": "x"})


async def followup_of_a_token_that_was_never_given(t: Table) -> Reply:
    hook = t.bot.hook({"token": "none"})
    return await t.ask("POST", hook, {"content": "x"})


async def token_after_fifteen_minutes(t: Table) -> Reply:
    event = await t.slash()
    await t.answered(event, content="x")
    t.clock.forward(timedelta(minutes=15, milliseconds=1))
    hook = f"{t.bot.hook(event)}/messages/@original"
    return await t.ask("PATCH", hook, {"content": "y"})


async def first_answer_where_a_form_was_opened(t: Table) -> Reply:
    event = await t.slash()
    await t.bot.respond(event, {"type": 9, "data": form()})
    return await t.ask("GET", f"{t.bot.hook(event)}/messages/@original")


async def message_of_the_channel_through_an_interaction(t: Table) -> Reply:
    posted = await t.post(content="x")
    event = await t.slash()
    await t.answered(event, content="y")
    hook = f"{t.bot.hook(event)}/messages/{posted.body['id']}"
    return await t.ask("PATCH", hook, {"content": "z"})


async def ephemeral_message_fetched_from_the_channel(t: Table) -> Reply:
    return await t.ask("GET", f"{t.messages}/{await whispered(t)}")


async def ephemeral_message_edited_in_the_channel(t: Table) -> Reply:
    body = {"content": "y"}
    return await t.ask("PATCH", f"{t.messages}/{await whispered(t)}", body)


async def whispered(t: Table) -> int:
    """Return the id of an ephemeral answer."""
    await t.answered(await t.slash(), content="x", flags=64)
    return t.anna.sees(t.channel)[-1].id


RULES = (
    refused(answer_after_three_seconds, 404, 10062),
    refused(answer_to_what_nobody_asked, 404, 10062),
    refused(second_answer, 400, 40060),
    refused(form_after_an_answer, 400, 40060),
    refused(form_as_the_answer_to_a_form, 400, 50035, "type"),
    refused(update_where_there_is_no_message, 400, 50035, "type"),
    refused(message_in_answer_to_an_autocompletion, 400, 50035, "type"),
    refused(choices_as_the_answer_to_a_command, 400, 50035, "type"),
    refused(autocompletion_with_26_choices, 400, 50035, "data.choices"),
    refused(
        autocompletion_with_a_choice_of_101_characters,
        400,
        50035,
        "data.choices.0.name",
    ),
    refused(empty_answer, 400, 50006),
    refused(answer_of_2001_characters, 400, 50035, "content"),
    refused(form_title_of_46, 400, 50035, "data.title"),
    refused(form_without_fields, 400, 50035, "data.components"),
    refused(form_label_of_46, 400, 50035, "data.components.0.components.0.label"),
    refused(followup_before_the_answer, 404, 10015),
    refused(followup_of_a_token_that_was_never_given, 401, 50027),
    refused(token_after_fifteen_minutes, 401, 50027),
    refused(first_answer_where_a_form_was_opened, 404, 10008),
    refused(message_of_the_channel_through_an_interaction, 404, 10008),
    refused(ephemeral_message_fetched_from_the_channel, 404, 10008),
    refused(ephemeral_message_edited_in_the_channel, 404, 10008),
)
