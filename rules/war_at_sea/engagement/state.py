"""What is open in an area: the sides, where they came from, and what is asked."""

from typing import Annotated, Literal

from pydantic import Field

from rules.kernel.model import Model

Role = Literal["attack", "defend"]
Answer = Literal["fight_on", "retreat", "offer_draw", "unseen"]
"""`unseen` stands in a view for an answer that its viewer may not know."""


class Waiting(Model):
    """An engagement that has arisen and not opened yet (A-S-02).

    `causes` are the fleets that attack, the first of them names the side; `origin` is
    the area that each came from, or None (A-S-27); `forced` ones came by a forced
    retreat and may not decline (A-S-37); `beaten_in` are areas where each was beaten
    in this chain. With `umpire_names` the umpire says whom they fight first (A-S-26).
    `told` once it was posted that it has to wait.
    """

    area: str
    causes: tuple[str, ...]
    origins: dict[str, str | None]
    forced: tuple[str, ...] = ()
    beaten_in: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    umpire_names: bool = False
    told: bool = False


class Truce(Model):
    """Two fleets that a draw left together: no fight until one moves (A-S-39)."""

    fleets: tuple[str, ...]
    until_turn: int


class Foe(Model):
    """The mover's commander, or the umpire, names whom he fights first (A-S-26).

    Each group is named by its first fleet.
    """

    step: Literal["foe"] = "foe"
    groups: tuple[tuple[str, ...], ...]
    umpire_names: bool = False


class Decline(Model):
    """Fleets of one side stand or withdraw, each for itself (A-S-28)."""

    step: Literal["decline"] = "decline"
    role: Role
    stood: tuple[str, ...] = ()


class Support(Model):
    """Fleets beside the battle support a side or stay out (SEA-AID, A-S-30)."""

    step: Literal["support"] = "support"
    answered: tuple[str, ...] = ()


class Shots(Model):
    """One side's sealed fire order (A-S-51).

    `even` spreads the full attack; `first` orders identical ships in rounds 1 and 2;
    `targets` is damage by ship from round 3 on, empty to hold all fire. In a view
    `unseen` stands for an order that its viewer may not know.
    """

    even: bool = False
    first: tuple[str, ...] = ()
    targets: dict[str, int] = Field(default_factory=dict)
    unseen: bool = False


class Fire(Model):
    """Both totals of the round are known; sealed orders come in (SEA-BAT-4, A-S-51)."""

    step: Literal["fire"] = "fire"
    totals: dict[Role, int]
    asked: tuple[Role, ...]
    orders: dict[Role, Shots] = Field(default_factory=dict)


class Stay(Model):
    """Both sides say, sealed, whether they fight on (SEA-BAT-8, A-S-43)."""

    step: Literal["stay"] = "stay"
    answers: dict[Role, Answer] = Field(default_factory=dict)


class Place(Model):
    """Beaten fleets find a place, one at a time (SEA-RET, A-S-34)."""

    step: Literal["place"] = "place"
    victors: Role
    fleets: tuple[str, ...]


class Part(Model):
    """After a draw attackers without a free origin choose where to go (A-S-39)."""

    step: Literal["part"] = "part"
    fleets: tuple[str, ...]


Step = Annotated[
    Foe | Decline | Support | Fire | Stay | Place | Part, Field(discriminator="step")
]


class Engagement(Model):
    """An open engagement; it locks its area and the areas beside it (A-S-02).

    `fleets` are those of each side that stand in the area, the first of the attackers
    is the mover; `helpers` support from beside it; `main` is the fleet that commands
    each side once the battle has begun (A-S-58). `origins`, `forced` and `beaten_in`
    are as in `Waiting`. Answers to what is asked come under the id `decision`; `joint`
    has those of owners under joint command: by fleet, then owner.
    """

    id: int
    area: str
    fleets: dict[Role, tuple[str, ...]]
    helpers: dict[Role, tuple[str, ...]]
    main: dict[Role, str] = Field(default_factory=dict)
    origins: dict[str, str | None]
    forced: tuple[str, ...] = ()
    beaten_in: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    withdrew: tuple[str, ...] = ()
    round: int = 0
    silent: int = 0
    decision: int
    joint: dict[str, dict[str, str]] = Field(default_factory=dict)
    now: Step
