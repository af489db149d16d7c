"""Translatable names and descriptions of commands that are written by hand."""

from collections.abc import Callable
from typing import Any, Final

from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.words import ENGLISH, Words

Made = app_commands.Command[Any, ..., None]
Maker = Callable[[Any], Made]

LANGUAGE_NAMES: Final = (("en", "English"), ("ru", "Русский"))


class Texts:
    """Finds the texts of one root's commands in the catalogues, by path and option."""

    def __init__(self, words: Words, root: str) -> None:
        self._words = words
        self._root = root

    def name(self, command: str) -> locale_str:
        """Return the name of a command."""
        return self._text(f"command-{self._root}-{command}")

    def about(self, command: str) -> locale_str:
        """Return what a command does."""
        return self._text(f"command-{self._root}-{command}.about")

    def options(self, command: str, *names: str) -> dict[str, locale_str]:
        """Return the names of a command's options, by their names in code."""
        return {
            one: self._text(f"command-{self._root}-{command}.{one}") for one in names
        }

    def options_about(self, command: str, *names: str) -> dict[str, locale_str]:
        """Return what a command's options are for, by their names in code."""
        return {
            one: self._text(f"command-{self._root}-{command}.{one}-about")
            for one in names
        }

    def command(self, group: app_commands.Group) -> Callable[..., Maker]:
        """Return what makes subcommands of *group*: `command(name, *options)`."""

        def command(name: str, *options: str) -> Maker:
            def make(callback: Any) -> Made:
                app_commands.rename(**self.options(name, *options))(callback)
                about = self.options_about(name, *options)
                app_commands.describe(**about)(callback)
                added = group.command(
                    name=self.name(name), description=self.about(name)
                )
                return added(callback)

            return make

        return command

    def _text(self, key: str) -> locale_str:
        return locale_str(self._words.say(ENGLISH, key), key=key)


def languages() -> list[Choice[str]]:
    """Return the languages that a game may be posted in, each by its own name."""
    return [Choice(name=name, value=code) for code, name in LANGUAGE_NAMES]
