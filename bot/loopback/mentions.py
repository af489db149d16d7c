"""Who is mentioned by a message, and who of them is called (pinged).

https://discord.com/developers/docs/resources/message#allowed-mentions-object
"""

import re
from dataclasses import dataclass

from bot.loopback.world import Json, Message

USER = re.compile(r"<@!?([0-9]+)>")
EVERYONE = re.compile("@everyone|@here")


@dataclass(frozen=True, slots=True)
class Mentions:
    """The users whom a message mentions, and whether it means everyone."""

    users: tuple[int, ...] = ()
    everyone: bool = False


def read(
    content: str,
    allowed: Json | None,
    *,
    may_everyone: bool,
    answered: Message | None = None,
) -> Mentions:
    """Return whom *content* mentions within what *allowed* admits.

    Without *allowed* everything is admitted; *may_everyone* is the permission;
    *answered* is the message that is replied to, whose author is mentioned
    unless ``replied_user`` says no.
    """
    named = list(dict.fromkeys(int(each) for each in USER.findall(content)))
    everyone = bool(EVERYONE.search(content)) and may_everyone
    replied = True
    if allowed is not None:
        parse = allowed.get("parse") or ()
        if "users" not in parse:
            listed = {int(each) for each in allowed.get("users") or ()}
            named = [each for each in named if each in listed]
        everyone = everyone and "everyone" in parse
        replied = bool(allowed.get("replied_user"))
    if answered and replied and answered.author.id not in named:
        named.append(answered.author.id)
    return Mentions(tuple(named), everyone)
