"""What a window may ask of the table, as it comes over the websocket."""

from typing import Annotated, Any, Final, Literal

from pydantic import Base64Bytes, BaseModel, Field, StringConstraints, TypeAdapter

DAY: Final = 24 * 60 * 60
LONGEST_STEP: Final = 400 * DAY

Name = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True,
        min_length=1,
        max_length=32,
        pattern=r"^[^@#\x00-\x1f][^\x00-\x1f]*$",
    ),
]


class File(BaseModel):
    """A file from the window."""

    name: Annotated[str, StringConstraints(min_length=1, max_length=260)]
    data: Base64Bytes


class Here(BaseModel):
    """Something that is done in a channel."""

    channel: int


class Slash(Here):
    """Send a slash command."""

    do: Literal["slash"]
    path: str
    options: dict[str, str] = {}
    files: dict[str, File] = {}


class Complete(Here):
    """Ask what fits into an option."""

    do: Literal["complete"]
    path: str
    options: dict[str, str]
    focused: str
    typed: str


class Press(Here):
    """Press a button."""

    do: Literal["press"]
    message: int
    custom_id: str


class Choose(Here):
    """Choose in a select."""

    do: Literal["choose"]
    message: int
    custom_id: str
    values: list[str]


class Submit(BaseModel):
    """Send the form that a call of this window opened."""

    do: Literal["submit"]
    call: int
    values: dict[str, str | list[str]]


class Say(Here):
    """Write an ordinary message."""

    do: Literal["say"]
    text: str
    files: list[File] = []


class Dismiss(Here):
    """Put a private answer away."""

    do: Literal["dismiss"]
    message: int


class Read(Here):
    """Take note that the messages up to this one have been seen."""

    do: Literal["read"]
    message: int


class Earlier(Here):
    """Ask for the messages before this one."""

    do: Literal["earlier"]
    before: int


class NewPerson(BaseModel):
    """Let somebody else sit down."""

    do: Literal["person"]
    name: Name


class NewPlace(BaseModel):
    """Open a channel, or a thread in the channel *parent*."""

    do: Literal["place"]
    name: Name
    parent: int | None = None


class Speak(BaseModel):
    """Set the language of this person's client."""

    do: Literal["speak"]
    locale: Literal["en-US", "ru"]


class Later(BaseModel):
    """Move the table's clock on."""

    do: Literal["later"]
    seconds: Annotated[int, Field(gt=0, le=LONGEST_STEP)]


Wish = (
    Slash
    | Complete
    | Press
    | Choose
    | Submit
    | Say
    | Dismiss
    | Read
    | Earlier
    | NewPerson
    | NewPlace
    | Speak
    | Later
)


class Asked(BaseModel):
    """One frame: a number, which the reply repeats, and the wish itself."""

    ask: int
    wish: Annotated[Wish, Field(discriminator="do")]


ASKED: Final[TypeAdapter[Asked]] = TypeAdapter(Asked)


def read(frame: Any) -> Asked:
    """Return what a frame asks; raise `pydantic.ValidationError` if nothing."""
    return ASKED.validate_json(frame)
