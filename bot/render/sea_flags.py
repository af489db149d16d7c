"""War at Sea: which flag each side flies in all pictures of a game."""

from collections.abc import Mapping

from bot.chooser import Chooser
from bot.pictures.flags import BLACK, Flag, flags
from rules.war_at_sea.state import PIRATES, WarAtSea

Flags = Mapping[str, Flag]
"""The flag of each owner of ships."""


def flags_of(chooser: Chooser, view: WarAtSea) -> Flags:
    """Return the flags of all factions, and the pirates' black one."""
    made = flags([chooser.name(one) for one in view.factions], view.factions)
    return {**dict(zip(view.factions, made, strict=True)), PIRATES: BLACK}
