"""What somebody may press, choose or fill in: from offers to buttons and selects."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.positions import Position
from bot.pressing import Press
from bot.render.post import (
    BUTTONS,
    LABEL,
    OPTION,
    OPTIONS,
    PLACEHOLDER,
    ROWS,
    TITLE,
    Button,
    Form,
    FormField,
    Row,
    Select,
    button_rows,
    short,
)
from bot.safe import Safe, bare, safe
from bot.words import Words
from rules.kernel.audience import EVERYONE
from rules.kernel.choice import Choice
from rules.kernel.fields import shapes
from rules.kernel.offers import Inquiry, Offer
from rules.kernel.system import names_in

MOST_PUBLIC = ROWS * BUTTONS - 1
MOST_PICKED_FROM = (ROWS - 1) * OPTIONS
"""Values out of which several are picked in one message; the last row is for Done."""


@dataclass(frozen=True, slots=True)
class Chooser:
    """Words what one position offers, in one language."""

    position: Position
    words: Words
    language: str
    own: Mapping[str, str] = field(init=False, compare=False, repr=False)
    """What the scenario calls its codes."""

    def __post_init__(self) -> None:
        """Look the scenario's names up once."""
        object.__setattr__(self, "own", names_in(self.position.state, self.language))

    def say(self, message: str, **params: Any) -> str:
        """Return a message in this language, with the names of system and scenario."""
        if self.own:
            params = {key: _named(value, self.own) for key, value in params.items()}
        return self.words.say(self.language, message, self.position.system.id, **params)

    def name(self, code: str) -> str:
        """Return what *code* is called, by the scenario or by the system."""
        if code in self.own:
            return bare(self.own[code])
        return self.words.name(self.language, self.position.system.id, bare(code))

    def public_rows(self) -> tuple[Row, ...]:
        """Return the buttons for everybody: what awaited sides may do, and more.

        Only offers that everybody may know are among them; the others stand behind
        *Your orders*.
        """
        system, state = self.position.system, self.position.state
        sides = list(dict.fromkeys(one.side for one in self.position.awaiting))
        buttons = [
            self._button(offer, named=len(sides) > 1)
            for side in sides
            for offer in system.offers(state, side)
            if offer.audience == EVERYONE
        ]
        buttons = [*buttons, *self._inquiries()][:MOST_PUBLIC]
        game = self.position.game
        orders = Press("orders", game.code, game.takebacks)
        buttons.append(Button(id=orders.custom_id(), label=self.say("button-orders")))
        return button_rows(tuple(buttons))

    def _inquiries(self) -> list[Button]:
        """Return buttons for the questions that are worth one now."""
        system, game = self.position.system, self.position.game
        return [
            Button(
                id=Press("ask", game.code, game.takebacks, key=one.key).custom_id(),
                label=short(self.inquiry_text(one), LABEL),
            )
            for one in system.inquiries(self.position.state)
        ]

    def inquiry_text(self, inquiry: Inquiry) -> str:
        """Return the label of a question's button: no markup."""
        message = f"{self.position.system.id}-inquiry-{inquiry.label}"
        return self.say(message, **_bared(inquiry.filled))

    def private_rows(self, side: str) -> tuple[Row, ...]:
        """Return all that *side* may do: buttons first, then selects while they fit."""
        offers = self.position.system.offers(self.position.state, side)
        selects = [one for one in offers if self._is_select(one)]
        buttons = [one for one in offers if not self._is_select(one)]
        room = ROWS - (len(buttons) + BUTTONS - 1) // BUTTONS
        buttons += selects[max(room, 0) :]
        del selects[max(room, 0) :]
        rows = button_rows(tuple(self._button(one, named=False) for one in buttons))
        return (*rows, *((self.select(one, 0),) for one in selects))[:ROWS]

    def select(self, offer: Offer, page: int) -> Select:
        """Return the select of an offer's open field; each page has 25 values."""
        assert offer.opening is not None  # noqa: S101 - the caller has looked
        choices = self.choices(offer)
        pages = (len(choices) + OPTIONS - 1) // OPTIONS
        page = min(page, max(pages - 1, 0))
        shown = choices[page * OPTIONS : (page + 1) * OPTIONS]
        placeholder = self.offer_text(offer, "placeholder")
        if pages > 1:
            placeholder = self.say(
                "select-page", title=placeholder, page=page + 1, pages=pages
            )
        return Select(
            id=self.press("do", offer, page).custom_id(),
            placeholder=short(placeholder, PLACEHOLDER),
            options=tuple((one.value, self.choice_label(one)) for one in shown),
            minimum=min(offer.opening.minimum, len(shown)),
            maximum=min(offer.opening.maximum, len(shown)),
        )

    def select_rows(self, offer: Offer, page: int) -> tuple[Row, ...]:
        """Return one page of a select, with buttons to the pages beside it.

        Where several values are chosen out of several pages, all of them.
        """
        assert offer.opening is not None  # noqa: S101 - the caller has looked
        if offer.opening.maximum > 1 and len(self.choices(offer)) > OPTIONS:
            return self.picking_rows(offer, ())
        pages = (len(self.choices(offer)) + OPTIONS - 1) // OPTIONS
        beside = [
            Button(
                id=self.press("page", offer, other).custom_id(),
                label=self.say(f"button-{word}"),
            )
            for other, word in ((page - 1, "back"), (page + 1, "more"))
            if 0 <= other < pages
        ]
        rows: tuple[Row, ...] = ((self.select(offer, page),),)
        return (*rows, tuple(beside)) if beside else rows

    def picking_rows(self, offer: Offer, picked: Sequence[str]) -> tuple[Row, ...]:
        """Return all pages of a select of several values below each other, and Done.

        What was *picked* so far stands chosen in them: the message itself remembers.
        """
        assert offer.opening is not None  # noqa: S101 - the caller has looked
        pages = (len(self.choices(offer)) + OPTIONS - 1) // OPTIONS
        selects = [self.select(offer, page) for page in range(pages)]
        rows: list[Row] = []
        for page, one in enumerate(selects):
            shown = [value for value, _ in one.options]
            changes = {
                "id": self.press("pick", offer, page).custom_id(),
                "minimum": 0,
                "chosen": tuple(value for value in shown if value in picked),
            }
            rows.append((one.model_copy(update=changes),))
        label = self.say("button-picked", number=len(picked))
        taken = self.press("picked", offer).custom_id()
        return (*rows, (Button(id=taken, label=label, style="act"),))

    def form(self, offer: Offer) -> Form:
        """Return the form in which the open field is typed."""
        assert offer.opening is not None  # noqa: S101 - the caller has looked
        name = offer.opening.field
        kind = next(one.kind for one in shapes(offer.command) if one.name == name)
        field = FormField(
            id=name,
            label=short(self.field_name(offer, name), TITLE),
            long=kind == "document",
        )
        title = short(self.offer_text(offer, "placeholder"), TITLE)
        return Form(
            id=self.press("fill", offer).custom_id(), title=title, fields=(field,)
        )

    def choices(self, offer: Offer) -> Sequence[Choice]:
        """Return the values that the open field of *offer* may take."""
        assert offer.opening is not None  # noqa: S101 - the caller has looked
        return self.position.system.choices(
            self.position.state,
            offer.side,
            offer.command,
            offer.filled,
            offer.opening.field,
            "",
        )

    def choice_label(self, choice: Choice) -> str:
        """Return how a value is worded in a select or autocomplete: without markup."""
        system = self.position.system.id
        if choice.code:
            message = f"{system}-choice-{choice.code}"
            text = self.say(message, **_bared(choice.params))
        else:
            text = self.name(choice.value)
        return short(text, OPTION)

    def offer_text(self, offer: Offer, attribute: str = "") -> str:
        """Return the label of an offer, or its title in a select or form: no markup."""
        system = self.position.system.id
        message = f"{system}-offer-{offer.label or offer.key}"
        wanted = f"{message}.{attribute}" if attribute else message
        for candidate in (wanted, message):
            if self.words.has(self.language, candidate):
                params = {"side": offer.side, **offer.filled, **self._called(offer)}
                return self.say(candidate, **_bared(params))
        return " ".join(offer.command.path)

    def _called(self, offer: Offer) -> dict[str, str]:
        """Return what is filled under the name that players gave it, with its id."""
        return {
            field: Safe(
                self.say("label-called", name=bare(name), id=offer.filled[field])
            )
            for field, name in offer.called.items()
            if name != offer.filled[field]
        }

    def field_name(self, offer: Offer, field: str) -> str:
        """Return what the open field is called."""
        path = "-".join(offer.command.path)
        message = f"{self.position.system.id}-command-{path}.{field}"
        if self.words.has(self.language, message):
            return self.say(message)
        return field

    def press(self, what: str, offer: Offer, page: int = 0) -> Press:
        """Return what a component of *offer* says when it is used."""
        game = self.position.game
        return Press(
            what,
            game.code,
            game.takebacks,
            offer.decision,
            offer.side,
            offer.key,
            page,
        )

    def _button(self, offer: Offer, *, named: bool) -> Button:
        label = self.offer_text(offer)
        if named:
            label = self.say("button-of-side", side=offer.side, label=Safe(label))
        return Button(
            id=self.press("do", offer).custom_id(),
            label=short(label, LABEL),
            style="act",
        )

    def _is_select(self, offer: Offer) -> bool:
        """Tell whether the open field is chosen at once: one page of values."""
        if offer.opening is None or offer.opening.way != "select":
            return False
        return 0 < len(self.choices(offer)) <= OPTIONS


