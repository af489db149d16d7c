"""What can be read of a game: status, chart, journal, rules, help."""

import re

import pytest

from bot.chooser import Chooser
from bot.lobby.reading import LATEST
from bot.render.boards import CHARTS, STATUS
from bot.render.post import LONGEST, length
from tests.parley.state import Parley
from tests.replies import Reply, labels
from tests.tables import Company, House

pytestmark = pytest.mark.asyncio(loop_scope="module")

READ = {
    "/game status": "Umpire: <@",
    "/game chart": "```",
    "/game log": "Nothing has been played yet.",
    "/game rules": "House rules of this game",
}
IN_TEXT = {"/game chart": {"text": True}}
"""What is asked for in text; else it would be a picture."""

WIDTH = 40


@pytest.mark.parametrize(("command", "told"), READ.items())
async def test_it_is_told_privately_and_only_shown_when_asked(
    house: House, command: str, told: str
) -> None:
    company = await house.company("nine_years")
    before, posts = house.stored(), company.posts()

    private = await company.type(company.carl, command, **IN_TEXT.get(command, {}))
    assert told in private.told
    assert company.posts() == posts
    public = await company.type(
        company.carl, command, show=True, **IN_TEXT.get(command, {})
    )
    assert told in public.posted.content
    assert public.posted.pings == ()

    assert house.stored() == before


@pytest.mark.parametrize("command", READ)
async def test_it_is_told_in_the_readers_language_and_shown_in_the_games(
    house: House, command: str
) -> None:
    company = await house.company("nine_years")

    text = IN_TEXT.get(command, {})
    private = await company.type(company.ben, command, **text)
    public = await company.type(company.ben, command, show=True, **text)

    assert re.search("[А-Яа-я]", private.told)
    assert not re.search("[А-Яа-я]", public.posted.content)


@pytest.mark.parametrize("command", [*READ, "/game export"])
async def test_without_a_game_there_is_nothing_to_read(
    house: House, command: str
) -> None:
    company = Company(house, house.room(), ("north", "south"))

    reply = await company.type(company.anna, command)

    assert reply.refused == "no_game"
    assert "</game new:" in reply.told


async def test_the_status_tells_how_it_stands_and_who_is_awaited(house: House) -> None:
    company = await house.company("nine_years")
    anna, ben = company.anna.id, company.ben.id

    reply = await company.type(company.carl, "/game status")

    assert reply.told.splitlines() == [
        "**Nine Years: King William’s War** · The colonial war, 1688-1697",
        f"Umpire: <@{company.uma.id}>",
        f"Alliance: <@{anna}>",
        f"Bourbons: <@{ben}>",
        "**1688**, Events. VP 20. The marker is on box 0, Bourbons side up. "
        "Atlantic: nobody. Initiative: Bourbons.",
        "Alliance: resource points 5, action cards 5",
        "Bourbons: resource points 5, action cards 5",
        f"➤ **Alliance** <@{anna}>, **Bourbons** <@{ben}>: end the Events Phase",
        f"-# №{(await company.position()).game.id}·0",
    ]


async def test_what_is_shown_to_all_is_seen_with_nobodys_eyes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    company = await house.company()
    await company.type(company.anna, "/parley draw", number=2)
    hand = (await company.position()).state.model_dump()["camps"]["north"]["hand"]

    def told(_: Chooser, view: Parley) -> list[str]:
        return [f"Held: {view.camps['north'].hand}."]

    for boards in (STATUS, CHARTS):
        monkeypatch.setitem(boards, "parley", told)

    for command in ("/game status", "/game chart"):
        own = await company.type(company.anna, command)
        shown = await company.type(company.anna, command, show=True)
        assert f"Held: {hand}." in own.told
        assert hand[0] not in shown.posted.content


async def test_buttons_of_ones_own_status_work(house: House) -> None:
    company = await house.company("nine_years")

    private = await company.type(company.anna, "/game status")
    public = await company.type(company.anna, "/game status", show=True)

    assert labels(public.posted) == []
    reply = await company.press(
        company.anna, "Alliance: End the phase", on=private.messages[0]
    )
    assert "The Alliance ended the Events Phase" in reply.posted.content


async def test_before_the_start_the_status_tells_who_sits(house: House) -> None:
    company = await house.company("nine_years", seated=False)

    reply = await company.type(company.ben, "/game status")

    assert "Альянс: *свободно*" in reply.told
    assert labels(reply.messages[0]) == []


def drawn(reply: Reply) -> list[str]:
    """Return the lines of a chart, and of its key."""
    return reply.told.replace("```\n", "").replace("```", "").splitlines()


