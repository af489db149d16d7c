"""Virgin Queen: how it stands, and the board in words."""

from collections.abc import Callable, Iterable, Iterator

from bot.chooser import Chooser
from bot.render.war_at_sea import named
from bot.safe import Safe
from rules.virgin_queen.names import HOME, UNSEEN
from rules.virgin_queen.state import Expedition, Space, VirginQueen
from rules.virgin_queen.treasure_fleet.attack import attack_dice
from rules.virgin_queen.troops import Troops

Naming = Callable[[Chooser, Iterable[str]], Safe]
"""Words codes: for a message, or for a picture, where nothing reads markup."""


def virgin_queen_status(chooser: Chooser, view: VirginQueen) -> list[str]:
    """Return turn and phase, the treasures, what each power has, Spain's affairs."""
    return [
        chooser.say(
            "virgin_queen-status",
            turn=view.turn,
            last=view.last_turn,
            phase=view.phase,
            impulse=view.impulse or "nobody",
            over=view.over,
        ),
        row_line(chooser, view),
        fleet_line(chooser, view, named),
        galleons_line(chooser, view),
        *(
            chooser.say(
                "virgin_queen-status-power",
                power=power,
                vp=view.piracy_vp.get(power, 0),
                treasures=len(view.held(power)),
                expeditions=sum(
                    one.power == power for one in view.expeditions.values()
                ),
            )
            for power in view.order
        ),
        armada_line(chooser, view, named),
        chooser.say(
            "virgin_queen-status-spain",
            cp=view.cp,
            bonus=view.card_bonus,
            rating=view.admin_rating,
            dead=view.philip_dead,
        ),
    ]


def virgin_queen_chart(chooser: Chooser, view: VirginQueen) -> list[str]:
    """Return the board place by place: row, fleet, ocean zones, Armada, Europe."""
    return [
        *_with_known(chooser, view, row_line(chooser, view), view.row),
        fleet_line(chooser, view, named),
        *_with_known(
            chooser,
            view,
            galleons_line(chooser, view),
            view.fleet.selected if view.fleet else (),
        ),
        *_ocean(chooser, view),
        armada_line(chooser, view, named),
        *_europe(chooser, view),
        *_holdings(chooser, view),
    ]


def row_line(chooser: Chooser, view: VirginQueen) -> str:
    """Return how many treasures lie in the row, in the pool, and discarded."""
    return chooser.say(
        "virgin_queen-board-row",
        row=len(view.row),
        pool=len(view.pool),
        discard=len(view.discard),
    )


def fleet_line(chooser: Chooser, view: VirginQueen, naming: Naming) -> str:
    """Return where the Treasure Fleet is and what the event waits for."""
    fleet = view.fleet
    step = fleet.step if fleet else ("done" if view.events else "none")
    zone = fleet.zone if fleet else None
    return chooser.say(
        "virgin_queen-board-fleet",
        step=step,
        count=fleet.count if fleet else 0,
        zone=naming(chooser, [zone] if zone else []),
        die=(fleet.die or 0) if fleet else 0,
        power=naming(chooser, fleet.queue[:1] if fleet else []),
        captain=naming(chooser, [fleet.winner] if fleet and fleet.winner else []),
        due=fleet.due if fleet else 0,
    )


def galleons_line(chooser: Chooser, view: VirginQueen) -> str:
    """Return how many galleons and treasures sail, and how many galleons are left."""
    return chooser.say(
        "virgin_queen-board-galleons",
        escort=view.escort,
        galleons=view.galleons,
        sailing=len(view.fleet.selected) if view.fleet else 0,
    )


def armada_line(chooser: Chooser, view: VirginQueen, naming: Naming) -> str:
    """Return where the Armada is, how strong, and what it carries."""
    armada = view.armada
    if armada is None:
        return chooser.say("virgin_queen-board-no-armada", turn=view.track or 0)
    return chooser.say(
        "virgin_queen-board-armada",
        strength=armada.strength,
        place=naming(chooser, [armada.place]),
        port=armada.place in view.spaces,
        aboard=_listed(
            [*_units(chooser, armada.cargo), naming(chooser, armada.leaders)]
        ),
        beaten=armada.beaten.units,
        excess=armada.excess,
        banked=armada.banked,
    )


def faces_of(view: VirginQueen, zone: str) -> tuple[int, ...]:
    """Return the faces of the die that lead to *zone* (A-V-12)."""
    table = view.options.zone_table
    return tuple(face for face, one in enumerate(table, 1) if one == zone)


