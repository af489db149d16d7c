"""Messages that a wrong bot posts, edits, deletes and looks for."""

from tests.loopback.bots import TOKEN
from tests.loopback.raw import Reply
from tests.loopback.table import Table
from tests.loopback.wrong.rule import in_form, refused


async def empty_message(t: Table) -> Reply:
    return await t.post(content="")


async def message_edited_to_nothing(t: Table) -> Reply:
    posted = await t.post(content="x")
    return await t.ask("PATCH", f"{t.messages}/{posted.body['id']}", {"content": ""})


async def file_of_more_than_10_mib(t: Table) -> Reply:
    big = {"big.bin": bytes(10 * 1024 * 1024 + 1)}
    return await t.bot.ask("POST", t.messages, {}, files=big)


async def unknown_channel(t: Table) -> Reply:
    return await t.ask("POST", "/channels/1/messages", {"content": "x"})


async def unknown_message(t: Table) -> Reply:
    return await t.ask("GET", f"{t.messages}/1")


async def message_that_is_deleted_already(t: Table) -> Reply:
    posted = await t.post(content="x")
    await t.ask("DELETE", f"{t.messages}/{posted.body['id']}")
    return await t.ask("DELETE", f"{t.messages}/{posted.body['id']}")


async def edit_of_the_message_of_another(t: Table) -> Reply:
    said = t.anna.say(t.channel, "mine")
    return await t.ask("PATCH", f"{t.messages}/{said.id}", {"content": "x"})


async def deletion_of_the_message_of_another(t: Table) -> Reply:
    said = t.anna.say(t.channel, "mine")
    return await t.ask("DELETE", f"{t.messages}/{said.id}")


async def no_json(t: Table) -> Reply:
    url = f"{t.loopback.base}/api/v10{t.messages}"
    headers = {"Authorization": f"Bot {TOKEN}"}
    async with t.bot.http.post(url, data="{", headers=headers) as response:
        return Reply(response.status, await response.json(), {})


async def wrong_token(t: Table) -> Reply:
    return await t.bot.ask("GET", "/users/@me", token="Bot wrong")  # noqa: S106


async def token_without_the_word_bot(t: Table) -> Reply:
    return await t.bot.ask("GET", "/users/@me", token=TOKEN)


RULES = (
    in_form("content of 2,001", "content", lambda t: t.post(content="x" * 2_001)),
    in_form(
        "eleven embeds",
        "embeds",
        lambda t: t.post(embeds=[{"title": "x"}] * 11),
    ),
    in_form(
        "embeds of 6,001 in all",
        "embeds",
        lambda t: t.post(
            embeds=[{"description": "x" * 3_001}, {"description": "x" * 3_000}]
        ),
    ),
    in_form("embed title", "embeds.0.title", lambda t: t.embed(title="x" * 257)),
    in_form(
        "embed description",
        "embeds.0.description",
        lambda t: t.embed(description="x" * 4_097),
    ),
    in_form(
        "26 embed fields",
        "embeds.0.fields",
        lambda t: t.embed(fields=[{"name": "n", "value": "v"}] * 26),
    ),
    in_form(
        "embed field name",
        "embeds.0.fields.0.name",
        lambda t: t.embed(fields=[{"name": "n" * 257, "value": "v"}]),
    ),
    in_form(
        "embed field value",
        "embeds.0.fields.0.value",
        lambda t: t.embed(fields=[{"name": "n", "value": "v" * 1_025}]),
    ),
    in_form(
        "empty embed field",
        "embeds.0.fields.0.value",
        lambda t: t.embed(fields=[{"name": "n", "value": ""}]),
    ),
    in_form(
        "embed footer",
        "embeds.0.footer.text",
        lambda t: t.embed(title="x", footer={"text": "x" * 2_049}),
    ),
    in_form(
        "embed author",
        "embeds.0.author.name",
        lambda t: t.embed(title="x", author={"name": "x" * 257}),
    ),
    in_form("empty embed", "embeds.0", lambda t: t.embed(color=1)),
    in_form(
        "alt text of 1,025",
        "attachments.0.description",
        lambda t: t.post(
            content="x", attachments=[{"id": 0, "description": "x" * 1_025}]
        ),
    ),
    in_form("nonce of 26", "nonce", lambda t: t.post(content="x", nonce="n" * 26)),
    in_form(
        "all users and some",
        "allowed_mentions",
        lambda t: t.post(
            content="x", allowed_mentions={"parse": ["users"], "users": ["1"]}
        ),
    ),
    in_form(
        "reply to nothing",
        "message_reference",
        lambda t: t.post(content="x", message_reference={"message_id": "1"}),
    ),
    in_form(
        "limit of history", "limit", lambda t: t.ask("GET", f"{t.messages}?limit=101")
    ),
    refused(empty_message, 400, 50006),
    refused(message_edited_to_nothing, 400, 50006),
    refused(file_of_more_than_10_mib, 413, 40005),
    refused(unknown_channel, 404, 10003),
    refused(unknown_message, 404, 10008),
    refused(message_that_is_deleted_already, 404, 10008),
    refused(edit_of_the_message_of_another, 403, 50005),
    refused(deletion_of_the_message_of_another, 403, 50013),
    refused(no_json, 400, 50109),
    refused(wrong_token, 401, 0),
    refused(token_without_the_word_bot, 401, 0),
)