@pytest.mark.parametrize(
    "track",
    [
        "-3,-3,-2,-2,-1,-1,0,1,1,2,2,3,3",
        ",".join(map(str, range(-20, 20))),
        ",".join(["-99"] * 13 + ["0"] + ["99"] * 13),
    ],
)
@pytest.mark.parametrize("reader", ["anna", "ben"])
async def test_the_chart_fits_a_phone_and_shows_every_box(
    house: House, track: str, reader: str
) -> None:
    company = await house.company("nine_years", seated=False)
    await company.type(company.uma, "/game option", name="track", value=track)

    reply = await company.type(getattr(company, reader), "/game chart", text=True)

    lines = drawn(reply)
    assert max(map(len, lines)) <= WIDTH
    values = " ".join(lines[0:-2:2]).replace("−", "-").replace("+", "").split()
    assert values == track.split(",")
    marks = " ".join(lines[1:-2:2]).split()
    assert len(marks) == len(values)
    assert marks[values.index("0")] == {"anna": "B!", "ben": "Б!"}[reader]


async def test_the_chart_shows_what_lies_on_the_track(house: House) -> None:
    company = await house.company("nine_years")
    for side, box in (("alliance", 7), ("bourbon", 5)):
        await company.type(company.uma, "/nine umpire support", side=side, box=str(box))
    await company.type(company.uma, "/nine umpire marker", side="alliance")

    reply = await company.type(company.anna, "/game chart", text=True)

    values, marks, *key = drawn(reply)
    assert values == " −3 −3 −2 −2 −1 −1  0 +1 +1 +2 +2 +3 +3"
    assert marks == "  ·  ·  ·  ·  ·  b A!  a  ·  ·  ·  ·  ·"
    assert key == ["A! B!: the marker, by the side up", "a b: control markers"]


async def test_a_game_without_a_chart_says_so(house: House) -> None:
    company = await house.company()

    reply = await company.type(company.anna, "/game chart")

    assert reply.refused == "no_chart"


async def rolls(company: Company, *who: str) -> None:
    for one in who:
        await company.type(getattr(company, one), "/parley roll", number=1)


async def test_the_journal_tells_the_latest_plays(house: House) -> None:
    company = await house.company()
    await rolls(company, *["anna"] * (LATEST + 2))

    reply = await company.type(company.carl, "/game log")

    numbers = re.findall(r"^-# №(\d+)$", reply.told, re.MULTILINE)
    assert numbers == [str(number) for number in range(3, LATEST + 3)]
    assert "-# №3\n**North throws a die.**" in reply.told
    assert "🎲 #3 omens: **" in reply.told


async def test_or_all_since_ones_own_last_one(house: House) -> None:
    company = await house.company()
    await rolls(company, "ben", "anna", "ben", "ben")

    anna = await company.type(company.anna, "/game log", since="me")
    ben = await company.type(company.ben, "/game log", since="me")
    carl = await company.type(company.carl, "/game log", since="me")

    assert re.findall("№(.)\n", anna.told) == ["3", "4"]
    assert ben.told == "С тех пор ничего не сыграно."
    assert re.findall("№(.)\n", carl.told) == ["1", "2", "3", "4"]


async def test_a_long_journal_goes_along_as_a_file(house: House) -> None:
    company = await house.company()
    await rolls(company, *["ben"] * 30)

    reply = await company.type(company.anna, "/game log", since="me")

    (message,) = reply.messages
    (file,) = message.attachments
    assert length(message.content) <= LONGEST
    assert message.content.endswith("… the rest is in the file.")
    assert file.name == "log.txt"
    told = file.bytes.decode()
    assert [f"№{number}\n" in told for number in range(1, 31)] == [True] * 30


async def test_the_journal_keeps_what_was_said_in_secret(house: House) -> None:
    company = await house.company()
    await company.type(company.anna, "/parley seal", choice="hold")

    for who in (company.anna, company.carl):
        reply = await company.type(who, "/game log")
        assert "hold" not in reply.told.lower()


def named(reply: Reply) -> set[str]:
    """Return the commands that can be clicked in what was told."""
    return set(re.findall(r"</([\w ]+):\d+>", reply.told))


@pytest.mark.parametrize("who", ["anna", "ben"])
async def test_the_help_names_commands_that_can_be_clicked(
    house: House, who: str
) -> None:
    company = Company(house, house.room(), ("north", "south"))

    reply = await company.type(getattr(company, who), "/game help")

    assert {"game new", "game join", "game start", "dice proof"} <= named(reply)
    assert length(reply.told) < LONGEST


async def test_the_help_names_those_of_the_game_in_the_channel(house: House) -> None:
    company = await house.company("nine_years", seated=False)

    reply = await company.type(company.ben, "/game help")

    assert {"nine roll", "nine next", "nine odds", "game join"} <= named(reply)
    assert "**Команды этой игры**" in reply.told
    assert length(reply.told) < LONGEST
