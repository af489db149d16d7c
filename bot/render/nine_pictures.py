"""Nine Years: what its board shows, in the words of its reader."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from bot.chooser import Chooser
from bot.pictures.flags import Flag
from bot.pictures.nine_board import Board, Fact, Sea, board
from bot.pictures.nine_card import ForceSign, SpaceCard
from bot.render.nine_map import counters_in, leaving, ordered, seas, stranded
from bot.render.nine_tracks import boxes, flags_of, track_of
from bot.render.nine_years import nine_years_chart
from bot.render.post import ALT, Picture, short
from bot.safe import Safe
from rules.nine_years.sides import SIDES, Side
from rules.nine_years.state import PHASES, NineYears
from rules.nine_years.theatre import ATLANTIC, Force
from rules.nine_years.track import place

YEARS: Final = 10
"""Years of the turn track that stand side by side."""

ABREAST: Final = 3
"""Spaces side by side, where the scenario does not say where they are."""


def nine_years_pictures(chooser: Chooser, view: NineYears) -> tuple[Picture, ...]:
    """Return the board: the track, the calendar, and the map if the game has one."""
    board_of = _Worded(chooser, view)
    return (
        Picture(
            name="board.png",
            svg=board(board_of.board()),
            alt=short(board_of.alt(), ALT),
            text="\n".join(nine_years_chart(chooser, view)),
        ),
    )


class _Worded:
    """A position in the words of its reader."""

    def __init__(self, chooser: Chooser, view: NineYears) -> None:
        self._chooser = chooser
        self._view = view
        self._flown = flags_of(chooser)
        self._leaving = leaving(view)
        self._stranded = stranded(view)

    def board(self) -> Board:
        """Return all that the board shows."""
        view, theatre = self._view, self._view.theatre
        cards = {name: self._card(name) for name in theatre.spaces}
        links = {
            (min(name, other), max(name, other))
            for name, one in theatre.spaces.items()
            for other in one.neighbours
            if other in theatre.spaces and other != name
        }
        return Board(
            title=self._title(),
            points=self._say("points", vp=view.vp),
            years=self._years(),
            phases=[(self._name(one), one == view.phase) for one in PHASES],
            facts=tuple(self._facts()),
            track=track_of(self._chooser, boxes(view, self._flown)),
            returns=tuple(self._returns()),
            cards=cards,
            places=self._places(),
            links=tuple(sorted(links)),
            seas=tuple(self._sea(one) for one in seas(theatre)),
            stocks=tuple(self._stocks()),
            key=[(sign, self._say(f"key-{sign}")) for sign in self._signs(cards)],
        )

    def alt(self) -> str:
        """Return the board for those who cannot see it: in short; the text has all."""
        view, theatre = self._view, self._view.theatre
        box = view.marker.box
        return self._say(
            "alt",
            title=Safe(self._title()),
            phase=view.phase,
            vp=view.vp,
            value=view.track[box],
            place=place(view.track, box),
            side=view.marker.side,
            atlantic=view.atlantic or "nobody",
            spaces=len(theatre.spaces),
            forces=len(theatre.forces),
            leaving=len(self._leaving),
            names=Safe(", ".join(map(self._name, self._leaving))),
        )

    def _say(self, what: str, **params: Any) -> str:
        return self._chooser.say(f"nine_years-picture-{what}", **params)

    def _name(self, code: str) -> str:
        return str(self._chooser.name(code))

    def _title(self) -> str:
        return self._say("title", year=self._view.year, over=self._view.over)

    def _years(self) -> list[tuple[str, bool]]:
        """Return the years around the present one, as many as stand side by side."""
        view = self._view
        last = min(view.last_year, max(view.year + YEARS // 2, view.first_year + 9))
        first = max(view.first_year, last - YEARS + 1)
        return [(str(one), one == view.year) for one in range(first, last + 1)]

    def _facts(self) -> Iterator[Fact]:
        view = self._view
        holds = [self._say("atlantic"), *self._side(view.atlantic)]
        begins = [self._say("initiative"), *self._side(view.initiative)]
        yield [*holds, "·", *begins]
        if view.turn is not None:
            yield [self._say("turn"), *self._side(view.turn)]
        if view.winter is not None:
            done = [one for side in view.winter.done for one in self._side(side)]
            told = [self._say("done"), *done] if done else []
            yield [self._say("winter", step=view.winter.step), *told]
        if view.theatre.beachy_head:
            yield [self._say("beachy-head")]

    def _side(self, side: Side | None) -> list[str | Flag]:
        """Return the flag and the name of a side, or the name of nobody."""
        if side is None:
            return [self._name("nobody")]
        return [self._flown[side], self._name(side)]

    def _returns(self) -> Iterator[Fact]:
        """Yield who comes back from the turn track, year by year."""
        arrivals = self._view.theatre.arrivals
        for year in sorted({one.year for one in arrivals}):
            back: list[str | Flag] = [self._say("returns", year=year)]
            for one in arrivals:
                if one.year == year:
                    back += [self._flown[one.side], self._name(one.leader)]
            yield back

    def _stocks(self) -> Iterator[Fact]:
        theatre = self._view.theatre
        if theatre.pool:
            pool: list[str | Flag] = [self._say("pool")]
            for side in SIDES:
                pool += [self._flown[side], str(theatre.pool.get(side, 0))]
            yield pool
        for side in SIDES:
            if theatre.reserve.get(side):
                names = ", ".join(map(self._name, theatre.reserve[side]))
                yield [self._say("reserve"), self._flown[side], names]

    def _places(self) -> dict[str, tuple[float, float]]:
        """Return where spaces are on the map, side by side if nobody has said it."""
        spaces = self._view.theatre.spaces
        places = {name: (float(one.x), float(one.y)) for name, one in spaces.items()}
        if len(set(places.values())) > 1:
            return places
        return {
            name: (float(at % ABREAST), float(at // ABREAST))
            for at, name in enumerate(places)
        }

    def _card(self, name: str) -> SpaceCard:
        theatre = self._view.theatre
        space = theatre.spaces[name]
        return SpaceCard(
            name=self._name(name),
            owner=self._flown[space.controller] if space.controller else None,
            fortified=space.fortified,
            port=bool(space.seas),
            forces=tuple(
                self._force(ident, one)
                for ident, one in theatre.forces.items()
                if one.space == name
            ),
            counters=tuple(self._counters(name)),
            fleets=tuple(
                self._flown[one.side] for one in theatre.fleets if one.place == name
            ),
            lines=tuple(
                (self._flown[one.side], self._name(ident))
                for ident, one in theatre.lines.items()
                if one.space == name
            ),
        )

    def _counters(self, space: str) -> Iterator[str]:
        for kind, number in counters_in(self._view.theatre, space).items():
            yield f"{self._name(kind)} ×{number}" if number > 1 else self._name(kind)

    def _force(self, ident: str, force: Force) -> ForceSign:
        to = ordered(self._view, ident)
        return ForceSign(
            side=self._flown[force.side],
            label=self._name(ident),
            full=force.full,
            reduced=force.reduced,
            leaders=", ".join(map(self._name, force.leaders)),
            leaves=ident in self._leaving,
            stranded=ident in self._stranded,
            ordered=self._name(to) if to is not None else "",
        )

    def _sea(self, name: str) -> Sea:
        view = self._view
        held = view.atlantic if name == ATLANTIC else None
        return Sea(
            name=self._name(name),
            owner=self._flown[held] if held else None,
            fleets=tuple(
                self._flown[one.side]
                for one in view.theatre.fleets
                if one.place == name
            ),
        )

    def _signs(self, cards: Mapping[str, SpaceCard]) -> list[str]:
        """Return the signs that the board shows, which are to be explained."""
        view, theatre = self._view, self._view.theatre
        forces = tuple(theatre.forces.values())
        signs = {
            "marker": True,
            "support": bool(view.support),
            "fortified": any(one.fortified for one in cards.values()),
            "port": any(one.port for one in cards.values()),
            "corps": any(one.full for one in forces),
            "reduced": any(one.reduced for one in forces),
            "leader": any(one.leaders for one in forces),
            "leaves": bool(set(self._leaving) - set(self._stranded)),
            "stranded": bool(self._stranded),
            "ordered": any(ordered(view, name) for name in theatre.forces),
            "counter": bool(theatre.counters),
            "fleet": bool(theatre.fleets),
            "line": bool(theatre.lines),
            "past": any(one.neighbours for one in theatre.spaces.values()),
        }
        return [sign for sign, shown in signs.items() if shown]
