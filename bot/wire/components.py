"""Posts and forms as discord.py sends them; nothing of them stays in memory."""

import io
import logging
from collections.abc import Sequence
from typing import Any, Final

import discord

from bot.pictures.painter import Painter, Undrawn
from bot.render.post import Button, Form, Picture, Post, Row

STYLES: Final = {
    "act": discord.ButtonStyle.primary,
    "plain": discord.ButtonStyle.secondary,
    "danger": discord.ButtonStyle.danger,
}

NOBODY: Final = discord.AllowedMentions.none()

log = logging.getLogger(__name__)


async def illustrated(post: Post, painter: Painter) -> dict[str, Any]:
    """Return *post* as `message` does, with its pictures, which takes a while.

    A post whose pictures cannot be drawn says in words what they show.
    """
    try:
        pictures = await drawn(post.pictures, painter)
    except Undrawn:
        log.exception("a picture could not be drawn")
        return message(post.in_words())
    said = message(post)
    if pictures:
        said["files"] = [*said.get("files", ()), *pictures]
    return said


async def drawn(pictures: Sequence[Picture], painter: Painter) -> list[discord.File]:
    """Return *pictures* as files; raises `Undrawn` if one of them cannot be made."""
    made = [(one, await painter.png(one.svg)) for one in pictures]
    return [
        discord.File(io.BytesIO(png), filename=one.name, description=one.alt)
        for one, png in made
    ]


def message(post: Post) -> dict[str, Any]:
    """Return *post* as keywords of discord.py's ways to send a message, in words.

    Exactly `post.pings` are pinged, whatever the text says.
    """
    sent: dict[str, Any] = {"content": post.content, "allowed_mentions": NOBODY}
    if post.pings:
        users = [discord.Object(int(user)) for user in post.pings]
        sent["allowed_mentions"] = discord.AllowedMentions(
            everyone=False, roles=False, users=users
        )
    if post.rows:
        sent["view"] = view(post.rows)
    if post.paper is not None:
        text = io.BytesIO(post.paper.text.encode())
        sent["files"] = [discord.File(text, filename=post.paper.name)]
    return sent


def view(rows: tuple[Row, ...]) -> discord.ui.View:
    """Return buttons and selects as a view that is finished already.

    discord.py remembers views that are not; ours are known by their `custom_id`
    alone, so that they work after a restart.
    """
    made = discord.ui.View(timeout=None)
    for number, row in enumerate(rows):
        for part in row:
            made.add_item(_item(part, number))
    made.stop()
    return made


def _item(part: Any, row: int) -> discord.ui.Item[discord.ui.View]:
    if isinstance(part, Button):
        return discord.ui.Button(
            custom_id=part.id, label=part.label, style=STYLES[part.style], row=row
        )
    return discord.ui.Select(
        custom_id=part.id,
        placeholder=part.placeholder,
        min_values=part.minimum,
        max_values=part.maximum,
        options=[
            discord.SelectOption(label=label, value=value, default=value in part.chosen)
            for value, label in part.options
        ],
        row=row,
    )


def modal(form: Form) -> discord.ui.Modal:
    """Return *form* as a modal that is finished already, like views."""
    made = discord.ui.Modal(title=form.title, custom_id=form.id, timeout=None)
    for field in form.fields:
        style = discord.TextStyle.long if field.long else discord.TextStyle.short
        text: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
            custom_id=field.id,
            style=style,
            default=field.preset or None,
            required=field.required,
        )
        made.add_item(discord.ui.Label(text=field.label, component=text))
    made.stop()
    return made
