"""What people do in a script, and what it says of that."""

import json
from pathlib import Path

import pytest

from tests.script.playing import PARLEY, play

KEYS = {
    *("line", "who", "channel", "command", "ok", "refusal", "fault"),
    *("rolls", "events", "posts", "choices", "revision"),
}
POST_KEYS = {
    *("to", "edit", "text", "embeds", "buttons", "selects", "form", "files"),
    "mentions",
}


async def test_every_line_that_acts_has_an_object_with_every_key(
    tmp_path: Path,
) -> None:
    played = await play(
        PARLEY + "!user @ben locale:ru\n!dice 2\n@anna /parley roll number:1\n"
        "!now +1h\n!restart\n!kill\n@ben complete /parley sail to:x|\n",
        tmp_path,
    )

    assert [one["line"] for one in played.records] == [2, 3, 4, 5, 8, 9, 10, 11, 12]
    assert all(set(one) >= KEYS for one in played.records)
    assert all(set(one) == POST_KEYS for all in played.records for one in all["posts"])
    assert {one["channel"] for one in played.records} == {"bay"}
    assert [one["who"] for one in played.records[4:]] == ["anna", *[None] * 3, "ben"]
    assert [one["command"] for one in played.records[4:]] == [
        *("/parley roll number:1", "!now +1h", "!restart", "!kill"),
        "complete /parley sail to:x|",
    ]
    assert [one["revision"] for one in played.records] == [0, 0, 0, 0, 1, 1, 1, 1, 1]
    assert json.loads(json.dumps(played.records)) == played.records


async def test_a_play_is_told_with_its_throw_its_events_and_its_posts(
    tmp_path: Path,
) -> None:
    played = await play(PARLEY + "!dice 5 3\n@anna /parley roll number:2\n", tmp_path)

    assert played.last["ok"]
    assert played.last["rolls"] == [
        {"number": 1, "purpose": "omens", "sides": 6, "faces": [5, 3]}
    ]
    assert played.last["events"] == [
        {"kind": "dice_rolled", "side": "north", "faces": [5, 3], "total": 8}
    ]
    post, strip = played.last["posts"]
    assert (post["to"], post["edit"]) == ("everyone", None)
    assert "dice set by a script" in post["text"]
    assert "North: Throw 2 dice" in post["buttons"]
    assert (strip["edit"], strip["buttons"], strip["mentions"]) == (5, [], [])
    assert played[5]["posts"][0]["mentions"] == ["anna", "ben"]
    assert played.exports[0]["scripted"] is True


async def test_a_hidden_draw_shows_its_items_to_their_side_alone(
    tmp_path: Path,
) -> None:
    played = await play(
        PARLEY + "!draw oath spy\n@anna /parley draw number:2\n", tmp_path
    )

    assert played.last["rolls"] == [
        {"number": 1, "purpose": "cards", "count": 2, "of": 12}
    ]
    public = [one for one in played.last["posts"] if one["to"] == "everyone"]
    (private,) = [one for one in played.last["posts"] if one["to"] == "anna"]
    assert "Oath" not in json.dumps(public) + json.dumps(played.last["events"])
    assert "Oath, Spy" in private["text"]
    assert played.exports[0]["state"]["camps"]["north"]["hand"] == ["oath", "spy"]


async def test_a_refusal_has_its_code_its_clauses_and_its_sentence(
    tmp_path: Path,
) -> None:
    played = await play(
        PARLEY + "@anna /parley play card:oath\n@eve /parley roll number:1\n", tmp_path
    )
    by_rule, by_table = played[6], played[7]

    assert not by_rule["ok"]
    assert by_rule["refusal"]["code"] == "not_in_hand"
    assert by_rule["refusal"]["cites"] == ["PAR-HAND-3"]
    (answer,) = by_rule["posts"]
    assert (answer["to"], answer["text"]) == ("anna", by_rule["refusal"]["text"])
    assert (by_table["refusal"]["code"], by_table["refusal"]["cites"]) == (
        "no_seat",
        [],
    )
    assert by_table["revision"] == 0
    assert played.performance.status == 0


