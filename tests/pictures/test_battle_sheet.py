"""The sheet of a battle: every ship with its health, the dice, the losses."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.pictures.battle_sheet import FleetLines, Sheet, ShipLine, Side, battle_sheet
from bot.pictures.chart_layout import WIDTH
from bot.pictures.flags import Flag
from bot.pictures.marks import PIPS, die
from bot.pictures.painter import Painter
from bot.pictures.worker import ZOOM
from bot.render.battle_sheets import round_pictures, standing_pictures
from bot.render.boards import play_pictures
from bot.render.post import ALT, PICTURES
from bot.words import LANGUAGES
from rules.war_at_sea.view import view
from tests.pictures.battles import Play, war
from tests.pictures.png import size
from tests.pictures.scenes import BUSY, reader
from tests.pictures.test_sea_chart import written

KEY = ("health", "lost", "out", "sunk")


def ship(before: int, after: int, full: int = 12) -> ShipLine:
    return ShipLine(Flag(0, "R"), "s1 galleon", full, before, after)


def sheet(*ships: ShipLine, face: int | None = 5, dice_sides: int = 6) -> str:
    line = FleetLines((Flag(0, "R"),), "f1 Fleet", ships)
    sides = (
        Side("Attack: Red", face, "damage 15", (line,)),
        Side("Defence: Blue", None, "", ()),
    )
    return battle_sheet(Sheet("Battle", "Round 1", sides, dice_sides, KEY))


def test_a_ship_shows_what_it_has_and_what_it_lost() -> None:
    said = written(sheet(ship(12, 7)))

    assert "s1 galleon 7/12 −5" in said
    assert "−" not in written(sheet(ship(12, 12)))


@pytest.mark.clause("SEA-BAT-7", "SEA-CAP-1")
def test_ships_that_are_sunk_or_out_have_their_signs_instead_of_numbers() -> None:
    fights, out, sunk = (sheet(ship(4, after)) for after in (2, 1, 0))

    assert "2/12" in written(fights)
    assert "1/12" not in written(out)
    assert "0/12" not in written(sunk)
    struck = "<line"
    assert (struck in fights, struck in out, struck in sunk) == (False, False, True)
    for drawn, cross, white in ((fights, 1, 1), (out, 1, 2), (sunk, 2, 1)):
        assert drawn.count("M-4-4 4 4M4-4-4 4") == cross
        assert drawn.count("M-3 6V-6") == white


@settings(max_examples=30)
@given(st.integers(2, 99), st.data())
def test_bars_are_as_long_as_the_health(full: int, data: st.DataObject) -> None:
    before = data.draw(st.integers(1, full))
    after = data.draw(st.integers(0, before))

    svg = sheet(ship(before, after, full))

    paper, lost, left, frame = (
        float(one)
        for one in re.findall(
            r'<rect x="[\d.]+" y="[\d.]+" width="([\d.]+)" height="9"', svg
        )[:4]
    )
    assert frame == paper
    assert lost == pytest.approx(paper * before / full, abs=0.01)
    assert left == pytest.approx(paper * after / full, abs=0.01)


@pytest.mark.parametrize("face", PIPS)
def test_a_die_has_as_many_pips_as_it_shows(face: int) -> None:
    assert die(face, 6, 0, 0, 20).count("<circle") == face


def test_other_dice_show_a_number() -> None:
    assert written(die(17, 20, 0, 0, 20)) == "17"
    assert "<circle" not in die(4, 20, 0, 0, 20)


def test_a_side_that_has_not_thrown_shows_no_die() -> None:
    pips = 'r="1.7"'

    assert sheet(face=5).count(pips) == 5
    assert sheet(face=None).count(pips) == 0


def test_without_dice_and_totals_there_is_no_row_for_them() -> None:
    heights = [
        float(re.findall(r'height="([\d.]+)"', svg)[0])
        for svg in (sheet(ship(12, 7)), sheet(ship(12, 7), face=None))
    ]
    line = FleetLines((Flag(0, "R"),), "f1 Fleet", (ship(12, 7),))
    side = Side("Red", None, "", (line,))
    bare = battle_sheet(Sheet("Battle", "Round 1", (side, side), 6, KEY))

    assert heights[0] == heights[1]
    assert float(re.findall(r'height="([\d.]+)"', bare)[0]) < heights[0] - 20


def drawn(play: Play, language: str = "en") -> list[str]:
    chooser = reader(play.after, language)
    return [
        one.svg for one in round_pictures(chooser, play.before, play.after, play.events)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_each_round_of_a_battle_is_drawn(painter: Painter, language: str) -> None:
    plays = [one for one in war(5) if "volley_fired" in one.kinds()]

    assert plays
    for play in plays:
        chooser = reader(play.after, language)
        pictures = round_pictures(chooser, play.before, play.after, play.events)
        for one in pictures:
            png = await painter.png(one.svg)
            silent = await painter.png(re.sub("<text.*?</text>", "", one.svg))
            assert size(png)[0] == WIDTH * ZOOM
            assert len(png) - len(silent) > 20 * len(written(one.svg))
            assert one.name.startswith("battle-1-round-")
            assert 40 < len(one.alt) <= ALT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(8))
def test_every_ship_and_its_loss_is_on_the_sheet(seed: int, language: str) -> None:
    for play in war(seed):
        for svg in drawn(play, language):
            said = written(svg)
            for fleet in ("f1", "f3"):
                for one in play.before.fleets[fleet].ships:
                    assert one.id in said
            for event in play.events:
                if event["kind"] == "volley_fired":
                    assert all(f"−{lost}" in said for lost in event["damage"].values())


def test_the_sheet_tells_who_only_supports() -> None:
    (standing,) = standing_pictures(reader(BUSY), view(BUSY, None))

    assert "f5 (support) Belisar Vanguard" in written(standing.svg)
    assert written(standing.svg).count("(support)") == 1


def test_a_battle_before_its_first_round_has_no_sheet() -> None:
    (battle,) = BUSY.battles

    assert (
        standing_pictures(reader(BUSY), BUSY.evolve(battles=(battle.evolve(round=0),)))
        == ()
    )


def test_of_very_many_rounds_the_last_are_drawn() -> None:
    play = next(one for one in war(1) if "volley_fired" in one.kinds())
    volleys = [one for one in play.events if one["kind"] == "volley_fired"]
    many = [
        one | {"round": number, "damage": {}} for number in range(20) for one in volleys
    ]

    pictures = round_pictures(reader(play.after), play.before, play.after, many)

    assert [one.name for one in pictures] == [
        f"battle-1-round-{number}.png" for number in range(20 - PICTURES, 20)
    ]


def test_a_play_is_drawn_from_public_views_and_events() -> None:
    play = next(one for one in war(1) if "volley_fired" in one.kinds())
    after, before = reader(play.after), reader(play.before).position

    made = play_pictures(after, before, play.events)

    assert made == round_pictures(after, play.before, play.after, play.events)
    assert made
    assert play_pictures(after, before, []) == ()
