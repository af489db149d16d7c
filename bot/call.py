"""One interaction as the table sees it; Discord stands behind it, or a test."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from bot.render.post import Form, Post


class Call(Protocol):
    """Somebody typed a command, pressed, chose or sent a form.

    Ids are Discord's, as decimal text; `locale` is that of the person's client.
    `held` is true once it was acknowledged without an answer of its own.
    """

    @property
    def id(self) -> str:
        """The interaction's id."""

    @property
    def user(self) -> str:
        """Who called."""

    @property
    def channel(self) -> str:
        """Where: a channel or a thread."""

    @property
    def guild(self) -> str:
        """On which server; empty in direct messages."""

    @property
    def locale(self) -> str:
        """The language of the person's client."""

    @property
    def picked(self) -> Mapping[str, Sequence[str]]:
        """What stands chosen in the message that was pressed: `custom_id` -> values."""

    @property
    def held(self) -> bool:
        """Whether `hold` was called."""

    async def answer(self, post: Post) -> str:
        """Answer for everybody to see; return the message's id.

        Pictures are drawn after the call was acknowledged. Raises `Unanswered` if
        Discord no longer takes an answer.
        """

    async def illustrate(self, post: Post) -> None:
        """Add the pictures of *post* to the answer, which has its text already.

        Where they cannot be added, the text has to do.
        """

    async def whisper(self, post: Post) -> None:
        """Tell the caller alone, as the answer or after it, pictures as in `answer`."""

    async def replace(self, post: Post) -> None:
        """Change the message whose component was pressed."""

    async def hold(self) -> None:
        """Acknowledge privately, once; the answer follows by `whisper`."""

    async def open_form(self, form: Form) -> None:
        """Open a form for the caller; it is the answer."""


class Unanswered(Exception):
    """Discord did not take the answer: too late, or it is out of reach."""
