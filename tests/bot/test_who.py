"""Who may do what: every command of every system and of the lobby, by anybody.

Each row has a scene, a command, and what becomes of it when it is typed by somebody
without a seat, by the first side, the second, the umpire, and an umpire who holds the
second seat:

- `.` the table says no, `!` the rules do, with a clause
- `1`, `2`, `u` it is played by the first side, the second, the umpire
- `+` the lobby does it, `?` it is told, to him alone
"""

import json
from typing import Any, Final

import pytest

from bot.loopback import Person, Upload
from tests.bot import who_at_sea, who_in_spain, who_in_winter
from tests.replies import Reply
from tests.tables import SIDES, Company, House

pytestmark = pytest.mark.asyncio(loop_scope="module")

WHO: Final = ("stranger", "first", "second", "umpire", "seated_umpire")

SCENES: Final[dict[str, tuple[str, ...]]] = {
    "day": (),
    "talks": (
        "/parley seal choice:attack seat:north",
        "/parley seal choice:attack seat:south",
    ),
    "events": (),
    "second_year": ("/nine umpire year year:1689",),
    "reinforcement": ("/nine umpire phase phase:reinforcement",),
    "first_turn": (
        "/nine umpire initiative side:alliance",
        "/nine umpire phase phase:campaign",
    ),
    **who_at_sea.SCENES,
    **who_in_spain.SCENES,
    **who_in_winter.SCENES,
}
FILES: Final = {
    "letter": Upload("letter.txt", b"Let us talk."),
    "table": Upload("forces.txt", who_in_winter.FILE),
}
"""What is uploaded, by the names of options."""

DICE: Final = {
    "war_at_sea": (who_at_sea.FACES, ()),
    "virgin_queen": (who_in_spain.FACES, who_in_spain.ITEMS),
}
"""Faces and items that are set for the scenes of a system."""

TABLE: Final = [
    ("day", "/parley draw number:1", ".12!2"),
    ("day", "/parley play card:oath", ".!!!!"),
    ("day", "/parley roll number:2", ".12!2"),
    ("day", "/parley seal choice:hold", ".12!2"),
    ("talks", "/parley talks answer word:accept", ".12!2"),
    ("day", "/parley talks answer word:accept", ".!!!!"),
    ("day", "/parley sail to:hull", ".12!2"),
    ("day", "/parley send ships:gull,swan", ".1!!!"),
    ("day", "/parley load goods:salt=1", ".12!2"),
    ("day", "/parley write letter:FILE", ".12!2"),
    ("day", "/parley name ship:pike called:Hecht", ".!2!2"),
    ("day", "/parley umpire gold side:north number:3", "...uu"),
    ("day", "/parley umpire finish", "...uu"),
    ("day", "/parley hand", "?????"),
    ("day", "/parley odds", "?????"),
    ("second_year", "/nine roll", ".12u2"),
    ("events", "/nine roll", ".!!!!"),
    ("first_turn", "/nine flip", ".1!!!"),
    ("reinforcement", "/nine support", ".12!2"),
    ("first_turn", "/nine pass", ".1!u!"),
    ("events", "/nine next", ".12u2"),
    ("events", "/nine odds", "?????"),
    ("events", "/nine umpire atlantic side:nobody", "...uu"),
    ("events", "/nine umpire cards side:alliance number:3", "...uu"),
    ("events", "/nine umpire resources side:alliance number:3", "...uu"),
    ("events", "/nine umpire vp number:17", "...uu"),
    ("events", "/nine umpire initiative side:alliance", "...uu"),
    ("events", "/nine umpire phase phase:campaign", "...uu"),
    ("events", "/nine umpire year year:1690", "...uu"),
    ("events", "/nine umpire marker side:alliance", "...uu"),
    ("events", "/nine umpire support side:alliance", "...uu"),
    ("nowhere", "/game new system:parley", "+++++"),
    ("day", "/game new system:parley", "....."),
    ("empty", "/game join side:north", "+++++"),
    ("lobby", "/game join", "....."),
    ("day", "/game join side:north", "....."),
    ("lobby", "/game leave", ".++.+"),
    ("day", "/game leave", ".++.+"),
    ("lobby", "/game assign side:north user:@carl", "...++"),
    ("day", "/game assign side:north user:@carl", "...++"),
    ("day", "/game umpire user:@carl", "...++"),
    ("lobby", "/game option name:hand_limit value:3", "...++"),
    ("day", "/game option name:hand_limit value:3", "....."),
    ("lobby", "/game start", "...++"),
    ("empty", "/game start", "....."),
    ("day", "/game start", "....."),
    ("day", "/game language language:ru", "...++"),
    ("day", "/game status", "?????"),
    ("events", "/game chart", "?????"),
    ("day", "/game log", "?????"),
    ("day", "/game rules", "?????"),
    ("day", "/game export", "?????"),
    ("day", "/game end", "...??"),
    ("day", "/game help", "?????"),
    ("day", "/dice roll dice:2d6", "+++++"),
    ("day", "/dice proof", "?????"),
    *who_at_sea.ROWS,
    *who_in_spain.ROWS,
    *who_in_winter.ROWS,
]


