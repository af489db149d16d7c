"""Discord's own texts of our commands, in every language that it asks for."""

from typing import Any

from discord import Locale, app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.words import ENGLISH, Words, language_of


class CatalogueTranslator(app_commands.Translator):
    """Finds the text of a name, description or choice by its key in the catalogues."""

    def __init__(self, words: Words) -> None:
        self._words = words

    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        """Return *string* in the language of *locale*, or None where English serves."""
        language = language_of(locale.value)
        key: Any = string.extras.get("key")
        if language == ENGLISH or key is None:
            return None
        if self._words.has(language, key):
            return self._words.say(language, key)
        if "code" in string.extras:
            code = str(string.extras["code"])
            return str(self._words.name(language, key.partition("-name-")[0], code))
        return None
