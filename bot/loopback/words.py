"""Names and descriptions in a person's language."""

from bot.loopback.world import Json


def shown(holder: Json, key: str, locale: str) -> str:
    """Return the name or description of a command, option or choice.

    Where it has none in that language, the default one is shown.
    """
    words = (holder.get(f"{key}_localizations") or {}).get(locale)
    return str(words or holder.get(key) or "")
