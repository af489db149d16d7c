"""Cards keep their places on the map, apart from each other, on a phone's width."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.pictures.chart_layout import GAP, MARGIN, WIDTH, Spot, depth, spots

COORDINATES = st.integers(-1000, 1000)
MAPS = st.dictionaries(
    st.text("abcdef", min_size=1, max_size=3),
    st.tuples(COORDINATES, COORDINATES),
    min_size=1,
    max_size=30,
)


def measure(name: str, most: float) -> tuple[float, float]:
    """Return the size of a card: the narrower, the higher, as with real ones."""
    return most, 30 + 900 / most + 10 * len(name)


def apart(one: Spot, other: Spot) -> bool:
    return (
        one.left + one.width + GAP <= other.left + 1e-6
        or other.left + other.width + GAP <= one.left + 1e-6
        or one.top + one.height + GAP <= other.top + 1e-6
        or other.top + other.height + GAP <= one.top + 1e-6
    )


@settings(max_examples=60)
@given(MAPS)
def test_no_card_covers_another_or_leaves_the_picture(
    places: dict[str, tuple[float, float]],
) -> None:
    placed = spots(places, measure)

    assert placed.keys() == places.keys()
    assert all(apart(*pair) for pair in combinations(placed.values(), 2))
    for one in placed.values():
        assert one.left >= MARGIN - 1e-6
        assert one.left + one.width <= WIDTH - MARGIN + 1e-6
        assert one.top >= -1e-6
        assert one.top + one.height <= depth(placed)


@settings(max_examples=60)
@given(MAPS)
def test_what_is_far_above_or_left_on_the_map_is_so_on_the_chart(
    places: dict[str, tuple[float, float]],
) -> None:
    placed = spots(places, measure)

    for one, other in combinations(places, 2):
        across = placed[one].middle[0] - placed[other].middle[0]
        if abs(across) < 1:
            down = places[one][1] - places[other][1]
            assert down * (placed[one].top - placed[other].top) >= 0
        else:
            assert across * (places[one][0] - places[other][0]) > 0


def test_a_small_map_keeps_its_shape() -> None:
    places = {"n": (300, 100), "w": (100, 300), "e": (500, 300), "s": (300, 500)}

    placed = spots(places, lambda name, most: (min(most, 60), 40))

    middles = {name: one.middle for name, one in placed.items()}
    assert middles["n"][0] == middles["s"][0] == WIDTH / 2
    assert middles["w"][1] == middles["e"][1]
    assert middles["w"][0] + middles["e"][0] == pytest.approx(WIDTH)
    assert middles["s"][1] - middles["n"][1] > 200


@pytest.mark.parametrize("places", [{"a": (5, 5)}, {"a": (5, 5), "b": (5, 5)}])
def test_a_map_without_extent_is_drawn_too(
    places: dict[str, tuple[float, float]],
) -> None:
    placed = spots(places, measure)

    assert all(one.middle[0] == WIDTH / 2 for one in placed.values())
