"""What fits the fields of the umpire's commands, from the position as he sees it."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from rules.kernel.choice import Choice
from rules.kernel.model import Request
from rules.virgin_queen.desk.forces import leader_stations, stations
from rules.virgin_queen.desk.known import captains, leaders, spaces, zones
from rules.virgin_queen.desk.pirates import PutExpedition, RemoveExpedition
from rules.virgin_queen.desk.ships import SetArmada, moorings
from rules.virgin_queen.desk.spaces import (
    PutLeader,
    SetBeaten,
    SetControl,
    SetEnterable,
    SetSiege,
    SetTransport,
    SetTroops,
    SetUnrest,
)
from rules.virgin_queen.desk.treasures import (
    MoveTreasure,
    treasure_places,
    treasures,
)
from rules.virgin_queen.state import VirginQueen

Values = Callable[[VirginQueen], tuple[Choice, ...]]

VALUES: Final[Mapping[tuple[type[Request], str], Values]] = MappingProxyType(
    {
        **{
            (command, "space"): spaces
            for command in (
                SetControl,
                SetUnrest,
                SetSiege,
                SetTransport,
                SetEnterable,
            )
        },
        (SetTroops, "space"): stations,
        (SetBeaten, "place"): stations,
        (PutLeader, "leader"): leaders,
        (PutLeader, "place"): leader_stations,
        (PutExpedition, "captain"): captains,
        (PutExpedition, "zone"): zones,
        (RemoveExpedition, "captain"): captains,
        (SetArmada, "place"): moorings,
        (MoveTreasure, "treasure"): treasures,
        (MoveTreasure, "place"): treasure_places,
    }
)
"""By command and field; what is not here has no list."""
