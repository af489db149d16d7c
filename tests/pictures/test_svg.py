"""Pieces of SVG: well-formed whatever is written into them, and always the same."""

from xml.etree import ElementTree as ET

from hypothesis import given
from hypothesis import strategies as st

from bot.pictures.svg import PAPER, box, document, element, moved, path, text


@given(st.text())
def test_any_text_makes_a_well_formed_document(said: str) -> None:
    svg = document(10, 10, text((1, 2), said, 5), background=PAPER)

    root = ET.fromstring(svg)  # noqa: S314 - our own document
    (drawn,) = (one for one in root if one.tag.endswith("text"))
    assert (drawn.text or "") == "".join(one for one in said if one.isprintable())


def test_markup_and_signs_that_turn_writing_stay_out() -> None:
    assert text((0, 0), "<a>&\u202e\x00b", 5) == (
        '<text fill="#10212b" x="0" y="0" font-size="5">&lt;a&gt;&amp;b</text>'
    )


def test_attributes_are_escaped_and_numbers_short() -> None:
    assert element("g", id='"<', stroke_width=1.23456) == (
        '<g id="&quot;&lt;" stroke-width="1.23"/>'
    )
    assert box(1.0, 2.5, 3, 4.999, rx=1) == (
        '<rect x="1" y="2.5" width="3" height="5" rx="1"/>'
    )


def test_parts_are_moved_and_scaled() -> None:
    assert moved(1, 2, "x") == '<g transform="translate(1 2)">x</g>'
    assert moved(1, 2, "x", scale=0.5) == (
        '<g transform="translate(1 2) scale(0.5)">x</g>'
    )
    assert "stroke=" not in path("M0 0", stroke="none")