async def test_every_command_is_in_the_table(house: House) -> None:
    registered = {
        one.key
        for one in house.loopback.person("carl").commands(house.room("the list"))
    }

    assert {command_of(row[1])[0] for row in TABLE} == registered


def command_of(line: str) -> tuple[str, dict[str, str | Upload]]:
    """Return the command in a line, and its options."""
    words, options = [], dict[str, str | Upload]()
    for word in line.split():
        name, colon, value = word.partition(":")
        if colon:
            options[name] = FILES[name] if value == "FILE" else value
        else:
            words.append(word)
    return " ".join(words), options


async def typed(company: Company, who: Person, line: str) -> Reply:
    command, options = command_of(line)
    return await company.type(who, command, **options)


async def staged(house: House, scene: str, *, seated_umpire: bool) -> Company:
    """Return a company in a scene; the umpire may hold the second seat."""
    system = "parley" if scene in {"day", "talks", "lobby", "empty"} else "nine_years"
    if scene in who_at_sea.SCENES:
        system = "war_at_sea"
    elif scene in who_in_spain.SCENES:
        system = "virgin_queen"
    if scene == "nowhere":
        return Company(house, house.room(), SIDES["parley"])
    running = scene in SCENES
    setup: dict[str, Any] = {}
    if scene in who_in_winter.SCENES:
        setup["scenario"] = who_in_winter.SCENARIO
    company = await house.company(
        system, seated=scene != "empty", started=running, **setup
    )
    if system in DICE:
        house.bot.table.scripted[str(company.channel.id)] = DICE[system]
    for line in SCENES.get(scene, ()):
        assert (await typed(company, company.uma, line)).outcome.line
    if seated_umpire and scene != "empty":
        second = SIDES[system][1]
        await company.type(company.uma, "/game assign", side=second, user="@uma")
    return company


def what_became(reply: Reply, sides: tuple[str, ...]) -> str:
    """Return the sign in the table for what became of a command."""
    assert reply.outcome.fault is None
    if reply.refused:
        return "!" if reply.cites else "."
    line = reply.outcome.line
    if line and json.loads(line.public)["kind"] == "play":
        actor = json.loads(line.public)["actor"]
        return str(sides.index(actor) + 1) if actor in sides else "u"
    return "?" if all(one.visible_to for one in reply.messages) else "+"


@pytest.mark.parametrize(("scene", "line", "marks"), TABLE, ids=str)
async def test_who_may(house: House, scene: str, line: str, marks: str) -> None:
    found = ""
    for number, _ in enumerate(WHO):
        company = await staged(house, scene, seated_umpire=number == 4)
        before = house.stored()
        who = (company.carl, company.anna, company.ben, company.uma, company.uma)
        reply = await typed(company, who[number], line)
        found += what_became(reply, company.sides)
        if found[-1] in ".!?":
            assert house.stored() == before

    assert found == marks


@pytest.mark.parametrize("way", ["typed", "pressed"])
async def test_what_the_umpire_does_for_a_side_is_told_with_both_names(
    house: House, way: str
) -> None:
    company = await house.company()
    await company.type(company.anna, "/game leave")

    if way == "typed":
        reply = await company.type(company.uma, "/parley roll", number=2, seat="north")
    else:
        reply = await company.press(company.uma, "North: Throw 2 dice")

    assert f"umpire <@{company.uma.id}> for North" in reply.posted.content
    assert reply.outcome.line is not None
    public = json.loads(reply.outcome.line.public)
    assert (public["actor"], public["for_side"]) == ("north", True)
    assert public["user"] == str(company.uma.id)


async def test_of_several_seats_the_one_that_is_awaited_speaks(house: House) -> None:
    company = await house.company(seated=False, solo="true")
    await company.type(company.uma, "/game start")

    both = await company.type(company.uma, "/parley seal", choice="hold")
    await company.type(company.uma, "/parley seal", choice="hold", seat="north")
    await company.type(company.uma, "/parley seal", choice="hold")

    assert both.refused == "which_seat"
    assert "North, South" in both.told
    one, other = company.posts()[-2:]
    assert "**North seals a choice.**" in one.content
    assert "**South seals a choice.**" in other.content
    reply = await company.type(
        company.uma, "/parley umpire gold", side="north", number=1
    )
    assert what_became(reply, company.sides) == "u"