async def test_sealed_choices_are_pressed_behind_your_orders(tmp_path: Path) -> None:
    played = await play(
        PARLEY
        + """\
@anna press "Your orders"
@anna press "Seal: attack"
@ben press "Your orders"
@ben press "Seal: hold"
""",
        tmp_path,
    )

    assert [one["to"] for one in played[6]["posts"]] == ["anna"]
    assert played[7]["events"] == [{"kind": "choice_sealed", "side": "north"}]
    assert "attack" not in json.dumps([played[7]["posts"][0], played[7]["events"]])
    assert [one["kind"] for one in played[9]["events"]] == [
        *("choice_sealed", "choices_revealed", "talks_began"),
    ]


async def test_a_stale_press_names_the_line_of_its_message(tmp_path: Path) -> None:
    played = await play(
        PARLEY
        + """\
@anna press "Your orders"
@anna press "Seal: attack"
@ben /parley seal choice:hold
@anna press "Seal: leave" on:6
@ben press "South: Draw a card" on:5
""",
        tmp_path,
    )

    assert [played[line]["refusal"]["code"] for line in (9, 10)] == ["stale_press"] * 2
    assert "South seals a choice" in played[9]["refusal"]["text"]
    assert played.last["revision"] == 2


async def test_a_select_takes_values_and_labels(tmp_path: Path) -> None:
    played = await play(
        PARLEY
        + """\
@anna press "Your orders"
@anna choose "Which ships?" "Gull (gull)",heron
@ben press "Your orders"
@ben choose "Which ships?" "pike, marlin" on:8
@anna /parley sail to:cork
@anna press "Your orders"
@anna press "North: Sail"
@anna choose "Which harbour? (1 of 2)" London
""",
        tmp_path,
    )

    (select,) = played[6]["posts"][0]["selects"]
    assert (select["placeholder"], select["min"], select["max"]) == (
        "Which ships?",
        2,
        3,
    )
    assert select["options"][0] == {"label": "Gull (gull)", "value": "gull"}
    sent = [played[line]["events"][0]["ships"] for line in (7, 9)]
    assert sent == [["gull", "heron"], ["pike", "marlin"]]
    assert played.last["events"][0]["to"] == "london"


async def test_a_form_is_filled_after_a_restart(tmp_path: Path) -> None:
    played = await play(
        PARLEY
        + """\
@anna press "North: Load goods"
!restart
@ben /parley roll number:1
@anna fill "Goods to load" goods:"wine=3, salt=1"
""",
        tmp_path,
    )

    (form,) = [one["form"] for one in played[6]["posts"]]
    assert form["title"] == "Goods to load"
    assert [one["name"] for one in form["fields"]] == ["goods"]
    assert played[6]["posts"][0]["to"] == "anna"
    loaded = [(one["good"], one["number"]) for one in played.last["events"]]
    assert loaded == [("wine", 3), ("salt", 1)]


async def test_a_form_is_that_of_the_users_last_line(tmp_path: Path) -> None:
    script = """\
@anna press "North: Load goods"
@anna /parley odds
@anna fill "Goods to load" goods:"wine=3"
"""

    assert (await play(PARLEY + script, tmp_path)).wrong == (8, "no_form")


async def test_autocomplete_lists_names_and_values(tmp_path: Path) -> None:
    played = await play(
        PARLEY
        + """\
@anna complete /parley sail to:br|
@anna complete "/parley" send ships:"gull, her|"
!user @anna locale:ru
@anna complete /parley sail to:брем|
""",
        tmp_path,
    )

    assert played[6]["choices"] == [
        {"name": "Bremen", "value": "bremen"},
        {"name": "Brest", "value": "brest"},
        {"name": "Bristol", "value": "bristol"},
    ]
    assert [one["value"] for one in played[7]["choices"]] == ["gull, heron"]
    assert [one["value"] for one in played[9]["choices"]] == ["bremen"]
    assert played[6]["posts"] == []


