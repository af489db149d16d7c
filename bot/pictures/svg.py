"""Pieces of an SVG document, as text: the same input gives the same bytes."""

import functools
from html import escape
from typing import Final

from bot.pictures.font import FAMILY

INK: Final = "#10212b"
PAPER: Final = "#ffffff"

Value = str | float


def element(name: str, *inside: str, **attributes: Value) -> str:
    """Return an element; underscores in the names of attributes stand for hyphens."""
    given = "".join(
        [f' {key.replace("_", "-")}="{_value(one)}"' for key, one in attributes.items()]
    )
    within = "".join(inside)
    return f"<{name}{given}>{within}</{name}>" if within else f"<{name}{given}/>"


def document(width: float, height: float, *parts: str, background: str) -> str:
    """Return a whole picture of this size, in the pixels of a phone, on *background*.

    It is never transparent, so that it reads the same in dark and in light mode.
    """
    return element(
        "svg",
        element("rect", width=width, height=height, fill=background),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=height,
        font_family=FAMILY,
    )


def text(
    at: tuple[float, float],
    said: str,
    size: float,
    *,
    bold: bool = False,
    anchor: str = "start",
    fill: str = INK,
) -> str:
    """Return a line of text; *at* is where its baseline starts, or as *anchor* says.

    Signs that cannot be seen are left out: some of them would break the document.
    """
    shown = said
    if not said.isprintable():
        shown = "".join(sign for sign in said if sign.isprintable())
    style = {"font_weight": "700"} if bold else {}
    if anchor != "start":
        style["text_anchor"] = anchor
    words = escape(shown, quote=False)
    given: dict[str, Value] = {"x": at[0], "y": at[1], "font_size": size, **style}
    return element("text", words, fill=fill, **given)


def path(drawn: str, *, fill: str = "none", stroke: str = INK, width: float = 1) -> str:
    """Return a path; a *stroke* of `none` leaves out its outline."""
    outline: dict[str, Value] = {}
    if stroke != "none":
        outline = {"stroke": stroke, "stroke_width": width}
    return element("path", d=drawn, fill=fill, stroke_linejoin="round", **outline)


def moved(x: float, y: float, *parts: str, scale: float = 1) -> str:
    """Return *parts*, drawn around 0, moved to a place and scaled."""
    size = f" scale({_value(scale)})" if scale != 1 else ""
    return element("g", *parts, transform=f"translate({_value(x)} {_value(y)}){size}")


def box(
    x: float,
    y: float,
    width: float,
    height: float,
    **attributes: Value,
) -> str:
    """Return a rectangle."""
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def line(
    start: tuple[float, float], end: tuple[float, float], **attributes: Value
) -> str:
    """Return a straight line."""
    return element("line", x1=start[0], y1=start[1], x2=end[0], y2=end[1], **attributes)


@functools.lru_cache(maxsize=8192)
def _value(value: Value) -> str:
    """Return an attribute's value; numbers to a hundredth of a pixel."""
    if isinstance(value, str):
        return escape(value)
    return f"{value:.2f}".rstrip("0").rstrip(".")