def find_offer(position: Position, press: Press) -> Offer | None:
    """Return the offer that *press* means if it still stands."""
    offers: Iterable[Offer] = position.system.offers(position.state, press.side)
    return next(
        (
            one
            for one in offers
            if one.key == press.key and one.decision == press.decision
        ),
        None,
    )


def way(offer: Offer, chooser: Chooser) -> str:
    """Return how an open field is filled: `select`, or a `form` to type in.

    Several values out of more pages than a message has room for have to be typed.
    """
    assert offer.opening is not None  # noqa: S101 - the caller has looked
    if offer.opening.way == "form":
        return "form"
    if offer.opening.maximum > 1 and len(chooser.choices(offer)) > MOST_PICKED_FROM:
        return "form"
    return "select"


def _bared(params: Mapping[str, Any]) -> dict[str, Any]:
    """Return *params* for a label, where markup is shown as it stands."""
    return {
        name: bare(one) if isinstance(one, str) else one for name, one in params.items()
    }


def _named(value: Any, own: Mapping[str, str]) -> Any:
    """Return a parameter with the scenario's codes in it replaced by their names."""
    if isinstance(value, str):
        return safe(own[value]) if value in own else value
    if isinstance(value, Mapping):
        return {own.get(key, key): _named(one, own) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_named(one, own) for one in value]
    return value