async def test_an_attachment_is_a_path_beside_the_script(tmp_path: Path) -> None:
    (tmp_path / "papers").mkdir()
    (tmp_path / "papers" / "letter.txt").write_text("Meet me at Brest.")

    played = await play(
        PARLEY + "@anna /parley write letter:papers/letter.txt\n@anna /game export\n",
        tmp_path,
    )

    assert played[6]["ok"]
    assert "Meet me" in played[6]["posts"][-1]["text"]
    assert played.exports[0]["state"]["camps"]["north"]["letter"] == "Meet me at Brest."
    ((file,),) = [one["files"] for one in played[7]["posts"]]
    assert file["name"].endswith(".json")
    assert file["bytes"] > 1000
    assert file["alt"] is None


async def test_a_russian_types_his_own_names_and_reads_his_own_language(
    tmp_path: Path,
) -> None:
    played = await play(
        """\
        !game #бухта
        !user @борис locale:ru
        @борис /game новая игра:parley
        @борис /game join side:south
        @anna /game join side:north
        @борис /game start
        @борис /parley play card:oath
        @anna /parley play card:oath
        """,
        tmp_path,
    )

    assert "Новая игра" in played[3]["posts"][0]["text"]
    assert "У вас нет" in played[7]["refusal"]["text"]
    assert "You do not hold" in played[8]["refusal"]["text"]
    assert played[3]["who"] == "борис"
    assert played[3]["channel"] == "бухта"


async def test_the_default_language_is_that_of_the_setting(tmp_path: Path) -> None:
    script = "!game #bay\n!user @anna locale:en-US\n@ben /game help\n@anna /game help\n"

    played = await play(script, tmp_path, locale="ru")

    assert "команд" in played[3]["posts"][0]["text"]
    assert "command" in played[4]["posts"][0]["text"]


async def test_a_thread_is_a_table_of_its_own(tmp_path: Path) -> None:
    played = await play(
        PARLEY
        + """\
!thread #war
@umpire /game new system:nine_years
!game #bay
@anna /parley roll number:1
!thread #war
@umpire /game status
""",
        tmp_path,
    )

    assert [one["channel"] for one in played.records[4:]] == ["war", "bay", "war"]
    assert [one["revision"] for one in played.records[4:]] == [0, 1, 0]
    assert [one["system"] for one in played.exports] == ["parley", "nine_years"]


async def test_the_clock_stands_still_until_it_is_set(tmp_path: Path) -> None:
    played = await play(
        PARLEY
        + """\
@anna /parley roll number:1
!now +2d3h
@anna /parley roll number:1
!now 2026-03-01T12:00Z
@anna /parley roll number:1
""",
        tmp_path,
    )

    at = [one["public"]["at"] for one in played.exports[0]["plays"]]
    assert [later - at[0] for later in at] == [0, 51 * 3600, (59 * 24 + 12) * 3600]
    assert at[0] == 1767225600


@pytest.mark.parametrize("stop", ["!restart", "!kill"])
async def test_a_game_goes_on_after_a_stop(stop: str, tmp_path: Path) -> None:
    played = await play(
        PARLEY
        + f"""\
!dice 4 2
@anna /parley roll number:1
@anna press "Your orders"
{stop}
@anna press "Seal: hold"
@ben /parley roll number:1
""",
        tmp_path,
    )

    assert played[9]["posts"] == []
    assert played[10]["events"] == [{"kind": "choice_sealed", "side": "north"}]
    assert played[11]["rolls"][0]["faces"] == [2]
    assert [one["edit"] for one in played[11]["posts"]] == [None, 10]
    assert played.performance.status == 0


async def test_faces_wait_for_a_game_that_is_still_to_come(tmp_path: Path) -> None:
    script = "!game #bay\n!dice 6\n!draw wind\n" + PARLEY

    played = await play(
        script + "@ben /parley roll number:1\n@ben /parley draw\n", tmp_path
    )

    assert played[9]["rolls"][0]["faces"] == [6]
    assert "Fair Wind" in played.last["posts"][-1]["text"]
