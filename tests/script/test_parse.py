"""The format of scripts, line by line."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.script.acts import (
    Act,
    Choose,
    Complete,
    Dice,
    Draw,
    Fill,
    Game,
    Kill,
    Line,
    Now,
    Press,
    Restart,
    Slash,
    Thread,
    User,
)
from bot.script.parse import numbered, parse
from bot.script.unplayable import Unplayable

MARCH = datetime(2026, 3, 1, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("said", "act"),
    [
        ("!game #colonies", Game("colonies")),
        ('!game "#two words"', Game("two words")),
        ("!thread #war", Thread("war")),
        ("!user @ben locale:ru", User("ben", "ru")),
        ("!user @ben locale:en", User("ben", "en-US")),
        ("!dice 5 3 6", Dice((5, 3, 6))),
        ("!dice  10\t1", Dice((10, 1))),
        ('!draw t4 "a b"', Draw(("t4", "a b"))),
        ("!now 2026-03-01T12:00Z", Now(MARCH)),
        ("!now 2026-03-01T15:00+03:00", Now(MARCH)),
        ("!now +2d3h", Now(timedelta(days=2, hours=3))),
        ("!now +90m", Now(timedelta(minutes=90))),
        ("!restart", Restart()),
        ("!kill", Kill()),
    ],
)
def test_directives(said: str, act: Act) -> None:
    assert parse(7, said) == Line(7, None, said, act)


@pytest.mark.parametrize(
    ("said", "act"),
    [
        ("/nine roll", Slash(("/nine", "roll"), {})),
        (
            "/nine umpire cards side:alliance number:4",
            Slash(("/nine", "umpire", "cards"), {"side": "alliance", "number": "4"}),
        ),
        (
            '/nine umpire vp number:4 reason:"he said: \\"no\\" \\\\ yes"',
            Slash(
                ("/nine", "umpire", "vp"),
                {"number": "4", "reason": 'he said: "no" \\ yes'},
            ),
        ),
        ("/a b:c:d", Slash(("/a",), {"b": "c:d"})),
        ('/a b:x"y z"w', Slash(("/a",), {"b": "xy zw"})),
        ('/a b:""', Slash(("/a",), {"b": ""})),
        ('/a b:"\\n"', Slash(("/a",), {"b": "\\n"})),
        ("/игра журнал с:меня", Slash(("/игра", "журнал"), {"с": "меня"})),
        ("press Start", Press("Start")),
        ('press "Fight on"', Press("Fight on")),
        ('press "Fight on" on:12', Press("Fight on", 12)),
        ('press "on:3"', Press("on:3")),
        ('choose "Ships" a,b', Choose("Ships", ("a", "b"))),
        ('choose "Ships" a,b on:3', Choose("Ships", ("a", "b"), 3)),
        ('choose "Ships" "a, b","c d"', Choose("Ships", ("a, b", "c d"))),
        ("choose Ships a b", Choose("Ships", ("a", "b"))),
        (
            'fill "Fire order" targets:"a=3, b=4" "two words":x',
            Fill("Fire order", {"targets": "a=3, b=4", "two words": "x"}),
        ),
        ("fill Order", Fill("Order", {})),
        (
            "complete /sea fleet move fleet:al|",
            Complete(("/sea", "fleet", "move"), {}, "fleet", "al"),
        ),
        (
            'complete /a b:"x y|z" c:1',
            Complete(("/a",), {"c": "1"}, "b", "x yz"),
        ),
        ("complete /a b:|", Complete(("/a",), {}, "b", "")),
        ("complete /a b:1|2|", Complete(("/a",), {}, "b", "1|2")),
    ],
)
def test_deeds(said: str, act: Act) -> None:
    assert parse(3, f"@anna {said}") == Line(3, "anna", said, act)


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("anna /nine roll", "unknown_line"),
        ("!", "unknown_directive"),
        ("!dance", "unknown_directive"),
        ("!game", "form"),
        ("!game colonies", "form"),
        ("!game #", "form"),
        ("!game #a #b", "form"),
        ("!thread war", "form"),
        ("!user @ben", "form"),
        ("!user ben locale:ru", "form"),
        ("!user @ben language:ru", "form"),
        ("!user @ben locale:klingon", "bad_locale"),
        ("!dice", "form"),
        ("!dice six", "form"),
        ("!dice 0", "form"),
        ("!dice -1", "form"),
        ("!dice ٣", "form"),
        ("!dice " + "9" * 5000, "form"),
        ("!draw", "form"),
        ("!now", "form"),
        ("!now tomorrow", "form"),
        ("!now 2026-03-01T12:00", "form"),
        ("!now +", "form"),
        ("!now +3h2d", "form"),
        ("!now +9999999999d", "form"),
        ("!restart now", "form"),
        ("!kill now", "form"),
        ("@", "form"),
        ("@anna", "form"),
        ("@anna hello", "form"),
        ("@anna nine roll", "form"),
        ("@anna /nine roll seat:a more", "form"),
        ("@anna /nine roll :a", "form"),
        ("@anna /nine roll seat:a seat:b", "twice"),
        ("@anna press", "form"),
        ("@anna press Fight on", "form"),
        ("@anna press Fight on:0", "form"),
        ("@anna press Fight on:x", "form"),
        ("@anna press Fight on:1 more", "form"),
        ("@anna choose Ships", "form"),
        ("@anna choose Ships ,", "form"),
        ("@anna choose Ships on:1", "form"),
        ("@anna fill", "form"),
        ("@anna fill Order text", "form"),
        ("@anna complete", "form"),
        ("@anna complete /a b:c", "form"),
        ("@anna complete /a b:| c:|", "form"),
        ("@anna complete b:|", "form"),
        ('@anna press "Fight', "open_quote"),
        ('@anna press "Fight\\"', "open_quote"),
        ("@anna press \udcff", "not_utf8"),
    ],
)
def test_what_is_not_so_written_is_named(said: str, code: str) -> None:
    with pytest.raises(Unplayable) as wrong:
        parse(1, said)

    assert wrong.value.code == code


def test_lines_are_numbered_and_comments_and_blanks_skipped() -> None:
    script = b"\xef\xbb\xbf# one\r\n\r\n  !kill\t\r\n#!kill\n\xe2\x80\xa8 x\n!kill"

    assert list(numbered(script)) == [(3, "!kill"), (5, "\u2028 x"), (6, "!kill")]


def test_a_byte_that_is_no_text_spoils_its_own_line_only() -> None:
    first, second = numbered(b"!kill\n!game #\xff")

    assert parse(*first).act == Kill()
    with pytest.raises(Unplayable, match="not_utf8"):
        parse(*second)
