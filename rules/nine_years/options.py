"""The house rules of the colonial war: the ambiguities that a table may settle."""

from itertools import pairwise
from typing import Annotated, Literal

from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

from rules.kernel.setup import Options, option


def rising_round_nought(track: tuple[int, ...]) -> tuple[int, ...]:
    """Return *track* unchanged (KWW-TRK-1, A-K-11).

    Raises `PydanticCustomError`, with the type `track_centre` unless exactly one box
    is worth 0, and `track_falls` where a box is worth less than its left neighbour.
    """
    if track.count(0) != 1:
        raise PydanticCustomError(
            "track_centre",
            "exactly one box must be worth 0, not {zeros}",
            {"zeros": track.count(0)},
        )
    for box, (left, right) in enumerate(pairwise(track), start=1):
        if right < left:
            raise PydanticCustomError(
                "track_falls",
                "box {box} is worth {right}, less than {left} on its left",
                {"box": box, "left": left, "right": right},
            )
    return track


Track = Annotated[
    tuple[Annotated[int, Field(ge=-99, le=99)], ...],
    Field(min_length=3, max_length=40),
    AfterValidator(rising_round_nought),
]
"""The victory points of each box, from left to right."""


class NineYearsOptions(Options):
    """What a game may decide otherwise than the rulings do.

    The text does not print the track: the default is the assumption of A-K-11.
    """

    track: Track = option(
        (-3, -3, -2, -2, -1, -1, 0, 1, 1, 2, 2, 3, 3), "KWW-TRK-1", "A-K-11"
    )
    support_side: Literal["example", "literal"] = option(
        "example", "KWW-SUP-2", "A-K-13"
    )
    flip_lock: Literal["game_turn", "round"] = option(
        "game_turn", "KWW-FLIP-4", "A-K-02"
    )
    flip_ends_round: bool = option(False, "KWW-FLIP-1", "A-K-04")
    first_roll_turn: Annotated[int, Field(ge=1, le=99)] = option(
        2, "KWW-ROLL-2", "A-K-08"
    )
    wq_sealed: bool = option(True, "KWW-WQ-0", "A-K-19")
    scenario: Literal["NY", "NPWS", "other"] = option("NY", "KWW-WQ-C5", "A-K-27")
