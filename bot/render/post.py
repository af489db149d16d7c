"""A message as data, with Discord's limits as its types; stored in the outbox."""

from typing import Annotated, Final, Literal, Self

from pydantic import BaseModel, ConfigDict, Field

LONGEST: Final = 2000
"""Characters in a message, counted as UTF-16 does: the stricter way."""

LABEL: Final = 80
OPTION: Final = 100
PLACEHOLDER: Final = 150
TITLE: Final = 45
ROWS: Final = 5
BUTTONS: Final = 5
OPTIONS: Final = 25
PICTURES: Final = 9
"""Pictures of a message: with a text file that goes along it has ten files."""

ALT: Final = 1024

ELLIPSIS: Final = "…"

Style = Literal["act", "plain", "danger"]


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Button(_Part):
    """A button: its `custom_id`, its label, how it looks."""

    kind: Literal["button"] = "button"
    id: Annotated[str, Field(max_length=100)]
    label: Annotated[str, Field(min_length=1, max_length=LABEL)]
    style: Style = "plain"


class Select(_Part):
    """A select; `options` are pairs of value and label, `chosen` values of them."""

    kind: Literal["select"] = "select"
    id: Annotated[str, Field(max_length=100)]
    placeholder: Annotated[str, Field(max_length=PLACEHOLDER)]
    options: Annotated[
        tuple[tuple[str, str], ...], Field(min_length=1, max_length=OPTIONS)
    ]
    minimum: int = 1
    maximum: int = 1
    chosen: tuple[str, ...] = ()


class FormField(_Part):
    """One text field of a form."""

    id: Annotated[str, Field(max_length=100)]
    label: Annotated[str, Field(max_length=45)]
    preset: str = ""
    long: bool = False
    required: bool = True


class Form(_Part):
    """A form that a button opens."""

    id: Annotated[str, Field(max_length=100)]
    title: Annotated[str, Field(min_length=1, max_length=TITLE)]
    fields: Annotated[tuple[FormField, ...], Field(min_length=1, max_length=5)]


class Paper(_Part):
    """A text file that goes with a message."""

    name: str
    text: str


class Picture(_Part):
    """A picture as SVG; it is drawn when the message is sent.

    `alt` is read aloud to those who cannot see it; `text` is what the message says
    instead where the picture cannot be drawn.
    """

    name: str
    svg: str
    alt: Annotated[str, Field(min_length=1, max_length=ALT)]
    text: str = ""


Row = tuple[Button, ...] | tuple[Select]


class Post(_Part):
    """What is said: text, rows of buttons or one select each, who is pinged, files."""

    content: str
    rows: Annotated[tuple[Row, ...], Field(max_length=ROWS)] = ()
    pings: tuple[str, ...] = ()
    paper: Paper | None = None
    pictures: Annotated[tuple[Picture, ...], Field(max_length=PICTURES)] = ()

    def in_words(self) -> Self:
        """Return this post without its pictures, saying what they show."""
        told = "\n".join(
            [self.content, *(one.text for one in self.pictures if one.text)]
        )
        worded = self.model_copy(update={"content": told.strip(), "pictures": ()})
        return worded.fitting("chart.txt", ELLIPSIS)

    def fitting(self, name: str, cut: str) -> Self:
        """Return this post so that it fits; what is too long goes along as a file.

        *name* is the file's, *cut* the line that says so.
        """
        if length(self.content) <= LONGEST:
            return self
        room = LONGEST - length(cut) - 1
        lines = short(self.content, room).split("\n")
        kept = "\n".join(lines[:-1]) or lines[0]
        paper = Paper(name=name, text=self.content)
        return self.model_copy(update={"content": f"{kept}\n{cut}", "paper": paper})


def length(text: str) -> int:
    """Return how long Discord may count *text*."""
    return len(text.encode("utf-16-le")) // 2


def short(text: str, most: int) -> str:
    """Return *text* cut to *most* characters, with an ellipsis where it was cut."""
    if length(text) <= most:
        return text
    cut = text[: most - 1]
    while length(cut) >= most:
        cut = cut[:-1]
    return cut + ELLIPSIS


def button_rows(buttons: tuple[Button, ...]) -> tuple[Row, ...]:
    """Return *buttons* in rows of five."""
    return tuple(
        buttons[start : start + BUTTONS] for start in range(0, len(buttons), BUTTONS)
    )
