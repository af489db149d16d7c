"""The outermost ring: every no and every fault becomes a private answer, here only."""

import contextlib
import logging
from collections.abc import Awaitable
from typing import Final

from bot.call import Call, Unanswered
from bot.chooser import Chooser
from bot.denial import Denial
from bot.dice.table_dice import ScriptedFaceError
from bot.positions import Position
from bot.render.plays import mention
from bot.render.post import Post, short
from bot.safe import Safe, safe
from bot.seats import held
from bot.steps import Outcome
from bot.table import Table
from bot.words import language_of
from rules.kernel.audience import UMPIRE
from rules.kernel.offers import Offer
from rules.kernel.refusal import Refusal

LONGEST_TOLD: Final = 100

log = logging.getLogger(__name__)


def reference(call: Call) -> str:
    """Return the number under which a fault in *call* stands in the log."""
    return f"Q{call.id[-8:]}"


async def guarded(table: Table, call: Call, work: Awaitable[None]) -> None:
    """Do *work*; tell the caller privately why it was refused, or that it failed.

    A refusal is worded in the caller's own language, with its citations and what is
    legal instead. A fault changes nothing but the log.
    """
    with table.occupied():
        await _guarded(table, call, work)


async def _guarded(table: Table, call: Call, work: Awaitable[None]) -> None:
    try:
        await _refusable(table, call, work)
    except Unanswered:
        log.warning("interaction %s took no answer", call.id)
    except ScriptedFaceError as unfit:
        table.watch(call.id, Outcome(unplayable=unfit))
        language = language_of(call.locale)
        with contextlib.suppress(Unanswered):
            await _tell(call, table.words.say(language, "scripted-unfit"))
    except Exception:
        number = reference(call)
        log.exception("fault %s", number)
        table.watch(call.id, Outcome(fault=number))
        language = language_of(call.locale)
        with contextlib.suppress(Unanswered):
            await _tell(call, table.words.say(language, "apology", number=number))


async def _refusable(table: Table, call: Call, work: Awaitable[None]) -> None:
    """Do *work*; tell the caller privately why it was refused, if it was."""
    try:
        await work
    except Refusal as refusal:
        position = await table.positions.in_channel(call.channel)
        text = refusal_text(table, call, position, refusal)
        table.watch(call.id, Outcome(refusal=(refusal.code, refusal.cites, text)))
        await _tell(call, text)
    except Denial as denial:
        position = await table.positions.in_channel(call.channel)
        text = denial_text(table, call, position, denial)
        table.watch(call.id, Outcome(refusal=(denial.code, (), text)))
        await _tell(call, text)


async def _tell(call: Call, text: str) -> None:
    await call.whisper(Post(content=text).fitting("answer.txt", "…"))


def refusal_text(
    table: Table, call: Call, position: Position | None, refusal: Refusal
) -> str:
    """Return the rules' no as the caller reads it."""
    assert position is not None  # noqa: S101 - the rules have spoken about one
    chooser = Chooser(position, table.words, language_of(call.locale))
    system = position.system.id
    sentence = chooser.say(f"{system}-refusal-{refusal.code}", **refusal.params)
    lines = [
        chooser.say(
            "refusal", text=Safe(sentence), cites=Safe(", ".join(refusal.cites))
        )
    ]
    if refusal.legal:
        legal = ", ".join(safe(chooser.choice_label(one)) for one in refusal.legal)
        lines.append(chooser.say("refusal-choices", choices=Safe(legal)))
    lines += legal_now(chooser, call.user)
    return "\n".join(lines)


def legal_now(chooser: Chooser, user: str) -> list[str]:
    """Return what *user* could do instead, a line for each of his seats."""
    position = chooser.position
    seats = held(position, user)
    if not seats and position.game.umpire == user:
        seats = (UMPIRE,)
    lines = []
    for seat in seats:
        offers = position.system.offers(position.state, seat)
        if offers:
            names = ", ".join(offer_command(chooser, one) for one in offers)
            lines.append(chooser.say("refusal-legal", seat=seat, offers=Safe(names)))
    return lines


def offer_command(chooser: Chooser, offer: Offer) -> str:
    """Return an offer with the command that would be typed for it."""
    root = chooser.position.system.root
    command = f"{root} {' '.join(offer.command.path)}".replace("_", "-")
    return chooser.say(
        "offer-command",
        label=safe(chooser.offer_text(offer)),
        command=Safe(chooser.words.command(command)),
    )


def denial_text(
    table: Table, call: Call, position: Position | None, denial: Denial
) -> str:
    """Return the table's no as the caller reads it."""
    language = language_of(call.locale)
    system = position.system.id if position else ""
    params = {key: _briefly(one) for key, one in denial.params.items()}
    if params.get("umpire"):
        params["umpire"] = mention(str(params["umpire"]))
    for key in {"system", "asked"} & params.keys():
        title = table.words.say(language, f"{params[key]}-title")
        params[key] = Safe(title)
    if "command" in params:
        field = f"{system}-command-{params.pop('command')}.{params['field']}"
        if table.words.has(language, field):
            params["field"] = table.words.say(language, field)
    return table.words.say(language, f"denial-{denial.code}", system, **params)


def _briefly(told: object) -> object:
    """Return what is told back of something typed: not all of it if it is long."""
    typed = isinstance(told, str) and not isinstance(told, Safe)
    return short(str(told), LONGEST_TOLD) if typed else told
