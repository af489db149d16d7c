"""VQ-TF-4.1 to VQ-TF-4.8: each expedition in the zone attacks or passes."""

from typing import Final

from rules.kernel.choice import Choice
from rules.kernel.dice import Dice
from rules.kernel.fields import Id
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.virgin_queen.expeditions import own_expedition
from rules.virgin_queen.names import Power
from rules.virgin_queen.sequence import VirginQueenCommand, require_power
from rules.virgin_queen.state import Expedition, VirginQueen
from rules.virgin_queen.treasure_fleet.damage import suffer
from rules.virgin_queen.treasure_fleet.flow import ask_next, unasked
from rules.virgin_queen.treasure_fleet.rewards import reward
from rules.virgin_queen.treasure_fleet.steps import open_fleet, require_step

HIT: Final = 5
"""The lowest face that hits (VQ-TF-4.7)."""


class Attack(VirginQueenCommand):
    """Attack the Treasure Fleet with an expedition; it costs no CP."""

    path = ("attack",)

    expedition: Id


class PassBy(VirginQueenCommand):
    """Let the Treasure Fleet pass by an expedition."""

    path = ("pass",)

    expedition: Id


class FleetAttacked(Event):
    """An expedition attacked: both sides' dice, their hits, and the net result."""

    expedition: str
    power: Power
    damaged: bool
    base: int
    rating: int
    faces: tuple[int, ...]
    hits: int
    escort: int
    fleet_faces: tuple[int, ...]
    fleet_hits: int
    net: int
    cites: tuple[str, ...]


class FleetPassedBy(Event):
    """An expedition did not attack."""

    expedition: str
    power: Power
    cites: tuple[str, ...] = ("VQ-TF-4.1", "A-V-15")


def attack_dice(expedition: Expedition) -> int:
    """Return with how many dice an expedition attacks (VQ-TF-4.4, VQ-TF-4.5).

    The rating counts in full even if it is damaged (A-V-17).
    """
    return base_dice(expedition) + expedition.rating


def base_dice(expedition: Expedition) -> int:
    """Return the base dice: 2, or 1 of a damaged expedition (VQ-TF-4.4)."""
    return 1 if expedition.damaged else 2


def fleet_dice(escort: int) -> int:
    """Return with how many dice the fleet shoots back (VQ-TF-4.6)."""
    return 1 + escort


def hits(faces: tuple[int, ...]) -> int:
    """Return how many dice hit: each 5 and each 6 (VQ-TF-4.7)."""
    return sum(face >= HIT for face in faces)


def attack(state: VirginQueen, command: Attack, dice: Dice) -> Result[VirginQueen]:
    """Roll both sides' dice and take the difference (VQ-TF-4.4 to VQ-TF-4.8).

    The escort counts as it is now, without galleons that were destroyed (A-V-18). All
    dice have six faces (A-G-01) and are thrown by the bot (A-G-04). The attack neither
    needs nor uses up the piracy of this turn (A-V-16).
    """
    expedition = _asked(state, command)

    faces = dice.roll(attack_dice(expedition), "expedition")
    fleet_faces = dice.roll(fleet_dice(state.escort), "fleet")
    net = hits(faces) - hits(fleet_faces)
    fought = FleetAttacked(
        expedition=command.expedition,
        power=expedition.power,
        damaged=expedition.damaged,
        base=base_dice(expedition),
        rating=expedition.rating,
        faces=faces,
        hits=hits(faces),
        escort=state.escort,
        fleet_faces=fleet_faces,
        fleet_hits=hits(fleet_faces),
        net=net,
        cites=_cites(net),
    )
    fleet = open_fleet(state)
    attacked = (*fleet.attacked, command.expedition)
    noted = _noted(state.evolve(fleet=fleet.evolve(attacked=attacked)), command)
    settled = _settle(noted, command.expedition, net, dice)
    return Result(settled.state, (fought, *settled.events))


def pass_by(state: VirginQueen, command: PassBy) -> Result[VirginQueen]:
    """Do not attack with this expedition; that is final (VQ-TF-4.1, A-V-15)."""
    expedition = _asked(state, command)

    onward = ask_next(_noted(state, command))
    passed = FleetPassedBy(expedition=command.expedition, power=expedition.power)
    return Result(onward.state, (passed, *onward.events))


def asked_attackers(state: VirginQueen, power: Power) -> tuple[str, ...]:
    """Return the expeditions of *power* of which one must attack or pass now."""
    fleet = state.fleet
    if fleet is None or fleet.step != "attack" or fleet.queue[0] != power:
        return ()
    return unasked(state, power)


def _settle(
    state: VirginQueen, captain: str, net: int, dice: Dice
) -> Result[VirginQueen]:
    """Let the net result take effect, and go on (VQ-TF-4.9, VQ-TF-4.16, VQ-TF-4.19)."""
    if net > 0:
        return reward(state, captain, net, dice)
    suffered = suffer(state, captain, -net) if net < 0 else Result(state)
    onward = ask_next(suffered.state)
    return Result(onward.state, (*suffered.events, *onward.events))


def _asked(state: VirginQueen, command: Attack | PassBy) -> Expedition:
    """Return the expedition that answers, or raise `Refusal` (VQ-TF-4.1 to 4.3)."""
    fleet = require_step(state, "attack", "VQ-TF-4.1")
    power = require_power(command.actor, state.order)
    captain, first = command.expedition, fleet.queue[0]
    if power != first:
        raise Refusal("not_your_attack", ("VQ-TF-4.1", "VQ-TF-4.2"), power=first)
    legal = map(Choice, asked_attackers(state, power))
    expedition = own_expedition(state, power, captain, "VQ-TF-4.1")
    if captain in fleet.asked:
        raise Refusal(
            "asked_before", ("VQ-TF-4.1", "A-V-15"), legal, expedition=captain
        )
    if expedition.zone != fleet.zone:
        cites = ("VQ-TF-4.1", "A-V-14")
        zone = fleet.zone or ""
        raise Refusal("not_in_zone", cites, legal, expedition=captain, zone=zone)
    return expedition


def _noted(state: VirginQueen, command: Attack | PassBy) -> VirginQueen:
    """Return the position in which the expedition has had its say."""
    fleet = open_fleet(state)
    asked = (*fleet.asked, command.expedition)
    return state.evolve(fleet=fleet.evolve(asked=asked))


def _cites(net: int) -> tuple[str, ...]:
    """Return what decides an attack with this result."""
    if net > 0:
        return ("VQ-TF-4.7", "VQ-TF-4.8", "VQ-TF-4.9")
    if net < 0:
        return ("VQ-TF-4.7", "VQ-TF-4.8", "VQ-TF-4.16")
    return ("VQ-TF-4.7", "VQ-TF-4.8", "VQ-TF-4.19", "A-V-19")
