"""SEA-BAT-8 to SEA-BAT-10: fight on, retreat, or offer a draw (A-S-43, A-S-44)."""

from typing import ClassVar, Literal, get_args

from rules.kernel.audience import only
from rules.kernel.dice import Dice
from rules.kernel.fields import Id
from rules.kernel.model import Event, Result
from rules.kernel.offers import Offer
from rules.war_at_sea.battle.bonus import next_round
from rules.war_at_sea.battle.capture import beat
from rules.war_at_sea.battle.draw import begin_parting
from rules.war_at_sea.battle.lines import firing, leads
from rules.war_at_sea.battle.placing import ways_out
from rules.war_at_sea.battle.sealing import SealedCommand, role_of, sealed, unspoken
from rules.war_at_sea.battle.strength import strength
from rules.war_at_sea.engagement.answering import asked_fleet
from rules.war_at_sea.engagement.sides import (
    OTHER,
    ROLES,
    ask,
    here,
    open_home,
    with_battle,
)
from rules.war_at_sea.engagement.state import Answer, Engagement, Role, Stay
from rules.war_at_sea.state import Fleet, Standing, WarAtSea

ALL = 100
"""A whole, in percent."""


class StayCommand(SealedCommand):
    """An answer to whether one fights on."""

    public_path = ("stay_answer",)
    answer: ClassVar[Answer]

    fleet: Id | None = None


class FightOn(StayCommand):
    """Fight another round."""

    path = ("fight_on",)
    answer = "fight_on"


class Retreat(StayCommand):
    """Try to leave the battle: your die must be the higher one."""

    path = ("retreat",)
    answer = "retreat"


class OfferDraw(StayCommand):
    """Offer to end the battle as a draw; unless both do, you fight on."""

    path = ("offer_draw",)
    answer = "offer_draw"


AnyStay = FightOn | Retreat | OfferDraw


class AnswersRevealed(Event):
    """What both sides answered after a round."""

    battle: int
    round: int
    attack: Answer
    defend: Answer
    cites: tuple[str, ...] = ("SEA-BAT-8", "A-S-43")


class RetreatRolled(Event):
    """Both dice of a retreat, who tried, and who got away and so is beaten."""

    battle: int
    round: int
    attack: int
    defend: int
    tried: tuple[Role, ...]
    away: Role | Literal["nobody"]
    cites: tuple[str, ...]


def begin_staying(state: WarAtSea, battle: Engagement) -> Result[WarAtSea]:
    """Ask both sides after a round in which nobody was beaten (A-S-43)."""
    return Result(ask(state, battle, Stay()))


def asked_to_stay(state: WarAtSea) -> tuple[tuple[Engagement, Stay, Fleet], ...]:
    """Return the fleets that answer for both sides, or may still change it."""
    return tuple(
        (battle, battle.now, fleet)
        for battle in state.battles
        if isinstance(battle.now, Stay)
        for _, fleet in leads(state, battle)
    )


def cornered(state: WarAtSea, battle: Engagement, role: Role) -> bool:
    """Tell whether retreat would leave a fleet only attack or surrender (A-S-38)."""
    return any(
        open_home(state, battle, one) is None and not ways_out(state, battle, one)[0]
        for one in here(state, battle, role)
    )


def settle_staying(
    state: WarAtSea, battle: Engagement, now: Stay, dice: Dice
) -> Result[WarAtSea] | None:
    """Let standing answers speak; follow both answers once they are in."""
    for role, fleet in leads(state, battle):
        if role in now.answers:
            continue
        for side in unspoken(battle, fleet):
            if fights_on(state, battle, role, side):
                return _sealed(state, battle, now, fleet, side, "fight_on")
    if len(now.answers) < len(ROLES):
        return None
    told = AnswersRevealed(
        battle=battle.id,
        round=battle.round,
        attack=now.answers["attack"],
        defend=now.answers["defend"],
    )
    then = _follow(state, battle, now, dice)
    return Result(then.state, (told, *then.events))


