"""How a script ends: played, amiss, or at a line that cannot be played."""

from pathlib import Path
from typing import NoReturn

import pytest

from rules.kernel.dice import Dice
from rules.kernel.model import Command, Result
from tests.parley.state import Parley
from tests.parley.system import RULES, ParleySystem
from tests.script.playing import PARLEY, play


class Stumble(Command):
    """Fail, as no rule does."""

    path = ("stumble",)


def stumble(state: Parley, command: Stumble, dice: Dice) -> Result[Parley]:
    """Fail."""
    raise ZeroDivisionError


def no_choices(*_: object) -> NoReturn:
    """Fail."""
    raise ZeroDivisionError


@pytest.mark.parametrize(
    ("script", "code"),
    [
        pytest.param("!dance", "unknown_directive", id="syntax"),
        pytest.param("@anna press \xff", "no_button", id="button"),
        pytest.param("@anna /parley dance", "no_command", id="command"),
        pytest.param("@anna /parley roll dice:1", "no_option", id="option"),
        pytest.param("@anna /parley roll", "required", id="left out"),
        pytest.param("@anna /parley roll number:6", "too_great", id="above"),
        pytest.param("@anna /parley roll number:0", "too_small", id="below"),
        pytest.param("@anna /parley roll number:two", "no_integer", id="number"),
        pytest.param("@anna /parley seal choice:flee", "no_choice", id="choice"),
        pytest.param(
            "@anna /parley sail to:cork show_flag:x", "no_boolean", id="truth"
        ),
        pytest.param('@anna /parley sail to:""', "length", id="empty"),
        pytest.param("@umpire /game assign side:north user:x", "no_user", id="user"),
        pytest.param("@anna /parley write letter:none.txt", "no_file", id="file"),
        pytest.param("@anna /parley write letter:.", "no_file", id="folder"),
        pytest.param('@anna press "End"', "no_button", id="unknown button"),
        pytest.param('@ben press "Seal: hold"', "no_button", id="unseen button"),
        pytest.param('@anna press "Your orders" on:4', "no_button", id="other line"),
        pytest.param('@anna press "Your orders" on:99', "no_button", id="no line"),
        pytest.param("@anna choose Ships gull", "no_select", id="select"),
        pytest.param('@anna choose "Which ships?" pike,gull', "no_choice", id="value"),
        pytest.param('@anna choose "Which ships?" gull', "number", id="too few"),
        pytest.param("@anna fill Order", "no_form", id="form"),
        pytest.param("@anna complete /parley roll number:|", "no_autocomplete"),
        pytest.param("!now 2025-12-31T23:59Z", "bad_time", id="back"),
        pytest.param("!now +3000000d", "bad_time", id="beyond"),
        pytest.param("!dice 7\n@anna /parley roll number:1", "no_face", id="face"),
        pytest.param("!dice 1\n@anna /parley roll number:2", "few_faces", id="faces"),
        pytest.param("!draw ace\n@anna /parley draw", "no_item", id="item"),
        pytest.param("!draw spy\n@anna /parley draw number:2", "few_items", id="items"),
    ],
)
async def test_nothing_is_played_from_a_line_on_that_cannot_be(
    script: str, code: str, tmp_path: Path
) -> None:
    before = PARLEY + '@anna press "Your orders"\n'
    wanted = (before + script).count("\n") + 1

    played = await play(before + script + "\n@anna /parley odds\n", tmp_path)

    assert played.wrong == (wanted, code)
    assert played.performance.status == 2
    assert played.last["line"] == 6
    assert played.exports[0]["revision"] == 0
    assert played.exports[0]["scripted"] is False


@pytest.mark.parametrize("script", ["@anna /game help", "!dice 1", "!thread #war"])
async def test_a_channel_is_named_before_it_is_used(
    script: str, tmp_path: Path
) -> None:
    assert (await play(script, tmp_path)).wrong == (1, "nowhere")


@pytest.mark.parametrize(
    ("filled", "code"), [("gold:x", "no_field"), ("", "length"), ('goods:""', "length")]
)
async def test_what_a_form_does_not_take(
    filled: str, code: str, tmp_path: Path
) -> None:
    script = PARLEY + '@anna press "North: Load goods"\n@anna fill "Goods to load" '

    assert (await play(script + filled, tmp_path)).wrong == (7, code)


async def test_a_fault_is_told_and_the_rest_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ParleySystem, "choices", no_choices)
    stumbling = ParleySystem({**RULES, Stumble: stumble})
    script = PARLEY + "@anna /parley stumble\n@anna complete /parley sail to:b|\n"

    played = await play(script + "@anna /parley odds\n", tmp_path, systems=(stumbling,))

    fault = played[6]["fault"]
    assert (played[6]["ok"], played[6]["refusal"]) == (False, None)
    assert fault in played[6]["posts"][0]["text"]
    assert (played[7]["ok"], played[7]["choices"]) == (False, [])
    assert played.performance.faults == {6: fault, 7: played[7]["fault"]}
    assert played.last["ok"]
    assert played.performance.status == 1


@pytest.mark.parametrize(
    ("script", "left"),
    [
        ("!dice 1 2 3\n@anna /parley roll number:2\n", ((3,), ())),
        ("!draw oath\n!kill\n", ((), ("oath",))),
    ],
)
async def test_what_nothing_took_is_left_over(
    script: str, left: tuple[tuple[int, ...], tuple[str, ...]], tmp_path: Path
) -> None:
    played = await play(PARLEY + script, tmp_path)

    assert played.performance.left_over == {"bay": left}
    assert played.performance.status == 1


async def test_a_script_can_stop_at_a_refusal(tmp_path: Path) -> None:
    script = PARLEY + "@eve /parley roll number:1\n@anna /parley roll number:1\n"

    played = await play(script, tmp_path, stop_on_refusal=True)

    assert played.last["line"] == played.performance.stopped == 6
    assert played.performance.status == 1
    assert played.exports[0]["revision"] == 0
