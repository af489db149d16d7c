"""VQ-CAP: Spain's two capitals, Madrid and Milan."""

from rules.kernel.audience import only
from rules.kernel.choice import Choice
from rules.kernel.fields import Id, Ids
from rules.kernel.model import Event, Result
from rules.kernel.offers import Offer, Opening
from rules.kernel.refusal import Refusal
from rules.virgin_queen.formation import Formation, placed, standing
from rules.virgin_queen.marching import garrisons, march
from rules.virgin_queen.names import Actor
from rules.virgin_queen.sequence import (
    Few,
    VirginQueenCommand,
    is_open,
    require_phase,
    require_power,
    require_running,
    require_spain,
)
from rules.virgin_queen.state import CAPITALS, SPAIN, Phase, Space, VirginQueen
from rules.virgin_queen.troops import MOST_UNITS, Troops

ONE_REGULAR = Troops(regulars=1)


class SpringMove(VirginQueenCommand):
    """Make Spain's one move of Spring Deployment, out of a capital."""

    path = ("spring",)

    origin: Id
    to: Id
    regulars: Few = 0
    mercenaries: Few = 0
    leaders: Ids | None = None


class GoHome(VirginQueenCommand):
    """Let units and leaders return home to a capital in Winter."""

    path = ("home",)

    origin: Id
    capital: Id
    regulars: Few = 0
    mercenaries: Few = 0
    leaders: Ids | None = None


class Reinforce(VirginQueenCommand):
    """Take the new regulars of the capitals in Winter."""

    path = ("regulars",)


class CapitalsReinforced(Event):
    """Each of `capitals` has a regular more, each of `missed` has none (A-V-50)."""

    capitals: tuple[str, ...]
    missed: tuple[str, ...]
    cites: tuple[str, ...] = ("VQ-CAP-3", "A-V-50")


def is_capital(power: str, space: str) -> bool:
    """Tell whether *space* is a capital of *power*, as far as is known (VQ-CAP-1)."""
    return power == SPAIN and space in CAPITALS


def check_spring(state: VirginQueen, actor: Actor) -> None:
    """Raise `Refusal` unless Spain has its spring move left (VQ-CAP-4).

    Galleons that it withdraws are no move (A-V-05).
    """
    _require_spain_in(state, actor, "spring", "VQ-CAP-4")
    if state.sprung:
        raise Refusal("sprung_before", ("VQ-CAP-4",), turn=state.turn)


def spring_move(state: VirginQueen, command: SpringMove) -> Result[VirginQueen]:
    """Move a formation out of either capital (A-V-51).

    How far it may go is a matter of section 10, which these rules do not have.
    """
    check_spring(state, command.actor)
    if not is_capital(SPAIN, command.origin):
        cites = ("VQ-CAP-1", "A-V-51")
        raise Refusal("not_a_capital", cites, _capitals(state), space=command.origin)
    moved = march(
        state, command, command.origin, command.to, "spring", "VQ-CAP-4", "A-V-51"
    )
    return Result(moved.state.evolve(sprung=True), moved.events)


def check_home(state: VirginQueen, actor: Actor) -> None:
    """Raise `Refusal` unless Spain's units may return home now (VQ-CAP-2)."""
    _require_spain_in(state, actor, "winter", "VQ-CAP-2")


def go_home(state: VirginQueen, command: GoHome) -> Result[VirginQueen]:
    """Let one stack return to the capital of its choice (VQ-CAP-2, A-V-49)."""
    check_home(state, command.actor)
    legal = open_capitals(state)
    if not is_capital(SPAIN, command.capital):
        cites = ("VQ-CAP-1", "VQ-CAP-2")
        raise Refusal("not_a_capital", cites, legal, space=command.capital)
    if not state.spaces[command.capital].enterable:
        cites = ("VQ-CAP-2", "A-V-49")
        raise Refusal("capital_closed", cites, legal, space=command.capital)
    return march(
        state, command, command.origin, command.capital, "winter", "VQ-CAP-2", "A-V-49"
    )


def check_reinforce(state: VirginQueen, actor: Actor) -> None:
    """Raise `Refusal` unless the new regulars of this Winter are still to come."""
    _require_spain_in(state, actor, "winter", "VQ-CAP-3")
    if state.reinforced:
        raise Refusal("reinforced_before", ("VQ-CAP-3",), turn=state.turn)


def reinforce(state: VirginQueen, command: Reinforce) -> Result[VirginQueen]:
    """Add the new regulars when Spain asks for them."""
    check_reinforce(state, command.actor)

    return reinforced(state)


def reinforced(state: VirginQueen) -> Result[VirginQueen]:
    """Add 1 regular in each capital, once a Winter (VQ-CAP-3).

    Only in one that Spain controls and that is not besieged, unless the option
    `capital_regular_needs_control` is off (A-V-50). Nothing happens a second time.
    """
    if state.reinforced:
        return Result(state)
    raised = tuple(one for one in CAPITALS if _is_raising(state, state.spaces[one]))
    after = state
    for name in raised:
        garrison = standing(state.spaces[name]).joined(Formation(troops=ONE_REGULAR))
        after = placed(after, name, garrison)
    missed = tuple(one for one in CAPITALS if one not in raised)
    came = CapitalsReinforced(capitals=raised, missed=missed)
    return Result(after.evolve(reinforced=True), (came,))


def open_capitals(state: VirginQueen) -> tuple[Choice, ...]:
    """Return the capitals to which units can return home (A-V-49)."""
    return tuple(Choice(name) for name in CAPITALS if state.spaces[name].enterable)


def offered(state: VirginQueen, side: str) -> tuple[Offer, ...]:
    """Return what Spain may do in Winter: new regulars, and whole stacks going home."""
    if side != SPAIN or not is_open(check_home, state, SPAIN):
        return ()
    regulars = Offer(
        key="regulars",
        side=side,
        decision=state.opened,
        command=Reinforce,
        label="regulars",
    )
    raising = (regulars,) if is_open(check_reinforce, state, SPAIN) else ()
    away = (name.value for name in garrisons(state) if name.value not in CAPITALS)
    return (*raising, *(_home(state, name) for name in away if open_capitals(state)))


def _home(state: VirginQueen, origin: str) -> Offer:
    """Return the offer that all who stand in *origin* return to a capital."""
    space = state.spaces[origin]
    return Offer(
        key=f"home-{origin}",
        side=SPAIN,
        decision=state.opened,
        command=GoHome,
        filled={
            "origin": origin,
            "regulars": space.troops.regulars,
            "mercenaries": space.troops.mercenaries,
            "leaders": space.leaders or None,
        },
        opening=Opening("capital"),
        audience=only(SPAIN),
        label="home",
    )


def _require_spain_in(
    state: VirginQueen, actor: Actor, phase: Phase, *cites: str
) -> None:
    """Raise `Refusal` unless Spain acts, in *phase*."""
    require_running(state)
    require_spain(require_power(actor, (SPAIN,)), *cites)
    require_phase(state, phase, *cites)


def _is_raising(state: VirginQueen, space: Space) -> bool:
    """Tell whether a capital gets its regular (A-V-50)."""
    held = space.controller == SPAIN and not space.besieged
    wanted = held or not state.options.capital_regular_needs_control
    return wanted and space.troops.regulars < MOST_UNITS


def _capitals(state: VirginQueen) -> tuple[Choice, ...]:
    """Return the capitals that somebody could leave."""
    return tuple(one for one in garrisons(state) if one.value in CAPITALS)