def fights_on(state: WarAtSea, battle: Engagement, role: Role, side: str) -> bool:
    """Tell whether *side* has left word that it fights on as things are.

    All that it has set must hold: rounds still to come, ships that it has left, its
    share of the strength of both.
    """
    left = state.standing.get(side, Standing())
    if not (left.fight_rounds or left.fight_ships or left.fight_share):
        return False
    own, other = (
        strength(firing(state, battle, one), state.ship_types, state.options)
        for one in (role, OTHER[role])
    )
    return (
        (not left.fight_rounds or battle.round < left.fight_rounds)
        and len(firing(state, battle, role)) >= left.fight_ships
        and own * ALL >= left.fight_share * (own + other)
    )


def answer_stay(state: WarAtSea, command: AnyStay) -> Result[WarAtSea]:
    """Say, sealed, what a side does after the round (SEA-BAT-8, A-S-43)."""
    asked = asked_to_stay(state)
    cites = ("SEA-BAT-8", "A-S-43")
    battle, now, fleet = asked_fleet(state, command.actor, command.fleet, asked, *cites)

    return _sealed(state, battle, now, fleet, command.actor, command.answer)


def offered(
    state: WarAtSea, battle: Engagement, fleet: Fleet, side: str
) -> tuple[Offer, ...]:
    """Return the three answers; a retreat that leads nowhere has its own label."""
    trapped = cornered(state, battle, role_of(state, battle, fleet))
    commands: tuple[type[AnyStay], ...] = get_args(AnyStay)
    return tuple(
        Offer(
            key=f"{command.answer}-{fleet.id}",
            side=side,
            decision=battle.decision,
            command=command,
            filled={"fleet": fleet.id},
            audience=only(side),
            label=f"{command.answer}_cornered"
            if trapped and command is Retreat
            else command.answer,
        )
        for command in commands
    )


def _sealed(
    state: WarAtSea,
    battle: Engagement,
    now: Stay,
    fleet: Fleet,
    actor: str,
    answer: Answer,
) -> Result[WarAtSea]:
    """Put an answer aside until those of both sides are in."""
    role = role_of(state, battle, fleet)
    noted, stands, event = sealed(battle, role, fleet, actor, answer)
    answers = {one: kept for one, kept in now.answers.items() if one != role}
    if stands:
        answers[role] = answer
    after = noted.evolve(now=now.evolve(answers=answers))
    return Result(with_battle(state, after), (event,))


def _follow(
    state: WarAtSea, battle: Engagement, now: Stay, dice: Dice
) -> Result[WarAtSea]:
    """Draw, roll for a retreat, or fight the next round (A-S-43)."""
    tried = tuple(role for role in ROLES if now.answers[role] == "retreat")
    if set(now.answers.values()) == {"offer_draw"}:
        return begin_parting(state, battle, "agreed", "A-S-39", "A-S-43")
    if not tried:
        return next_round(state, battle, dice)
    if tried == ROLES and state.options.both_retreat == "draw":
        return begin_parting(state, battle, "both_retreat", "A-S-43", "A-S-39")

    (attack,) = dice.roll(1, "retreat_attack", state.options.dice_sides)
    (defend,) = dice.roll(1, "retreat_defend", state.options.dice_sides)
    higher: Role | None = None
    if attack != defend:
        higher = "attack" if attack > defend else "defend"
    away = higher if higher in tried else None
    outcome = "SEA-BAT-10" if away is None else "A-S-43" if tried == ROLES else "A-S-44"
    rolled = RetreatRolled(
        battle=battle.id,
        round=battle.round,
        attack=attack,
        defend=defend,
        tried=tried,
        away=away or "nobody",
        cites=("SEA-BAT-9", outcome),
    )
    if away is None:
        then = next_round(state, battle, dice)
    else:
        then = beat(state, battle, away, "retreated", "SEA-BAT-9", "A-S-33")
    return Result(then.state, (rolled, *then.events))
