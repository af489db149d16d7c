"""The font of the pictures: its widths are true, and texts are fitted by them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pictures.font import ELLIPSIS, face, fitted, lines, width
from bot.pictures.painter import Painter
from bot.pictures.svg import document, text
from tests.pictures.png import read

RUSSIAN = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя"
USED = "×№−–·…(),.:/+%0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
NAMES = st.text("Ааб wil№9", min_size=1, max_size=60)


@pytest.mark.parametrize("bold", [False, True])
def test_it_has_every_sign_that_pictures_write(bold: bool) -> None:
    assert [sign for sign in RUSSIAN + USED if not face(bold=bold).has(sign)] == []
    assert not face(bold=bold).has("\uffff")


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("said", ["Соболий пролив", "Wil", "illi", "№3 · р. 2"])
async def test_no_text_is_drawn_wider_than_is_reckoned(
    painter: Painter, said: str, bold: bool
) -> None:
    """Some pairs of signs are drawn closer together than their widths say."""
    svg = document(200, 30, text((0, 20), said, 20, bold=bold), background="#fff")
    bitmap = read(await painter.png(svg))

    drawn = bitmap.right_edge() * 200 / bitmap.width
    reckoned = width(said, 20, bold=bold)
    assert 0.95 * reckoned - 2.5 < drawn < reckoned


@given(NAMES, st.floats(20, 300), st.booleans())
def test_a_fitted_text_stands_within_its_room(
    said: str, room: float, bold: bool
) -> None:
    shown = fitted(said, room, 11, bold=bold)

    assert width(shown, 11, bold=bold) <= room
    if shown != said:
        assert width(said, 11, bold=bold) > room
        assert shown.endswith(ELLIPSIS)
        assert said.startswith(shown[:-1])


@given(NAMES, st.floats(30, 300), st.integers(1, 3))
def test_lines_stand_within_their_room(said: str, room: float, most: int) -> None:
    made, size = lines(said, room, (12, 9), most)

    assert len(made) <= most
    assert all(width(one, size) <= room for one in made)
    if ELLIPSIS not in "".join(made):
        assert " ".join(made).split() == said.split()


def test_lines_are_as_large_as_they_may_be() -> None:
    said = "Залив Святого Луки"

    assert lines(said, 300, (12, 9), 2) == ((said,), 12)
    assert lines(said, 80, (12, 9), 2) == (("Залив Святого", "Луки"), 12)
    assert lines(said, 60, (12, 9), 2) == (("Залив Святого", "Луки"), 9)
    assert lines("  ", 60, (12, 9), 2) == (("",), 12)
    assert lines("Сто одиннадцать", 40, (12, 9), 1) == (("Сто оди…",), 9)
