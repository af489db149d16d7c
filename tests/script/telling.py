"""What everybody saw of a script, as a text that can be read and compared."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from bot.script.report import EVERYONE

Json = Mapping[str, Any]

MENTION: Final = re.compile(r"<@(\d+)>")
COMMAND: Final = re.compile(r"</([^:>]+):\d+>")
INDENT: Final = "    "


def told(records: Iterable[Json], names: Mapping[str, str]) -> str:
    """Return the lines of a script, each with what it made anybody see.

    *names* are the users' names by their ids, which stand in mentions. Of a message
    that was changed the words are given only if they are new.
    """
    lines: list[str] = []
    seen: set[str] = set()
    for record in records:
        said = f"@{record['who']} {record['command']}"
        lines += ["", f"{record['line']}: {said if record['who'] else said[6:]}"]
        if record["fault"]:
            lines.append(f"  fault {record['fault']}")
        lines += [f"{INDENT}? {one['name']}" for one in record["choices"]]
        for post in sorted(record["posts"], key=_order):
            lines += _post(post, seen)
    text = "\n".join(lines).lstrip("\n") + "\n"
    text = MENTION.sub(lambda found: f"@{names[found[1]]}", text)
    return COMMAND.sub(r"/\1", text)


def _order(post: Json) -> tuple[bool, str, int]:
    """Put new messages before changed ones: pictures are drawn sooner or later."""
    return post["to"] != EVERYONE, post["to"], post["edit"] or 0


def _post(post: Json, seen: set[str]) -> Iterator[str]:
    changed, text = post["edit"] is not None, post["text"]
    edit = f", what {post['edit']} made is now" if changed else ""
    pings = "".join(f", ping @{name}" for name in post["mentions"])
    yield f"  to {post['to']}{edit}{pings}"
    if not (changed and text in seen):
        yield from (f"{INDENT}{line}" for line in text.splitlines())
    seen.add(text)
    yield from (f"{INDENT}{line}" for embed in post["embeds"] for line in _embed(embed))
    if changed and not post["buttons"]:
        yield f"{INDENT}without buttons"
    elif post["buttons"]:
        yield INDENT + " ".join(f"[{label}]" for label in post["buttons"])
    for select in post["selects"]:
        options = ", ".join(one["label"] for one in select["options"])
        yield f"{INDENT}<{select['placeholder']}: {options}>"
    yield from (f"{INDENT}({one['name']}: {one['alt']})" for one in post["files"])
    if form := post["form"]:
        labels = ", ".join(one["label"] for one in form["fields"])
        yield f"{INDENT}form {form['title']}: {labels}"


def _embed(embed: Json) -> Iterator[str]:
    yield from (embed[key] for key in ("title", "description") if embed.get(key))
    for one in embed.get("fields", ()):
        yield f"{one['name']}: {one['value']}"
