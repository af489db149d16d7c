"""Threads, channels and people that a wrong bot asks for."""

from tests.loopback.raw import Reply
from tests.loopback.table import Table
from tests.loopback.wrong.rule import refused


async def thread_under_a_message_twice(t: Table) -> Reply:
    posted = await t.post(content="x")
    path = f"{t.messages}/{posted.body['id']}/threads"
    await t.ask("POST", path, {"name": "one"})
    return await t.ask("POST", path, {"name": "two"})


async def thread_in_a_thread(t: Table) -> Reply:
    thread = t.loopback.thread(t.channel, "war")
    body = {"name": "deeper", "type": 11}
    return await t.ask("POST", f"/channels/{thread.id}/threads", body)


async def thread_without_a_name(t: Table) -> Reply:
    body = {"name": "", "type": 11}
    return await t.ask("POST", f"/channels/{t.channel.id}/threads", body)


async def thread_that_it_may_not_begin(t: Table) -> Reply:
    t.loopback.deny(t.channel, "create_public_threads")
    body = {"name": "war", "type": 11}
    return await t.ask("POST", f"/channels/{t.channel.id}/threads", body)


async def channel_that_it_may_not_delete(t: Table) -> Reply:
    return await t.ask("DELETE", f"/channels/{t.channel.id}")


async def archived_and_locked_thread(t: Table) -> Reply:
    thread = t.loopback.thread(t.channel, "war")
    t.loopback.archive(thread, locked=True)
    return await t.ask("POST", f"/channels/{thread.id}/messages", {"content": "x"})


async def direct_message_to_one_who_takes_none(t: Table) -> Reply:
    t.anna.refuse_direct_messages()
    body = {"recipient_id": str(t.anna.id)}
    opened = await t.ask("POST", "/users/@me/channels", body)
    path = f"/channels/{opened.body['id']}/messages"
    return await t.ask("POST", path, {"content": "x"})


async def unknown_user(t: Table) -> Reply:
    return await t.ask("GET", "/users/1")


async def unknown_member(t: Table) -> Reply:
    return await t.ask("GET", f"/guilds/{t.channel.guild}/members/1")


async def unknown_guild(t: Table) -> Reply:
    return await t.ask("GET", "/guilds/1")


RULES = (
    refused(thread_under_a_message_twice, 400, 160004),
    refused(thread_in_a_thread, 400, 50024),
    refused(thread_without_a_name, 400, 50035, "name"),
    refused(thread_that_it_may_not_begin, 403, 50013),
    refused(channel_that_it_may_not_delete, 403, 50013),
    refused(archived_and_locked_thread, 400, 50083),
    refused(direct_message_to_one_who_takes_none, 403, 50007),
    refused(unknown_user, 404, 10013),
    refused(unknown_member, 404, 10007),
    refused(unknown_guild, 404, 10004),
)
