"""Ways to try what must not succeed: typed, pressed, chosen, filled in or uploaded."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final

from bot.loopback import Form, Upload
from tests.replies import Reply
from tests.tables import Company, House

Try = Callable[[Company], Awaitable[Reply]]

LONG: Final = "x" * 4000

HOSTILE: Final = {
    "@everyone": "@everyone",
    "a role": "<@&1456074443980800000>",
    "back-ticks": "```js\nfetch()```",
    "right to left": "\u202e\u2067gnorw",
    "markup": "**a** [b](https://c.io) ||d||",
}
"""What somebody may type where a name is wanted."""


def typed(who: str, command: str, **options: Any) -> Try:
    """Type a slash command."""

    async def act(company: Company) -> Reply:
        return await company.type(getattr(company, who), command, **options)

    return act


def uploaded(who: str, command: str, option: str, content: bytes, **others: Any) -> Try:
    """Type a slash command with a file."""
    return typed(who, command, **{option: Upload("file.toml", content)}, **others)


def pressed(who: str, label: str) -> Try:
    """Press a button of the newest post, whomever it is for."""

    async def act(company: Company) -> Reply:
        return await company.press(getattr(company, who), label, on=company.newest)

    return act


def forged(who: str, custom_id: str, *values: str) -> Try:
    """Send a button, or with *values* a select, that stands nowhere.

    In *custom_id*, `GAME` becomes the code of the channel's game, `OTHER` that of the
    game which was opened last.
    """

    async def act(company: Company) -> Reply:
        person, post = getattr(company, who), company.newest
        game = (await company.position()).game.code
        other = company.house.stored()["games"][-1][1]
        written = custom_id.replace("GAME", game).replace("OTHER", other)
        component: dict[str, Any] = {"custom_id": written, "id": 1}
        if not values:
            return await company.house.reply(await person.press(post, component))
        component["options"] = [{"value": one, "label": one} for one in values]
        component |= {"min_values": 1, "max_values": len(values)}
        return await company.house.reply(await person.choose(post, component, values))

    return act


def filled(who: str, button: str, *values: str, **forgery: Any) -> Try:
    """Fill in the form behind a button of one's orders; some of it may be forged."""

    async def act(company: Company) -> Reply:
        person = getattr(company, who)
        await company.press(person, "Your orders")
        opened = await company.press(person, button)
        form = opened.call.form
        assert isinstance(form, Form)
        return await company.fill(person, replace(form, **forgery), *values)

    return act


async def fails(house: House, act: Try, code: str) -> Reply:
    """Try something; check that it is refused privately and nothing changes by a byte.

    There are two games, that of the company which tries, and a later one elsewhere.
    """
    company, _ = await house.company(), await house.company()
    position, before = await company.position(), house.stored()
    posts = company.posts()

    reply = await act(company)

    assert reply.refused == code
    assert 15 < len(reply.told) < 1900
    assert not any(one.pings or one.mentions_everyone for one in reply.messages)
    assert not any(text in reply.told for text in HOSTILE.values())
    assert company.posts() == posts
    assert house.stored() == before
    assert await company.position() == position
    house.bot.table.positions.forget(str(company.channel.id))
    assert await company.position() == position
    return reply
