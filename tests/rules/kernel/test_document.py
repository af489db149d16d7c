"""Old positions are lifted one schema at a time."""

import pytest

from rules.kernel.document import Raw, current


def rename(raw: Raw) -> Raw:
    return {"ships": raw["boats"]}


def count(raw: Raw) -> Raw:
    return {**raw, "number": len(raw["ships"])}


UPCASTS = (rename, count)


@pytest.mark.parametrize(
    ("schema", "saved"),
    [
        (1, {"boats": ["ark"]}),
        (2, {"ships": ["ark"]}),
        (3, {"ships": ["ark"], "number": 1}),
    ],
)
def test_every_schema_reaches_todays(schema: int, saved: Raw) -> None:
    before = dict(saved)

    assert current(saved, schema, UPCASTS) == {"ships": ["ark"], "number": 1}
    assert saved == before


@pytest.mark.parametrize("schema", [0, -1, 4])
def test_no_other_schema_is_read(schema: int) -> None:
    with pytest.raises(ValueError, match=f"schema {schema} is not one of 1 to 3"):
        current({}, schema, UPCASTS)
