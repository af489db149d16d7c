"""The schema of today follows from the upcasts."""

from typing import Any, cast

import pytest

from rules.kernel.system import System, schema


class Upcasted:
    def __init__(self, count: int) -> None:
        self.upcasts = (dict,) * count


@pytest.mark.parametrize("count", [0, 1, 5])
def test_schema_is_one_more_than_there_are_upcasts(count: int) -> None:
    assert schema(cast(System[Any], Upcasted(count))) == count + 1
