"""A large campaign: what its orders cost against validating and dumping it once."""

from statistics import median
from typing import Any, Final

from bot.bench.floor import timed
from bot.scenarios import options_of, shipped
from rules import find_system
from rules.kernel.dice import ScriptedDice
from rules.kernel.model import Command
from rules.kernel.offers import Offer
from rules.kernel.system import System
from rules.war_at_sea.desk.calendar import Close
from rules.war_at_sea.relations import pair
from rules.war_at_sea.sailing import MoveFleet
from rules.war_at_sea.ships import form_fleet, new_ships
from rules.war_at_sea.state import WarAtSea

FLEETS = 60
SHIPS = 400
ROUNDS = 3
TIMES = 40
CALM: Final = {"stand", "stay_out", "even", "fight_on"}


def campaign() -> WarAtSea:
    """Return six factions with 60 fleets and 400 ships, in a turn, at peace."""
    system = find_system("war_at_sea")
    scenario = shipped(system, "six-flags")
    state = system.new_game(scenario, options_of(system, scenario.options))
    assert isinstance(state, WarAtSea)  # noqa: S101 - its own system's
    state = state.evolve(fleets={}, relations={}, phase="turn", turn=1)
    areas, types = tuple(state.areas), tuple(state.ship_types)
    for number in range(FLEETS):
        count = SHIPS // FLEETS + (number < SHIPS % FLEETS)
        owner = state.factions[number % len(state.factions)]
        kind = types[number % len(types)]
        state, ships = new_ships(state, kind, owner, count)
        area = areas[number % len(areas)]
        state, _ = form_fleet(state, area, ships, owner, 3)
    return state.evolve(treasuries=dict.fromkeys(state.factions, 10_000))


def measure() -> dict[str, float]:
    """Return the costs of a move, a battle round and a turn's end as ratios.

    Each is measured against validating and dumping the campaign's position once, and
    of three rounds the best counts.
    """
    system = find_system("war_at_sea")
    state = campaign()
    fleet = next(iter(state.fleets.values()))
    to = state.areas[fleet.area].neighbours[0]
    owner = str(fleet.commander)
    move = MoveFleet(actor=owner, fleet=fleet.id, to=to)
    fight, round_ = battle(system, state)
    return {
        "campaign.bytes": len(state.model_dump_json()),
        "campaign.move_ratio": ratio(system, state, move),
        "campaign.round_ratio": ratio(system, fight, round_),
        "campaign.upkeep_ratio": ratio(system, state, Close(actor="umpire")),
    }


def battle(system: System[Any], state: WarAtSea) -> tuple[WarAtSea, Command]:
    """Return a battle in the campaign, and the answer that lets a round be fought."""
    one = next(iter(state.fleets.values()))
    beside = state.areas[one.area].neighbours
    other = next(
        fleet
        for fleet in state.fleets.values()
        if fleet.area in beside and fleet.commander != one.commander
    )
    war = {pair(state, str(one.commander), str(other.commander)): "war"}
    state = state.evolve(relations=war)
    move = MoveFleet(actor=str(one.commander), fleet=one.id, to=other.area)
    state = system.apply(state, move, dice()).state
    for _ in range(FLEETS):
        offer = calm(system, state)
        after = system.apply(state, offer.complete(), dice()).state
        if after.battles and after.battles[0].round > state.battles[0].round:
            return state, offer.complete()
        state = after
    raise AssertionError("no round was reached")


def calm(system: System[Any], state: WarAtSea) -> Offer:
    """Return the next answer of those who stand, stay out, fire evenly and fight on."""
    for awaited in system.awaiting(state):
        for offer in system.offers(state, awaited.side):
            if offer.opening is None and offer.command.path[0] in CALM:
                return offer
    raise AssertionError("nobody is asked for a calm answer")


def ratio(system: System[Any], state: WarAtSea, command: Command) -> float:
    """Return what *command* costs, against validating and dumping *state* once."""
    text = state.model_dump_json()

    def once() -> None:
        type(state).model_validate_json(text).model_dump_json()

    def play() -> None:
        system.apply(state, command, dice())

    found = [
        median(timed(play, TIMES)) / median(timed(once, TIMES)) for _ in range(ROUNDS)
    ]
    return round(min(found), 2)


def dice() -> ScriptedDice:
    """Return dice whose faces are equal: nobody's attack is raised."""
    return ScriptedDice((3,) * 400)
