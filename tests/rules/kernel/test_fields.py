"""The closed list of types that a player may be asked for."""

from typing import Annotated, Any, Literal

import pytest
from pydantic import Field, ValidationError

from rules.kernel.fields import (
    LARGEST_DOCUMENT,
    Amounts,
    Document,
    Id,
    Ids,
    Shape,
    shapes,
)
from rules.kernel.model import Command, Question, Request

Small = Annotated[int, Field(ge=1, le=5)]


class Everything(Command):
    path = ("everything",)

    truth: bool
    number: Small
    bare: int = Field(ge=-2, le=2)
    word: Literal["fight", "flee"]
    one: Id
    several: Ids
    goods: Amounts
    letter: Document
    maybe: Id | None = None
    perhaps: Annotated[Small | None, "remark"] = None
    usual: Literal["fight", "flee"] = "flee"


def test_each_type_has_its_shape() -> None:
    assert shapes(Everything) == (
        Shape("truth", "bool", True),
        Shape("number", "int", True, least=1, most=5),
        Shape("bare", "int", True, least=-2, most=2),
        Shape("word", "choice", True, values=("fight", "flee")),
        Shape("one", "id", True),
        Shape("several", "ids", True),
        Shape("goods", "amounts", True),
        Shape("letter", "document", True),
        Shape("maybe", "id", False),
        Shape("perhaps", "int", False, least=1, most=5),
        Shape("usual", "choice", False, "flee", values=("fight", "flee")),
    )


def request_with(annotation: Any) -> type[Request]:
    space = {"__annotations__": {"field": annotation}, "path": ("one",)}
    return type("Odd", (Question,), space)


@pytest.mark.parametrize(
    ("annotation", "match"),
    [
        pytest.param(str, "is not a type for fields", id="any text"),
        pytest.param(float, "is not a type for fields", id="a fraction"),
        pytest.param(tuple[str, ...], "is not a type for fields", id="any list"),
        pytest.param(Id | bool, "is not a type for fields", id="two types"),
        pytest.param(Id | bool | None, "is not a type for fields", id="two or none"),
        pytest.param(int, "a least and a most", id="a number without bounds"),
        pytest.param(
            Annotated[int, Field(ge=0)], "a least and a most", id="without a most"
        ),
        pytest.param(
            Annotated[int, Field(le=0)], "a least and a most", id="without a least"
        ),
        pytest.param(
            Literal[tuple(f"w{n}" for n in range(26))], "at most 25", id="26 words"
        ),
        pytest.param(Literal["one", 2], "words to choose from", id="not all words"),
    ],
)
def test_no_other_type_is_on_the_list(annotation: Any, match: str) -> None:
    with pytest.raises(TypeError, match=f"Odd.field: .*{match}"):
        shapes(request_with(annotation))


def test_twenty_five_words_are() -> None:
    words = tuple(f"w{n}" for n in range(25))

    assert shapes(request_with(Literal[words])) == (
        Shape("field", "choice", True, values=words),
    )


def test_who_acts_is_no_field() -> None:
    class Seated(Command):
        path = ("sit",)

        seat: Id

    with pytest.raises(TypeError, match=r"Seated\.seat"):
        shapes(Seated)


FIELDS: dict[str, Any] = {
    "truth": True,
    "number": 1,
    "bare": 0,
    "word": "fight",
    "one": "a",
    "several": ("ark",),
    "goods": {"wine": 3},
    "letter": "",
}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("one", "x" * 32),
        ("several", ("x",) * 99),
        ("letter", "x" * 262144),
    ],
)
def test_the_largest_values_that_a_field_can_hold(field: str, value: Any) -> None:
    command = Everything(actor="north", **FIELDS | {field: value})

    assert getattr(command, field) == value


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("one", ""),
        ("one", "x" * 33),
        ("several", ()),
        ("several", ("x",) * 100),
        ("goods", {}),
        ("goods", {"wine": "3"}),
        ("letter", "x" * (LARGEST_DOCUMENT + 1)),
        ("number", 6),
        ("truth", 1),
    ],
)
def test_values_that_a_field_cannot_hold(field: str, value: Any) -> None:
    assert Everything(actor="north", **FIELDS).actor == "north"

    with pytest.raises(ValidationError, match=field):
        Everything(actor="north", **FIELDS | {field: value})