def bands(view: VirginQueen) -> Iterator[tuple[str, Space]]:
    """Yield the spaces of which there is something to tell besides their ruler."""
    for name, space in view.spaces.items():
        if space.troops.units or space.leaders or space.unrest or space.besieged:
            yield name, space


def _with_known(
    chooser: Chooser, view: VirginQueen, said: str, heap: Iterable[str]
) -> list[str]:
    """Return a line, and below it the treasures whose faces the viewer sees."""
    known = [one for one in heap if one != UNSEEN]
    return [said, *(f"- {treasure(chooser, view, one)}" for one in known)]


def treasure(chooser: Chooser, view: VirginQueen, ident: str) -> str:
    """Return a treasure with what it is worth."""
    return chooser.say(
        "virgin_queen-board-treasure",
        treasure=labelled(chooser, ident),
        value=view.values[ident],
    )


def labelled(chooser: Chooser, ident: str) -> Safe:
    """Return the name of a thing with the id that is typed for it."""
    name = named(chooser, [ident])
    return name if name == ident else Safe(f"{name} ({ident})")


def _ocean(chooser: Chooser, view: VirginQueen) -> Iterator[str]:
    """Yield the ocean zones with the expeditions there, then those at home."""
    for zone in (*view.zones, HOME):
        there = [
            captain for captain, one in view.expeditions.items() if one.zone == zone
        ]
        if zone == HOME and not there:
            continue
        yield chooser.say(
            "virgin_queen-chart-zone",
            zone=zone,
            faces=Safe(", ".join(map(str, faces_of(view, zone))) or "none"),
            home=zone == HOME,
            number=len(there),
        )
        for captain in there:
            yield f"- {_expedition(chooser, view, captain, view.expeditions[captain])}"
            yield from _loot(chooser, view, view.expeditions[captain])


def _expedition(
    chooser: Chooser, view: VirginQueen, captain: str, expedition: Expedition
) -> str:
    return chooser.say(
        "virgin_queen-chart-expedition",
        captain=labelled(chooser, captain),
        power=expedition.power,
        rating=expedition.rating,
        dice=attack_dice(expedition),
        damaged=expedition.damaged,
        loot=len(expedition.loot),
        attacked=view.fleet is not None and captain in view.fleet.attacked,
    )


def _loot(chooser: Chooser, view: VirginQueen, expedition: Expedition) -> Iterator[str]:
    for one in expedition.loot:
        if one != UNSEEN:
            yield f"  - {treasure(chooser, view, one)}"


def _europe(chooser: Chooser, view: VirginQueen) -> Iterator[str]:
    """Yield where Spanish units are and what is amiss, then who rules what."""
    for name, space in bands(view):
        told = [
            *_units(chooser, space.troops),
            named(chooser, space.leaders),
            *_amiss(chooser, space),
        ]
        yield chooser.say(
            "virgin_queen-chart-space",
            space=named(chooser, [name]),
            told=_listed(told),
        )
    for ruler in (*view.order, None):
        ruled = [name for name, one in view.spaces.items() if one.controller == ruler]
        if ruled:
            yield chooser.say(
                "virgin_queen-chart-ruled",
                power=ruler or "nobody",
                spaces=named(chooser, ruled),
            )


def _units(chooser: Chooser, troops: Troops) -> Iterator[str]:
    """Yield how many units of each kind there are, of which there are any."""
    for kind, number in troops.model_dump().items():
        if number:
            yield chooser.say(f"virgin_queen-board-{kind}", number=number)


def _amiss(chooser: Chooser, space: Space) -> Iterator[str]:
    """Yield what troubles a space."""
    if beaten := space.beaten.units:
        yield chooser.say("virgin_queen-chart-beaten", number=beaten)
    if space.unrest:
        yield chooser.say("virgin_queen-chart-unrest")
    if space.besieged:
        yield chooser.say("virgin_queen-chart-besieged")


def _listed(told: Iterable[str]) -> Safe:
    """Return what is to be told in one line, `none` if it is nothing."""
    return Safe(", ".join(filter(None, told)) or "none")


def _holdings(chooser: Chooser, view: VirginQueen) -> Iterator[str]:
    """Yield what each power has won, with the treasures that the viewer knows."""
    for power in view.order:
        held, vp = view.held(power), view.piracy_vp.get(power, 0)
        if held or vp:
            said = chooser.say(
                "virgin_queen-chart-holdings",
                power=power,
                vp=vp,
                treasures=len(held),
            )
            yield from _with_known(chooser, view, said, held)
