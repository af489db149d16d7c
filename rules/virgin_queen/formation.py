"""Formations: land units and army leaders that go together, or stand together."""

from typing import Protocol, Self

from rules.kernel.choice import Choice
from rules.kernel.model import Model
from rules.kernel.refusal import Refusal
from rules.virgin_queen.state import Space, VirginQueen
from rules.virgin_queen.troops import MOST_UNITS, NONE, Troops


class Named(Protocol):
    """A command that names units and leaders."""

    @property
    def regulars(self) -> int:
        """How many regulars."""

    @property
    def mercenaries(self) -> int:
        """How many mercenaries."""

    @property
    def leaders(self) -> tuple[str, ...] | None:
        """Which army leaders."""


class Formation(Model):
    """Spanish units and leaders; `beaten` units have lost a battle in this impulse."""

    troops: Troops = NONE
    leaders: tuple[str, ...] = ()
    beaten: Troops = NONE

    @property
    def fresh(self) -> Troops:
        """The units that have lost no battle in this impulse."""
        return self.troops.minus(self.beaten)

    @property
    def empty(self) -> bool:
        """Whether nobody is here."""
        return not (self.troops.units or self.leaders)

    def joined(self, other: "Formation") -> Self:
        """Return both together."""
        return self.evolve(
            troops=self.troops.plus(other.troops),
            leaders=(*self.leaders, *other.leaders),
            beaten=self.beaten.plus(other.beaten),
        )

    def parted(self, other: "Formation") -> Self:
        """Return what stays behind when *other* leaves."""
        return self.evolve(
            troops=self.troops.minus(other.troops),
            leaders=tuple(one for one in self.leaders if one not in other.leaders),
            beaten=self.beaten.minus(other.beaten),
        )

    def first(self, troops: Troops, leaders: tuple[str, ...] = ()) -> "Formation":
        """Return *troops* of these with *leaders*: units that are not beaten first."""
        return Formation(
            troops=troops,
            leaders=leaders,
            beaten=troops.minus(troops.at_most(self.fresh)),
        )


def picked(there: Formation, named: Named, place: str, *cites: str) -> Formation:
    """Return what a command names out of those *there*, at *place*.

    Raises `Refusal`, citing *cites*, if nothing is named or not all of it is there.
    """
    leaders = named.leaders or ()
    if not (named.regulars or named.mercenaries or leaders):
        raise Refusal("nothing_named", cites)
    for number, leader in enumerate(leaders):
        if leader not in there.leaders:
            legal = map(Choice, there.leaders)
            raise Refusal("no_such_leader", cites, legal, leader=leader, place=place)
        if leader in leaders[:number]:
            raise Refusal("leader_twice", cites, leader=leader)
    troops = Troops(regulars=named.regulars, mercenaries=named.mercenaries)
    if not there.troops.holds(troops):
        raise Refusal(
            "units_short",
            cites,
            place=place,
            regulars=there.troops.regulars,
            mercenaries=there.troops.mercenaries,
        )
    return there.first(troops, leaders)


def standing(space: Space) -> Formation:
    """Return who stands in a space."""
    return Formation(troops=space.troops, leaders=space.leaders, beaten=space.beaten)


def placed(state: VirginQueen, name: str, formation: Formation) -> VirginQueen:
    """Return the position with *formation*, and nobody else, in a space."""
    space = state.spaces[name].evolve(
        troops=formation.troops, leaders=formation.leaders, beaten=formation.beaten
    )
    return state.with_space(name, space)


def has_space_for(there: Formation, coming: Formation) -> bool:
    """Tell whether both together are no more units of a kind than can be noted."""
    return (
        there.troops.regulars + coming.troops.regulars <= MOST_UNITS
        and there.troops.mercenaries + coming.troops.mercenaries <= MOST_UNITS
    )


def require_space_for(
    there: Formation, coming: Formation, place: str, *cites: str
) -> None:
    """Raise `Refusal`, citing *cites*, if *place* has no space for *coming* too."""
    if not has_space_for(there, coming):
        raise Refusal("too_many_units", cites, place=place, most=MOST_UNITS)
